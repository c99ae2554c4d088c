// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tile_set.h"

#include <algorithm>
#include <map>

namespace glossator::engine {

namespace {

TurnedSquare turnSquare(const SquareSpec& spec, Turn turn)
{
    TurnedSquare result;
    result.offset = turned(spec.offset, turn);
    for (const Side side : allSides) {
        const auto to = static_cast<std::size_t>(turned(side, turn));
        const auto from = static_cast<std::size_t>(side);
        result.edges[to] = spec.edges[from];
        result.lanes[to] = spec.lanes[from];
    }
    for (const Side side : allSides)
        result.code =
            static_cast<EdgeCode>(result.code | edgeCode(result.edges[static_cast<std::size_t>(side)], side));
    return result;
}

std::vector<int> countOpenLanes(const TileKind& kind)
{
    std::vector<int> open;
    for (const FeatureSpec& feature : kind.features)
        open.push_back(feature.openInside + (staysOpen(feature.kind) ? 1 : 0));
    for (const SquareSpec& square : kind.squares)
        for (const Side side : allSides)
            for (const Lane lane : allLanes) {
                const std::int8_t feature =
                    square.lanes[static_cast<std::size_t>(side)][static_cast<std::size_t>(lane)];
                const bool outer = square.edges[static_cast<std::size_t>(side)] != EdgeKind::Internal;
                if (outer && feature != SquareSpec::none &&
                    isJoinable(kind.features[static_cast<std::size_t>(feature)].kind, lane))
                    ++open[static_cast<std::size_t>(feature)];
            }
    return open;
}

std::vector<bool> findSharedSquares(const TileKind& kind)
{
    std::vector<bool> shared(kind.features.size(), false);
    for (std::size_t a = 0; a < kind.features.size(); ++a)
        for (std::size_t b = 0; b < kind.features.size(); ++b) {
            const auto& as = kind.features[a].squares;
            const auto& bs = kind.features[b].squares;
            if (a != b && kind.features[a].kind == kind.features[b].kind &&
                std::find_first_of(as.begin(), as.end(), bs.begin(), bs.end()) != as.end())
                shared[a] = true;
        }
    return shared;
}

/// What one turn of a tile looks like, with features named by the order in which the edges meet them.
std::string appearance(const TileKind& kind, const std::vector<TurnedSquare>& squares)
{
    std::string look;
    std::map<int, int> names;
    for (const TurnedSquare& square : squares)
        for (const auto& side : square.lanes)
            for (const std::int8_t feature : side) {
                if (feature == SquareSpec::none) {
                    look += '-';
                    continue;
                }
                const auto [entry, isNew] = names.emplace(feature, static_cast<int>(names.size()));
                look += static_cast<char>('a' + entry->second);
                if (!isNew)
                    continue;
                const FeatureSpec& spec = kind.features[static_cast<std::size_t>(feature)];
                look += static_cast<char>('0' + static_cast<int>(spec.kind));
                look += static_cast<char>('0' + spec.pennants);
                for (const std::string& mark : spec.marks)
                    look += mark;
            }
    return look;
}

/// Fields' cities belong to the appearance as well, once every feature has its name.
std::string fullAppearance(const TileKind& kind, const std::vector<TurnedSquare>& squares)
{
    std::string look = appearance(kind, squares);
    std::map<int, int> names;
    for (const TurnedSquare& square : squares)
        for (const auto& side : square.lanes)
            for (const std::int8_t feature : side)
                if (feature != SquareSpec::none)
                    names.emplace(feature, static_cast<int>(names.size()));
    for (const auto& [feature, name] : names) {
        std::string touched;
        for (const std::uint8_t city : kind.features[static_cast<std::size_t>(feature)].touches)
            touched += static_cast<char>('a' + names[city]);
        std::sort(touched.begin(), touched.end());
        look += static_cast<char>('a' + name) + touched;
    }
    std::sort(look.begin() + static_cast<std::ptrdiff_t>(appearance(kind, squares).size()), look.end());
    return look;
}

/// A mark that ends in a direction, such as "arrow:add-meeple:E", turns with the tile.
bool namesDirection(const std::string& mark)
{
    const std::size_t colon = mark.rfind(':');
    return colon != std::string::npos && colon + 1 < mark.size() &&
           mark.find_first_not_of("NESWLR", colon + 1) == std::string::npos;
}

bool isDirected(const TileKind& kind)
{
    return std::any_of(kind.marks.begin(), kind.marks.end(), namesDirection);
}

int countDistinctTurns(const CompiledKind& compiled)
{
    if (!compiled.isSingle() || isDirected(compiled.kind))
        return 4;
    const std::string look = fullAppearance(compiled.kind, compiled.turns[0]);
    if (look == fullAppearance(compiled.kind, compiled.turns[1]))
        return 1;
    return look == fullAppearance(compiled.kind, compiled.turns[2]) ? 2 : 4;
}

CompiledKind compile(const TileKind& kind)
{
    CompiledKind compiled;
    compiled.kind = kind;
    for (Turn turn = 0; turn < 4; ++turn) {
        for (const SquareSpec& square : kind.squares)
            compiled.turns[turn].push_back(turnSquare(square, turn));
        compiled.codes[turn] = compiled.turns[turn].front().code;
    }
    compiled.openLanes = countOpenLanes(kind);
    compiled.sharesSquare = findSharedSquares(kind);
    for (std::size_t f = 0; f < kind.features.size(); ++f)
        if (isSurrounded(kind.features[f].kind))
            compiled.surrounded.push_back(static_cast<int>(f));
    compiled.fillsHole =
        compiled.isSingle() && std::ranges::count(kind.squares.front().edges, EdgeKind::Any) == 4;
    compiled.distinctTurns = countDistinctTurns(compiled);
    return compiled;
}

} // namespace

EdgeCode edgeCode(EdgeKind edge, Side side)
{
    const unsigned nibble = static_cast<unsigned>(edge) + 1U;
    return static_cast<EdgeCode>(nibble << (4 * index(side)));
}

TileSet::TileSet(std::span<const TileKind> kinds)
{
    m_kinds.reserve(kinds.size());
    for (const TileKind& kind : kinds)
        m_kinds.push_back(compile(kind));
}

std::optional<KindId> TileSet::find(std::string_view id) const
{
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        if (m_kinds[i].kind.id == id)
            return static_cast<KindId>(i);
    return std::nullopt;
}

Turn TileSet::firstAlike(KindId kind, Turn turn) const
{
    const bool exists = kind >= 0 && kind < size();
    return static_cast<Turn>((turn & 3) % (exists ? (*this)[kind].distinctTurns : 4));
}

} // namespace glossator::engine
