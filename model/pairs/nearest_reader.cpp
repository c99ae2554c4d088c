// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/nearest_reader.h"

#include "model/catalogue/statement.h"
#include "model/pairs/pair_clauses.h"
#include "model/terms/term.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>

namespace glossator::pairs {

namespace {

using catalogue::Statement;

constexpr std::size_t mostASide = 4;

bool isOfSameKind(const Subject& one, const Subject& other)
{
    if (one.id.kind != other.id.kind || (!one.isExpansion() && one.clauses > terms::everywhere))
        return false;
    return one.isExpansion() ? one.family == other.family : one.domain == other.domain;
}

/// How many of some clauses speak of each box or each concept.
QString countsSql(SubjectKind kind)
{
    const QString clauses = QStringLiteral("(SELECT value FROM json_each(?))");
    if (kind == SubjectKind::Concept)
        return QStringLiteral("SELECT term, count(*) FROM (SELECT clause, term FROM clause_term WHERE "
                              "place = 'text' UNION SELECT c.id, r.term FROM term_rules r JOIN clause c ON "
                              "c.expansion = r.expansion AND c.section = r.section) WHERE clause IN ") +
               clauses + QStringLiteral(" GROUP BY term");
    return QStringLiteral("SELECT expansion, count(*) FROM (SELECT id, expansion FROM clause UNION ALL "
                          "SELECT clause, expansion FROM clause_other) WHERE id IN ") +
           clauses + QStringLiteral(" GROUP BY expansion");
}

/// Pairs of `kept` with what is of the kind of `replaced`: first those of which much is said, and that are
/// told in words as `replaced` is.
std::vector<NearPair> pairsOf(const catalogue::Catalogue& catalogue, const SubjectList& subjects,
                              const ClauseTerms& terms, const SubjectId& kept, const SubjectId& replaced)
{
    constexpr double ofAnother = 0.02; // what is told in quite other words still counts by how much is said
    const Subject* model = subjects.find(replaced);
    std::vector<NearPair> found;
    Statement rows(catalogue.database(), countsSql(replaced.kind));
    const std::array asked{subjects.meant(kept), subjects.meant(replaced)};
    rows.bind(
        QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(clausesAbout(catalogue, asked.front())))
                              .toJson(QJsonDocument::Compact)));
    while (model != nullptr && rows.next()) {
        const SubjectId id{replaced.kind, rows.text(0)};
        const Subject* subject = subjects.find(id);
        if (subject != nullptr && std::ranges::find(asked, subject->meant) == asked.end() &&
            isOfSameKind(*subject, *model))
            found.push_back({{kept, id}, rows.integer(1)});
    }
    catalogue.note(rows);
    const QStringList told = clausesAbout(catalogue, asked.back());
    std::vector<std::pair<double, NearPair>> ranked;
    for (const NearPair& near : found) {
        const QStringList others = clausesAbout(catalogue, subjects.meant(near.pair.other));
        ranked.emplace_back(near.clauses * (ofAnother + terms.likeness(told, others)), near);
    }
    std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) { return a.first > b.first; });
    found.clear();
    for (auto& [rank, near] : ranked)
        if (found.size() < mostASide) {
            near.clauses = static_cast<int>(clausesAboutBoth(catalogue, subjects.meant(near.pair)).size());
            found.push_back(near);
        }
    return found;
}

/// What each of the two lies in or is one of; empty for none.
PairId eachBy(SubjectId Subject::*of, const SubjectList& subjects, const PairId& pair)
{
    const auto idOf = [&](const SubjectId& id) {
        const Subject* subject = subjects.find(id);
        return subject == nullptr ? SubjectId{} : subject->*of;
    };
    return {idOf(pair.one), idOf(pair.other)};
}

/// Of these pairs, those of two things about which something is known.
std::vector<NearPair> knownOf(const catalogue::Catalogue& catalogue, const SubjectList& subjects,
                              std::initializer_list<PairId> pairs)
{
    std::vector<NearPair> known;
    for (const PairId& near : pairs) {
        if (!near.isWhole() || near.one == near.other)
            continue;
        if (const auto clauses = clausesAboutBoth(catalogue, subjects.meant(near)).size(); clauses > 0)
            known.push_back({near, static_cast<int>(clauses)});
    }
    return known;
}

/// Itself, and what is called as it is.
std::vector<SubjectId> withNamesakes(const SubjectList& subjects, const SubjectId& id)
{
    std::vector<SubjectId> called{id};
    for (const Subject* namesake : subjects.boxNamesakes(id))
        called.push_back(namesake->id);
    return called;
}

} // namespace

std::vector<NearPair> kindPairs(const catalogue::Catalogue& catalogue, const SubjectList& subjects,
                                const PairId& pair)
{
    const PairId kinds = eachBy(&Subject::kind, subjects, pair);
    return knownOf(catalogue, subjects, {{kinds.one, pair.other}, {pair.one, kinds.other}, kinds});
}

std::vector<NearPair> widerPairs(const catalogue::Catalogue& catalogue, const SubjectList& subjects,
                                 const PairId& pair)
{
    const PairId wider = eachBy(&Subject::wider, subjects, pair);
    if (wider.one == wider.other || pair.one == wider.other || pair.other == wider.one)
        return {}; // of one box
    return knownOf(catalogue, subjects, {{pair.one, wider.other}, {wider.one, pair.other}, wider});
}

std::vector<NearPair> namesakePairs(const catalogue::Catalogue& catalogue, const SubjectList& subjects,
                                    const PairId& pair)
{
    std::vector<NearPair> found;
    for (const SubjectId& one : withNamesakes(subjects, pair.one))
        for (const SubjectId& other : withNamesakes(subjects, pair.other)) {
            const PairId near{one, other};
            if (near == pair || subjects.meant(one) == subjects.meant(other))
                continue;
            if (const auto clauses = clausesAboutBoth(catalogue, subjects.meant(near)).size(); clauses > 0)
                found.push_back({near, static_cast<int>(clauses), true});
        }
    std::ranges::stable_sort(found, std::greater{}, &NearPair::clauses);
    return found;
}

std::vector<NearPair> nearestPairs(const catalogue::Catalogue& catalogue, const SubjectList& subjects,
                                   const ClauseTerms& terms, const PairId& pair,
                                   const std::vector<NearPair>& kinds, const std::vector<NearPair>& wider)
{
    std::vector<NearPair> found = namesakePairs(catalogue, subjects, pair);
    const auto add = [&](NearPair near) {
        near.isNamesake = subjects.areNamesakes(near.pair.one, pair.one) ||
                          subjects.areNamesakes(near.pair.other, pair.other);
        if (std::ranges::find(found, near.pair, &NearPair::pair) == found.end())
            found.push_back(near);
    };
    for (const auto* closest : {&kinds, &wider})
        for (const NearPair& near : *closest)
            add(near);
    for (const NearPair& near : pairsOf(catalogue, subjects, terms, pair.one, pair.other))
        add(near);
    for (const NearPair& near : pairsOf(catalogue, subjects, terms, pair.other, pair.one))
        add({near.pair.swapped(), near.clauses});
    std::erase_if(found,
                  [](const NearPair& near) { return near.clauses == 0; }); // it leads to nothing either
    std::stable_partition(found.begin(), found.end(), [](const NearPair& near) { return near.isNamesake; });
    return found;
}

} // namespace glossator::pairs
