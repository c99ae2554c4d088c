// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_reader.h"

#include "model/pairs/authority.h"
#include "model/pairs/directness.h"
#include "model/pairs/nearest_reader.h"
#include "model/pairs/pair_cases.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace glossator::pairs {

using catalogue::Clause;
using catalogue::ClauseKind;

namespace {

constexpr int mostNearRules = 4;
constexpr std::size_t mostOfWider = 4;
constexpr std::size_t mostNearby = 8;
constexpr int mostCases = 4;

/// What decides between two findings of a part, the first that differs.
struct Rank
{
    bool isHeadingOnly = false; ///< its own words do not name both
    bool isInPassing = false;
    bool isAdvice = false; ///< and no rule
    bool isUnsettled = false;
    bool isOfThird = false;   ///< a box in which neither lies tells it
    bool needsThird = false;  ///< something that neither was asked about nor lies in a box that was
    bool isElsewhere = false; ///< in a section about something else
    int otherBoxes = 0;
    bool isOfOthers = false; ///< than the publisher, asked

    auto operator<=>(const Rank&) const = default; // NOLINT(modernize-use-nullptr)
};

/// A clause is told once in the margins; but a rule stands again beside a later answer that rests on it.
void leaveOutRepeated(std::vector<Finding>& findings)
{
    QStringList told;
    QStringList justTold;
    for (Finding& finding : findings) {
        QStringList rests;
        for (const Beside& beside : finding.beside)
            if (beside.relation == Relation::RestsOn)
                rests += beside.clause.id;
        std::erase_if(finding.beside, [&](const Beside& beside) {
            return (beside.relation == Relation::RestsOn ? justTold : told).contains(beside.clause.id);
        });
        for (const Beside& beside : finding.beside)
            told += beside.clause.id;
        justTold = rests;
    }
}

/// Whether a clause speaks against the one that it glosses, or doubts it.
bool disagrees(const Clause& gloss)
{
    return partOf(gloss) == Part::Edition || partOf(gloss) == Part::Question;
}

/// What is told already is not told again.
void leaveOut(const std::vector<Clause>& told, std::vector<Clause>& more)
{
    std::erase_if(more, [&](const Clause& clause) {
        return std::ranges::find(told, clause.id, &Clause::id) != told.end();
    });
}

QStringList shownIn(const std::vector<Finding>& findings)
{
    QStringList ids;
    for (const Finding& finding : findings) {
        ids += finding.clause.id;
        for (const Beside& beside : finding.beside)
            ids += beside.clause.id;
    }
    return ids;
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
    case ClauseKind::Note:
        if (!clause.isPlayable())
            return Part::Aside;
        break; // it tells what may be done
    case ClauseKind::Example:
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

PairAnswer PairReader::answer(const PairId& pair, const QStringList& table) const
{
    PairAnswer result;
    result.pair = pair;
    const PairId meant = m_subjects.meant(pair);
    addFindings(result, meant, table);
    if (result.isEmpty())
        addNearest(result, meant);
    else
        addWider(result);
    addCases(result, meant);
    return result;
}

/// Those that stand beside another one left out.
std::vector<Finding> PairReader::findingsOf(const std::vector<Clause>& clauses)
{
    const QStringList beside = besideAnother(clauses);
    std::vector<Finding> findings;
    for (const Clause& clause : clauses)
        if (!beside.contains(clause.id))
            findings.push_back({clause, partOf(clause), {}});
    return findings;
}

void PairReader::addFindings(PairAnswer& answer, const PairId& meant, const QStringList& table) const
{
    const std::vector<Mention> mentions = mentionsOfBoth(m_catalogue, meant);
    QStringList aboutBoth;
    for (const Mention& mention : mentions)
        aboutBoth += mention.clause;
    const std::vector<Clause> clauses = m_catalogue.clauses(aboutBoth);
    const QHash<QString, QStringList> cases = m_catalogue.caseIdsByClause(aboutBoth);
    for (const Clause& clause : clauses)
        answer.known.add(voiceOf(clause.kind, clause.origin, clause.standing), cases.contains(clause.id));
    answer.findings = findingsOf(clauses);
    const Directness directness(m_terms, m_subjects, meant);
    QStringList statements;
    for (Finding& finding : answer.findings) {
        statements += finding.clause.id;
        if (directness.needsOther(finding.clause, table))
            finding.part = Part::OffTable;
    }
    sort(answer.findings, meant, mentions);
    for (Finding& finding : answer.findings)
        finding.beside = besides(finding.clause, statements, aboutBoth);
    leaveOutRepeated(answer.findings);
    answer.nearby = nearby(answer.findings);
}

void PairReader::sort(std::vector<Finding>& findings, const PairId& meant,
                      const std::vector<Mention>& mentions) const
{
    const Directness directness(m_terms, m_subjects, meant);
    int fewest = std::numeric_limits<int>::max();
    for (const Finding& finding : findings)
        fewest = std::min(fewest, directness.others(finding.clause));
    QHash<QString, Rank> ranks;
    for (const Mention& mention : mentions)
        ranks[mention.clause].isHeadingOnly = !mention.isOwn;
    for (const Finding& finding : findings) {
        Rank& rank = ranks[finding.clause.id];
        rank.isInPassing = directness.others(finding.clause) > fewest + 1;
        rank.isAdvice = finding.clause.kind == ClauseKind::Note;
        rank.isUnsettled = finding.clause.standing != catalogue::Standing::Ruled;
        rank.isOfThird = directness.isOfThird(finding.clause);
        rank.needsThird = directness.needsThird(finding.clause);
        rank.isElsewhere = !directness.isTheirTopic(finding.clause);
        rank.otherBoxes = directness.otherBoxes(finding.clause);
        rank.isOfOthers = authorityOf(finding.clause) != Authority::Publisher;
    }
    std::ranges::stable_sort(findings, [&](const Finding& one, const Finding& other) {
        return one.part != other.part ? one.part < other.part
                                      : ranks.value(one.clause.id) < ranks.value(other.clause.id);
    });
}

/// What stands beside a clause: first what it rests on, then what is said about it or, of the two things,
/// about that. Glosses on one of the two come in only where they disagree.
std::vector<Beside> PairReader::besides(const Clause& clause, const QStringList& statements,
                                        const QStringList& aboutBoth) const
{
    std::vector<Beside> result;
    QStringList seen = statements;
    const auto add = [&](const std::vector<Clause>& found, Relation relation, auto&& isWanted) {
        for (const Clause& each : found)
            if (!seen.contains(each.id) && isWanted(each)) {
                seen += each.id;
                result.push_back({each, relation});
            }
    };
    const auto any = [](const Clause&) { return true; };
    const auto isAboutBoth = [&](const Clause& each) { return aboutBoth.contains(each.id); };
    add(m_catalogue.clauses(rulesBehind(clause)), Relation::RestsOn, any);
    const std::vector<Clause> glosses = m_catalogue.glossesOn(clause.id);
    add(glosses, Relation::Gloss, isAboutBoth);
    add(glosses, Relation::Gloss, disagrees);
    for (const QString& glossed : clause.glosses)
        add(m_catalogue.glossesOn(glossed), Relation::Gloss, isAboutBoth);
    return result;
}

/// What else is said about the answers and the rules that they explain.
std::vector<Clause> PairReader::nearby(const std::vector<Finding>& findings) const
{
    std::vector<Clause> result;
    QStringList seen = shownIn(findings);
    for (const Finding& finding : findings)
        for (const QString& explained : QStringList{finding.clause.id} + finding.clause.glosses)
            for (const Clause& gloss : m_catalogue.glossesOn(explained))
                if (result.size() < mostNearby && !seen.contains(gloss.id)) {
                    seen += gloss.id;
                    result.push_back(gloss);
                }
    return result;
}

/// What the clause applies and explains, and where its text leads.
QStringList PairReader::rulesBehind(const Clause& clause) const
{
    QStringList ids = m_catalogue.basesOf(clause.id) + clause.glosses + m_catalogue.linksFrom(clause.id);
    ids.removeDuplicates();
    return ids.mid(0, mostRestsOn);
}

void PairReader::addNearest(PairAnswer& answer, const PairId& meant) const
{
    const PairId& asked = answer.pair;
    const std::vector<NearPair> kinds = kindPairs(m_catalogue, m_subjects, asked);
    const std::vector<NearPair> wider = widerPairs(m_catalogue, m_subjects, asked);
    answer.nearPairs = nearestPairs(m_catalogue, m_subjects, m_terms, asked, kinds, wider);
    answer.ofKinds = rulingsOf(kinds);
    answer.ofBoxes = rulingsOf(wider);
    answer.nearRules = m_catalogue.clauses(rulesNear(asked, meant));
    leaveOut(answer.ofKinds, answer.ofBoxes);
    leaveOut(answer.ofKinds, answer.nearRules);
    leaveOut(answer.ofBoxes, answer.nearRules);
}

/// What is ruled, and not only advised, about pairs in which the one that was asked about lies, the closest
/// first.
std::vector<Clause> PairReader::rulingsOf(const std::vector<NearPair>& pairs) const
{
    std::vector<Clause> rulings;
    for (const NearPair& wider : pairs) {
        const PairId meant = m_subjects.meant(wider.pair);
        const std::vector<Mention> mentions = mentionsOfBoth(m_catalogue, meant);
        QStringList ids;
        for (const Mention& mention : mentions)
            ids += mention.clause;
        std::vector<Finding> findings = findingsOf(m_catalogue.clauses(ids));
        sort(findings, meant, mentions);
        for (const Finding& finding : findings)
            if (finding.part == Part::Ruling && finding.clause.kind != ClauseKind::Note &&
                rulings.size() < mostOfWider &&
                std::ranges::find(rulings, finding.clause.id, &Clause::id) == rulings.end())
                rulings.push_back(finding.clause);
    }
    return rulings;
}

/// Rules of the other in words of the one, or else the other way round. A rule that speaks of neither by name
/// is near to nothing; of a box all its rules are.
QStringList PairReader::rulesNear(const PairId& asked, const PairId& meant) const
{
    const auto naming = [this](const SubjectId& side, const SubjectId& meantSide) {
        QStringList rules = clausesAbout(m_catalogue, meantSide);
        if (side.kind == SubjectKind::Concept)
            rules.removeIf([&](const QString& rule) { return !m_terms.of(rule).contains(side.id); });
        return rules;
    };
    const QStringList ofOther = m_terms.rulesNear(clausesAbout(m_catalogue, meant.one),
                                                  naming(asked.other, meant.other), mostNearRules);
    return !ofOther.isEmpty() ? ofOther
                              : m_terms.rulesNear(clausesAbout(m_catalogue, meant.other),
                                                  naming(asked.one, meant.one), mostNearRules);
}

/// Who asks about one thing of a box may have to know what is said of another one, that acts through it; and
/// who asks about a thing may mean the box that is called the same.
void PairReader::addWider(PairAnswer& answer) const
{
    answer.nearPairs = namesakePairs(m_catalogue, m_subjects, answer.pair);
    for (const auto& pairs :
         {kindPairs(m_catalogue, m_subjects, answer.pair), widerPairs(m_catalogue, m_subjects, answer.pair)})
        for (const NearPair& wider : pairs)
            if (std::ranges::find(answer.nearPairs, wider.pair, &NearPair::pair) == answer.nearPairs.end())
                answer.nearPairs.push_back(wider);
    std::erase_if(answer.nearPairs,
                  [&](const NearPair& near) { return near.clauses <= answer.known.total(); });
}

/// A case that names both may show what nobody has ruled. Beside findings stand their own cases already.
void PairReader::addCases(PairAnswer& answer, const PairId& meant) const
{
    if (meant.one == meant.other)
        return;
    QStringList known;
    for (const auto& own : m_catalogue.caseIdsByClause(shownIn(answer.findings)))
        known += own;
    const auto add = [this](std::vector<catalogue::CaseInfo>& to, const QStringList& ids) {
        for (const QString& id : ids)
            if (auto shown = m_catalogue.caseInfo(id))
                to.push_back(std::move(*shown));
    };
    const QStringList naming = casesNamingBoth(m_catalogue, meant, known, mostCases);
    add(answer.namedBy, naming);
    if (answer.isEmpty())
        add(answer.shownBy,
            casesPlayingBoth(m_catalogue, meant, clausesAbout(m_catalogue, meant.one),
                             clausesAbout(m_catalogue, meant.other), known + naming, mostCases));
}

} // namespace glossator::pairs
