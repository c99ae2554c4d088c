// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/wrapping_row.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>

#include <algorithm>

namespace glossator::desktop {

namespace {

int wantedWidth(const QLayoutItem& item)
{
    constexpr int frame = 24; ///< around the words of a field
    const int hint = std::max(item.sizeHint().width(), item.minimumSize().width());
    const auto* field = qobject_cast<const QLineEdit*>(const_cast<QLayoutItem&>(item).widget());
    return field == nullptr
               ? hint
               : std::max(hint, field->fontMetrics().horizontalAdvance(field->placeholderText()) + frame);
}

/// A field shows the less of what is typed rather than leave its name alone on a line.
int leastWidth(const QLayoutItem& item)
{
    const bool isField = qobject_cast<const QLineEdit*>(const_cast<QLayoutItem&>(item).widget()) != nullptr;
    return isField ? std::max(item.minimumSize().width(), wantedWidth(item) / 2) : wantedWidth(item);
}

bool expands(const QLayoutItem& item)
{
    return (item.expandingDirections() & Qt::Horizontal) != 0;
}

int heightOf(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

/// Whether an item is the name of the other.
bool names(QLayoutItem& item, QLayoutItem& other)
{
    const auto* label = qobject_cast<const QLabel*>(item.widget());
    return label != nullptr && label->buddy() != nullptr && label->buddy() == other.widget();
}

} // namespace

WrappingRow::WrappingRow(QWidget* parent) : QLayout(parent)
{
}

WrappingRow::~WrappingRow() = default;

void WrappingRow::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

void WrappingRow::insertWidget(int index, QWidget* widget)
{
    addChildWidget(widget);
    m_items.insert(m_items.begin() + index, std::make_unique<QWidgetItem>(widget));
    invalidate();
}

int WrappingRow::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* WrappingRow::itemAt(int index) const
{
    return index < 0 || index >= count() ? nullptr : m_items[static_cast<std::size_t>(index)].get();
}

QLayoutItem* WrappingRow::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto at = m_items.begin() + index;
    QLayoutItem* item = at->release();
    m_items.erase(at);
    return item;
}

int WrappingRow::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const int room = width - margins.left() - margins.right();
    for (const Line& line : linesFor(room))
        height += heightOf(line, room) + spacing();
    return std::max(0, height - spacing());
}

QSize WrappingRow::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize WrappingRow::sizeHint() const
{
    int width = 0;
    for (const auto& item : m_items)
        width += item->isEmpty() ? 0 : wantedWidth(*item) + spacing();
    const QMargins margins = contentsMargins();
    return minimumSize().expandedTo({width + margins.left() + margins.right(), 0});
}

void WrappingRow::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const QRect room = rect.marginsRemoved(contentsMargins());
    int top = room.top();
    for (const Line& line : linesFor(room.width())) {
        const int height = heightOf(line, room.width());
        place(line, {room.left(), top, room.width(), height});
        top += height + spacing();
    }
}

std::vector<WrappingRow::Line> WrappingRow::linesFor(int width) const
{
    std::vector<QLayoutItem*> shown;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            shown.push_back(item.get());
    std::vector<Line> lines;
    int left = 0;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int wanted = wantedWidth(*shown[i]);
        const bool isName = i + 1 < shown.size() && names(*shown[i], *shown[i + 1]);
        const int together = wanted + (isName ? spacing() + wantedWidth(*shown[i + 1]) : 0);
        const bool isBesideItsName =
            i > 0 && names(*shown[i - 1], *shown[i]) && leastWidth(*shown[i]) <= left;
        if (lines.empty() || (together > left && !isBesideItsName)) {
            lines.emplace_back();
            left = width;
        }
        lines.back().push_back(shown[i]);
        left -= wanted + spacing();
    }
    return lines;
}

/// What is left of the line is shared by those that want it.
std::vector<int> WrappingRow::widthsOf(const Line& line, int room) const
{
    int rest = room + spacing();
    int expanding = 0;
    for (const QLayoutItem* item : line) {
        rest -= wantedWidth(*item) + spacing();
        expanding += expands(*item) ? 1 : 0;
    }
    std::vector<int> widths;
    int left = room;
    for (const QLayoutItem* item : line) {
        int width = std::min(wantedWidth(*item), left);
        if (expands(*item) && rest > 0) {
            const int share = std::min(rest / expanding--, std::max(0, item->maximumSize().width() - width));
            rest -= share;
            width += share;
        }
        widths.push_back(width);
        left -= width + spacing();
    }
    return widths;
}

int WrappingRow::heightOf(const Line& line, int room) const
{
    const std::vector<int> widths = widthsOf(line, room);
    int height = 0;
    for (std::size_t i = 0; i < line.size(); ++i)
        height = std::max(height, desktop::heightOf(*line[i], widths[i]));
    return height;
}

void WrappingRow::place(const Line& line, const QRect& rect) const
{
    const std::vector<int> widths = widthsOf(line, rect.width());
    int x = rect.left();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int height = std::min(desktop::heightOf(*line[i], widths[i]), rect.height());
        line[i]->setGeometry({x, rect.top() + (rect.height() - height) / 2, widths[i], height});
        x += widths[i] + spacing();
    }
}

} // namespace glossator::desktop
