// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/event_scene.h"

#include "app/desktop/stage/points_text.h"

#include <QEasingCurve>

#include <algorithm>

namespace glossator::desktop {

namespace {

using pictures::HighlightStyle;

double eased(double progress, QEasingCurve::Type curve = QEasingCurve::InOutCubic)
{
    return QEasingCurve(curve).valueForProgress(std::clamp(progress, 0.0, 1.0));
}

/// The part of a progress between two of its points, from 0 to 1.
double part(double progress, double from, double to)
{
    return std::clamp((progress - from) / (to - from), 0.0, 1.0);
}

} // namespace

EventScene::EventScene(const pictures::BoardSceneBuilder& builder, const AwardReason& reason,
                       const engine::State& before, const engine::State& after, double progress,
                       StagePicture& picture)
    : m_builder(builder), m_spots(builder), m_award(builder, reason, before, picture), m_before(before),
      m_after(after), m_progress(progress), m_picture(picture)
{
}

void EventScene::operator()(const engine::TileDrawn& event) const
{
    TileFlight flight;
    flight.kind = &m_builder.game().tiles()[event.kind].kind;
    flight.from.where = Spot::Where::Pile;
    flight.to.where = Spot::Where::Hand;
    flight.progress = eased(m_progress);
    m_picture.tiles.push_back(flight);
}

void EventScene::operator()(const engine::TilePlaced& event) const
{
    const engine::PlacedTile& lying = m_after.board.tile(event.tile);
    const pictures::PlacedTile tile = m_builder.ghost(lying.kind, {lying.square, lying.turn}, 1.0);
    TileFlight flight{tile.kind, tile.turn, tile.seed, {}, {}, eased(m_progress)};
    flight.from.where = event.player == engine::nobody ? Spot::Where::Pile : Spot::Where::Hand;
    flight.to.where = Spot::Where::Board;
    flight.to.board = tile.middle();
    m_picture.still.shelf.hand = nullptr;
    m_picture.tiles.push_back(flight);
    m_picture.named.push_back(lying.square);
}

void EventScene::operator()(const engine::TileMoved& event) const
{
    TileFlight flight;
    flight.kind = &m_builder.game().tiles()[event.kind].kind;
    flight.from = StageSpots::tile(m_before, event.kind, event.from);
    flight.to = StageSpots::tile(m_after, event.kind, event.to);
    flight.progress = eased(m_progress);
    flight.beginsDown = event.from.kind == engine::PlaceKind::Reserve;
    flight.endsDown = event.to.kind == engine::PlaceKind::Reserve;
    takeAway(event);
    m_picture.tiles.push_back(flight);
}

/// A tile that flies does not lie where it was; what lies beside it stays there.
void EventScene::takeAway(const engine::TileMoved& event) const
{
    const auto clear = [&](std::vector<const engine::TileKind*>& row) {
        const auto tile = std::ranges::find(row, &m_builder.game().tiles()[event.kind].kind);
        if (tile != row.end())
            *tile = nullptr;
    };
    Shelf& shelf = m_picture.still.shelf;
    if (event.from.kind == engine::PlaceKind::InHand)
        shelf.hand = nullptr;
    if (event.from.kind == engine::PlaceKind::Display)
        clear(shelf.display);
    PlayerCard* card = cardOf(event.from.player);
    if (card != nullptr && event.from.kind == engine::PlaceKind::InFront)
        clear(card->inFront);
    if (card != nullptr && event.from.kind == engine::PlaceKind::Reserve)
        card->reserved = std::max(0, card->reserved - 1);
}

/// nullptr for nobody.
PlayerCard* EventScene::cardOf(engine::Player player) const
{
    auto& cards = m_picture.still.cards;
    const auto card = std::ranges::find(cards, static_cast<int>(player), &PlayerCard::seat);
    return card == cards.end() ? nullptr : &*card;
}

/// What stood beside a figure that is gone already stays where it is.
void EventScene::fly(engine::FigureId figure) const
{
    const engine::Figure& wooden = m_before.figures[static_cast<std::size_t>(figure)];
    const auto pose = [&](const engine::State& state) {
        const auto& place = state.figures[static_cast<std::size_t>(figure)].place;
        if (place.kind == engine::PlaceKind::HeldBy)
            return pictures::Pose::Lying;
        return place.kind == engine::PlaceKind::OnFeature ? m_builder.piece(state, figure).pose
                                                          : pictures::Pose::Standing;
    };
    const Spot to = m_spots.figure(m_after, figure);
    const bool isLeftBehind =
        pictures::isOnBoard(wooden.place.kind) && !pictures::standsOnBoard(m_before, figure);
    m_picture.figures.push_back(
        {m_builder.figureOf(wooden.kind), m_builder.colourOf(wooden.owner), pose(m_before), pose(m_after),
         isLeftBehind ? to : m_spots.figure(m_before, figure), to, eased(m_progress)});
}

void EventScene::glow(engine::FeatureId feature, HighlightStyle style, double strength) const
{
    m_award.glow(feature, style, strength);
    if (feature != engine::none)
        m_picture.action = m_builder.middleOf(m_before, feature);
}

void EventScene::operator()(const engine::FigureDeployed& event) const
{
    glow(event.feature, HighlightStyle::Involved, part(m_progress, 0.0, 0.4));
    fly(event.figure);
    m_picture.named.push_back(m_before.board.standingSquare(m_builder.game().tiles(), event.feature));
}

void EventScene::operator()(const engine::FigureMoved& event) const
{
    fly(event.figure);
}

void EventScene::operator()(const engine::FeatureFinished& event) const
{
    glow(event.feature, HighlightStyle::Involved, part(m_progress, 0.0, 0.6));
}

void EventScene::operator()(const engine::Withheld& event) const
{
    glow(event.feature, HighlightStyle::Refused, part(m_progress, 0.0, 0.6));
    m_award.showNothing(event);
}

void EventScene::moveOnTrack(const engine::TrackMove& move, double from, double to) const
{
    const engine::Figure& wooden = m_before.figures[static_cast<std::size_t>(move.figure)];
    const pictures::TrackFigure there{m_builder.colourOf(move.player), static_cast<double>(move.from), false,
                                      m_builder.figureOf(wooden.kind)};
    auto& figures = m_picture.still.track.figures;
    if (const auto figure = std::ranges::find(figures, there); figure != figures.end())
        figure->score = move.from + (move.to - move.from) * eased(part(m_progress, from, to));
    PlayerCard* card = cardOf(move.player);
    if (card != nullptr && m_progress >= to)
        card->points = m_after.points(move.player);
}

void EventScene::flyPoints(const engine::TrackMove& move, const Spot& from, const QString& addends) const
{
    constexpr double start = 0.25;
    if (m_progress < start || m_progress >= pointsAreMade)
        return;
    m_picture.labels.push_back({pointsText(move.to - move.from),
                                m_builder.colourOf(move.player),
                                from,
                                Spot{Spot::Where::Track, {}, 0, move.from},
                                eased(part(m_progress, start, 0.48)),
                                1.0 - part(m_progress, 0.62, pointsAreMade),
                                pictures::LabelKind::Points,
                                {},
                                addends});
}

/// The payer's figure goes back, then the receiver's goes forward.
void EventScene::operator()(const engine::Paid& event) const
{
    m_award.show(event);
    moveOnTrack(event.payer, 0.1, 0.4);
    moveOnTrack(event.receiver, 0.4, pointsAreMade);
    for (const engine::TrackMove& move : {event.payer, event.receiver})
        flyPoints(move, {Spot::Where::Card, {}, move.player}, {});
}

/// Also from or to a tile of the board.
TokenFlight EventScene::flightOf(const engine::TokensMoved& event, double progress) const
{
    TokenFlight flight{m_builder.game().tokenKinds()[event.kind].id,
                       m_spots.token(m_before, event.kind, event.from),
                       m_spots.token(m_after, event.kind, event.to), progress};
    if (event.tile == engine::none)
        return flight;
    Spot onBoard{Spot::Where::Board, {}};
    onBoard.board = m_builder.stackOn(event.fromTile ? m_before : m_after, event.tile, event.kind);
    (event.fromTile ? flight.from : flight.to) = onBoard;
    return flight;
}

/// As many as there are after the event.
void EventScene::countTokens(engine::Player player) const
{
    if (PlayerCard* card = cardOf(player))
        card->tokens = tokensOf(m_builder.game(), m_after, player);
}

/// Who gives them has fewer at once, who gets them has more when they are there.
void EventScene::operator()(const engine::TokensMoved& event) const
{
    constexpr double there = 0.6;
    countTokens(event.from);
    if (m_progress < there)
        m_picture.tokens.push_back(flightOf(event, eased(part(m_progress, 0, there))));
    else
        countTokens(event.to);
    if (event.tile == engine::none)
        return;
    if (event.fromTile || m_progress >= there)
        m_picture.still.board.stacks = m_builder.stacks(m_after);
    const engine::Square square = m_after.board.tile(event.tile).square;
    m_picture.still.board.squares.push_back(
        {square, HighlightStyle::Involved, 1.0 - part(m_progress, 0.6, 1.0)});
}

void EventScene::operator()(const engine::CardTurned& event) const
{
    std::vector<CardPile>& piles = m_picture.still.shelf.cardPiles;
    const auto pile = std::ranges::find(piles, event.module, &CardPile::module);
    if (pile == piles.end())
        return;
    if (event.isUp)
        --pile->left;
    pile->up = {};
    m_picture.cards.push_back({static_cast<int>(pile - piles.begin()),
                               m_builder.game().module(event.module).cardNames()[event.card], event.isUp,
                               eased(m_progress)});
}

void EventScene::operator()(const engine::Scored& event) const
{
    m_award.show(event, part(m_progress, 0.0, 0.15));
    const engine::TrackMove move{event.player, event.figure, event.from, event.to};
    moveOnTrack(move, 0.42, pointsAreMade);
    flyPoints(move, m_award.origin(event), sumOf(event.sheet));
}

} // namespace glossator::desktop
