// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QModelIndex>
#include <QRect>
#include <QStringList>

#include <vector>

namespace glossator::desktop {

/// Where the words and the citations of a row of steps lie, in a row as wide as given.
struct StepRowLayout
{
    StepRowLayout(const QModelIndex& index, const QFont& font, int width);

    static constexpr int chipFlags =
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap; ///< of the words in a citation

    QFont textFont;
    QFont chipFont;
    QRect number; ///< of a step
    QString words;
    QRect text;
    QStringList names;        ///< of the citations
    std::vector<QRect> chips; ///< one for each citation
    int height = 0;

    /// The citation at a point of the row; -1 for none.
    [[nodiscard]] int chipAt(QPoint point) const;
};

} // namespace glossator::desktop
