// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/lexicon.h"

#include "model/catalogue/statement.h"

namespace glossator::search {

Lexicon::Lexicon(QSqlDatabase database, std::optional<catalogue::Language> language)
    : m_database(std::move(database)), m_language(language ? toString(*language) : QStringLiteral(""))
{
}

tl::expected<QStringList, QString> Lexicon::lemmas(const QString& form) const
{
    auto found = column(QStringLiteral("SELECT DISTINCT folded_lemma FROM word_form "
                                       "WHERE folded_form = ? AND ? IN ('', lang) ORDER BY folded_lemma"),
                        form);
    if (found && found->isEmpty())
        found->append(form);
    return found;
}

tl::expected<QStringList, QString> Lexicon::forms(const QStringList& lemmas) const
{
    QStringList result;
    for (const QString& lemma : lemmas) {
        const auto found = column(QStringLiteral("SELECT DISTINCT folded_form FROM word_form "
                                                 "WHERE folded_lemma = ? AND ? IN ('', lang)"),
                                  lemma);
        if (!found)
            return found;
        result += *found;
    }
    return result;
}

tl::expected<QStringList, QString> Lexicon::column(const QString& sql, const QString& word) const
{
    catalogue::Statement rows(m_database, sql);
    rows.bind(word).bind(m_language);
    QStringList result;
    while (rows.next())
        result.append(rows.text(0));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
