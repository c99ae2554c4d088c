// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/outcome_scene.h"

#include <QCoreApplication>

namespace glossator::desktop {

void OutcomeScene::show(const OptionOutcome& outcome) const
{
    const std::vector<engine::Event> now = outcome.payments();
    const std::vector<engine::Event> payments = now.empty() ? outcome.paymentsAfter() : now;
    if (!now.empty())
        m_picture.still.track = m_builder.track(outcome.state());
    for (const engine::Event& payment : now)
        markMove(payment);
    for (const engine::Event& payment : payments)
        showPayment(payment);
    if (payments.empty())
        sayNone();
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

/// On the card of whoever decides.
void OutcomeScene::sayNone() const
{
    const engine::Player who =
        m_state.decision.who == engine::nobody ? engine::Player{0} : m_state.decision.who;
    const Spot card{Spot::Where::Card, {}, who};
    //: what would come of a choice
    const QString none = QCoreApplication::translate("OutcomeScene", "No points yet");
    m_picture.labels.push_back({none, -1, card, card, 1.0, 1.0, pictures::LabelKind::Note});
}

} // namespace glossator::desktop
