// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/performance.h"

#include "model/cases/detour.h"
#include "model/cases/other_names.h"

#include <algorithm>
#include <utility>

namespace glossator::desktop {

void Performance::begin(std::unique_ptr<LoadedCase> played, const engine::SwitchReadings& house,
                        const tiles::TileCatalogue* tiles)
{
    end();
    m_case = std::move(played);
    if (m_case && m_case->source && m_case->result.game) {
        const auto kinds = tiles->kinds(m_case->source->tileExpansions());
        m_house = cases::readOtherwise(*m_case->source, m_case->result, kinds, house);
        m_told = cases::toldByNames(*m_case->source, m_case->result, kinds, house);
    }
    m_isByHouse = m_house && !m_house->isNamed;
}

std::unique_ptr<LoadedCase> Performance::end()
{
    m_detour.reset();
    m_house.reset();
    m_told.reset();
    m_isByHouse = false;
    return std::move(m_case);
}

const cases::CaseResult* Performance::scripted() const
{
    if (m_isByHouse)
        return &m_house->result;
    if (m_told)
        return &*m_told;
    return m_case ? &m_case->result : nullptr;
}

const cases::CaseResult* Performance::result() const
{
    return m_detour ? &m_detour->result : scripted();
}

bool Performance::hasGame() const
{
    const cases::CaseResult* shown = result();
    return shown != nullptr && shown->game != nullptr && !shown->steps.empty();
}

CaseReading Performance::reading() const
{
    if (!m_house)
        return CaseReading::Usual;
    return m_isByHouse ? CaseReading::OfHouse : CaseReading::OfCase;
}

void Performance::setReading(CaseReading reading)
{
    if (reading != CaseReading::Usual && (reading == CaseReading::OfHouse) != m_isByHouse)
        toggleHouse();
}

void Performance::toggleHouse()
{
    m_detour.reset();
    m_isByHouse = m_house && !m_isByHouse;
}

void Performance::leaveCase(int step, const engine::Option& option)
{
    cases::CaseResult other = cases::detour(*result(), static_cast<std::size_t>(step), option);
    const int from = scriptedStep(step);
    std::vector<StageTrial::Choice> choices = tried();
    std::erase_if(choices, [step](const StageTrial::Choice& made) { return made.step >= step; });
    choices.push_back({step, option});
    m_detour = Detour{std::move(other), from, std::move(choices)};
}

std::vector<StageTrial::Choice> Performance::tried() const
{
    return m_detour ? m_detour->choices : std::vector<StageTrial::Choice>();
}

int Performance::lastOfCase() const
{
    if (!isAside())
        return -1;
    const auto house = m_isByHouse ? m_house->same : scripted()->steps.size();
    return scriptedStep(static_cast<int>(house));
}

int Performance::scriptedStep(int step) const
{
    return m_detour ? std::min(m_detour->from, step) : step;
}

std::optional<engine::Option> Performance::caseChoice(int step) const
{
    if (!hasGame() || step < 0 || (m_detour && step > m_detour->from))
        return std::nullopt;
    return cases::choiceAfter(*scripted(), static_cast<std::size_t>(step));
}

} // namespace glossator::desktop
