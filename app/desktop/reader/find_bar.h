// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QToolButton;

namespace glossator::desktop {

class Findable;
class ReaderView;

/// The bar below the page in which one looks for words on it.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(ReaderView& view, QWidget* parent = nullptr);
    explicit FindBar(std::unique_ptr<Findable> where, QWidget* parent = nullptr);
    ~FindBar() override;
    Q_DISABLE_COPY_MOVE(FindBar)

    /// Shows the bar with the keyboard in it.
    void open();
    /// Goes to the next place or the one before; opens the bar where it is closed.
    void findNext(bool isForward);

signals:
    /// Before the keyboard comes: what hides the page must go.
    void opened();
    /// Words that are not on the page, to be looked for in the whole catalogue.
    void searchRequested(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void close();
    void find(const QString& words);
    void showCount();
    [[nodiscard]] QString count(int place) const;
    [[nodiscard]] bool isMissing() const;
    void retranslate();
    void redrawIcons();
    QToolButton* addButton(const QString& name);

    std::unique_ptr<Findable> m_where;
    QLineEdit* m_words;
    QLabel* m_countLabel;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_close;
};

} // namespace glossator::desktop
