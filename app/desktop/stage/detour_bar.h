// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace glossator::desktop {

/// Says that what is on the stage is not the case but what follows from another choice, and leads back.
class DetourBar : public QWidget
{
    Q_OBJECT

public:
    explicit DetourBar(QWidget* parent = nullptr);

    /// The step after which another choice was made, and the title of the case; told to screen readers.
    void tell(int step, const QString& title);
    /// The title in another language; nobody is told again.
    void setTitle(const QString& title);

signals:
    void returnRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fitText();
    void say(const QString& where);
    [[nodiscard]] QString where() const;
    [[nodiscard]] QString whereInShort() const;

    QLabel* m_text;
    QToolButton* m_back;
    int m_step = 0;
    QString m_title;
};

} // namespace glossator::desktop
