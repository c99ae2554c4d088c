// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/case_info.h"
#include "model/catalogue/clause.h"
#include "model/pairs/pair_cell.h"
#include "model/pairs/subject.h"

#include <vector>

namespace glossator::pairs {

/// What a clause beside an answer is to it.
enum class Relation : std::uint8_t {
    RestsOn, ///< the answer explains it, leads to it or is known to apply it
    Gloss    ///< explains the answer, differs from it or asks about it
};

struct Beside
{
    catalogue::Clause clause;
    Relation relation = Relation::Gloss;
};

/// In which part of the answer a clause stands.
enum class Part : std::uint8_t {
    Ruling,   ///< rules and clarifications
    Edition,  ///< what other editions and variants say
    Question, ///< what nobody has settled
    Aside,    ///< examples, notes, components and history
    OffTable  ///< all that takes a box which is not on the table
};

/// A clause about both things, and what belongs beside it.
struct Finding
{
    catalogue::Clause clause;
    Part part = Part::Ruling;
    std::vector<Beside> beside;
};

/// Another pair about which something is known.
struct NearPair
{
    PairId pair;
    int clauses = 0;
    bool isNamesake = false; ///< of one that was asked about: something else is called the same

    bool operator==(const NearPair&) const = default;
};

/// Everything that is known of two things together. Where that is nothing, what comes nearest to it.
struct PairAnswer
{
    PairId pair;
    PairCell known;                           ///< all clauses about both, statements or beside one
    std::vector<Finding> findings;            ///< by part; within a part the closest first
    std::vector<catalogue::Clause> nearby;    ///< on the rules behind the answer, about one of the two only
    std::vector<catalogue::Clause> ofKinds;   ///< where nothing is known of the two: what is of their kinds
    std::vector<catalogue::Clause> ofBoxes;   ///< there, too: what is of their boxes
    std::vector<NearPair> nearPairs;          ///< of their kinds and boxes; where nothing is known of the two
                                              ///< also with something like one, else only those with more
    std::vector<catalogue::CaseInfo> namedBy; ///< cases whose words name both, the plainest first; beside
                                              ///< findings those that none of them has
    std::vector<catalogue::CaseInfo> shownBy; ///< other cases in which both play a part
    std::vector<catalogue::Clause> nearRules; ///< rules that name one of them in words that the other's use

    [[nodiscard]] bool isEmpty() const { return findings.empty(); }
};

/// Wherever it lies.
[[nodiscard]] Part partOf(const catalogue::Clause& clause);

} // namespace glossator::pairs
