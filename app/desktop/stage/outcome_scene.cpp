// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/outcome_scene.h"

#include <QCoreApplication>

#include <algorithm>

namespace glossator::desktop {

void OutcomeScene::show(const OptionOutcome& outcome) const
{
    const std::vector<engine::Event> now = outcome.payments();
    const bool bringsNow = !std::ranges::all_of(now, bringsNone);
    std::vector<engine::Event> payments = bringsNow ? now : outcome.paymentsAfter();
    if (payments.empty() && now.empty())
        return sayNone();
    std::erase_if(payments, bringsNone);
    if (payments.empty())
        return m_award.sayNothing(chooser());
    for (const engine::Event& payment : payments)
        showPayment(payment);
    if (!bringsNow)
        return;
    m_picture.still.track = m_builder.track(outcome.state());
    for (const engine::Event& payment : payments)
        markMove(payment);
}

void OutcomeScene::showPayment(const engine::Event& payment) const
{
    if (const auto* scored = std::get_if<engine::Scored>(&payment.what))
        m_award.show(*scored, 1.0);
    if (const auto* paid = std::get_if<engine::Paid>(&payment.what))
        m_award.show(*paid);
}

void OutcomeScene::markMove(const engine::Event& payment) const
{
    if (const auto* scored = std::get_if<engine::Scored>(&payment.what))
        mark({scored->player, scored->figure, scored->from, scored->to});
    if (const auto* paid = std::get_if<engine::Paid>(&payment.what)) {
        mark(paid->payer);
        mark(paid->receiver);
    }
}

/// From which space to which.
void OutcomeScene::mark(const engine::TrackMove& move) const
{
    for (const int points : {move.from, move.to})
        m_picture.still.track.marked.push_back(points % pictures::trackSpaces);
}

engine::Player OutcomeScene::chooser() const
{
    return m_state.decision.who == engine::nobody ? engine::Player{0} : m_state.decision.who;
}

/// On the card of whoever decides.
void OutcomeScene::sayNone() const
{
    const Spot card{Spot::Where::Card, {}, chooser()};
    //: what would come of a choice
    const QString none = QCoreApplication::translate("OutcomeScene", "No points yet");
    m_picture.labels.push_back({none, -1, card, card, 1.0, 1.0, pictures::LabelKind::Note});
}

} // namespace glossator::desktop
