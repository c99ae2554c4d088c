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
        return ask(what, QStringLiteral("png"), tr("Pictures (*.png)"));
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
    const QString id = m_production.played().ofCase()->id;
    const QString name =
        what == Export::SavePicture ? QStringLiteral("%1-%2").arg(id).arg(m_player.step()) : id;
    const FileQuestion question{tr("Save"), filter, ending, name};
    question.ask(&m_board, [this, what](const QString& file) { save(what, file); });
}

void StageExport::save(Export what, const QString& path)
{
    if (what == Export::SavePicture)
        savePicture(path);
    else if (what == Export::SaveFilm)
        saveFilm(path);
    else
        saveText(path);
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
