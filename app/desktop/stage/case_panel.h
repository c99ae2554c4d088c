// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <QWidget>

class QCheckBox;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QTreeView;

namespace glossator::desktop {

class CaseFilterModel;
class CaseListModel;

/// The list from which one chooses a case: what can be played on the table, by expansion and section. Typing
/// narrows it, Enter opens a case, Escape leads back.
class CasePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CasePanel(QWidget* parent);

    /// The catalogue is read at once and not kept.
    void setCatalogue(const catalogue::Catalogue* catalogue);
    void setLanguage(catalogue::Language language);
    /// Ids of the expansions on the table; empty: all.
    void setTable(const QStringList& ids);
    /// Marks the case that is on the stage and brings it into sight; empty: none is.
    void setOpen(const QString& id);
    /// The case before or after that on the stage, as the list stands; empty: none.
    [[nodiscard]] QString neighbour(int step) const;
    /// Puts the keyboard on the case that is open, or into the field where none is.
    void enter();

signals:
    void chosen(const QString& id);
    /// Left by Escape: the keyboard is free.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void narrow(const QString& text);
    void choose(const QModelIndex& index);
    void showState();
    void openChapters();
    void reveal(const QModelIndex& index);
    [[nodiscard]] bool filterKey(const QKeyEvent& press);
    [[nodiscard]] bool listKey(const QKeyEvent& press);
    [[nodiscard]] QModelIndex firstCase() const;
    void retranslate();

    CaseListModel* m_model;
    CaseFilterModel* m_filter;
    QLineEdit* m_text;
    QCheckBox* m_others;
    QTreeView* m_tree;
    QLabel* m_none;
    QString m_open;
};

} // namespace glossator::desktop
