// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/window_actions.h"

#include "app/desktop/look/native_name.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QWidget>

#include <utility>

namespace glossator::desktop {

namespace {

/// Without the mark of its letter and the dots of a question.
QString plain(QString name)
{
    name.remove(u'&');
    if (name.endsWith(u'…'))
        name.chop(1);
    return name;
}

/// Those that have a key.
std::vector<KeyLine> linesOf(const QList<const QAction*>& actions)
{
    std::vector<KeyLine> lines;
    for (const QAction* action : actions)
        if (!action->shortcuts().isEmpty())
            lines.push_back({action->shortcuts(), plain(action->text())});
    return lines;
}

/// As the key does that is for it, which not every keyboard has.
void openMenuAt(QWidget* widget)
{
    if (widget == nullptr)
        return;
    const QPoint at = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &event);
}

QKeySequence shortcut(const char* text)
{
    return QKeySequence(QString::fromLatin1(text));
}

} // namespace

WindowActions::WindowActions(QWidget* window) : QObject(window), m_languageGroup(new QActionGroup(this))
{
    back = add(QStringLiteral("back"), {shortcut("Alt+Left"), shortcut("Back")});
    forward = add(QStringLiteral("forward"), {shortcut("Alt+Right"), shortcut("Forward")});
    search = add(QStringLiteral("search"), {shortcut("Ctrl+K")});
    table = add(QStringLiteral("table"), {shortcut("Ctrl+T")});
    find = add(QStringLiteral("find"), {shortcut("Ctrl+F")});
    findNext = add(QStringLiteral("findNextPlace"), {shortcut("F3"), shortcut("Ctrl+G")});
    findPrevious = add(QStringLiteral("findPreviousPlace"), {shortcut("Shift+F3"), shortcut("Ctrl+Shift+G")});
    zoomIn = add(QStringLiteral("zoomIn"), {shortcut("Ctrl++"), shortcut("Ctrl+=")});
    zoomOut = add(QStringLiteral("zoomOut"), {shortcut("Ctrl+-")});
    zoomReset = add(QStringLiteral("zoomReset"), {shortcut("Ctrl+0")});
    contents = add(QStringLiteral("contents"), {shortcut("F9")});
    contents->setCheckable(true);
    contents->setChecked(true);
    fullScreen = add(QStringLiteral("fullScreen"), {shortcut("F11")});
    connect(fullScreen, &QAction::triggered, window,
            [window] { window->setWindowState(window->windowState() ^ Qt::WindowFullScreen); });
    addKeeping();
    foldOffTable = add(QStringLiteral("foldOffTable"), {});
    foldOffTable->setCheckable(true);
    auto* roleNames = new QActionGroup(this);
    classicRoleNames = addChoice(roleNames, QStringLiteral("roleNames_classic"));
    newRoleNames = addChoice(roleNames, QStringLiteral("roleNames_new"));
    auto* colours = new QActionGroup(this);
    coloursOfDesktop = addChoice(colours, QStringLiteral("colours_desktop"));
    lightColours = addChoice(colours, QStringLiteral("colours_light"));
    darkColours = addChoice(colours, QStringLiteral("colours_dark"));
    nextPane = add(QStringLiteral("nextPane"), {shortcut("F6")});
    previousPane = add(QStringLiteral("previousPane"), {shortcut("Shift+F6")});
    menuKey = add(QStringLiteral("menuKey"), {shortcut("F10")});
    hereMenu = add(QStringLiteral("hereMenu"), {shortcut("Shift+F10")});
    connect(hereMenu, &QAction::triggered, window, [window] { openMenuAt(window->focusWidget()); });
    copyLink = add(QStringLiteral("copyLink"), {shortcut("Ctrl+L")});
    print = add(QStringLiteral("print"), {shortcut("Ctrl+P")});
    savePdf = add(QStringLiteral("savePdf"), {shortcut("Ctrl+Shift+S")});
    help = add(QStringLiteral("help"), {shortcut("F1")});
    about = add(QStringLiteral("about"), {});
    quit = add(QStringLiteral("quit"), {shortcut("Ctrl+Q")});
    for (std::size_t i = 0; i < activities.size(); ++i)
        activities.at(i) =
            add(QStringLiteral("activity%1").arg(i + 1), {QKeySequence(QStringLiteral("Alt+%1").arg(i + 1))});
    activities[1]->setShortcuts({shortcut("Alt+2"), shortcut("Ctrl+Shift+K")});
    for (std::size_t i = 0; i < texts.size(); ++i)
        texts.at(i) = add(QStringLiteral("text_") + toString(catalogue::allLanguages.at(i)),
                          {QKeySequence(QStringLiteral("Ctrl+%1").arg(i + 1))});
    languageOfText = addChoice(m_languageGroup, QStringLiteral("interface_text"));
    for (const auto language : catalogue::allLanguages) {
        auto* action = addChoice(m_languageGroup, QStringLiteral("interface_") + toString(language));
        action->setText(nativeName(language));
        languages.at(catalogue::indexOf(language)) = action;
    }
    for (QAction* action : m_all)
        window->addAction(action);
    buildMenu(window);
    retranslate();
}

