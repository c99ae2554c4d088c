// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/step_row_layout.h"

#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/steps_model.h"

#include <QFontMetrics>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int gap = 5;
constexpr int margin = 34; ///< for the number of a step

} // namespace

StepRowLayout::StepRowLayout(const QModelIndex& index, const QFont& font, int width)
    : chipFont(scaledFont(font, 0.82))
{
    const bool isStep =
        index.data(StepsModel::KindRole).toInt() == static_cast<int>(StepsModel::RowKind::Step);
    textFont = isStep ? readingFont(font, 1.14) : scaledFont(font, 0.92);
    const int top = isStep ? 2 * gap : gap / 2;
    const QFontMetrics metrics(textFont);
    number = QRect(0, top, margin - 2 * gap, metrics.height());
    const int room = std::max(60, width - margin - gap);
    const QString words = index.data(Qt::DisplayRole).toString();
    text = metrics.boundingRect(QRect(margin, top, room, 10000), Qt::TextWordWrap | Qt::AlignLeft, words);
    text.setWidth(room);

    const QFontMetrics chipMetrics(chipFont);
    const int chipHeight = chipMetrics.height() + 4;
    int x = margin;
    int y = text.bottom() + 4;
    for (const QString& name : index.data(StepsModel::CiteNamesRole).toStringList()) {
        const int chipWidth = std::min(chipMetrics.horizontalAdvance(name) + 14, room);
        if (x > margin && x + chipWidth > margin + room) {
            x = margin;
            y += chipHeight + 3;
        }
        chips.emplace_back(x, y, chipWidth, chipHeight);
        x += chipWidth + 4;
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
