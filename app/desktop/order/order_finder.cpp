// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_finder.h"

#include "app/desktop/order/order_model.h"
#include "model/terms/folding.h"

#include <QTreeView>

namespace glossator::desktop {

namespace {

QString keyOf(const QString& text)
{
    return terms::Folding(terms::Folding::Level::Loose).key(text);
}

/// What stands in a row, with what stands above it.
QString wordsOf(const QModelIndex& row)
{
    QStringList words;
    for (const int role : {int(OrderModel::PartRole), int(OrderModel::ConditionRole), int(Qt::DisplayRole)})
        words += row.data(role).toString();
    return words.join(u' ');
}

} // namespace

QWidget& OrderFinder::view()
{
    return m_tree;
}

void OrderFinder::find(const QString& words)
{
    m_found.clear();
    m_index = -1;
    m_first = -1;
    bool isPast = !m_tree.currentIndex().isValid();
    if (const QString key = keyOf(words); !key.isEmpty())
        collect({}, key, isPast);
    if (!m_found.empty())
        goTo(m_first < 0 ? 0 : m_first);
}

void OrderFinder::findNext(bool isForward)
{
    std::erase_if(m_found, [](const QPersistentModelIndex& row) { return !row.isValid(); });
    const int count = foundCount();
    if (count > 0)
        goTo((m_index + (isForward ? 1 : -1) + count) % count);
}

/// `isPast`: the row in which one was has come.
void OrderFinder::collect(const QModelIndex& parent, const QString& key, bool& isPast)
{
    const QAbstractItemModel& model = *m_tree.model();
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex at = model.index(row, 0, parent);
        isPast = isPast || at == m_tree.currentIndex();
        if (keyOf(wordsOf(at)).contains(key)) {
            m_found.emplace_back(at);
            if (isPast && m_first < 0)
                m_first = foundCount() - 1;
        }
        collect(at, key, isPast);
    }
}

void OrderFinder::goTo(int index)
{
    m_index = index;
    const QModelIndex row = m_found.at(static_cast<std::size_t>(index));
    for (QModelIndex above = row.parent(); above.isValid(); above = above.parent())
        m_tree.expand(above);
    m_tree.setCurrentIndex(row);
    m_tree.scrollTo(row);
}

} // namespace glossator::desktop
