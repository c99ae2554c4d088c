// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace glossator::desktop {

/// Something that the user should know and that waits for nothing: a line below the top bar, until it is
/// closed.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent);

    void say(const QString& text);
    /// Says something that a press of a button answers, with which the notice closes.
    void offer(const QString& text, const QString& button, std::function<void()> answer);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QLabel* m_text;
    QToolButton* m_answer;
    QToolButton* m_close;
    std::function<void()> m_onAnswer;
};

} // namespace glossator::desktop
