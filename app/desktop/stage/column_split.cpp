// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/column_split.h"

#include <QEvent>

#include <algorithm>

namespace glossator::desktop {

ColumnSplit::ColumnSplit(QWidget* left, QWidget* right, QWidget* column, const Needs& needs, QWidget* parent)
    : QSplitter(parent), m_column(column), m_main(column == left ? right : left), m_needs(needs)
{
    setChildrenCollapsible(false);
    addWidget(left);
    addWidget(right);
    setStretchFactor(indexOf(m_main), 1);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isMoved = true; });
}

int ColumnSplit::pixelsOf(const Width& width) const
{
    return std::max(width.pixels, width.letters * fontMetrics().averageCharWidth());
}

ColumnSplit::Room ColumnSplit::room() const
{
    if (width() < pixelsOf(m_needs.some))
        return Room::Little;
    return width() < pixelsOf(m_needs.much) ? Room::Some : Room::Much;
}

bool ColumnSplit::isOpen() const
{
    return m_wishes.at(roomIndex()).value_or(room() >= m_usualFrom);
}

void ColumnSplit::open(bool isOpen)
{
    m_wishes.at(roomIndex()) = isOpen;
    arrange();
}

void ColumnSplit::setUsualFrom(Room room)
{
    if (room == m_usualFrom)
        return;
    m_usualFrom = room;
    arrange();
}

void ColumnSplit::giveWay()
{
    if (room() != Room::Much)
        m_wishes.at(roomIndex()).reset();
    arrange();
}

QSize ColumnSplit::minimumSizeHint() const
{
    return m_main->minimumSizeHint();
}

void ColumnSplit::arrange()
{
    const bool hadFocus = m_column->isAncestorOf(window()->focusWidget());
    m_column->setVisible(isOpen());
    m_main->setVisible(!isOpen() || room() != Room::Little);
    if (!m_isMoved && isOpen())
        share();
    if (hadFocus && !isOpen())
        m_main->setFocus();
    emit changed();
}

/// The column has its share until the user moves the line between the two.
void ColumnSplit::share()
{
    const int wanted =
        std::clamp(width() * 2 / 9, pixelsOf({0, m_needs.fewestLetters}), pixelsOf({0, m_needs.mostLetters}));
    const int column = std::min(wanted, width() * 2 / 5);
    const int other = width() - column;
    setSizes(indexOf(m_column) == 0 ? QList{column, other} : QList{other, column});
}

void ColumnSplit::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

void ColumnSplit::changeEvent(QEvent* event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace glossator::desktop
