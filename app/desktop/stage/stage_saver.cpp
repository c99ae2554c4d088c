// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_saver.h"

#include "app/desktop/saving/file_fault.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/stage_canvas.h"

#include <QBuffer>
#include <QDir>
#include <QSaveFile>

#include <utility>

namespace glossator::desktop {

StageSaver::StageSaver(WorkBar* bar, QObject* parent) : QObject(parent), m_bar(bar)
{
    connect(m_bar, &WorkBar::cancelled, this, [this] { m_film.reset(); });
}

void StageSaver::write(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const QString name = QDir::toNativeSeparators(path);
    if (bytes.isEmpty())
        return m_bar->tell([name] { return tr("“%1” could not be made.").arg(name); },
                           WorkBar::Outcome::Failed);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return m_bar->tell([name] { return tr("Saved: %1").arg(name); }, WorkBar::Outcome::Saved);
    m_bar->tell(
        [name, path, system = file.errorString()] {
            return tr("“%1” could not be written: %2").arg(name, FileFault::of(path, system));
        },
        WorkBar::Outcome::Failed);
}

void StageSaver::writePicture(const QString& path, const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    write(path, bytes);
}

void StageSaver::giveUpFilm()
{
    if (m_film == nullptr)
        return;
    m_film.reset();
    m_bar->end();
}

void StageSaver::writeFilm(const QString& path, FilmScript script)
{
    m_film = std::make_unique<FilmMaker>(std::move(script));
    m_bar->begin([] { return tr("The film is being made"); });
    connect(m_film.get(), &FilmMaker::progressed, m_bar, &WorkBar::setDone);
    connect(m_film.get(), &FilmMaker::finished, this, [this, path](const QByteArray& film) {
        write(path, film);
        m_film.release()->deleteLater(); // it is the one that tells
    });
    m_film->start();
}

} // namespace glossator::desktop
