// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_layout.h"

#include <algorithm>

namespace glossator::desktop {

void PageLayout::setPage(const Page* page)
{
    m_page = page;
    remeasure();
}

void PageLayout::setLanguages(std::vector<catalogue::Language> languages)
{
    m_languages = std::move(languages);
    remeasure();
}

void PageLayout::setInks(const Inks& inks)
{
    m_inks = &inks;
    remeasure();
}

void PageLayout::setAdditions(const PageAdditions* additions)
{
    m_additions = additions;
    remeasure();
}

void PageLayout::setSize(double width, double scale)
{
    m_width = width;
    m_scale = scale;
    if (PageMetrics::of(width, scale, static_cast<int>(m_languages.size())) != m_metrics)
        remeasure();
}

void PageLayout::clear()
{
    remeasure();
}

void PageLayout::forget(int entry)
{
    const auto at = static_cast<std::size_t>(entry);
    if (m_rows.at(at))
        m_guesses[at] = m_rows[at]->height;
    m_rows[at].reset();
}

void PageLayout::forget(const QString& clause)
{
    for (int i = 0; i < count(); ++i)
        for (int piece = 0; piece < m_page->entry(i).pieces(); ++piece)
            if (m_page->clauseAt({i, piece})->id == clause)
                forget(i);
}

const Row& PageLayout::row(int entry)
{
    auto& row = m_rows.at(static_cast<std::size_t>(entry));
    if (!row)
        row = m_builder->build(entry);
    return *row;
}

const Row* PageLayout::readyRow(int entry) const
{
    const auto& row = m_rows.at(static_cast<std::size_t>(entry));
    return row ? &*row : nullptr;
}

void PageLayout::markTerms(int entry, TermFinder& terms)
{
    if (auto& row = m_rows.at(static_cast<std::size_t>(entry)))
        terms.mark(*row, m_languages);
}

void PageLayout::prepare(double from, double to)
{
    // Setting rows moves those below, so that others may come into sight; each turn sets at least one.
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (int i = entryAt(from); i < count() && top(i) <= to; ++i) {
            isNew = isNew || readyRow(i) == nullptr;
            row(i);
        }
        if (isNew)
            settle();
    }
}

bool PageLayout::prepareSome(int number)
{
    for (int i = 0; i < count(); ++i) {
        if (readyRow(i) != nullptr)
            continue;
        if (number-- == 0) {
            settle();
            return true;
        }
        row(i);
    }
    settle();
    return false;
}

void PageLayout::settle()
{
    double y = 0;
    double marginEnd = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const double marginHeight = m_rows[i] ? m_rows[i]->marginHeight : 0;
        if (marginHeight > 0 || (m_rows[i] && m_rows[i]->clearsMargin))
            y = std::max(y, marginEnd);
        m_tops[i] = y;
        if (marginHeight > 0)
            marginEnd = y + marginHeight;
        y += m_rows[i] ? m_rows[i]->height : m_guesses[i];
    }
    m_height = std::max(y, marginEnd) + 80 * m_scale;
}

int PageLayout::entryAt(double y) const
{
    const auto after = std::ranges::upper_bound(m_tops, y);
    return std::max(0, static_cast<int>(after - m_tops.begin()) - 1);
}

void PageLayout::remeasure()
{
    m_metrics = PageMetrics::of(m_width, m_scale, static_cast<int>(m_languages.size()));
    const std::size_t count = m_page == nullptr ? 0 : m_page->entries().size();
    m_rows.clear();
    m_rows.resize(count);
    m_tops.assign(count, 0);
    m_guesses.assign(count, 0);
    if (m_page != nullptr)
        m_builder.emplace(*m_page, m_metrics, m_languages, *m_inks, m_additions);
    for (std::size_t i = 0; i < count; ++i)
        m_guesses[i] = m_builder->estimate(static_cast<int>(i));
    settle();
}

} // namespace glossator::desktop
