// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_printed.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// What is told of one printed feature; without a name, of the wonder as a whole.
struct Printed
{
    Wonder wonder;
    std::string_view feature;
    std::array<Clause, 4> clauses;
};

constexpr std::array printedFeatures{
    Printed{Wonder::NotreDame, "", {"woh-clar-official-notre-dame-dirt", "woh-tiles-notre-dame-monastery"}},
    Printed{Wonder::NotreDame, "r1", {"woh-important-notre-dame-road-two", "woh-clar-notre-dame-fork-road"}},
    Printed{Wonder::NotreDame, "r2", {"woh-clar-notre-dame-short-road"}},
    Printed{Wonder::NotreDame,
            "c1",
            {"woh-important-notre-dame-city-two", "woh-clar-notre-dame-city",
             "woh-clar-official-notre-dame-city-two"}},
    Printed{Wonder::NotreDame, "m", {"woh-tiles-notre-dame-monastery"}},
    Printed{Wonder::NotreDame,
            "fa",
            {"woh-clar-wonder-only-field-notre-dame", "woh-clar-wonder-only-field",
             "woh-clar-official-field-touches-wonder"}},
    Printed{Wonder::Stonehenge, "", {"woh-clar-official-stonehenge-four-fields"}},
    Printed{Wonder::Stonehenge, "r1", {"woh-important-stonehenge-road-two", "woh-clar-stonehenge-fork-road"}},
    Printed{Wonder::Stonehenge, "r2", {"woh-clar-stonehenge-short-roads"}},
    Printed{Wonder::Stonehenge, "r3", {"woh-clar-stonehenge-short-roads"}},
    Printed{Wonder::Stonehenge, "c1", {"woh-clar-stonehenge-city"}},
    Printed{Wonder::CircusMaximus, "c1", {"woh-important-circus-city-four", "woh-clar-circus-city"}},
    Printed{Wonder::CircusMaximus, "r1", {"woh-clar-circus-short-roads"}},
    Printed{Wonder::CircusMaximus, "r2", {"woh-clar-circus-short-roads"}},
    Printed{Wonder::CircusMaximus,
            "f3",
            {"woh-clar-wonder-only-field-circus", "woh-clar-wonder-only-field",
             "woh-clar-official-field-touches-wonder"}},
    Printed{Wonder::Alhambra, "c1", {"woh-important-alhambra-city-three", "woh-clar-alhambra-city"}},
    Printed{Wonder::Alhambra, "r1", {"woh-clar-alhambra-short-roads"}},
    Printed{Wonder::Alhambra, "r2", {"woh-clar-alhambra-short-roads"}},
    Printed{Wonder::Alhambra,
            "fm",
            {"woh-clar-wonder-only-field-alhambra", "woh-clar-wonder-only-field",
             "woh-clar-official-field-touches-wonder"}},
};

void addPrinted(Wonder wonder, std::string_view feature, Citations& cites)
{
    for (const Printed& printed : printedFeatures)
        if (printed.wonder == wonder && printed.feature == feature)
            std::copy_if(printed.clauses.begin(), printed.clauses.end(), std::back_inserter(cites),
                         [](Clause clause) { return !clause.empty(); });
}

void citePart(Wonder wonder, const FeatureSpec& part, Citations& cites)
{
    addPrinted(wonder, part.name, cites);
    cites.insert(cites.end(), {"woh-important-five-tiles", "woh-contents-counts-as-five"});
    if (part.squares.size() < 2)
        return;
    cites.emplace_back("woh-important-multi-square-features");
    if (part.kind == FeatureKind::City)
        cites.insert(cites.end(), {"woh-clar-square-is-tile", "woh-clar-wonder-separate"});
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

/// A monastery counts the squares of wonders around it one by one.
void citeMonastery(const Game& game, const State& state, const WonderLookup& wonders, FeatureId monastery,
                   Citations& cites)
{
    const Square centre = state.board.standingSquare(game.tiles(), monastery);
    const TileId own = state.board.node(monastery).tile;
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
        cites.insert(cites.end(), {"woh-clar-monastery-counts-squares", "woh-important-five-tiles",
                                   "woh-contents-counts-as-five"});
    if (beside)
        cites.emplace_back("woh-clar-monastery-next-to-wonder");
    if (squares > 0 && wonders.isWonder(state.board.tile(own).kind))
        cites.emplace_back("woh-clar-monastery-on-wonder");
}

} // namespace

void citePrinted(Wonder wonder, Citations& cites)
{
    addPrinted(wonder, "", cites);
    if (isOfFirstSet(wonder))
        cites.insert(cites.end(), {"woh-clar-diagram-counts", "woh-clar-diagram-colours"});
    cites.insert(cites.end(), {"woh-clar-wonder-separate", "woh-clar-official-wonder-neutral",
                               "woh-clar-dirt-belongs-to-wonder"});
}

void citeScoredSquares(const Game& game, const State& state, const WonderLookup& wonders, FeatureId feature,
                       Citations& cites)
{
    const FeatureKind kind = state.board.node(feature).kind;
    if (kind == FeatureKind::Monastery || kind == FeatureKind::Garden)
        return citeMonastery(game, state, wonders, feature, cites);
    state.board.forEachPart(feature, [&](FeatureId part) {
        const TileId tile = state.board.node(part).tile;
        const auto wonder = wonders.wonderOf(state.board.tile(tile).kind);
        if (!wonder)
            return;
        const FeatureSpec& spec = state.board.spec(game.tiles(), part);
        if (kind == FeatureKind::Field && !touchesCityOf(game, state, feature, tile))
            addPrinted(*wonder, spec.name, cites);
        else if (kind != FeatureKind::Field)
            citePart(*wonder, spec, cites);
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
