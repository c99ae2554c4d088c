// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/option_scene.h"

#include "app/desktop/stage/award_scene.h"
#include "app/pictures/board_picture.h"
#include "app/pictures/label_ground.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

using pictures::HighlightStyle;

constexpr double tried = 0.75;   ///< opacity of what would be there
constexpr double refused = 0.55; ///< and of what cannot be there

bool goesOnTile(const engine::Option& option)
{
    return option.action == engine::Action::PutToken || option.action == engine::Action::PutFigure ||
           option.action == engine::Action::ScoreTile;
}

QRectF rectOf(engine::Square square)
{
    return {static_cast<double>(square.x), static_cast<double>(square.y), 1, 1};
}

/// With the squares that the marked edges meet.
QRectF rectWithClashes(const std::vector<pictures::SquareMark>& marks)
{
    QRectF rect;
    for (const pictures::SquareMark& mark : marks) {
        rect |= rectOf(mark.square);
        for (const engine::Side side : engine::allSides)
            if (mark.edges.at(static_cast<std::size_t>(engine::index(side))))
                rect |= rectOf(engine::neighbour(mark.square, side));
    }
    return rect;
}

} // namespace

engine::Square OptionScene::standingSquare(engine::FeatureId feature) const
{
    return m_state.board.standingSquare(m_builder.game().tiles(), feature);
}

bool OptionScene::isPickedOnBoard(const engine::Option& option) const
{
    return (option.action == engine::Action::PickFigure || option.action == engine::Action::MoveBeside) &&
           option.figure >= 0 && static_cast<std::size_t>(option.figure) < m_state.figures.size() &&
           pictures::standsOnBoard(m_state, option.figure);
}

void OptionScene::addGhost(const engine::Option& option, HighlightStyle style, double opacity,
                           double strength) const
{
    const engine::Placement where{option.square, option.turn};
    const bool isRefused = style == HighlightStyle::Refused;
    const auto squares = m_builder.squares(option.kind, where, style, strength);
    const auto marks = isRefused ? whatRefuses(option, strength) : squares;
    board().squares.insert(board().squares.end(), marks.begin(), marks.end());
    if (!isRefused || squares.size() > 1 ||
        !m_state.board.isOccupied(option.square)) // else it would hide all of a tile
        board().tiles.push_back(m_builder.ghost(option.kind, where, opacity));
}

/// The squares that are taken; where none is, all of them with the edges that differ.
std::vector<pictures::SquareMark> OptionScene::whatRefuses(const engine::Option& option,
                                                           double strength) const
{
    auto marks =
        m_builder.squares(option.kind, {option.square, option.turn}, HighlightStyle::Refused, strength);
    const auto isFree = [this](const pictures::SquareMark& mark) {
        return !m_state.board.isOccupied(mark.square);
    };
    if (std::ranges::all_of(marks, isFree))
        markClashes(option, marks);
    else
        std::erase_if(marks, isFree);
    return marks;
}

/// The edges that differ from those which they would meet.
void OptionScene::markClashes(const engine::Option& option, std::vector<pictures::SquareMark>& marks) const
{
    const engine::TileSet& tiles = m_builder.game().tiles();
    const auto& turned = tiles[option.kind].turns[option.turn & 3];
    const auto meets = [&](engine::Square square, engine::Side side) -> std::optional<engine::EdgeKind> {
        const engine::Cell& cell = m_state.board.grid().at(engine::neighbour(square, side));
        if (cell.tile == engine::none)
            return std::nullopt;
        const engine::PlacedTile& tile = m_state.board.tile(cell.tile);
        return tiles[tile.kind].turns[tile.turn & 3][cell.square].edges.at(
            static_cast<std::size_t>(engine::index(engine::opposite(side))));
    };
    for (std::size_t i = 0; i < marks.size(); ++i)
        for (const engine::Side side : engine::allSides) {
            const auto at = static_cast<std::size_t>(engine::index(side));
            const auto met = meets(marks[i].square, side);
            marks[i].edges.at(at) = met && *met != turned[i].edges.at(at);
        }
}

void OptionScene::addPiece(const engine::Option& option, const engine::Place& place) const
{
    pictures::Piece piece = m_builder.tried(m_state, {option.figureKind, m_state.decision.who, place});
    piece.opacity = tried;
    board().pieces.push_back(piece);
}

