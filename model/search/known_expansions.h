// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/box_part.h"
#include "model/catalogue/prepared_statements.h"
#include "model/search/query_fault.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// The expansions of a catalogue by what they can be called in a filter: ids and codes, in any case.
class KnownExpansions
{
public:
    /// The error is what the database said.
    static tl::expected<KnownExpansions, QString> load(catalogue::PreparedStatements& statements);

    /// Turns what was given as the table into ids of expansions, in the given order; the first entry that is
    /// neither id nor code is the fault. Boxes bring their parts with them, and a part its box, where its
    /// rules are.
    [[nodiscard]] tl::expected<QStringList, QueryFault> readTable(const QStringList& table) const;
    /// The ids that a filter means: the id, code or whole name itself, else those with a word of their id or
    /// name that begins so; for a part of a box the box too. Empty for nothing known.
    [[nodiscard]] QStringList meant(const QString& value) const;
    /// The word of an id, or the id or code, that is nearest to what was typed; empty where none is near.
    [[nodiscard]] QString nearestName(const QString& value) const;
    /// The place of an expansion on the shelf, from 0; -1 for an unknown id.
    [[nodiscard]] int position(const QString& id) const { return m_positions.value(id, -1); }
    /// Whether the catalogue has any rule of the expansion.
    [[nodiscard]] bool hasRules(const QString& id) const { return !m_without.contains(id); }
    /// The id of the expansion at a place on the shelf; empty for none.
    [[nodiscard]] QString at(int position) const { return m_ids.value(position); }

private:
    void add(const QString& id, const QString& title);

    QHash<QString, QString> m_idByName;  ///< by ids and codes in lower case
    QHash<QString, QString> m_idByTitle; ///< by names in any language, folded to loose
    QHash<QString, int> m_positions;     ///< by id
    QHash<QString, QStringList> m_words; ///< of ids and names folded to loose, by id
    std::vector<catalogue::BoxPart> m_parts;
    QSet<QString> m_without; ///< those without a rule
    QStringList m_ids;       ///< in the order of the shelf
    QStringList m_names;     ///< all ids and codes in the order of the shelf
};

} // namespace glossator::search
