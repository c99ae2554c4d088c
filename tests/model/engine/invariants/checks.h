// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/engine/invariants/ledger.h"
#include "tests/model/engine/support/random_player.h"

namespace glossator::invariants {

/// Each tells in words what does not hold in a state; nothing when all is well.

/// Every figure is in one place that exists, and no figure was lost or made since the box was unpacked.
std::string figureFaults(const engine::Game& game, const engine::State& state);
/// The tokens of each kind are as many as in the box.
std::string tokenFaults(const engine::Game& game, const engine::State& state);
/// Players' points are the sum of what was awarded.
std::string pointFaults(const engine::Game& game, const engine::State& state, const Ledger& ledger);
/// Pile, hand, board, discarded and aside make up the box.
std::string tileFaults(const engine::Game& game, const engine::State& state, const Ledger& ledger);
/// What the rule modules would not let a declared position have, a game that was played does not have either.
std::string moduleFaults(const engine::Game& game, const engine::State& state);
/// Every option is allowed, once, and other choices are refused with a reason. A few other choices are tried.
std::string optionFaults(const engine::Game& game, const engine::State& state, support::RandomPlayer& random);

} // namespace glossator::invariants
