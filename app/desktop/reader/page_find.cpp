// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_find.h"

#include <algorithm>
#include <tuple>

namespace glossator::desktop {

void PageFind::look(const Page& page, const QString& words, const std::vector<catalogue::Language>& languages,
                    const PageMatch& from)
{
    m_words = words;
    m_matches = findOnPage(page, words, languages, m_families);
    const auto key = [](const PageMatch& m) { return std::tuple(m.place, m.column, m.span.start); };
    const auto next =
        std::ranges::find_if(m_matches, [&](const PageMatch& m) { return key(m) >= key(from); });
    const auto first = next == m_matches.end() ? 0 : static_cast<int>(next - m_matches.begin());
    m_index = m_matches.empty() ? -1 : first;
}

void PageFind::step(bool isForward)
{
    if (count() > 0)
        m_index = (m_index + (isForward ? 1 : count() - 1)) % count();
}

void PageFind::forgetPlaces()
{
    m_matches.clear();
    m_index = -1;
}

std::optional<PageMatch> PageFind::shown() const
{
    return m_index < 0 ? std::nullopt : std::optional(m_matches.at(static_cast<std::size_t>(m_index)));
}

} // namespace glossator::desktop
