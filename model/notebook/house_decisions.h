// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/written.h"

#include <QMap>
#include <QSqlDatabase>

namespace glossator::notebook {

/// How the user's people read what the sources leave open: a reading by switch.
class HouseDecisions
{
public:
    explicit HouseDecisions(const QSqlDatabase& database) : m_database(database) {}

    [[nodiscard]] QMap<QString, QString> all() const;
    Written decide(const QString& switchId, const QString& reading);
    /// Back to what the program takes by itself.
    Written leaveOpen(const QString& switchId);

private:
    QSqlDatabase m_database;
};

} // namespace glossator::notebook
