// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

#include <QStringList>

#include <vector>

namespace glossator::desktop {

/// What a stretch of the timeline shows.
enum class BeatKind : std::uint8_t {
    Event,   ///< one event of the step happens
    Attempt, ///< a choice beside the events is refused
    Rest     ///< the step is done and its caption is read
};

/// A moment of a run: which step, what of it, and how far (0 to 1).
struct Moment
{
    int step = 0;
    BeatKind kind = BeatKind::Rest;
    int index = 0; ///< of the event or attempt within the step
    double progress = 0.0;
    bool operator==(const Moment&) const = default;
};

/// A run laid out in time: every event gets its milliseconds, and after each step there is time to read.
/// Without a run it is 0 ms long.
class Timeline
{
public:
    Timeline() = default;
    /// `captions` by step, as they are read; without them it is those of the case.
    explicit Timeline(const cases::CaseResult& result, const QStringList& captions = {});

    [[nodiscard]] int length() const { return m_length; }
    [[nodiscard]] int steps() const { return static_cast<int>(m_rests.size()); }
    /// When a step is done and rests; its picture is then that of its state.
    [[nodiscard]] int restOf(int step) const;
    /// When something of a step begins.
    [[nodiscard]] int startOf(int step, BeatKind kind, int index) const;
    /// The last millisecond of it.
    [[nodiscard]] int endOf(int step, BeatKind kind, int index) const;
    [[nodiscard]] Moment at(int milliseconds) const;
    /// When a moment is, also one of another timeline of the same run.
    [[nodiscard]] int positionOf(const Moment& moment) const;

private:
    struct Beat
    {
        Moment moment;
        int start = 0;
        int duration = 0;
    };
    void add(int step, BeatKind kind, int index, int duration);
    [[nodiscard]] const Beat* find(int step, BeatKind kind, int index) const;

    std::vector<Beat> m_beats;
    std::vector<int> m_rests;
    int m_length = 0;
};

/// The attempts of a step that no event of it tells.
[[nodiscard]] std::vector<cases::Attempt> untoldAttempts(const cases::RunStep& step);

} // namespace glossator::desktop
