// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/catalogue.h"

#include "model/catalogue/box_part.h"
#include "model/catalogue/case_reader.h"
#include "model/catalogue/clause_reader.h"
#include "model/catalogue/connection.h"
#include "model/catalogue/coverage_reader.h"
#include "model/catalogue/expansion_reader.h"
#include "model/catalogue/order_reader.h"
#include "model/catalogue/statement.h"
#include "model/catalogue/wording_columns.h"

#include <QHash>

namespace glossator::catalogue {

namespace {

/// The first column of every row.
QStringList readIds(Connection& connection, const char* sql, const QVariantList& values = {})
{
    Statement rows(connection.database(), QLatin1String(sql));
    for (const QVariant& value : values)
        rows.bind(value);
    QStringList ids;
    while (rows.next())
        ids << rows.text(0);
    connection.note(rows);
    return ids;
}

template <typename Value>
std::optional<Value> onlyOne(std::vector<Value> values)
{
    return values.empty() ? std::nullopt : std::optional(std::move(values.front()));
}

} // namespace

tl::expected<Catalogue, OpenError> Catalogue::open(const QString& path)
{
    auto connection = std::make_unique<Connection>(path);
    if (std::optional<OpenError> fault = connection->open())
        return tl::unexpected(std::move(*fault));
    return Catalogue(std::move(connection));
}

Catalogue::Catalogue(std::unique_ptr<Connection> connection) : m_connection(std::move(connection))
{
}
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;

const QString& Catalogue::path() const
{
    return m_connection->path();
}

QSqlDatabase Catalogue::database() const
{
    return m_connection->database();
}

void Catalogue::note(const Statement& statement) const
{
    m_connection->note(statement);
}

const QString& Catalogue::readError() const
{
    return m_connection->error();
}

std::vector<Expansion> Catalogue::expansions() const
{
    return readExpansions(*m_connection, std::nullopt);
}

std::optional<Expansion> Catalogue::expansion(const QString& id) const
{
    return onlyOne(readExpansions(*m_connection, id));
}

QString Catalogue::expansionName(const QString& id, Language language) const
{
    const std::optional<LocalizedText> name = segment(QLatin1String("expansion:") + id);
    return name ? name->textOrSource(language) : id;
}

QStringList Catalogue::withParts(const QStringList& boxes) const
{
    return catalogue::withParts(boxes, readBoxParts(*m_connection));
}

std::vector<Section> Catalogue::sections(const QString& expansion) const
{
    return readSections(*m_connection, expansion);
}

std::vector<Section> Catalogue::sections() const
{
    return readSections(*m_connection, std::nullopt);
}

std::vector<Clause> Catalogue::clausesOf(const QString& expansion) const
{
    return readClauses(*m_connection, {QStringLiteral("c.expansion = ?"), {expansion}});
}

std::optional<Clause> Catalogue::clause(const QString& id) const
{
    return onlyOne(readClauses(*m_connection, {QStringLiteral("c.id = ?"), {id}}));
}

std::vector<Clause> Catalogue::clauses(const QStringList& ids) const
{
    QHash<QString, Clause> byId;
    for (const Clause& clause : readClauses(
             *m_connection, {QStringLiteral("c.id IN (SELECT value FROM json_each(?))"), {jsonOf(ids)}}))
        byId.insert(clause.id, clause);
    std::vector<Clause> result;
    for (const QString& id : ids)
        if (byId.contains(id))
            result.push_back(byId.value(id));
    return result;
}

QStringList Catalogue::clauseIds() const
{
    return readIds(*m_connection, "SELECT id FROM clause ORDER BY number");
}

std::vector<Clause> Catalogue::glossesOn(const QString& clauseId) const
{
    return readClauses(
        *m_connection,
        {QStringLiteral("c.id IN (SELECT clause FROM clause_gloss WHERE glossed = ?)"), {clauseId}});
}

std::vector<Clause> Catalogue::foreignGlosses(const QString& expansion) const
{
    return readClauses(*m_connection,
                       {QStringLiteral("c.expansion <> ? AND c.id IN (SELECT g.clause FROM clause_gloss g "
                                       "JOIN clause t ON t.id = g.glossed WHERE t.expansion = ?)"),
                        {expansion, expansion}});
}

QStringList Catalogue::basesOf(const QString& clauseId) const
{
    return readIds(*m_connection, "SELECT basis FROM clause_rest WHERE clause = ? ORDER BY position",
                   {clauseId});
}

QStringList Catalogue::linksFrom(const QString& clauseId) const
{
    return readIds(*m_connection, "SELECT target FROM clause_link WHERE clause = ? ORDER BY position",
                   {clauseId});
}

QStringList Catalogue::linksTo(const QString& clauseId) const
{
    return readIds(*m_connection,
                   "SELECT DISTINCT c.id FROM clause_link l JOIN clause c ON c.id = l.clause "
                   "WHERE l.target = ? ORDER BY c.number",
                   {clauseId});
}

QStringList Catalogue::clausesShowing(const QString& tile) const
{
    return readIds(*m_connection,
                   "WITH shown (number) AS ("
                   "SELECT c.number FROM clause_tile t JOIN clause c ON c.id = t.clause WHERE t.tile = ? "
                   "UNION SELECT min(c.number) FROM section_tile t JOIN clause c "
                   "ON c.expansion = t.expansion AND c.section = t.section WHERE t.tile = ? "
                   "GROUP BY c.expansion, c.section) "
                   "SELECT c.id FROM shown JOIN clause c ON c.number = shown.number ORDER BY c.number",
                   {tile, tile});
}

std::vector<Clause> Catalogue::clausesBetween(const QString& a, const QString& b) const
{
    if (a == b)
        return {};
    const QString touches = QStringLiteral("(c.expansion = ? OR EXISTS (SELECT 1 FROM clause_other o "
                                           "WHERE o.clause = c.id AND o.expansion = ?))");
    return readClauses(*m_connection, {touches + QLatin1String(" AND ") + touches, {a, a, b, b}});
}

std::vector<OrderStep> Catalogue::orderOfPlay(const QStringList& expansions) const
{
    return readOrderOfPlay(*m_connection, expansions);
}

std::optional<LocalizedText> Catalogue::stepOfPhase(const QString& phase) const
{
    const QStringList names = readIds(*m_connection, "SELECT name FROM order_step WHERE phase = ?", {phase});
    return names.isEmpty() ? std::nullopt : segment(names.constFirst());
}

std::vector<CaseInfo> Catalogue::cases() const
{
    return readCases(*m_connection, std::nullopt);
}

QStringList Catalogue::caseIds() const
{
    return readIds(*m_connection, "SELECT id FROM case_file ORDER BY position");
}

QHash<QString, QStringList> Catalogue::caseIdsByClause(const QStringList& clauses) const
{
    return readCasesByClause(*m_connection, jsonOf(clauses));
}

std::optional<CaseInfo> Catalogue::caseInfo(const QString& id) const
{
    return onlyOne(readCases(*m_connection, id));
}

QStringList Catalogue::caseIdsFor(const QString& clauseId) const
{
    return readIds(
        *m_connection,
        "SELECT p.case_id FROM (SELECT DISTINCT case_id FROM case_proves WHERE clause = ?) p ORDER BY "
        "(SELECT count(*) FROM case_expansion e WHERE e.case_id = p.case_id), "
        "(SELECT count(*) FROM case_proves q WHERE q.case_id = p.case_id), p.case_id",
        {clauseId});
}

std::optional<LocalizedText> Catalogue::segment(const QString& id) const
{
    Statement rows(m_connection->database(), QLatin1String("SELECT ") + wordingColumns() +
                                                 QLatin1String(" FROM (SELECT ? AS id) wanted") +
                                                 wordingJoins(QStringLiteral("wanted.id")));
    rows.bind(id);
    std::optional<LocalizedText> text;
    if (rows.next())
        text = wordingsAt(rows, 0);
    m_connection->note(rows);
    return text;
}

std::vector<KindCoverage> Catalogue::coverage(const QString& expansion) const
{
    return readCoverage(*m_connection, expansion);
}

} // namespace glossator::catalogue
