// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/film_maker.h"

#include <QObject>

#include <memory>

namespace glossator::desktop {

class WorkBar;

/// Writes what is taken along from the stage into files. The bar says what became of it, and stops the making
/// of a film, in which all goes on.
class StageSaver : public QObject
{
    Q_OBJECT

public:
    StageSaver(WorkBar* bar, QObject* parent);

    /// No bytes: there was nothing to be made.
    void write(const QString& path, const QByteArray& bytes);
    void writePicture(const QString& path, const QImage& picture);
    void writeFilm(const QString& path, FilmScript script);
    /// Makes no film any more: what it is made of goes.
    void giveUpFilm();

private:
    WorkBar* m_bar;
    std::unique_ptr<FilmMaker> m_film; ///< while one is made
};

} // namespace glossator::desktop
