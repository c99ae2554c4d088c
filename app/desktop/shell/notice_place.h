// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace glossator::desktop {

class NoticeBar;

/// Lays the notice over the lower edge of the page, which does not move for it.
class NoticePlace : public QObject
{
    Q_OBJECT

public:
    /// Both are parts of one window.
    NoticePlace(NoticeBar* notice, QWidget* page);

    /// What is worked with at the lower edge, when it can be seen: the notice lies above it.
    void setFoot(QWidget* foot);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    [[nodiscard]] QRect room() const;

    NoticeBar* m_notice;
    QWidget* m_page;
    QPointer<QWidget> m_foot;
};

} // namespace glossator::desktop
