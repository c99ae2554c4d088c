// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace glossator::pictures {

/// How long somebody waits for a picture to be as fine as can be: whoever makes it in steps asks before each
/// of them.
class Patience
{
public:
    /// For ever, or so many milliseconds from now on.
    explicit Patience(std::optional<int> milliseconds = std::nullopt)
    {
        if (milliseconds)
            m_end = m_asked + std::chrono::milliseconds(*milliseconds);
    }

    /// Whether another step is over in time if it takes as long as the longest so far.
    [[nodiscard]] bool lastsForAnother()
    {
        const Clock::time_point now = Clock::now();
        m_longest = std::max(m_longest, now - m_asked);
        m_asked = now;
        return !m_end || now + m_longest < *m_end;
    }

private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point m_asked = Clock::now(); ///< last, or when it began
    std::optional<Clock::time_point> m_end;
    Clock::duration m_longest{};
};

} // namespace glossator::pictures
