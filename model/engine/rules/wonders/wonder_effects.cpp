// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_lines.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

bool standsIn(const State& state, const Figure& figure, FeatureKind kind)
{
    return figure.place.kind == PlaceKind::OnFeature && state.board.node(figure.place.index).kind == kind;
}

/// Monasteries on the squares around the squares that a printed feature covers.
std::vector<FeatureId> monasteriesBeside(const Game& game, const State& state, FeatureId feature)
{
    std::vector<FeatureId> found;
    const TileId tile = state.board.node(feature).tile;
    for (const std::uint8_t local : state.board.spec(game.tiles(), feature).squares)
        for (const Square square : around(state.board.squareOf(game.tiles(), tile, local))) {
            const Cell& cell = state.board.grid().at(square);
            if (!cell.hasSurrounded)
                continue;
            const PlacedTile& other = state.board.tile(cell.tile);
            for (const int index : game.tiles()[other.kind].surrounded) {
                const auto id = static_cast<FeatureId>(other.firstFeature + index);
                if (state.board.node(id).kind == FeatureKind::Monastery &&
                    state.board.standingSquare(game.tiles(), id) == square &&
                    std::find(found.begin(), found.end(), id) == found.end())
                    found.push_back(id);
            }
        }
    return found;
}

int circusRate(int players)
{
    if (players == 2)
        return 4;
    return players <= 4 ? 3 : 2;
}

Clause circusRateClause(int players)
{
    if (players == 2)
        return "woh-circus-rate-2-players";
    return players <= 4 ? "woh-circus-rate-3-4-players" : "woh-circus-rate-5-plus-players";
}

Award circus(const Game& game, const State& state, Player owner)
{
    int foreign = 0;
    bool own = false;
    for (const Figure& figure : state.figures)
        if (standsIn(state, figure, FeatureKind::City) && !state.board.isFinished(figure.place.index)) {
            foreign += figure.owner != owner ? 1 : 0;
            own = own || figure.owner == owner;
        }
    Award award{owner, none, true, {}, {}};
    award.sheet.add(Counted::Figures, foreign, circusRate(game.players()), "woh-circus-per-foreign-knight");
    award.cites = {circusRateClause(game.players()), "woh-circus-unfinished-only",
                   own ? Clause("woh-circus-own-excluded") : Clause()};
    return award;
}

Award alhambra(const State& state, Player owner)
{
    const auto farmers = std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.owner == owner && standsIn(state, figure, FeatureKind::Field);
    });
    Award award{owner, none, true, {}, {}};
    award.sheet.add(Counted::Figures, static_cast<int>(farmers), 4, "woh-alhambra-four-per-farmer");
    award.cites = {"woh-alhambra-independent"};
    return award;
}

Award angkorWat(const Game& game, const State& state, Player owner)
{
    int roads = 0;
    for (std::size_t i = 0; i < state.board.features().size(); ++i) {
        const FeatureNode& node = state.board.features()[i];
        if (node.kind == FeatureKind::Road && node.root == static_cast<FeatureId>(i) &&
            state.board.sizeOf(game.tiles(), node.root) >= 5)
            ++roads;
    }
    Award award{owner, none, true, {}, {}};
    award.sheet.add(Counted::Roads, roads, 5, "woh-angkor-wat-five-per-road");
    award.cites = {"woh-angkor-wat-open-or-closed", "woh-angkor-wat-scored-irrelevant",
                   "woh-angkor-wat-meeples-irrelevant"};
    return award;
}

Award terracottaArmy(const State& state, Player owner)
{
    Award award{owner, none, true, {}, {}};
    award.sheet.add(Counted::Lines, longLines(state.board, 7), 2, "woh-terracotta-two-per-line");
    award.cites = {"woh-terracotta-tile-shared", "woh-terracotta-once-per-line", "woh-terracotta-no-gaps",
                   "woh-terracotta-procedure"};
    return award;
}

} // namespace

/// The owner of a wonder whose effect works in this turn (woh-wonder-effect-next-turn, -original).
Player WonderRules::worksFor(const Game& game, const State& state, Wonder wonder) const
{
    const TileId tile = m_wonders.tileOf(state, wonder);
    if (tile == none || (!m_worksAtOnce && state.board.tile(tile).placedInTurn == state.turn.number))
        return nobody;
    return m_wonders.ownerOf(game.tiles(), state, wonder);
}

