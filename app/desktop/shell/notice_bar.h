// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
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

    /// Plain text.
    void say(const QString& text);
    /// Plain text that leaves by itself after a while.
    void sayBriefly(const QString& text);
    /// What was said for a while is so no longer; other notices stay.
    void endBriefly();
    /// Why something could not be opened, as HTML with links to what may be meant.
    void sayWhyNotOpened(const QString& html);
    /// The user is elsewhere now, and looks no longer for what could not be opened; other notices stay.
    void endNotOpened();
    /// Says something that a press of a button answers, with which the notice closes.
    void offer(const QString& text, const QString& button, std::function<void()> answer);
    /// What was offered is so no longer; other notices stay.
    void withdraw();

signals:
    void linkActivated(const QString& link);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void tell(const QString& text, Qt::TextFormat format);
    void retranslate();

    QTimer m_while;
    bool m_isNotOpened = false; ///< says why something could not be opened
    QLabel* m_text;
    QToolButton* m_answer;
    QToolButton* m_close;
    std::function<void()> m_onAnswer;
};

} // namespace glossator::desktop
