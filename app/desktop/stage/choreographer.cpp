// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/choreographer.h"

#include "app/desktop/stage/event_scene.h"
#include "app/pictures/board_picture.h"
#include "model/cases/describe.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace glossator::desktop {

namespace {

using pictures::HighlightStyle;

constexpr QPointF aboveFigure{0.0, -0.36};
constexpr double aftermath = 0.7; ///< strength of the glow while a step rests

/// Adds what a step was about to its resting picture.
class Aftermath
{
public:
    Aftermath(const pictures::BoardSceneBuilder& builder, const engine::State& state,
              pictures::BoardScene& board)
        : m_builder(builder), m_state(state), m_board(board)
    {
    }

    void operator()(const engine::Scored& event) const
    {
        if (event.feature == engine::none)
            return;
        glow(event.feature, HighlightStyle::Scored);
        const QPointF at = m_builder.middleOf(m_state, event.feature) + aboveFigure;
        m_board.labels.push_back(
            {QStringLiteral("+%1").arg(event.points()), at, m_builder.colourOf(event.player), 1.0});
    }
    void operator()(const engine::FigureDeployed& event) const
    {
        glow(event.feature, HighlightStyle::Involved);
    }
    void operator()(const engine::FeatureFinished& event) const
    {
        glow(event.feature, HighlightStyle::Involved);
    }
    void operator()(const engine::Withheld& event) const { glow(event.feature, HighlightStyle::Refused); }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void glow(engine::FeatureId feature, HighlightStyle style) const
    {
        for (const pictures::Highlight& part : m_builder.glow(m_state, feature, style, aftermath)) {
            const auto same = [&](const pictures::Highlight& other) {
                return other.tile == part.tile && other.feature == part.feature;
            };
            std::erase_if(m_board.highlights, same);
            m_board.highlights.push_back(part);
        }
    }

    const pictures::BoardSceneBuilder& m_builder;
    const engine::State& m_state;
    pictures::BoardScene& m_board;
};

bool goesOnTile(const engine::Option& option)
{
    return option.action == engine::Action::PutToken || option.action == engine::Action::PutFigure ||
           option.action == engine::Action::ScoreTile;
}

bool isOnBoard(const engine::State& state, engine::FigureId figure)
{
    return figure >= 0 && static_cast<std::size_t>(figure) < state.figures.size() &&
           pictures::isOnBoard(state.figures[static_cast<std::size_t>(figure)].place.kind);
}

/// Frames the tile on which a figure stands.
void markTileOf(const engine::State& state, engine::FigureId figure, pictures::BoardScene& board)
{
    const engine::Place& place = state.figures[static_cast<std::size_t>(figure)].place;
    if (place.kind == engine::PlaceKind::WithFigure)
        return markTileOf(state, place.index, board);
    const engine::TileId tile =
        place.kind == engine::PlaceKind::OnTile ? place.index : state.board.node(place.index).tile;
    board.squares.push_back({state.board.tile(tile).square, HighlightStyle::Option, 1.0});
}

/// The figure that is between two places during the event.
engine::FigureId movingFigure(const engine::Event& event)
{
    if (const auto* deployed = std::get_if<engine::FigureDeployed>(&event.what))
        return deployed->figure;
    const auto* moved = std::get_if<engine::FigureMoved>(&event.what);
    return moved == nullptr ? engine::none : moved->figure;
}

} // namespace

std::vector<int> pictureColours(const std::vector<cases::Colour>& players)
{
    // The liveries of the pictures are red, blue, yellow, green, black and pink.
    constexpr std::array<int, 6> liveries{0, 1, 3, 2, 4, 5};
    std::vector<int> colours;
    colours.reserve(players.size());
    for (const cases::Colour colour : players)
        colours.push_back(liveries.at(static_cast<std::size_t>(colour)));
    return colours;
}

Choreographer::Choreographer(const cases::CaseResult& result, pictures::TileShapes& shapes,
                             wording::PhraseWording wording)
    : m_result(result), m_builder(*result.game, pictureColours(result.players), shapes), m_wording(wording),
      m_cards(result)
{
}

const engine::State& Choreographer::before(int stepIndex, int event) const
{
    if (event > 0)
        return step(stepIndex).events[static_cast<std::size_t>(event) - 1].after;
    return stepIndex > 0 ? step(stepIndex - 1).state : step(0).events.front().after;
}

