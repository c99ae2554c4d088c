// SPDX-License-Identifier: GPL-3.0-or-later
// Gaining a wonder, inside the scoring: who, which, and what moves beside the score track.
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_pairs.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

bool contains(std::span<const Player> players, Player player)
{
    return std::find(players.begin(), players.end(), player) != players.end();
}

} // namespace

/// Wonders are gained when features are scored; points that come later in the turn count as well.
bool WonderRules::actsAtEndOf(Round round) const
{
    return round == Round::Features || round == Round::TurnEnd || round == Round::OfItsOwn;
}

void WonderRules::roundEnds(Play& play, Round) const
{
    if (isDisplayEmpty(play.state()) || play.state().phase < Phase::Score)
        return;
    memory(play.state()).gains() = 0;
    tellWhoGainsNoMore(play);
    play.next(step(Step::Gain));
}

/// One wonder at a time: who gains it, then which. Called again after each until nobody is due.
void WonderRules::gain(Play& play) const
{
    State& state = play.state();
    if (isDisplayEmpty(state))
        return;
    const std::vector<Player> due = WonderPairs(state).due();
    if (due.size() > 1)
        return ask(play, state.turn.player, Question::Recipient);
    if (due.empty())
        return;
    memory(state).recipient() = due.front();
    ask(play, due.front(), Question::WhichWonder);
}

void WonderRules::takeWonder(Play& play, KindId kind) const
{
    State& state = play.state();
    const WonderPairs pairs(state);
    const auto player = static_cast<Player>(memory(state).recipient());
    const bool first =
        pairs.space() != WonderPairs::startSpace && contains(pairs.arrived(pairs.space()), player);
    const int space = first ? pairs.space() : WonderPairs::startSpace;
    const std::vector<Player> wereDue = pairs.due();
    const auto wonder = std::find_if(state.aside.begin(), state.aside.end(),
                                     [&](const TileAside& tile) { return tile.kind == kind; });
    play.moveTile(static_cast<std::int16_t>(wonder - state.aside.begin()), {PlaceKind::InFront, player, none},
                  gainCites(state, player, space));
    collectFigures(play, player, space);
    if (first)
        advancePairs(play, space, wereDue.size() > 1);
    memory(state).recipient() = nobody;
    ++memory(state).gains();
    tellWhoDropsOut(play, wereDue);
    play.next(step(Step::Gain));
}

Citations WonderRules::gainCites(const State& state, Player player, int space) const
{
    if (space == WonderPairs::startSpace)
        return {"woh-variant-second-at-50", "woh-variant-up-to-two", "woh-gain-variant-pointer"};
    Citations cites{"woh-gain-choose-wonder", "woh-gain-sequence", "woh-gain-not-yet-on-board",
                    "woh-gain-needs-condition",
                    state.points(player) == space ? "woh-gain-trigger-reach" : "woh-gain-trigger-pass"};
    if (space == WonderPairs::firstSpace)
        cites.emplace_back("woh-intro-take-early");
    if (memory(state).gains() > 0)
        cites.emplace_back("woh-gain-tie-repeat");
    if (m_readings.twoWonders)
        cites.insert(cites.end(), {"woh-variant-up-to-two", "woh-variant-rest-unchanged"});
    if (space != WonderPairs::lastSpace)
        return cites;
    cites.emplace_back("woh-gain-cap-wait");
    const auto waiting = std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.owner != player && WonderPairs::waitsBeside(figure, space);
    });
    if (waiting > 0)
        cites.insert(cites.end(), {"woh-gain-cap-25", "woh-gain-cap-five-plus-players"});
    return cites;
}

void WonderRules::collectFigures(Play& play, Player player, int space) const
{
    const bool first = space != WonderPairs::startSpace;
    for (std::size_t i = 0; i < play.state().figures.size(); ++i)
        if (play.state().figures[i].owner == player &&
            WonderPairs::waitsBeside(play.state().figures[i], space))
            play.moveFigure(static_cast<FigureId>(i), {PlaceKind::Supply, player, none},
                            {first ? "woh-gain-collect-pair" : "woh-variant-second-take-meeple"});
}

void WonderRules::advancePairs(Play& play, int from, bool contested) const
{
    const int to = std::min(from + WonderPairs::step, WonderPairs::lastSpace);
    if (to == from)
        return;
    Citations cites{"woh-gain-advance-pairs", "woh-gain-sequence"};
    if (contested)
        cites.emplace_back("woh-gain-tie-then-advance");
    for (std::size_t i = 0; i < play.state().figures.size(); ++i)
        if (WonderPairs::waitsBeside(play.state().figures[i], from))
            play.moveFigure(static_cast<FigureId>(i),
                            {PlaceKind::BesideTrack, nobody, static_cast<std::int16_t>(to)}, cites);
}

/// Who had arrived at the pairs and has not arrived where they stand now must go on (woh-gain-tie-drop-out).
void WonderRules::tellWhoDropsOut(Play& play, std::span<const Player> wereDue) const
{
    const WonderPairs pairs(play.state());
    const std::vector<Player> due = pairs.due();
    for (const Player player : wereDue)
        if (pairs.space() != WonderPairs::startSpace && pairs.hasWaiting(player, pairs.space()) &&
            !contains(due, player))
            withhold(play, player, none, {"woh-gain-tie-drop-out"});
}

/// Who passes the pairs of others in this turn, and has taken the own pair long ago (woh-gain-once).
void WonderRules::tellWhoGainsNoMore(Play& play) const
{
    const State& state = play.state();
    const WonderPairs pairs(state);
    const int space = pairs.space();
    if (!play.isHeard() || m_readings.twoWonders || space == WonderPairs::startSpace)
        return;
    for (Player player = 0; player < play.game().players(); ++player)
        if (memory(state).pointsBefore(player) < space && state.points(player) >= space &&
            !pairs.hasWaiting(player, space))
            withhold(play, player, none, {"woh-gain-once", "woh-intro-one-per-player"});
}

} // namespace glossator::engine::rules
