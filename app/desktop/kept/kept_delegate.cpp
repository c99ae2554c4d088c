// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/kept/kept_delegate.h"

#include "app/desktop/kept/kept_model.h"
#include "app/desktop/look/elided_at_word.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace glossator::desktop {

namespace {

constexpr int side = 12;
constexpr int air = 5;
constexpr int mostOwnLines = 8; ///< of one's own words, which may be as long as one likes
constexpr int headingHeight = 30;

QFont titleFont()
{
    return Typefaces::reading(15);
}

QFont detailFont()
{
    return Typefaces::control(11);
}

/// Words broken into lines, the last one cut off behind a word where there is more.
QStringList linesOf(const QString& words, const QFont& font, double width, int most)
{
    const QString text = typographic(words);
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < most;
         line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        lines += isLast
                     ? elidedAtWord(text.mid(line.textStart()), QFontMetrics(font), static_cast<int>(width))
                     : text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return lines;
}

/// What the catalogue says is whole.
QStringList titleLines(const QModelIndex& index, double width)
{
    using Group = KeptModel::Group;
    const auto group = static_cast<Group>(index.data(KeptModel::GroupRole).toInt());
    const bool isOwn = group == Group::Notes || group == Group::Decisions;
    return linesOf(index.data().toString(), titleFont(), width,
                   isOwn ? mostOwnLines : std::numeric_limits<int>::max());
}

QStringList detailLines(const QModelIndex& index, double width)
{
    return linesOf(index.data(KeptModel::DetailRole).toString(), detailFont(), width,
                   std::numeric_limits<int>::max());
}

/// Writes lines with the pen of the painter and gives where the next would begin.
int write(QPainter& painter, const QStringList& lines, const QFont& font, const QRect& area, int height)
{
    int y = area.top();
    painter.setFont(font);
    for (const QString& line : lines) {
        painter.drawText(QRect(area.left(), y, area.width(), height), Qt::AlignLeft | Qt::AlignVCenter,
                         line.trimmed());
        y += height;
    }
    return y;
}

int widthOf(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

int lineHeight()
{
    return static_cast<int>(std::ceil(QFontMetricsF(titleFont()).height()));
}

int detailHeight()
{
    return static_cast<int>(std::ceil(QFontMetricsF(detailFont()).height())) + 2;
}

} // namespace

KeptDelegate::KeptDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize KeptDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option);
    if (index.data(KeptModel::IsHeadingRole).toBool())
        return {width, Typefaces::scaled(headingHeight)};
    const int room = std::max(40, width - 2 * side);
    const auto lines = static_cast<int>(titleLines(index, room).size());
    const auto details = std::max(1, static_cast<int>(detailLines(index, room).size()));
    return {width, lines * lineHeight() + details * detailHeight() + 2 * air};
}

void KeptDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const Inks& inks = inksOf(printingFor(option.palette));
    const QRect area = option.rect.adjusted(side, air, -side, -air);
    painter->save();
    if (index.data(KeptModel::IsHeadingRole).toBool()) {
        painter->setFont(Typefaces::controlBold(12));
        painter->setPen(inks.rubric);
        painter->drawText(option.rect.adjusted(side, 6, -side, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          index.data().toString());
        return painter->restore();
    }
    if ((option.state & QStyle::State_Selected) != 0) {
        const bool hasFocus = option.widget != nullptr && option.widget->hasFocus();
        painter->fillRect(option.rect, inks.shade);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          hasFocus ? inks.rubric : inks.line);
    }
    painter->setPen(inks.text);
    const int y = write(*painter, titleLines(index, area.width()), titleFont(), area, lineHeight());
    painter->setPen(inks.quiet);
    write(*painter, detailLines(index, area.width()), detailFont(),
          {area.left(), y, area.width(), detailHeight()}, detailHeight());
    painter->restore();
}

} // namespace glossator::desktop
