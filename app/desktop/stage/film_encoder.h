// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/animated_webp.h"

#include <QObject>

namespace glossator::desktop {

/// Encodes the frames of a film in a thread of its own, so that the window stays alive meanwhile.
class FilmEncoder : public QObject
{
    Q_OBJECT

public:
    explicit FilmEncoder(QSize size) : m_film(size, 82.0F) {}

    /// Announces added() when it is ready for the next one.
    void add(const QImage& frame, int milliseconds);
    void finish(int milliseconds);

signals:
    void added();
    /// Empty when the film could not be encoded.
    void finished(const QByteArray& film);

private:
    pictures::AnimatedWebp m_film;
};

} // namespace glossator::desktop
