// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/floating_card.h"
#include "app/desktop/table/box_content.h"
#include "model/catalogue/expansion.h"

#include <QHash>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace glossator::desktop {

class BoxFilterModel;
class BoxListModel;
class MyTable;
class TableChoice;

/// Where one chooses what lies on the table: a table by name, a ready set, or boxes one by one. It hangs
/// below the table's name.
class TablePanel : public FloatingCard
{
    Q_OBJECT

public:
    TablePanel(MyTable& table, QWidget* parent);

    void setBoxes(const std::vector<catalogue::Expansion>& boxes, QHash<QString, BoxContent> contents);
    void setLanguage(catalogue::Language language);
    /// Opens below a widget of the parent; the keyboard goes to the filter.
    void openBelow(const QWidget& anchor);

signals:
    /// Why a name was not taken, where the panel is no longer there to say it.
    void nameRefused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* buildSets();
    QWidget* buildFoot();
    void connectParts();
    void showTable();
    void showHint();
    void showCounts();
    void find(const QString& text);
    [[nodiscard]] QString whyNotFound(const QString& text) const;
    void tell(const QString& refusal);
    [[nodiscard]] bool filterKey(int key);
    [[nodiscard]] bool listKey(QKeyEvent& event);
    void layEverything();
    void toggle(const QModelIndex& box);
    void retranslate();
    /// The button does not say which boxes they are.
    void nameOurBoxes();

    MyTable& m_table;
    BoxListModel* m_model;
    BoxFilterModel* m_filter;
    std::vector<catalogue::Expansion> m_boxes;
    QHash<QString, BoxContent> m_contents;

    TableChoice* m_choice = nullptr;
    QPushButton* m_baseOnly = nullptr;
    QPushButton* m_ours = nullptr;
    QPushButton* m_everything = nullptr;
    QLabel* m_hint = nullptr; ///< where no table is laid: how one begins
    QLineEdit* m_text = nullptr;
    QListView* m_list = nullptr;
    QLabel* m_none = nullptr; ///< says that no box is called so
    int m_rest = 0;           ///< the place below the list, which is wide where there is none
    QLabel* m_counts = nullptr;
    QPushButton* m_undo = nullptr;
};

} // namespace glossator::desktop
