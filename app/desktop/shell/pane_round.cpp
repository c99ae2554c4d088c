// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/pane_round.h"

#include "app/desktop/contents/side_panel.h"
#include "app/desktop/look/paned.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/top_bar.h"

#include <QApplication>
#include <QLineEdit>

#include <algorithm>

namespace glossator::desktop {

namespace {

bool hasFocusIn(const QWidget* part)
{
    const QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && (part == focus || part->isAncestorOf(focus));
}

} // namespace

void PaneRound::go(int step) const
{
    QWidget* pane = paneAfter(step);
    const bool isSearch = pane == m_top.searchField();
    if (isSearch) // the first steps are for those who come to search
        m_top.searchField()->selectAll();
    if (auto* paned = dynamic_cast<Paned*>(m_pages.currentWidget()); paned != nullptr)
        paned->bring(pane);
    pane->setFocus(isSearch ? Qt::OtherFocusReason : Qt::ShortcutFocusReason);
}

std::vector<QWidget*> PaneRound::panes() const
{
    std::vector<QWidget*> all{m_top.searchField(), &m_notice, &m_side};
    QWidget* page = m_pages.currentWidget();
    const auto* paned = dynamic_cast<const Paned*>(page);
    for (QWidget* pane : paned != nullptr ? paned->panes() : std::vector{page})
        all.push_back(pane);
    std::erase_if(all, [paned](const QWidget* pane) {
        return !pane->isVisible() && (paned == nullptr || !paned->isAtHand(pane));
    });
    return all;
}

/// The bar on top counts as its search field; from a place that is in none one goes to the page.
QWidget* PaneRound::paneAfter(int step) const
{
    const auto all = panes();
    const int count = static_cast<int>(all.size());
    auto now = std::ranges::find_if(all, hasFocusIn);
    if (now == all.end() && hasFocusIn(&m_top))
        now = all.begin();
    const auto page =
        std::ranges::find_if(all, [this](const QWidget* pane) { return m_pages.isAncestorOf(pane); });
    const auto from = static_cast<int>(now - all.begin());
    const auto next = now == all.end() ? static_cast<int>(page - all.begin()) : from + step + count;
    return all.at(static_cast<std::size_t>(next % count));
}

} // namespace glossator::desktop
