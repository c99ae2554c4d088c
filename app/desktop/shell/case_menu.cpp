// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/case_menu.h"

#include "app/desktop/look/as_written.h"
#include "app/desktop/look/language_words.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/pages.h"
#include "model/catalogue/base_game.h"

#include <QCursor>
#include <QMenu>
#include <QScreen>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr std::size_t most = 12;
constexpr double titleRoom = 0.5; ///< of the screen, at most
constexpr double boxesRoom = 0.3;

/// What of the words of a line there is room for on a narrow screen.
QString fitting(const QMenu& menu, const QString& words, double room)
{
    return asWritten(menu.fontMetrics().elidedText(words, Qt::ElideRight,
                                                   qRound(room * menu.screen()->availableSize().width())));
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
    if (cases.size() == 1)
        emit chosen(cases.front().id, clause);
    else if (!cases.empty())
        ask(cases, *found);
}

void CaseMenu::ask(const Cases& cases, const catalogue::Clause& clause)
{
    QMenu menu(m_pages.window());
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
        fill(first.empty() ? menu : *menu.addMenu(heading), others, clause);
    }
    const auto actions = menu.actions();
    menu.setActiveAction(*std::ranges::find_if_not(actions, &QAction::isSeparator));
    menu.exec(place());
}

/// As many as are taken in at a glance, and the others behind a last line.
void CaseMenu::fill(QMenu& menu, const Cases& cases, const catalogue::Clause& clause)
{
    const std::size_t shown = cases.size() > most + 1 ? most : cases.size();
    for (std::size_t i = 0; i < shown; ++i)
        add(menu, cases[i], clause);
    if (shown == cases.size())
        return;
    QMenu& more = *menu.addMenu(tr("More cases (%1)").arg(cases.size() - shown));
    for (std::size_t i = shown; i < cases.size(); ++i)
        add(more, cases[i], clause);
}

/// The title, and at the other side the boxes that it needs.
void CaseMenu::add(QMenu& menu, const catalogue::CaseInfo& about, const catalogue::Clause& clause)
{
    QString line = fitting(menu, about.title.textOrSource(m_desk.language()), titleRoom);
    if (const QString boxes = boxesOf(about, clause); !boxes.isEmpty())
        line += u'\t' + fitting(menu, boxes, boxesRoom);
    connect(menu.addAction(line), &QAction::triggered, this,
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
