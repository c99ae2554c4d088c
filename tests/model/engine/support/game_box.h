// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <string>
#include <vector>

namespace glossator::support {

/// Which rules a test plays with.
struct Rules
{
    int players = 2;
    bool abbot = false;
    bool wonders = false;
    engine::SwitchReadings switches = {};
    std::vector<std::string> display = {};
    std::vector<engine::TileKind> moreTiles = {}; ///< besides those of the boxes
    std::vector<std::string> expansions = {};     ///< ids of further ones, with the tiles of their boxes
};

/// The tile kinds of one authored file, "base"; ends the test program where the file cannot be read.
const std::vector<engine::TileKind>& tilesOf(const std::string& expansion);
/// What a game with these rules is made from.
engine::GameSetup setupOf(const Rules& rules);
/// A game that must be possible; ends the test program where it is not.
engine::Game makeGame(const Rules& rules);

/// How many games a long test plays: GLOSSATOR_GAMES of the environment, or the number for this build.
int gamesToPlay(int usual, int underSanitizers);
/// With which game a long test begins: GLOSSATOR_FIRST_GAME of the environment, or 0. So a long run can be
/// shared out and taken up again.
int firstGame();

} // namespace glossator::support
