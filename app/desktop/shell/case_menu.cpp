// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/case_menu.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/sentence_menu.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/pages.h"
#include "model/catalogue/base_game.h"

#include <QCursor>
#include <QScreen>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double most = 12;
constexpr double fewest = 5;

/// So many cases as are taken in at a glance, and as the screen has room for when half of them take two
/// lines.
std::size_t mostIn(const QWidget& menu)
{
    constexpr double ofScreen = 0.8;
    constexpr double linesOfEach = 2.4; // with the air between them
    const double line = menu.fontMetrics().lineSpacing();
    const double room = ofScreen * menu.screen()->availableSize().height() / (linesOfEach * line);
    return static_cast<std::size_t>(std::clamp(room, fewest, most));
}

SentenceMenu& submenuOf(SentenceMenu& menu, const QString& title)
{
    auto* submenu = new SentenceMenu(&menu);
    submenu->setTitle(title);
    menu.addMenu(submenu);
    return *submenu;
}

} // namespace

CaseMenu::CaseMenu(const ReadingDesk& desk, const Pages& pages) : m_desk(desk), m_pages(pages)
{
}

void CaseMenu::open(const QString& clause)
{
    const Library* library = m_desk.library();
    const auto found = library != nullptr ? library->catalogue.clause(clause) : std::nullopt;
    if (!found)
        return;
    Cases cases;
    for (const QString& id : library->catalogue.caseIdsFor(clause))
        if (auto about = library->catalogue.caseInfo(id))
            cases.push_back(std::move(*about));
    const auto isHere = [this](const auto& each) { return isOnTable(each); };
    const bool isOneHere = std::ranges::count_if(cases, isHere) == 1; // the others are for other tables
    if (cases.size() == 1 || isOneHere)
        emit chosen(cases.size() == 1 ? cases.front().id : std::ranges::find_if(cases, isHere)->id, clause);
    else if (!cases.empty())
        ask(cases, *found);
}

void CaseMenu::ask(const Cases& cases, const catalogue::Clause& clause)
{
    SentenceMenu menu(m_pages.window());
    menu.setObjectName(QStringLiteral("caseMenu"));
    Cases first = cases;
    const auto rest = std::stable_partition(first.begin(), first.end(),
                                            [this](const auto& each) { return isOnTable(each); });
    const Cases others(rest, first.end());
    first.erase(rest, first.end());
    fill(menu, first, clause);
    if (!others.empty()) {
        const QString heading = tr("With boxes that are not on your table (%1)").arg(others.size());
        if (first.empty())
            menu.addSection(heading);
        fill(first.empty() ? menu : submenuOf(menu, heading), others, clause);
    }
    const auto actions = menu.actions();
    menu.setActiveAction(*std::ranges::find_if_not(actions, &QAction::isSeparator));
    menu.exec(place());
}

/// Some of them, and the others behind a last line.
void CaseMenu::fill(SentenceMenu& menu, const Cases& cases, const catalogue::Clause& clause)
{
    const std::size_t atOnce = mostIn(menu);
    const std::size_t shown = cases.size() > atOnce + 1 ? atOnce : cases.size();
    for (std::size_t i = 0; i < shown; ++i)
        add(menu, cases[i], clause);
    if (shown == cases.size())
        return;
    SentenceMenu& more = submenuOf(menu, tr("More cases (%1)").arg(cases.size() - shown));
    for (std::size_t i = shown; i < cases.size(); ++i)
        add(more, cases[i], clause);
}

/// The title, and the boxes that it needs.
void CaseMenu::add(SentenceMenu& menu, const catalogue::CaseInfo& about, const catalogue::Clause& clause)
{
    const QString title = about.title.textOrSource(m_desk.language());
    connect(menu.addSentence(title, boxesOf(about, clause)), &QAction::triggered, this,
            [this, id = about.id, clause = clause.id] { emit chosen(id, clause); });
}

/// Beside the base game and the one that the clause is of; empty where there are none.
QString CaseMenu::boxesOf(const catalogue::CaseInfo& about, const catalogue::Clause& clause) const
{
    const auto spoken = LanguageWords::speaking(m_desk.language());
    QStringList boxes;
    for (const QString& box : about.expansions)
        if (box != catalogue::baseGame && box != clause.expansion)
            if (const auto found = m_desk.library()->catalogue.expansion(box))
                boxes += found->name.textOrSource(m_desk.language());
    return boxes.isEmpty() ? QString() : tr("with %1").arg(boxes.join(QStringLiteral(", ")));
}

bool CaseMenu::isOnTable(const catalogue::CaseInfo& about) const
{
    const QStringList table = m_desk.boxes();
    return table.isEmpty() ||
           std::ranges::all_of(about.expansions, [&](const QString& box) { return table.contains(box); });
}

/// At the pointer, or below the clause that the keyboard is on where the pointer is elsewhere.
QPoint CaseMenu::place() const
{
    const ReaderView* page = m_pages.pageInSight();
    if (page == nullptr || !page->current())
        return QCursor::pos();
    const QRect clause = page->rectOf(*page->current());
    const bool isPointed = clause.contains(page->viewport()->mapFromGlobal(QCursor::pos()));
    return isPointed ? QCursor::pos() : page->viewport()->mapToGlobal(clause.bottomLeft());
}

} // namespace glossator::desktop
