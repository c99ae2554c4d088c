// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/term_phrases.h"

#include "model/catalogue/statement.h"
#include "model/search/phrase_keys.h"
#include "model/search/short_names.h"
#include "model/search/stop_words.h"
#include "model/terms/folding.h"
#include "model/terms/remark.h"

#include <algorithm>
#include <utility>

namespace glossator::search {

namespace {

using catalogue::Language;
using terms::Folding;

/// The ways to write each word: as it stands, and as the dictionary has it.
std::vector<QStringList> waysOf(const QString& text, const terms::WordForms& forms)
{
    std::vector<QStringList> result;
    for (const terms::Word& word : Folding(Folding::Level::Letters).words(text)) {
        const QString loose = terms::looseKey(word.text);
        if (word.clitic || isStopWord(loose))
            continue;
        QStringList ways{loose};
        for (const QString& lemma : forms.lemmas(word.text))
            ways.append(terms::looseKey(lemma));
        ways.removeDuplicates();
        result.push_back(ways);
    }
    return result;
}

/// What things and boxes are called in several words, as rows of (concept, lang, text, whether it is a
/// thing), things first. A box is also called what a term is called that has its name.
const QString& namesSql()
{
    static const QString sql = QStringLiteral(
        "WITH wording (segment, lang, text) AS (SELECT id, 'en', source FROM segment UNION ALL "
        " SELECT segment, lang, text FROM translation), "
        "called (box, lang, text) AS (SELECT e.id, w.lang, w.text FROM expansion e "
        " JOIN wording w ON w.segment = e.name), "
        "box (id, term) AS (SELECT DISTINCT c.box, f.term FROM called c "
        " JOIN term_form f ON f.lang = c.lang AND f.text = c.text "
        " JOIN term t ON t.id = f.term AND t.domain = 'expansion') "
        "SELECT * FROM (SELECT '@' || f.term AS name, f.lang, f.text, "
        " t.domain <> 'expansion' FROM term_form f "
        "JOIN term t ON t.id = f.term WHERE t.domain IN "
        "('feature', 'component', 'figure', 'wonder', 'message', 'expansion') "
        "AND NOT (t.part = 'card name' AND f.position = 0) " // what a card says are ordinary words
        "UNION SELECT '!' || box, lang, text, 0 FROM called "
        "UNION SELECT '!' || b.id, f.lang, f.text, 0 FROM box b JOIN term_form f ON f.term = b.term) "
        "ORDER BY name LIKE '!%', name, lang");
    return sql;
}

} // namespace

tl::expected<TermPhrases, QString> TermPhrases::load(const QSqlDatabase& database, const Forms& forms)
{
    TermPhrases result;
    std::array<QSet<QString>, catalogue::allLanguages.size()> things; ///< their keys
    catalogue::Statement rows(database, namesSql());
    while (rows.next()) {
        const Language language = rows.language(1);
        const std::size_t at = catalogue::indexOf(language);
        const auto words = waysOf(terms::withoutRemark(rows.text(2)), forms.at(at));
        if (words.size() < 2 || words.size() > longestPhrase)
            continue;
        const QStringList keys = phraseKeys(words, 0, words.size());
        const bool isThing = rows.boolean(3);
        if (!isThing && rows.text(0).startsWith(u'!') && things.at(at).intersects({keys.begin(), keys.end()}))
            continue; // "crop circles" are rather things than a box
        for (const QString& key : keys) {
            result.add(key, rows.text(0), at);
            if (isThing)
                things.at(at).insert(key);
        }
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    const auto inShort = shortNames(database);
    if (!inShort)
        return tl::unexpected(inShort.error());
    for (const ShortName& name : *inShort)
        result.add(name.key(), u'!' + name.box, catalogue::indexOf(name.language));
    return result;
}

void TermPhrases::add(const QString& key, const QString& name, std::size_t language)
{
    QStringList& names = m_names.at(language)[key];
    if (!names.contains(name))
        names.append(name);
    for (qsizetype space = key.indexOf(u' '); space >= 0; space = key.indexOf(u' ', space + 1))
        m_beginnings.at(language).insert(key.left(space));
}

/// From each word on, as far as some name goes on like the text.
QStringList TermPhrases::in(const QString& text, Language language, const Forms& forms) const
{
    const std::size_t at = catalogue::indexOf(language);
    const std::vector<QStringList> words = waysOf(text, forms.at(at));
    QStringList result;
    for (std::size_t first = 0; first < words.size(); ++first) {
        QStringList keys = words[first];
        for (std::size_t next = first + 1; next < std::min(words.size(), first + longestPhrase); ++next) {
            keys.removeIf([&](const QString& key) { return !m_beginnings.at(at).contains(key); });
            keys = keysWith(keys, words[next]);
            QStringList here;
            for (const QString& key : std::as_const(keys))
                here += names(language).value(key);
            here.removeDuplicates();
            result += here;
        }
    }
    return result;
}

} // namespace glossator::search
