// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/export_bar.h"
#include "app/desktop/stage/film_maker.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QSaveFile>

// What can be taken along from the stage: pictures, a film, the text.
namespace glossator::desktop {

namespace {

constexpr QSize pictureSize{1600, 1080};

} // namespace

QImage StageView::stepImage() const
{
    if (!m_choreographer)
        return {};
    StageCanvas canvas;
    canvas.setPalette(palette());
    canvas.setFont(m_canvas->font());
    canvas.setTable(m_bounds, playerNames());
    canvas.setAside(isAside() && !isCaseUpTo(m_moment.step));
    canvas.setPicture(m_choreographer->resting(m_moment.step));
    const QImage image = stageImage(canvas, captionOf(m_moment.step), pictureSize);
    canvas.setPicture({});
    return image;
}

QString StageView::captionOf(int step) const
{
    return m_steps->index(m_steps->rowAt({step, BeatKind::Rest, 0, 0})).data(Qt::DisplayRole).toString();
}

QString StageView::caseText() const
{
    if (!m_choreographer)
        return {};
    QString text = m_case->title.textOrSource(m_language) + QStringLiteral("\n");
    for (int row = 0; row < m_steps->rowCount(); ++row) {
        const QModelIndex index = m_steps->index(row);
        const bool isStep =
            index.data(StepsModel::KindRole).toInt() == static_cast<int>(StepsModel::RowKind::Step);
        const QStringList cites = index.data(StepsModel::CitesRole).toStringList();
        if (isStep)
            text += QStringLiteral("\n%1. ").arg(index.data(StepsModel::StepRole).toInt());
        else
            text += QStringLiteral("   \u2013 ");
        text += index.data(Qt::DisplayRole).toString();
        if (!cites.isEmpty())
            text += QStringLiteral(" [%1]").arg(cites.join(QStringLiteral(", ")));
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
        return m_exportBar->tell(tr("The picture of the step is copied."));
    case Export::CopyText:
        QGuiApplication::clipboard()->setText(caseText());
        return m_exportBar->tell(tr("The text of the case is copied."));
    case Export::SavePicture:
        return askFile(QStringLiteral("-%1.png").arg(m_moment.step), tr("Pictures (*.png)"),
                       [this](const QString& path) { savePicture(path); });
    case Export::SaveFilm:
        return askFile(QStringLiteral(".webp"), tr("Animated pictures (*.webp)"),
                       [this](const QString& path) { saveFilm(path); });
    case Export::SaveText:
        return askFile(QStringLiteral(".txt"), tr("Text (*.txt)"),
                       [this](const QString& path) { saveText(path); });
    }
}

/// Asks for a file in a window of its own, beside which the stage goes on.
void StageView::askFile(const QString& ending, const QString& filter,
                        const std::function<void(const QString&)>& save)
{
    auto* dialog = new QFileDialog(this, tr("Save"), QString(), filter);
    dialog->setObjectName(QStringLiteral("stageSaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending.section(QLatin1Char('.'), -1));
    dialog->selectFile(m_case->id + ending);
    connect(dialog, &QFileDialog::fileSelected, this, save);
    dialog->open();
}

void StageView::write(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (bytes.isEmpty())
        m_exportBar->tell(tr("“%1” could not be made.").arg(path));
    else if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        m_exportBar->tell(tr("Saved: %1").arg(path));
    else
        m_exportBar->tell(tr("“%1” could not be written: %2").arg(path, file.errorString()));
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
    FilmScript script{*result(), wording(), playerNames(), {}, palette(), m_canvas->font()};
    for (int step = 0; step < stepCount(); ++step)
        script.captions << captionOf(step);
    m_film = std::make_unique<FilmMaker>(std::move(script));
    connect(m_film.get(), &FilmMaker::progressed, m_exportBar, &ExportBar::showProgress);
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
