// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/clause_terms.h"
#include "model/pairs/pair_answer.h"
#include "model/pairs/pair_clauses.h"
#include "model/pairs/subject_list.h"

namespace glossator::pairs {

/// Answers what happens when this meets that.
class PairReader
{
public:
    /// Both must outlive this.
    PairReader(const catalogue::Catalogue& catalogue, const SubjectList& subjects);

    /// `pair` must be whole. What takes a box that is not on the table comes last, but the boxes of the two
    /// themselves are asked about wherever they are. `table`: ids of the boxes on it; empty: all.
    [[nodiscard]] PairAnswer answer(const PairId& pair, const QStringList& table = {}) const;

private:
    [[nodiscard]] static std::vector<Finding> findingsOf(const std::vector<catalogue::Clause>& clauses);
    void addFindings(PairAnswer& answer, const PairId& meant, const QStringList& table) const;
    /// Puts first what is about the two and not about many, then what the publisher says of them.
    void sort(std::vector<Finding>& findings, const PairId& meant,
              const std::vector<Mention>& mentions) const;
    [[nodiscard]] std::vector<Beside> besides(const catalogue::Clause& clause, const QStringList& statements,
                                              const QStringList& aboutBoth) const;
    [[nodiscard]] std::vector<catalogue::Clause> nearby(const std::vector<Finding>& findings) const;
    [[nodiscard]] QStringList rulesBehind(const catalogue::Clause& clause) const;
    void addNearest(PairAnswer& answer, const PairId& meant) const;
    [[nodiscard]] std::vector<catalogue::Clause> rulingsOf(const std::vector<NearPair>& pairs) const;
    [[nodiscard]] QStringList rulesNear(const PairId& asked, const PairId& meant) const;
    void addWider(PairAnswer& answer) const;
    void addCases(PairAnswer& answer, const PairId& meant) const;

    const catalogue::Catalogue& m_catalogue;
    const SubjectList& m_subjects;
    ClauseTerms m_terms;
};

} // namespace glossator::pairs
