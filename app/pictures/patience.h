// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <optional>

namespace glossator::pictures {

/// How long somebody waits for a picture to be as fine as can be.
class Patience
{
public:
    /// For ever, or so many milliseconds from now on.
    explicit Patience(std::optional<int> milliseconds = std::nullopt) : m_milliseconds(milliseconds)
    {
        m_since.start();
    }

    [[nodiscard]] bool isOver() const { return m_milliseconds && m_since.elapsed() >= *m_milliseconds; }

private:
    std::optional<int> m_milliseconds;
    QElapsedTimer m_since;
};

} // namespace glossator::pictures
