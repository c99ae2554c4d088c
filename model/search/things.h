// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/requirement.h"
#include "model/search/thing_record.h"

#include <QHash>
#include <QStringList>

#include <tl/expected.hpp>

namespace glossator::search {

/// All things that can be found, with what filters ask of them. It is a copy of one row of the catalogue, 21
/// bytes a thing, so that filtering looks nothing up.
class Things
{
public:
    /// The error is what the database said.
    static tl::expected<Things, QString> load(catalogue::PreparedStatements& statements);

    [[nodiscard]] int count() const { return static_cast<int>(m_bytes.size() / ThingRecord::size); }
    /// `thing`: from 0, below count().
    [[nodiscard]] ThingRecord at(int thing) const
    {
        return ThingRecord::read(m_bytes.constData() + thing * ThingRecord::size);
    }
    /// What things require, by number.
    [[nodiscard]] const QHash<quint32, Requirement>& requirements() const { return m_requirements; }

private:
    QByteArray m_bytes;
    QHash<quint32, Requirement> m_requirements;
};

} // namespace glossator::search
