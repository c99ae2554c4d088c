// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/subject_list.h"

#include <QCoreApplication>
#include <QPalette>

namespace glossator::desktop {

/// What is told of a name that nothing has: that it is none, and the pairs with what is called like it.
struct UnknownName
{
    Q_DECLARE_TR_FUNCTIONS(UnknownName)

public:
    QString typed;
    pairs::PairId pair;                         ///< that is asked about
    pairs::SubjectId pairs::PairId::*side = {}; ///< for which it was typed

    /// As rich text; `language` is that of names.
    [[nodiscard]] QString told(const pairs::SubjectList& subjects, catalogue::Language language,
                               const QPalette& palette) const;
    /// The ways on from there, as rich text: to all pairs, and to the search, which is behind `search`.
    [[nodiscard]] QString waysOn(const QPalette& palette) const;

    inline static const QString search = QStringLiteral("#search");
};

} // namespace glossator::desktop
