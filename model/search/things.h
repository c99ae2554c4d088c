// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/requirement.h"
#include "model/search/thing_record.h"

#include <QHash>
#include <QStringList>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// All things that can be found, with what filters ask of them. They are read at once from one row of the
/// catalogue, so that filtering looks nothing up.
class Things
{
public:
    /// The error is what the database said.
    static tl::expected<Things, QString> load(catalogue::PreparedStatements& statements);

    [[nodiscard]] int count() const { return static_cast<int>(m_records.size()); }
    /// `thing`: from 0, below count().
    [[nodiscard]] const ThingRecord& at(int thing) const
    {
        return m_records[static_cast<std::size_t>(thing)];
    }
    /// What things require, by number.
    [[nodiscard]] const QHash<quint32, Requirement>& requirements() const { return m_requirements; }

private:
    std::vector<ThingRecord> m_records; ///< by thing
    QHash<quint32, Requirement> m_requirements;
};

} // namespace glossator::search
