// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/findable.h"

#include <QPersistentModelIndex>

#include <vector>

class QTreeView;

namespace glossator::desktop {

/// Finds words in the order of play, also in rows that are not opened up; diacritics do not matter.
class OrderFinder : public Findable
{
public:
    /// The tree of an OrderModel must outlive this.
    explicit OrderFinder(QTreeView& tree) : m_tree(tree) {}

    void find(const QString& words) override;
    void findNext(bool isForward) override;
    [[nodiscard]] int foundCount() const override { return static_cast<int>(m_found.size()); }
    [[nodiscard]] int foundIndex() const override { return m_index; }
    [[nodiscard]] QWidget& view() override;

private:
    void collect(const QModelIndex& parent, const QString& key, bool& isPast);
    void goTo(int index);

    QTreeView& m_tree;
    std::vector<QPersistentModelIndex> m_found; ///< in the order of the rows
    int m_index = -1;
    int m_first = 0; ///< the first found from where one was
};

} // namespace glossator::desktop
