// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_reader.h"

#include "model/pairs/nearest_reader.h"
#include "model/pairs/pair_clauses.h"

#include <algorithm>

namespace glossator::pairs {

using catalogue::Clause;
using catalogue::ClauseKind;

namespace {

constexpr int mostNearRules = 4;
constexpr int mostRestsOn = 3;

QStringList idsOf(const std::vector<Clause>& clauses)
{
    QStringList ids;
    for (const Clause& clause : clauses)
        ids += clause.id;
    return ids;
}

/// Of clauses about both, those that gloss another of them: they stand beside it.
QStringList glossesAmong(const std::vector<Clause>& clauses)
{
    const QStringList ids = idsOf(clauses);
    QStringList glosses;
    for (const Clause& clause : clauses) {
        const auto isBeside = [&](const QString& id) { return ids.contains(id) && !glosses.contains(id); };
        if (std::ranges::any_of(clause.glosses, isBeside))
            glosses += clause.id;
    }
    return glosses;
}

/// A rule on the same matter is told once, beside the first answer that it suits.
void leaveOutRepeated(std::vector<Finding>& findings)
{
    QStringList told;
    const auto isRepeated = [&](const Beside& beside) {
        return beside.relation == Relation::SameMatter && told.contains(beside.clause.id);
    };
    for (Finding& finding : findings) {
        std::erase_if(finding.beside, isRepeated);
        for (const Beside& beside : finding.beside)
            told += beside.clause.id;
    }
}

} // namespace

Part partOf(const Clause& clause)
{
    switch (clause.kind) {
    case ClauseKind::OpenQuestion:
        return Part::Question;
    case ClauseKind::EditionDifference:
    case ClauseKind::Variant:
        return Part::Edition;
    case ClauseKind::Example:
    case ClauseKind::Note:
    case ClauseKind::Component:
    case ClauseKind::History:
        return Part::Aside;
    case ClauseKind::Rule:
    case ClauseKind::OfficialClarification:
    case ClauseKind::CommunityClarification:
        break;
    }
    return clause.standing == catalogue::Standing::Open ? Part::Question : Part::Ruling;
}

PairReader::PairReader(const catalogue::Catalogue& catalogue, const SubjectList& subjects)
    : m_catalogue(catalogue), m_subjects(subjects), m_terms(catalogue)
{
}

PairAnswer PairReader::answer(const PairId& pair) const
{
    PairAnswer result;
    result.pair = pair;
    result.findings = findings(pair);
    if (result.isEmpty())
        addNearest(result);
    return result;
}

std::vector<Finding> PairReader::findings(const PairId& pair) const
{
    const std::vector<Clause> clauses = m_catalogue.clauses(clausesAboutBoth(m_catalogue, pair));
    const QStringList glosses = glossesAmong(clauses);
    QStringList shown;
    for (const Clause& clause : clauses)
        if (!glosses.contains(clause.id))
            shown += clause.id;
    std::vector<Finding> result;
    for (const Clause& clause : clauses)
        if (shown.contains(clause.id))
            result.push_back({clause, partOf(clause), besides(clause, shown)});
    std::ranges::stable_sort(result, {}, &Finding::part);
    leaveOutRepeated(result);
    return result;
}

/// What stands beside a clause: first what it rests on, then what is said about it. `taken` stands elsewhere.
std::vector<Beside> PairReader::besides(const Clause& clause, const QStringList& taken) const
{
    std::vector<Beside> result;
    QStringList seen = taken;
    const auto add = [&](const std::vector<Clause>& found, Relation relation) {
        for (const Clause& each : found)
            if (!seen.contains(each.id)) {
                seen += each.id;
                result.push_back({each, relation});
            }
    };
    add(m_catalogue.clauses(rulesBehind(clause)), Relation::RestsOn);
    const bool isExplicit = !result.empty();
    add(m_catalogue.glossesOn(clause.id), Relation::Gloss);
    for (const QString& glossed : clause.glosses)
        add(m_catalogue.glossesOn(glossed), Relation::Gloss);
    if (!isExplicit && partOf(clause) != Part::Aside)
        add(m_catalogue.clauses(rulesOnTheSame(clause)), Relation::SameMatter);
    return result;
}

/// A rule of each box that the clause speaks of besides its own; of its own where those have none here.
QStringList PairReader::rulesOnTheSame(const Clause& clause) const
{
    QStringList rules;
    for (const QString& box : clause.others)
        if (const QString rule = m_terms.ruleNear(clause.id, box); !rule.isEmpty())
            rules += rule;
    if (rules.isEmpty() && clause.kind != ClauseKind::Rule)
        if (const QString rule = m_terms.ruleNear(clause.id, clause.expansion); !rule.isEmpty())
            rules += rule;
    return rules.mid(0, mostRestsOn);
}

/// What the clause explains and where its text leads.
QStringList PairReader::rulesBehind(const Clause& clause) const
{
    QStringList ids = clause.glosses + m_catalogue.linksFrom(clause.id);
    ids.removeDuplicates();
    return ids.mid(0, mostRestsOn);
}

void PairReader::addNearest(PairAnswer& answer) const
{
    answer.nearPairs = nearestPairs(m_catalogue, m_subjects, answer.pair);
    const QStringList one = clausesAbout(m_catalogue, answer.pair.one);
    const QStringList other = clausesAbout(m_catalogue, answer.pair.other);
    QStringList rules = m_terms.rulesNear(one, other, mostNearRules);
    if (rules.isEmpty())
        rules = m_terms.rulesNear(other, one, mostNearRules);
    answer.nearRules = m_catalogue.clauses(rules);
}

} // namespace glossator::pairs
