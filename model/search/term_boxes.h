// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"

#include <QHash>
#include <QStringList>

#include <tl/expected.hpp>

namespace glossator::search {

/// Knows the boxes that bring what a term names, as search_term_box tells them.
class TermBoxes
{
public:
    /// The error is what the database said.
    static tl::expected<TermBoxes, QString> load(catalogue::PreparedStatements& statements);

    /// Whether some boxes bring what the thing names and none of them lies on a table. What no box alone
    /// brings is on every table, and so is what is no term.
    [[nodiscard]] bool lieElsewhere(int thing, const QStringList& table) const;

private:
    QHash<int, QStringList> m_boxes; ///< ids by thing
};

} // namespace glossator::search
