// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace glossator::desktop {

class Pages;
class SidePanel;
class TopBar;

/// The round that the keyboard makes through the parts of the window: the search field, a notice, what stands
/// at the side, and the panes of the page.
class PaneRound
{
public:
    PaneRound(TopBar& top, QWidget& notice, SidePanel& side, Pages& pages)
        : m_top(top), m_notice(notice), m_side(side), m_pages(pages)
    {
    }

    /// To the next part for 1, to the one before for -1.
    void go(int step) const;

private:
    /// Those that can be seen or are at hand.
    [[nodiscard]] std::vector<QWidget*> panes() const;
    [[nodiscard]] QWidget* paneAfter(int step) const;

    TopBar& m_top;
    QWidget& m_notice;
    SidePanel& m_side;
    Pages& m_pages;
};

} // namespace glossator::desktop
