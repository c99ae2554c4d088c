// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_text.h"

#include "model/catalogue/links.h"

#include <algorithm>
#include <tuple>

namespace glossator::desktop {

namespace {

QString sourceLine(const Page& page, const QStringList& clauses, catalogue::Language language)
{
    return QStringLiteral("— Glossator, %1 (%2)")
        .arg(page.expansion().name.textOrSource(language), clauses.join(QStringLiteral(", ")));
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

QString plainTextAt(const Page& page, PagePlace place, catalogue::Language language)
{
    const PageEntry& entry = page.entry(place.entry);
    if (entry.kind != PageEntry::Kind::Rule)
        return place.piece == 0 ? entry.heading.textOrSource(language) : QString();
    const catalogue::Clause* clause = entry.piece(place.piece);
    return clause == nullptr ? QString() : catalogue::plainText(clause->text.textOrSource(language));
}

QString copyOf(const Page& page, const TextSelection& selection, catalogue::Language language)
{
    if (selection.isEmpty())
        return {};
    QStringList paragraphs;
    QStringList clauses;
    for (int i = selection.first().entry; i <= selection.last().entry; ++i) {
        for (int piece = 0; piece < std::max(1, page.entry(i).pieces()); ++piece) {
            const PagePlace place{i, piece};
            const QString text = plainTextAt(page, place, language);
            const auto span = selection.within(place, selection.column(), text.size());
            if (span.length == 0)
                continue;
            paragraphs += text.mid(span.start, span.length);
            if (const auto* clause = page.clauseAt(place))
                clauses += clause->id;
        }
    }
    if (!clauses.isEmpty())
        paragraphs += sourceLine(page, clauses, language);
    return paragraphs.join(u'\n');
}

QString copyOf(const Page& page, PagePlace place, catalogue::Language language)
{
    const auto* clause = page.clauseAt(place);
    if (clause == nullptr)
        return {};
    return plainTextAt(page, place, language) + u'\n' + sourceLine(page, {clause->id}, language);
}

} // namespace glossator::desktop
