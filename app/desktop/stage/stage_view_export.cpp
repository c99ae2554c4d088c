// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/saving/file_question.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/film_maker.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_saver.h"
#include "app/desktop/stage/stage_texts.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

// What can be taken along from the stage: pictures, a film, the text.
namespace glossator::desktop {

namespace {

constexpr QSize pictureSize{1600, 1080};
// Pixels: text is read as well when a picture is shown at half its size.
constexpr int pictureText = 21;
constexpr int filmText = 15;

QFont atLeast(QFont font, int pixels)
{
    font.setPixelSize(std::max(pixels, font.pixelSize()));
    return font;
}

} // namespace

QImage StageView::stepImage() const
{
    if (!m_choreographer)
        return {};
    StageCanvas canvas;
    canvas.setPalette(paperPalette());
    canvas.setFont(atLeast(m_canvas->font(), pictureText));
    canvas.setTable(m_bounds, playerNames());
    canvas.setAside(m_played.isAside() && !m_played.isCaseUpTo(m_moment.step));
    canvas.setPicture(m_choreographer->resting(m_moment.step));
    const StageTexts said = texts();
    const QString caption = said.exportedCaption(m_moment.step);
    return stageImage(canvas, caption, pictureSize,
                      captionHeight(canvas.font(), {caption}, pictureSize.width()), said.footer());
}

QString StageView::caseText() const
{
    return m_choreographer ? texts().wholeCase() : QString();
}

/// How what is not the case says so.
QString StageView::asideName() const
{
    return m_played.isDetour() ? m_detourBar->accessibleName() : m_houseBar->accessibleName();
}

StageTexts StageView::texts() const
{
    return StageTexts({m_played, *m_steps, m_clauseNames, m_captionNames, m_language, asideName()});
}

void StageView::exportAs(Export what)
{
    if (!m_choreographer)
        return;
    switch (what) {
    case Export::CopyPicture:
        QGuiApplication::clipboard()->setImage(stepImage());
        return m_exportBar->tell([] { return tr("The picture of the step is copied."); });
    case Export::CopyText:
        QGuiApplication::clipboard()->setText(caseText());
        return m_exportBar->tell([] { return tr("The text of the case is copied."); });
    case Export::SavePicture:
        return ask(QStringLiteral("png"), tr("Pictures (*.png)"), &StageView::savePicture);
    case Export::SaveFilm:
        return ask(QStringLiteral("webp"), tr("Animated pictures (*.webp)"), &StageView::saveFilm);
    case Export::SaveText:
        return ask(QStringLiteral("txt"), tr("Text (*.txt)"), &StageView::saveText);
    case Export::SavePdf:
        return emit pdfRequested();
    case Export::Print:
        return emit printRequested();
    }
}

void StageView::ask(const QString& ending, const QString& filter, void (StageView::*save)(const QString&))
{
    const bool isStep = save == &StageView::savePicture;
    const QString name = isStep ? QStringLiteral("%1-%2").arg(m_played.ofCase()->id).arg(m_moment.step)
                                : m_played.ofCase()->id;
    const FileQuestion question{tr("Save"), filter, ending, name};
    question.ask(this, [this, save](const QString& file) { (this->*save)(file); });
}

void StageView::savePicture(const QString& path)
{
    m_saver->writePicture(path, stepImage());
}

void StageView::saveText(const QString& path)
{
    m_saver->write(path, caseText().toUtf8());
}

void StageView::saveFilm(const QString& path)
{
    if (!m_choreographer)
        return;
    const StageTexts said = texts();
    FilmScript script{*m_played.result(),
                      wording(),
                      m_clauseNames,
                      playerNames(),
                      {},
                      said.footer(),
                      atLeast(m_canvas->font(), filmText),
                      pace(),
                      m_played.lastOfCase()};
    for (int step = 0; step < stepCount(); ++step)
        script.captions << said.exportedCaption(step);
    m_saver->writeFilm(path, std::move(script));
}

} // namespace glossator::desktop
