// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/connection.h"

#include "model/catalogue/file_header.h"

#include <QFileInfo>
#include <QLoggingCategory>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

namespace glossator::catalogue {

namespace {

constexpr int mappedBytes = 256 << 20; ///< at most; a catalogue is far smaller

Q_LOGGING_CATEGORY(catalogueLog, "glossator.catalogue")

QString uriOf(const QString& path)
{
    const QByteArray encoded = QUrl::toPercentEncoding(QFileInfo(path).absoluteFilePath(), "/");
    return QLatin1String("file:") + QString::fromLatin1(encoded) + QLatin1String("?immutable=1");
}

} // namespace

Connection::Connection(const QString& path)
    : m_path(path), m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
}

Connection::~Connection()
{
    m_database.close();
    if (const QSqlError error = m_database.lastError(); error.isValid()) // a statement outlives it
        qCWarning(catalogueLog).noquote() << m_path << error.text();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

std::optional<OpenError> Connection::open()
{
    if (std::optional<OpenError> fault = headerFault(m_path))
        return fault;
    return openDatabase();
}

void Connection::note(const Statement& statement)
{
    if (statement.error().isEmpty())
        return;
    qCWarning(catalogueLog).noquote() << m_path << statement.error();
    if (m_error.isEmpty())
        m_error = statement.error();
}

std::optional<OpenError> Connection::openDatabase()
{
    m_database.setDatabaseName(uriOf(m_path));
    m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY"));
    if (!m_database.open())
        return OpenError{OpenError::Kind::Unreadable, m_path, 0, m_database.lastError().databaseText()};
    // Far more than the page cache of SQLite is read at random: mapped, none of it is copied. Nobody may
    // write into the file of a catalogue that is open: a new one takes its place under the same name.
    Statement(m_database, QStringLiteral("PRAGMA mmap_size = %1").arg(mappedBytes)).next();
    // The first read of any table makes SQLite read the whole schema.
    Statement probe(m_database, QStringLiteral("SELECT (SELECT count(*) FROM expansion), "
                                               "(SELECT number FROM clause LIMIT 1), "
                                               "(SELECT id FROM case_file LIMIT 1)"));
    if (!probe.next())
        return OpenError{OpenError::Kind::Damaged, m_path, 0, probe.error()};
    return std::nullopt;
}

} // namespace glossator::catalogue
