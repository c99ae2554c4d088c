// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/compile.h"

#include "model/catalogue/schema.h"
#include "model/catalogue/statement.h"

#include <QFile>
#include <QSqlError>
#include <QUuid>

#include <filesystem>

namespace glossator::compiler {

namespace {

using sources::Faults;

Faults ownFault(const QString& file, const QString& what)
{
    return {{{file.toStdString(), 0, 0}, what.toStdString(), {}}};
}

void append(Faults& faults, const Faults& more)
{
    faults.insert(faults.end(), more.begin(), more.end());
}

/// The database while it is written, under a name of its own beside the output.
class Draft
{
public:
    explicit Draft(const QString& output)
        : m_output(output), m_path(output + QLatin1String(".part")), m_name(QUuid::createUuid().toString()),
          m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
    {
        QFile::remove(m_path);
        m_database.setDatabaseName(m_path);
    }
    ~Draft()
    {
        close();
        QFile::remove(m_path);
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    QSqlDatabase& database() { return m_database; }

    Faults begin()
    {
        if (!m_database.open())
            return ownFault(m_output, m_database.lastError().databaseText());
        Faults faults = run(
            QStringLiteral("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; "
                           "PRAGMA application_id = %1; PRAGMA user_version = %2; BEGIN;")
                .arg(catalogue::applicationId)
                .arg(catalogue::schemaVersion));
        append(faults, run(catalogue::schemaSql()));
        return faults;
    }

    /// Rows that lead nowhere; the checks of the sources should have found them all before.
    Faults checkReferences()
    {
        Faults faults;
        catalogue::Statement rows(m_database,
                                  QStringLiteral("SELECT \"table\", parent FROM pragma_foreign_key_check"));
        while (rows.next())
            append(
                faults,
                ownFault(m_output,
                         QStringLiteral("a row of %1 names no row of %2").arg(rows.text(0), rows.text(1))));
        if (!rows.error().isEmpty())
            append(faults, ownFault(m_output, rows.error()));
        return faults;
    }

    Faults finish()
    {
        const Faults faults = run(QStringLiteral("COMMIT; VACUUM;"));
        close();
        if (!faults.empty())
            return faults;
        std::error_code error;
        std::filesystem::rename(m_path.toStdString(), m_output.toStdString(), error);
        return error ? ownFault(m_output, QString::fromStdString(error.message())) : Faults{};
    }

private:
    Faults run(const QString& script)
    {
        const tl::expected<void, QString> result = catalogue::runScript(m_database, script);
        return result ? Faults{} : ownFault(m_output, result.error());
    }

    void close()
    {
        if (!m_database.isValid())
            return;
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }

    QString m_output;
    QString m_path;
    QString m_name; ///< Qt's name for the connection
    QSqlDatabase m_database;
};

} // namespace

tl::expected<void, Faults> compile(const SourceTree& tree, const QString& output)
{
    Draft draft(output);
    Faults faults = draft.begin();
    if (!faults.empty())
        return tl::unexpected(faults);
    for (const Chapter& chapter : chapters())
        if (faults.empty() || chapter.kind == Chapter::Kind::Authored)
            append(faults, chapter.write(draft.database(), tree));
    if (faults.empty())
        faults = draft.checkReferences();
    if (faults.empty())
        faults = draft.finish();
    return faults.empty() ? tl::expected<void, Faults>() : tl::unexpected(faults);
}

} // namespace glossator::compiler
