// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QSqlDatabase>
#include <QStringList>

#include <optional>
#include <tl/expected.hpp>

namespace glossator::search {

/// Looks up, in the catalogue's table of word forms, which forms belong together. All words are folded to
/// loose. Errors are what the database said.
class Lexicon
{
public:
    /// `language`: look in the forms of this one only.
    Lexicon(QSqlDatabase database, std::optional<catalogue::Language> language);

    /// The dictionary words of a form; the form itself where it is unknown.
    [[nodiscard]] tl::expected<QStringList, QString> lemmas(const QString& form) const;
    /// All forms of dictionary words.
    [[nodiscard]] tl::expected<QStringList, QString> forms(const QStringList& lemmas) const;

private:
    [[nodiscard]] tl::expected<QStringList, QString> column(const QString& sql, const QString& word) const;

    QSqlDatabase m_database;
    QString m_language; ///< empty: any
};

} // namespace glossator::search
