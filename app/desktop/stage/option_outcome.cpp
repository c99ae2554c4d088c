// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/option_outcome.h"

#include "model/cases/recorder.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int decisionsAhead = 2;
constexpr std::size_t mostOptions = 12; ///< of a decision that is looked through

/// Who gets or pays how much, and for what.
bool areAlike(const engine::Event& one, const engine::Event& other)
{
    if (const auto* paid = std::get_if<engine::Paid>(&one.what)) {
        const auto* also = std::get_if<engine::Paid>(&other.what);
        return also != nullptr && paid->payer.player == also->payer.player &&
               paid->receiver.player == also->receiver.player && paid->points() == also->points();
    }
    const auto* scored = std::get_if<engine::Scored>(&one.what);
    const auto* also = std::get_if<engine::Scored>(&other.what);
    return scored != nullptr && also != nullptr && scored->player == also->player &&
           scored->points() == also->points() && scored->feature == also->feature;
}

} // namespace

bool bringsPoints(const engine::Event& event)
{
    return std::holds_alternative<engine::Scored>(event.what) ||
           std::holds_alternative<engine::Paid>(event.what);
}

bool bringsNone(const engine::Event& payment)
{
    const auto* scored = std::get_if<engine::Scored>(&payment.what);
    const auto* paid = std::get_if<engine::Paid>(&payment.what);
    return (scored == nullptr || scored->points() == 0) && (paid == nullptr || paid->points() == 0);
}

OptionOutcome::OptionOutcome(const engine::Game& game, const engine::State& state,
                             const engine::Option& option)
    : m_game(game), m_state(state)
{
    cases::Recorder recorder;
    m_isRefused = game.choose(m_state, option, &recorder).has_value();
    m_events = recorder.take();
}

std::vector<engine::Event> OptionOutcome::payments() const
{
    std::vector<engine::Event> payments;
    for (const cases::RunEvent& run : m_events)
        if (bringsPoints(run.event))
            payments.push_back(run.event);
    return payments;
}

std::vector<engine::Event> OptionOutcome::paymentsAfter() const
{
    return paymentsAfter(decisionsAhead);
}

/// None as soon as one choice brings others than the first.
std::vector<engine::Event> OptionOutcome::paymentsAfter(int decisions) const
{
    engine::Options options;
    if (decisions == 0 || m_isRefused)
        return {};
    m_game.options(m_state, options);
    if (options.empty() || options.size() > mostOptions)
        return {};
    std::vector<engine::Event> common;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const OptionOutcome next(m_game, m_state, options[i]);
        std::vector<engine::Event> payments = next.payments();
        if (std::ranges::all_of(payments, bringsNone))
            if (auto later = next.paymentsAfter(decisions - 1); !later.empty())
                payments = std::move(later);
        if (i > 0 && !std::ranges::equal(common, payments, areAlike))
            return {};
        common = std::move(payments);
        if (common.empty())
            return {};
    }
    return common;
}

} // namespace glossator::desktop
