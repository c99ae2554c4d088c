// SPDX-License-Identifier: GPL-3.0-or-later
// Who is paid for a watchtower, when, and how much.
#include "model/engine/rules/watchtowers/watchtower_rules.h"

#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view markName = "watchtower:";
constexpr std::array<std::string_view, 5> watchedNames{"road", "city", "monastery", "pennant", "meeple"};

/// "watchtower:road:1"
Watchtower towerOf(const TileKind& kind)
{
    for (const std::string& mark : kind.marks) {
        if (!mark.starts_with(markName))
            continue;
        const std::string_view rest = std::string_view(mark).substr(markName.size());
        const std::size_t colon = rest.find(':');
        const auto name = std::ranges::find(watchedNames, rest.substr(0, colon));
        return {static_cast<Watched>(name - watchedNames.begin()), rest.back() - '0'};
    }
    return {};
}

/// The features of a printed tile that lie on one of its squares.
template <class Visit>
void forEachFeatureOn(const Game& game, const State& state, Square square, Visit&& visit)
{
    const Cell& cell = state.board.grid().at(square);
    if (cell.tile == none)
        return;
    for (const FeatureSpec& feature : game.tiles()[state.board.tile(cell.tile).kind].kind.features)
        if (std::ranges::find(feature.squares, cell.square) != feature.squares.end())
            visit(feature);
}

/// 1 where such a feature lies on the square, for monasteries as many as there are.
int featuresOn(const Game& game, const State& state, Square square, FeatureKind kind)
{
    int found = 0;
    forEachFeatureOn(game, state, square, [&](const FeatureSpec& feature) { found += feature.kind == kind; });
    return kind == FeatureKind::Monastery ? found : std::min(found, 1);
}

int pennantsOn(const Game& game, const State& state, Square square)
{
    int found = 0;
    forEachFeatureOn(game, state, square, [&](const FeatureSpec& feature) { found += feature.pennants; });
    return found;
}

int onSquare(const Game& game, const State& state, Square square, Watched what)
{
    switch (what) {
    case Watched::Road:
        return featuresOn(game, state, square, FeatureKind::Road);
    case Watched::City:
        return featuresOn(game, state, square, FeatureKind::City);
    case Watched::Monastery:
        return featuresOn(game, state, square, FeatureKind::Monastery);
    case Watched::Pennant:
        return pennantsOn(game, state, square);
    case Watched::Meeple:
        break;
    }
    return 0;
}

Counted countedAs(Watched what)
{
    static constexpr std::array<Counted, 5> counted{
        Counted::RoadTiles, Counted::CityTiles, Counted::Monasteries, Counted::Pennants, Counted::Figures};
    return counted.at(static_cast<std::size_t>(what));
}

Clause clauseFor(Watched what)
{
    static constexpr std::array<Clause, 5> clauses{"watch-count-roads", "watch-count-cities",
                                                   "watch-count-monasteries", "watch-count-pennants",
                                                   "watch-count-meeples"};
    return clauses.at(static_cast<std::size_t>(what));
}

} // namespace

std::array<Square, 9> watchedFrom(const State& state, TileId tile)
{
    const Square middle = state.board.tile(tile).square;
    std::array<Square, 9> squares{};
    for (int i = 0; i < 9; ++i)
        squares.at(static_cast<std::size_t>(i)) = {static_cast<std::int16_t>(middle.x + i % 3 - 1),
                                                   static_cast<std::int16_t>(middle.y + i / 3 - 1)};
    return squares;
}

std::vector<TileId> tilesWatchedFrom(const State& state, TileId tile)
{
    std::vector<TileId> tiles;
    for (const Square square : watchedFrom(state, tile))
        if (const TileId there = state.board.tileAt(square);
            there != none && std::ranges::find(tiles, there) == tiles.end())
            tiles.push_back(there);
    return tiles;
}

bool WatchtowerRules::actsAt(Moment moment) const
{
    return moment == Moment::ScoringBegins || moment == Moment::Annotate;
}

void WatchtowerRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_towers.clear();
    for (int kind = 0; kind < game.tiles().size(); ++kind)
        m_towers.push_back(towerOf(game.tiles()[static_cast<KindId>(kind)].kind));
}

/// A meeple of each player on each tower's tile is enough, and no majority is asked for.
void WatchtowerRules::collect(const Play& play, FeatureId feature, std::vector<Watch>& watches) const
{
    const State& state = play.state();
    if (isSurrounded(state.board.node(feature).kind) || !state.board.isOccupiedFeature(feature))
        return;
    const FeatureId root = state.board.rootOf(feature);
    std::vector<Watch> found;
    for (const Figure& figure : state.figures) {
        if (!standsOn(state, figure, feature) || !play.game().kindOf(figure).follower)
            continue;
        const Watch watch{state.board.node(figure.place.index).tile, figure.owner, root};
        if (towerOn(state, watch.tile).points > 0 && std::ranges::find(found, watch) == found.end())
            found.push_back(watch);
    }
    watches.insert(watches.end(), found.begin(), found.end());
}

/// What is put on the agenda last comes first.
void WatchtowerRules::scoringBegins(Play& play, std::span<const FeatureId> finished) const
{
    std::vector<Watch> watches;
    for (const FeatureId feature : finished)
        collect(play, feature, watches);
    for (auto watch = watches.rbegin(); watch != watches.rend(); ++watch)
        awardTo(play, *watch);
    if (play.isHeard())
        tellFarmers(play);
}

int WatchtowerRules::count(const Game& game, const State& state, TileId tile, Origin& origin) const
{
    const Watched what = towerOn(state, tile).what;
    int found = 0;
    if (what == Watched::Meeple) {
        const std::vector<TileId> tiles = tilesWatchedFrom(state, tile);
        for (const Figure& figure : state.figures)
            if (std::ranges::find(tiles, workplaceOf(game, state, figure)) != tiles.end()) {
                ++found;
                origin.add(squareUnder(game, state, figure).value());
            }
        return found;
    }
    for (const Square square : watchedFrom(state, tile))
        if (const int here = onSquare(game, state, square, what); here > 0) {
            found += here;
            origin.add(square);
        }
    return found;
}

void WatchtowerRules::awardTo(Play& play, const Watch& watch) const
{
    const State& state = play.state();
    const Watchtower& tower = towerOn(state, watch.tile);
    Award award;
    award.player = watch.player;
    award.isContested = false;
    award.origin.add(state.board.tile(watch.tile).square);
    award.sheet.add(countedAs(tower.what), count(play.game(), state, watch.tile, award.origin), tower.points,
                    clauseFor(tower.what));
    award.cites = citesFor(play.game(), state, watch);
    if (award.sheet.addends().empty())
        play.tell([&] {
            return Event{Withheld{watch.player, watch.feature, Gift::Points},
                         {clauseFor(tower.what), "watch-count-nine-squares"}};
        });
    else
        play.award(award);
}

} // namespace glossator::engine::rules
