// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/authority.h"

#include <algorithm>

namespace glossator::pairs {

using catalogue::Clause;
using catalogue::ClauseKind;

namespace {

const Clause* clauseOf(const std::vector<Clause>& clauses, const QString& id)
{
    const auto found = std::ranges::find(clauses, id, &Clause::id);
    return found == clauses.end() ? nullptr : &*found;
}

/// The rules that a ruling among the clauses explains, where they are sure to be told beside it.
QStringList rulesUnderRulings(const std::vector<Clause>& clauses)
{
    QStringList rules;
    for (const Clause& ruling : clauses)
        for (const QString& id : ruling.glosses.mid(0, mostRestsOn))
            if (const Clause* rule = clauseOf(clauses, id);
                rule != nullptr && rule->kind == ClauseKind::Rule && authorityOf(ruling) > authorityOf(*rule))
                rules += id;
    return rules;
}

} // namespace

Authority authorityOf(const Clause& clause)
{
    if (partOf(clause) != Part::Ruling)
        return Authority::Text;
    if (clause.kind == ClauseKind::OfficialClarification)
        return Authority::Publisher;
    const bool isOnMeeting = clause.kind == ClauseKind::CommunityClarification && !clause.others.isEmpty();
    return isOnMeeting ? Authority::Community : Authority::Text;
}

QStringList besideAnother(const std::vector<Clause>& clauses)
{
    QStringList beside = rulesUnderRulings(clauses);
    QStringList explaining;
    for (const Clause& clause : clauses) {
        const auto isUnder = [&](const QString& id) {
            const Clause* explained = clauseOf(clauses, id);
            return explained != nullptr && !explaining.contains(id) &&
                   authorityOf(clause) <= authorityOf(*explained);
        };
        if (std::ranges::any_of(clause.glosses, isUnder))
            explaining += clause.id;
    }
    return beside + explaining;
}

} // namespace glossator::pairs
