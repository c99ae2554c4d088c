// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_terms.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int learningPause = 80; ///< milliseconds; what is seen first comes first

} // namespace

PageTerms::PageTerms(const Page& page, PageLayout& layout, QObject* parent)
    : QObject(parent), m_page(page), m_layout(layout)
{
    m_learning.setSingleShot(true);
    m_learning.setInterval(learningPause);
    connect(&m_learning, &QTimer::timeout, this, &PageTerms::learnSome);
}

void PageTerms::setTerms(const terms::TermBase* terms)
{
    m_learning.stop();
    m_finder.setTerms(terms);
}

void PageTerms::markInSight(const PageSight& sight)
{
    if (m_layout.count() == 0)
        return;
    if (!m_finder.isReadyFor(m_layout.languages())) {
        if (!m_learning.isActive())
            m_learning.start();
        return;
    }
    const int last = sight.last();
    for (int i = std::max(0, sight.first() - 1); i <= last; ++i)
        m_layout.markTerms(i, m_finder);
}

std::optional<TermPlace> PageTerms::at(const PagePointing& point)
{
    learnAll();
    const PageTextNear near = point.nearestText();
    if (near.text == nullptr)
        return {};
    m_layout.markTerms(near.entry, m_finder);
    return point.termIn(near.entry);
}

std::vector<TermPlace> PageTerms::of(PagePlace clause)
{
    learnAll();
    m_layout.row(clause.entry);
    m_layout.markTerms(clause.entry, m_finder);
    const auto& texts = m_layout.readyRow(clause.entry)->texts;
    std::vector<TermPlace> terms;
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t t = 0; texts[i].place == clause && t < texts[i].terms->size(); ++t)
            terms.push_back({clause.entry, i, t});
    return terms;
}

std::optional<TermPlace> PageTerms::of(PagePlace clause, const QString& id)
{
    for (const TermPlace& term : of(clause))
        if (m_layout.readyRow(term.entry)->texts[term.text].terms->at(term.term).id == id)
            return term;
    return {};
}

std::optional<PageTerms::TermOfClause> PageTerms::beside(PagePlace clause, std::optional<TermPlace> from,
                                                         int step)
{
    for (;;) {
        const auto terms = of(clause);
        const auto at = from ? std::ranges::find(terms, *from) : terms.end();
        const auto next =
            at == terms.end() ? (step > 0 ? 0 : std::ssize(terms) - 1) : at - terms.begin() + step;
        if (next >= 0 && next < std::ssize(terms))
            return TermOfClause{clause, terms[static_cast<std::size_t>(next)]};
        const PagePlace following = m_page.clauseBeside(clause, step);
        if (following == clause)
            return {};
        clause = following;
        from.reset();
    }
}

void PageTerms::learnAll()
{
    while (m_finder.prepare(m_layout.languages())) {
    }
}

void PageTerms::learnSome()
{
    if (m_finder.prepare(m_layout.languages()))
        m_learning.start();
    else
        emit learned();
}

} // namespace glossator::desktop
