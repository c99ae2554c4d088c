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
    /// "11 clauses: 2 from the publisher, 9 from the community; 4 with a case to play", "1 open question";
    /// that nothing is recorded for none.
    [[nodiscard]] static QString amount(const pairs::PairCell& cell);
    /// "2 clauses".
    [[nodiscard]] static QString clauses(int count);
    /// In English, to be translated in the context of this class.
    [[nodiscard]] static const char* part(pairs::Part part);
    /// As rich text, in the weight that the typeface has.
    [[nodiscard]] static QString strong(const QString& plain);
    /// A way to somewhere, as rich text in the ink of links on this palette.
    [[nodiscard]] static QString link(const QString& to, const QString& plain, const QPalette& palette);
    [[nodiscard]] static QString link(const Link& to, const QString& plain, const QPalette& palette);
    [[nodiscard]] static QString link(const pairs::PairId& pair, const QString& plain,
                                      const QPalette& palette);
    /// The way to the matrix of all expansions.
    [[nodiscard]] static QString toMatrix(const QPalette& palette);
    [[nodiscard]] static QString voice(catalogue::Voice voice);

    inline static const QString matrix = QStringLiteral("#matrix"); ///< the link

private:
    [[nodiscard]] static QString whoSays(const pairs::PairCell& cell);
    /// "2 clauses from the community", where these are the clauses.
    [[nodiscard]] static QString from(catalogue::Voice voice, int count, const QString& clauses);
};

} // namespace glossator::desktop
