// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace glossator::desktop {

class MyTable;

/// Which of the user's tables is laid, and what it is called: begins tables, names them and clears them away.
class TableChoice : public QWidget
{
    Q_OBJECT

public:
    /// The table must outlive it.
    TableChoice(MyTable& table, QWidget* parent);

    /// Shows the table as it is, and no refusal any more.
    void showTable();
    /// Says below the name why another was not taken, until one is typed or another table laid.
    void tell(const QString& refusal);

signals:
    /// Why a name was not taken; the table keeps the one that it had.
    void nameRefused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectParts();
    void fill();
    void rename();
    void retranslate();

    MyTable& m_table;
    QLabel* m_tablesLabel = nullptr;
    QComboBox* m_tables = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_remove = nullptr;
    QLabel* m_nameLabel = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_fault = nullptr;
};

} // namespace glossator::desktop
