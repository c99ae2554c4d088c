// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/result_reader.h"

namespace glossator::search {

namespace {

using catalogue::Statement;

constexpr qsizetype snippetLength = 200; ///< UTF-16 units

tl::expected<void, QString> outcome(const Statement& statement)
{
    return statement.error().isEmpty() ? tl::expected<void, QString>() : tl::unexpected(statement.error());
}

} // namespace

ResultReader::ResultReader(catalogue::PreparedStatements& statements, const Things& things, Marker marker,
                           QString key, std::optional<catalogue::Language> display)
    : m_statements(statements), m_things(things), m_marker(std::move(marker)), m_key(std::move(key)),
      m_display(display)
{
}

tl::expected<Result, QString> ResultReader::read(const Hit& hit) const
{
    const ThingRecord thing = m_things.at(hit.thing);
    const quint32 document = thing.documents.at(static_cast<std::size_t>(hit.language));
    Result result;
    result.kind = thing.kind;
    result.clauseKind = thing.clauseKind;
    result.language = hit.language;
    result.match = hit.match;
    result.score = hit.score;
    auto done = readDocument(document, result);
    if (done && hit.match != Match::Id && hit.match < Match::Text)
        done = readFoundAs(document, result);
    if (done && m_display && *m_display != hit.language)
        done = readDisplayTitle(thing.documents.at(static_cast<std::size_t>(*m_display)), result);
    if (!done)
        return tl::unexpected(done.error());
    result.titleMatches = m_marker.matches(result.title);
    return result;
}

tl::expected<void, QString> ResultReader::readDocument(quint32 document, Result& result) const
{
    Statement& row = m_statements.get(QStringLiteral(
        "SELECT d.title, d.body, d.expansion, d.id, "
        "CASE WHEN d.kind = 'clause' THEN (SELECT c.origin FROM clause c WHERE c.id = d.id) END "
        "FROM search_document d WHERE d.document = ?"));
    row.bind(document);
    if (row.next()) {
        result.title = row.text(0);
        result.snippet = m_marker.snippet(row.text(1), snippetLength);
        result.expansion = row.text(2);
        result.id = row.text(3);
        result.origin = catalogue::originFromString(row.text(4));
    }
    return outcome(row);
}

tl::expected<void, QString> ResultReader::readFoundAs(quint32 document, Result& result) const
{
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT title, key FROM search_title WHERE document = ? ORDER BY position"));
    rows.bind(document);
    QString nearest;
    qsizetype best = -1;
    while (rows.next())
        if (const qsizetype now = nearness(rows.text(0), rows.text(1)); now > best) {
            nearest = rows.text(0);
            best = now;
        }
    if (nearest != result.title)
        result.foundAs = nearest;
    return outcome(rows);
}

qsizetype ResultReader::nearness(const QString& title, const QString& key) const
{
    constexpr qsizetype same = 2000;
    constexpr qsizetype begins = 1000;
    if (key == m_key)
        return same;
    return (key.startsWith(m_key) ? begins : 0) + static_cast<qsizetype>(m_marker.matches(title).size());
}

tl::expected<void, QString> ResultReader::readDisplayTitle(quint32 document, Result& result) const
{
    Statement& row = m_statements.get(QStringLiteral("SELECT title FROM search_document WHERE document = ?"));
    row.bind(document);
    if (row.next() && !row.text(0).isEmpty())
        result.title = row.text(0);
    return outcome(row);
}

} // namespace glossator::search
