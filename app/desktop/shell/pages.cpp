// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/pages.h"

#include "app/desktop/library/library.h"
#include "app/desktop/look/findable.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/tiles/tiles_view.h"

namespace glossator::desktop {

Pages::Pages(QWidget* parent)
    : QStackedWidget(parent), m_reader(new Reader(this)), m_order([this] { return makeOrder(); }),
      m_tiles([this] { return makeTiles(); }), m_stage([this] { return makeStage(); }),
      m_pairs([this] { return makePairs(); })
{
    setObjectName(QStringLiteral("activities"));
    setMinimumSize(300, 120); // else the largest activity would keep the others from being small
    addWidget(m_reader);
    connect(m_reader->findBar(), &FindBar::searchRequested, this, &Pages::wordsSought);
}

OrderView* Pages::makeOrder()
{
    auto* order = new OrderView(this);
    addWidget(order);
    auto* bar = new FindBar(order->finder(), order);
    connect(bar, &FindBar::searchRequested, this, &Pages::wordsSought);
    order->addBar(bar);
    order->setLanguage(m_languages.front());
    connect(order, &OrderView::clauseRequested, this, &Pages::clauseRequested);
    connect(order, &OrderView::printRequested, this, &Pages::printRequested);
    connect(order, &OrderView::pdfRequested, this, &Pages::pdfRequested);
    return order;
}

TilesView* Pages::makeTiles()
{
    auto* tiles = new TilesView(this);
    addWidget(tiles);
    tiles->setLanguage(m_languages.front());
    tiles->setTable(m_table.boxes);
    if (m_library != nullptr)
        tiles->setCatalogue(&m_library->catalogue, &m_library->tiles);
    connect(tiles, &TilesView::clauseRequested, this, &Pages::clauseRequested);
    connect(tiles, &TilesView::tileChanged, this, &Pages::placeChanged);
    return tiles;
}

StageView* Pages::makeStage()
{
    auto* stage = new StageView(this);
    addWidget(stage);
    stage->setLanguage(m_languages.front());
    stage->setMyTable(m_table.boxes);
    emit stageMade(stage);
    if (m_library != nullptr) {
        stage->setTerms(&m_library->terms);
        stage->setCatalogue(&m_library->catalogue, &m_library->tiles);
    }
    connect(stage, &StageView::phaseRequested, this, &Pages::phaseRequested);
    connect(stage, &StageView::clauseRequested, this, &Pages::clauseRequested);
    connect(stage, &StageView::printRequested, this, &Pages::printRequested);
    connect(stage, &StageView::pdfRequested, this, &Pages::pdfRequested);
    connect(stage, &StageView::caseChosen, this, &Pages::caseRequested);
    connect(stage, &StageView::searchRequested, this, &Pages::searchRequested);
    return stage;
}

PairView* Pages::makePairs()
{
    auto* pairs = new PairView(this);
    addWidget(pairs);
    pairs->setLanguages(m_languages);
    pairs->setTable(m_table.boxes);
    pairs->page()->setTable(m_table.boxes, false); // what was asked is told by words to be off the table
    pairs->setZoom(m_zoom);
    pairs->page()->setKept(m_kept);
    if (m_library != nullptr)
        pairs->setCatalogue(&m_library->catalogue, &m_library->terms);
    connect(pairs, &PairView::linkActivated, this, &Pages::linkRequested);
    connect(pairs, &PairView::pairRequested, this, &Pages::pairRequested);
    connect(pairs, &PairView::turned, this, &Pages::placeTaken);
    connect(pairs, &PairView::wordsSought, this, &Pages::wordsSought);
    emit pageMade(pairs->page());
    return pairs;
}

void Pages::setLibrary(const Library* library)
{
    m_library = library;
    const auto* catalogue = library != nullptr ? &library->catalogue : nullptr;
    const auto* tiles = library != nullptr ? &library->tiles : nullptr;
    const auto* terms = library != nullptr ? &library->terms : nullptr;
    if (auto* stage = m_stage.ifMade()) {
        stage->setCatalogue(catalogue, tiles);
        stage->setTerms(terms);
    }
    if (auto* pairs = m_pairs.ifMade())
        pairs->setCatalogue(catalogue, terms);
    if (auto* view = m_tiles.ifMade())
        view->setCatalogue(catalogue, tiles);
    if (auto* order = m_order.ifMade())
        order->setCatalogue(catalogue);
    m_reader->setSources(catalogue, terms, tiles);
}

void Pages::setKept(Kept* kept)
{
    m_kept = kept;
    m_reader->view()->setKept(kept);
    if (auto* pairs = m_pairs.ifMade())
        pairs->page()->setKept(kept);
}

void Pages::setLanguages(const std::vector<catalogue::Language>& languages)
{
    m_languages = languages;
    m_reader->setLanguages(languages);
    if (auto* order = m_order.ifMade())
        order->setLanguage(languages.front());
    if (auto* tiles = m_tiles.ifMade())
        tiles->setLanguage(languages.front());
    if (auto* stage = m_stage.ifMade())
        stage->setLanguage(languages.front());
    if (auto* pairs = m_pairs.ifMade())
        pairs->setLanguages(languages);
}

void Pages::setTable(const TableOfPages& table)
{
    m_table = table;
    m_reader->setTable(table.boxes, table.offTable);
    if (m_order.ifMade() != nullptr)
        tellOrder();
    if (auto* tiles = m_tiles.ifMade())
        tiles->setTable(table.boxes);
    if (auto* stage = m_stage.ifMade())
        stage->setMyTable(table.boxes);
    if (auto* pairs = m_pairs.ifMade()) {
        pairs->setTable(table.boxes);
        pairs->page()->setTable(table.boxes, false);
    }
}

void Pages::setZoom(int zoom)
{
    m_zoom = zoom;
    m_reader->setZoom(zoom);
    if (auto* pairs = m_pairs.ifMade())
        pairs->setZoom(zoom);
}

} // namespace glossator::desktop
