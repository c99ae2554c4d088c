// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/case_source.h"

namespace glossator::cli {

/// What came of one case of the catalogue.
struct CaseVerdict
{
    QString id;
    std::vector<cases::ProofResult> proves;
    std::vector<cases::ShowResult> shows;
    sources::Faults faults; ///< empty when the case passes

    [[nodiscard]] bool passed() const { return faults.empty(); }
};

/// The coverage of one kind of clause, or of all.
struct CoverageRow
{
    catalogue::KindCoverage counts;
    int proven = 0; ///< a case passes whose run cites the clause, or shows the example
};

/// The whole catalogue held against its cases.
struct Verification
{
    std::vector<CoverageRow> kinds; ///< those that occur, in their usual order
    CoverageRow total;
    std::vector<CaseVerdict> cases;
    QStringList unproven; ///< ids of playable clauses that no passing case proves or shows

    [[nodiscard]] bool holds() const;
    [[nodiscard]] int passedCases() const;
};

/// Reads, plays and counts everything.
[[nodiscard]] Outcome<Verification> verify(const catalogue::Catalogue& catalogue);

} // namespace glossator::cli
