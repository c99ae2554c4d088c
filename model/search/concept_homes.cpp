// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/concept_homes.h"

#include "model/catalogue/statement.h"

#include <algorithm>

namespace glossator::search {

namespace {

constexpr int fewest = 2;           ///< clauses about both: one may be chance
constexpr double leastShare = 0.15; ///< of the clauses about a concept, so many at least are about its box
constexpr double leastLift = 5;     ///< so much oftener they are about the box than all clauses

double odds(double share)
{
    return share / std::max(1e-9, 1 - share);
}

} // namespace

void ConceptHomes::addClause(const QStringList& boxes)
{
    ++m_all.all;
    for (const QString& box : boxes)
        ++m_all.byBox[box];
}

bool ConceptHomes::isHome(const QString& box, const Clauses& clauses) const
{
    const double share = clauses.byBox.at(box) / static_cast<double>(clauses.all);
    const double usual = m_all.byBox.at(box) / static_cast<double>(m_all.all);
    return clauses.byBox.at(box) >= fewest && share >= leastShare && odds(share) >= leastLift * odds(usual);
}

void ConceptHomes::add(const QString& name, const QStringList& boxes)
{
    Clauses& clauses = m_clauses[name];
    ++clauses.all;
    for (const QString& box : boxes)
        ++clauses.byBox[box];
}

tl::expected<void, QString> ConceptHomes::write(const QSqlDatabase& database,
                                                const std::map<QString, int>& numbers) const
{
    catalogue::Statement insert(database,
                                QStringLiteral("INSERT INTO search_home (concept, expansion) VALUES (?, ?)"));
    for (const auto& [name, clauses] : m_clauses)
        for (const auto& [box, count] : clauses.byBox)
            if (isHome(box, clauses))
                insert.bind(numbers.at(name)).bind(box).run();
    return insert.outcome();
}

} // namespace glossator::search
