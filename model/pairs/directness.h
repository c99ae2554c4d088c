// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"
#include "model/pairs/clause_terms.h"
#include "model/pairs/subject_list.h"

#include <QSet>

namespace glossator::pairs {

/// Tells a clause that is about two things from one that names them in passing, by what else it names.
class Directness
{
public:
    /// `terms` must outlive this.
    Directness(const ClauseTerms& terms, const SubjectList& subjects, const PairId& pair);

    /// So many boxes a clause speaks of besides the two things.
    [[nodiscard]] int otherBoxes(const catalogue::Clause& clause) const;
    /// So many boxes, and so many concepts of the kind of the two things, a clause speaks of besides them.
    [[nodiscard]] int others(const catalogue::Clause& clause) const;

    /// Whether it speaks of something of the kind of the two things that is at home in neither, or goes on
    /// from a clause that does, as "while she does" goes on.
    [[nodiscard]] bool needsThird(const catalogue::Clause& clause) const;

    /// Whether a box tells it in which neither of the two lies.
    [[nodiscard]] bool isOfThird(const catalogue::Clause& clause) const;

    /// Whether it takes a box that is not on a table; those in which the two lie do not count. An empty table
    /// has all.
    [[nodiscard]] bool needsOther(const catalogue::Clause& clause, const QStringList& table) const;

    /// Whether the section that it stands in is about those of the two things that are no boxes.
    [[nodiscard]] bool isTheirTopic(const catalogue::Clause& clause) const;

private:
    void readHomes(const SubjectList& subjects, const PairId& pair);
    [[nodiscard]] bool namesThird(const QString& clause) const;

    const ClauseTerms& m_terms;
    QSet<QString> m_boxes;  ///< the two things, as far as they are boxes
    QSet<QString> m_homes;  ///< the boxes in which the two lie, with their parts
    QSet<QString> m_things; ///< the others of the two
    QSet<QString> m_rivals; ///< concepts of the kind of the two things
    QSet<QString> m_thirds; ///< of these, what is at home in neither
};

} // namespace glossator::pairs
