// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/writing_connection.h"

#include "model/catalogue/statement.h"
#include "model/notebook/migrations.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QUuid>

namespace glossator::notebook {

using catalogue::Statement;
using Kind = OpenFault::Kind;
using Cause = OpenFault::Cause;

WritingConnection::WritingConnection(const QString& file)
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    m_database.setDatabaseName(file);
}

WritingConnection::~WritingConnection()
{
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

WritingConnection::Result WritingConnection::open(const QString& path)
{
    if (auto fault = whyUnwritable(path))
        return tl::unexpected(*fault);
    std::unique_ptr<WritingConnection> connection(new WritingConnection(path));
    if (auto prepared = connection->prepare(); !prepared)
        return tl::unexpected(prepared.error());
    return connection;
}

std::optional<OpenFault> WritingConnection::whyUnwritable(const QString& path)
{
    const QFileInfo file(path);
    if (!QDir().mkpath(file.absolutePath()))
        return OpenFault{Kind::Unwritable, file.absolutePath(), Cause::NoFolder};
    const auto because = [](Cause cause) { return OpenFault{Kind::Unwritable, {}, cause}; };
    if (file.isDir())
        return because(Cause::IsFolder);
    if (file.exists() && !file.isFile())
        return because(Cause::IsNoFile);
    if (file.exists() && !file.isReadable())
        return because(Cause::IsForbidden);
    if (file.exists() && !file.isWritable())
        return because(Cause::IsProtected);
    if (!QFileInfo(file.absolutePath()).isWritable())
        return because(Cause::FolderIsProtected);
    return {};
}

std::unique_ptr<WritingConnection> WritingConnection::inMemory()
{
    std::unique_ptr<WritingConnection> connection(new WritingConnection(QStringLiteral(":memory:")));
    (void)connection->prepare(); // what lacks then is told by every statement
    return connection;
}

tl::expected<void, OpenFault> WritingConnection::prepare()
{
    if (!m_database.open())
        return tl::unexpected(OpenFault{Kind::Unwritable, m_database.lastError().databaseText()});
    if (auto judged = judge(); !judged)
        return judged;
    return migrate();
}

/// A new file is empty and has neither id nor version.
tl::expected<void, OpenFault> WritingConnection::judge() const
{
    Statement check(m_database, QStringLiteral("PRAGMA quick_check(1)"));
    if (!check.next())
        return tl::unexpected(OpenFault{Kind::Damaged, check.error()});
    if (const QString found = check.text(0); found != QLatin1String("ok"))
        return tl::unexpected(OpenFault{Kind::Damaged, found});
    const auto id = static_cast<std::uint32_t>(pragma(QStringLiteral("application_id")));
    const int version = pragma(QStringLiteral("user_version"));
    Statement tables(m_database, QStringLiteral("SELECT count(*) FROM sqlite_schema"));
    const bool isNew = tables.next() && tables.integer(0) == 0 && id == 0 && version == 0;
    if (!isNew && id != applicationId)
        return tl::unexpected(OpenFault{Kind::Damaged, QStringLiteral("another program's database")});
    if (version > migrations().size())
        return tl::unexpected(OpenFault{Kind::Newer, QString::number(version)});
    return {};
}

/// The first start does not wait for the disk: in a new file there is nothing yet that could be lost.
tl::expected<void, OpenFault> WritingConnection::migrate()
{
    const auto run = [&](const QString& script) { return catalogue::runScript(m_database, script); };
    int made = pragma(QStringLiteral("user_version"));
    auto done =
        run(QStringLiteral("PRAGMA synchronous = %1; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;")
                .arg(made == 0 ? QStringLiteral("OFF") : QStringLiteral("NORMAL")));
    for (; done && made < migrations().size(); ++made)
        done =
            run(QStringLiteral("BEGIN IMMEDIATE; PRAGMA application_id = %1; PRAGMA user_version = %2; %3; "
                               "COMMIT;")
                    .arg(applicationId)
                    .arg(made + 1)
                    .arg(migrations().at(made)));
    if (done)
        done = run(QStringLiteral("PRAGMA synchronous = NORMAL;"));
    if (!done)
        return tl::unexpected(OpenFault{Kind::Unwritable, done.error()});
    return {};
}

int WritingConnection::pragma(const QString& name) const
{
    Statement statement(m_database, QStringLiteral("PRAGMA ") + name);
    return statement.next() ? statement.integer(0) : 0;
}

} // namespace glossator::notebook
