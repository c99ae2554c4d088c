// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QStringList>

#include <map>
#include <tl/expected.hpp>

namespace glossator::search {

/// Finds out, from the clauses about concepts, which boxes these are at home in: who names the fairy asks
/// about the box that brings her, and so does who speaks of what is done in that box alone. Only the compiler
/// of the catalogue uses it.
class ConceptHomes
{
public:
    /// Another clause of the catalogue. `boxes`: those that it is about, without the base game.
    void addClause(const QStringList& boxes);
    /// Another clause about a concept, which was added.
    void add(const QString& name, const QStringList& boxes);
    /// `numbers`: of the concepts, by name. The error is what the database said.
    [[nodiscard]] tl::expected<void, QString> write(const QSqlDatabase& database,
                                                    const std::map<QString, int>& numbers) const;

private:
    struct Clauses
    {
        int all = 0;
        std::map<QString, int> byBox;
    };

    [[nodiscard]] bool isHome(const QString& box, const Clauses& clauses) const;

    Clauses m_all;
    std::map<QString, Clauses> m_clauses; ///< by the name of the concept
};

} // namespace glossator::search
