// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/subject.h"

#include <QCoreApplication>
#include <QPalette>

#include <utility>
#include <vector>

namespace glossator::desktop {

/// A name that somebody asks for and nothing has. It tells that it is none, and where to go on.
class UnknownName
{
    Q_DECLARE_TR_FUNCTIONS(UnknownName)

public:
    /// `side`: for which of a pair it was typed; `nearest`: what is called like it, which must live as long.
    UnknownName(const QString& typed, pairs::SubjectId pairs::PairId::*side,
                std::vector<const pairs::Subject*> nearest)
        : m_typed(typed.trimmed()), m_side(side), m_nearest(std::move(nearest))
    {
    }

    [[nodiscard]] const QString& typed() const { return m_typed; }
    /// That it is none, and the pairs with what is called like it, as rich text. `pair`: that is asked about;
    /// `language`: that of names.
    [[nodiscard]] QString told(const pairs::PairId& pair, catalogue::Language language,
                               const QPalette& palette) const;
    /// The way to the search for it, as rich text.
    [[nodiscard]] QString toSearch(const QPalette& palette) const;

    inline static const QString search = QStringLiteral("#search"); ///< the link

private:
    QString m_typed;
    pairs::SubjectId pairs::PairId::*m_side;
    std::vector<const pairs::Subject*> m_nearest;
};

} // namespace glossator::desktop
