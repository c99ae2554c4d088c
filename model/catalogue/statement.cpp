// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/statement.h"

#include <QSqlDriver>

#include <algorithm>
#include <sqlite3.h>

namespace glossator::catalogue {

namespace {

/// Null unless the connection is open.
sqlite3* handleOf(const QSqlDatabase& database)
{
    const QVariant handle = database.isOpen() ? database.driver()->handle() : QVariant();
    const bool isSqlite = qstrcmp(handle.typeName(), "sqlite3*") == 0;
    return isSqlite ? *static_cast<sqlite3* const*>(handle.constData()) : nullptr;
}

QString notOpen()
{
    return QStringLiteral("this is no open SQLite connection");
}

int bindText(sqlite3_stmt* statement, int place, const QString& text)
{
    if (text.isNull())
        return sqlite3_bind_null(statement, place);
    const QByteArray utf8 = text.toUtf8();
    return sqlite3_bind_text64(statement, place, utf8.constData(), static_cast<sqlite3_uint64>(utf8.size()),
                               SQLITE_TRANSIENT, SQLITE_UTF8); // NOLINT: a macro of SQLite
}

int bindBytes(sqlite3_stmt* statement, int place, const QByteArray& bytes)
{
    if (bytes.isNull())
        return sqlite3_bind_null(statement, place);
    return sqlite3_bind_blob64(statement, place, bytes.constData(), static_cast<sqlite3_uint64>(bytes.size()),
                               SQLITE_TRANSIENT); // NOLINT: a macro of SQLite
}

/// What SQLite says to a value for a place, from 1.
int bindValue(sqlite3_stmt* statement, int place, const QVariant& value)
{
    if (value.isNull())
        return sqlite3_bind_null(statement, place);
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        return sqlite3_bind_int64(statement, place, value.toLongLong());
    case QMetaType::Float:
    case QMetaType::Double:
        return sqlite3_bind_double(statement, place, value.toDouble());
    case QMetaType::QByteArray:
        return bindBytes(statement, place, value.toByteArray());
    default:
        return bindText(statement, place, value.toString());
    }
}

} // namespace

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

Statement::Statement(const QSqlDatabase& database, const QString& sql)
{
    if (sqlite3* connection = handleOf(database))
        prepare(connection, sql);
    else
        m_error = notOpen();
}

void Statement::prepare(sqlite3* connection, const QString& sql)
{
    const QByteArray utf8 = sql.toUtf8();
    sqlite3_stmt* statement = nullptr;
    const char* behind = nullptr;
    const int outcome =
        sqlite3_prepare_v2(connection, utf8.constData(), static_cast<int>(utf8.size()), &statement, &behind);
    m_statement.reset(statement);
    const QString place = QLatin1String(" in: ") + sql.simplified();
    if (outcome != SQLITE_OK)
        m_error = QString::fromUtf8(sqlite3_errmsg(connection)) + place;
    else if (statement == nullptr || !QByteArray(behind).trimmed().isEmpty())
        m_error = QStringLiteral("this is not one statement") + place;
}

Statement& Statement::bind(const QVariant& value)
{
    if (!m_error.isEmpty())
        return *this;
    if (m_progress != Progress::Ready)
        restart();
    if (bindValue(m_statement.get(), ++m_bound, value) != SQLITE_OK)
        fail(QString::fromUtf8(sqlite3_errmsg(sqlite3_db_handle(m_statement.get()))));
    m_mostBound = std::max(m_mostBound, m_bound);
    return *this;
}

bool Statement::run()
{
    m_bound = 0;
    if (!m_error.isEmpty())
        return false;
    if (m_mostBound < sqlite3_bind_parameter_count(m_statement.get())) {
        fail(QStringLiteral("not every place is bound"));
        return false;
    }
    sqlite3_reset(m_statement.get());
    m_progress = step() ? Progress::AtFirst : Progress::Done;
    return m_error.isEmpty();
}

void Statement::restart()
{
    sqlite3_reset(m_statement.get());
    m_bound = 0;
    m_progress = Progress::Ready;
}

bool Statement::next()
{
    if (m_progress == Progress::Ready && !run())
        return false;
    if (m_progress == Progress::Done || !m_error.isEmpty())
        return false;
    const bool isAtRow = m_progress == Progress::AtFirst || step();
    m_progress = isAtRow ? Progress::AtRow : Progress::Done;
    return isAtRow;
}

/// Whether there is a row; at the end nothing is locked any more.
bool Statement::step()
{
    const int outcome = sqlite3_step(m_statement.get());
    if (outcome == SQLITE_ROW)
        return true;
    if (outcome != SQLITE_DONE)
        fail(QString::fromUtf8(sqlite3_errmsg(sqlite3_db_handle(m_statement.get()))));
    sqlite3_reset(m_statement.get());
    return false;
}

QString Statement::text(int column) const
{
    if (isNull(column))
        return {};
    const auto* utf8 = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
    return QString::fromUtf8(utf8, sqlite3_column_bytes(m_statement.get(), column));
}

int Statement::integer(int column) const
{
    return m_progress == Progress::AtRow ? sqlite3_column_int(m_statement.get(), column) : 0;
}

double Statement::real(int column) const
{
    return m_progress == Progress::AtRow ? sqlite3_column_double(m_statement.get(), column) : 0;
}

bool Statement::isNull(int column) const
{
    return m_progress != Progress::AtRow || sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

QByteArray Statement::bytes(int column) const
{
    if (isNull(column))
        return {};
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement.get(), column));
    return {bytes, sqlite3_column_bytes(m_statement.get(), column)};
}

QVariant Statement::value(int column) const
{
    if (isNull(column))
        return {};
    switch (sqlite3_column_type(m_statement.get(), column)) {
    case SQLITE_INTEGER:
        return static_cast<qlonglong>(sqlite3_column_int64(m_statement.get(), column));
    case SQLITE_FLOAT:
        return real(column);
    case SQLITE_BLOB:
        return bytes(column);
    default:
        return text(column);
    }
}

tl::expected<void, QString> Statement::outcome() const
{
    return m_error.isEmpty() ? tl::expected<void, QString>() : tl::unexpected(m_error);
}

Language Statement::language(int column) const
{
    return languageFromString(text(column)).value_or(Language::En);
}

void Statement::fail(const QString& message)
{
    m_error =
        message + QLatin1String(" in: ") + QString::fromUtf8(sqlite3_sql(m_statement.get())).simplified();
}

QString jsonOf(const QStringList& list)
{
    constexpr char16_t firstPrinted = u' ';
    QString json(u'[');
    for (const QString& text : list) {
        if (json.size() > 1)
            json += u',';
        json += u'"';
        for (const QChar letter : text) {
            if (letter < firstPrinted) {
                json += QStringLiteral("\\u%1").arg(letter.unicode(), 4, 16, QLatin1Char('0'));
                continue;
            }
            if (letter == u'"' || letter == u'\\')
                json += u'\\';
            json += letter;
        }
        json += u'"';
    }
    return json + u']';
}

tl::expected<void, QString> runScript(const QSqlDatabase& database, const QString& script)
{
    sqlite3* connection = handleOf(database);
    if (connection == nullptr)
        return tl::unexpected(notOpen());
    char* message = nullptr;
    if (sqlite3_exec(connection, script.toUtf8().constData(), nullptr, nullptr, &message) == SQLITE_OK)
        return {};
    const QString error = QString::fromUtf8(message != nullptr ? message : sqlite3_errmsg(connection));
    sqlite3_free(message);
    return tl::unexpected(error);
}

} // namespace glossator::catalogue
