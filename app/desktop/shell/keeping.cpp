// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/keeping.h"

#include "app/desktop/kept/kept.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/stage/stage_view.h"
#include "model/pairs/subject.h"

namespace glossator::desktop {

using notebook::Place;
using notebook::PlaceKind;

Keeping::Keeping(const ReadingDesk& desk, const Book& book, Pages& pages, const Navigator& navigator)
    : m_desk(desk), m_book(book), m_pages(pages), m_navigator(navigator)
{
    connect(&pages, &Pages::stageMade, this, &Keeping::welcomeStage);
    connect(&navigator, &Navigator::arrived, this, &Keeping::keepVisit);
    connect(&book.kept, &Kept::changed, this, &Keeping::followDecisions);
    connect(&book.kept, &Kept::failed, this, &Keeping::sayWhatWasNotKept);
}

/// It is as the user chose.
void Keeping::welcomeStage(StageView* stage)
{
    stage->setPace(m_book.notebook.stagePace().chosen());
    stage->setHouseReadings(houseReadings());
    connect(stage, &StageView::paceChosen, this, &Keeping::keepPace);
}

/// The other pages follow by themselves.
void Keeping::followDecisions()
{
    if (auto* stage = m_pages.stageIfMade())
        stage->setHouseReadings(houseReadings());
}

engine::SwitchReadings Keeping::houseReadings() const
{
    engine::SwitchReadings readings;
    const auto& decided = m_book.kept.readings();
    for (auto reading = decided.begin(); reading != decided.end(); ++reading)
        readings[reading.key().toStdString()] = reading.value().toStdString();
    return readings;
}

void Keeping::keepVisit()
{
    if (const auto place = visitable(here()))
        m_book.kept.visit(*place, sameAs(*place));
}

/// Pairs that were asked about otherwise and have the same answer.
std::vector<Place> Keeping::sameAs(const Place& place) const
{
    std::vector<Place> same;
    if (place.kind != PlaceKind::Pair)
        return same;
    const auto pair = pairs::PairId::fromString(place.id);
    for (const Place& recent : m_book.kept.recentPlaces())
        if (recent.kind == PlaceKind::Pair && recent != place &&
            m_pages.pairs()->haveOneAnswer(pair, pairs::PairId::fromString(recent.id)))
            same.push_back(recent);
    return same;
}

void Keeping::keepPace(const notebook::Pace& pace)
{
    if (const auto written = m_book.notebook.stagePace().choose(pace); !written)
        sayWhatWasNotKept(written.error());
}

void Keeping::sayWhatWasNotKept(const QString& why)
{
    emit failed(tr("What you keep could not be written down: %1").arg(why));
}

void Keeping::toggleBookmark()
{
    if (const auto place = keepable(here()); place && place->kind != PlaceKind::Clause)
        m_book.kept.toggleBookmark(*place);
    else if (place || m_pages.current() == Activity::Pair)
        m_pages.pageInSight()->toggleBookmark();
}

/// No place without a library.
Location Keeping::here() const
{
    return m_desk.library() != nullptr ? m_navigator.here() : Location{};
}

std::optional<Place> Keeping::keepable(const Location& place)
{
    if (place.id.isEmpty())
        return {};
    switch (place.activity) {
    case Activity::Reader:
        return Place{PlaceKind::Clause, place.id};
    case Activity::Tiles:
        return Place{PlaceKind::Tile, place.id};
    case Activity::Stage:
        return Place{PlaceKind::Case, place.id};
    case Activity::Pair:
    case Activity::Order:
        break;
    }
    return {};
}

std::optional<Place> Keeping::visitable(const Location& place)
{
    if (place.activity != Activity::Pair)
        return keepable(place);
    const bool isAnswer = pairs::PairId::fromString(place.id).isWhole() && !place.isMatrix;
    return isAnswer ? std::optional(Place{PlaceKind::Pair, place.id}) : std::nullopt;
}

} // namespace glossator::desktop
