// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/findable.h"
#include "model/terms/sought_words.h"

#include <QObject>
#include <QPersistentModelIndex>

#include <optional>
#include <vector>

class QTreeView;

namespace glossator::desktop {

/// Finds words in the order of play, also in rows that are not opened up, and has them tinted. When the table
/// or the language changes, it finds them again.
class OrderFinder : public QObject, public Findable
{
    Q_OBJECT

public:
    /// The tree of an OrderModel, whose rows an OrderDelegate sets, must outlive this.
    explicit OrderFinder(QTreeView& tree);
    ~OrderFinder() override = default;
    Q_DISABLE_COPY_MOVE(OrderFinder)

    void find(const QString& words) override;
    void findNext(bool isForward) override;
    [[nodiscard]] int foundCount() const override { return static_cast<int>(m_found.size()); }
    [[nodiscard]] int foundIndex() const override { return m_index; }
    [[nodiscard]] QWidget& view() override;

private:
    void findAgain();
    void look(const QString& words);
    [[nodiscard]] bool hasWords(const QModelIndex& row) const;
    void collectAll();
    void collect(const QModelIndex& parent, bool& isPast);
    void goTo(int index);
    /// Closes what the search opened, but what `kept` lies in.
    void closeOpened(const QModelIndex& kept);
    /// To where the search began, unless somebody went on from where it led.
    void goBack();

    QTreeView& m_tree;
    terms::SoughtWords m_sought;
    std::vector<QPersistentModelIndex> m_found; ///< in the order of the rows
    int m_index = -1;
    std::optional<QPersistentModelIndex> m_start; ///< where one was as the search began, until one goes on
    QPersistentModelIndex m_led;                  ///< where it led last
    std::vector<QPersistentModelIndex> m_opened;  ///< to show that
    int m_first = -1;                             ///< the first found from where one was
};

} // namespace glossator::desktop