void WindowActions::retranslate()
{
    back->setText(tr("&Back"));
    forward->setText(tr("&Forward"));
    search->setText(tr("&Search"));
    table->setText(tr("&My table"));
    help->setText(tr("K&eyboard shortcuts"));
    about->setText(tr("&About Glossator"));
    quit->setText(tr("&Quit"));
    copyLink->setText(tr("Cop&y the link to this place"));
    print->setText(tr("&Print…"));
    savePdf->setText(tr("Sa&ve as PDF…"));
    nextPane->setText(tr("Next &part of the window"));
    previousPane->setText(tr("Previous part of the window"));
    menuKey->setText(tr("Menu"));
    hereMenu->setText(tr("Menu of what has the keyboard"));
    m_viewMenu->setTitle(tr("Vie&w"));
    m_languageMenu->setTitle(tr("&Language of the window"));
    languageOfText->setText(tr("That of the &text"));
    activities[0]->setText(tr("&Read"));
    activities[1]->setText(tr("&Pairs"));
    activities[2]->setText(tr("T&urn"));
    activities[3]->setText(tr("&Tiles"));
    activities[4]->setText(tr("St&age"));
    nameRoleNames();
    nameColours();
    nameViewActions();
}

QString WindowActions::textIn(catalogue::Language language)
{
    switch (language) {
    case catalogue::Language::En:
        return tr("Text in English");
    case catalogue::Language::Ro:
        return tr("Text in Romanian");
    case catalogue::Language::Ca:
        return tr("Text in Catalan");
    }
    return {};
}

void WindowActions::nameViewActions()
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        texts.at(i)->setText(textIn(catalogue::allLanguages.at(i)));
    find->setText(tr("&Find on this page"));
    findNext->setText(tr("Next place"));
    findPrevious->setText(tr("Previous place"));
    zoomIn->setText(tr("Larger &text"));
    zoomOut->setText(tr("Smaller te&xt"));
    zoomReset->setText(tr("Or&iginal size"));
    contents->setText(tr("&Contents"));
    fullScreen->setText(tr("F&ull screen"));
    kept->setText(tr("&Kept"));
    bookmark->setText(tr("&Bookmark"));
    note->setText(tr("&Note"));
    decide->setText(tr("&How do you play it?"));
    undo->setText(tr("Und&o"));
    redo->setText(tr("&Redo"));
    foldOffTable->setText(tr("Fol&d the rules of other boxes"));
}

void WindowActions::nameRoleNames()
{
    m_roleMenu->setTitle(tr("Names of the &roles"));
    classicRoleNames->setText(tr("&Classic: highwayman, monk, farmer"));
    newRoleNames->setText(tr("&20th Anniversary Edition: traveller, nun, female farmer"));
    newRoleNames->setToolTip(tr(
        "What is played is told with these names. Texts keep the classic ones, with the new ones beside."));
    m_roleMenu->setToolTipsVisible(true);
}

void WindowActions::nameColours()
{
    m_colourMenu->setTitle(tr("Colour&s"));
    coloursOfDesktop->setText(tr("As on the &desktop"));
    lightColours->setText(tr("&Light"));
    darkColours->setText(tr("Da&rk"));
}

