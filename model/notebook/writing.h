// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/statement.h"
#include "model/notebook/written.h"

namespace glossator::notebook {

/// Runs a statement that gives no rows.
inline Written run(catalogue::Statement& statement)
{
    if (!statement.run())
        return tl::unexpected(statement.error());
    return {};
}

/// Several statements that are carried out together or not at all. What is not finished is undone.
class Writing
{
public:
    explicit Writing(const QSqlDatabase& database) : m_database(database) { m_database.transaction(); }
    ~Writing()
    {
        if (!m_isFinished)
            m_database.rollback();
    }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    /// Remembers the first error.
    void note(const QString& error)
    {
        if (m_error.isEmpty())
            m_error = error;
    }
    void note(const Written& written)
    {
        if (!written)
            note(written.error());
    }
    /// Keeps all of it, or nothing where an error was noted.
    Written finish()
    {
        if (!m_error.isEmpty())
            return tl::unexpected(m_error);
        m_isFinished = m_database.commit();
        if (!m_isFinished)
            return tl::unexpected(QStringLiteral("the file cannot be written"));
        return {};
    }

private:
    QSqlDatabase m_database;
    QString m_error;
    bool m_isFinished = false;
};

} // namespace glossator::notebook
