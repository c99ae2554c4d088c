// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <functional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace glossator::desktop {

/// Tells in one line how far a piece of work is that keeps nobody from going on, with a button that gives it
/// up, and afterwards what became of it.
class WorkBar : public QWidget
{
    Q_OBJECT

public:
    /// What became of it.
    enum class Outcome : std::uint8_t {
        Done,
        Saved, ///< there is a file now
        Failed ///< and must be known
    };
    /// What is said, in the language that the window has when it is called.
    using Words = std::function<QString()>;

    /// The bar and its parts are called `name` with "Bar", "Text", "Progress" and "Close" behind it.
    explicit WorkBar(const QString& name, QWidget* parent = nullptr);

    /// Work begins; nothing of it is done.
    void begin(Words words);
    void setDone(int done, int total);
    /// Work is over, and there is nothing more to say.
    void end();
    /// Says how it ended until it is closed or other work begins; or somebody else says it.
    void tell(Words words, Outcome outcome = Outcome::Done);
    /// Who says how work ended in place of the bar.
    using Teller = std::function<void(const QString& what, Outcome outcome)>;
    void setTeller(Teller teller) { m_teller = std::move(teller); }

signals:
    /// Only while there is work.
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void say(Words words, bool isWorking);
    void close();
    void retranslate();

    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_close;
    Words m_words;
    Teller m_teller;
    bool m_isWorking = false;
};

} // namespace glossator::desktop
