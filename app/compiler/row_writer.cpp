// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/row_writer.h"

#include <QDir>

namespace glossator::compiler {

namespace {

QString insertInto(const QString& table, const QString& columns)
{
    const qsizetype count = columns.count(QLatin1Char(',')) + 1;
    const QString marks = QStringList(count, QStringLiteral("?")).join(QLatin1String(", "));
    return QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)").arg(table, columns, marks);
}

} // namespace

RowWriter::RowWriter(const QSqlDatabase& database, const QString& table, const QString& columns,
                     sources::Faults& faults)
    : m_table(table), m_faults(faults), m_statement(database, insertInto(table, columns))
{
}

void RowWriter::add(const QVariantList& values)
{
    for (const QVariant& value : values)
        m_statement.bind(value);
    if (!m_statement.run())
        m_faults.push_back({{m_table.toStdString(), 0, 0}, m_statement.error().toStdString(), {}});
}

QVariant orNull(const QString& text)
{
    return text.isEmpty() ? QVariant() : QVariant(text);
}

std::vector<std::string> filesIn(const std::string& folder, const QString& suffix)
{
    std::vector<std::string> files;
    const QDir directory(QString::fromStdString(folder));
    for (const QString& name : directory.entryList({QLatin1Char('*') + suffix}, QDir::Files, QDir::NoSort))
        files.push_back(folder + '/' + name.toStdString());
    std::sort(files.begin(), files.end());
    return files;
}

QStringList idsIn(const QSqlDatabase& database, const char* sql)
{
    QStringList ids;
    catalogue::Statement rows(database, QLatin1String(sql));
    while (rows.next())
        ids << rows.text(0);
    return ids;
}

} // namespace glossator::compiler
