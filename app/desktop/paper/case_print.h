// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "app/desktop/paper/column_flow.h"
#include "app/desktop/paper/printout.h"
#include "app/desktop/shell/library.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/desktop/stage/steps_model.h"
#include "app/pictures/board_picture.h"

#include <QCoreApplication>

#include <memory>

class QTextDocument;

namespace glossator::desktop {

/// A case on paper: what it is called and what it proves; then in two columns its steps as they are told,
/// with pictures of the board where something is decided or scored, the score sheet, and at the end the
/// clauses, which are cited by numbers.
class CasePrint : public Printout
{
    Q_DECLARE_TR_FUNCTIONS(CasePrint)

public:
    /// nullptr for an unknown case and for one that cannot be played. The library must outlive what is made.
    [[nodiscard]] static std::unique_ptr<CasePrint> of(const Library& library, const QString& id,
                                                       catalogue::Language language);
    ~CasePrint() override;
    Q_DISABLE_COPY_MOVE(CasePrint)

    [[nodiscard]] QString title() const override;
    void setSheet(QSizeF points) override;
    bool prepareSome() override;
    [[nodiscard]] double prepared() const override;
    [[nodiscard]] int sheets() const override;
    void paint(QPainter& painter, int sheet) override;

    /// All words, block by block in their order; for tests.
    [[nodiscard]] QStringList words() const;
    /// How many pictures of the board there are.
    [[nodiscard]] int pictureCount() const;

private:
    /// Words, or the picture of a step.
    struct Block
    {
        ColumnBlock flow;
        std::unique_ptr<QTextDocument> words;
        int step = -1;
    };

    CasePrint(const Library& library, LoadedCase loaded, catalogue::Language language);
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] std::unique_ptr<QTextDocument> setWords(const QString& html, double size,
                                                          double width) const;
    void addWords(const QString& html, double size, double above, bool keepsNext);
    void addHeading(const QString& text);
    void setHead();
    void addStep(int step);
    void addEvent(const QModelIndex& row);
    void addPicture(int step);
    void addScores(int step);
    void addAwards();
    void flow();
    void addClauses();
    [[nodiscard]] bool isPictured(int step) const;
    [[nodiscard]] pictures::BoardView pictureView() const;
    [[nodiscard]] QString boxes() const;
    /// The number by which a clause is cited, in brackets; it gets one when it is cited first.
    [[nodiscard]] QString numberOf(const QString& clause) const;
    [[nodiscard]] QString citesOf(const QStringList& clauses) const;
    void paintFoot(QPainter& painter, int sheet) const;
    void paintPicture(QPainter& painter, int step);

    const Library& m_library;
    catalogue::Language m_language;
    const Inks& m_inks;
    LoadedCase m_case;
    wording::PhraseWording m_wording;
    ClauseNames m_numbers; ///< clauses told by their numbers
    StepsModel m_steps;
    pictures::BoardPicture m_picture;
    Choreographer m_choreographer;
    mutable QStringList m_cited; ///< in the order of their numbers
    QSizeF m_sheet;              ///< points
    std::unique_ptr<QTextDocument> m_head;
    std::vector<Block> m_blocks;
    std::vector<ColumnSpot> m_spots;
    double m_pictureHeight = 0; ///< at most, points
    int m_next = 0;             ///< step to be set
};

} // namespace glossator::desktop
