// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that a message brings.
#include "model/engine/rules/messages/message_rules.h"

#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::array<std::string_view, 2> toActionOrSeal{"action", "seal"};
constexpr std::array<std::string_view, 4> questions{"which message", "message", "which feature",
                                                    "which follower"};

} // namespace

std::string_view MessageRules::topicName(std::uint8_t code) const
{
    return questions.at(code);
}

std::span<const std::string_view> MessageRules::answerNames(std::uint8_t code) const
{
    if (static_cast<Question>(code) == Question::WhichMessage)
        return cardNames();
    if (static_cast<Question>(code) == Question::ActionOrSeal)
        return toActionOrSeal;
    return {};
}

void MessageRules::options(const Game& game, const State& state, Options& out) const
{
    const int shown = memory(state).shown();
    switch (static_cast<Question>(state.decision.code)) {
    case Question::WhichMessage:
        for (int message = 1; message <= messageCount; ++message)
            if (!memory(state).isInPile(message))
                out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(message - 1)));
        return;
    case Question::ActionOrSeal:
        if (canAct(game, state, shown))
            out.push_back(Option::pickAnswer(Action));
        out.push_back(Option::pickAnswer(Seal));
        return;
    case Question::WhichFeature:
        for (const FeatureId feature : smallest(game, state, featureOf(shown)))
            out.push_back(Option::pickFeature(feature));
        return;
    case Question::WhichFollower:
        for (std::size_t i = 0; i < state.figures.size(); ++i)
            if (const auto id = static_cast<FigureId>(i);
                isFollowerOf(game, state, id, state.decision.who) && firstAlike(state, id) == id)
                out.push_back(Option::pickFigure(id));
        return;
    }
}

Refusal MessageRules::explain(const Game& game, const State& state, const Option& option) const
{
    switch (static_cast<Question>(state.decision.code)) {
    case Question::WhichMessage:
        return {Reason::NotAvailable, {"msg-take-top-tile"}};
    case Question::ActionOrSeal:
        if (option.answer == Action)
            return {Reason::NotAvailable, {"msg-two-options", actionOf(memory(state).shown())}};
        return {Reason::NotAvailable, {"msg-two-options"}};
    case Question::WhichFeature:
        return {Reason::NotAvailable, {"msg-1-lowest-value"}};
    case Question::WhichFollower:
        return {Reason::NotAvailable, {"msg-8-score-and-remove"}};
    }
    return RuleModule::explain(game, state, option);
}

bool MessageRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    const int shown = memory(play.state()).shown();
    switch (static_cast<Question>(asked.code)) {
    case Question::WhichMessage:
        turnUp(play, option.answer + 1);
        break;
    case Question::ActionOrSeal:
        beginRoundOfItsOwn(play);
        if (option.answer == Seal)
            takeSeal(play);
        else
            act(play, shown);
        break;
    case Question::WhichFeature:
        scoreSmallest(play, option.feature);
        break;
    case Question::WhichFollower:
        scoreAndRemove(play, option.figure);
        break;
    }
    return true;
}

} // namespace glossator::engine::rules
