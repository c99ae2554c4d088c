// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/step_row_layout.h"

#include "app/desktop/look/scaled_font.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/steps_model.h"

#include <QFontMetrics>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int gap = 5;
constexpr int leastMargin = 34; ///< for the number of a step
constexpr int beforeNumber = 8; ///< the bar of the current row, and some air
constexpr double stepText = 1.14;
constexpr int airInChip = 14;

/// The number of a step is as large as its words.
int marginIn(const QFont& font)
{
    const int number = QFontMetrics(readingFont(font, stepText)).horizontalAdvance(QStringLiteral("88"));
    return std::max(leastMargin, beforeNumber + number + 2 * gap);
}

/// One line where it has room, else as many as it needs: who reads the step must see what it rests on.
QSize sizeOfChip(const QString& name, const QFont& font, int room)
{
    const QFontMetrics metrics(font);
    const int width = std::min(metrics.horizontalAdvance(name) + airInChip, room);
    const QRect words =
        metrics.boundingRect(QRect(0, 0, width - airInChip + 2, 10000), StepRowLayout::chipFlags, name);
    return {width, words.height() + 4};
}

} // namespace

StepRowLayout::StepRowLayout(const QModelIndex& index, const QFont& font, int width)
    : chipFont(scaledFont(font, 0.82))
{
    const bool isStep =
        index.data(StepsModel::KindRole).toInt() == static_cast<int>(StepsModel::RowKind::Step);
    textFont = isStep ? readingFont(font, stepText) : scaledFont(font, 0.92);
    const int margin = marginIn(font);
    const int top = isStep ? 2 * gap : gap / 2;
    const QFontMetrics metrics(textFont);
    number = QRect(0, top, margin - 2 * gap, metrics.height());
    const int room = std::max(60, width - margin - gap);
    words = typographic(index.data(Qt::DisplayRole).toString());
    text = metrics.boundingRect(QRect(margin, top, room, 10000), Qt::TextWordWrap | Qt::AlignLeft, words);
    text.setWidth(room);

    const QPoint first(margin, text.bottom() + 4);
    QPoint at = first;
    for (const QString& name : index.data(StepsModel::CiteNamesRole).toStringList())
        names << typographic(name);
    for (const QString& name : names) {
        const QSize size = sizeOfChip(name, chipFont, room);
        if (at.x() > margin && at.x() + size.width() > margin + room)
            at = QPoint(margin, chips.back().bottom() + 4);
        chips.emplace_back(at, size);
        at.rx() += size.width() + 4;
    }
    height = (chips.empty() ? text.bottom() + 1 : chips.back().bottom() + 1) + gap;
}

int StepRowLayout::chipAt(QPoint point) const
{
    const auto found =
        std::find_if(chips.begin(), chips.end(), [&](const QRect& chip) { return chip.contains(point); });
    return found == chips.end() ? -1 : static_cast<int>(found - chips.begin());
}

} // namespace glossator::desktop
