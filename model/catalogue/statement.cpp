// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/statement.h"

#include <QSqlDriver>
#include <QSqlError>

#include <sqlite3.h>

namespace glossator::catalogue {

Statement::Statement(const QSqlDatabase& database, const QString& sql) : m_query(database)
{
    m_query.setForwardOnly(true);
    if (!m_query.prepare(sql))
        fail();
}

Statement& Statement::bind(const QVariant& value)
{
    m_query.bindValue(m_bound++, value);
    return *this;
}

bool Statement::run()
{
    m_bound = 0;
    m_hasRun = true;
    if (!m_error.isEmpty())
        return false;
    if (!m_query.exec())
        fail();
    return m_error.isEmpty();
}

void Statement::restart()
{
    m_query.finish();
    m_bound = 0;
    m_hasRun = false;
}

bool Statement::next()
{
    if (!m_hasRun && !run())
        return false;
    if (!m_error.isEmpty())
        return false;
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        fail();
    return false;
}

QString Statement::text(int column) const
{
    return m_query.value(column).toString();
}

int Statement::integer(int column) const
{
    return m_query.value(column).toInt();
}

bool Statement::isNull(int column) const
{
    return m_query.isNull(column);
}

tl::expected<void, QString> Statement::outcome() const
{
    return m_error.isEmpty() ? tl::expected<void, QString>() : tl::unexpected(m_error);
}

Language Statement::language(int column) const
{
    return languageFromString(text(column)).value_or(Language::En);
}

void Statement::fail()
{
    m_error =
        m_query.lastError().text().trimmed() + QLatin1String(" in: ") + m_query.lastQuery().simplified();
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
    const QVariant handle = database.driver()->handle();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return tl::unexpected(QStringLiteral("this is no open SQLite connection"));
    sqlite3* connection = *static_cast<sqlite3* const*>(handle.constData());
    char* message = nullptr;
    if (sqlite3_exec(connection, script.toUtf8().constData(), nullptr, nullptr, &message) == SQLITE_OK)
        return {};
    const QString error = QString::fromUtf8(message != nullptr ? message : sqlite3_errmsg(connection));
    sqlite3_free(message);
    return tl::unexpected(error);
}

} // namespace glossator::catalogue
