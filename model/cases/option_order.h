// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

namespace glossator::cases {

/// Puts what can be chosen in the order in which people look for it: first what is done (passing last), then
/// with which piece, then where, as a page is read: by row and column, and on a square by the kind of feature
/// and its side.
void putInOrder(const engine::Game& game, const engine::State& state, engine::Options& options);

/// Whether two options do the same with the same piece, so that only the place tells them apart.
[[nodiscard]] bool areAlike(const engine::Option& one, const engine::Option& other);

} // namespace glossator::cases
