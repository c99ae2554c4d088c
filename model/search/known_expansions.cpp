// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/known_expansions.h"

#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::search {

namespace {

/// The words, and all of it from each word on, so that a name can be begun anywhere.
QStringList wordsOf(const QString& name)
{
    const QString key = terms::looseKey(name);
    QStringList result{key};
    for (qsizetype space = key.indexOf(u' '); space >= 0; space = key.indexOf(u' ', space + 1))
        result.append(key.mid(space + 1));
    return result;
}

} // namespace

tl::expected<KnownExpansions, QString> KnownExpansions::load(catalogue::PreparedStatements& statements)
{
    catalogue::Statement& rows =
        statements.get(QStringLiteral("SELECT id, code, position, prefix IS NULL FROM expansion "
                                      "ORDER BY position"));
    KnownExpansions result;
    while (rows.next()) {
        result.m_ids.append(rows.text(0));
        result.m_positions.insert(rows.text(0), rows.integer(2));
        if (rows.boolean(3))
            result.m_without.insert(rows.text(0));
        for (const QString& name : {rows.text(0).toLower(), rows.text(1).toLower()}) {
            if (!result.m_idByName.contains(name))
                result.m_idByName.insert(name, rows.text(0));
            result.m_names.append(name);
        }
    }
    catalogue::Statement& titles =
        statements.get(QStringLiteral("SELECT id, title FROM search_document WHERE kind = 'expansion'"));
    while (titles.next())
        result.add(titles.text(0), titles.text(1));
    catalogue::Statement& parts = statements.get(catalogue::boxPartsSql());
    result.m_parts = catalogue::readBoxParts(parts);
    for (const catalogue::Statement* statement : {&rows, &titles, &parts})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return result;
}

/// Notes what an expansion is called in a language.
void KnownExpansions::add(const QString& id, const QString& title)
{
    const QStringList words = wordsOf(title);
    m_idByTitle.insert(words.constFirst(), id);
    m_words[id] += wordsOf(id) + words;
}

QString KnownExpansions::nearestName(const QString& value) const
{
    QStringList known = m_names;
    for (const QString& id : m_ids)
        known += id.split(u'-');
    for (const QString& id : m_ids)
        for (const QString& words : m_words.value(id))
            known += words.section(u' ', 0, 0);
    return nearest(value, known);
}

QStringList KnownExpansions::meant(const QString& value) const
{
    if (const QString id = m_idByName.value(value.toLower()); !id.isEmpty())
        return catalogue::withWholes({id}, m_parts);
    const QString beginning = terms::looseKey(value);
    if (const QString id = m_idByTitle.value(beginning); !id.isEmpty())
        return catalogue::withWholes({id}, m_parts);
    QStringList result;
    for (const QString& id : m_ids) {
        const QStringList words = m_words.value(id);
        if (!beginning.isEmpty() && std::any_of(words.begin(), words.end(), [&](const QString& word) {
                return word.startsWith(beginning);
            }))
            result.append(id);
    }
    return catalogue::withWholes(result, m_parts);
}

tl::expected<QStringList, QueryFault> KnownExpansions::readTable(const QStringList& table) const
{
    QStringList result;
    for (int i = 0; i < table.size(); ++i) {
        const QString name = table.at(i).trimmed().toLower();
        const QString id = m_idByName.value(name);
        if (id.isEmpty())
            return tl::unexpected(QueryFault{QueryFault::Kind::UnknownExpansion, i, table.at(i),
                                             m_idByName.value(nearest(name, m_names))});
        result.append(id);
    }
    return catalogue::withWholes(catalogue::withParts(result, m_parts), m_parts);
}

} // namespace glossator::search
