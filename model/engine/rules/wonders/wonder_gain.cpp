// SPDX-License-Identifier: GPL-3.0-or-later
// Gaining a wonder, inside the scoring: who, which, and what moves beside the score track.
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
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
    return round == Round::Features || round == Round::TurnEnd;
}

/// What another rule has put on the agenda comes after the wonders of this round, and its points count as
/// well.
void WonderRules::roundEnds(Play& play, Round round) const
{
    State& state = play.state();
    const std::int32_t dueBesideAnother = isBesideAnotherRule(play, round) ? duePlayers(state) : 0;
    if (isAnotherRuleToCome(play, round))
        state.agenda.insert(state.agenda.end() - 1, step(Step::LookAgain));
    lookAtScore(play, dueBesideAnother);
}

void WonderRules::lookAtScore(Play& play, std::int32_t dueBesideAnother) const
{
    State& state = play.state();
    if (m_wonders.isDisplayEmpty(state))
        return;
    const WonderMemory memory = this->memory(state);
    memory.gains() = 0;
    memory.pairsBefore() = pairs(state).space().value_or(0);
    memory.dueBesideAnother() = dueBesideAnother;
    tellWhoGainsNoMore(play);
    rememberPoints(state);
    play.next(step(Step::Gain));
}

/// Whether another rule answers the end of this round too: its player is asked already, or will be.
bool WonderRules::isBesideAnotherRule(const Play& play, Round round) const
{
    const Decision& decision = play.state().decision;
    if (decision.topic == Topic::OfModule)
        return answersToo(play.game(), decision.module, round);
    return isAnotherRuleToCome(play, round);
}

bool WonderRules::isAnotherRuleToCome(const Play& play, Round round) const
{
    const State& state = play.state();
    return state.decision.topic != Topic::OfModule && !state.agenda.empty() &&
           state.agenda.back().kind == TaskKind::OfModule &&
           answersToo(play.game(), state.agenda.back().module, round);
}

/// Whether a module other than this one looks at the score when such a round ends.
bool WonderRules::answersToo(const Game& game, std::uint8_t module, Round round) const
{
    return module != m_number && game.module(module).actsAtEndOf(round);
}

std::int32_t WonderRules::duePlayers(const State& state) const
{
    std::int32_t players = 0;
    for (const std::vector<Player>& due :
         {pairs(state).arrivedAtPairs(), pairs(state).arrived(WonderPairs::startSpace)})
        for (const Player player : due)
            players |= 1 << player;
    return players;
}

/// Nobody asks for the points before while no wonder can be gained.
void WonderRules::rememberPoints(State& state) const
{
    std::array<int, maxPlayers> points{};
    if (!m_wonders.isDisplayEmpty(state))
        points = pairs(state).furthest();
    for (Player player = 0; player < maxPlayers; ++player)
        memory(state).pointsBefore(player) = points.at(static_cast<std::size_t>(player));
}

/// One wonder at a time: who gains it, then which. Called again after each until nobody is due.
void WonderRules::gain(Play& play) const
{
    const State& state = play.state();
    if (m_wonders.isDisplayEmpty(state))
        return;
    const std::vector<Player> due = pairs(state).due();
    if (due.size() > 1)
        return ask(play, state.turn.player, Question::Recipient);
    if (!due.empty())
        ask(play, due.front(), Question::WhichWonder);
}

void WonderRules::takeWonder(Play& play, Player player, KindId kind) const
{
    State& state = play.state();
    const WonderPairs pairs = this->pairs(state);
    const bool first = contains(pairs.arrivedAtPairs(), player);
    const int space = first ? pairs.space().value_or(0) : WonderPairs::startSpace;
    const std::vector<Player> wereDue = pairs.due();
    const auto wonder = std::find_if(state.aside.begin(), state.aside.end(),
                                     [&](const TileAside& tile) { return tile.kind == kind; });
    play.moveTile(static_cast<std::int16_t>(wonder - state.aside.begin()), {PlaceKind::InFront, player, none},
                  play.isHeard() ? gainCites(play.game(), state, player, space) : Citations{});
    std::rotate(wonder, wonder + 1, state.aside.end()); // in front of a player they lie as they were gained
    collectFigures(play, player, space);
    if (first)
        advancePairs(play, space, wereDue.size() > 1);
    memory(state).gained() = 1;
    ++memory(state).gains();
    tellWhoDropsOut(play, wereDue);
    play.next(step(Step::Gain));
}

