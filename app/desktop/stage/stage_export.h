// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/export_button.h"
#include "app/desktop/stage/stage_texts.h"

#include <QImage>
#include <QObject>

#include <functional>

namespace glossator::desktop {

class BoardPane;
class Production;
class StagePlayer;
class StageSaver;
class StageSources;

/// Makes of what is on the stage what can be taken along, and brings it to the clipboard or into files: the
/// picture of a step, the text of the case, a film of it. The bar below the board says what became of it.
class StageExport : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this. `texts` are those of what is played.
    StageExport(const Production& production, const StagePlayer& player, const StageSources& sources,
                BoardPane& board, std::function<StageTexts()> texts);

    /// The step that is shown, as it rests, with its caption below; null without a case.
    [[nodiscard]] QImage stepImage() const;
    /// Everything that the list of steps tells.
    [[nodiscard]] QString caseText() const;
    void savePicture(const QString& path);
    void saveText(const QString& path);
    /// This takes a while, in which all goes on.
    void saveFilm(const QString& path);
    /// Makes no film any more: what it is made of goes.
    void giveUpFilm();

public slots:
    /// Asks for a file where one is needed.
    void take(glossator::desktop::Export what);

signals:
    void printRequested();
    void pdfRequested();

private:
    void ask(Export what, const QString& ending, const QString& filter);
    void askForPicture();

    const Production& m_production;
    const StagePlayer& m_player;
    const StageSources& m_sources;
    BoardPane& m_board;
    std::function<StageTexts()> m_texts;
    StageSaver* m_saver;
};

} // namespace glossator::desktop
