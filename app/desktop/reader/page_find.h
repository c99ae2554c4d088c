// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_search.h"

namespace glossator::desktop {

/// The words looked for on a page, the places where they stand, and which of these is shown.
class PageFind
{
public:
    /// Whose words are found in any form.
    void setFamilies(terms::WordFamilies families) { m_families = std::move(families); }
    /// Looks for words. Shown is the first place at or after `from`, else the first of all.
    void look(const Page& page, const QString& words, const std::vector<catalogue::Language>& languages,
              const PageMatch& from);
    /// Shows the next place, or the one before; after the last comes the first.
    void step(bool isForward);
    /// Forgets the places, as those of another page, but not the words.
    void forgetPlaces();

    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] const std::vector<PageMatch>& matches() const { return m_matches; }
    [[nodiscard]] int count() const { return static_cast<int>(m_matches.size()); }
    /// Number of the place shown; -1 for none.
    [[nodiscard]] int index() const { return m_index; }
    /// The place shown; nothing where there is none.
    [[nodiscard]] std::optional<PageMatch> shown() const;

private:
    terms::WordFamilies m_families;
    QString m_words;
    std::vector<PageMatch> m_matches;
    int m_index = -1;
};

} // namespace glossator::desktop
