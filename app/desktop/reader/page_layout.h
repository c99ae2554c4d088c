// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/row_builder.h"
#include "app/desktop/reader/term_finder.h"

#include <optional>

namespace glossator::desktop {

/// The whole page from top to bottom. Rows are set when they are asked for; the others have a guessed
/// height until then, so that a long page opens at once.
class PageLayout
{
public:
    /// The page must live until another is set.
    void setPage(const Page* page);
    void setLanguages(std::vector<catalogue::Language> languages);
    void setInks(const Inks& inks);
    /// They must outlive the layout.
    void setAdditions(const PageAdditions* additions);
    /// Width of the view in pixels and zoom (1 is 100 %).
    void setSize(double width, double scale);
    /// Forgets every row that was set (the interface changed its language).
    void clear();
    /// Forgets one row, which keeps its height until it is set again.
    void forget(int entry);
    /// Forgets the rows in which a clause stands.
    void forget(const QString& clause);

    [[nodiscard]] const PageMetrics& metrics() const { return m_metrics; }
    [[nodiscard]] const std::vector<catalogue::Language>& languages() const { return m_languages; }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] double top(int entry) const { return m_tops.at(static_cast<std::size_t>(entry)); }
    /// The row, set when it was not yet; earlier rows may move, see settle().
    const Row& row(int entry);
    /// The row if it is set.
    [[nodiscard]] const Row* readyRow(int entry) const;
    /// Marks the terms in a row that is set.
    void markTerms(int entry, TermFinder& terms);
    /// Sets all rows that can be seen between two heights; they move while more becomes known.
    void prepare(double from, double to);
    /// Sets up to `count` rows more; false when all are set.
    bool prepareSome(int count);
    /// Gives the rows their places anew.
    void settle();
    /// The last entry that begins at or above a height; 0 above the first.
    [[nodiscard]] int entryAt(double y) const;

private:
    void remeasure();

    const Page* m_page = nullptr;
    std::vector<catalogue::Language> m_languages{catalogue::Language::En};
    const PageAdditions* m_additions = nullptr;
    const Inks* m_inks = &inksOf(pictures::Printing::Parchment);
    double m_width = 800;
    double m_scale = 1;
    PageMetrics m_metrics = PageMetrics::of(800, 1, 1);
    std::optional<RowBuilder> m_builder;
    std::vector<std::optional<Row>> m_rows;
    std::vector<double> m_guesses;
    std::vector<double> m_tops;
    double m_height = 0;
};

} // namespace glossator::desktop
