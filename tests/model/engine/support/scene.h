// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/position.h"
#include "tests/model/engine/support/game_box.h"

#include <string_view>

namespace glossator::support {

/// A declared position in words, so that a test fits on a few lines. Entries of a list are parted by ";".
/// Players are red, blue, green, yellow, black and pink. A tile is named by its id or by what follows the
/// colon of it: "D", "alhambra".
struct Scene
{
    Rules rules = {};
    std::string tiles = {}; ///< "D 0,0; V 1,0 turn 2"
    std::string figures =
        {}; ///< "red c1 0,0; blue abbot g 1,0; red beside 15; blue home"; of nobody's
            ///< "fairy with c1 0,0; fairy on 0,0"; "blue held red" (captured), "red messenger track 7"
    std::string aside = {};    ///< "alhambra before red; tikal display; V kept red"
    std::string supplies = {}; ///< "red 0; blue abbot 0"
    std::string tokens = {};   ///< "red tower-piece 2"
    std::string piles = {};    ///< on tiles: "tower-piece 1,0 3"
    std::string cards = {};    ///< turned up next: "flea token; bear token"
    std::string draws = {};    ///< the pile: "V; U"; when empty, every tile that is left in no known order
    std::vector<int> scores = {};
    std::string toPlay = "red";
    int turnNumber = 20;
};

engine::Position positionOf(const Scene& scene, const engine::Game& game);

/// The player with this colour, or nobody.
engine::Player playerCalled(std::string_view colour);
std::string colourOf(engine::Player player);
/// The full id of a tile of the game; the name itself where there is none.
std::string tileCalled(const engine::Game& game, std::string_view name);
/// "1,-2"
engine::Square squareAt(std::string_view text);

std::vector<std::string> split(std::string_view text, char separator);
std::vector<std::string> words(std::string_view text);

} // namespace glossator::support
