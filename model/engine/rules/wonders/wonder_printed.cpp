// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_printed.h"

#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>
#include <map>

namespace glossator::engine::rules {

namespace {

constexpr int unsaid = -1;

/// What the clauses tell of one printed feature and its size; without a name, of the wonder as a whole.
struct Printed
{
    Wonder wonder;
    std::string_view feature;
    int squares;  ///< that it covers; of the wonder as a whole, its fields
    int openEnds; ///< edges on which it can go on
    std::array<Clause, 4> clauses;
};

/// Whether the printed feature is as the clauses tell it: they are not cited for another drawing.
bool isAsTold(const Printed& printed, const CompiledKind& kind, std::size_t feature)
{
    return (printed.squares == unsaid ||
            printed.squares == static_cast<int>(kind.kind.features[feature].squares.size())) &&
           (printed.openEnds == unsaid || printed.openEnds == kind.openLanes[feature]);
}

bool isAsTold(const Printed& printed, const CompiledKind& kind)
{
    return printed.squares == unsaid ||
           printed.squares ==
               std::count_if(kind.kind.features.begin(), kind.kind.features.end(),
                             [](const FeatureSpec& feature) { return feature.kind == FeatureKind::Field; });
}

constexpr std::array printedFeatures{
    Printed{Wonder::NotreDame,
            "",
            unsaid,
            unsaid,
            {"woh-clar-official-notre-dame-dirt", "woh-tiles-notre-dame-monastery",
             "woh-clar-dirt-belongs-to-wonder"}},
    Printed{Wonder::NotreDame,
            "r1",
            2,
            1,
            {"woh-important-notre-dame-road-two", "woh-clar-notre-dame-fork-road"}},
    Printed{Wonder::NotreDame, "r2", 1, unsaid, {"woh-clar-notre-dame-short-road"}},
    Printed{Wonder::NotreDame,
            "c1",
            2,
            unsaid,
            {"woh-important-notre-dame-city-two", "woh-clar-notre-dame-city",
             "woh-clar-official-notre-dame-city-two"}},
    Printed{Wonder::NotreDame, "m", unsaid, unsaid, {"woh-tiles-notre-dame-monastery"}},
    Printed{Wonder::NotreDame,
            "fa",
            unsaid,
            unsaid,
            {"woh-clar-wonder-only-field-notre-dame", "woh-clar-wonder-only-field",
             "woh-clar-official-field-touches-wonder"}},
    Printed{Wonder::Stonehenge, "", 4, unsaid, {"woh-clar-official-stonehenge-four-fields"}},
    Printed{Wonder::Stonehenge,
            "r1",
            2,
            2,
            {"woh-important-stonehenge-road-two", "woh-clar-stonehenge-fork-road"}},
    Printed{Wonder::Stonehenge, "r2", 1, unsaid, {"woh-clar-stonehenge-short-roads"}},
    Printed{Wonder::Stonehenge, "r3", 1, unsaid, {"woh-clar-stonehenge-short-roads"}},
    Printed{Wonder::Stonehenge, "c1", 1, unsaid, {"woh-clar-stonehenge-city"}},
    Printed{
        Wonder::CircusMaximus, "c1", 4, unsaid, {"woh-important-circus-city-four", "woh-clar-circus-city"}},
    Printed{Wonder::CircusMaximus, "r1", 1, unsaid, {"woh-clar-circus-short-roads"}},
    Printed{Wonder::CircusMaximus, "r2", 1, unsaid, {"woh-clar-circus-short-roads"}},
    Printed{Wonder::CircusMaximus,
            "f3",
            unsaid,
            unsaid,
            {"woh-clar-wonder-only-field-circus", "woh-clar-wonder-only-field",
             "woh-clar-official-field-touches-wonder"}},
    Printed{
        Wonder::Alhambra, "c1", 3, unsaid, {"woh-important-alhambra-city-three", "woh-clar-alhambra-city"}},
    Printed{Wonder::Alhambra, "r1", 1, unsaid, {"woh-clar-alhambra-short-roads"}},
    Printed{Wonder::Alhambra, "r2", 1, unsaid, {"woh-clar-alhambra-short-roads"}},
    Printed{Wonder::Alhambra,
            "fm",
            unsaid,
            unsaid,
            {"woh-clar-wonder-only-field-alhambra", "woh-clar-wonder-only-field",
             "woh-clar-official-field-touches-wonder"}},
};

void addClauses(const Printed& printed, Citations& cites)
{
    std::copy_if(printed.clauses.begin(), printed.clauses.end(), std::back_inserter(cites),
                 [](Clause clause) { return !clause.empty(); });
}

void citePrintedPart(Wonder wonder, const CompiledKind& kind, std::size_t feature, Citations& cites)
{
    for (const Printed& printed : printedFeatures)
        if (printed.wonder == wonder && printed.feature == kind.kind.features[feature].name &&
            isAsTold(printed, kind, feature))
            addClauses(printed, cites);
}

void citePart(const FeatureSpec& part, Citations& cites)
{
    add(cites, {"woh-important-five-tiles", "woh-contents-counts-as-five"});
    if (part.squares.size() < 2)
        return;
    cites.emplace_back("woh-important-multi-square-features");
    if (part.kind == FeatureKind::City)
        add(cites, {"woh-clar-square-is-tile", "woh-clar-wonder-separate"});
}

/// Whether a part of the joined field touches a city of the tile.
bool touchesCityOf(const Game& game, const State& state, FeatureId field, TileId tile)
{
    bool touches = false;
    state.board.forEachPart(field, [&](FeatureId part) {
        const PlacedTile& own = state.board.tile(state.board.node(part).tile);
        for (const std::uint8_t local : state.board.spec(game.tiles(), part).touches)
            state.board.forEachPart(static_cast<FeatureId>(own.firstFeature + local), [&](FeatureId city) {
                touches = touches || state.board.node(city).tile == tile;
            });
    });
    return touches;
}

/// A monastery counts the squares of wonders around it one by one, and so does a garden.
void citeSurroundings(const Game& game, const State& state, const WonderLookup& wonders, FeatureId feature,
                      Citations& cites)
{
    const Square centre = state.board.standingSquare(game.tiles(), feature);
    const TileId own = state.board.node(feature).tile;
    int squares = 0;
    bool beside = false;
    for (const Square square : around(centre)) {
        const TileId tile = state.board.tileAt(square);
        if (tile == none || !wonders.isWonder(state.board.tile(tile).kind))
            continue;
        ++squares;
        beside = beside || tile != own;
    }
    if (squares > 0)
        add(cites, {"woh-important-five-tiles", "woh-contents-counts-as-five"});
    if (squares == 0 || state.board.node(feature).kind != FeatureKind::Monastery)
        return;
    cites.emplace_back("woh-clar-monastery-counts-squares");
    if (beside)
        cites.emplace_back("woh-clar-monastery-next-to-wonder");
    if (wonders.isWonder(state.board.tile(own).kind))
        cites.emplace_back("woh-clar-monastery-on-wonder");
}

/// An abbot counts the squares of wonders in the row and the column that cross at his place.
void citeLines(const Game& game, const State& state, const WonderLookup& wonders, FeatureId feature,
               Citations& cites)
{
    std::map<TileId, std::size_t> counted;
    for (const Square square : unbrokenLines(state, state.board.standingSquare(game.tiles(), feature)))
        if (const TileId tile = state.board.tileAt(square); wonders.isWonder(state.board.tile(tile).kind))
            ++counted[tile];
    if (counted.empty())
        return;
    add(cites, {"woh-x-special-monastery-five-squares", "woh-contents-counts-as-five"});
    for (const auto& [tile, squares] : counted) {
        if (squares < game.tiles()[state.board.tile(tile).kind].kind.squares.size())
            cites.emplace_back("woh-x-special-monastery-rows-columns");
        if (squares > 1)
            cites.emplace_back("woh-x-special-monastery-overlap");
    }
}

} // namespace

void citePrinted(const Game& game, const State& state, Wonder wonder, TileId tile, Citations& cites)
{
    for (const Printed& printed : printedFeatures)
        if (printed.wonder == wonder && printed.feature.empty() &&
            isAsTold(printed, game.tiles()[state.board.tile(tile).kind]))
            addClauses(printed, cites);
    if (isOfFirstSet(wonder))
        add(cites, {"woh-clar-diagram-counts", "woh-clar-diagram-colours"});
    add(cites, {"woh-clar-wonder-separate", "woh-clar-official-wonder-neutral"});
}

void citeScoredSquares(const Game& game, const State& state, const WonderLookup& wonders, FeatureId feature,
                       Citations& cites)
{
    const FeatureKind kind = state.board.node(feature).kind;
    if (kind == FeatureKind::Abbacy)
        return citeLines(game, state, wonders, feature, cites);
    if (isSurrounded(kind))
        return citeSurroundings(game, state, wonders, feature, cites);
    state.board.forEachPart(feature, [&](FeatureId part) {
        const TileId tile = state.board.node(part).tile;
        const auto wonder = wonders.wonderOf(state.board.tile(tile).kind);
        if (!wonder)
            return;
        if (kind != FeatureKind::Field || !touchesCityOf(game, state, feature, tile))
            citePrintedPart(*wonder, game.tiles()[state.board.tile(tile).kind], state.board.node(part).local,
                            cites);
        if (kind != FeatureKind::Field)
            citePart(state.board.spec(game.tiles(), part), cites);
    });
}

void citeRoadEnds(const Game& game, const State& state, const WonderLookup& wonders, FeatureId road,
                  Citations& cites)
{
    if (state.board.node(road).kind != FeatureKind::Road)
        return;
    state.board.forEachPart(road, [&](FeatureId part) {
        const TileId tile = state.board.node(part).tile;
        if (wonders.wonderOf(state.board.tile(tile).kind) != Wonder::NotreDame)
            return;
        const auto& ends = state.board.spec(game.tiles(), part).innerEnds;
        if (std::find(ends.begin(), ends.end(), "wonder") != ends.end())
            cites.emplace_back("woh-clar-official-notre-dame-dirt");
    });
}

} // namespace glossator::engine::rules
