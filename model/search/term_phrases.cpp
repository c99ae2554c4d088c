// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/term_phrases.h"

#include "model/catalogue/statement.h"
#include "model/search/phrase_keys.h"
#include "model/search/stop_words.h"
#include "model/terms/folding.h"
#include "model/terms/remark.h"

namespace glossator::search {

namespace {

using catalogue::Language;
using terms::Folding;

/// The ways to write each word: as it stands, and as the dictionary has it.
std::vector<QStringList> waysOf(const QString& text, const terms::WordForms& forms)
{
    std::vector<QStringList> result;
    for (const terms::Word& word : Folding(Folding::Level::Letters).words(text)) {
        const QString loose = Folding(Folding::Level::Loose).key(word.text);
        if (word.clitic || isStopWord(loose))
            continue;
        QStringList ways{loose};
        for (const QString& lemma : forms.lemmas(word.text))
            ways.append(Folding(Folding::Level::Loose).key(lemma));
        ways.removeDuplicates();
        result.push_back(ways);
    }
    return result;
}

} // namespace

tl::expected<TermPhrases, QString> TermPhrases::load(const QSqlDatabase& database, const Forms& forms)
{
    TermPhrases result;
    catalogue::Statement rows(
        database,
        QStringLiteral(
            "SELECT f.term, f.lang, f.text FROM term_form f JOIN term t ON t.id = f.term WHERE t.domain IN "
            "('feature', 'component', 'figure', 'wonder', 'message', 'expansion') "
            "AND NOT (t.part = 'card name' AND f.position = 0) " // what a card says are ordinary words
            "ORDER BY f.term, f.lang"));
    while (rows.next()) {
        const Language language = catalogue::languageFromString(rows.text(1)).value_or(Language::En);
        const auto at = static_cast<std::size_t>(language);
        const auto words = waysOf(terms::withoutRemark(rows.text(2)), forms.at(at));
        if (words.size() < 2 || words.size() > longestPhrase)
            continue;
        for (const QString& key : phraseKeys(words, 0, words.size()))
            if (QStringList& names = result.m_names.at(at)[key]; !names.contains(u'@' + rows.text(0)))
                names.append(u'@' + rows.text(0));
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

QStringList TermPhrases::in(const QString& text, Language language, const Forms& forms) const
{
    QStringList result;
    for (const QStringList& keys : phraseKeys(waysOf(text, forms.at(static_cast<std::size_t>(language))))) {
        QStringList here;
        for (const QString& key : keys)
            here += names(language).value(key);
        here.removeDuplicates();
        result += here;
    }
    return result;
}

} // namespace glossator::search
