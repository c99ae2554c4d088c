// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/film_encoder.h"

namespace glossator::desktop {

void FilmEncoder::add(const QImage& frame, int milliseconds)
{
    m_film.add(frame, milliseconds);
    emit added();
}

void FilmEncoder::finish(int milliseconds)
{
    emit finished(m_film.finish(milliseconds));
}

} // namespace glossator::desktop
