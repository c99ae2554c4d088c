// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verification.h"

#include <QSet>

#include <algorithm>

namespace glossator::cli {

using catalogue::Catalogue;
using catalogue::KindCoverage;

namespace {

CaseVerdict judge(const catalogue::CaseInfo& info, const tiles::TileCatalogue& tiles)
{
    CaseVerdict verdict;
    verdict.id = info.id;
    const auto theCase = readCase(info);
    if (!theCase) {
        verdict.faults = theCase.error();
        return verdict;
    }
    cases::CaseResult result = runCase(*theCase, tiles);
    verdict.proves = std::move(result.proves);
    verdict.shows = std::move(result.shows);
    verdict.faults = std::move(result.faults);
    return verdict;
}

/// The clauses that passing cases prove or show.
QSet<QString> provenBy(const std::vector<CaseVerdict>& verdicts)
{
    QSet<QString> proven;
    for (const CaseVerdict& verdict : verdicts) {
        if (!verdict.passed())
            continue;
        for (const cases::ProofResult& proof : verdict.proves)
            if (proof.held)
                proven += QString::fromStdString(proof.clause);
        for (const cases::ShowResult& show : verdict.shows)
            if (show.held())
                proven += QString::fromStdString(show.example);
    }
    return proven;
}

void addCounts(const KindCoverage& counts, KindCoverage& sum)
{
    sum.clauses += counts.clauses;
    sum.playable += counts.playable;
    sum.withCase += counts.withCase;
    for (std::size_t i = 0; i < sum.worded.size(); ++i) {
        sum.worded.at(i) += counts.worded.at(i);
        sum.outdated.at(i) += counts.outdated.at(i);
    }
}

void countProven(const Catalogue& catalogue, const QSet<QString>& proven, Verification& verification)
{
    for (const catalogue::Clause& clause : catalogue.clauses(catalogue.clauseIds())) {
        if (clause.isPlayable() && !proven.contains(clause.id))
            verification.unproven += clause.id;
        if (!proven.contains(clause.id))
            continue;
        const auto row =
            std::find_if(verification.kinds.begin(), verification.kinds.end(),
                         [&](const CoverageRow& each) { return each.counts.kind == clause.kind; });
        if (row != verification.kinds.end())
            ++row->proven;
        ++verification.total.proven;
    }
}

} // namespace

bool Verification::holds() const
{
    return passedCases() == static_cast<int>(cases.size());
}

int Verification::passedCases() const
{
    return static_cast<int>(std::count_if(cases.begin(), cases.end(),
                                          [](const CaseVerdict& verdict) { return verdict.passed(); }));
}

Outcome<Verification> verify(const Catalogue& catalogue)
{
    const auto tiles = readTiles(catalogue);
    if (!tiles)
        return tl::unexpected(tiles.error());
    Verification verification;
    for (const catalogue::CaseInfo& info : catalogue.cases())
        verification.cases.push_back(judge(info, *tiles));
    for (const KindCoverage& counts : catalogue.coverage()) {
        verification.kinds.push_back({counts, 0});
        addCounts(counts, verification.total.counts);
    }
    countProven(catalogue, provenBy(verification.cases), verification);
    if (const auto whole = checkReading(catalogue); !whole)
        return tl::unexpected(whole.error());
    return verification;
}

} // namespace glossator::cli
