// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/location.h"
#include "app/desktop/look/key_line.h"
#include "model/catalogue/language.h"

#include <QObject>

#include <array>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace glossator::desktop {

/// Everything the window can be told, each once, with its name and shortcut; and the menu of them.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    /// The actions work within `window`.
    explicit WindowActions(QWidget* window);

    QAction* back;
    QAction* forward;
    QAction* search;
    QAction* table;
    QAction* find;
    QAction* findNext;
    QAction* findPrevious;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomReset;
    QAction* contents;
    QAction* fullScreen;
    QAction* kept;
    QAction* bookmark;
    QAction* note;
    QAction* decide;
    QAction* undo;
    QAction* redo;
    QAction* foldOffTable;
    QAction* classicRoleNames;
    QAction* newRoleNames;
    QAction* coloursOfDesktop;
    QAction* lightColours;
    QAction* darkColours;
    QAction* languageOfText; ///< for the interface too
    QAction* nextPane;
    QAction* previousPane;
    QAction* menuKey;
    QAction* hereMenu; ///< of what has the keyboard
    QAction* copyLink;
    QAction* print;
    QAction* savePdf;
    QAction* help;
    QAction* about;
    QAction* quit;
    std::array<QAction*, activityCount> activities{};
    std::array<QAction*, catalogue::allLanguages.size()> texts{};     ///< of a language: there or not
    std::array<QAction*, catalogue::allLanguages.size()> languages{}; ///< of the interface

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] const std::vector<QAction*>& all() const { return m_all; }
    /// The keys of all, by what they are for.
    [[nodiscard]] std::vector<KeyGroup> keys() const;
    void retranslate();
    /// Gives what a part of the window can be told a place in the menu.
    void addMenu(QMenu* menu);

private:
    QAction* add(const QString& name, const QList<QKeySequence>& shortcuts);
    /// One of a few of which one is in use.
    QAction* addChoice(QActionGroup* group, const QString& name);
    void addKeeping();
    void buildMenu(QWidget* window);
    void buildViewMenu();
    static QMenu* addMenu(QMenu& above, const QString& name, const QList<QAction*>& actions);
    void nameRoleNames();
    void nameColours();
    void nameViewActions();
    /// What the action says that shows or hides a language.
    [[nodiscard]] static QString textIn(catalogue::Language language);

    std::vector<QAction*> m_all;
    QActionGroup* m_languageGroup;
    QMenu* m_menu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QMenu* m_languageMenu = nullptr;
    QMenu* m_roleMenu = nullptr;
    QMenu* m_colourMenu = nullptr;
};

} // namespace glossator::desktop
