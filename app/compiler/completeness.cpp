// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/completeness.h"

#include "app/compiler/row_writer.h"

namespace glossator::compiler {

namespace {

bool hasCount(const QSqlDatabase& database, const char* sql, std::size_t expected)
{
    catalogue::Statement row(database, QLatin1String(sql));
    return row.next() && row.integer(0) == static_cast<int>(expected);
}

} // namespace

bool isEveryClauseFileRead(const QSqlDatabase& database, const SourceTree& tree)
{
    return !hasCount(database, "SELECT count(*) FROM edition", 0) &&
           !hasCount(database, "SELECT count(*) FROM expansion", 0) &&
           hasCount(database, "SELECT count(DISTINCT expansion) FROM section",
                    filesIn(tree.catalogue + "/clauses", QStringLiteral(".yaml")).size());
}

bool isEveryTileFileRead(const QSqlDatabase& database, const SourceTree& tree)
{
    return hasCount(database, "SELECT count(*) FROM tile_box",
                    filesIn(tree.catalogue + "/tiles", QStringLiteral(".yaml")).size());
}

bool isEveryCaseFileRead(const QSqlDatabase& database, const SourceTree& tree)
{
    return hasCount(database, "SELECT count(*) FROM case_file",
                    filesIn(tree.cases, QStringLiteral(".yaml")).size());
}

} // namespace glossator::compiler
