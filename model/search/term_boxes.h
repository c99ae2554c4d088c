// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"

#include <QHash>
#include <QStringList>

#include <tl/expected.hpp>

namespace glossator::search {

/// Knows the boxes that bring what a term names: those whose rules tell what it is, or would if the catalogue
/// had them; the one that alone speaks of it; or those of the thing that it is called after, as "ringmaster
/// points" are.
class TermBoxes
{
public:
    /// The error is what the database said.
    static tl::expected<TermBoxes, QString> load(catalogue::PreparedStatements& statements);

    /// Their ids; none for what is in the game with any boxes, and for things that are no terms.
    [[nodiscard]] QStringList of(int thing) const { return m_boxes.value(thing); }

private:
    QHash<int, QStringList> m_boxes; ///< by thing
};

} // namespace glossator::search
