// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/statement.h"

#include <unordered_map>

namespace glossator::catalogue {

/// Keeps the statements of one connection prepared, for questions that are asked again and again. It must not
/// outlive the connection.
class PreparedStatements
{
public:
    explicit PreparedStatements(const QSqlDatabase& database) : m_database(database) {}

    /// The statement with this text, ready to be bound anew. It is the same object each time, so ask for it
    /// again only after its rows were read.
    [[nodiscard]] Statement& get(const QString& sql);

private:
    QSqlDatabase m_database;
    std::unordered_map<QString, Statement> m_statements;
};

} // namespace glossator::catalogue
