// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/choreographer.h"

#include "app/desktop/stage/award_scene.h"
#include "app/desktop/stage/event_scene.h"
#include "app/desktop/stage/option_outcome.h"
#include "app/desktop/stage/option_scene.h"
#include "app/desktop/stage/outcome_scene.h"
#include "app/pictures/board_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace glossator::desktop {

namespace {

using pictures::HighlightStyle;

constexpr double aftermath = 0.7; ///< strength of the glow while a step rests

/// Adds what a step was about to its resting picture.
class Aftermath
{
public:
    Aftermath(const pictures::BoardSceneBuilder& builder, const AwardReason& reason,
              const engine::State& state, StagePicture& picture)
        : m_award(builder, reason, state, picture)
    {
    }

    void operator()(const engine::Scored& event) const { m_award.show(event, aftermath); }
    void operator()(const engine::Paid& event) const { m_award.show(event); }
    void operator()(const engine::FigureDeployed& event) const
    {
        m_award.glow(event.feature, HighlightStyle::Involved, aftermath);
    }
    void operator()(const engine::FeatureFinished& event) const
    {
        m_award.glow(event.feature, HighlightStyle::Involved, aftermath);
    }
    void operator()(const engine::Withheld& event) const
    {
        m_award.glow(event.feature, HighlightStyle::Refused, aftermath);
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    AwardScene m_award;
};

/// The figure that is between two places during the event.
engine::FigureId movingFigure(const engine::Event& event)
{
    if (const auto* deployed = std::get_if<engine::FigureDeployed>(&event.what))
        return deployed->figure;
    const auto* moved = std::get_if<engine::FigureMoved>(&event.what);
    return moved == nullptr ? engine::none : moved->figure;
}

/// The beginning of the game, or a tile that nobody has drawn.
bool isSetup(const engine::Event& event)
{
    const auto* placed = std::get_if<engine::TilePlaced>(&event.what);
    return std::holds_alternative<engine::GameBegan>(event.what) ||
           (placed != nullptr && placed->player == engine::nobody);
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
                             wording::PhraseWording wording, const ClauseNames* names)
    : m_result(result), m_builder(*result.game, pictureColours(result.players), shapes),
      m_refusals(result, wording, names), m_reason(result, wording, names), m_cards(result)
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
    card.tokens = tokensOf(*m_result.game, state, player);
    for (std::size_t i = 0; i < state.aside.size(); ++i) {
        const engine::TileAside& tile = state.aside[i];
        const bool isInHand = static_cast<std::int16_t>(i) == state.turn.fromAside;
        if (tile.place.kind == engine::PlaceKind::InFront && tile.place.player == player && !isInHand)
            card.inFront.push_back(&m_result.game->tiles()[tile.kind].kind);
        if (tile.place.kind == engine::PlaceKind::Reserve && tile.place.player == player && !isInHand)
            ++card.reserved;
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
    StageStill still = besideBoard(state, cards, without);
    still.board = m_builder.board(state, without);
    return still;
}

StageStill Choreographer::besideBoard(const engine::State& state, const std::vector<CardPile>& cards,
                                      engine::FigureId without) const
{
    StageStill still{{}, m_builder.track(state, without), {}, shelf(state)};
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
    addRefusal(step(moment.step).state, attempt.option, *attempt.refusal, 1.0, picture);
    return picture;
}

StagePicture Choreographer::event(int stepIndex, int index, double progress) const
{
    const cases::RunEvent& run = step(stepIndex).events[static_cast<std::size_t>(index)];
    const engine::State& from = before(stepIndex, index);
    StagePicture picture;
    if (const auto* refused = std::get_if<engine::Refused>(&run.event.what)) {
        picture.still = still(run.after, m_cards.before(stepIndex, index));
        addRefusal(run.after, refused->option, {refused->reason, run.event.cites}, 1.0, picture);
        return picture;
    }
    if (isSetup(run.event)) {
        picture.still = still(laidOut(stepIndex, index), m_cards.before(stepIndex, index));
        return picture;
    }
    picture.still = still(from, m_cards.before(stepIndex, index), movingFigure(run.event));
    addAwardsBefore(stepIndex, index, picture);
    std::visit(EventScene(m_builder, m_reason, from, run.after, progress, picture), run.event.what);
    return picture;
}

/// A game begins with what is laid out for it: the board shows all of that at once.
const engine::State& Choreographer::laidOut(int stepIndex, int event) const
{
    const auto& events = step(stepIndex).events;
    const auto next = std::find_if_not(events.begin() + event + 1, events.end(),
                                       [](const cases::RunEvent& run) { return isSetup(run.event); });
    return (next - 1)->after;
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
    const Aftermath show(m_builder, m_reason, run.state, picture);
    for (const cases::RunEvent& event : run.events) {
        if (!bringsPoints(event.event))
            std::visit(show, event.event.what);
        if (const auto* refused = std::get_if<engine::Refused>(&event.event.what))
            addRefusal(run.state, refused->option, {refused->reason, event.event.cites}, aftermath, picture);
    }
    for (const cases::RunEvent& event : run.events) // what brings points is lit, whatever it does not bring
        if (bringsPoints(event.event))
            std::visit(show, event.event.what);
    for (const cases::RunEvent& event : run.events)
        if (const auto* withheld = std::get_if<engine::Withheld>(&event.event.what))
            AwardScene(m_builder, m_reason, run.state, picture).showNothing(*withheld);
}

/// What a step has brought stays until it is done.
void Choreographer::addAwardsBefore(int stepIndex, int event, StagePicture& picture) const
{
    const auto& events = step(stepIndex).events;
    const Aftermath show(m_builder, m_reason, before(stepIndex, event), picture);
    for (std::size_t i = 0; i < static_cast<std::size_t>(event); ++i)
        if (bringsPoints(events[i].event))
            std::visit(show, events[i].event.what);
    picture.action.reset();
}

void Choreographer::addRefusal(const engine::State& state, const engine::Option& option,
                               const engine::Refusal& refusal, double strength, StagePicture& picture) const
{
    OptionScene(m_builder, state, picture)
        .refuse(option, {m_refusals.inShort(refusal), m_refusals.inFewWords(refusal)}, strength);
}

StagePicture Choreographer::withoutOptions(int stepIndex) const
{
    StagePicture picture;
    picture.still = still(step(stepIndex).state, m_cards.after(stepIndex));
    return picture;
}

StagePicture Choreographer::trying(int stepIndex, const engine::Option& option) const
{
    const engine::State& state = step(stepIndex).state;
    const StagePicture without = withoutOptions(stepIndex);
    StagePicture picture = without;
    OptionScene(m_builder, state, picture).tryOn(option);
    if (picture == without)
        OutcomeScene(m_builder, m_reason, state, picture).show(OptionOutcome(*m_result.game, state, option));
    return picture;
}

StagePicture Choreographer::refusing(int stepIndex, const engine::Option& option,
                                     const engine::Refusal& refusal) const
{
    const engine::State& state = step(stepIndex).state;
    StagePicture picture;
    picture.still = still(state, m_cards.after(stepIndex));
    addRefusal(state, option, refusal, 1.0, picture);
    return picture;
}

QRectF Choreographer::bounds() const
{
    QRectF bounds;
    for (const cases::RunStep& run : m_result.steps)
        bounds |= pictures::BoardPicture::boundsOf(m_builder.board(run.state));
    const QRectF near = bounds.adjusted(-1, -1, 1, 1);
    QRectF all = bounds;
    for (int i = 0; i < static_cast<int>(m_result.steps.size()); ++i) {
        const QRectF told = pictures::BoardPicture::boundsOf(resting(i).still.board);
        if (near.contains(told))
            all |= told;
    }
    return all;
}

StageNeeds Choreographer::needs() const
{
    StageNeeds needs;
    needs.players = m_result.game->players();
    for (int i = 0; i < static_cast<int>(m_result.steps.size()); ++i) {
        const cases::RunStep& run = step(i);
        for (std::size_t event = 0; event < run.events.size(); ++event)
            needs.include(
                besideBoard(run.events[event].after, m_cards.before(i, static_cast<int>(event) + 1)));
        needs.include(besideBoard(run.state, m_cards.after(i)));
    }
    return needs;
}

} // namespace glossator::desktop
