// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/subject_list.h"

#include <QCoreApplication>
#include <QPalette>

namespace glossator::desktop {

/// A name that somebody asks for and nothing has. It tells that it is none, and where to go on.
class UnknownName
{
    Q_DECLARE_TR_FUNCTIONS(UnknownName)

public:
    /// `side`: for which of a pair it was typed.
    UnknownName(const QString& typed, pairs::SubjectId pairs::PairId::*side)
        : m_typed(typed.trimmed()), m_side(side)
    {
    }

    [[nodiscard]] const QString& typed() const { return m_typed; }
    /// That it is none, and the pairs with what is called like it, as rich text. `pair`: that is asked about;
    /// `language`: that of names.
    [[nodiscard]] QString told(const pairs::PairId& pair, const pairs::SubjectList& subjects,
                               catalogue::Language language, const QPalette& palette) const;
    /// The way to the search for it, as rich text.
    [[nodiscard]] QString toSearch(const QPalette& palette) const;

    inline static const QString search = QStringLiteral("#search"); ///< the link

private:
    QString m_typed;
    pairs::SubjectId pairs::PairId::*m_side;
};

} // namespace glossator::desktop
