// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int startSpace = 0;
constexpr int lastPairSpace = 25;
constexpr int pairStep = 5;
constexpr int secondWonderPoints = 50;

bool waitsBeside(const Figure& figure, int space)
{
    return figure.place.kind == PlaceKind::BesideTrack && figure.place.index == space;
}

bool hasFigureBeside(const State& state, Player player, int space)
{
    return std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.owner == player && waitsBeside(figure, space);
    });
}

bool isDisplayEmpty(const State& state)
{
    return std::none_of(state.aside.begin(), state.aside.end(),
                        [](const TileAside& tile) { return tile.place.kind == PlaceKind::Display; });
}

} // namespace

/// The space beside which the pairs wait; 0 when every player has taken theirs.
int WonderRules::pairSpace(const State& state) const
{
    for (const Figure& figure : state.figures)
        if (figure.place.kind == PlaceKind::BesideTrack && figure.place.index != startSpace)
            return figure.place.index;
    return startSpace;
}

/// Players with figures beside a space who have a scoring figure on or beyond it.
std::vector<Player> WonderRules::arrived(const State& state, int space) const
{
    const int needed = space == startSpace ? secondWonderPoints : space;
    std::vector<Player> players;
    for (const Figure& figure : state.figures)
        if (figure.place.kind == PlaceKind::OnTrack && figure.place.index >= needed &&
            hasFigureBeside(state, figure.owner, space) &&
            std::find(players.begin(), players.end(), figure.owner) == players.end())
            players.push_back(figure.owner);
    return players;
}

/// Who gains a wonder next, by seat: those at the pairs first, then in the variant those at 50 points.
std::vector<Player> WonderRules::dueForWonder(const State& state) const
{
    const int space = pairSpace(state);
    std::vector<Player> due;
    if (space != startSpace)
        due = arrived(state, space);
    if (due.empty())
        due = arrived(state, startSpace);
    std::sort(due.begin(), due.end());
    return due;
}

void WonderRules::roundEnds(Play& play) const
{
    Task task;
    task.kind = TaskKind::OfModule;
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(Step::Gain);
    play.next(task);
}

/// One wonder at a time: who gains it, then which. Called again after each until nobody is due.
void WonderRules::gain(Play& play) const
{
    const State& state = play.state();
    if (isDisplayEmpty(state))
        return;
    const std::vector<Player> due = dueForWonder(state);
    if (due.size() == 1)
        askForWonder(play, due.front());
    else if (!due.empty())
        play.ask(
            {Topic::OfModule, state.turn.player, m_number, static_cast<std::uint8_t>(Question::Recipient)});
}

void WonderRules::askForWonder(Play& play, Player player) const
{
    recipient(play.state()) = player;
    play.ask({Topic::OfModule, player, m_number, static_cast<std::uint8_t>(Question::WhichWonder)});
}

void WonderRules::options(const Game& game, const State& state, Options& out) const
{
    if (static_cast<Question>(state.decision.code) == Question::WhichTile) {
        for (const std::int16_t kept : keptBy(state, state.decision.who)) {
            const Option option = Option::pickTile(state.aside[static_cast<std::size_t>(kept)].kind);
            if (state.board.fitsAnywhere(game.tiles(), option.kind) &&
                std::find(out.begin(), out.end(), option) == out.end())
                out.push_back(option);
        }
        return;
    }
    if (static_cast<Question>(state.decision.code) == Question::WhichWonder) {
        for (const TileAside& tile : state.aside)
            if (tile.place.kind == PlaceKind::Display)
                out.push_back(Option::pickTile(tile.kind));
        return;
    }
    for (const Player player : dueForWonder(state))
        out.push_back(Option::pickPlayer(player));
}

bool WonderRules::choose(Play& play, const Option& option) const
{
    if (option.action == Action::PickPlayer)
        askForWonder(play, option.player);
    else if (option.action == Action::PickTile && !m_wonders.isWonder(option.kind))
        takeKept(play, option.kind);
    else if (option.action == Action::PickTile)
        takeWonder(play, option.kind);
    else
        return false;
    return true;
}

void WonderRules::takeWonder(Play& play, KindId kind) const
{
    State& state = play.state();
    const auto player = static_cast<Player>(recipient(state));
    const int pairs = pairSpace(state);
    const std::vector<Player> atPairs = pairs == startSpace ? std::vector<Player>{} : arrived(state, pairs);
    const bool first = std::find(atPairs.begin(), atPairs.end(), player) != atPairs.end();
    const int space = first ? pairs : startSpace;
    for (std::size_t i = 0; i < state.aside.size(); ++i)
        if (state.aside[i].kind == kind)
            play.moveTile(static_cast<std::int16_t>(i), {PlaceKind::InFront, player, none},
                          first ? Citations{"woh-gain-choose-wonder", "woh-gain-sequence",
                                            "woh-gain-not-yet-on-board", "woh-gain-needs-condition",
                                            state.points(player) == space ? "woh-gain-trigger-reach"
                                                                          : "woh-gain-trigger-pass"}
                                : Citations{"woh-variant-second-at-50", "woh-variant-up-to-two"});
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].owner == player && waitsBeside(state.figures[i], space))
            play.moveFigure(static_cast<FigureId>(i), {PlaceKind::Supply, player, none},
                            {first ? "woh-gain-collect-pair" : "woh-variant-second-take-meeple"});
    if (first)
        advancePairs(play, space);
    recipient(state) = nobody;
    roundEnds(play);
}

void WonderRules::advancePairs(Play& play, int from) const
{
    State& state = play.state();
    const int to = std::min(from + pairStep, lastPairSpace);
    if (to == from)
        return;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (waitsBeside(state.figures[i], from))
            play.moveFigure(
                static_cast<FigureId>(i), {PlaceKind::BesideTrack, nobody, static_cast<std::int16_t>(to)},
                {"woh-gain-advance-pairs", to == lastPairSpace ? "woh-gain-cap-25" : "woh-gain-sequence"});
}

} // namespace glossator::engine::rules
