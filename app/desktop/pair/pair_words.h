// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/pair_answer.h"
#include "model/pairs/pair_matrix.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// Says in the language of the interface what a subject is and how much is known of two.
class PairWords
{
    Q_DECLARE_TR_FUNCTIONS(PairWords)

public:
    /// "Expansion", "Figure".
    [[nodiscard]] static QString kind(const pairs::Subject& subject);
    /// "11 clauses: publisher 2, community 9; 4 with a case to play"; that nothing is recorded for none.
    [[nodiscard]] static QString amount(const pairs::PairCell& cell);
    /// "2 clauses".
    [[nodiscard]] static QString clauses(int count);
    [[nodiscard]] static QString part(pairs::Part part);
    [[nodiscard]] static QString speaker(pairs::Speaker speaker);
};

} // namespace glossator::desktop
