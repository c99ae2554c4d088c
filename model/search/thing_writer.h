// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/document.h"
#include "model/search/requirement.h"

#include <QHash>
#include <QSqlDatabase>

#include <map>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Numbers things while the catalogue is compiled, and writes what filters ask of them (search_thing and
/// search_requirement). Errors are what the database said.
class ThingWriter
{
public:
    /// Reads the order of the expansions.
    static tl::expected<ThingWriter, QString> load(const QSqlDatabase& database);

    /// Takes a document; the number of its thing, the same for all its languages, from 0.
    int add(const Document& document, int number);
    /// Writes all that was added.
    tl::expected<void, QString> write(const QSqlDatabase& database) const;

private:
    [[nodiscard]] quint32 requirementsOf(const Document& document);

    QHash<QString, int> m_expansions; ///< positions by id
    std::map<std::pair<ResultKind, QString>, int> m_numbers;
    std::map<Requirement, quint32> m_requirements; ///< numbers
    QByteArray m_things;
};

} // namespace glossator::search
