// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/written.h"

#include <QMap>
#include <QSqlDatabase>

namespace glossator::notebook {

/// How the user's people play what the sources leave open, in their own words: a text by open clause.
class HouseRules
{
public:
    explicit HouseRules(const QSqlDatabase& database) : m_database(database) {}

    [[nodiscard]] QMap<QString, QString> all() const;
    /// Without text there is none any more.
    Written set(const QString& clause, const QString& text);

private:
    QSqlDatabase m_database;
};

} // namespace glossator::notebook
