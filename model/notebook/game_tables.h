// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/written.h"

#include <QSqlDatabase>
#include <QStringList>

#include <optional>
#include <vector>

namespace glossator::notebook {

/// A named choice of expansions that lie on the table together.
struct GameTable
{
    int number = 0; ///< its own as long as it is there; a later table may get it
    int position = 0;
    QString name;
    QStringList expansions; ///< ids, sorted; without the base game
    bool operator==(const GameTable&) const = default;
};

/// The user's tables, and the one that counts now.
class GameTables
{
public:
    explicit GameTables(const QSqlDatabase& database) : m_database(database) {}

    /// In the order in which they are shown.
    [[nodiscard]] std::vector<GameTable> all() const;
    [[nodiscard]] std::optional<GameTable> find(int number) const;
    /// None where everything is to be shown.
    [[nodiscard]] std::optional<GameTable> current() const;

    /// A new table after the others; its number, or why there is none (a name that another has).
    tl::expected<int, QString> add(const QString& name, const QStringList& expansions);
    Written rename(int number, const QString& name);
    Written setExpansions(int number, const QStringList& expansions);
    Written setCurrent(std::optional<int> number);
    /// What `remove` took away can be put back by `restore`, as it was.
    Written remove(int number);
    Written restore(const GameTable& table);

private:
    [[nodiscard]] QStringList expansionsOf(int number) const;
    Written writeExpansions(int number, const QStringList& expansions);

    QSqlDatabase m_database;
};

} // namespace glossator::notebook
