// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/event_scene.h"

#include "app/desktop/stage/supply_row.h"

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

QPointF middleOf(const pictures::PlacedTile& tile)
{
    const QRectF bounds = pictures::boundsOf(*tile.kind, tile.turn);
    return bounds.center() + QPointF(tile.square.x, tile.square.y);
}

} // namespace

namespace {

std::vector<engine::FigureId> figuresBefore(const engine::State& state, engine::PlaceKind where,
                                            engine::Player player, engine::FigureId without)
{
    std::vector<engine::FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const engine::Place& place = state.figures[i].place;
        const auto id = static_cast<engine::FigureId>(i);
        if (id != without && place.kind == where && place.player == player)
            found.push_back(id);
    }
    return found;
}

} // namespace

std::vector<engine::FigureId> supplyOf(const engine::State& state, engine::Player player,
                                       engine::FigureId without)
{
    return figuresBefore(state, engine::PlaceKind::Supply, player, without);
}

std::vector<engine::FigureId> prisonersOf(const engine::State& state, engine::Player holder,
                                          engine::FigureId without)
{
    return figuresBefore(state, engine::PlaceKind::HeldBy, holder, without);
}

QString sumOf(const engine::ScoreSheet& sheet)
{
    QStringList parts;
    for (const engine::Addend& addend : sheet.addends()) {
        const QString points = QString::number(std::abs(addend.points()));
        const QString product =
            addend.count != 1 && addend.each != 1
                ? QStringLiteral("%1×%2").arg(std::abs(addend.count)).arg(std::abs(addend.each))
                : points;
        parts << (parts.isEmpty()       ? QString()
                  : addend.points() < 0 ? QStringLiteral("\u2212 ")
                                        : QStringLiteral("+ ")) +
                     product;
    }
    const bool isPlain = parts.size() == 1 && !parts.front().contains(u'×');
    return isPlain ? QString() : parts.join(u' ');
}

EventScene::EventScene(const pictures::BoardSceneBuilder& builder, const engine::State& before,
                       const engine::State& after, double progress, StagePicture& picture)
    : m_builder(builder), m_before(before), m_after(after), m_progress(progress), m_picture(picture)
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
    flight.to.board = middleOf(tile);
    m_picture.still.shelf.hand = nullptr;
    m_picture.tiles.push_back(flight);
    m_picture.named.push_back(lying.square);
}

Spot EventScene::spotOfTile(const engine::State& state, engine::KindId kind, const engine::Place& place) const
{
    Spot spot;
    spot.seat = std::max<int>(place.player, 0);
    if (place.kind == engine::PlaceKind::Display)
        spot.where = Spot::Where::Display;
    else if (place.kind == engine::PlaceKind::InFront || place.kind == engine::PlaceKind::Reserve)
        spot.where = Spot::Where::InFront;
    else if (place.kind == engine::PlaceKind::InHand)
        spot.where = Spot::Where::Hand;
    for (const engine::TileAside& tile : state.aside) {
        const bool isReachedBefore =
            place.kind == engine::PlaceKind::Reserve && tile.place.kind == engine::PlaceKind::InFront;
        if (tile.kind == kind && tile.place.kind == place.kind)
            break;
        if ((tile.place.kind == place.kind || isReachedBefore) && tile.place.player == place.player)
            ++spot.index;
    }
    return spot;
}

void EventScene::operator()(const engine::TileMoved& event) const
{
    const engine::TileKind* kind = &m_builder.game().tiles()[event.kind].kind;
    TileFlight flight{kind,
                      0,
                      0,
                      spotOfTile(m_before, event.kind, event.from),
                      spotOfTile(m_after, event.kind, event.to),
                      eased(m_progress)};
    auto& display = m_picture.still.shelf.display;
    std::replace(display.begin(), display.end(), kind, static_cast<const engine::TileKind*>(nullptr));
    for (PlayerCard& card : m_picture.still.cards)
        std::replace(card.inFront.begin(), card.inFront.end(), kind,
                     static_cast<const engine::TileKind*>(nullptr));
    if (event.from.kind == engine::PlaceKind::Reserve)
        --m_picture.still.cards[static_cast<std::size_t>(event.from.player)].reserved;
    m_picture.tiles.push_back(flight);
}

