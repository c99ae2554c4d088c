// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"

#include <QString>

#include <vector>

namespace glossator::terms {

/// A text made comparable, which still knows the original position of each of its units.
class FoldedText
{
public:
    [[nodiscard]] const QString& text() const { return m_text; }
    /// The stretch of the original that became the given stretch of the folded text. Letters that were
    /// folded together come back whole; an empty stretch comes back empty.
    [[nodiscard]] Span original(Span folded) const;

    /// Makes room for a text of so many units.
    void reserve(qsizetype units);
    /// Adds what the given stretch of the original became.
    void append(const QString& folded, Span original);
    void append(QChar folded, Span original);

private:
    QString m_text;
    std::vector<Span> m_origins; ///< one for each unit of m_text
};

} // namespace glossator::terms
