// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tiles/tile_question.h"

namespace glossator::desktop {

/// What somebody may ask instead of a question that no tile answers, the likeliest first: other words for
/// those that say nothing about tiles; where all say something, the same without a number or without one of
/// the things.
[[nodiscard]] QStringList otherQuestions(const TileQuestion& question, const TileVocabulary& vocabulary);

} // namespace glossator::desktop
