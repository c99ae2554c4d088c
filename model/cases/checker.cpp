// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/checker.h"

#include "model/cases/expectation_text.h"

namespace glossator::cases {

Checker::Checker(const RunContext& context, RunStep& step, sources::Place place)
    : m_context(context), m_step(step), m_state(step.state), m_place(std::move(place)),
      m_matcher(context.game, context.names)
{
}

void Checker::fault(const sources::Place& place, std::string what, std::string right)
{
    m_context.fault(place, std::move(what), std::move(right));
}

std::string Checker::who(engine::Player player) const
{
    return toEnglish(m_context.say.player(player));
}

std::string Checker::optionTexts() const
{
    constexpr std::size_t enough = 12;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < m_step.options.size() && i < enough; ++i)
        texts.push_back(toEnglish(m_context.say.option(m_state, m_step.options[i])));
    if (m_step.options.size() > enough)
        texts.push_back("and " + std::to_string(m_step.options.size() - enough) + " more");
    return joined(texts);
}

void Checker::operator()(const ExpectDecision& wanted)
{
    const engine::Decision& decision = m_state.decision;
    const std::string got = toEnglish(m_context.say.decision(m_state));
    if (wanted.none && decision.topic != engine::Topic::Nothing)
        fault(m_place, "there is a decision: " + got, "expected none");
    if (wanted.none)
        return;
    const std::string about(topicWord(m_context.game, decision));
    if (!wanted.about.empty() && wanted.about != about)
        fault(m_place, "the decision is about " + quoted(about) + ": " + got,
              "expected " + quoted(wanted.about));
    const engine::Player expected = wanted.player ? m_context.names.player(*wanted.player) : engine::theTable;
    if ((wanted.player || wanted.table) && expected != decision.who)
        fault(m_place, "the decision is taken by " + who(decision.who), "expected " + who(expected));
}

void Checker::operator()(const ExpectOptions& wanted)
{
    const ChoiceFinder finder(m_context.game, m_context.names, m_state);
    std::vector<bool> meant(m_step.options.size(), false);
    for (const Choice& pattern : wanted.patterns) {
        if (const auto wrong = finder.patternFault(pattern)) {
            fault(pattern.place, wrong->what, wrong->right);
            continue;
        }
        bool offered = false;
        for (std::size_t i = 0; i < m_step.options.size(); ++i)
            if (finder.matches(pattern, m_step.options[i])) {
                offered = true;
                meant[i] = true;
            }
        if (offered && wanted.rule == OptionsRule::NoneOf)
            fault(pattern.place, "this is offered", "expected it not to be");
        if (!offered && wanted.rule != OptionsRule::NoneOf)
            fault(pattern.place, "this is not offered", "offered: " + optionTexts());
    }
    if (wanted.rule != OptionsRule::Exactly)
        return;
    for (std::size_t i = 0; i < meant.size(); ++i)
        if (!meant[i])
            fault(m_place, "offered as well: " + toEnglish(m_context.say.option(m_state, m_step.options[i])),
                  "expected nothing but the options listed");
}

void Checker::operator()(const ExpectOptionCount& wanted)
{
    compare(m_place, "the number of options", std::optional(wanted.count),
            static_cast<int>(m_step.options.size()));
}

void Checker::operator()(const ExpectRefused& wanted)
{
    for (const RefusalName& refusal : wanted.refusals)
        checkRefusal(m_context, refusal, m_step);
}

} // namespace glossator::cases
