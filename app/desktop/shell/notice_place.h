// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace glossator::desktop {

class NoticeBar;

/// Lays the notice over the lower edge of the page, which does not move for it, and tells how much of the
/// page it lies over.
class NoticePlace : public QObject
{
    Q_OBJECT

public:
    /// Both are parts of one window.
    NoticePlace(NoticeBar* notice, QWidget* page);

    /// What is worked with at the lower edge of one of the pages: while it can be seen, the notice lies above
    /// it, and beside what stands left and right of it.
    void addFoot(QWidget* foot);

signals:
    /// So many pixels at the lower edge of the page are covered now.
    void covered(int height);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void cover(int height);
    [[nodiscard]] QRect room() const;

    NoticeBar* m_notice;
    QWidget* m_page;
    std::vector<QPointer<QWidget>> m_feet;
    int m_covered = 0;
};

} // namespace glossator::desktop
