// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/clause_terms.h"
#include "model/pairs/pair_answer.h"
#include "model/pairs/subject_list.h"

namespace glossator::pairs {

/// Pairs of the boxes in which the two lie, about which something is known: what holds for all of a box,
/// holds for a thing in it. None where both lie in one box.
[[nodiscard]] std::vector<NearPair> widerPairs(const catalogue::Catalogue& catalogue,
                                               const SubjectList& subjects, const PairId& pair);

/// Pairs of what the two are of, as a mayor is a meeple, about which something is known: what holds for all
/// of a kind holds for each.
[[nodiscard]] std::vector<NearPair> kindPairs(const catalogue::Catalogue& catalogue,
                                              const SubjectList& subjects, const PairId& pair);

/// Pairs of what is called as the two are, of which something is known, that of which most is first: who
/// types a name may mean the box or the thing.
[[nodiscard]] std::vector<NearPair> namesakePairs(const catalogue::Catalogue& catalogue,
                                                  const SubjectList& subjects, const PairId& pair);

/// Pairs like one of which nothing is known; `kinds` and `wider` are what the above tell of it. First those
/// of their namesakes, then of their kinds, of the boxes in which the two lie, then one of the two with
/// something of the kind of the other (a box of the same shelf, a concept of the same part of the game):
/// those before of which much is said in words that are used of the other, too.
[[nodiscard]] std::vector<NearPair> nearestPairs(const catalogue::Catalogue& catalogue,
                                                 const SubjectList& subjects, const ClauseTerms& terms,
                                                 const PairId& pair, const std::vector<NearPair>& kinds,
                                                 const std::vector<NearPair>& wider);

} // namespace glossator::pairs
