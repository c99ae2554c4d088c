// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_rules.h"

namespace glossator::engine::rules {

namespace {

Task drawTask()
{
    Task task;
    task.kind = TaskKind::Draw;
    return task;
}

Task placeTask()
{
    Task task;
    task.kind = TaskKind::PlaceTile;
    return task;
}

} // namespace

std::vector<std::int16_t> WonderRules::keptBy(const State& state, Player player) const
{
    std::vector<std::int16_t> found;
    for (std::size_t i = 0; i < state.aside.size(); ++i) {
        const TileAside& tile = state.aside[i];
        if (tile.place.player == player && !m_wonders.isWonder(tile.kind) &&
            (tile.place.kind == PlaceKind::Reserve || tile.place.kind == PlaceKind::InFront))
            found.push_back(static_cast<std::int16_t>(i));
    }
    return found;
}

/// The draw step of a player who chooses between two tiles. Two are drawn while none is kept, then one a
/// turn; once the pile is empty the kept one is used.
bool WonderRules::drawForChoice(Play& play) const
{
    State& state = play.state();
    const Player player = state.turn.player;
    if (drawsLeft(state) > 0 && state.pile.size > 0)
        return false;
    const bool chooses = worksFor(play.game(), state, Wonder::AbuSimbel) == player;
    if (drawsLeft(state) > 0 || (!chooses && keptBy(state, player).empty()))
        return drawsLeft(state) > 0 && placeKept(play);
    if (state.pile.size == 0)
        return placeKept(play);
    drawsLeft(state) = keptBy(state, player).empty() ? 2 : 1;
    return false;
}

/// Nothing can be drawn any more: what is kept is chosen from, or used; what does not fit leaves the game.
bool WonderRules::placeKept(Play& play) const
{
    State& state = play.state();
    drawsLeft(state) = 0;
    const std::vector<std::int16_t> kept = keptBy(state, state.turn.player);
    if (kept.empty())
        return true;
    if (kept.size() > 1) {
        askForTile(play);
        return true;
    }
    if (state.aside[static_cast<std::size_t>(kept.front())].place.kind == PlaceKind::Reserve)
        play.moveTile(kept.front(), {PlaceKind::InFront, state.turn.player, none},
                      {"woh-abu-simbel-end-uses-reserve"});
    play.takeInHand(kept.front());
    if (state.board.fitsAnywhere(play.tiles(), state.turn.tileInHand)) {
        play.next(placeTask());
        return true;
    }
    state.aside.erase(state.aside.begin() + kept.front());
    state.turn.fromAside = none;
    play.discardTile(state.turn.tileInHand, {"base-draw-no-fit"});
    return true;
}

bool WonderRules::tileDrawn(Play& play) const
{
    State& state = play.state();
    if (drawsLeft(state) == 0)
        return false;
    if (!state.board.fitsAnywhere(play.tiles(), state.turn.tileInHand)) {
        play.discardTile(state.turn.tileInHand, {"base-draw-no-fit"});
        play.next(drawTask());
        return true;
    }
    const bool two = keptBy(state, state.turn.player).empty();
    play.keepTile({PlaceKind::Reserve, state.turn.player, none},
                  {"woh-abu-simbel-two-choices", two || drawsLeft(state) > 1
                                                     ? "woh-abu-simbel-first-turn-draws-two"
                                                     : "woh-abu-simbel-later-turns-draw-one"});
    --drawsLeft(state);
    if (drawsLeft(state) > 0) {
        play.next(drawTask());
        return true;
    }
    Task task;
    task.kind = TaskKind::OfModule;
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(Step::ChooseTile);
    play.next(task);
    return true;
}

void WonderRules::askForTile(Play& play) const
{
    play.ask({Topic::OfModule, play.state().turn.player, m_number,
              static_cast<std::uint8_t>(Question::WhichTile)});
}

void WonderRules::takeKept(Play& play, KindId kind) const
{
    for (const std::int16_t kept : keptBy(play.state(), play.state().turn.player))
        if (play.state().aside[static_cast<std::size_t>(kept)].kind == kind) {
            play.moveTile(kept, {PlaceKind::InFront, play.state().turn.player, none},
                          {"woh-abu-simbel-place-one", "woh-abu-simbel-keep-other"});
            play.takeInHand(kept);
            play.next(placeTask());
            return;
        }
}

/// The pile is empty and a tile is still kept. When it is left over from the very last draw it goes to
/// the next player; else its owner's turn comes once more (woh-abu-simbel-last-tile-passes-on,
/// -end-uses-reserve).
Player WonderRules::playsOn(Play& play) const
{
    State& state = play.state();
    const Player now = state.turn.player;
    for (std::size_t i = 0; i < state.aside.size(); ++i) {
        const Place place = state.aside[i].place;
        if (place.kind != PlaceKind::Reserve)
            continue;
        if (place.player != now)
            return place.player;
        const auto next = static_cast<Player>((now + 1) % play.game().players());
        play.moveTile(static_cast<std::int16_t>(i), {PlaceKind::InFront, next, none},
                      {"woh-abu-simbel-last-tile-passes-on"});
        return next;
    }
    return nobody;
}

} // namespace glossator::engine::rules
