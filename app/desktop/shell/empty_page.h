// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace glossator::desktop {

/// A page that says plainly why there is nothing on it, and what would help.
class EmptyPage : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyPage(QWidget* parent = nullptr);

    /// `title`: what is missing. `message`: why. `advice`: what would help; may be empty.
    void say(const QString& title, const QString& message, const QString& advice);

private:
    QLabel* addLine(const QString& name);

    QLabel* m_title;
    QLabel* m_message;
    QLabel* m_advice;
};

} // namespace glossator::desktop
