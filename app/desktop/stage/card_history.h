// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/card_pile.h"
#include "model/cases/case_result.h"

#include <vector>

namespace glossator::desktop {

/// Where the cards of a run lie at each of its moments, as the events tell it. The result must outlive what
/// it gives. A game whose modules have no cards has no piles.
class CardHistory
{
public:
    explicit CardHistory(const cases::CaseResult& result);

    /// As a step leaves them.
    [[nodiscard]] const std::vector<CardPile>& after(int step) const { return before(step + 1, 0); }
    /// Before so many events of a step are over.
    [[nodiscard]] const std::vector<CardPile>& before(int step, int event) const;

private:
    struct Change
    {
        int step = -1;
        int event = 0;
        std::vector<CardPile> piles; ///< from this event on
    };

    void layOut(const engine::Game& game);
    void follow(int step, const std::vector<cases::RunEvent>& events, const engine::Game& game);

    std::vector<Change> m_changes;
};

} // namespace glossator::desktop
