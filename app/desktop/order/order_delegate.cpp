// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/order/order_row.h"

#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

namespace glossator::desktop {

namespace {

/// The width that a row of the tree has for itself, at whatever depth.
int widthOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (tree == nullptr)
        return option.rect.width();
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    return tree->viewport()->width() - depth * tree->indentation();
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QRect& ground, bool isHere)
{
    const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
    if (!isCurrent && !isHere)
        return;
    const QColor link = option.palette.color(QPalette::Link);
    QColor wash = link;
    wash.setAlpha(36);
    painter.fillRect(ground, isCurrent ? option.palette.color(QPalette::Highlight) : wash);
    if (isHere) // seen also on the row that is current
        painter.fillRect(QRect(ground.topLeft(), QSize(OrderRow::hereBar, ground.height())), link);
}

/// How the sought words of a text stand out.
QList<QTextLayout::FormatRange> tintsOf(const std::vector<terms::Span>& sought,
                                        const QStyleOptionViewItem& option)
{
    const Inks& inks = inksOf(printingFor(option.palette));
    QTextCharFormat tint;
    tint.setBackground((option.state & QStyle::State_Selected) != 0 ? inks.foundAt : inks.found);
    tint.setForeground(inks.selectedText);
    QList<QTextLayout::FormatRange> tints;
    for (const terms::Span& span : sought)
        tints.push_back({static_cast<int>(span.start), static_cast<int>(span.length), tint});
    return tints;
}

/// Writes with the pen and the font of the painter, in as many lines as there must be.
void paintText(QPainter& painter, const QRect& rect, const QString& words, const terms::SoughtWords& sought,
               const QStyleOptionViewItem& option)
{
    const QString text = typographic(words);
    const auto spans = sought.in(text);
    if (spans.empty()) {
        painter.drawText(rect, Qt::TextWordWrap | Qt::AlignLeft, text);
        return;
    }
    QTextLayout layout(text, painter.font());
    layout.setFormats(tintsOf(spans, option));
    layout.beginLayout();
    const qreal leading = QFontMetricsF(painter.font()).leading();
    qreal y = -leading;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(rect.width());
        line.setPosition({0, y + leading});
        y += leading + line.height();
    }
    layout.endLayout();
    layout.draw(&painter, rect.topLeft());
}

/// The sign of the stage, and that the game is there.
void paintHere(QPainter& painter, const OrderRow& row, const QString& words, QPoint at,
               const QPalette& palette)
{
    const QRectF line = row.here.translated(at);
    const double side = line.height() * 0.5;
    const QPointF top(line.left(), line.center().y() - side / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Link));
    painter.drawPolygon(QPolygonF({top, top + QPointF(side, side / 2), top + QPointF(0, side)}));
    painter.setFont(row.markFont);
    painter.setPen(palette.color(QPalette::Link));
    painter.drawText(line.adjusted(side * 1.5, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words);
}

/// The number of the step in a disc; a ring for one that comes whenever it comes.
void paintNumber(QPainter& painter, const QRect& rect, int number, const QPalette& palette)
{
    const QRectF disc = QRectF(rect).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(rubricOf(palette), 1.5));
    painter.setBrush(number > 0 ? QBrush(rubricOf(palette)) : Qt::NoBrush);
    painter.drawEllipse(disc);
    painter.setPen(number > 0 ? palette.color(QPalette::Base) : rubricOf(palette));
    painter.drawText(disc, Qt::AlignCenter, number > 0 ? QString::number(number) : QStringLiteral("!"));
}

void paintPart(QPainter& painter, const OrderRow& row, const QString& name, QPoint at,
               const terms::SoughtWords& sought, const QStyleOptionViewItem& option)
{
    painter.setFont(row.partFont);
    painter.setPen(rubricOf(option.palette));
    const QRect rect = row.part.translated(at);
    paintText(painter, rect, name, sought, option);
    const int words = painter.fontMetrics().horizontalAdvance(name) + rect.height() / 2;
    painter.setPen(QPen(option.palette.color(QPalette::Mid), 1));
    painter.drawLine(rect.left() + words, rect.center().y(), row.mark.right() + at.x(), rect.center().y());
}

void paintMark(QPainter& painter, const OrderRow& row, const QModelIndex& index, QPoint at,
               const QPalette& palette)
{
    painter.setFont(row.markFont);
    painter.setPen(row.kind == OrderModel::RowKind::Step ? rubricOf(palette) : quietTextOf(palette));
    painter.drawText(row.mark.translated(at), Qt::AlignRight | Qt::AlignVCenter,
                     index.data(OrderModel::MarkRole).toString());
}

} // namespace

QSize OrderDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option, index);
    return {width, OrderRow(index, option.font, width).height};
}

void OrderDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const OrderRow row(index, option.font, widthOf(option, index));
    const QPoint at = option.rect.topLeft();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QString part = index.data(OrderModel::PartRole).toString();
    QRect ground = option.rect;
    if (!part.isEmpty()) {
        ground.setTop(row.part.bottom() + at.y());
        paintPart(*painter, row, part, at, m_sought, option);
    }
    const QString here = index.data(OrderModel::HereRole).toString();
    paintGround(*painter, option, ground, !here.isEmpty());
    if (!here.isEmpty())
        paintHere(*painter, row, here, at, option.palette);
    if (row.kind == OrderModel::RowKind::Step) {
        painter->setFont(row.markFont);
        paintNumber(*painter, row.number.translated(at), index.data(OrderModel::NumberRole).toInt(),
                    option.palette);
    }
    painter->setFont(row.conditionFont);
    painter->setPen(rubricOf(option.palette));
    paintText(*painter, row.condition.translated(at), index.data(OrderModel::ConditionRole).toString(),
              m_sought, option);
    painter->setFont(row.textFont);
    painter->setPen(row.kind == OrderModel::RowKind::More ? quietTextOf(option.palette)
                                                          : option.palette.color(QPalette::Text));
    paintText(*painter, row.text.translated(at), index.data(Qt::DisplayRole).toString(), m_sought, option);
    painter->setFont(row.noteFont);
    painter->setPen(quietTextOf(option.palette));
    paintText(*painter, row.note.translated(at), index.data(OrderModel::NoteRole).toString(), m_sought,
              option);
    paintMark(*painter, row, index, at, option.palette);
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(rubricOf(option.palette), 1));
        painter->drawRect(QRectF(ground).adjusted(0.5, 0.5, -0.5, -0.5)); // all within the row
    }
    painter->restore();
}

} // namespace glossator::desktop
