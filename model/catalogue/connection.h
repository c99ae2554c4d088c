// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/open_error.h"
#include "model/catalogue/statement.h"

#include <QSqlDatabase>

#include <memory>
#include <tl/expected.hpp>

namespace glossator::catalogue {

/// Keeps one read-only connection to a catalogue file open, and remembers the first thing that could not
/// be read through it.
class Connection
{
public:
    /// Prepares a connection to the file, which open() opens.
    explicit Connection(const QString& path);
    ~Connection();

    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Judges the file and opens it; nothing when all went well.
    [[nodiscard]] std::optional<OpenError> open();

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }
    [[nodiscard]] const QString& error() const { return m_error; }
    /// Remembers the statement's error, if it has one and none came before.
    void note(const Statement& statement);

private:
    [[nodiscard]] std::optional<OpenError> openDatabase();

    QString m_path;
    QString m_name; ///< Qt's name for the connection
    QSqlDatabase m_database;
    QString m_error;
};

} // namespace glossator::catalogue
