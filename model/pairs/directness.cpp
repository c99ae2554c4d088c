// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/directness.h"

#include "model/terms/reference.h"
#include "model/terms/term.h"

#include <algorithm>

namespace glossator::pairs {

Directness::Directness(const ClauseTerms& terms, const SubjectList& subjects, const PairId& pair)
    : m_terms(terms)
{
    QSet<terms::TermDomain> domains;
    for (const SubjectId& side : {pair.one, pair.other})
        if (const Subject* subject = subjects.find(side); subject != nullptr && subject->isExpansion())
            m_boxes.insert(side.id);
        else if (subject != nullptr) {
            m_things.insert(side.id);
            domains.insert(subject->domain);
        }
    readHomes(subjects, pair);
    for (const Subject& subject : subjects.all())
        if (!subject.isExpansion() && subject.id != pair.one && subject.id != pair.other &&
            domains.contains(subject.domain) && terms.usesOf(subject.id.id) <= terms::everywhere)
            m_rivals.insert(subject.id.id);
    for (const QString& rival : m_rivals)
        if (!std::ranges::any_of(m_boxes, [&](const QString& box) { return terms.isAtHome(rival, box); }))
            m_thirds.insert(rival);
}

void Directness::readHomes(const SubjectList& subjects, const PairId& pair)
{
    for (const SubjectId& side : {pair.one, pair.other}) {
        const Subject* home = subjects.boxOf(side);
        for (const Subject& subject : subjects.all())
            if (home != nullptr && subject.isExpansion() && subjects.boxOf(subject.id) == home)
                m_homes.insert(subject.id.id);
    }
}

bool Directness::isOfThird(const catalogue::Clause& clause) const
{
    return !m_homes.isEmpty() && !m_homes.contains(clause.expansion);
}

bool Directness::needsOther(const catalogue::Clause& clause, const QStringList& table) const
{
    const auto isThere = [&](const QString& box) { return m_homes.contains(box) || table.contains(box); };
    return !table.isEmpty() && !clause.mattersWhere(isThere);
}

bool Directness::needsThird(const catalogue::Clause& clause) const
{
    return namesThird(clause.id) ||
           (terms::refersBack(clause.text.source()) && namesThird(m_terms.before(clause.id)));
}

bool Directness::namesThird(const QString& clause) const
{
    return std::ranges::any_of(m_terms.of(clause),
                               [this](const QString& term) { return m_thirds.contains(term); });
}

bool Directness::isTheirTopic(const catalogue::Clause& clause) const
{
    return std::ranges::all_of(m_things,
                               [&](const QString& thing) { return m_terms.isTopicOf(thing, clause); });
}

int Directness::otherBoxes(const catalogue::Clause& clause) const
{
    int count = m_boxes.contains(clause.expansion) ? 0 : 1;
    for (const QString& box : clause.others)
        count += m_boxes.contains(box) ? 0 : 1;
    return count;
}

int Directness::others(const catalogue::Clause& clause) const
{
    int count = otherBoxes(clause);
    for (const QString& term : m_terms.of(clause.id))
        count += m_rivals.contains(term) ? 1 : 0;
    return count;
}

} // namespace glossator::pairs
