// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/subject_delegate.h"

#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/subject_model.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int side = 12;
constexpr int rowHeight = 32;
constexpr int twoLines = 52;
constexpr int roomForOneLine = 460; ///< pixels, at the original size of text

QFont nameFont()
{
    return Typefaces::reading(17);
}

QFont kindFont()
{
    return Typefaces::control(12);
}

/// Where the list is narrow what a thing is stands below its name, and so in every row of it.
bool isNarrow(const QStyleOptionViewItem& option)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    // The viewport has its width only when the list has been seen.
    return list != nullptr && list->width() < Typefaces::scaled(roomForOneLine);
}

/// Names begin below one another, whether they have a sign or not.
int signWidth()
{
    return Typefaces::scaled(boxSignSide) + side / 2;
}

void write(QPainter& painter, const QRect& area, Qt::Alignment alignment, const QString& text)
{
    painter.drawText(area, alignment, painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

SubjectDelegate::SubjectDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

void SubjectDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Inks& inks = inksOf(printingFor(option.palette));
    painter->save();
    const bool isChosen = (option.state & QStyle::State_Selected) != 0;
    painter->fillRect(option.rect, isChosen ? inks.shade : inks.paper);
    if (isChosen)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), inks.rubric);
    const QRect area = option.rect.adjusted(side + signWidth(), 0, -side, 0);
    const QString kind = index.data(SubjectModel::KindRole).toString();
    QRect name = area;
    QRect note = area;
    if (isNarrow(option)) {
        name.setHeight(area.height() * 3 / 5);
        note.setTop(name.bottom() + 1);
    } else {
        note.setLeft(area.right() -
                     std::min(QFontMetrics(kindFont()).horizontalAdvance(kind), area.width() / 2));
        name.setRight(note.left() - side);
    }
    painter->setFont(kindFont());
    painter->setPen(inks.quiet);
    write(*painter, note, isNarrow(option) ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignRight | Qt::AlignVCenter,
          kind);
    painter->setFont(nameFont());
    painter->setPen(inks.text);
    write(*painter, name, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    QRect sign(0, 0, Typefaces::scaled(boxSignSide), Typefaces::scaled(boxSignSide));
    sign.moveCenter(name.center());
    sign.moveLeft(option.rect.left() + side);
    boxSign(index.data(SubjectModel::SignRole).toString(), option.palette).paint(painter, sign);
    painter->restore();
}

int SubjectDelegate::wholeWidth(const QModelIndex& index)
{
    return QFontMetrics(nameFont()).horizontalAdvance(index.data().toString()) +
           QFontMetrics(kindFont()).horizontalAdvance(index.data(SubjectModel::KindRole).toString()) +
           4 * side + signWidth();
}

QSize SubjectDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QFontMetrics(nameFont()).horizontalAdvance(index.data().toString()) + 2 * side + signWidth(),
            Typefaces::scaled(isNarrow(option) ? twoLines : rowHeight)};
}

} // namespace glossator::desktop
