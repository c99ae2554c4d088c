// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace glossator::desktop {

/// The tabs beside the board, which are gone through by keyboard: along their bar, from it into the page of
/// the one that is shown, and from anywhere to the next.
class StageTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit StageTabs(QWidget* parent);

    /// 1: to the next tab, -1: to the one before, 0: to the one that is shown; the keyboard goes into its
    /// page.
    void go(int step);
    /// Whether the bar of tabs does something with a key.
    [[nodiscard]] static bool isOfBar(QKeyCombination key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace glossator::desktop
