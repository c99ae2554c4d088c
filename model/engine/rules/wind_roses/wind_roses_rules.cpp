// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wind_roses/wind_roses_rules.h"

#include "model/engine/play.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

/// The two tiles with a whole rose; no source that we have says which is orange
/// (rose-setup-fn-which-orange).
constexpr std::string_view roadToCity = "wind-roses:04";
constexpr std::string_view roadBends = "wind-roses:05";

/// The clauses by which this rose is the one that counts.
Citations whyThisRose(const WindRose& rose)
{
    if (rose.isBlue)
        return {"rose-blue-takes-over", "rose-blue-directions", "rose-quarter-names-quadrant"};
    return {"rose-quadrants", "rose-quarter-names-quadrant"};
}

Award awardFor(Player player, const PlacedTile& placed, const WindRose& rose)
{
    Award award;
    award.player = player;
    award.origin.squares = {placed.square, rose.square};
    award.sheet.add(Counted::Bonus, 1, 3, "rose-three-points");
    award.cites = whyThisRose(rose);
    award.cites.emplace_back("rose-before-meeple");
    if (rose.isOnAxis(placed.square))
        award.cites.emplace_back("rose-axis-both");
    if (placed.turn != rose.turn)
        award.cites.emplace_back("rose-fn-tile-orientation");
    return award;
}

} // namespace

std::span<const SwitchSpec> windRosesSwitches()
{
    static const std::array<SwitchSpec, 1> switches{{
        {"wind-rose-orange", {"road-to-city", "road-bends"}, "rose-setup-fn-which-orange", false},
    }};
    return switches;
}

WindRosesRules::WindRosesRules(const SwitchReadings& readings)
    : m_isOrangeTheBend(readingOf(readings, windRosesSwitches().front()) == 1)
{
}

bool WindRosesRules::actsAt(Moment moment) const
{
    return moment == Moment::TilePlaced || moment == Moment::Annotate;
}

/// The orange rose begins the game. The usual starting tile has a back of its own, so it cannot be shuffled
/// in and stays in the box.
void WindRosesRules::prepareTiles(std::vector<TileKind>& kinds) const
{
    const std::string_view id = m_isOrangeTheBend ? roadBends : roadToCity;
    const auto orange = std::ranges::find(kinds, id, &TileKind::id);
    if (orange == kinds.end())
        return;
    for (TileKind& kind : kinds)
        if (kind.starts) {
            kind.starts = false;
            --kind.count;
        }
    orange->starts = true;
}

void WindRosesRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_orange = game.tiles().find(m_isOrangeTheBend ? roadBends : roadToCity).value_or(none);
    m_blue = game.tiles().find(m_isOrangeTheBend ? roadToCity : roadBends).value_or(none);
    for (int kind = 0; kind < game.tiles().size(); ++kind)
        m_named.push_back(quadrantNamed(game.tiles()[static_cast<KindId>(kind)].kind));
}

std::optional<WindRose> WindRosesRules::roseOn(const Board& board) const
{
    std::optional<WindRose> rose;
    for (const PlacedTile& tile : board.tiles())
        if (tile.kind == m_blue || (tile.kind == m_orange && !rose))
            rose = WindRose{tile.square, tile.turn, tile.kind == m_blue};
    return rose;
}

void WindRosesRules::tilePlaced(Play& play, TileId tile) const
{
    const PlacedTile& placed = play.state().board.tile(tile);
    if (placed.kind == m_blue)
        play.tell([&] {
            return Event{Withheld{play.state().turn.player, none, Gift::Points}, {"rose-blue-no-points"}};
        });
    const std::optional<Quadrant> named = m_named[static_cast<std::size_t>(placed.kind)];
    if (!named)
        return;
    if (const std::optional<WindRose> rose = roseOn(play.state().board))
        compare(play, placed, *named, *rose);
}

void WindRosesRules::compare(Play& play, const PlacedTile& placed, Quadrant named, const WindRose& rose) const
{
    const Player player = play.state().turn.player;
    if (rose.isIn(named, placed.square)) {
        play.award(awardFor(player, placed, rose));
        return;
    }
    play.tell([&] {
        Citations cites = whyThisRose(rose);
        cites.emplace_back("rose-wrong-quadrant");
        return Event{Withheld{player, none, Gift::Points}, std::move(cites)};
    });
}

std::vector<std::string> WindRosesRules::faults(const Game& game, const State& state) const
{
    const auto isOrange = [&](const PlacedTile& tile) { return tile.kind == m_orange; };
    if (m_orange == none || std::ranges::any_of(state.board.tiles(), isOrange))
        return {};
    return {"the tile with the orange wind rose, " + game.tiles()[m_orange].kind.id +
            ", starts the game and is not on the board"};
}

} // namespace glossator::engine::rules
