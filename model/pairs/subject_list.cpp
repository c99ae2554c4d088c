// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/subject_list.h"

#include "model/catalogue/statement.h"
#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace glossator::pairs {

namespace {

using catalogue::Statement;

QString folded(const QString& text)
{
    return terms::Folding(terms::Folding::Level::Loose).key(text);
}

/// A card is called by its words, which say little when they stand alone, and by its number: "Message 7: One
/// tile". The number is its other name.
QString cardName(const QString& words, const QString& number)
{
    return number.isEmpty()
               ? words
               : QStringLiteral("%1%2: %3").arg(number.at(0).toUpper()).arg(number.mid(1), words);
}

constexpr int noMatch = 4;

/// How well a folded text names what has this key; the smaller the better, up to noMatch.
int rankOf(const QString& key, const QString& text, const QStringList& words)
{
    if (key == text)
        return 0;
    if (key.startsWith(text))
        return 1;
    const QString padded = u' ' + key;
    if (padded.contains(u' ' + text))
        return 2;
    const auto begins = [&](const QString& word) { return padded.contains(u' ' + word); };
    return std::ranges::all_of(words, begins) ? 3 : noMatch;
}

int rankAmong(const QStringList& keys, const QString& text, const QStringList& words)
{
    int best = noMatch;
    for (const QString& key : keys)
        best = std::min(best, rankOf(key, text, words));
    return best;
}

/// How well a folded text names a subject: by any of its names, and by those of one's own language.
struct Naming
{
    int rank = noMatch;
    bool isForeign = false; ///< it is called so in another language than one's own
    const Subject* subject = nullptr;

    [[nodiscard]] bool operator<(const Naming& other) const
    {
        return std::tuple(rank, isForeign, -subject->clauses) <
               std::tuple(other.rank, other.isForeign, -other.subject->clauses);
    }
};

Naming namingOf(const Subject& subject, const QString& text, std::optional<catalogue::Language> own)
{
    const QStringList words = text.split(u' ');
    Naming naming{noMatch, false, &subject};
    for (const QStringList& keys : subject.keys)
        naming.rank = std::min(naming.rank, rankAmong(keys, text, words));
    if (own)
        naming.isForeign =
            rankAmong(subject.keys.at(static_cast<std::size_t>(*own)), text, words) > naming.rank;
    return naming;
}

} // namespace

SubjectList::SubjectList(const catalogue::Catalogue& catalogue)
{
    addExpansions(catalogue);
    addConcepts(catalogue);
    addNamesakes(catalogue);
    addKeys(catalogue);
    countClauses(catalogue);
}

const Subject* SubjectList::find(const SubjectId& id) const
{
    const auto found = std::ranges::find(m_subjects, id, &Subject::id);
    return found == m_subjects.end() ? nullptr : &*found;
}

SubjectId SubjectList::meant(const SubjectId& id) const
{
    const Subject* subject = find(id);
    return subject == nullptr ? id : subject->meant;
}

std::vector<const Subject*> SubjectList::matches(const QString& text, int most,
                                                 std::optional<catalogue::Language> own) const
{
    const QString wanted = folded(text);
    if (wanted.isEmpty())
        return {};
    std::vector<Naming> ranked;
    for (const Subject& subject : m_subjects)
        if (const Naming naming = namingOf(subject, wanted, own); naming.rank < noMatch)
            ranked.push_back(naming);
    std::stable_sort(ranked.begin(), ranked.end());
    std::vector<const Subject*> result;
    for (const Naming& naming : ranked)
        if (static_cast<int>(result.size()) < most)
            result.push_back(naming.subject);
    return result;
}

const Subject* SubjectList::named(const QString& text, std::optional<catalogue::Language> own) const
{
    const QString wanted = folded(text);
    const auto found = matches(text, 1, own);
    if (!found.empty() && found.front()->hasKey(wanted))
        return found.front();
    if (const Subject* subject = find(SubjectId::fromString(text.trimmed().toLower())))
        return subject;
    return onlyBoxWith(wanted);
}

const Subject* SubjectList::onlyBoxWith(const QString& words) const
{
    const QString inside = u' ' + words + u' ';
    const Subject* only = nullptr;
    for (const Subject& subject : m_subjects) {
        const bool has =
            subject.isExpansion() && std::ranges::any_of(subject.allKeys(), [&](const QString& key) {
                return QString(u' ' + key + u' ').contains(inside);
            });
        if (has && only != nullptr)
            return nullptr;
        if (has)
            only = &subject;
    }
    return words.isEmpty() ? nullptr : only;
}

QStringList SubjectList::namesLike(const QString& text, catalogue::Language language, int most) const
{
    QStringList names;
    for (const Subject* subject : matches(text, most))
        names += subject->name(language);
    QHash<QString, const Subject*> byKey;
    for (const Subject& subject : m_subjects)
        for (const QString& key : subject.allKeys())
            byKey.insert(key, byKey.value(key, &subject));
    QStringList keys = byKey.keys();
    keys.sort();
    while (names.size() < most) {
        const QString near = search::nearest(folded(text), keys);
        if (near.isEmpty())
            break;
        keys.removeAll(near);
        if (const QString& name = byKey.value(near)->name(language); !names.contains(name))
            names += name;
    }
    return names;
}

void SubjectList::addExpansions(const catalogue::Catalogue& catalogue)
{
    for (const catalogue::Expansion& box : catalogue.expansions()) {
        Subject subject;
        subject.id = {SubjectKind::Expansion, box.id};
        for (const auto language : catalogue::allLanguages)
            subject.names.at(static_cast<std::size_t>(language)) = box.name.textOrSource(language);
        subject.code = box.code;
        subject.family = box.family;
        subject.isWhole = box.whole;
        m_subjects.push_back(std::move(subject));
    }
}

