// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"
#include "model/engine/game.h"

namespace glossator::cli {

/// Reads the options of a game (`--expansions`, `--players`, `--switch`, `--display`) into a setup with
/// the catalogue's tiles. The base game is always part of it.
[[nodiscard]] Outcome<engine::GameSetup> readSetup(const Request& request,
                                                   const catalogue::Catalogue& catalogue);

/// The game of a setup; what the engine finds wrong with it is the failure.
[[nodiscard]] Outcome<engine::Game> makeGame(engine::GameSetup setup);

} // namespace glossator::cli
