// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidgetList>

class QStackedWidget;

namespace glossator::desktop {

/// Leaves a full screen to the stage: while it is shown in full screen, what stands around it is out of
/// sight.
class Theatre : public QObject
{
    Q_OBJECT

public:
    /// `pages` is a part of the window that `around` stands in.
    Theatre(QStackedWidget* pages, QWidgetList around);

    void setStage(const QWidget* stage);
    /// Brings back what is out of sight, until the next full screen.
    void leave();

signals:
    /// Nothing but the stage is to be seen now.
    void entered();
    /// All is back.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QStackedWidget* m_pages;
    QWidgetList m_around;
    QWidgetList m_hidden;
    QPointer<const QWidget> m_stage;
};

} // namespace glossator::desktop
