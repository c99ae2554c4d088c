// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/wrapping_row.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>

#include <algorithm>
#include <numeric>

namespace glossator::desktop {

namespace {

constexpr int frame = 24; ///< around the words of a field

const QLineEdit* fieldOf(const QLayoutItem& item)
{
    return qobject_cast<const QLineEdit*>(const_cast<QLayoutItem&>(item).widget());
}

/// Words that may wrap have one line if there is room for it.
int widthOfLine(const QLayoutItem& item)
{
    const auto* label = qobject_cast<const QLabel*>(const_cast<QLayoutItem&>(item).widget());
    return label == nullptr || !label->wordWrap() ? 0
                                                  : label->fontMetrics().horizontalAdvance(label->text()) + 1;
}

int wantedWidth(const QLayoutItem& item)
{
    const int hint = std::max({item.sizeHint().width(), item.minimumSize().width(), widthOfLine(item)});
    const QLineEdit* field = fieldOf(item);
    return field == nullptr
               ? hint
               : std::max(hint, field->fontMetrics().horizontalAdvance(field->placeholderText()) + frame);
}

/// Of what stands in a field, with the button that clears it.
int widthOfWords(const QLineEdit& field)
{
    const QString words = field.text().isEmpty() ? field.placeholderText() : field.text();
    return field.fontMetrics().horizontalAdvance(words) + frame + field.sizeHint().height();
}

/// A field shows the less of what is typed rather than leave its name alone on a line.
int leastWidth(const QLayoutItem& item)
{
    return fieldOf(item) != nullptr ? std::max(item.minimumSize().width(), wantedWidth(item) / 2)
                                    : wantedWidth(item);
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

int WrappingRow::neededWidth(const QLayoutItem& item, Fields fields) const
{
    const QLineEdit* field = fieldOf(item);
    if (!m_fieldsYield || field == nullptr)
        return wantedWidth(item);
    const int least = std::max(item.minimumSize().width(), item.sizeHint().width() * 3 / 5);
    return fields == Fields::Narrow || field->text().isEmpty()
               ? least
               : std::max(least, std::min(widthOfWords(*field), item.maximumSize().width()));
}

/// Fields yield as long as they share a line without cutting what stands in one of them.
std::vector<WrappingRow::Line> WrappingRow::linesFor(int width) const
{
    std::vector<Line> lines = brokenInto(width, Fields::Narrow);
    return m_fieldsYield && cutsWords(lines, width) ? brokenInto(width, Fields::Whole) : lines;
}

bool WrappingRow::cutsWords(const std::vector<Line>& lines, int width) const
{
    for (const Line& line : lines) {
        const std::vector<int> widths = widthsOf(line, width);
        for (std::size_t i = 0; i < line.size(); ++i)
            if (const QLineEdit* field = fieldOf(*line[i]); field != nullptr && !field->text().isEmpty())
                if (widths[i] <=
                    field->fontMetrics().horizontalAdvance(field->text()) + field->sizeHint().height())
                    return true;
    }
    return false;
}

std::vector<WrappingRow::Line> WrappingRow::brokenInto(int width, Fields fields) const
{
    std::vector<QLayoutItem*> shown;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            shown.push_back(item.get());
    std::vector<Line> lines;
    int left = 0;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int needed = neededWidth(*shown[i], fields);
        const bool isName = i + 1 < shown.size() && names(*shown[i], *shown[i + 1]);
        const int together = needed + (isName ? spacing() + neededWidth(*shown[i + 1], fields) : 0);
        const bool isBesideItsName =
            i > 0 && names(*shown[i - 1], *shown[i]) && leastWidth(*shown[i]) <= left;
        if (lines.empty() || (together > left && !isBesideItsName)) {
            lines.emplace_back();
            left = width;
        }
        lines.back().push_back(shown[i]);
        left -= needed + spacing();
    }
    return lines;
}

/// Where a line has less room than is wanted, its fields share what the others leave: the ones that need
/// little for their words have that, the others are of one width.
std::vector<int> WrappingRow::basesOf(const Line& line, int room) const
{
    std::vector<int> bases;
    std::vector<std::size_t> fields;
    int left = room - static_cast<int>(line.size() - 1) * spacing();
    for (const QLayoutItem* item : line)
        bases.push_back(wantedWidth(*item));
    if (!m_fieldsYield || std::accumulate(bases.begin(), bases.end(), 0) <= left)
        return bases;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (const QLineEdit* field = fieldOf(*line[i])) {
            fields.push_back(i);
            bases[i] = widthOfWords(*field);
        } else
            left -= bases[i];
    std::ranges::sort(fields, {}, [&](std::size_t i) { return bases[i]; });
    for (std::size_t done = 0; done < fields.size(); ++done) {
        int& width = bases[fields[done]];
        width = std::min(width, std::max(0, left) / static_cast<int>(fields.size() - done));
        left -= width;
    }
    return bases;
}

/// What is left of the line is shared by those that want it.
std::vector<int> WrappingRow::widthsOf(const Line& line, int room) const
{
    const std::vector<int> bases = basesOf(line, room);
    int rest = room + spacing();
    int expanding = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        rest -= bases[i] + spacing();
        expanding += expands(*line[i]) ? 1 : 0;
    }
    std::vector<int> widths;
    int left = room;
    for (std::size_t i = 0; i < line.size(); ++i) {
        int width = std::min(bases[i], left);
        if (expands(*line[i]) && rest > 0) {
            const int share = std::min(rest / std::max(1, expanding--),
                                       std::max(0, line[i]->maximumSize().width() - width));
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
