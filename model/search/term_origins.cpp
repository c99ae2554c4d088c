// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/term_origins.h"

#include "model/catalogue/base_game.h"
#include "model/search/lexicon.h"
#include "model/search/phrase_keys.h"
#include "model/terms/remark.h"

#include <algorithm>
#include <set>
#include <vector>

namespace glossator::search {

namespace {

using catalogue::Statement;

/// How many of so many words a name has without the remark behind it.
std::size_t wordsOfNameAlone(const QString& called, std::size_t words)
{
    const QString name = terms::withoutRemark(called);
    return name == called ? words : everyWordOf(name).size();
}

} // namespace

tl::expected<void, QString> TermOrigins::write()
{
    return readBoxTerms()
        .and_then([this] { return readTerms(); })
        .and_then([this] { return readNames(); })
        .and_then([this] { return readRules(); })
        .and_then([this] { return readSoleSpeakers(); })
        .and_then([this] { return writeBoxes(); });
}

tl::expected<void, QString> TermOrigins::readBoxTerms()
{
    return BoxTerms::load(m_statements).map([this](BoxTerms read) { m_boxTerms = std::move(read); });
}

/// Names are read in English, of which every term has one.
tl::expected<void, QString> TermOrigins::readTerms()
{
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT d.thing, term.id, term.domain = 'expansion', f.text FROM term "
                       "JOIN term_form f ON f.term = term.id AND f.lang = 'en' AND f.position = 0 "
                       "JOIN search_document d ON d.kind = 'term' AND d.id = term.id GROUP BY term.id"));
    while (rows.next())
        m_terms.push_back({rows.integer(0), rows.text(1), rows.integer(2) != 0, rows.text(3), {}, {}});
    return rows.outcome();
}

/// All words are looked up at once. Few names have a remark, and so words that are not in both.
tl::expected<void, QString> TermOrigins::readNames()
{
    std::vector<QueryWord> all;
    std::vector<std::size_t> ends; // of the words of each term
    for (const NamedTerm& term : m_terms) {
        for (QueryWord& word : everyWordOf(term.name))
            all.push_back(std::move(word));
        ends.push_back(all.size());
    }
    if (auto looked = Lexicon(m_statements).addLemmas(all, catalogue::Language::En); !looked)
        return looked;
    std::vector<QStringList> ways = waysToWrite(all);
    std::size_t begin = 0;
    for (std::size_t i = 0; i < m_terms.size(); begin = ends[i++]) {
        NamedTerm& term = m_terms[i];
        term.words.assign(std::next(ways.begin(), static_cast<std::ptrdiff_t>(begin)),
                          std::next(ways.begin(), static_cast<std::ptrdiff_t>(ends[i])));
        const std::size_t named = wordsOfNameAlone(term.name, term.words.size());
        if (named > 0 && named <= longestPhrase)
            term.names = phraseKeys(term.words, 0, named);
        for (const QString& key : term.names)
            m_byName[key].append(term.id);
    }
    return {};
}

tl::expected<void, QString> TermOrigins::readRules()
{
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT term, expansion FROM term_rules UNION "
                       "SELECT term, expansion FROM missing_rule WHERE term IS NOT NULL ORDER BY 1, 2"));
    while (rows.next())
        m_rules[rows.text(0)].append(rows.text(1));
    return rows.outcome();
}

/// Of things to see, not of what is done; fewer clauses than three may be chance.
tl::expected<void, QString> TermOrigins::readSoleSpeakers()
{
    Statement& rows = m_statements.get(QStringLiteral(
        "SELECT term.id, min(c.expansion) FROM term CROSS JOIN clause_term t ON t.term = term.id "
        "CROSS JOIN clause c ON c.id = t.clause "
        "WHERE term.domain IN ('component', 'figure', 'feature', 'wonder', 'message') "
        "GROUP BY term.id HAVING min(c.expansion) = max(c.expansion) AND count(*) >= 3"));
    while (rows.next())
        m_soleSpeakers.insert(rows.text(0), rows.text(1));
    return rows.outcome();
}

/// What has no origin of its own shares that of the things it is called after.
tl::expected<void, QString> TermOrigins::writeBoxes()
{
    QHash<QString, QStringList> own; // by term
    QHash<QString, std::set<QString>> namedAfter;
    for (const NamedTerm& term : m_terms) {
        const std::set<QString> within = term.isBox ? std::set<QString>() : namesWithin(term);
        own.insert(term.id, ownOrigin(term, within));
        namedAfter.insert(term.id, within);
    }
    Statement& insert =
        m_statements.get(QStringLiteral("INSERT INTO search_term_box (thing, expansion) VALUES (?, ?)"));
    for (const NamedTerm& term : m_terms) {
        QStringList boxes = own.value(term.id);
        if (boxes.isEmpty())
            for (const QString& name : namedAfter.value(term.id))
                boxes += own.value(name);
        boxes.removeDuplicates();
        if (!boxes.contains(catalogue::baseGame))
            for (const QString& box : boxes)
                insert.bind(term.thing).bind(box).run();
    }
    return insert.outcome();
}

/// What is told of the thing itself; empty where something else must tell.
QStringList TermOrigins::ownOrigin(const NamedTerm& term, const std::set<QString>& within) const
{
    if (const QString box = m_boxTerms.boxOf(term.id); !box.isEmpty())
        return {box};
    const QStringList rules = m_rules.value(term.id);
    const auto speaker = m_soleSpeakers.constFind(term.id);
    const bool isOfSpeaker = rules.isEmpty() && within.empty() && speaker != m_soleSpeakers.cend();
    return isOfSpeaker ? QStringList{*speaker} : rules;
}

/// The terms that some of its words name, or the remark on it; not those of the same name, nor itself.
std::set<QString> TermOrigins::namesWithin(const NamedTerm& term) const
{
    std::set<QString> result;
    const std::size_t all = term.words.size();
    for (std::size_t first = 0; first < all; ++first)
        for (std::size_t count = 1; count <= std::min(longestPhrase, all - first); ++count)
            for (const QString& key : phraseKeys(term.words, first, count))
                for (const QString& name : m_byName.value(key))
                    result.insert(name);
    for (const QString& key : term.names)
        for (const QString& name : m_byName.value(key))
            result.erase(name);
    return result;
}

} // namespace glossator::search
