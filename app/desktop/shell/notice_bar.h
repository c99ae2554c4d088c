// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace glossator::desktop {

/// Something that the user should know and that waits for nothing: a line over the page (see NoticePlace),
/// until it is closed or, where it only tells, for a while; not while the mouse or the keyboard is in it. The
/// newest is seen; what must not be missed comes back when that is gone.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent);

    /// Plain text that must not be missed: it stays until it is closed.
    void say(const QString& text);
    /// Plain text that leaves by itself after a while.
    void sayBriefly(const QString& text);
    /// What was said for a while is so no longer; other notices stay.
    void endBriefly();
    /// Why something could not be opened, as HTML with links to what may be meant.
    void sayWhyNotOpened(const QString& html);
    /// The user is elsewhere now, and looks no longer for what could not be opened; other notices stay.
    void endNotOpened();
    /// Why something could not be saved: it stays until it is closed, or something is saved after all.
    void sayNotSaved(const QString& text);
    void endNotSaved();
    /// Says something that a press of a button answers, with which the notice closes; it leaves by itself,
    /// too, but later.
    void offer(const QString& text, const QString& button, std::function<void()> answer);
    /// What was offered is so no longer; other notices stay.
    void withdraw();
    /// Closes what is seen.
    void dismiss();
    /// So wide that nothing is wrapped.
    [[nodiscard]] int wantedWidth() const;

signals:
    void linkActivated(const QString& link);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Kind : std::uint8_t { Lasting, Brief, NotOpened, NotSaved, Offer };
    struct Notice
    {
        Kind kind = Kind::Lasting;
        QString text; ///< HTML where it is about what could not be opened
        QString button = {};
        std::function<void()> answer = {};
    };

    void tell(Notice notice);
    void showNow(Notice notice);
    void end(Kind kind);
    void answer();
    void retranslate();

    QTimer m_while;
    std::optional<Notice> m_now;
    std::vector<Notice> m_waiting; ///< the last one comes first
    QLabel* m_text;
    QToolButton* m_answer;
    QToolButton* m_close;
};

} // namespace glossator::desktop
