// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/place.h"
#include "model/notebook/written.h"

#include <QSqlDatabase>

#include <vector>

namespace glossator::notebook {

/// Where the user has been, each place once, the latest first.
class RecentPlaces
{
public:
    static constexpr int most = 50; ///< older ones are forgotten

    explicit RecentPlaces(const QSqlDatabase& database) : m_database(database) {}

    [[nodiscard]] std::vector<Place> all() const;
    /// It takes the place of others, which go by another name.
    Written visit(const Place& place, const std::vector<Place>& others = {});
    Written forget(const Place& place);
    Written forgetAll();
    /// Puts back what was forgotten, the latest first, as it was before.
    Written restore(const std::vector<Place>& places);

private:
    QSqlDatabase m_database;
};

} // namespace glossator::notebook
