// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_export.h"

#include "app/desktop/saving/file_question.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/board_pane.h"
#include "app/desktop/stage/film_maker.h"
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_player.h"
#include "app/desktop/stage/stage_saver.h"
#include "app/desktop/stage/stage_sources.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int pictureWidth = 1600;
// Pixels: text is read as well when a picture is shown at half its size.
constexpr int pictureText = 21;
constexpr int filmText = 15;

QFont atLeast(QFont font, int pixels)
{
    font.setPixelSize(std::max(pixels, font.pixelSize()));
    return font;
}

} // namespace

StageExport::StageExport(const Production& production, const StagePlayer& player, const StageSources& sources,
                         BoardPane& board, std::function<StageTexts()> texts)
    : m_production(production), m_player(player), m_sources(sources), m_board(board),
      m_texts(std::move(texts)), m_saver(new StageSaver(board.exportBar(), this))
{
}

QImage StageExport::stepImage() const
{
    if (m_production.choreographer() == nullptr)
        return {};
    const int step = m_player.step();
    const Performance& played = m_production.played();
    StageCanvas canvas;
    canvas.setPalette(paperPalette());
    canvas.setFont(atLeast(m_board.canvas()->font(), pictureText));
    canvas.setTable(m_production.bounds(), m_production.playerNames(), m_production.needs());
    canvas.setAside(played.isAside() && !played.isCaseUpTo(step));
    canvas.setPicture(m_production.choreographer()->resting(step));
    const StageTexts said = m_texts();
    const QString caption = said.exportedCaption(step);
    const int below = captionHeight(canvas.font(), {caption}, pictureWidth);
    return stageImage(canvas, caption, pictureSize(canvas, pictureWidth, below, said.footer()), below,
                      said.footer());
}

QString StageExport::caseText() const
{
    return m_production.choreographer() != nullptr ? m_texts().wholeCase() : QString();
}

void StageExport::take(Export what)
{
    if (m_production.choreographer() == nullptr)
        return;
    switch (what) {
    case Export::CopyPicture:
        QGuiApplication::clipboard()->setImage(stepImage());
        return m_board.exportBar()->tell([] { return tr("The picture of the step is copied."); });
    case Export::CopyText:
        QGuiApplication::clipboard()->setText(caseText());
        return m_board.exportBar()->tell([] { return tr("The text of the case is copied."); });
    case Export::SavePicture:
        return askForPicture();
    case Export::SaveFilm:
        return ask(what, QStringLiteral("webp"), tr("Animated pictures (*.webp)"));
    case Export::SaveText:
        return ask(what, QStringLiteral("txt"), tr("Text (*.txt)"));
    case Export::SavePdf:
        return emit pdfRequested();
    case Export::Print:
        return emit printRequested();
    }
}

void StageExport::ask(Export what, const QString& ending, const QString& filter)
{
    const FileQuestion question{tr("Save"), filter, ending, m_production.played().ofCase()->id};
    question.ask(&m_board, [this, what](const QString& file) {
        if (what == Export::SaveFilm)
            saveFilm(file);
        else
            saveText(file);
    });
}

/// Of the step at which it was asked for: the case may play on while one looks for a name.
void StageExport::askForPicture()
{
    const QString name = QStringLiteral("%1-%2").arg(m_production.played().ofCase()->id).arg(m_player.step());
    const FileQuestion question{tr("Save"), tr("Pictures (*.png)"), QStringLiteral("png"), name};
    question.ask(&m_board, [this, picture = stepImage()](const QString& file) {
        m_saver->writePicture(file, picture);
    });
}

void StageExport::savePicture(const QString& path)
{
    m_saver->writePicture(path, stepImage());
}

void StageExport::saveText(const QString& path)
{
    m_saver->write(path, caseText().toUtf8());
}

void StageExport::saveFilm(const QString& path)
{
    if (m_production.choreographer() == nullptr)
        return;
    const StageTexts said = m_texts();
    FilmScript script{*m_production.played().result(),
                      m_sources.wording(),
                      m_sources.clauses(),
                      m_production.playerNames(),
                      said.exportedCaptions(),
                      said.footer(),
                      atLeast(m_board.canvas()->font(), filmText),
                      m_player.pace(),
                      m_production.played().lastOfCase()};
    m_saver->writeFilm(path, std::move(script));
}

void StageExport::giveUpFilm()
{
    m_saver->giveUpFilm();
}

} // namespace glossator::desktop
