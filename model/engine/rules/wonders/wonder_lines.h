// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/board.h"

namespace glossator::engine::rules {

/// Rows and columns of the board that hold an unbroken run of at least `length` squares, each line
/// counted once (woh-terracotta-once-per-line, -no-gaps).
[[nodiscard]] int longLines(const Board& board, int length);

} // namespace glossator::engine::rules
