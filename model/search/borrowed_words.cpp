// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/borrowed_words.h"

#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::search {

namespace {

/// The words of things whose rules are those of a box and that stand, not first, in a group of everyday words
/// that begins with no other word for the thing; as rows of (word, lang, term, box, group that the word
/// heads).
const QString& wordsSql()
{
    static const QString sql = QStringLiteral(
        "WITH home (term, box) AS (SELECT term, expansion FROM missing_rule WHERE term IS NOT NULL "
        " UNION SELECT term, expansion FROM term_rules) "
        "SELECT DISTINCT f.text, f.lang, f.term, h.box, own.word_group FROM home h "
        "JOIN term_form f ON f.term = h.term "
        "JOIN everyday_word e ON e.lang = f.lang AND e.text = f.text AND e.word_group > 0 AND e.position > 0 "
        "JOIN everyday_word first ON first.word_group = e.word_group AND first.lang = e.lang "
        " AND first.position = 0 "
        "LEFT JOIN everyday_word own ON own.lang = f.lang AND own.text = f.text AND own.word_group > 0 "
        " AND own.position = 0 "
        "WHERE NOT EXISTS (SELECT 1 FROM term_form o WHERE o.term = f.term AND o.lang = f.lang "
        " AND o.text = first.text)");
    return sql;
}

} // namespace

tl::expected<BorrowedWords, QString> BorrowedWords::load(const QSqlDatabase& database)
{
    catalogue::Statement rows(database, wordsSql());
    BorrowedWords result;
    while (rows.next()) {
        const auto language = rows.language(1);
        const QString word = terms::looseKey(rows.text(0));
        Thing& thing = result.m_things.at(catalogue::indexOf(language))[word];
        thing.names.insert(u'@' + rows.text(2));
        thing.boxes.insert(rows.text(3));
        if (!rows.isNull(4))
            thing.names.insert(u'#' + rows.text(4));
    }
    return rows.error().isEmpty() ? tl::expected<BorrowedWords, QString>(std::move(result))
                                  : tl::unexpected(rows.error());
}

ConceptWords::Meanings BorrowedWords::meant(const ConceptWords::Meanings& meanings, const QString& word,
                                            catalogue::Language language, const QStringList& boxes) const
{
    const auto& things = m_things.at(catalogue::indexOf(language));
    const auto thing = things.find(word);
    if (thing == things.end() || std::any_of(boxes.begin(), boxes.end(),
                                             [&](const QString& box) { return thing->boxes.contains(box); }))
        return meanings;
    ConceptWords::Meanings result = meanings;
    std::erase_if(result, [&](const auto& meaning) { return thing->names.contains(meaning.first); });
    return result;
}

} // namespace glossator::search
