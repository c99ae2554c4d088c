// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <tl/expected.hpp>

namespace glossator::catalogue {

/// One SQL statement for the length of a block. Whatever goes wrong is remembered and told by error(),
/// so that a loop over rows needs one check at its end.
class Statement
{
public:
    Statement(const QSqlDatabase& database, const QString& sql);

    /// Binds the next `?`, from left to right.
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
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] QVariant value(int column) const { return m_query.value(column); }

    /// What the database said, with the statement; empty as long as all went well.
    [[nodiscard]] const QString& error() const { return m_error; }
    /// The same as a result.
    [[nodiscard]] tl::expected<void, QString> outcome() const;
    /// A language by its code; one that is unknown is English.
    [[nodiscard]] Language language(int column) const;

private:
    void fail();

    QSqlQuery m_query;
    QString m_error;
    int m_bound = 0;
    bool m_hasRun = false;
};

/// A list as one value to bind, which json_each() takes apart.
[[nodiscard]] QString jsonOf(const QStringList& list);

/// Runs a script of several statements (comments and all); the error names what the database said.
tl::expected<void, QString> runScript(const QSqlDatabase& database, const QString& script);

} // namespace glossator::catalogue