QAction* WindowActions::addChoice(QActionGroup* group, const QString& name)
{
    QAction* choice = add(name, {});
    choice->setCheckable(true);
    group->addAction(choice);
    return choice;
}

/// What is kept of the user's own, and the way back from each change of that.
void WindowActions::addKeeping()
{
    kept = add(QStringLiteral("kept"), {shortcut("Ctrl+B")});
    bookmark = add(QStringLiteral("bookmark"), {shortcut("Ctrl+D")});
    note = add(QStringLiteral("note"), {shortcut("Ctrl+Shift+N")});
    decide = add(QStringLiteral("decide"), {shortcut("Ctrl+Shift+H")});
    undo = add(QStringLiteral("undo"), {shortcut("Ctrl+Z")});
    redo = add(QStringLiteral("redo"), {shortcut("Ctrl+Shift+Z"), shortcut("Ctrl+Y")});
}

QAction* WindowActions::add(const QString& name, const QList<QKeySequence>& shortcuts)
{
    auto* action = new QAction(this);
    action->setObjectName(name);
    action->setShortcuts(shortcuts);
    m_all.push_back(action);
    return action;
}

void WindowActions::addMenu(QMenu* menu)
{
    m_menu->insertMenu(table, menu);
}

void WindowActions::buildMenu(QWidget* window)
{
    m_menu = new QMenu(window);
    m_menu->setObjectName(QStringLiteral("windowMenu"));
    const auto addAll = [this](std::initializer_list<QAction*> actions) {
        for (QAction* action : actions)
            m_menu->addAction(action);
        m_menu->addSeparator();
    };
    addAll({table, find, kept});
    addAll({bookmark, note, decide, undo, redo});
    addAll({copyLink, print, savePdf});
    buildViewMenu();
    m_menu->addSeparator();
    addAll({help, about, quit});
}

/// All that is chosen once and for long: with it, the menu would be higher than a screen where text is large.
void WindowActions::buildViewMenu()
{
    m_viewMenu = addMenu(*m_menu, QStringLiteral("viewMenu"), {contents, foldOffTable, fullScreen});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({zoomIn, zoomOut, zoomReset});
    m_viewMenu->addSeparator();
    m_languageMenu =
        addMenu(*m_viewMenu, QStringLiteral("languageMenu"), {languages.begin(), languages.end()});
    m_languageMenu->addSeparator();
    m_languageMenu->addAction(languageOfText);
    m_colourMenu =
        addMenu(*m_viewMenu, QStringLiteral("colourMenu"), {coloursOfDesktop, lightColours, darkColours});
    m_roleMenu = addMenu(*m_viewMenu, QStringLiteral("roleNamesMenu"), {classicRoleNames, newRoleNames});
}

QMenu* WindowActions::addMenu(QMenu& above, const QString& name, const QList<QAction*>& actions)
{
    QMenu* menu = above.addMenu(QString());
    menu->setObjectName(name);
    menu->addActions(actions);
    return menu;
}

std::vector<KeyGroup> WindowActions::keys() const
{
    struct Group
    {
        QString title;
        QList<const QAction*> actions;
    };
    QList<Group> groups{
        {tr("Navigation"), {search, back, forward, nextPane, previousPane, menuKey, hereMenu, help, quit}},
        {tr("Activities"), {activities.begin(), activities.end()}},
        {tr("What you see"),
         {table, texts[0], texts[1], texts[2], find, findNext, findPrevious, contents, zoomIn, zoomOut,
          zoomReset, fullScreen}},
        {tr("What you keep"), {kept, bookmark, note, decide, undo, redo}},
        {tr("Copying and printing"), {copyLink, print, savePdf}}};
    QList<const QAction*> others(m_all.begin(), m_all.end());
    for (const Group& group : groups)
        others.removeIf([&group](const QAction* action) { return group.actions.contains(action); });
    groups += Group{tr("Others"), others};
    std::vector<KeyGroup> told;
    for (const Group& group : groups)
        if (KeyGroup keys{group.title, linesOf(group.actions)}; !keys.lines.empty())
            told.push_back(std::move(keys));
    return told;
}

} // namespace glossator::desktop
