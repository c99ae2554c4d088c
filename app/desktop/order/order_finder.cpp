// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_finder.h"

#include "app/desktop/order/order_delegate.h"
#include "app/desktop/order/order_model.h"
#include "model/catalogue/catalogue.h"

#include <QTreeView>

#include <algorithm>
#include <array>

namespace glossator::desktop {

OrderFinder::OrderFinder(QTreeView& tree) : m_tree(tree)
{
    connect(tree.model(), &QAbstractItemModel::modelReset, this, &OrderFinder::findAgain);
    connect(tree.model(), &QAbstractItemModel::layoutChanged, this, &OrderFinder::findAgain);
}

QWidget& OrderFinder::view()
{
    return m_tree;
}

void OrderFinder::find(const QString& words)
{
    if (m_sought.isEmpty()) {
        m_start = m_led = m_tree.currentIndex();
        m_opened.clear();
    }
    look(words);
    collectAll();
    if (!m_found.empty())
        goTo(m_first < 0 ? 0 : m_first);
    else if (!m_sought.isEmpty())
        goBack();
}

void OrderFinder::look(const QString& words)
{
    const auto* catalogue = qobject_cast<const OrderModel*>(m_tree.model())->catalogue();
    m_sought = terms::SoughtWords(words, catalogue != nullptr ? terms::WordFamilies(catalogue->database())
                                                              : terms::WordFamilies());
    qobject_cast<OrderDelegate*>(m_tree.itemDelegate())->setSought(m_sought);
    m_tree.viewport()->update();
}

/// The place found last is counted where the words are still in its row; nobody is taken anywhere.
void OrderFinder::findAgain()
{
    collectAll();
    const auto at = std::find(m_found.begin(), m_found.end(), QPersistentModelIndex(m_tree.currentIndex()));
    m_index = at == m_found.end() ? -1 : static_cast<int>(at - m_found.begin());
    tellChanged();
}

void OrderFinder::collectAll()
{
    m_found.clear();
    m_index = -1;
    m_first = -1;
    bool isPast = !m_tree.currentIndex().isValid();
    if (!m_sought.isEmpty())
        collect({}, isPast);
}

/// In what stands in it, with what stands above and below that.
bool OrderFinder::hasWords(const QModelIndex& row) const
{
    const std::array roles{int(OrderModel::PartRole), int(OrderModel::ConditionRole), int(Qt::DisplayRole),
                           int(OrderModel::NoteRole)};
    return std::ranges::any_of(roles,
                               [&](int role) { return !m_sought.in(row.data(role).toString()).empty(); });
}

void OrderFinder::findNext(bool isForward)
{
    const int count = foundCount();
    const int last = m_index < 0 && !isForward ? 0 : m_index; // before the first comes the last
    m_start.reset();
    if (count > 0)
        goTo((last + (isForward ? 1 : -1) + count) % count);
}

/// `isPast`: the row in which one was has come.
void OrderFinder::collect(const QModelIndex& parent, bool& isPast)
{
    const QAbstractItemModel& model = *m_tree.model();
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex at = model.index(row, 0, parent);
        isPast = isPast || at == m_tree.currentIndex();
        if (hasWords(at)) {
            m_found.emplace_back(at);
            if (isPast && m_first < 0)
                m_first = foundCount() - 1;
        }
        collect(at, isPast);
    }
}

void OrderFinder::goTo(int index)
{
    m_index = index;
    const QModelIndex row = m_found.at(static_cast<std::size_t>(index));
    if (m_tree.currentIndex() != m_led) // somebody went on, and reads there
        m_opened.clear();
    closeOpened(row);
    for (QModelIndex above = row.parent(); above.isValid(); above = above.parent())
        if (!m_tree.isExpanded(above)) {
            m_tree.expand(above);
            m_opened.emplace_back(above);
        }
    m_tree.setCurrentIndex(row);
    m_tree.scrollTo(row);
    m_led = row;
}

void OrderFinder::closeOpened(const QModelIndex& kept)
{
    const auto isAboveKept = [&](const QModelIndex& row) {
        QModelIndex above = kept.parent();
        while (above.isValid() && above != row)
            above = above.parent();
        return above.isValid();
    };
    const auto others =
        std::partition(m_opened.begin(), m_opened.end(),
                       [&](const QPersistentModelIndex& row) { return row.isValid() && isAboveKept(row); });
    std::for_each(others, m_opened.end(), [this](const QPersistentModelIndex& row) {
        if (row.isValid())
            m_tree.collapse(row);
    });
    m_opened.erase(others, m_opened.end());
}

void OrderFinder::goBack()
{
    if (!m_start || m_tree.currentIndex() != m_led)
        return;
    m_led = *m_start;
    closeOpened(*m_start);
    m_tree.setCurrentIndex(*m_start);
    if (m_start->isValid())
        m_tree.scrollTo(*m_start);
    else
        m_tree.scrollToTop();
}

} // namespace glossator::desktop