std::vector<pictures::Figure> EventScene::picturesOf(const engine::State& state,
                                                     const std::vector<engine::FigureId>& figures) const
{
    std::vector<pictures::Figure> kinds;
    kinds.reserve(figures.size());
    for (const engine::FigureId figure : figures)
        kinds.push_back(m_builder.figureOf(state.figures[static_cast<std::size_t>(figure)].kind));
    return kinds;
}

Spot EventScene::spotOf(const engine::State& state, engine::FigureId figure) const
{
    const engine::Figure& wooden = state.figures[static_cast<std::size_t>(figure)];
    Spot spot;
    spot.seat = std::max<int>(wooden.owner, 0);
    spot.index = wooden.place.index;
    switch (wooden.place.kind) {
    case engine::PlaceKind::OnFeature:
    case engine::PlaceKind::WithFigure:
    case engine::PlaceKind::OnTile:
        spot.where = Spot::Where::Board;
        spot.board = m_builder.piece(state, figure).at;
        break;
    case engine::PlaceKind::Supply: {
        if (wooden.owner == engine::nobody) {
            spot.where = Spot::Where::Pile;
            break;
        }
        const auto supply = supplyOf(state, wooden.owner);
        spot.where = Spot::Where::Supply;
        const auto index = std::find(supply.begin(), supply.end(), figure) - supply.begin();
        spot.index = static_cast<int>(index);
        spot.counted = countedPlace(picturesOf(state, supply), static_cast<std::size_t>(index));
        break;
    }
    case engine::PlaceKind::HeldBy: {
        const auto prisoners = prisonersOf(state, wooden.place.player);
        spot.where = Spot::Where::Prison;
        spot.seat = wooden.place.player;
        spot.index =
            static_cast<int>(std::find(prisoners.begin(), prisoners.end(), figure) - prisoners.begin());
        break;
    }
    case engine::PlaceKind::OnTrack:
        spot.where = Spot::Where::Track;
        break;
    case engine::PlaceKind::BesideTrack:
        spot.where = Spot::Where::BesideTrack;
        break;
    default:
        break;
    }
    return spot;
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
    const Spot to = spotOf(m_after, figure);
    const bool isLeftBehind =
        pictures::isOnBoard(wooden.place.kind) && !pictures::standsOnBoard(m_before, figure);
    m_picture.figures.push_back({m_builder.figureOf(wooden.kind), m_builder.colourOf(wooden.owner),
                                 pose(m_before), pose(m_after), isLeftBehind ? to : spotOf(m_before, figure),
                                 to, eased(m_progress)});
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
    const int colour = m_builder.colourOf(move.player);
    for (pictures::TrackFigure& figure : m_picture.still.track.figures)
        if (figure.player == colour && !figure.parkedBeside && qRound(figure.score) == move.from) {
            figure.score = move.from + (move.to - move.from) * eased(part(m_progress, from, to));
            return;
        }
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

/// On a tile, with a player, or with the pile where nobody has it.
Spot EventScene::spotOfToken(engine::Player holder, engine::TileId tile) const
{
    if (tile != engine::none) {
        const engine::Square square = m_after.board.tile(tile).square;
        return {Spot::Where::Board, QPointF(square.x + 0.5, square.y + 0.5)};
    }
    return holder == engine::nobody ? Spot{Spot::Where::Pile, {}} : Spot{Spot::Where::Card, {}, holder};
}

void EventScene::operator()(const engine::TokensMoved& event) const
{
    constexpr double there = 0.6;
    if (m_progress < there)
        m_picture.tokens.push_back({m_builder.game().tokenKinds()[event.kind].id,
                                    spotOfToken(event.from, event.fromTile ? event.tile : engine::none),
                                    spotOfToken(event.to, event.fromTile ? engine::none : event.tile),
                                    eased(part(m_progress, 0, there))});
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
    moveOnTrack({event.player, event.figure, event.from, event.to}, 0.55, 1.0);
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
