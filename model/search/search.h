// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query.h"
#include "model/search/query_fault.h"
#include "model/search/result.h"

#include <QSqlDatabase>

#include <tl/expected.hpp>

namespace glossator::search {

/// Full-text search in the compiled catalogue. It keeps nothing but the connection, so a worker thread
/// makes its own connection and its own Search, and shares nothing.
class Search
{
public:
    /// `database`: an open catalogue, or a connection with a catalogue attached to it.
    explicit Search(QSqlDatabase database);

    /// Finds what matches, best first. No text is a fault: one without words finds nothing.
    [[nodiscard]] tl::expected<Results, QueryFault> find(const Query& query) const;

private:
    QSqlDatabase m_database;
};

} // namespace glossator::search
