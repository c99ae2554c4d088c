// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/event_scene.h"

#include <QEasingCurve>

#include <algorithm>
#include <cstdlib>

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

QString sumOf(const engine::ScoreSheet& sheet)
{
    QStringList parts;
    for (const engine::Addend& addend : sheet.addends()) {
        const QString points = QString::number(std::abs(addend.points()));
        const QString product =
            addend.count != 1 && addend.each != 1
                ? QStringLiteral("%1×%2").arg(std::abs(addend.count)).arg(std::abs(addend.each))
                : points;
        const bool isLess = addend.points() < 0;
        const QString sign = parts.isEmpty() ? (isLess ? QStringLiteral("\u2212") : QString())
                                             : (isLess ? QStringLiteral("\u2212 ") : QStringLiteral("+ "));
        parts << sign + product;
    }
    const bool isPlain = parts.size() == 1 && !parts.front().contains(u'×');
    return isPlain ? QString() : parts.join(u' ');
}

EventScene::EventScene(const pictures::BoardSceneBuilder& builder, const engine::State& before,
                       const engine::State& after, double progress, StagePicture& picture)
    : m_builder(builder), m_spots(builder), m_before(before), m_after(after), m_progress(progress),
      m_picture(picture)
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
    const auto parts = m_builder.glow(m_before, feature, style, strength);
    auto& highlights = m_picture.still.board.highlights;
    highlights.insert(highlights.end(), parts.begin(), parts.end());
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

void EventScene::tellPoints(const engine::TrackMove& move) const
{
    const Spot from{Spot::Where::Track, {}, 0, move.from};
    const Spot to{Spot::Where::Track, {}, 0, move.to};
    const int points = move.to - move.from;
    const QString text =
        points < 0 ? QStringLiteral("\u2212%1").arg(-points) : QStringLiteral("+%1").arg(points);
    m_picture.labels.push_back({text, m_builder.colourOf(move.player), from, to,
                                eased(part(m_progress, 0.1, 0.8)), 1.0 - part(m_progress, 0.85, 1.0)});
}

/// The payer's figure goes back, then the receiver's goes forward.
void EventScene::operator()(const engine::Paid& event) const
{
    moveOnTrack(event.payer, 0.1, 0.5);
    moveOnTrack(event.receiver, 0.5, 0.9);
    tellPoints(event.payer);
    tellPoints(event.receiver);
}

/// Also from or to a tile of the board.
TokenFlight EventScene::flightOf(const engine::TokensMoved& event, double progress) const
{
    TokenFlight flight{m_builder.game().tokenKinds()[event.kind].id,
                       m_spots.token(m_before, event.kind, event.from),
                       m_spots.token(m_after, event.kind, event.to), progress};
    if (event.tile == engine::none)
        return flight;
    const engine::Square square = m_after.board.tile(event.tile).square;
    (event.fromTile ? flight.from : flight.to) = {Spot::Where::Board,
                                                  QPointF(square.x + 0.5, square.y + 0.5)};
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
    glow(event.feature, HighlightStyle::Scored, part(m_progress, 0.0, 0.2));
    const int colour = m_builder.colourOf(event.player);
    moveOnTrack({event.player, event.figure, event.from, event.to}, 0.55, 0.95);
    Spot to{Spot::Where::Track, {}, 0, event.from};
    Spot from = to;
    if (event.feature != engine::none) {
        from.where = Spot::Where::Board;
        from.board = m_builder.middleOf(m_before, event.feature) + aboveFigure;
    }
    const QString text = QStringLiteral("+%1").arg(event.points());
    m_picture.labels.push_back({text, colour, from, to, eased(part(m_progress, 0.35, 0.65)),
                                1.0 - part(m_progress, 0.85, 1.0), pictures::LabelKind::Points,
                                sumOf(event.sheet)});
}

} // namespace glossator::desktop
