// SPDX-License-Identifier: GPL-3.0-or-later
// The places on the pages: which one is seen, and the way to another.
#include "app/desktop/library/library.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/tiles/tiles_view.h"

#include <array>

namespace glossator::desktop {

QWidget* Pages::pageOf(Activity activity)
{
    switch (activity) {
    case Activity::Reader:
        break;
    case Activity::Pair:
        return m_pairs.get();
    case Activity::Order:
        fillOrder();
        return m_order.get();
    case Activity::Tiles:
        return m_tiles.get();
    case Activity::Stage:
        return m_stage.get();
    }
    return m_reader;
}

/// The order of play is read when it is looked at first.
void Pages::fillOrder()
{
    m_order->setCatalogue(&m_library->catalogue);
    tellOrder();
    const auto* stage = m_stage.ifMade();
    const auto phase = stage != nullptr ? stage->phase() : std::nullopt;
    m_order->setHere(phase ? m_order->stepOfPhase(*phase) : QString());
}

void Pages::tellOrder()
{
    const TableOfPages table = tableOfOrder();
    m_order->setTable(table.boxes, table.name, m_isOrderOfCase ? OrderOf::Case : OrderOf::Table);
}

void Pages::setOrderOfCase(bool isOfCase)
{
    m_isOrderOfCase = isOfCase;
}

TableOfPages Pages::tableOfOrder() const
{
    const auto* stage = m_stage.ifMade();
    if (!m_isOrderOfCase || stage == nullptr)
        return m_table;
    return {m_library->catalogue.withParts(stage->boxes()), stage->title(), m_table.offTable};
}

QString Pages::stepOfPhase(engine::Phase phase)
{
    fillOrder();
    return m_order->stepOfPhase(phase);
}

bool Pages::isInSight() const
{
    const std::array<const QWidget*, activityCount> pages{m_reader, m_pairs.ifMade(), m_order.ifMade(),
                                                          m_tiles.ifMade(), m_stage.ifMade()};
    return currentWidget() == pages.at(static_cast<std::size_t>(m_current));
}

void Pages::show(Activity activity)
{
    m_current = activity;
    setCurrentWidget(pageOf(activity));
    fitAboveFoot();
}

void Pages::keepClear(int height)
{
    m_foot = height;
    fitAboveFoot();
}

void Pages::fitAboveFoot()
{
    const bool isReader = m_current == Activity::Reader;
    setContentsMargins(0, 0, 0, isReader || m_current == Activity::Stage ? 0 : m_foot);
    m_reader->setFoot(isReader ? m_foot : 0);
}

void Pages::focusPage(Qt::FocusReason reason)
{
    currentWidget()->setFocus(reason);
}

Location Pages::here() const
{
    Location here{m_current, m_reader->expansion(), {}, 0};
    switch (m_current) {
    case Activity::Reader:
        here.id = m_reader->view()->clauseInSight();
        break;
    case Activity::Pair:
        here.id = m_pairs.ifMade()->pair().toString();
        here.isMatrix = m_pairs.ifMade()->hasMatrixInFront();
        break;
    case Activity::Order:
        here.id = m_order.ifMade()->currentStep();
        here.spot = m_order.ifMade()->spot();
        break;
    case Activity::Tiles:
        here.id = m_tiles.ifMade()->currentTile();
        break;
    case Activity::Stage:
        here.id = m_stage.ifMade()->place().caseId;
        here.step = m_stage.ifMade()->place().step;
        here.clause = m_stage.ifMade()->place().clause;
        here.reading = m_stage.ifMade()->place().reading;
        here.trial = m_stage.ifMade()->trial();
        break;
    }
    return here;
}

void Pages::open(const Location& location)
{
    const bool isReader = location.activity == Activity::Reader;
    if (location.activity != m_current || !isInSight())
        show(location.activity);
    if (isReader || m_reader->expansion().isEmpty())
        m_reader->showPage(location.expansion, isReader ? location.id : QString());
    if (location.activity == Activity::Order && !m_order->openSpot(location.spot))
        m_order->openStep(location.id);
    if (location.activity == Activity::Tiles && !location.id.isEmpty())
        m_tiles->openTile(location.id);
    if (location.activity == Activity::Stage && !location.id.isEmpty())
        m_stage->openPlace({location.id, location.step, location.clause, location.reading}, location.trial);
    if (location.activity == Activity::Pair)
        m_pairs->openPair(pairs::PairId::fromString(location.id));
    if (location.isMatrix)
        m_pairs->bringMatrixToFront();
}

ReaderView* Pages::pageInSight() const
{
    return m_current == Activity::Pair ? m_pairs.ifMade()->page() : m_reader->view();
}

FindBar* Pages::findBar() const
{
    switch (m_current) {
    case Activity::Reader:
        return m_reader->findBar();
    case Activity::Pair:
        return m_pairs.ifMade()->findBar();
    case Activity::Order:
        return m_order.ifMade()->findChild<FindBar*>();
    case Activity::Tiles:
    case Activity::Stage:
        break;
    }
    return nullptr;
}

bool Pages::canPrint() const
{
    switch (m_current) {
    case Activity::Reader:
    case Activity::Order:
        return true;
    case Activity::Pair:
        return m_pairs.ifMade()->pair().isWhole();
    case Activity::Stage:
        return !m_stage.ifMade()->place().caseId.isEmpty();
    case Activity::Tiles:
        return m_tiles.ifMade() != nullptr && !m_tiles.ifMade()->currentTile().isEmpty();
    }
    return false;
}

std::optional<OrderOpening> Pages::orderToPrint() const
{
    const auto* order = m_order.ifMade();
    return order == nullptr ? std::nullopt : order->openingToPrint();
}

} // namespace glossator::desktop
