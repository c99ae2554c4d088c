// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_row.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

#include <QFontInfo>
#include <QFontMetrics>

#include <algorithm>

namespace glossator::desktop {

namespace {

using RowKind = OrderModel::RowKind;

QFont textFontOf(RowKind kind, double size)
{
    switch (kind) {
    case RowKind::Step:
        return Typefaces::readingBold(size * 1.55, Sizing::Exact);
    case RowKind::Act:
        return Typefaces::reading(size * 1.25, Sizing::Exact);
    case RowKind::More:
        return Typefaces::reading(size * 1.15, Sizing::Exact);
    }
    return Typefaces::reading(size, Sizing::Exact);
}

int airOf(RowKind kind, double size)
{
    return static_cast<int>(size * (kind == RowKind::Step ? 0.9 : 0.35));
}

} // namespace

OrderRow::OrderRow(const QModelIndex& index, const QFont& font, int width)
    : kind(static_cast<RowKind>(index.data(OrderModel::KindRole).toInt()))
{
    const double size = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    textFont = textFontOf(kind, size);
    markFont = Typefaces::controlBold(size * 0.85, Sizing::Exact);
    const QFontMetrics metrics(textFont);
    const int air = airOf(kind, size);
    const int besideBar = hereBar + 4;
    const int numberWidth = kind == RowKind::Step ? besideBar + metrics.height() + air : 0;
    const QFontMetrics marks(markFont);
    const int edge = static_cast<int>(size * 0.7); // between a mark and the scroll bar
    const auto roomOf = [&](const QString& words) { return marks.horizontalAdvance(words) + 2 * edge; };
    const int usualMark = roomOf(QStringLiteral("MMMMMM"));
    const int markWidth = std::max(usualMark, roomOf(index.data(OrderModel::MarkRole).toString()));
    const int measure = static_cast<int>(size * 54); // a line of the length that reads well
    const int inset = static_cast<int>(kind) * indentation;
    const int whole = std::min(width, measure - inset + usualMark); // marks end below one another
    const int room = std::max(40, whole - markWidth) - numberWidth;
    const bool isConditional = index.data(OrderModel::ConditionalRole).toBool();
    const int step = isConditional ? static_cast<int>(size * 1.2) : 0; // of a text under its condition
    partFont = Typefaces::controlBold(size, Sizing::Exact);
    const bool beginsPart = !index.data(OrderModel::PartRole).toString().isEmpty();
    const int above = static_cast<int>(size * 0.8);
    if (beginsPart)
        part = QRect(0, above, room, QFontMetrics(partFont).height());
    int top = beginsPart ? part.bottom() + 1 + air : air;
    const int first = metrics.height();
    mark = QRect(numberWidth + room, top, markWidth - edge, first);
    conditionFont = Typefaces::readingItalic(size * 1.15, Sizing::Exact);
    const QString when = index.data(OrderModel::ConditionRole).toString();
    if (!when.isEmpty()) {
        condition = QFontMetrics(conditionFont)
                        .boundingRect(QRect(numberWidth, top, room, 100000), Qt::TextWordWrap | Qt::AlignLeft,
                                      typographic(when));
        condition.setLeft(numberWidth);
        condition.setWidth(room);
        top = condition.bottom() + 1;
    }
    text = metrics.boundingRect(QRect(numberWidth + step, top, room - step, 100000),
                                Qt::TextWordWrap | Qt::AlignLeft,
                                typographic(index.data(Qt::DisplayRole).toString()));
    text.setLeft(numberWidth + step);
    text.setWidth(room - step);
    number = QRect(besideBar, air, metrics.height(), metrics.height());
    int bottom = text.bottom();
    if (!index.data(OrderModel::HereRole).toString().isEmpty()) {
        here = QRect(numberWidth, bottom + 1 + above / 4, room, marks.height());
        bottom = here.bottom();
    }
    noteFont = Typefaces::readingItalic(size * 1.15, Sizing::Exact);
    if (const QString words = index.data(OrderModel::NoteRole).toString(); !words.isEmpty())
        note = QFontMetrics(noteFont).boundingRect(QRect(numberWidth, bottom + 1 + above / 2, room, 100000),
                                                   Qt::TextWordWrap | Qt::AlignLeft, typographic(words));
    height = std::max({bottom, number.bottom(), note.bottom()}) + 1 + air;
}

} // namespace glossator::desktop
