// SPDX-License-Identifier: GPL-3.0-or-later
// Abu Simbel: its owner chooses between two tiles and keeps the other one face down.
#include "model/engine/flow.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <utility>

namespace glossator::engine::rules {

/// The tiles that a player has drawn and not yet placed, as positions in State::aside.
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

/// The draw step of a player who chooses. Two tiles are drawn while none is kept, then one a turn; once the
/// pile is empty the kept one is used. The very last tile leaves no choice.
bool WonderRules::drawForChoice(Play& play) const
{
    State& state = play.state();
    const Player player = state.turn.player;
    const WonderMemory memory = this->memory(state);
    if (memory.drawsLeft() == 0) {
        const bool keeps = !keptBy(state, player).empty();
        const bool chooses = state.pile.size > 1 && works(state, Wonder::AbuSimbel) &&
                             ownerOf(play.game(), state, Wonder::AbuSimbel) == player;
        if (!chooses && !keeps)
            return false;
        memory.drewTwo() = keeps ? 0 : 1;
        memory.drawsLeft() = keeps ? 1 : 2;
    }
    if (state.pile.size > 0) {
        play.next(step(Step::KeepDrawn));
        return false;
    }
    useKept(play);
    return true;
}

/// Nothing can be drawn any more: what is kept is used; what does not fit leaves the game.
void WonderRules::useKept(Play& play) const
{
    State& state = play.state();
    discardUnfit(play);
    const std::vector<std::int16_t> kept = keptBy(state, state.turn.player);
    if (kept.empty())
        return;
    if (state.aside[static_cast<std::size_t>(kept.front())].place.kind == PlaceKind::Reserve)
        play.moveTile(
            kept.front(), {PlaceKind::InFront, state.turn.player, none},
            {memory(state).drewTwo() != 0 ? "woh-abu-simbel-place-one" : "woh-abu-simbel-end-uses-reserve"});
    play.takeInHand(kept.front());
}

void WonderRules::discardUnfit(Play& play) const
{
    State& state = play.state();
    const std::vector<std::int16_t> kept = keptBy(state, state.turn.player);
    for (auto index = kept.rbegin(); index != kept.rend(); ++index) {
        const KindId kind = state.aside[static_cast<std::size_t>(*index)].kind;
        if (canBePlaced(play.game(), state, kind))
            continue;
        state.aside.erase(state.aside.begin() + *index);
        play.discardTile(kind, {});
    }
}

/// What the tile does when it is drawn is done by now.
void WonderRules::keepDrawn(Play& play) const
{
    State& state = play.state();
    const WonderMemory memory = this->memory(state);
    if (!canBePlaced(play.game(), state, state.turn.tileInHand)) {
        play.discardTile(state.turn.tileInHand, {});
        play.next(Task::of(TaskKind::Draw));
        return;
    }
    play.keepTile({PlaceKind::Reserve, state.turn.player, none},
                  {"woh-abu-simbel-two-choices", memory.drewTwo() != 0
                                                     ? "woh-abu-simbel-first-turn-draws-two"
                                                     : "woh-abu-simbel-later-turns-draw-one"});
    --memory.drawsLeft();
    play.next(memory.drawsLeft() > 0 ? Task::of(TaskKind::Draw) : step(Step::ChooseTile));
}

void WonderRules::takeKept(Play& play, KindId kind) const
{
    State& state = play.state();
    const Player player = state.turn.player;
    for (const std::int16_t index : keptBy(state, player)) {
        if (state.aside[static_cast<std::size_t>(index)].kind != kind)
            continue;
        play.moveTile(index, {PlaceKind::InFront, player, none},
                      {"woh-abu-simbel-place-one", "woh-abu-simbel-keep-other"});
        play.takeInHand(index);
        memory(state).leavesLast() = state.pile.size == 0 ? player + 1 : 0;
        return;
    }
}

/// What is left over from the very last draw goes to the player after the one who chose, whoever has placed a
/// tile since (woh-abu-simbel-last-tile-passes-on).
void WonderRules::passLastOn(Play& play) const
{
    State& state = play.state();
    const auto chooser = static_cast<Player>(std::exchange(memory(state).leavesLast(), 0) - 1);
    const auto next = static_cast<Player>((chooser + 1) % play.game().players());
    if (const auto kept = keptBy(state, chooser); !kept.empty())
        play.moveTile(kept.front(), {PlaceKind::InFront, next, none}, {"woh-abu-simbel-last-tile-passes-on"});
}

/// The pile is empty. The turns go on by seat for those who still keep a tile, or by one reading have a
/// wonder; all others are passed over (woh-abu-simbel-end-uses-reserve).
bool WonderRules::playsOn(Play& play) const
{
    passLastOn(play);
    const State& state = play.state();
    const int players = play.game().players();
    const auto seat = [&](int after) { return static_cast<Player>((state.turn.player + after) % players); };
    for (int after = 1; after <= players; ++after) {
        const std::int16_t waiting =
            m_readings.placesAfterPile ? m_wonders.waitingFor(state, seat(after)) : none;
        if (!keptBy(state, seat(after)).empty() ||
            (waiting != none &&
             canBePlaced(play.game(), state, state.aside[static_cast<std::size_t>(waiting)].kind))) {
            play.next(Task::turnOf(seat(after)));
            return true;
        }
    }
    return false;
}

} // namespace glossator::engine::rules
