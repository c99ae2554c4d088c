// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/production.h"

#include "app/desktop/stage/stage_player.h"
#include "app/desktop/stage/stage_sources.h"
#include "model/cases/describe.h"

namespace glossator::desktop {

Production::Production(const StageSources& sources, pictures::TileShapes& shapes, const StagePlayer& player)
    : m_sources(sources), m_shapes(shapes), m_player(player)
{
}

void Production::open(std::unique_ptr<LoadedCase> loaded, const StagePlace& place)
{
    clear();
    m_clause = place.clause;
    m_played.begin(std::move(loaded), m_houseReadings, m_sources.tiles());
    m_played.setReading(place.reading);
    m_bounds = {};
    m_needs = {};
    emit opened();
    emit readingChanged();
    lay(place.step);
}

void Production::setHouseReadings(engine::SwitchReadings readings)
{
    if (readings == m_houseReadings)
        return;
    m_houseReadings = std::move(readings);
    if (m_played.ofCase() == nullptr)
        return;
    StagePlace before = place();
    before.reading = CaseReading::Usual; // one decided anew
    clear();
    open(m_played.end(), before);
}

void Production::toggleHouse()
{
    if (!m_played.house())
        return;
    const int step = place().step;
    clear();
    m_played.toggleHouse();
    emit readingChanged();
    lay(step);
}

void Production::leaveCase(int step, const engine::Option& option)
{
    clear();
    m_played.leaveCase(step, option);
    lay(step);
}

void Production::tryAgain(const StageTrial& trial)
{
    if (trial.choices.empty() || !m_played.hasGame())
        return;
    clear();
    for (const StageTrial::Choice& choice : trial.choices)
        if (choice.step < static_cast<int>(m_played.result()->steps.size()))
            m_played.leaveCase(choice.step, choice.option);
    lay(trial.step);
}

void Production::returnToCase(int step)
{
    if (!m_played.isDetour())
        return;
    clear();
    m_played.returnToCase();
    lay(step);
}

void Production::returnToCase()
{
    if (m_played.isDetour())
        returnToCase(m_played.scriptedStep(m_player.step()));
    else if (m_played.isByHouse())
        toggleHouse();
}

void Production::clear()
{
    m_choreographer.reset();
    emit clearing();
}

void Production::lay(int step)
{
    if (m_played.hasGame()) {
        m_choreographer = std::make_unique<Choreographer>(*m_played.result(), m_shapes, m_sources.wording(),
                                                          &m_sources.clauses());
        m_bounds |= m_choreographer->bounds(); // the view stays when a detour begins or ends
        m_needs.include(m_choreographer->needs());
    }
    emit laid(step);
}

QStringList Production::playerNames() const
{
    QStringList names;
    if (!m_choreographer)
        return names;
    const cases::Describer describer(*m_played.result());
    for (int i = 0; i < m_played.result()->game->players(); ++i)
        names << m_sources.wording().sentence(describer.player(static_cast<engine::Player>(i)));
    return names;
}

const engine::State* Production::stateNow() const
{
    const Moment& moment = m_player.moment();
    const auto* run = m_played.result();
    if (!m_choreographer || run == nullptr || moment.step >= static_cast<int>(run->steps.size()))
        return nullptr;
    const cases::RunStep& step = run->steps[static_cast<std::size_t>(moment.step)];
    const auto index = static_cast<std::size_t>(moment.index);
    return moment.kind == BeatKind::Event && index < step.events.size() ? &step.events[index].after
                                                                        : &step.state;
}

StagePlace Production::place() const
{
    const LoadedCase* played = m_played.ofCase();
    if (played == nullptr)
        return {};
    return {played->id, m_played.scriptedStep(m_player.step()), m_clause, m_played.reading()};
}

StageTrial Production::trial() const
{
    return m_played.isDetour() ? StageTrial{m_played.tried(), m_player.step()} : StageTrial();
}

QStringList Production::sought() const
{
    return m_played.ofCase() != nullptr ? m_played.ofCase()->actingFor(m_clause) : QStringList();
}

QString Production::title() const
{
    return m_played.ofCase() != nullptr ? m_played.ofCase()->title.textOrSource(m_sources.language())
                                        : QString();
}

} // namespace glossator::desktop
