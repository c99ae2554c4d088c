// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace glossator::search {

/// Why a query could not be answered.
struct QueryFault
{
    Q_DECLARE_TR_FUNCTIONS(QueryFault)

public:
    enum class Kind {
        UnknownFilter, ///< a filter in the text has a value that is nothing; position and value are its place
        UnknownExpansion, ///< an entry of Query::table is neither id nor code of an expansion
        BadLimit,         ///< Query::limit is below 1
        Unreadable        ///< the catalogue could not be read
    };

    Kind kind = Kind::Unreadable;
    int position =
        0;         ///< index in Query::table of the unknown entry; for a filter where it begins in the text
    QString value; ///< what was given, a filter with its name; for Unreadable what the database said
    QString suggestion; ///< the known expansion or filter closest to it; may be empty

    /// One sentence for the user, in the language of the interface.
    [[nodiscard]] QString message() const;
    bool operator==(const QueryFault&) const = default;
};

} // namespace glossator::search
