// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"

#include <QHash>
#include <QString>

#include <tl/expected.hpp>

namespace glossator::search {

/// Knows the terms that are what a box is called, as "Traders & Builders".
class BoxTerms
{
public:
    /// The error is what the database said.
    static tl::expected<BoxTerms, QString> load(catalogue::PreparedStatements& statements);

    /// The id of the box; empty for a term that names none.
    [[nodiscard]] QString boxOf(const QString& term) const { return m_boxes.value(term); }

private:
    QHash<QString, QString> m_boxes; ///< by term
};

} // namespace glossator::search
