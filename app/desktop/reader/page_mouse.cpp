// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_mouse.h"

#include "app/desktop/reader/page_terms.h"

namespace glossator::desktop {

bool PageMouse::hover(const PagePointing& point, PageTerms& terms)
{
    const auto place = point.place();
    const auto ribbon = point.ribbon();
    const auto pointed = ribbon ? ribbon : place;
    const auto term = place && point.target() == nullptr ? terms.at(point) : std::nullopt;
    const bool isOther = pointed != m_place || term != m_term;
    m_place = pointed;
    m_term = term;
    return isOther;
}

Qt::CursorShape PageMouse::shapeAt(const PagePointing& point) const
{
    if (m_term || point.target() != nullptr || point.ribbon())
        return Qt::PointingHandCursor;
    return m_place ? Qt::IBeamCursor : Qt::ArrowCursor;
}

bool PageMouse::leave()
{
    const bool wasOver = m_term || m_place;
    m_term.reset();
    m_place.reset();
    return wasOver;
}

void PageMouse::press(const PagePointing& point)
{
    m_selection = {};
    m_anchor = point.position();
}

void PageMouse::drag(const PagePointing& point)
{
    if (const auto position = point.position(); m_anchor && position)
        m_selection = TextSelection(*m_anchor, *position);
}

void PageMouse::selectWord(const Page& page, const PagePointing& point,
                           const std::vector<catalogue::Language>& languages)
{
    if (const auto position = point.position())
        m_selection = wordAt(page, *position, languages.at(static_cast<std::size_t>(position->column)));
}

void PageMouse::forgetTexts()
{
    m_selection = {};
    m_term.reset();
}

} // namespace glossator::desktop
