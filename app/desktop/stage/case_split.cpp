// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_split.h"

#include <QEvent>

#include <algorithm>

namespace glossator::desktop {

namespace {

// Pixels, whatever the text is, and average letters, so that all grows with the text.
constexpr int widthOfBoth = 720;
constexpr int lettersOfBoth = 100;
constexpr int muchWidth = 1500;
constexpr int muchLetters = 220;
constexpr int fewestLetters = 36; ///< of a line in the list
constexpr int mostLetters = 52;

} // namespace

CaseSplit::CaseSplit(QWidget* cases, QWidget* stage, QWidget* parent)
    : QSplitter(parent), m_cases(cases), m_stage(stage)
{
    setObjectName(QStringLiteral("caseSplitter"));
    setChildrenCollapsible(false);
    setHandleWidth(1);
    addWidget(m_cases);
    addWidget(m_stage);
    setStretchFactor(1, 1);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isMoved = true; });
}

int CaseSplit::inText(int letters) const
{
    return letters * fontMetrics().averageCharWidth();
}

CaseSplit::Room CaseSplit::room() const
{
    if (width() < std::max(widthOfBoth, inText(lettersOfBoth)))
        return Room::Little;
    return width() < std::max(muchWidth, inText(muchLetters)) ? Room::Some : Room::Much;
}

bool CaseSplit::isOpen() const
{
    const bool isUsual = m_hasCase ? room() == Room::Much : room() != Room::Little;
    return m_wish.value_or(isUsual);
}

void CaseSplit::open(bool isOpen)
{
    m_wish = isOpen;
    arrange();
}

void CaseSplit::setHasCase(bool hasCase)
{
    if (hasCase == m_hasCase)
        return;
    m_hasCase = hasCase;
    arrange();
}

void CaseSplit::giveWay()
{
    if (room() != Room::Much)
        m_wish.reset();
    arrange();
}

QSize CaseSplit::minimumSizeHint() const
{
    return m_stage->minimumSizeHint();
}

void CaseSplit::arrange()
{
    m_cases->setVisible(isOpen());
    m_stage->setVisible(!isOpen() || room() != Room::Little);
    if (!m_isMoved && isOpen()) {
        const int cases = std::clamp(width() * 2 / 9, inText(fewestLetters), inText(mostLetters));
        setSizes({cases, width() - cases});
    }
    emit changed();
}

void CaseSplit::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

void CaseSplit::changeEvent(QEvent* event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace glossator::desktop
