// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/game.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/wind_roses/wind_roses_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int tilesInBox = 6;

bool hasWholeBox(const Game& game)
{
    int count = 0;
    for (int kind = 0; kind < game.tiles().size(); ++kind) {
        const TileKind& printed = game.tiles()[static_cast<KindId>(kind)].kind;
        count += showsWindRose(printed) ? printed.count : 0;
    }
    return count >= tilesInBox;
}

/// Whether a part of the joined feature lies on a tile with a rose.
bool crossesRose(const Game& game, const State& state, FeatureId feature)
{
    bool found = false;
    state.board.forEachPart(feature, [&](FeatureId part) {
        const PlacedTile& tile = state.board.tile(state.board.node(part).tile);
        found = found || showsWindRose(game.tiles()[tile.kind].kind);
    });
    return found;
}

} // namespace

void WindRosesRules::annotate(const Game& game, const State& state, Event& event) const
{
    Citations& cites = event.cites;
    if (std::holds_alternative<GameBegan>(event.what) && hasWholeBox(game))
        add(cites, {"rose-setup-six-tiles", "rose-setup-shuffle"});
    if (const auto* placed = std::get_if<TilePlaced>(&event.what)) {
        const KindId kind = state.board.tile(placed->tile).kind;
        if (kind == m_orange && placed->player == nobody)
            add(cites, {"rose-setup-start", "rose-quadrants"});
        if (kind == m_blue)
            add(cites, {"rose-blue-usual", "rose-blue-takes-over"});
        if (m_named[static_cast<std::size_t>(kind)])
            cites.emplace_back("rose-place-usual");
    }
    if (const auto* scored = std::get_if<Scored>(&event.what);
        scored != nullptr && scored->feature != none && crossesRose(game, state, scored->feature))
        cites.emplace_back("rose-no-feature");
    if (const auto* finished = std::get_if<FeatureFinished>(&event.what);
        finished != nullptr && crossesRose(game, state, finished->feature))
        cites.emplace_back("rose-no-feature");
}

} // namespace glossator::engine::rules
