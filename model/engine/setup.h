// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

namespace glossator::engine {

/// What a rule module may do before a game: give out figures and lay tiles aside.
class Setup
{
public:
    Setup(const Game& game, State& state) : m_game(game), m_state(state) {}
    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] State& state() { return m_state; }
    /// Gives every player `count` figures of a kind at a place; the place's player is filled in.
    void giveEach(std::string_view figureKind, int count, Place place);
    /// Puts a figure that is nobody's beside the board.
    void putBesideBoard(std::string_view neutralKind);
    /// Gives every player so many tokens of a kind out of the common supply.
    void giveEachTokens(TokenKind kind, int count);
    /// Takes all copies of a kind out of the pile.
    void takeFromPile(KindId kind);
    void layAside(KindId kind, Place place);

private:
    const Game& m_game;
    State& m_state;
};

} // namespace glossator::engine
