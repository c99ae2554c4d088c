// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/recent_places.h"

#include "model/notebook/writing.h"

namespace glossator::notebook {

using catalogue::Statement;

std::vector<Place> RecentPlaces::all() const
{
    std::vector<Place> places;
    Statement rows(m_database, QStringLiteral("SELECT kind, id FROM recent_place ORDER BY visited DESC"));
    while (rows.next())
        if (const auto kind = placeKindFromString(rows.text(0)))
            places.push_back({*kind, rows.text(1)});
    return places;
}

Written RecentPlaces::visit(const Place& place, const std::vector<Place>& others)
{
    Writing writing(m_database);
    for (const Place& other : others)
        writing.note(forget(other));
    Statement write(m_database,
                    QStringLiteral("INSERT OR REPLACE INTO recent_place (kind, id, visited) VALUES "
                                   "(?, ?, (SELECT coalesce(max(visited), 0) + 1 FROM recent_place))"));
    writing.note(run(write.bind(toString(place.kind)).bind(place.id)));
    Statement forget(m_database,
                     QStringLiteral("DELETE FROM recent_place WHERE rowid NOT IN "
                                    "(SELECT rowid FROM recent_place ORDER BY visited DESC LIMIT ?)"));
    writing.note(run(forget.bind(most)));
    return writing.finish();
}

Written RecentPlaces::forget(const Place& place)
{
    Statement forget(m_database, QStringLiteral("DELETE FROM recent_place WHERE kind = ? AND id = ?"));
    return run(forget.bind(toString(place.kind)).bind(place.id));
}

Written RecentPlaces::restore(const std::vector<Place>& places)
{
    Writing writing(m_database);
    writing.note(forgetAll());
    for (auto i = places.size(); i > 0; --i) {
        Statement write(m_database,
                        QStringLiteral("INSERT INTO recent_place (kind, id, visited) VALUES (?, ?, ?)"));
        const Place& place = places[i - 1];
        writing.note(run(
            write.bind(toString(place.kind)).bind(place.id).bind(static_cast<int>(places.size() - i + 1))));
    }
    return writing.finish();
}

Written RecentPlaces::forgetAll()
{
    Statement forget(m_database, QStringLiteral("DELETE FROM recent_place"));
    return run(forget);
}

} // namespace glossator::notebook
