// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/name_finder.h"

#include "model/tiles/tile_words.h"

#include <algorithm>

namespace glossator::cases {

namespace {

tl::unexpected<NameFault> fault(std::string what, std::string right)
{
    return tl::unexpected(NameFault{std::move(what), std::move(right)});
}

/// Ids that begin like the unknown one, or else the first few.
std::string kindsLike(const engine::TileSet& tiles, const std::string& id)
{
    constexpr int enough = 8;
    const std::string box = id.substr(0, id.find(':') == std::string::npos ? 0 : id.find(':') + 1);
    std::string list;
    int count = 0;
    for (int kind = 0; kind < tiles.size() && count < enough; ++kind)
        if (const std::string& other = tiles[static_cast<engine::KindId>(kind)].kind.id;
            other.starts_with(box)) {
            list.append(list.empty() ? "" : ", ").append(other);
            ++count;
        }
    return list.empty() ? "its tiles are those of the case's expansions" : "as in " + list;
}

} // namespace

std::string toText(engine::Square square)
{
    return "[" + std::to_string(square.x) + ", " + std::to_string(square.y) + "]";
}

std::string featureList(const engine::TileKind& kind)
{
    std::string list;
    for (const engine::FeatureSpec& feature : kind.features) {
        list += (list.empty() ? "" : ", ") + feature.name + " (";
        list += std::string(tiles::word(feature.kind)) + ")";
    }
    return list;
}

std::vector<std::uint8_t> featuresNamed(const engine::TileKind& kind, int square, const std::string& on)
{
    std::vector<std::uint8_t> here;
    std::vector<std::uint8_t> anywhere;
    const auto wanted = tiles::featureKind(on);
    for (std::size_t f = 0; f < kind.features.size(); ++f) {
        const engine::FeatureSpec& feature = kind.features[f];
        const auto index = static_cast<std::uint8_t>(f);
        if (feature.name == on)
            return {index};
        if (wanted != feature.kind)
            continue;
        anywhere.push_back(index);
        if (square >= 0 &&
            std::find(feature.squares.begin(), feature.squares.end(), square) != feature.squares.end())
            here.push_back(index);
    }
    return here.empty() ? anywhere : here;
}

Found<engine::KindId> NameFinder::tile(const std::string& id) const
{
    const auto kind = m_game.tiles().find(id);
    if (kind)
        return *kind;
    return fault("the game has no tile \"" + id + "\"", kindsLike(m_game.tiles(), id));
}

Found<engine::FigureKind> NameFinder::figureKind(const std::string& id) const
{
    const auto kind = m_game.figureKind(id);
    if (kind)
        return *kind;
    std::string known;
    for (const engine::FigureKindSpec& spec : m_game.figureKinds())
        known.append(known.empty() ? "" : ", ").append(spec.id);
    return fault("the game has no figure \"" + id + "\"", "its figures are " + known);
}

Found<engine::TokenKind> NameFinder::tokenKind(const std::string& id) const
{
    if (const auto kind = m_game.tokenKind(id))
        return *kind;
    std::string known;
    for (const engine::TokenKindSpec& spec : m_game.tokenKinds())
        known.append(known.empty() ? "" : ", ").append(spec.id);
    return fault("the game has no token \"" + id + "\"",
                 known.empty() ? "its expansions have none" : "its tokens are " + known);
}

engine::Player NameFinder::player(Colour colour) const
{
    const auto found = std::find(m_players.begin(), m_players.end(), colour);
    return found == m_players.end() ? engine::nobody : static_cast<engine::Player>(found - m_players.begin());
}

Found<std::vector<engine::FeatureId>> NameFinder::features(const engine::State& state, engine::Square at,
                                                           const std::string& on) const
{
    const engine::TileId tile = state.board.tileAt(at);
    if (tile == engine::none)
        return fault("no tile lies at " + toText(at), "name a square of a tile on the board");
    return features(state, tile, state.board.grid().at(at).square, on);
}

Found<std::vector<engine::FeatureId>> NameFinder::features(const engine::State& state, engine::TileId tile,
                                                           int square, const std::string& on) const
{
    const engine::PlacedTile& placed = state.board.tile(tile);
    const engine::TileKind& kind = m_game.tiles()[placed.kind].kind;
    std::vector<engine::FeatureId> found;
    for (const std::uint8_t index : featuresNamed(kind, square, on))
        found.push_back(static_cast<engine::FeatureId>(placed.firstFeature + index));
    if (found.empty())
        return fault("the tile " + kind.id + " has no feature \"" + on + "\"",
                     "its features are " + featureList(kind));
    return found;
}

Found<engine::FeatureId> NameFinder::only(const engine::State& state,
                                          const std::vector<engine::FeatureId>& candidates,
                                          const std::string& on) const
{
    const engine::FeatureId first = candidates.front();
    const bool joined = std::all_of(candidates.begin(), candidates.end(), [&](engine::FeatureId id) {
        return state.board.rootOf(id) == state.board.rootOf(first);
    });
    if (joined)
        return first;
    std::string names;
    for (const engine::FeatureId id : candidates)
        names.append(names.empty() ? "" : ", ").append(state.board.spec(m_game.tiles(), id).name);
    return fault("\"" + on + "\" is not one feature here", "name one of " + names);
}

Found<engine::FeatureId> NameFinder::feature(const engine::State& state, engine::Square at,
                                             const std::string& on) const
{
    const auto candidates = features(state, at, on);
    if (!candidates)
        return tl::unexpected(candidates.error());
    return only(state, *candidates, on);
}

} // namespace glossator::cases
