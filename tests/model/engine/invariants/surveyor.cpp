// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/invariants/surveyor.h"

#include <algorithm>

namespace glossator::invariants {

using engine::FeatureId;
using engine::FeatureNode;
using naive::Part;
using naive::Spot;

namespace {

FeatureId idOf(const engine::State& state, Part part)
{
    return static_cast<FeatureId>(state.board.tile(static_cast<engine::TileId>(part.tile)).firstFeature +
                                  part.feature);
}

/// The figures that occupy a patch, counted from the figures.
int figuresOn(const engine::Game& game, const engine::State& state, const naive::Patch& patch)
{
    int count = 0;
    for (const engine::Figure& figure : state.figures)
        if (figure.place.kind == engine::PlaceKind::OnFeature && game.kindOf(figure).occupies()) {
            const FeatureNode& node = state.board.node(figure.place.index);
            count += patch.parts.contains({node.tile, node.local}) ? 1 : 0;
        }
    return count;
}

std::string patchFaults(const engine::Game& game, const engine::State& state, const naive::Patch& patch)
{
    const FeatureId first = idOf(state, *patch.parts.begin());
    const FeatureNode& whole = state.board.whole(first);
    std::string text;
    const auto compare = [&](const char* what, int engine, int counted) {
        if (engine != counted)
            text += "feature " + std::to_string(first) + " " + what + ": " + std::to_string(engine) +
                    ", counted " + std::to_string(counted) + "\n";
    };
    for (const Part part : patch.parts)
        compare("root", state.board.rootOf(idOf(state, part)), state.board.rootOf(first));
    std::set<FeatureId> ring;
    state.board.forEachPart(first, [&](FeatureId id) { ring.insert(id); });
    compare("ring", static_cast<int>(ring.size()), static_cast<int>(patch.parts.size()));
    compare("parts", whole.nodes, static_cast<int>(patch.parts.size()));
    compare("open ends", whole.openEnds, patch.openEnds);
    compare("pennants", whole.pennants, patch.pennants);
    compare("figures", whole.figures, figuresOn(game, state, patch));
    compare("size", state.board.sizeOf(game.tiles(), first), static_cast<int>(patch.squares.size()));
    return text;
}

/// The code of the edges that the neighbours of an empty square show to it, and of the sides they are on.
engine::FrontierSquare expected(const engine::Game& game, const engine::State& state,
                                const naive::Landscape& landscape, Spot spot)
{
    engine::FrontierSquare result;
    for (const engine::Side side : engine::allSides) {
        const Spot other = naive::Landscape::beside(spot, index(side));
        if (!landscape.isFilled(other))
            continue;
        const Part there = landscape.filled().at(other);
        const engine::PlacedTile& tile = state.board.tile(static_cast<engine::TileId>(there.tile));
        const auto& edges =
            game.tiles()[tile.kind].kind.squares[static_cast<std::size_t>(there.feature)].edges;
        const auto shown = edges[static_cast<std::size_t>((index(side) + 6 - tile.turn) % 4)];
        result.need = static_cast<engine::EdgeCode>(result.need | engine::edgeCode(shown, side));
        result.mask = static_cast<engine::EdgeCode>(result.mask | (0xFU << (4 * index(side))));
    }
    return result;
}

} // namespace

void Surveyor::walk(const engine::Game& game, const engine::State& state)
{
    const auto sameTile = [](const engine::PlacedTile& one, const engine::PlacedTile& other) {
        return one.kind == other.kind && one.turn == other.turn && one.square == other.square;
    };
    if (std::ranges::equal(state.board.tiles(), m_tiles, sameTile))
        return;
    m_tiles.assign(state.board.tiles().begin(), state.board.tiles().end());
    m_landscape = {};
    for (const engine::PlacedTile& tile : m_tiles)
        m_landscape.lay(game.tiles()[tile.kind].kind, tile.turn, {tile.square.x, tile.square.y});
    m_patches = m_landscape.allPatches();
    m_frontier.clear();
    for (const Spot spot : m_landscape.emptyBeside())
        m_frontier[spot] = expected(game, state, m_landscape, spot);
}

std::string Surveyor::featureFaults(const engine::Game& game, const engine::State& state)
{
    walk(game, state);
    std::string text;
    std::size_t parts = 0;
    for (const naive::Patch& patch : m_patches) {
        text += patchFaults(game, state, patch);
        parts += patch.parts.size();
    }
    if (parts != state.board.features().size())
        text += "some features are in no patch or in two\n";
    return text;
}

std::string Surveyor::frontierFaults(const engine::Game& game, const engine::State& state)
{
    walk(game, state);
    std::string text;
    if (m_frontier.size() != state.board.frontier().size())
        text += "the frontier has another size\n";
    for (std::size_t i = 0; i < state.board.frontier().size(); ++i) {
        const engine::FrontierSquare& edge = state.board.frontier()[i];
        const Spot spot{edge.square.x, edge.square.y};
        const auto right = m_frontier.find(spot);
        if (right == m_frontier.end() || edge.need != right->second.need || edge.mask != right->second.mask ||
            state.board.grid().at(edge.square).frontier != static_cast<int>(i))
            text +=
                "the frontier is wrong at " + std::to_string(spot.x) + ", " + std::to_string(spot.y) + "\n";
    }
    return text;
}

} // namespace glossator::invariants