PlayerCard Choreographer::card(const engine::State& state, engine::Player player,
                               engine::FigureId without) const
{
    PlayerCard card;
    card.seat = player;
    card.colour = m_builder.colourOf(player);
    card.points = state.points(player);
    card.hasTurn = state.turn.player == player;
    card.decides = state.decision.who == player;
    for (const engine::FigureId figure : supplyOf(state, player, without))
        card.supply.push_back(m_builder.figureOf(state.figures[static_cast<std::size_t>(figure)].kind));
    for (const engine::FigureId figure : prisonersOf(state, player, without)) {
        const engine::Figure& wooden = state.figures[static_cast<std::size_t>(figure)];
        card.prisoners.push_back({m_builder.figureOf(wooden.kind), m_builder.colourOf(wooden.owner)});
    }
    const engine::Game& game = *m_result.game;
    for (std::size_t kind = 0; kind < game.tokenKinds().size(); ++kind)
        if (const int count = state.tokens[game.tokenSlot(static_cast<engine::TokenKind>(kind), player)])
            card.tokens.push_back({game.tokenKinds()[kind].id, count});
    for (std::size_t i = 0; i < state.aside.size(); ++i) {
        const engine::TileAside& tile = state.aside[i];
        const bool isInHand = static_cast<std::int16_t>(i) == state.turn.fromAside;
        if (tile.place.kind == engine::PlaceKind::InFront && tile.place.player == player && !isInHand)
            card.inFront.push_back(&m_result.game->tiles()[tile.kind].kind);
    }
    return card;
}

Shelf Choreographer::shelf(const engine::State& state) const
{
    Shelf shelf;
    if (state.turn.tileInHand != engine::none)
        shelf.hand = &m_result.game->tiles()[state.turn.tileInHand].kind;
    for (const engine::TileAside& tile : state.aside)
        if (tile.place.kind == engine::PlaceKind::Display)
            shelf.display.push_back(&m_result.game->tiles()[tile.kind].kind);
    shelf.pile = state.pile.size;
    return shelf;
}

/// What is nobody's lies by the pile.
void Choreographer::layNeutralFigures(const engine::State& state, engine::FigureId without,
                                      Shelf& shelf) const
{
    for (const engine::FigureId figure : supplyOf(state, engine::nobody, without))
        shelf.figures.push_back(m_builder.figureOf(state.figures[static_cast<std::size_t>(figure)].kind));
}

StageStill Choreographer::still(const engine::State& state, const std::vector<CardPile>& cards,
                                engine::FigureId without) const
{
    StageStill still{m_builder.board(state, without), m_builder.track(state, without), {}, shelf(state)};
    layNeutralFigures(state, without, still.shelf);
    still.shelf.cardPiles = cards;
    for (int player = 0; player < m_result.game->players(); ++player)
        still.cards.push_back(card(state, static_cast<engine::Player>(player), without));
    return still;
}

StagePicture Choreographer::at(const Moment& moment) const
{
    if (m_result.steps.empty())
        return {};
    if (moment.kind == BeatKind::Rest)
        return resting(moment.step);
    if (moment.kind == BeatKind::Event)
        return event(moment.step, moment.index, moment.progress);
    StagePicture picture;
    picture.still = still(step(moment.step).state, m_cards.after(moment.step));
    const cases::Attempt attempt = untoldAttempts(step(moment.step))[static_cast<std::size_t>(moment.index)];
    addRefusal(step(moment.step).state, attempt.option, attempt.refusal->reason, 1.0, picture);
    return picture;
}

StagePicture Choreographer::event(int stepIndex, int index, double progress) const
{
    const cases::RunEvent& run = step(stepIndex).events[static_cast<std::size_t>(index)];
    const engine::State& from = before(stepIndex, index);
    StagePicture picture;
    if (const auto* refused = std::get_if<engine::Refused>(&run.event.what)) {
        picture.still = still(run.after, m_cards.before(stepIndex, index));
        addRefusal(run.after, refused->option, refused->reason, 1.0, picture);
        return picture;
    }
    picture.still = still(from, m_cards.before(stepIndex, index), movingFigure(run.event));
    std::visit(EventScene(m_builder, from, run.after, progress, picture), run.event.what);
    return picture;
}

StagePicture Choreographer::resting(int stepIndex) const
{
    StagePicture picture;
    if (m_result.steps.empty())
        return picture;
    const cases::RunStep& run = step(stepIndex);
    picture.still = still(run.state, m_cards.after(stepIndex));
    addAftermath(run, picture);
    return picture;
}

void Choreographer::addAftermath(const cases::RunStep& run, StagePicture& picture) const
{
    for (const cases::RunEvent& event : run.events) {
        std::visit(Aftermath(m_builder, run.state, picture.still.board), event.event.what);
        if (const auto* refused = std::get_if<engine::Refused>(&event.event.what))
            addRefusal(run.state, refused->option, refused->reason, aftermath, picture);
    }
}

