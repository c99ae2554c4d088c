// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace glossator::search {

/// The catalogue of small_search.sql with its index, in memory or in a file, for the length of a block.
class SearchFixture
{
public:
    /// `name`: of the connection; `file`: path of the database.
    explicit SearchFixture(const QString& name, const QString& file = QStringLiteral(":memory:"));
    ~SearchFixture();
    SearchFixture(const SearchFixture&) = delete;
    SearchFixture& operator=(const SearchFixture&) = delete;

    /// Empty when all was written, else what went wrong.
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
    QString m_error;
};

} // namespace glossator::search
