// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/invariants/ledger.h"

#include <algorithm>

namespace glossator::invariants {

void Ledger::hear(const engine::State& state, const engine::Event& event)
{
    if (const auto* scored = std::get_if<engine::Scored>(&event.what))
        hearScored(state, *scored);
    if (std::holds_alternative<engine::TurnBegan>(event.what))
        m_last = {};
    if (const auto* paid = std::get_if<engine::Paid>(&event.what))
        hearPaid(state, *paid);
    if (std::holds_alternative<engine::TileDiscarded>(event.what))
        ++m_discarded;
    if (const auto* ended = std::get_if<engine::GameEnded>(&event.what))
        for (const engine::Player winner : ended->winners)
            if (m_points[static_cast<std::size_t>(winner)] !=
                *std::max_element(m_points.begin(), m_points.end()))
                m_faults += "a winner has not the most points\n";
    std::vector<engine::Clause> cites = event.cites;
    std::sort(cites.begin(), cites.end());
    if (std::adjacent_find(cites.begin(), cites.end()) != cites.end())
        m_faults +=
            "an event cites " + std::string(*std::adjacent_find(cites.begin(), cites.end())) + " twice\n";
}

void Ledger::hearPaid(const engine::State& state, const engine::Paid& paid)
{
    m_points[static_cast<std::size_t>(paid.payer.player)] -= paid.points();
    m_points[static_cast<std::size_t>(paid.receiver.player)] += paid.points();
    if (paid.points() <= 0 || paid.receiver.to - paid.receiver.from != paid.points())
        m_faults += "a payment makes or loses points\n";
    for (const engine::TrackMove& move : {paid.payer, paid.receiver})
        if (state.figures[static_cast<std::size_t>(move.figure)].owner != move.player)
            m_faults += "a payment moves another player's figure\n";
}

/// The rounds come in their order, and the parts of a round too; only that of its own comes whenever it
/// comes.
void Ledger::hearRound(const engine::State& state, const engine::Scored& scored)
{
    if (scored.when.has_value() == (state.phase == engine::Phase::Final))
        m_faults += "points have no round, or one in the final scoring\n";
    if (!scored.when || scored.when->round == engine::Round::OfItsOwn)
        return;
    const engine::PartOfRound now = *scored.when;
    const bool isInPart = now.part != engine::RoundPart::Whole && now.part != engine::RoundPart::End;
    if (engine::specOf(now.round).phase != state.phase || engine::specOf(now.round).isDivided != isInPart)
        m_faults += "points are made in round " + engine::toText(now) + " in another phase\n";
    if (std::pair(now.round, now.part) < std::pair(m_last.round, m_last.part))
        m_faults += "round " + engine::toText(now) + " comes after " + engine::toText(m_last) + "\n";
    m_last = now;
}

void Ledger::hearScored(const engine::State& state, const engine::Scored& scored)
{
    hearRound(state, scored);
    m_points[static_cast<std::size_t>(scored.player)] += scored.points();
    if (scored.points() != scored.sheet.points())
        m_faults += "an award moves a figure by another number than its sheet says\n";
    if (state.figures[static_cast<std::size_t>(scored.figure)].owner != scored.player)
        m_faults += "an award moves another player's figure\n";
    for (const engine::Addend& addend : scored.sheet.addends())
        if (addend.cite.empty())
            m_faults += "an addend cites nothing\n";
    const bool wins =
        std::any_of(scored.majority.begin(), scored.majority.end(),
                    [&](const engine::Share& s) { return s.player == scored.player && s.wins; });
    if (!scored.majority.empty() && !wins)
        m_faults += "a player scores without the majority\n";
}

} // namespace glossator::invariants
