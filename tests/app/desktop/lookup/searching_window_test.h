// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/lookup_panel.h"
#include "tests/app/desktop/patience.h"
#include "tests/app/desktop/window_test.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace glossator::desktop {

/// What tests of the search in the real window begin with.
class SearchingWindowTest : public WindowTest
{
protected:
    [[nodiscard]] QLineEdit* field() const { return part<QLineEdit>("searchField"); }
    [[nodiscard]] LookupPanel* panel() const { return part<LookupPanel>("lookupPanel"); }
    [[nodiscard]] QString status() const { return part<QLabel>("lookupStatus")->text(); }

    [[nodiscard]] QToolButton* chip(const char* filter) const
    {
        return m_window->findChild<QToolButton*>(QStringLiteral("filterChip_") + QString::fromUtf8(filter));
    }

    [[nodiscard]] QStringList found() const
    {
        QStringList result;
        const QAbstractItemModel* model = part<QAbstractItemView>("resultList")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            result.append(model->index(row, 0).data(Qt::AccessibleTextRole).toString());
        return result;
    }

    /// Types words and waits until all is told of them, and something in the line below.
    void lookFor(const QString& words, const QString& told)
    {
        field()->setFocus();
        QTest::keyClicks(field(), words);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible() && panel()->isAnswered() && status().contains(told),
                                 patience);
    }

    /// Chooses boxes in the list of boxes, as a user does.
    void sitAtTable(const QStringList& boxes)
    {
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        auto* list = part<QAbstractItemView>("boxList");
        QTRY_VERIFY(list->isVisible());
        part<QPushButton>("baseOnlyButton")->click();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex box = list->model()->index(row, 0);
            const bool isWanted = boxes.contains(box.data(Qt::DisplayRole).toString());
            list->model()->setData(box, isWanted ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
        }
        QTest::keyClick(list, Qt::Key_Escape);
    }
};

} // namespace glossator::desktop
