// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/saving/file_fault.h"
#include "app/desktop/saving/file_question.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/film_maker.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QSaveFile>

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

QString references(const ClauseNames& names, const QStringList& clauses)
{
    QStringList texts;
    for (const QString& clause : clauses)
        texts << names.reference(clause);
    return texts.join(QStringLiteral("; "));
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
    canvas.setAside(isAside() && !isCaseUpTo(m_moment.step));
    canvas.setPicture(m_choreographer->resting(m_moment.step));
    const QString caption = exportedCaption(m_moment.step);
    return stageImage(canvas, caption, pictureSize,
                      captionHeight(canvas.font(), {caption}, pictureSize.width()), exportedFooter());
}

QString StageView::captionOf(int step) const
{
    return m_steps->index(m_steps->rowAt({step, BeatKind::Rest, 0, 0})).data(Qt::DisplayRole).toString();
}

/// What is taken along says of itself that it is not the case.
QString StageView::exportedCaption(int step) const
{
    const QString caption = namedCaption(step);
    if (isCaseUpTo(step))
        return caption;
    return tr("%1. %2").arg(m_detour ? m_detourBar->accessibleName() : m_houseBar->accessibleName(), caption);
}

/// What is taken along says from where it is.
QString StageView::exportedFooter() const
{
    return QStringLiteral("%1 · Glossator").arg(m_case->title.textOrSource(m_language));
}

QString StageView::caseText() const
{
    if (!m_choreographer)
        return {};
    QString text = m_case->title.textOrSource(m_language) + QStringLiteral("\n");
    if (m_isByHouse)
        text += m_houseBar->accessibleName() + QStringLiteral("\n");
    for (int row = 0; row < m_steps->rowCount(); ++row) {
        const QModelIndex index = m_steps->index(row);
        const bool isStep =
            index.data(StepsModel::KindRole).toInt() == static_cast<int>(StepsModel::RowKind::Step);
        const QStringList cites = index.data(StepsModel::CitesRole).toStringList();
        if (isStep)
            text += QStringLiteral("\n%1. ").arg(index.data(StepsModel::StepRole).toInt());
        else
            text += QStringLiteral("   \u2013 ");
        text += isStep ? namedCaption(index.data(StepsModel::StepRole).toInt())
                             .replace(u'\n', QStringLiteral("\n   "))
                       : index.data(Qt::DisplayRole).toString();
        if (!cites.isEmpty())
            text += QStringLiteral(" [%1]").arg(references(m_clauseNames, cites));
        text += QLatin1Char('\n');
    }
    return text;
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
    const QString name = isStep ? QStringLiteral("%1-%2").arg(m_case->id).arg(m_moment.step) : m_case->id;
    const FileQuestion question{tr("Save"), filter, ending, name};
    question.ask(this, [this, save](const QString& file) { (this->*save)(file); });
}

void StageView::write(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const QString name = QDir::toNativeSeparators(path);
    if (bytes.isEmpty())
        return m_exportBar->tell([name] { return tr("“%1” could not be made.").arg(name); });
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return m_exportBar->tell([name] { return tr("Saved: %1").arg(name); });
    m_exportBar->tell([name, path, system = file.errorString()] {
        return tr("“%1” could not be written: %2").arg(name, FileFault::of(path, system));
    });
}

void StageView::savePicture(const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    stepImage().save(&buffer, "PNG");
    write(path, bytes);
}

void StageView::saveText(const QString& path)
{
    write(path, caseText().toUtf8());
}

void StageView::saveFilm(const QString& path)
{
    if (!m_choreographer)
        return;
    FilmScript script{*result(), wording(),        playerNames(),
                      {},        exportedFooter(), atLeast(m_canvas->font(), filmText),
                      pace(),    lastOfCase()};
    for (int step = 0; step < stepCount(); ++step)
        script.captions << exportedCaption(step);
    m_film = std::make_unique<FilmMaker>(std::move(script));
    m_exportBar->begin([] { return tr("The film is being made"); });
    connect(m_film.get(), &FilmMaker::progressed, m_exportBar, &WorkBar::setDone);
    connect(m_film.get(), &FilmMaker::finished, this, [this, path](const QByteArray& film) {
        write(path, film);
        m_film.release()->deleteLater(); // it is the one that tells
    });
    m_film->start();
}

void StageView::cancelFilm()
{
    m_film.reset();
}

} // namespace glossator::desktop
