// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_picture.h"
#include "app/pictures/board_picture.h"
#include "model/engine/game.h"
#include "model/engine/state.h"
#include "model/wording/phrase_wording.h"

#include <QCoreApplication>

#include <optional>

namespace glossator::desktop {

/// What is said of what lies on a board and of what players have, to those who point at it and to those who
/// do not see it.
class BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardWords)

public:
    /// The game and the state must outlive this.
    BoardWords(const engine::Game& game, const engine::State& state, const wording::PhraseWording& wording)
        : m_game(game), m_state(state), m_wording(wording)
    {
    }

    /// The feature at a place; empty where there is none.
    [[nodiscard]] QString of(const pictures::BoardHit& hit) const;
    /// The same, with what is printed on any of its tiles.
    [[nodiscard]] QString ofWhole(const pictures::BoardHit& hit) const;
    /// The whole feature of which the one at a place is a part, the same on each of its tiles.
    [[nodiscard]] std::optional<engine::FeatureId> wholeAt(const pictures::BoardHit& hit) const;
    [[nodiscard]] static QString of(const PlayerCard& card);

private:
    [[nodiscard]] std::optional<engine::FeatureId> featureAt(const pictures::BoardHit& hit) const;
    [[nodiscard]] QStringList facts(engine::FeatureId feature) const;
    [[nodiscard]] QStringList marks(engine::TileId tile) const;

    const engine::Game& m_game;
    const engine::State& m_state;
    wording::PhraseWording m_wording;
};

} // namespace glossator::desktop
