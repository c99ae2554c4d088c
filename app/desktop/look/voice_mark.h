// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "model/catalogue/clause.h"

class QPainter;

namespace glossator::desktop {

/// The voice in which a clause speaks.
[[nodiscard]] Voice voiceOf(const catalogue::Clause& clause);

/// Draws the mark of a voice, so that nobody has to tell inks apart: a square for the publisher, a disc
/// for the community, a lozenge for editions, a ring for open questions.
void paintVoiceMark(QPainter& painter, Voice voice, const QColor& ink, QPointF centre, double size);

} // namespace glossator::desktop