void OptionScene::markTileOf(engine::FigureId figure) const
{
    const engine::Place& place = m_state.figures[static_cast<std::size_t>(figure)].place;
    if (place.kind == engine::PlaceKind::WithFigure)
        return markTileOf(place.index);
    const engine::TileId tile =
        place.kind == engine::PlaceKind::OnTile ? place.index : m_state.board.node(place.index).tile;
    board().squares.push_back({m_state.board.tile(tile).square, HighlightStyle::Option, 1.0});
}

void OptionScene::nameFeature(engine::FeatureId feature, HighlightStyle style, double strength) const
{
    const auto parts = m_builder.glow(m_state, feature, style, strength);
    board().highlights.insert(board().highlights.end(), parts.begin(), parts.end());
    m_picture.named.push_back(standingSquare(feature));
}

void OptionScene::tryOn(const engine::Option& option) const
{
    if (option.action == engine::Action::PlaceTile)
        addGhost(option, HighlightStyle::Option, tried, 1.0);
    if (option.action == engine::Action::Draw || option.action == engine::Action::PickTile)
        m_picture.still.shelf.hand = &m_builder.game().tiles()[option.kind].kind;
    if (option.feature != engine::none)
        nameFeature(option.feature, HighlightStyle::Option, 1.0);
    if (option.action == engine::Action::Deploy && option.feature != engine::none)
        addPiece(option, {engine::PlaceKind::OnFeature, engine::nobody, option.feature});
    if (goesOnTile(option))
        board().squares.push_back({option.square, HighlightStyle::Option, 1.0});
    if (option.action == engine::Action::PutFigure)
        addPiece(option, {engine::PlaceKind::OnTile, engine::nobody, m_state.board.tileAt(option.square)});
    if (isPickedOnBoard(option))
        markTileOf(option.figure);
    markPlayerOf(option);
}

/// The player that is picked, instead of who decides.
void OptionScene::markPlayerOf(const engine::Option& option) const
{
    if (option.action == engine::Action::PickPlayer)
        for (PlayerCard& card : m_picture.still.cards)
            card.decides = card.seat == option.player;
}

void OptionScene::refuse(const engine::Option& option, const WhyRefused& why, double strength) const
{
    if (refuseOnBoard(option, why, strength))
        return;
    sayBesideBoard(why.besideBoard);
    markRefusedCard(option);
    if (strength >= 1.0) // afterwards the card tells again who decides
        markPlayerOf(option);
}

/// Of the player who would be picked, else of who tries; what chance does not do, of who has the turn.
void OptionScene::markRefusedCard(const engine::Option& option) const
{
    const engine::Player who = m_state.decision.who < 0 ? m_state.turn.player : m_state.decision.who;
    const engine::Player marked = option.action == engine::Action::PickPlayer ? option.player : who;
    for (PlayerCard& card : m_picture.still.cards)
        card.isRefused = card.isRefused || card.seat == marked;
}

/// False where the choice has no place on the board.
bool OptionScene::refuseOnBoard(const engine::Option& option, const WhyRefused& why, double strength) const
{
    if (option.action == engine::Action::PlaceTile && option.kind != engine::none) {
        addGhost(option, HighlightStyle::Refused, refused, strength);
        const QRectF squares = rectWithClashes(whatRefuses(option, strength));
        say(why, squares.center(), squares);
        return true;
    }
    if (goesOnTile(option)) {
        board().squares.push_back({option.square, HighlightStyle::Refused, strength});
        say(why, rectOf(option.square).center(), rectOf(option.square));
        return true;
    }
    if (isPickedOnBoard(option)) {
        const QPointF at = m_builder.piece(m_state, option.figure).at;
        say(why, at + aboveFigure, pictures::aroundFigure(at));
        return true;
    }
    if (m_builder.glow(m_state, option.feature, HighlightStyle::Refused).empty())
        return false; // of no feature that there is
    nameFeature(option.feature, HighlightStyle::Refused, strength);
    say(why, m_builder.middleOf(m_state, option.feature) + aboveFigure,
        m_builder.printedPart(m_state, option.feature), m_builder.printedParts(m_state, option.feature));
    return true;
}

void OptionScene::say(const WhyRefused& why, QPointF at, const QRectF& uncovered,
                      const std::vector<QRectF>& parts) const
{
    pictures::BoardLabel label{why.atPlace,    at, -1, 1.0, pictures::LabelKind::Refusal, {}, uncovered,
                               why.besideBoard};
    label.parts = parts;
    board().labels.push_back(std::move(label));
}

void OptionScene::sayBesideBoard(const QString& why) const
{
    const QRectF all = pictures::BoardPicture::boundsOf(board());
    say({why, {}}, all.center(), all);
}

} // namespace glossator::desktop
