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

constexpr double otherOfGroup = 0.6;
constexpr double termOfOneWord = 0.9;
constexpr double wrongForOther = 0.45; ///< a word to avoid for a thing that is the right one for another
constexpr double homonym = 0.4;        ///< rather something else
static_assert(homonym < ConceptWords::surelyMeant);

QStringList sorted(QStringList list)
{
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

tl::expected<ConceptWords, QString> ConceptWords::load(const QSqlDatabase& database)
{
    ConceptWords result;
    auto added = result.addEverydayWords(database);
    if (added)
        added = result.addTerms(database);
    result.findHomonyms();
    if (!added)
        return tl::unexpected(added.error());
    return result;
}

bool ConceptWords::isFiller(const QString& word, Language language) const
{
    return m_fillers.at(catalogue::indexOf(language)).contains(word);
}

ConceptWords::Meanings ConceptWords::meanings(const QString& word, Language language) const
{
    return m_meanings.at(catalogue::indexOf(language)).value(word);
}

QString ConceptWords::asked(const QString& word, Language language) const
{
    return m_asked.at(catalogue::indexOf(language)).value(word);
}

QStringList ConceptWords::askingWords(Language language) const
{
    return sorted(m_asked.at(catalogue::indexOf(language)).keys());
}

QStringList ConceptWords::words(Language language) const
{
    return sorted(m_meanings.at(catalogue::indexOf(language)).keys());
}

QStringList ConceptWords::fillers(Language language) const
{
    return sorted(m_fillers.at(catalogue::indexOf(language)).values());
}

void ConceptWords::add(Language language, const QString& word, const QString& name, double factor)
{
    double& known = m_meanings.at(catalogue::indexOf(language))[word][name];
    known = std::max(known, factor);
}

tl::expected<void, QString> ConceptWords::addEverydayWords(const QSqlDatabase& database)
{
    Statement rows(database, QStringLiteral("SELECT word_group, lang, position, text FROM everyday_word"));
    while (rows.next()) {
        const QString word = terms::looseKey(rows.text(3));
        const Language language = rows.language(1);
        if (rows.integer(0) == 0)
            m_fillers.at(catalogue::indexOf(language)).insert(word);
        else if (rows.integer(0) < 0)
            m_asked.at(catalogue::indexOf(language)).insert(word, u'?' + QString::number(-rows.integer(0)));
        else
            add(language, word, u'#' + rows.text(0),
                rows.integer(2) == 0 ? ConceptWords::firstOfGroup : otherOfGroup);
    }
    return rows.outcome();
}

tl::expected<void, QString> ConceptWords::addTerms(const QSqlDatabase& database)
{
    Statement rows(database, QStringLiteral("SELECT term, lang, text, standing = 'deprecated' AS wrong "
                                            "FROM term_form ORDER BY wrong"));
    std::array<QSet<QString>, catalogue::allLanguages.size()> right;
    while (rows.next()) {
        const auto words = Folding(Folding::Level::Loose).words(terms::withoutRemark(rows.text(2)));
        if (words.size() != 1)
            continue;
        const QString name = u'@' + rows.text(0);
        const bool isWrong = rows.boolean(3);
        QSet<QString>& names = right.at(catalogue::indexOf(rows.language(1)));
        const bool isOthers = isWrong && names.contains(words.front().text);
        if (!isWrong)
            names.insert(words.front().text);
        add(rows.language(1), words.front().text, name, isOthers ? wrongForOther : termOfOneWord);
        m_terms.at(catalogue::indexOf(rows.language(1)))[name].append(words.front().text);
    }
    return rows.outcome();
}

void ConceptWords::findHomonyms()
{
    for (const Language language : catalogue::allLanguages) {
        const auto& terms = m_terms.at(catalogue::indexOf(language));
        for (auto term = terms.cbegin(); term != terms.cend(); ++term)
            for (const QString& word : *term)
                if (isHomonym(term.key(), language, word)) {
                    m_homonyms.at(catalogue::indexOf(language)).insert(word + u' ' + term.key());
                    m_meanings.at(catalogue::indexOf(language))[word][term.key()] = homonym;
                }
    }
}

/// Whether a word of a term is an everyday word for something else: it stands in groups of everyday words,
/// and no word of the term in another language stands in one of these.
bool ConceptWords::isHomonym(const QString& name, Language language, const QString& word) const
{
    const auto groups = [this](const QString& of, Language in) {
        QSet<QString> result;
        const Meanings known = meanings(of, in);
        for (const auto& [meaning, factor] : known)
            if (meaning.startsWith(u'#'))
                result.insert(meaning);
        return result;
    };
    const QSet<QString> own = groups(word, language);
    bool isElsewhere = false;
    for (const Language other : catalogue::allLanguages)
        if (other != language)
            for (const QString& translated : m_terms.at(catalogue::indexOf(other)).value(name)) {
                isElsewhere = true;
                if (own.intersects(groups(translated, other)))
                    return false;
            }
    return isElsewhere && !own.isEmpty();
}

bool ConceptWords::tells(const QString& word, Language language, const QString& name) const
{
    return !m_homonyms.at(catalogue::indexOf(language)).contains(word + u' ' + name);
}

} // namespace glossator::search
