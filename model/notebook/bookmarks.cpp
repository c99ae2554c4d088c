// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/bookmarks.h"

#include "model/notebook/writing.h"

namespace glossator::notebook {

using catalogue::Statement;

std::vector<Bookmark> Bookmarks::all() const
{
    std::vector<Bookmark> bookmarks;
    Statement rows(m_database,
                   QStringLiteral("SELECT kind, id, added FROM bookmark ORDER BY added DESC, rowid DESC"));
    while (rows.next())
        if (const auto kind = placeKindFromString(rows.text(0)))
            bookmarks.push_back(
                {{*kind, rows.text(1)}, QDateTime::fromString(rows.text(2), Qt::ISODateWithMs)});
    return bookmarks;
}

bool Bookmarks::has(const Place& place) const
{
    Statement row(m_database, QStringLiteral("SELECT 1 FROM bookmark WHERE kind = ? AND id = ?"));
    return row.bind(toString(place.kind)).bind(place.id).next();
}

Written Bookmarks::add(const Bookmark& bookmark)
{
    Statement insert(m_database,
                     QStringLiteral("INSERT OR IGNORE INTO bookmark (kind, id, added) VALUES (?, ?, ?)"));
    return run(insert.bind(toString(bookmark.place.kind))
                   .bind(bookmark.place.id)
                   .bind(bookmark.added.toUTC().toString(Qt::ISODateWithMs)));
}

Written Bookmarks::remove(const Place& place)
{
    Statement remove(m_database, QStringLiteral("DELETE FROM bookmark WHERE kind = ? AND id = ?"));
    return run(remove.bind(toString(place.kind)).bind(place.id));
}

} // namespace glossator::notebook
