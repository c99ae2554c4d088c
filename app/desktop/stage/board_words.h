// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_picture.h"
#include "app/pictures/board_picture.h"
#include "model/cases/case_result.h"
#include "model/wording/phrase_wording.h"

#include <QCoreApplication>

#include <optional>

namespace glossator::desktop {

/// What is said of what lies on the board and of what players have, to those who point at it and to those who
/// do not see it.
class BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardWords)

public:
    /// The result, which has a game, must outlive this.
    BoardWords(const cases::CaseResult& result, const wording::PhraseWording& wording)
        : m_result(result), m_wording(wording)
    {
    }

    /// The feature at a place, as it is when a step is done; empty where there is none.
    [[nodiscard]] QString of(const pictures::BoardHit& hit, int step) const;
    /// The same, with what is printed on any of its tiles.
    [[nodiscard]] QString ofWhole(const pictures::BoardHit& hit, int step) const;
    /// The whole feature of which the one at a place is a part, the same on each of its tiles.
    [[nodiscard]] std::optional<engine::FeatureId> wholeAt(const pictures::BoardHit& hit, int step) const;
    [[nodiscard]] static QString of(const PlayerCard& card);

private:
    [[nodiscard]] const engine::State& stateOf(int step) const;
    [[nodiscard]] QStringList facts(const engine::State& state, engine::FeatureId feature) const;
    [[nodiscard]] QStringList marks(const engine::Board& board, engine::TileId tile) const;

    const cases::CaseResult& m_result;
    wording::PhraseWording m_wording;
};

} // namespace glossator::desktop
