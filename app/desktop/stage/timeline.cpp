// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/timeline.h"

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

/// Of an event that the list tells and the board does not show.
constexpr int nothingMoves = 100;

/// Milliseconds that an event takes.
struct Duration
{
    int operator()(const engine::TilePlaced& placed) const
    {
        return placed.player == engine::nobody ? nothingMoves : 1100; // it lies there from the beginning
    }
    int operator()(const engine::TileDrawn&) const { return 600; }
    int operator()(const engine::TileMoved&) const { return 900; }
    int operator()(const engine::FigureDeployed&) const { return 1000; }
    int operator()(const engine::FigureMoved&) const { return 900; }
    int operator()(const engine::FeatureFinished&) const { return 700; }
    int operator()(const engine::TokensMoved&) const { return 900; }
    int operator()(const engine::CardTurned&) const { return 900; }
    int operator()(const engine::Scored&) const { return 2000; }
    int operator()(const engine::Paid&) const { return 2000; }
    int operator()(const engine::Withheld&) const { return 1600; }
    int operator()(const engine::Refused&) const { return 2000; }
    template <class Other>
    int operator()(const Other&) const
    {
        return nothingMoves;
    }
};

constexpr int attemptDuration = 1600;

constexpr int shortestRest = 900;

/// The caption stands there from the beginning of its step: what has happened since was time to read.
int restAfter(qsizetype letters, int spent)
{
    return std::max(shortestRest, static_cast<int>(std::min<qsizetype>(700 + letters * 35, 7000)) - spent);
}

qsizetype lettersOf(const cases::RunStep& step)
{
    return step.caption ? QString::fromStdString(step.caption->text).size() : 0;
}

bool isTold(const cases::RunStep& step, const cases::Attempt& attempt)
{
    return std::any_of(step.events.begin(), step.events.end(), [&](const cases::RunEvent& event) {
        const auto* refused = std::get_if<engine::Refused>(&event.event.what);
        return refused != nullptr && refused->option == attempt.option;
    });
}

} // namespace

std::vector<cases::Attempt> untoldAttempts(const cases::RunStep& step)
{
    std::vector<cases::Attempt> untold;
    for (const cases::Attempt& attempt : step.attempts)
        if (attempt.refusal && !isTold(step, attempt))
            untold.push_back(attempt);
    return untold;
}

Timeline::Timeline(const cases::CaseResult& result, const QStringList& captions)
{
    for (int step = 0; step < static_cast<int>(result.steps.size()); ++step) {
        const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
        const int began = m_length;
        for (int i = 0; i < static_cast<int>(run.events.size()); ++i)
            add(step, BeatKind::Event, i,
                std::visit(Duration{}, run.events[static_cast<std::size_t>(i)].event.what));
        const int attempts = static_cast<int>(untoldAttempts(run).size());
        for (int i = 0; i < attempts; ++i)
            add(step, BeatKind::Attempt, i, attemptDuration);
        m_rests.push_back(m_length);
        add(step, BeatKind::Rest, 0,
            restAfter(captions.isEmpty() ? lettersOf(run) : captions.value(step).size(), m_length - began));
    }
}

void Timeline::add(int step, BeatKind kind, int index, int duration)
{
    m_beats.push_back({{step, kind, index, 0.0}, m_length, duration});
    m_length += duration;
}

int Timeline::restOf(int step) const
{
    if (m_rests.empty())
        return 0;
    return m_rests[static_cast<std::size_t>(std::clamp(step, 0, steps() - 1))];
}

const Timeline::Beat* Timeline::find(int step, BeatKind kind, int index) const
{
    const auto found = std::find_if(m_beats.begin(), m_beats.end(), [&](const Beat& beat) {
        return beat.moment.step == step && beat.moment.kind == kind && beat.moment.index == index;
    });
    return found == m_beats.end() ? nullptr : &*found;
}

int Timeline::startOf(int step, BeatKind kind, int index) const
{
    const Beat* beat = find(step, kind, index);
    return beat == nullptr ? restOf(step) : beat->start;
}

int Timeline::endOf(int step, BeatKind kind, int index) const
{
    const Beat* beat = find(step, kind, index);
    return beat == nullptr ? restOf(step) : beat->start + beat->duration - 1;
}

int Timeline::positionOf(const Moment& moment) const
{
    const Beat* beat = find(moment.step, moment.kind, moment.index);
    if (beat == nullptr)
        return restOf(moment.step);
    const int inBeat = static_cast<int>(std::lround(moment.progress * beat->duration));
    return beat->start + (moment.progress < 1.0 ? std::min(inBeat, beat->duration - 1) : beat->duration);
}

Moment Timeline::at(int milliseconds) const
{
    if (m_beats.empty())
        return {};
    const auto after = std::upper_bound(m_beats.begin(), m_beats.end(), milliseconds,
                                        [](int ms, const Beat& beat) { return ms < beat.start; });
    const Beat& beat = after == m_beats.begin() ? m_beats.front() : *(after - 1);
    Moment moment = beat.moment;
    moment.progress = std::clamp(static_cast<double>(milliseconds - beat.start) / beat.duration, 0.0, 1.0);
    return moment;
}

} // namespace glossator::desktop
