// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"

class QPainter;

namespace glossator::desktop {

/// Draws the mark of a voice, so that nobody has to tell inks apart: a square for the publisher, a disc
/// for the community, a lozenge for editions, a ring for open questions.
void paintVoiceMark(QPainter& painter, Voice voice, const QColor& ink, QPointF centre, double size);

} // namespace glossator::desktop
