// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/term_boxes.h"

#include "model/catalogue/base_game.h"
#include "model/search/box_terms.h"
#include "model/search/lexicon.h"
#include "model/search/phrase_keys.h"
#include "model/terms/remark.h"

#include <algorithm>
#include <set>
#include <vector>

namespace glossator::search {

namespace {

using catalogue::Statement;

constexpr int enough = 3; ///< clauses of one box and no other: fewer may be chance

/// A term, and what tells where it comes from.
struct NamedTerm
{
    QString id;
    bool isBox = false;             ///< it is what a box is called
    bool isThing = false;           ///< it is something to see, not something to do
    QStringList names;              ///< the ways to write its name
    std::vector<QStringList> words; ///< the ways to write each word of its name, and of the remark on it
};

/// Gathers where terms come from.
class TermOrigins
{
public:
    TermOrigins(catalogue::PreparedStatements& statements, const BoxTerms& boxTerms)
        : m_statements(statements), m_lexicon(statements), m_boxTerms(boxTerms)
    {
    }

    tl::expected<void, QString> read();
    [[nodiscard]] QHash<int, QStringList> byThing() const;

private:
    [[nodiscard]] tl::expected<void, QString> readTerms();
    [[nodiscard]] tl::expected<std::vector<QStringList>, QString> wordsOf(const QString& name);
    [[nodiscard]] tl::expected<void, QString> readRules();
    [[nodiscard]] tl::expected<void, QString> readClauses();
    [[nodiscard]] QStringList ownOrigin(const NamedTerm& term, const std::set<QString>& within) const;
    [[nodiscard]] std::set<QString> namesWithin(const NamedTerm& term) const;
    [[nodiscard]] QStringList soleSpeaker(const NamedTerm& term) const;

    catalogue::PreparedStatements& m_statements;
    Lexicon m_lexicon;
    const BoxTerms& m_boxTerms;
    std::vector<std::pair<int, NamedTerm>> m_terms; ///< with the thing that each is
    QHash<QString, QStringList> m_byName;           ///< terms by a way to write their name
    QHash<QString, QStringList> m_rules;            ///< the boxes that tell what it is, by term
    QHash<QString, QHash<QString, int>> m_clauses;  ///< how many speak of it, by term and box
};

tl::expected<void, QString> TermOrigins::read()
{
    return readTerms().and_then([this] { return readRules(); }).and_then([this] { return readClauses(); });
}

tl::expected<std::vector<QStringList>, QString> TermOrigins::wordsOf(const QString& name)
{
    std::vector<QueryWord> words = everyWordOf(name);
    if (const auto looked = m_lexicon.addLemmas(words, catalogue::Language::En); !looked)
        return tl::unexpected(looked.error());
    return waysToWrite(words);
}

/// Names are read in English, of which every term has one.
tl::expected<void, QString> TermOrigins::readTerms()
{
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT d.thing, term.id, f.text, term.domain = 'expansion', "
                       "term.domain IN ('component', 'figure', 'feature', 'wonder', 'message') "
                       "FROM term JOIN term_form f ON f.term = term.id AND f.lang = 'en' AND f.position = 0 "
                       "JOIN search_document d ON d.kind = 'term' AND d.id = term.id GROUP BY term.id"));
    while (rows.next()) {
        const auto name = wordsOf(terms::withoutRemark(rows.text(2)));
        const auto whole = wordsOf(rows.text(2));
        if (!name || !whole)
            return tl::unexpected(name ? whole.error() : name.error());
        NamedTerm term{rows.text(1), rows.integer(3) != 0, rows.integer(4) != 0, {}, *whole};
        if (!name->empty() && name->size() <= longestPhrase)
            term.names = phraseKeys(*name, 0, name->size());
        for (const QString& key : term.names)
            m_byName[key].append(term.id);
        m_terms.emplace_back(rows.integer(0), term);
    }
    return rows.outcome();
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

tl::expected<void, QString> TermOrigins::readClauses()
{
    Statement& rows =
        m_statements.get(QStringLiteral("SELECT t.term, c.expansion, count(*) FROM clause_term t "
                                        "JOIN clause c ON c.id = t.clause GROUP BY t.term, c.expansion"));
    while (rows.next())
        m_clauses[rows.text(0)].insert(rows.text(1), rows.integer(2));
    return rows.outcome();
}

/// What has no origin of its own shares that of the things it is called after.
QHash<int, QStringList> TermOrigins::byThing() const
{
    QHash<QString, QStringList> own; // by term
    QHash<QString, std::set<QString>> namedAfter;
    for (const auto& [thing, term] : m_terms) {
        const std::set<QString> within = term.isBox ? std::set<QString>() : namesWithin(term);
        own.insert(term.id, ownOrigin(term, within));
        namedAfter.insert(term.id, within);
    }
    QHash<int, QStringList> result;
    for (const auto& [thing, term] : m_terms) {
        QStringList boxes = own.value(term.id);
        if (boxes.isEmpty())
            for (const QString& name : namedAfter.value(term.id))
                boxes += own.value(name);
        boxes.removeDuplicates();
        if (!boxes.isEmpty() && !boxes.contains(catalogue::baseGame))
            result.insert(thing, boxes);
    }
    return result;
}

/// What is told of the thing itself; empty where something else must tell.
QStringList TermOrigins::ownOrigin(const NamedTerm& term, const std::set<QString>& within) const
{
    if (const QString box = m_boxTerms.boxOf(term.id); !box.isEmpty())
        return {box};
    const QStringList rules = m_rules.value(term.id);
    return rules.isEmpty() && within.empty() ? soleSpeaker(term) : rules;
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

/// The box whose clauses alone speak of a thing.
QStringList TermOrigins::soleSpeaker(const NamedTerm& term) const
{
    const QHash<QString, int> clauses = m_clauses.value(term.id);
    const bool isSole = term.isThing && clauses.size() == 1 && clauses.begin().value() >= enough;
    return isSole ? QStringList{clauses.begin().key()} : QStringList();
}

} // namespace

tl::expected<TermBoxes, QString> TermBoxes::load(catalogue::PreparedStatements& statements)
{
    const auto boxTerms = BoxTerms::load(statements);
    if (!boxTerms)
        return tl::unexpected(boxTerms.error());
    TermOrigins origins(statements, *boxTerms);
    if (const auto read = origins.read(); !read)
        return tl::unexpected(read.error());
    TermBoxes result;
    result.m_boxes = origins.byThing();
    return result;
}

} // namespace glossator::search
