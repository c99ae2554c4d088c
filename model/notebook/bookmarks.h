// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/place.h"
#include "model/notebook/written.h"

#include <QDateTime>
#include <QSqlDatabase>

#include <vector>

namespace glossator::notebook {

/// A place that the user wants to find again; a pair is none.
struct Bookmark
{
    Place place;
    QDateTime added; ///< UTC
    bool operator==(const Bookmark&) const = default;
};

/// The user's bookmarks, the latest first.
class Bookmarks
{
public:
    explicit Bookmarks(const QSqlDatabase& database) : m_database(database) {}

    [[nodiscard]] std::vector<Bookmark> all() const;
    [[nodiscard]] bool has(const Place& place) const;
    /// One that is there already stays as it is; a removed one can be added again with its time.
    Written add(const Bookmark& bookmark);
    Written remove(const Place& place);

private:
    QSqlDatabase m_database;
};

} // namespace glossator::notebook
