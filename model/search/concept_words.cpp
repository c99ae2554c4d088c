// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/concept_words.h"

#include "model/catalogue/statement.h"
#include "model/terms/folding.h"
#include "model/terms/remark.h"

#include <algorithm>

namespace glossator::search {

namespace {

using catalogue::Language;
using catalogue::Statement;
using terms::Folding;

constexpr double firstOfGroup = 0.85;
constexpr double otherOfGroup = 0.6;
constexpr double termOfOneWord = 0.9;

std::size_t at(Language language)
{
    return static_cast<std::size_t>(language);
}

Language languageIn(const Statement& row, int column)
{
    return catalogue::languageFromString(row.text(column)).value_or(Language::En);
}

QStringList sorted(QStringList list)
{
    std::sort(list.begin(), list.end());
    return list;
}

tl::expected<void, QString> outcome(const Statement& statement)
{
    return statement.error().isEmpty() ? tl::expected<void, QString>() : tl::unexpected(statement.error());
}

} // namespace

tl::expected<ConceptWords, QString> ConceptWords::load(const QSqlDatabase& database)
{
    ConceptWords result;
    auto added = result.addEverydayWords(database);
    if (added)
        added = result.addTerms(database);
    if (!added)
        return tl::unexpected(added.error());
    return result;
}

bool ConceptWords::isFiller(const QString& word, Language language) const
{
    return m_fillers.at(at(language)).contains(word);
}

ConceptWords::Meanings ConceptWords::meanings(const QString& word, Language language) const
{
    return m_meanings.at(at(language)).value(word);
}

QString ConceptWords::asked(const QString& word, Language language) const
{
    return m_asked.at(at(language)).value(word);
}

QStringList ConceptWords::askingWords(Language language) const
{
    return sorted(m_asked.at(at(language)).keys());
}

QStringList ConceptWords::words(Language language) const
{
    return sorted(m_meanings.at(at(language)).keys());
}

QStringList ConceptWords::fillers(Language language) const
{
    return sorted(m_fillers.at(at(language)).values());
}

void ConceptWords::add(Language language, const QString& word, const QString& name, double factor)
{
    double& known = m_meanings.at(at(language))[word][name];
    known = std::max(known, factor);
}

tl::expected<void, QString> ConceptWords::addEverydayWords(const QSqlDatabase& database)
{
    Statement rows(database, QStringLiteral("SELECT word_group, lang, position, text FROM everyday_word"));
    while (rows.next()) {
        const QString word = Folding(Folding::Level::Loose).key(rows.text(3));
        const Language language = languageIn(rows, 1);
        if (rows.integer(0) == 0)
            m_fillers.at(at(language)).insert(word);
        else if (rows.integer(0) < 0)
            m_asked.at(at(language)).insert(word, u'?' + QString::number(-rows.integer(0)));
        else
            add(language, word, u'#' + rows.text(0), rows.integer(2) == 0 ? firstOfGroup : otherOfGroup);
    }
    return outcome(rows);
}

tl::expected<void, QString> ConceptWords::addTerms(const QSqlDatabase& database)
{
    Statement rows(database, QStringLiteral("SELECT term, lang, text FROM term_form"));
    while (rows.next()) {
        const auto words = Folding(Folding::Level::Loose).words(terms::withoutRemark(rows.text(2)));
        if (words.size() == 1)
            add(languageIn(rows, 1), words.front().text, u'@' + rows.text(0), termOfOneWord);
    }
    return outcome(rows);
}

} // namespace glossator::search
