// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/history.h"

namespace glossator::desktop {

void History::visit(const Location& location)
{
    if (current() == location)
        return;
    if (!m_places.empty())
        m_places.resize(m_at + 1);
    m_places.push_back(location);
    if (m_places.size() > longest)
        m_places.erase(m_places.begin());
    m_at = m_places.size() - 1;
}

void History::amend(const Location& location)
{
    if (!m_places.empty())
        m_places[m_at] = location;
}

std::optional<Location> History::back()
{
    if (!canGoBack())
        return {};
    return m_places[--m_at];
}

std::optional<Location> History::forward()
{
    if (!canGoForward())
        return {};
    return m_places[++m_at];
}

std::optional<Location> History::current() const
{
    if (m_places.empty())
        return {};
    return m_places[m_at];
}

} // namespace glossator::desktop