Citations WonderRules::gainCites(const Game& game, const State& state, Player player, int space) const
{
    const WonderPairs pairs = this->pairs(state);
    if (space == WonderPairs::startSpace)
        return citesAtFifty(pairs, isBesideAnother(state, player));
    Citations cites{"woh-gain-choose-wonder", "woh-gain-sequence", "woh-gain-not-yet-on-board",
                    state.phase == Phase::Score ? "woh-gain-needs-condition" : "woh-open-gain-after-scoring",
                    pairs.furthest(player) == space ? "woh-gain-trigger-reach" : "woh-gain-trigger-pass"};
    if (space == WonderPairs::firstSpace)
        cites.emplace_back("woh-intro-take-early");
    if (isBesideAnother(state, player))
        cites.emplace_back("msg-open-wonder-same-round");
    if (memory(state).gains() > 0)
        cites.emplace_back("woh-gain-tie-repeat");
    if (m_readings.twoWonders)
        add(cites, {"woh-variant-up-to-two", "woh-variant-rest-unchanged"});
    if (contains(pairs.arrived(WonderPairs::startSpace), player))
        cites.emplace_back("woh-open-fifty");
    if (space == WonderPairs::lastSpace)
        citeCap(game, state, player, cites);
    return cites;
}

/// The second wonder; several players there are nowhere spoken of.
Citations WonderRules::citesAtFifty(const WonderPairs& pairs, bool isBesideAnother) const
{
    Citations cites{"woh-variant-second-at-50", "woh-variant-up-to-two", "woh-gain-variant-pointer"};
    if (pairs.due().size() > 1)
        cites.emplace_back("woh-open-fifty");
    if (isBesideAnother)
        cites.emplace_back("msg-open-wonder-same-round");
    return cites;
}

void WonderRules::citeCap(const Game& game, const State& state, Player player, Citations& cites) const
{
    constexpr int most = 4; // players, beyond whom the cap is spoken of once more
    cites.emplace_back("woh-gain-cap-wait");
    if (std::none_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
            return figure.owner != player && pairs(state).waitsBeside(figure, WonderPairs::lastSpace);
        }))
        return;
    cites.emplace_back("woh-gain-cap-25");
    if (game.players() > most)
        cites.emplace_back("woh-gain-cap-five-plus-players");
}

void WonderRules::collectFigures(Play& play, Player player, int space) const
{
    const bool first = space != WonderPairs::startSpace;
    const WonderPairs pairs = this->pairs(play.state());
    for (std::size_t i = 0; i < play.state().figures.size(); ++i)
        if (play.state().figures[i].owner == player && pairs.waitsBeside(play.state().figures[i], space))
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
    const WonderPairs pairs = this->pairs(play.state());
    for (std::size_t i = 0; i < play.state().figures.size(); ++i)
        if (pairs.waitsBeside(play.state().figures[i], from))
            play.moveFigure(static_cast<FigureId>(i),
                            {PlaceKind::BesideTrack, nobody, static_cast<std::int16_t>(to)}, cites);
}

/// Who had arrived at the pairs and has not arrived where they stand now must go on (woh-gain-tie-drop-out).
void WonderRules::tellWhoDropsOut(Play& play, std::span<const Player> wereDue) const
{
    const WonderPairs pairs = this->pairs(play.state());
    const std::vector<Player> due = pairs.arrivedAtPairs();
    for (const Player player : wereDue)
        if (pairs.hasPair(player) && !contains(due, player))
            withhold(play, player, none, {"woh-gain-tie-drop-out"}, Gift::Other);
}

/// Who passes the pairs of others now, and has taken the own pair before (woh-gain-once).
void WonderRules::tellWhoGainsNoMore(Play& play) const
{
    const State& state = play.state();
    const WonderPairs pairs = this->pairs(state);
    const std::optional<int> space = pairs.space();
    if (!play.isHeard() || m_readings.twoWonders || !space)
        return;
    for (Player player = 0; player < play.game().players(); ++player)
        if (memory(state).pointsBefore(player) < *space && pairs.furthest(player) >= *space &&
            !pairs.hasPair(player))
            withhold(play, player, none, {"woh-gain-once", "woh-intro-one-per-player"}, Gift::Other);
}

/// Why a player is not among those who may receive a wonder now.
Citations WonderRules::whyNotDue(const Game& game, const State& state, const Option& option) const
{
    const WonderPairs pairs = this->pairs(state);
    const Player player = option.player;
    Citations cites{"woh-gain-tie-active-decides"};
    if (option.action != Action::PickPlayer || player < 0 || player >= game.players())
        return cites;
    if (pairs.hasPair(player)) {
        const int before = memory(state).pairsBefore();
        const bool dropsOut = pairs.space() > before && pairs.furthest(player) >= before;
        cites.emplace_back(dropsOut ? "woh-gain-tie-drop-out" : "woh-gain-needs-condition");
    } else if (pairs.hasWaiting(player, WonderPairs::startSpace)) {
        const bool isLater = pairs.furthest(player) >= WonderPairs::secondWonderPoints;
        cites.emplace_back(isLater ? "woh-open-fifty" : "woh-variant-second-at-50");
    } else if (m_readings.twoWonders) {
        cites.emplace_back("woh-variant-up-to-two");
    } else {
        add(cites, {"woh-gain-once", "woh-intro-one-per-player"});
    }
    return cites;
}

} // namespace glossator::engine::rules
