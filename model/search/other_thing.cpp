// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/other_thing.h"

#include "model/terms/term.h"

namespace glossator::search {

namespace {

/// The names of the things that a clause speaks of, also within the names of others ("Notre-Dame bonus"), and
/// of the boxes that it is about with what they are all about, but of nothing that belongs to an expansion.
const QString& namesOfThingsSql()
{
    static const QString sql = QStringLiteral(
        "WITH asked (clause, expansion) AS (SELECT id, ? FROM search_document WHERE document = ?), "
        "box (id) AS (SELECT c.expansion FROM asked a JOIN clause c ON c.id = a.clause "
        " UNION SELECT o.expansion FROM asked a JOIN clause_other o ON o.clause = a.clause "
        " EXCEPT SELECT expansion FROM asked), "
        "told (term) AS (SELECT c.term FROM asked a JOIN clause_term c ON c.clause = a.clause), "
        "part (term) AS (SELECT term FROM told "
        " UNION SELECT n.part FROM told t CROSS JOIN search_named n ON n.term = t.term), "
        "thing (kind, id) AS (SELECT 'expansion', id FROM box "
        " UNION SELECT 'term', r.term FROM box b CROSS JOIN term_rules r ON r.expansion = b.id "
        "  WHERE r.section IS NULL "
        " UNION SELECT 'term', c.term FROM part c CROSS JOIN term t ON t.id = c.term "
        "  WHERE t.domain IN ('feature', 'component', 'figure', 'wonder', 'message') "
        "  AND (SELECT count(*) FROM clause_term o WHERE o.term = c.term AND o.place = 'text') <= ? "
        " EXCEPT SELECT 'term', m.term FROM asked a JOIN missing_rule m ON m.expansion = a.expansion) "
        "SELECT DISTINCT t.key FROM thing g CROSS JOIN search_document d ON d.kind = g.kind AND d.id = g.id "
        "CROSS JOIN search_title t ON t.document = d.document "
        "WHERE t.card = 0 AND t.key NOT IN (SELECT n.key FROM asked a JOIN missing_rule m ON m.expansion = "
        "a.expansion "
        " CROSS JOIN search_document o ON o.kind = 'term' AND o.id = m.term "
        " CROSS JOIN search_title n ON n.document = o.document)"); // another thing may have the same name
    return sql;
}

} // namespace

tl::expected<bool, QString> OtherThing::isNamed(quint32 document, const QString& expansion) const
{
    catalogue::Statement& rows = m_statements.get(namesOfThingsSql());
    rows.bind(expansion).bind(static_cast<int>(document)).bind(terms::everywhere);
    std::vector<std::vector<QueryWord>> names;
    while (rows.next())
        names.push_back(readQuery(rows.text(0)).all);
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    for (std::vector<QueryWord>& name : names) {
        if (auto added = m_lexicon.addLemmas(name); !added)
            return tl::unexpected(added.error());
        if (!name.empty() && m_words.hasAll(name))
            return true;
    }
    return false;
}

} // namespace glossator::search
