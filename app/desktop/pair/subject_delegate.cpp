// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/subject_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/subject_model.h"

#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int side = 12;
constexpr int rowHeight = 32;

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
    const QRect area = option.rect.adjusted(side, 0, -side, 0);
    const QString kind = index.data(SubjectModel::KindRole).toString();
    const QFont small = Typefaces::control(12);
    const int kindWidth = std::min(QFontMetrics(small).horizontalAdvance(kind) + side, area.width() / 2);
    painter->setFont(small);
    painter->setPen(inks.quiet);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter,
                      QFontMetrics(small).elidedText(kind, Qt::ElideRight, kindWidth));
    const QFont font = Typefaces::reading(17);
    painter->setFont(font);
    painter->setPen(inks.text);
    painter->drawText(
        area, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, area.width() - kindWidth));
    painter->restore();
}

QSize SubjectDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {QFontMetrics(Typefaces::reading(17)).horizontalAdvance(index.data().toString()) + 2 * side,
            Typefaces::scaled(rowHeight)};
}

} // namespace glossator::desktop
