// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/location.h"

#include <optional>
#include <vector>

namespace glossator::desktop {

/// The places somebody went through, as a browser keeps them.
class History
{
public:
    /// Goes to a new place; what lay ahead is forgotten. Going where one already is changes nothing.
    void visit(const Location& location);
    /// Says where exactly one is before leaving (the clause scrolled to).
    void amend(const Location& location);

    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_places.size(); }
    std::optional<Location> back();
    std::optional<Location> forward();
    [[nodiscard]] std::optional<Location> current() const;

private:
    static constexpr std::size_t longest = 200;

    std::vector<Location> m_places;
    std::size_t m_at = 0;
};

} // namespace glossator::desktop
