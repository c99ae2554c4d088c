// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/navigator.h"

#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/tiles/tiles_view.h"
#include "model/notebook/place.h"

#include <QApplication>

namespace glossator::desktop {

Navigator::Navigator(const ReadingDesk& desk, Pages& pages, ContentsTree& contents)
    : m_desk(desk), m_pages(pages), m_contents(contents)
{
    connect(&pages, &Pages::pageMade, this, &Navigator::hear);
    connect(&pages, &Pages::clauseRequested, this, &Navigator::openClause);
    connect(&pages, &Pages::caseRequested, this, &Navigator::openCase);
    connect(&pages, &Pages::pairRequested, this, &Navigator::openPair);
    connect(&pages, &Pages::phaseRequested, this, &Navigator::openPhase);
    connect(&pages, &Pages::placeTaken, this, &Navigator::rememberHere);
    connect(&pages, &Pages::placeChanged, this, &Navigator::shown);
    hear(pages.reader()->view());
    connect(pages.reader()->view(), &ReaderView::sectionChanged, this, &Navigator::markSection);
    connect(&contents, &ContentsTree::chosen, this, &Navigator::openSection);
    connect(&contents, &ContentsTree::pairRequested, this, &Navigator::openPair);
}

void Navigator::hear(const ReaderView* page)
{
    connect(page, &ReaderView::clauseActivated, this, &Navigator::openClause);
    connect(page, &ReaderView::pairActivated, this, &Navigator::openPair);
    connect(page, &ReaderView::tileActivated, this, &Navigator::lookAtTile);
}

Location Navigator::here() const
{
    return m_pages.here();
}

bool Navigator::hasPage(const QString& expansion) const
{
    return m_contents.contents().find(expansion, {}).isValid();
}

Location Navigator::placeOf(Activity activity, const QString& id, int step) const
{
    return {activity, m_pages.reader()->expansion(), id, step};
}

void Navigator::go(const Location& place)
{
    amendHistory();
    showPlace(place);
    m_history.visit(place);
    emit historyChanged();
    if (here().id == place.id)
        emit arrived();
}

void Navigator::choose(Activity activity)
{
    const bool isAskedAgain =
        activity == Activity::Pair && m_pages.current() == activity && m_pages.isInSight();
    amendHistory();
    m_pages.setOrderOfCase(false);
    show(activity);
    rememberHere();
    if (isAskedAgain)
        m_pages.pairs()->askAnew();
    else
        m_pages.currentWidget()->setFocus(Qt::ShortcutFocusReason); // whose keys go on from there
}

void Navigator::openClause(const QString& clause)
{
    const Library* library = m_desk.library();
    if (library == nullptr)
        return;
    if (const auto found = library->catalogue.clause(clause))
        go({Activity::Reader, found->expansion, clause, 0});
}

void Navigator::openTile(const QString& tile)
{
    go(placeOf(Activity::Tiles, tile));
}

void Navigator::lookAtTile(const QString& tile)
{
    openTile(tile);
    m_pages.tiles()->setFocus(Qt::OtherFocusReason);
}

void Navigator::openCase(const QString& caseId)
{
    openCaseAt(caseId, 0);
}

void Navigator::openCaseAt(const QString& caseId, int step)
{
    go(placeOf(Activity::Stage, caseId, step));
    m_pages.stage()->setFocus(Qt::OtherFocusReason); // so that Space plays it
}

void Navigator::playClause(const QString& caseId, const QString& clause)
{
    Location place = placeOf(Activity::Stage, caseId);
    place.clause = clause;
    go(place);
    if (const StagePlace shown = m_pages.stage()->place(); shown.caseId == caseId && shown.clause == clause)
        m_pages.stage()->playClause();
    m_pages.stage()->setFocus(Qt::OtherFocusReason);
}

void Navigator::openStep(const QString& step)
{
    m_pages.setOrderOfCase(false);
    goToStep(step);
}

/// In the order of play of the case on the stage.
void Navigator::openPhase(engine::Phase phase)
{
    m_pages.setOrderOfCase(true);
    goToStep(m_pages.stepOfPhase(phase));
}

void Navigator::goToStep(const QString& step)
{
    go(placeOf(Activity::Order, step));
    m_pages.order()->setFocus(Qt::OtherFocusReason);
}

void Navigator::openPair(const QString& pair)
{
    if (m_desk.library() == nullptr)
        return;
    const QString id = pairs::PairId::fromString(pair).toString(); // with the marks that it may lack
    go(placeOf(Activity::Pair, id));
    PairView* pairs = m_pages.pairs();
    if (pairs->pair().isWhole())
        pairs->setFocus(Qt::OtherFocusReason); // whose next key plays the case of the answer
    else
        pairs->askForRest();
}

void Navigator::openExpansion(const QString& expansion)
{
    if (hasPage(expansion))
        return go({Activity::Reader, expansion, {}, 0});
    const Library* library = m_desk.library();
    const tiles::TileFile* box = library != nullptr ? library->tiles.file(expansion.toStdString()) : nullptr;
    if (box == nullptr || box->tiles.empty())
        return openPair(expansion + u'/');
    amendHistory();
    show(Activity::Tiles);
    m_pages.tiles()->showExpansion(expansion);
    rememberHere();
}

void Navigator::openSection(const QString& expansion, const QString& section)
{
    amendHistory();
    show(Activity::Reader);
    if (section.isEmpty())
        m_pages.reader()->showPage(expansion, {});
    else
        m_pages.reader()->showSection(expansion, section);
    rememberHere();
}

void Navigator::openPlace(const notebook::Place& place)
{
    switch (place.kind) {
    case notebook::PlaceKind::Clause:
        return openClause(place.id);
    case notebook::PlaceKind::Tile:
        return openTile(place.id);
    case notebook::PlaceKind::Case:
        return openCase(place.id);
    case notebook::PlaceKind::Pair:
        return openPair(place.id);
    }
}

void Navigator::goBack()
{
    amendHistory();
    if (const auto place = m_history.back())
        showPlace(*place);
}

void Navigator::goForward()
{
    amendHistory();
    if (const auto place = m_history.forward())
        showPlace(*place);
}

void Navigator::show(Activity activity)
{
    if (m_desk.library() == nullptr)
        return;
    if (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr)
        popup->close(); // the names that it offers belong to the place that is left
    emit showing(activity);
    m_pages.show(activity);
    emit shown();
}

void Navigator::showPlace(const Location& place)
{
    if (m_desk.library() == nullptr)
        return;
    show(place.activity);
    m_pages.open(place);
    markSection(m_pages.reader()->view()->sectionInSight());
    emit shown();
}

/// Before leaving a place, keeps where exactly on it one was.
void Navigator::amendHistory()
{
    if (m_history.current())
        m_history.amend(here());
}

void Navigator::rememberHere()
{
    m_history.visit(here());
    emit historyChanged();
}

void Navigator::markSection(const QString& section)
{
    m_contents.mark(m_pages.reader()->expansion(), section);
}

} // namespace glossator::desktop
