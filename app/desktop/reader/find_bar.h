// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace glossator::desktop {

/// The bar below the page in which one looks for words on it.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);

    /// Shows the bar with the keyboard in it.
    void open();
    /// Says how many places there are and which of them (from 0) is shown.
    void showCount(int count, int shown);

signals:
    void wordsChanged(const QString& words);
    void nextRequested(bool isForward);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void close();
    void retranslate();
    void redrawIcons();
    void showCountText();
    QToolButton* addButton(const QString& name);

    QLineEdit* m_words;
    QLabel* m_countLabel;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_close;
    int m_count = 0;
    int m_shown = -1;
};

} // namespace glossator::desktop
