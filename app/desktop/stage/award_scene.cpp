// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/award_scene.h"

#include "app/desktop/stage/points_text.h"
#include "app/pictures/label_ground.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace glossator::desktop {

using pictures::HighlightStyle;

QPointF middleOf(engine::Square square)
{
    return {square.x + 0.5, square.y + 0.5};
}

/// What glows already glows anew.
bool AwardScene::glow(engine::FeatureId feature, HighlightStyle style, double strength) const
{
    auto& highlights = m_picture.still.board.highlights;
    const auto parts = m_builder.glow(m_state, feature, style, strength);
    for (const pictures::Highlight& part : parts) {
        std::erase_if(highlights, [&](const pictures::Highlight& other) {
            return other.tile == part.tile && other.feature == part.feature;
        });
        highlights.push_back(part);
    }
    return !parts.empty();
}

void AwardScene::mark(engine::Square square, double strength) const
{
    auto& squares = m_picture.still.board.squares;
    std::erase_if(squares, [&](const pictures::SquareMark& other) { return other.square == square; });
    squares.push_back({square, HighlightStyle::Scored, strength});
}

void AwardScene::light(engine::Player player) const
{
    for (PlayerCard& card : m_picture.still.cards)
        card.isLit = card.isLit || card.seat == player;
}

void AwardScene::light(const engine::Scored& award, double strength) const
{
    const auto lightFeature = [&](engine::FeatureId feature) {
        if (!glow(feature, HighlightStyle::Scored, strength))
            mark(m_state.board.standingSquare(m_builder.game().tiles(), feature), strength);
    };
    if (award.feature != engine::none)
        lightFeature(award.feature);
    for (const engine::FeatureId feature : award.origin.features)
        lightFeature(feature);
    for (const engine::Square square : award.origin.squares)
        mark(square, strength);
    if (!placeOf(award))
        light(award.player);
}

/// None where the points come from nothing on the board.
std::optional<QPointF> AwardScene::placeOf(const engine::Scored& award) const
{
    if (award.feature != engine::none)
        return m_builder.middleOf(m_state, award.feature) + aboveFigure;
    if (!award.origin.squares.empty())
        return middleOf(award.origin.squares.front()) + aboveFigure;
    if (!award.origin.features.empty())
        return m_builder.middleOf(m_state, award.origin.features.front()) + aboveFigure;
    return std::nullopt;
}

/// What stands close by and earned them, or is beside who did. None where these have gone home.
QRectF AwardScene::figuresAt(QPointF place) const
{
    constexpr double near = 0.75; ///< squares
    QRectF figures;
    for (const pictures::Piece& piece : m_picture.still.board.pieces) {
        const QPointF way = piece.at - (place - aboveFigure);
        if (std::abs(way.x()) < near && std::abs(way.y()) < near)
            figures |= pictures::aroundFigure(piece.at);
    }
    return figures;
}

Spot AwardScene::origin(const engine::Scored& award) const
{
    if (const auto place = placeOf(award))
        return {Spot::Where::Board, *place};
    if (!award.origin.tokens.empty())
        return StageSpots(m_builder).token(m_state, award.origin.tokens.front(), award.player);
    return {Spot::Where::Card, {}, award.player};
}

/// The card tells whose points they are.
void AwardScene::sayOnCard(engine::Player player, int points, const QString& reason) const
{
    const Spot card{Spot::Where::Card, {}, player};
    m_picture.labels.push_back(
        {pointsText(points), -1, card, card, 0.0, 1.0, pictures::LabelKind::Points, reason});
}

void AwardScene::show(const engine::Scored& award, double strength) const
{
    light(award, strength);
    const auto place = placeOf(award);
    if (!place)
        return sayOnCard(award.player, award.points(), m_reason.inFull(award));
    m_picture.action = place;
    const QRectF figures = figuresAt(*place);
    m_picture.still.board.labels.push_back(
        {pointsText(award.points()),
         *place,
         m_builder.colourOf(award.player),
         1.0,
         pictures::LabelKind::Points,
         sumOf(award.sheet),
         figures.isEmpty() ? pictures::aroundFigure(*place - aboveFigure) : figures,
         {},
         m_reason.inShort(award),
         m_reason.inFull(award),
         partsOf(award)});
}

/// What they are for, as it is printed on tiles.
std::vector<QRectF> AwardScene::partsOf(const engine::Scored& award) const
{
    std::vector<engine::FeatureId> features = award.origin.features;
    if (award.feature != engine::none)
        features.push_back(award.feature);
    std::vector<QRectF> parts;
    for (const engine::FeatureId feature : features)
        std::ranges::copy(m_builder.printedParts(m_state, feature), std::back_inserter(parts));
    return parts;
}

void AwardScene::show(const engine::Paid& payment) const
{
    for (const engine::TrackMove& move : {payment.payer, payment.receiver}) {
        light(move.player);
        sayOnCard(move.player, move.to - move.from, m_reason.paid(move.player, move.to - move.from));
    }
}

bool AwardScene::tellsPointsOf(engine::Player player) const
{
    const auto isOnBoard = [&](const pictures::BoardLabel& label) {
        return label.kind == pictures::LabelKind::Points && label.player == m_builder.colourOf(player);
    };
    const auto isOnCard = [&](const LabelFlight& label) {
        return label.kind == pictures::LabelKind::Points && label.to.where == Spot::Where::Card &&
               label.to.seat == player;
    };
    return std::ranges::any_of(m_picture.still.board.labels, isOnBoard) ||
           std::ranges::any_of(m_picture.labels, isOnCard);
}

void AwardScene::showNothing(const engine::Withheld& withheld) const
{
    if (withheld.feature != engine::none || withheld.player == engine::nobody ||
        tellsPointsOf(withheld.player))
        return;
    sayNothing(withheld.player);
}

/// In words: it may be something else than points.
void AwardScene::sayNothing(engine::Player player) const
{
    const Spot card{Spot::Where::Card, {}, player};
    //: what a player receives
    const QString nothing = QCoreApplication::translate("AwardScene", "Nothing");
    m_picture.labels.push_back({nothing, -1, card, card, 1.0, 1.0, pictures::LabelKind::Note});
}

} // namespace glossator::desktop
