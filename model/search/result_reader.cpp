// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/result_reader.h"

#include "model/catalogue/statement.h"

namespace glossator::search {

namespace {

using catalogue::Statement;

constexpr qsizetype snippetLength = 200; ///< UTF-16 units

tl::expected<void, QString> outcome(const Statement& statement)
{
    return statement.error().isEmpty() ? tl::expected<void, QString>() : tl::unexpected(statement.error());
}

} // namespace

ResultReader::ResultReader(QSqlDatabase database, Marker marker, QString key,
                           std::optional<catalogue::Language> display)
    : m_database(std::move(database)), m_marker(std::move(marker)), m_key(std::move(key)), m_display(display)
{
}

tl::expected<Result, QString> ResultReader::read(const Hit& hit) const
{
    Result result;
    result.kind = hit.kind;
    result.id = hit.id;
    result.language = hit.language;
    result.match = hit.match;
    result.score = hit.score;
    auto done = readDocument(hit, result);
    if (done)
        done = readFoundAs(hit, result);
    if (done)
        done = readDisplayTitle(result);
    if (!done)
        return tl::unexpected(done.error());
    result.titleMatches = m_marker.matches(result.title);
    return result;
}

tl::expected<void, QString> ResultReader::readDocument(const Hit& hit, Result& result) const
{
    Statement row(m_database,
                  QStringLiteral("SELECT title, body, expansion FROM search_document WHERE document = ?"));
    row.bind(hit.document);
    if (row.next()) {
        result.title = row.text(0);
        result.snippet = m_marker.snippet(row.text(1), snippetLength);
        result.expansion = row.text(2);
    }
    return outcome(row);
}

tl::expected<void, QString> ResultReader::readFoundAs(const Hit& hit, Result& result) const
{
    if (hit.match == Match::Id || hit.match >= Match::Text)
        return {};
    Statement rows(m_database, QStringLiteral("SELECT title, key FROM search_title WHERE document = ? "
                                              "ORDER BY position"));
    rows.bind(hit.document);
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

tl::expected<void, QString> ResultReader::readDisplayTitle(Result& result) const
{
    if (!m_display || *m_display == result.language)
        return {};
    Statement row(m_database,
                  QStringLiteral("SELECT title FROM search_document WHERE kind = ? AND id = ? AND lang = ?"));
    row.bind(toString(result.kind)).bind(result.id).bind(toString(*m_display));
    if (row.next() && !row.text(0).isEmpty())
        result.title = row.text(0);
    return outcome(row);
}

} // namespace glossator::search
