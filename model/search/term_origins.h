// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/box_terms.h"

#include <QHash>
#include <QStringList>

#include <set>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Finds out for a catalogue that is being compiled which boxes bring what a term names: those whose rules
/// tell what it is, or would if the catalogue had them; the one that alone speaks of it; or those of the
/// thing that it is called after, as "ringmaster points" are. Errors are what the database said.
class TermOrigins
{
public:
    /// All documents must have been written.
    explicit TermOrigins(const QSqlDatabase& database) : m_statements(database) {}

    /// Call once.
    tl::expected<void, QString> write();

private:
    /// A term, and what tells where it comes from.
    struct NamedTerm
    {
        int thing = 0;
        QString id;
        bool isBox = false;             ///< it is what a box is called
        QString name;                   ///< with the remark on it
        QStringList names;              ///< the ways to write its name
        std::vector<QStringList> words; ///< the ways to write each word of its name, and of the remark on it
    };

    [[nodiscard]] tl::expected<void, QString> readBoxTerms();
    [[nodiscard]] tl::expected<void, QString> readTerms();
    [[nodiscard]] tl::expected<void, QString> readNames();
    [[nodiscard]] tl::expected<void, QString> readRules();
    [[nodiscard]] tl::expected<void, QString> readSoleSpeakers();
    [[nodiscard]] tl::expected<void, QString> writeBoxes();
    [[nodiscard]] QStringList ownOrigin(const NamedTerm& term, const std::set<QString>& within) const;
    [[nodiscard]] std::set<QString> namesWithin(const NamedTerm& term) const;

    catalogue::PreparedStatements m_statements;
    BoxTerms m_boxTerms;
    std::vector<NamedTerm> m_terms;
    QHash<QString, QStringList> m_byName;   ///< terms by a way to write their name
    QHash<QString, QStringList> m_rules;    ///< the boxes that tell what it is, by term
    QHash<QString, QString> m_soleSpeakers; ///< the box whose clauses alone speak of it, by term
};

} // namespace glossator::search
