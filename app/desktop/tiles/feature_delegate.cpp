// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/feature_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/tiles/feature_list_model.h"

#include <QApplication>
#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr int gap = 4;

} // namespace

QSize FeatureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {10 * option.fontMetrics.averageCharWidth(), 2 * option.fontMetrics.height() + 2 * gap};
}

void FeatureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyleOptionViewItem panel = option;
    initStyleOption(&panel, index);
    const QWidget* widget = option.widget;
    const QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, widget);

    painter->save();
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const QColor strong = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    QRect line = option.rect.adjusted(2 * gap, gap, -2 * gap, -gap);
    line.setHeight(option.fontMetrics.height());
    painter->setPen(strong);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
    line.translate(0, line.height());
    painter->setPen(isSelected ? strong : quietTextOf(option.palette));
    const QString facts = index.data(FeatureListModel::FactsRole).toString();
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(facts, Qt::ElideRight, line.width()));
    painter->restore();
}

} // namespace glossator::desktop
