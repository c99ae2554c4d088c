// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/link.h"
#include "model/pairs/pair_answer.h"

#include <QCoreApplication>
#include <QPalette>

namespace glossator::desktop {

/// Says in the language of the interface how much is known of two subjects, and by whom.
class PairWords
{
    Q_DECLARE_TR_FUNCTIONS(PairWords)

public:
    /// "11 clauses: publisher 2, community 9; 4 with a case to play"; that nothing is recorded for none.
    [[nodiscard]] static QString amount(const pairs::PairCell& cell);
    /// "2 clauses".
    [[nodiscard]] static QString clauses(int count);
    [[nodiscard]] static QString part(pairs::Part part);
    /// As rich text, in the weight that the typeface has.
    [[nodiscard]] static QString strong(const QString& plain);
    /// A way to a place, as rich text in the ink of links on this palette.
    [[nodiscard]] static QString link(const Link& to, const QString& plain, const QPalette& palette);
    [[nodiscard]] static QString link(const pairs::PairId& pair, const QString& plain,
                                      const QPalette& palette);
    [[nodiscard]] static QString speaker(pairs::Speaker speaker);
};

} // namespace glossator::desktop