/// Notre-Dame.
void WonderRules::figureDeployed(Play& play, FigureId figure) const
{
    const State& state = play.state();
    if (worksFor(play.game(), state, Wonder::NotreDame) != state.turn.player)
        return;
    const FeatureId feature = state.figures[static_cast<std::size_t>(figure)].place.index;
    const std::vector<FeatureId> monasteries = monasteriesBeside(play.game(), state, feature);
    if (monasteries.empty())
        return;
    Award award{state.turn.player, none, false, {}, {}};
    award.sheet.add(Counted::Bonus, 1, 3, "woh-notre-dame-trigger");
    const bool several = monasteries.size() > 1;
    award.cites = {"woh-notre-dame-monk-irrelevant",
                   several ? Clause("woh-notre-dame-multiple-once") : Clause(), "woh-intro-personal-benefit",
                   "woh-wonder-own-function"};
    play.award(award);
}

/// Stonehenge.
void WonderRules::featureFinished(Play& play, FeatureId road) const
{
    const State& state = play.state();
    if (state.board.node(road).kind != FeatureKind::Road || !state.board.isOccupiedFeature(road) ||
        worksFor(play.game(), state, Wonder::Stonehenge) != state.turn.player)
        return;
    Award award{state.turn.player, none, false, {}, {}};
    award.sheet.add(Counted::Bonus, 1, 3, "woh-stonehenge-trigger");
    const std::vector<Share> shares = sharesOf(play.game(), state, road);
    const bool own =
        std::any_of(shares.begin(), shares.end(), [&](const Share& s) { return s.player == award.player; });
    const bool justPlaced =
        std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
            return standsIn(state, figure, FeatureKind::Road) &&
                   state.board.rootOf(figure.place.index) == state.board.rootOf(road) &&
                   state.board.node(figure.place.index).tile == state.turn.newTile;
        });
    award.cites = {"woh-stonehenge-before-road-scoring", "woh-stonehenge-per-road",
                   own ? Clause() : Clause("woh-stonehenge-own-meeple-not-needed"),
                   justPlaced ? Clause("woh-stonehenge-official-same-turn-meeple")
                              : Clause("woh-stonehenge-must-be-occupied")};
    play.award(award);
}

/// Tikal.
void WonderRules::featureScored(Play& play, FeatureId city) const
{
    const State& state = play.state();
    const Player owner = worksFor(play.game(), state, Wonder::Tikal);
    if (owner == nobody || state.board.node(city).kind != FeatureKind::City ||
        state.board.sizeOf(play.tiles(), city) < 3)
        return;
    const std::vector<Share> shares = sharesOf(play.game(), state, city);
    const auto own =
        std::find_if(shares.begin(), shares.end(), [&](const Share& s) { return s.player == owner; });
    if (own == shares.end())
        return;
    const auto knights = std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.owner == owner && standsIn(state, figure, FeatureKind::City);
    });
    Award award{owner, none, false, {}, {}};
    award.sheet.add(Counted::Figures, static_cast<int>(knights), 2, "woh-tikal-trigger");
    award.cites = {"woh-tikal-size-three", "woh-tikal-presence-needed", "woh-tikal-scored-meeple-counts",
                   own->wins ? Clause() : Clause("woh-tikal-majority-not-needed")};
    play.award(award);
}

void WonderRules::finalScoring(Play& play) const
{
    for (const Wonder wonder :
         {Wonder::TerracottaArmy, Wonder::AngkorWat, Wonder::Alhambra, Wonder::CircusMaximus}) {
        Task task;
        task.kind = TaskKind::OfModule;
        task.module = m_number;
        task.code = static_cast<std::uint8_t>(Step::FinalEffect);
        task.value = static_cast<std::int16_t>(wonder);
        play.next(task);
    }
}

void WonderRules::finalEffect(Play& play, Wonder wonder) const
{
    const State& state = play.state();
    const Player owner = m_wonders.ownerOf(play.tiles(), state, wonder);
    if (owner == nobody)
        return;
    Award award;
    if (wonder == Wonder::CircusMaximus)
        award = circus(play.game(), state, owner);
    else if (wonder == Wonder::Alhambra)
        award = alhambra(state, owner);
    else if (wonder == Wonder::AngkorWat)
        award = angkorWat(play.game(), state, owner);
    else
        award = terracottaArmy(state, owner);
    play.award(award);
}

} // namespace glossator::engine::rules