void Choreographer::addRefusal(const engine::State& state, const engine::Option& option,
                               engine::Reason reason, double strength, StagePicture& picture) const
{
    pictures::BoardScene& board = picture.still.board;
    const cases::Describer describer(m_result);
    const QString why = m_wording.sentence(describer.reason(reason));
    if (option.action == engine::Action::PlaceTile && option.kind != engine::none) {
        const auto marks =
            m_builder.squares(option.kind, {option.square, option.turn}, HighlightStyle::Refused, strength);
        board.squares.insert(board.squares.end(), marks.begin(), marks.end());
        if (!state.board.isOccupied(option.square))
            board.tiles.push_back(m_builder.ghost(option.kind, {option.square, option.turn}, 0.55));
        board.labels.push_back({why, {option.square.x + 0.5, option.square.y + 0.5}, -1, 1.0});
        return;
    }
    if (goesOnTile(option)) {
        board.squares.push_back({option.square, HighlightStyle::Refused, strength});
        board.labels.push_back({why, {option.square.x + 0.5, option.square.y + 0.5}, -1, 1.0});
        return;
    }
    if (option.action == engine::Action::PickFigure && isOnBoard(state, option.figure)) {
        board.labels.push_back({why, m_builder.piece(state, option.figure).at + aboveFigure, -1, 1.0});
        return;
    }
    const auto parts = m_builder.glow(state, option.feature, HighlightStyle::Refused, strength);
    if (parts.empty())
        return;
    board.highlights.insert(board.highlights.end(), parts.begin(), parts.end());
    picture.named.push_back(state.board.standingSquare(m_result.game->tiles(), option.feature));
    board.labels.push_back({why, m_builder.middleOf(state, option.feature) + aboveFigure, -1, 1.0});
}

StagePicture Choreographer::trying(int stepIndex, const engine::Option& option) const
{
    const engine::State& state = step(stepIndex).state;
    StagePicture picture;
    picture.still = still(state, m_cards.after(stepIndex));
    pictures::BoardScene& board = picture.still.board;
    if (option.action == engine::Action::PlaceTile) {
        board.tiles.push_back(m_builder.ghost(option.kind, {option.square, option.turn}, 0.75));
        board.squares = m_builder.squares(option.kind, {option.square, option.turn}, HighlightStyle::Option);
    }
    if (option.action == engine::Action::Draw || option.action == engine::Action::PickTile)
        picture.still.shelf.hand = &m_result.game->tiles()[option.kind].kind;
    if (option.feature != engine::none) {
        board.highlights = m_builder.glow(state, option.feature, HighlightStyle::Option);
        picture.named.push_back(state.board.standingSquare(m_result.game->tiles(), option.feature));
    }
    if (option.action == engine::Action::Deploy && option.feature != engine::none) {
        pictures::Piece piece;
        piece.figure = m_builder.figureOf(option.figureKind);
        piece.player = m_builder.colourOf(state.decision.who);
        piece.at = m_builder.middleOf(state, option.feature);
        piece.opacity = 0.75;
        board.pieces.push_back(piece);
    }
    if (goesOnTile(option))
        board.squares.push_back({option.square, HighlightStyle::Option, 1.0});
    if (option.action == engine::Action::PutFigure) {
        pictures::Piece piece;
        piece.figure = m_builder.figureOf(option.figureKind);
        piece.player = m_builder.colourOf(state.decision.who);
        const engine::Place place{engine::PlaceKind::OnTile, engine::nobody,
                                  state.board.tileAt(option.square)};
        const auto others = std::ranges::count(state.figures, place, &engine::Figure::place);
        piece.at =
            m_builder.spotOn(state, {option.figureKind, state.decision.who, place}, static_cast<int>(others));
        piece.opacity = 0.75;
        board.pieces.push_back(piece);
    }
    if ((option.action == engine::Action::PickFigure || option.action == engine::Action::MoveBeside) &&
        isOnBoard(state, option.figure))
        markTileOf(state, option.figure, board);
    for (PlayerCard& card : picture.still.cards)
        card.decides =
            option.action == engine::Action::PickPlayer ? card.seat == option.player : card.decides;
    return picture;
}

StagePicture Choreographer::refusing(int stepIndex, const engine::Option& option, engine::Reason reason) const
{
    const engine::State& state = step(stepIndex).state;
    StagePicture picture;
    picture.still = still(state, m_cards.after(stepIndex));
    addRefusal(state, option, reason, 1.0, picture);
    return picture;
}

QRectF Choreographer::bounds() const
{
    QRectF bounds;
    for (int i = 0; i < static_cast<int>(m_result.steps.size()); ++i) {
        const StagePicture picture = resting(i);
        bounds |= pictures::BoardPicture::boundsOf(picture.still.board);
    }
    return bounds;
}

} // namespace glossator::desktop
