// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QSqlDatabase>
#include <QString>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// What players call a box in short.
struct ShortName
{
    QString box;
    catalogue::Language language = catalogue::Language::En;
    QString text;

    /// Its words as a query has them: initials are one word ("t&b").
    [[nodiscard]] QString key() const;
};

/// Of all boxes: the number in its series ("exp 2", "exp2", "mini 7"), and the initials of what its English
/// name joins ("T&B", "CK&R"). The error is what the database said.
tl::expected<std::vector<ShortName>, QString> shortNames(const QSqlDatabase& database);

} // namespace glossator::search
