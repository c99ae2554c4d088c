// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/feature_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/tiles/feature_list_model.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr int gap = 4;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

int heightOf(const QString& text, const QFontMetrics& metrics, int width)
{
    constexpr int anyHeight = 1 << 20;
    return metrics.boundingRect(QRect(0, 0, width, anyHeight), wrapped, text).height();
}

/// That of the list, or what little there is without one.
int widthIn(const QStyleOptionViewItem& option)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    return (list != nullptr ? list->viewport()->width() : option.rect.width()) - 4 * gap;
}

} // namespace

QSize FeatureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthIn(option);
    const QString facts = index.data(FeatureListModel::FactsRole).toString();
    return {10 * option.fontMetrics.averageCharWidth(),
            heightOf(index.data(Qt::DisplayRole).toString(), option.fontMetrics, width) +
                heightOf(facts, option.fontMetrics, width) + 2 * gap};
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
    const QString name = index.data(Qt::DisplayRole).toString();
    QRect part = option.rect.adjusted(2 * gap, gap, -2 * gap, -gap);
    painter->setPen(strong);
    painter->drawText(part, wrapped, name);
    part.setTop(part.top() + heightOf(name, option.fontMetrics, part.width()));
    painter->setPen(isSelected ? strong : quietTextOf(option.palette));
    painter->drawText(part, wrapped, index.data(FeatureListModel::FactsRole).toString());
    painter->restore();
}

} // namespace glossator::desktop
