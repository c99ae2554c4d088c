// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/naive/referee.h"

#include <algorithm>

namespace glossator::naive {

using engine::FeatureKind;
using engine::Phase;
using engine::PlaceKind;

namespace {

Part partOf(const engine::State& state, engine::FeatureId feature)
{
    return {state.board.node(feature).tile, state.board.node(feature).local};
}

engine::FeatureId idOf(const engine::State& state, Part part)
{
    return static_cast<engine::FeatureId>(
        state.board.tile(static_cast<engine::TileId>(part.tile)).firstFeature + part.feature);
}

std::string differs(const std::string& what, int engine, int naive)
{
    return engine == naive
               ? std::string()
               : what + ": " + std::to_string(engine) + ", counted " + std::to_string(naive) + "\n";
}

} // namespace

Referee::Referee(const engine::Game& game) : m_game(game), m_points(engine::maxPlayers, 0)
{
    for (const auto& module : game.modules())
        m_withInns = m_withInns || module->id() == "exp-1-inns-cathedrals";
}

Standing Referee::standing(const engine::Figure& figure, Part part) const
{
    return {figure.owner, part, m_game.figureKinds()[figure.kind].strength};
}

void Referee::hear(const engine::State& state, const engine::Event& event)
{
    if (std::holds_alternative<engine::TurnBegan>(event.what))
        m_newTiles.clear();
    if (const auto* placed = std::get_if<engine::TilePlaced>(&event.what))
        layTile(state, placed->tile);
    if (const auto* deployed = std::get_if<engine::FigureDeployed>(&event.what)) {
        const engine::Figure& figure = state.figures[static_cast<std::size_t>(deployed->figure)];
        m_figures.push_back(standing(figure, partOf(state, deployed->feature)));
    }
    if (const auto* moved = std::get_if<engine::FigureMoved>(&event.what))
        moveFigure(state, *moved);
    if (const auto* scored = std::get_if<engine::Scored>(&event.what);
        scored && scored->feature == engine::none)
        m_points[static_cast<std::size_t>(scored->player)] += scored->points();
    if (const auto* began = std::get_if<engine::PhaseBegan>(&event.what)) {
        if (began->phase == Phase::Score)
            scoreTurn();
        if (began->phase == Phase::Final)
            scoreEnd();
    }
}

void Referee::layTile(const engine::State& state, engine::TileId id)
{
    const engine::PlacedTile& tile = state.board.tile(id);
    m_landscape.lay(m_game.tiles()[tile.kind].kind, tile.turn, {tile.square.x, tile.square.y});
    m_newTiles.push_back(id);
}

/// In the meeple step a figure comes back by choice and scores what its place is worth so far.
void Referee::moveFigure(const engine::State& state, const engine::FigureMoved& moved)
{
    if (state.phase != Phase::Wood || moved.from.kind != PlaceKind::OnFeature)
        return;
    const engine::Figure& figure = state.figures[static_cast<std::size_t>(moved.figure)];
    const Part part = partOf(state, moved.from.index);
    m_points[static_cast<std::size_t>(figure.owner)] += worthOf(m_landscape.patchOf(part), false, m_withInns);
    std::erase(m_figures, standing(figure, part));
}

void Referee::award(const Patch& patch, int points)
{
    for (const int winner : winnersOn(patch, m_figures))
        m_points[static_cast<std::size_t>(winner)] += points;
    std::erase_if(m_figures, [&](const Standing& figure) { return patch.parts.contains(figure.part); });
}

void Referee::scoreTurn()
{
    for (const Patch& patch : finishedBy(m_landscape, m_newTiles))
        award(patch, worthOf(patch, true, m_withInns));
}

void Referee::scoreEnd()
{
    const std::vector<Standing> left = m_figures;
    for (const Standing& figure : left) {
        const Patch patch = m_landscape.patchOf(figure.part);
        const bool field = patch.kind == FeatureKind::Field;
        award(patch, field ? fieldWorth(m_landscape, patch) : worthOf(patch, false, m_withInns));
    }
}

std::string Referee::differenceInBooks(const engine::State& state) const
{
    std::string text;
    for (engine::Player player = 0; player < m_game.players(); ++player)
        text += differs("points of player " + std::to_string(player), state.points(player),
                        m_points[static_cast<std::size_t>(player)]);
    std::vector<Standing> theirs;
    for (const engine::Figure& figure : state.figures)
        if (figure.place.kind == PlaceKind::OnFeature &&
            state.board.node(figure.place.index).kind != FeatureKind::Area)
            theirs.push_back(standing(figure, partOf(state, figure.place.index)));
    std::vector<Standing> mine = m_figures;
    std::sort(theirs.begin(), theirs.end());
    std::sort(mine.begin(), mine.end());
    if (mine != theirs)
        text += "other figures stand on the board\n";
    return text;
}

std::string Referee::differenceInFeatures(const engine::State& state) const
{
    std::string text;
    for (const Patch& patch : m_landscape.allPatches()) {
        const engine::FeatureId id = idOf(state, *patch.parts.begin());
        std::set<Part> parts;
        state.board.forEachPart(id, [&](engine::FeatureId part) { parts.insert(partOf(state, part)); });
        const std::string name = "feature " + std::to_string(id);
        if (parts != patch.parts)
            text += name + " joins other parts\n";
        text += differs(name + " size", state.board.sizeOf(m_game.tiles(), id),
                        static_cast<int>(patch.squares.size()));
        text += differs(name + " parts", state.board.whole(id).nodes, static_cast<int>(patch.parts.size()));
        text += differs(name + " pennants", state.board.whole(id).pennants, patch.pennants);
        text += differs(name + " open ends", state.board.whole(id).openEnds, patch.openEnds);
        for (const Part part : patch.parts)
            if (state.board.rootOf(idOf(state, part)) != state.board.rootOf(id))
                text += name + " has two roots\n";
    }
    return text;
}

} // namespace glossator::naive