/// Plurals that are terms of their own would be named twice.
void SubjectList::addConcepts(const catalogue::Catalogue& catalogue)
{
    Statement rows(
        catalogue.database(),
        QStringLiteral("SELECT t.id, t.domain, en.text, coalesce(ro.text, en.text), "
                       "coalesce(ca.text, en.text), t.part = 'card name' FROM term t "
                       "JOIN term_form en ON en.term = t.id AND en.lang = 'en' AND en.position = 0 "
                       "LEFT JOIN term_form ro ON ro.term = t.id AND ro.lang = 'ro' AND ro.position = 0 "
                       "LEFT JOIN term_form ca ON ca.term = t.id AND ca.lang = 'ca' AND ca.position = 0 "
                       "WHERE t.domain NOT IN ('expansion', 'edition', 'other') AND t.id NOT LIKE '%-plural' "
                       "ORDER BY t.position"));
    while (rows.next()) {
        Subject subject;
        subject.id = {SubjectKind::Concept, rows.text(0)};
        subject.domain = terms::termDomainFromString(rows.text(1)).value_or(terms::TermDomain::Other);
        subject.names = {rows.text(2), rows.text(3), rows.text(4)};
        if (rows.boolean(5))
            nameAsCard(subject, catalogue);
        m_subjects.push_back(std::move(subject));
    }
}

void SubjectList::nameAsCard(Subject& card, const catalogue::Catalogue& catalogue)
{
    Statement rows(catalogue.database(),
                   QStringLiteral("SELECT lang, text FROM term_form WHERE term = ? AND position = 1"));
    rows.bind(card.id.id);
    while (rows.next())
        if (const auto language = catalogue::languageFromString(rows.text(0))) {
            QString& name = card.names.at(static_cast<std::size_t>(*language));
            name = cardName(name, rows.text(1));
        }
}

/// The box speaks for the thing that it is named after; a box without rules of its own lets the thing speak.
void SubjectList::addNamesakes(const catalogue::Catalogue& catalogue)
{
    for (Subject& subject : m_subjects)
        subject.meant = subject.id;
    Statement rows(catalogue.database(),
                   QStringLiteral("SELECT r.term, r.expansion, EXISTS (SELECT 1 FROM clause c WHERE "
                                  "c.expansion = r.expansion) FROM term_rules r WHERE r.section IS NULL"));
    while (rows.next()) {
        Subject* thing = findForChange({SubjectKind::Concept, rows.text(0)});
        Subject* box = findForChange({SubjectKind::Expansion, rows.text(1)});
        if (thing != nullptr && box != nullptr)
            (rows.boolean(2) ? thing : box)->meant = rows.boolean(2) ? box->id : thing->id;
    }
}

void SubjectList::addKeys(const catalogue::Catalogue& catalogue)
{
    QHash<QString, Keys> termKeys;
    Statement rows(
        catalogue.database(),
        QStringLiteral("SELECT d.kind, d.id, t.key, d.lang FROM search_title t JOIN search_document d "
                       "USING (document) WHERE d.kind IN ('term', 'expansion') "
                       "ORDER BY t.document, t.position"));
    while (rows.next()) {
        const bool isTerm = rows.text(0) == QLatin1String("term");
        const auto language = static_cast<std::size_t>(
            catalogue::languageFromString(rows.text(3)).value_or(catalogue::Language::En));
        if (isTerm)
            termKeys[rows.text(1)].at(language) += rows.text(2);
        if (Subject* subject =
                findForChange({isTerm ? SubjectKind::Concept : SubjectKind::Expansion, rows.text(1)}))
            subject->keys.at(language) += rows.text(2);
    }
    addTermKeys(termKeys);
    for (Subject& subject : m_subjects)
        for (std::size_t language = 0; language < subject.keys.size(); ++language) {
            subject.keys.at(language) += folded(subject.names.at(language));
            subject.keys.at(language).removeDuplicates();
        }
}

/// A box is also called what the terms call it that have one of its names.
void SubjectList::addTermKeys(const QHash<QString, Keys>& keysByTerm)
{
    QHash<QString, QSet<QString>> boxesByKey;
    for (const Subject& subject : m_subjects)
        if (subject.isExpansion())
            for (const QString& key : subject.allKeys())
                boxesByKey[key] += subject.id.id;
    for (auto term = keysByTerm.cbegin(); term != keysByTerm.cend(); ++term) {
        if (findForChange({SubjectKind::Concept, term.key()}) != nullptr)
            continue; // a concept of its own, as the fairy is beside the box of her name
        QSet<QString> boxes;
        for (const QStringList& keys : *term)
            for (const QString& key : keys)
                boxes += boxesByKey.value(key);
        for (const QString& box : boxes)
            for (std::size_t i = 0; i < term->size(); ++i)
                findForChange({SubjectKind::Expansion, box})->keys.at(i) += term->at(i);
    }
}

void SubjectList::countClauses(const catalogue::Catalogue& catalogue)
{
    Statement rows(
        catalogue.database(),
        QStringLiteral("SELECT 'term:' || term, count(*) FROM clause_term WHERE place = 'text' GROUP BY term "
                       "UNION ALL SELECT id, (SELECT count(*) FROM clause c WHERE c.expansion = e.id) + "
                       "(SELECT count(*) FROM clause_other o WHERE o.expansion = e.id) FROM expansion e"));
    while (rows.next())
        if (Subject* subject = findForChange(SubjectId::fromString(rows.text(0))))
            subject->clauses = rows.integer(1);
}

Subject* SubjectList::findForChange(const SubjectId& id)
{
    const auto found = std::ranges::find(m_subjects, id, &Subject::id);
    return found == m_subjects.end() ? nullptr : &*found;
}

} // namespace glossator::pairs
