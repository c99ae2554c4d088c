// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/box_terms.h"

namespace glossator::search {

namespace {

/// The ids of things with their titles folded, by title.
QHash<QString, QString> byTitle(catalogue::Statement& rows)
{
    QHash<QString, QString> result;
    while (rows.next())
        result.insert(rows.text(1), rows.text(0));
    return result;
}

} // namespace

tl::expected<BoxTerms, QString> BoxTerms::load(catalogue::PreparedStatements& statements)
{
    catalogue::Statement& boxes = statements.get(
        QStringLiteral("SELECT d.id, t.key FROM search_document d JOIN search_title t USING (document) "
                       "WHERE d.kind = 'expansion' ORDER BY t.number DESC"));
    const QHash<QString, QString> boxByTitle = byTitle(boxes);
    catalogue::Statement& rows = statements.get(QStringLiteral(
        "SELECT d.id, t.key FROM term JOIN search_document d ON d.kind = 'term' AND d.id = term.id "
        "JOIN search_title t USING (document) WHERE term.domain = 'expansion'"));
    BoxTerms result;
    while (rows.next())
        if (const auto box = boxByTitle.constFind(rows.text(1)); box != boxByTitle.constEnd())
            result.m_boxes.insert(rows.text(0), *box);
    const QString fault = boxes.error() + rows.error();
    return fault.isEmpty() ? tl::expected<BoxTerms, QString>(std::move(result)) : tl::unexpected(fault);
}

} // namespace glossator::search
