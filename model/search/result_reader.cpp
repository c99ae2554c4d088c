// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/result_reader.h"

namespace glossator::search {

namespace {

using catalogue::Statement;

constexpr qsizetype snippetLength = 200; ///< UTF-16 units

/// What was read, unless the database has something to say.
template <typename Read>
tl::expected<Read, QString> outcome(const Statement& statement, Read read)
{
    if (!statement.error().isEmpty())
        return tl::unexpected(statement.error());
    return read;
}

} // namespace

ResultReader::ResultReader(catalogue::PreparedStatements& statements, const Things& things, Marker marker,
                           QString key, std::optional<catalogue::Language> display)
    : m_statements(statements), m_things(things), m_marker(std::move(marker)), m_key(std::move(key)),
      m_display(display)
{
}

tl::expected<std::vector<Result>, QString> ResultReader::read(std::span<const Hit> hits) const
{
    const auto texts = readTexts(hits);
    if (!texts)
        return tl::unexpected(texts.error());
    const auto foundAs = readFoundAs(hits);
    if (!foundAs)
        return tl::unexpected(foundAs.error());
    std::vector<Result> results;
    for (const Hit& hit : hits)
        results.push_back(resultOf(hit, *texts, *foundAs));
    return results;
}

Result ResultReader::resultOf(const Hit& hit, const Texts& texts, const FoundAs& foundAs) const
{
    const ThingRecord& thing = m_things.at(hit.thing);
    const Text text = texts.value(documentOf(hit, hit.language));
    const Text display = texts.value(documentOf(hit, m_display.value_or(hit.language)));
    Result result;
    result.kind = thing.kind;
    result.clauseKind = thing.clauseKind;
    result.voice = thing.voice;
    result.match = hit.match;
    result.score = hit.score;
    result.id = text.id;
    result.expansion = text.expansion;
    result.title = text.title;
    const bool isName = thing.kind == ResultKind::Term && !display.body.isEmpty(); // of whatever language
    result.language = isName ? m_display.value_or(hit.language) : hit.language;
    result.snippet = m_marker.snippet(isName ? display.body : text.body, snippetLength, result.language);
    const QString found = foundAs.value(documentOf(hit, hit.named.value_or(hit.language)));
    if (found != result.title)
        result.foundAs = found;
    if (!display.title.isEmpty())
        result.title = display.title;
    result.titleMatches = m_marker.matches(
        result.title, display.title.isEmpty() ? hit.language : m_display.value_or(hit.language));
    return result;
}

quint32 ResultReader::documentOf(const Hit& hit, catalogue::Language language) const
{
    return m_things.at(hit.thing).documents.at(catalogue::indexOf(language));
}

/// The documents of hits, in the languages of the hits and of titles, all at once.
tl::expected<ResultReader::Texts, QString> ResultReader::readTexts(std::span<const Hit> hits) const
{
    QStringList documents;
    for (const Hit& hit : hits)
        for (const catalogue::Language language : {hit.language, m_display.value_or(hit.language)})
            documents.append(QString::number(documentOf(hit, language)));
    Statement& rows =
        m_statements.get(QStringLiteral("SELECT document, id, expansion, title, body FROM search_document "
                                        "WHERE document IN (SELECT value FROM json_each(?))"));
    rows.bind(catalogue::jsonOf(documents));
    Texts texts;
    while (rows.next())
        texts.insert(static_cast<quint32>(rows.integer(0)),
                     {rows.text(1), rows.text(2), rows.text(3), rows.text(4)});
    return outcome(rows, std::move(texts));
}

/// Of what was found by a title, which one that was.
tl::expected<ResultReader::FoundAs, QString> ResultReader::readFoundAs(std::span<const Hit> hits) const
{
    QStringList documents;
    for (const Hit& hit : hits)
        if (hit.match != Match::Id && hit.match < Match::Text)
            documents.append(QString::number(documentOf(hit, hit.named.value_or(hit.language))));
    FoundAs nearest;
    if (documents.isEmpty())
        return nearest;
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT document, title, key FROM search_title "
                       "WHERE document IN (SELECT value FROM json_each(?)) ORDER BY document, position"));
    rows.bind(catalogue::jsonOf(documents));
    QHash<quint32, qsizetype> best;
    while (rows.next()) {
        const auto document = static_cast<quint32>(rows.integer(0));
        if (const qsizetype now = nearness(rows.text(1), rows.text(2)); now > best.value(document, -1)) {
            nearest.insert(document, rows.text(1));
            best.insert(document, now);
        }
    }
    return outcome(rows, std::move(nearest));
}

qsizetype ResultReader::nearness(const QString& title, const QString& key) const
{
    constexpr qsizetype same = 2000;
    constexpr qsizetype begins = 1000;
    if (key == m_key)
        return same;
    return (key.startsWith(m_key) ? begins : 0) + static_cast<qsizetype>(m_marker.matches(title).size());
}

} // namespace glossator::search
