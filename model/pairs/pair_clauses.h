// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/subject.h"

#include <vector>

namespace glossator::pairs {

/// SQL condition on `clause c`: it answers a question or asks one, instead of being part of the rules.
[[nodiscard]] QString isRulingSql();

/// SQL condition on `clause c`: it rests on a rule of a box or explains one. The id of the box is SQL as
/// well.
[[nodiscard]] QString appliesRuleOfSql(const QString& box);

/// Ids of the clauses that speak of a box or a concept, in reading order.
[[nodiscard]] QStringList clausesAbout(const catalogue::Catalogue& catalogue, const SubjectId& subject);

/// A clause that speaks of two things.
struct Mention
{
    QString clause;    ///< id
    bool isOwn = true; ///< its own words do, not only the heading above it or the clause before
};

/// The clauses that speak of both, those first whose own words do, else in reading order. Of one thing with
/// itself: what was asked and answered about it alone.
[[nodiscard]] std::vector<Mention> mentionsOfBoth(const catalogue::Catalogue& catalogue, const PairId& pair);

/// Their ids.
[[nodiscard]] QStringList clausesAboutBoth(const catalogue::Catalogue& catalogue, const PairId& pair);

} // namespace glossator::pairs
