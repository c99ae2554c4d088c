// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_split.h"

#include <QEvent>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int widthOfBoth = 800; ///< pixels that both need, whatever the text is
// In average letters, so that all grows with the text.
constexpr int lettersOfBoth = 122;
constexpr int lettersOfSide = 48;
constexpr int lettersAtMost = 76;

} // namespace

StageSplit::StageSplit(QWidget* table, QWidget* side, QWidget* parent)
    : QSplitter(parent), m_table(table), m_side(side)
{
    setObjectName(QStringLiteral("stageSplitter"));
    setChildrenCollapsible(false);
    addWidget(m_table);
    addWidget(m_side);
    setStretchFactor(0, 1);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isMoved = true; });
}

int StageSplit::inText(int letters) const
{
    return letters * fontMetrics().averageCharWidth();
}

void StageSplit::openSide(bool open)
{
    if (!m_isNarrow || open == m_isOpen)
        return;
    m_isOpen = open;
    arrange();
}

/// The column has its share until the user moves the line between the two.
void StageSplit::arrange()
{
    const bool hadFocus = m_side->isAncestorOf(window()->focusWidget());
    m_side->setVisible(isSideShown());
    const int wanted = std::clamp(width() * 2 / 9, inText(lettersOfSide), inText(lettersAtMost));
    const int side = std::min(wanted, width() * 9 / 20);
    if (!m_isMoved)
        setSizes({width() - side, side});
    if (hadFocus && !isSideShown())
        m_table->setFocus();
    emit changed();
}

void StageSplit::measure()
{
    const bool isNarrow = width() < std::max(widthOfBoth, inText(lettersOfBoth));
    if (isNarrow != m_isNarrow)
        m_isOpen = false;
    m_isNarrow = isNarrow;
    arrange();
}

void StageSplit::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    measure();
}

void StageSplit::changeEvent(QEvent* event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measure();
}

} // namespace glossator::desktop
