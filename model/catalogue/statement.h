// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <tl/expected.hpp>

struct sqlite3;
struct sqlite3_stmt;

namespace glossator::catalogue {

/// One SQL statement for the length of a block. Whatever goes wrong is remembered and told by error(),
/// so that a loop over rows needs one check at its end. It speaks to SQLite itself, as a query of Qt makes a
/// variant of every value of a row, read or not, and a search reads thousands. It must not outlive the
/// connection.
class Statement
{
public:
    Statement(const QSqlDatabase& database, const QString& sql);

    /// Binds the next `?`, from left to right; what is null is NULL. After rows were read it begins anew.
    Statement& bind(const QVariant& value);
    /// Runs the statement once with what was bound; false when it failed. Bindings start anew after it.
    bool run();
    /// Makes it as new: rows are done with, bindings start anew.
    void restart();
    /// The next row; the first call runs the statement. False at the end and after an error.
    bool next();

    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] int integer(int column) const;
    [[nodiscard]] bool boolean(int column) const { return integer(column) != 0; }
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    /// As it is stored: a 64-bit integer, double, text or bytes; NULL is a null variant.
    [[nodiscard]] QVariant value(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;

    /// What the database said, with the statement; empty as long as all went well.
    [[nodiscard]] const QString& error() const { return m_error; }
    /// The same as a result.
    [[nodiscard]] tl::expected<void, QString> outcome() const;
    /// A language by its code; one that is unknown is English.
    [[nodiscard]] Language language(int column) const;

private:
    enum class Progress {
        Ready,   ///< has not run since it was restarted
        AtFirst, ///< has run and stands at its first row, which next() has not told yet
        AtRow,
        Done
    };
    struct Finalizer
    {
        void operator()(sqlite3_stmt* statement) const;
    };

    void prepare(sqlite3* connection, const QString& sql);
    bool step();
    void fail(const QString& message);

    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
    QString m_error;
    int m_bound = 0;
    int m_mostBound = 0;
    Progress m_progress = Progress::Ready;
};

/// A list as one value to bind, which json_each() takes apart.
[[nodiscard]] QString jsonOf(const QStringList& list);

/// Runs a script of several statements (comments and all); the error names what the database said.
tl::expected<void, QString> runScript(const QSqlDatabase& database, const QString& script);

} // namespace glossator::catalogue
