// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_chip.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

namespace {

constexpr int chipAir = 8; ///< at both ends, and between the name and the cross
constexpr int signAir = 5; ///< between the sign and the name

} // namespace

TableChip::TableChip(QString name, QIcon sign, QWidget* parent)
    : QToolButton(parent), m_name(std::move(name)), m_sign(std::move(sign))
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
    const int left = m_sign.isNull() ? chipAir : chipAir + signSide() + signAir;
    return {left, 0, width() - widthBesideName(), height()};
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
    m_sign.paint(&painter, QRect(chipAir, (height() - signSide()) / 2, signSide(), signSide()));
    QRect cross({}, iconSize());
    cross.moveCenter(rect().center());
    cross.moveLeft(nameRect().right() + 1 + chipAir);
    icon().paint(&painter, cross);
}

/// As high as a line of text, so that the chip is as high as without it.
int TableChip::signSide() const
{
    return fontMetrics().height();
}

int TableChip::widthBesideName() const
{
    return 3 * chipAir + iconSize().width() + (m_sign.isNull() ? 0 : signSide() + signAir);
}

} // namespace glossator::desktop
