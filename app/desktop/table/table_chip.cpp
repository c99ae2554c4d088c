// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_chip.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

namespace {

constexpr int chipAir = 8; ///< left of the name, between it and the cross, and right of the cross

} // namespace

TableChip::TableChip(QString name, QWidget* parent) : QToolButton(parent), m_name(std::move(name))
{
}

void TableChip::setMostWidth(int width)
{
    m_mostWidth = width;
    updateGeometry();
}

QSize TableChip::sizeHint() const
{
    const int width = fontMetrics().horizontalAdvance(m_name) + 1 + widthBesideName();
    return {std::min(width, m_mostWidth), QToolButton::sizeHint().height()};
}

QRect TableChip::nameRect() const
{
    return {chipAir, 0, width() - widthBesideName(), height()};
}

void TableChip::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.icon = {};
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(nameRect(), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_name, Qt::ElideRight, nameRect().width()));
    QRect cross({}, iconSize());
    cross.moveCenter(rect().center());
    cross.moveLeft(nameRect().right() + 1 + chipAir);
    icon().paint(&painter, cross);
}

int TableChip::widthBesideName() const
{
    return 3 * chipAir + iconSize().width();
}

} // namespace glossator::desktop
