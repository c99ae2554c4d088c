// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/card_history.h"

#include "model/engine/game.h"
#include "model/engine/rule_module.h"

#include <algorithm>
#include <utility>

namespace glossator::desktop {

namespace {

/// What an event does to the piles.
class Turning
{
public:
    Turning(const engine::Game& game, std::vector<CardPile>& piles) : m_game(game), m_piles(piles) {}

    void operator()(const engine::CardTurned& event) const
    {
        const auto pile = std::ranges::find(m_piles, event.module, &CardPile::module);
        if (pile == m_piles.end())
            return;
        pile->left += event.isUp ? -1 : 1;
        pile->up = event.isUp ? m_game.module(event.module).cardNames()[event.card] : std::string_view();
    }
    /// A card that no rule puts back has had its effect and is out of the game.
    void operator()(const engine::TurnBegan& event) const
    {
        if (event.part == 0)
            for (CardPile& pile : m_piles)
                pile.up = {};
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    const engine::Game& m_game;
    std::vector<CardPile>& m_piles;
};

} // namespace

CardHistory::CardHistory(const cases::CaseResult& result) : m_changes(1)
{
    if (result.game == nullptr)
        return;
    layOut(*result.game);
    if (m_changes.front().piles.empty())
        return;
    for (int step = 0; step < static_cast<int>(result.steps.size()); ++step) {
        const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
        if (run.backTo)
            m_changes.push_back({step, 0, after(static_cast<int>(*run.backTo))});
        follow(step, run.events, *result.game);
    }
}

void CardHistory::layOut(const engine::Game& game)
{
    for (std::size_t module = 0; module < game.modules().size(); ++module) {
        const engine::RuleModule& rules = *game.modules()[module];
        int count = 0;
        for (std::size_t card = 0; card < rules.cardNames().size(); ++card)
            count += rules.copiesOf(static_cast<std::uint8_t>(card));
        if (count > 0)
            m_changes.front().piles.push_back({static_cast<std::uint8_t>(module), count, {}});
    }
}

void CardHistory::follow(int step, const std::vector<cases::RunEvent>& events, const engine::Game& game)
{
    for (std::size_t i = 0; i < events.size(); ++i) {
        std::vector<CardPile> piles = m_changes.back().piles;
        std::visit(Turning(game, piles), events[i].event.what);
        if (piles != m_changes.back().piles)
            m_changes.push_back({step, static_cast<int>(i), std::move(piles)});
    }
}

const std::vector<CardPile>& CardHistory::before(int step, int event) const
{
    const auto isOver = [&](const Change& change) {
        return std::pair(change.step, change.event) < std::pair(step, event);
    };
    return std::ranges::partition_point(m_changes, isOver)[-1].piles;
}

} // namespace glossator::desktop
