// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/timeline_marks.h"

#include <functional>
#include <vector>

namespace glossator::desktop {

/// Marks of one kind that would lie on each other, and so are one sign.
struct MarkGroup
{
    std::vector<int> marks; ///< in the order of time
    MarkKind kind = MarkKind::Step;
    int lane = 0;
    double x = 0; ///< of its middle
};

/// Where the marks of a timeline stand, in pixels: turns, what is decided, and what comes of it each in a
/// lane of their own, in which none covers another one.
class TimelineLanes
{
public:
    static constexpr int count = 3;

    /// What a lane has room for.
    struct Room
    {
        double left = 0;
        double right = 0; ///< the middles of signs are between these
        double apart = 0; ///< from one to the next, at least
    };
    TimelineLanes(const std::vector<TimelineMark>& marks, const std::function<double(int at)>& xOf,
                  const Room& room);

    [[nodiscard]] const std::vector<MarkGroup>& groups() const { return m_groups; }
    [[nodiscard]] const MarkGroup& groupOf(int mark) const;
    [[nodiscard]] static int laneOf(MarkKind kind);

private:
    void moveApart(int lane, const Room& room);

    std::vector<MarkGroup> m_groups;
    std::vector<std::size_t> m_groupOf; ///< by mark
};

} // namespace glossator::desktop
