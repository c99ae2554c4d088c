// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace glossator::desktop {

class ReadingLanguages;
class WindowActions;

/// The bar at the top: back and forward, the search field, the languages of the text and the menu.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    TopBar(const WindowActions& actions, QWidget* parent);

    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] ReadingLanguages* readingLanguages() const { return m_languages; }
    /// For the keyboard, which goes to the first line that can be chosen.
    void openMenu();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(const QString& name);
    void retranslate();
    void invite();
    void redrawIcons();

    const WindowActions& m_actions;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLineEdit* m_search;
    ReadingLanguages* m_languages;
    QToolButton* m_menu;
};

} // namespace glossator::desktop
