// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace glossator::pictures {

/// How long somebody waits for a picture to be as fine as can be: whoever makes it in steps asks before each
/// of them.
class Patience
{
public:
    /// For ever, or so many milliseconds from now on.
    explicit Patience(std::optional<int> milliseconds = std::nullopt) : m_isAny(milliseconds != 0)
    {
        if (milliseconds)
            m_end = Clock::now() + std::chrono::milliseconds(*milliseconds);
    }

    /// Whether another step is over in time if it takes as long as the longest so far. Where there is any
    /// patience at all, it lasts for the first.
    [[nodiscard]] bool lastsForAnother()
    {
        const Clock::time_point now = Clock::now();
        if (m_asked)
            m_longest = std::max(m_longest, now - *m_asked);
        const bool isFirst = !std::exchange(m_asked, now);
        return !m_end || (isFirst ? m_isAny : now + m_longest < *m_end);
    }

private:
    using Clock = std::chrono::steady_clock;

    bool m_isAny = true;
    std::optional<Clock::time_point> m_asked; ///< last
    std::optional<Clock::time_point> m_end;
    Clock::duration m_longest{};
};

} // namespace glossator::pictures
