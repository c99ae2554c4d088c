// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_text.h"

#include "model/catalogue/links.h"

#include <algorithm>
#include <tuple>

namespace glossator::desktop {

namespace {

QString expansionOf(const Page& page, const catalogue::Clause& clause, catalogue::Language language)
{
    const bool isOwn = clause.expansion == page.expansion().id;
    return (isOwn ? page.expansion().name : page.nameOf(clause.expansion)).textOrSource(language);
}

} // namespace

TextSelection::TextSelection(TextPosition anchor, TextPosition cursor) : m_from(anchor), m_to(cursor)
{
    m_to.column = m_from.column;
    const auto key = [](const TextPosition& p) { return std::tuple(p.place, p.offset); };
    if (key(m_to) < key(m_from))
        std::swap(m_from, m_to);
}

terms::Span TextSelection::within(PagePlace place, int column, qsizetype length) const
{
    if (isEmpty() || column != m_from.column || place < m_from.place || m_to.place < place)
        return {};
    const qsizetype start = place == m_from.place ? m_from.offset : 0;
    const qsizetype end = place == m_to.place ? m_to.offset : length;
    return {start, std::max<qsizetype>(0, std::min(end, length) - start)};
}

TextSelection wordAt(const Page& page, TextPosition position, catalogue::Language language)
{
    const QString text = plainTextAt(page, position.place, language);
    TextPosition from = position;
    TextPosition to = position;
    while (from.offset > 0 && text.at(from.offset - 1).isLetterOrNumber())
        --from.offset;
    while (to.offset < text.size() && text.at(to.offset).isLetterOrNumber())
        ++to.offset;
    return {from, to};
}

QString plainTextAt(const Page& page, PagePlace place, catalogue::Language language)
{
    const PageEntry& entry = page.entry(place.entry);
    if (entry.kind != PageEntry::Kind::Rule)
        return place.piece == 0 ? entry.heading.textOrSource(language) : QString();
    const catalogue::Clause* clause = entry.piece(place.piece);
    return clause == nullptr ? QString() : catalogue::plainText(clause->text.textOrSource(language));
}

Excerpt excerptOf(const Page& page, const TextSelection& selection, catalogue::Language language)
{
    Excerpt excerpt;
    std::vector<const catalogue::Clause*> clauses;
    for (int i = selection.first().entry; i <= selection.last().entry && !selection.isEmpty(); ++i) {
        for (int piece = 0; piece < std::max(1, page.entry(i).pieces()); ++piece) {
            const PagePlace place{i, piece};
            const QString text = plainTextAt(page, place, language);
            const auto span = selection.within(place, selection.column(), text.size());
            if (span.length == 0)
                continue;
            excerpt.addWords(text.mid(span.start, span.length), language);
            if (const auto* clause = page.clauseAt(place))
                clauses.push_back(clause);
        }
    }
    for (const catalogue::Clause* clause : clauses)
        excerpt.addSource(*clause, expansionOf(page, *clause, language));
    return excerpt;
}

Excerpt excerptOf(const Page& page, PagePlace place, const std::vector<catalogue::Language>& languages)
{
    Excerpt excerpt;
    if (const auto* clause = page.clauseAt(place))
        excerpt.addClause(*clause, expansionOf(page, *clause, languages.front()), languages);
    return excerpt;
}

} // namespace glossator::desktop
