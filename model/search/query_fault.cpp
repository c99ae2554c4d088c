// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_fault.h"

namespace glossator::search {

QString QueryFault::message() const
{
    switch (kind) {
    case Kind::UnknownFilter: {
        const QString unknown = tr("Nothing is called so: \"%1\".").arg(value);
        return suggestion.isEmpty() ? unknown : unknown + u' ' + tr("Did you mean \"%1\"?").arg(suggestion);
    }
    case Kind::UnknownExpansion: {
        const QString unknown =
            tr("Entry %1 of the table, \"%2\", is no expansion.").arg(position + 1).arg(value);
        return suggestion.isEmpty() ? unknown : unknown + u' ' + tr("Did you mean \"%1\"?").arg(suggestion);
    }
    case Kind::BadLimit:
        return tr("The limit is %1; it must be at least 1.").arg(value);
    case Kind::Unreadable:
        return tr("The catalogue cannot be searched: %1").arg(value);
    }
    return {};
}

} // namespace glossator::search
