// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/flow.h"

#include <algorithm>

namespace glossator::engine {

void Flow::run()
{
    State& state = m_play.state();
    while (state.decision.topic == Topic::Nothing && !state.agenda.empty()) {
        const Task next = state.agenda.back();
        state.agenda.pop_back();
        runTask(next);
    }
}

void Flow::runTask(const Task& next)
{
    switch (next.kind) {
    case TaskKind::BeginTurn:
        return beginTurn(next);
    case TaskKind::BeginPart:
        return beginPart(next);
    case TaskKind::Draw:
        return draw();
    case TaskKind::PlaceTile:
        return askForPlacement();
    case TaskKind::Wood:
        return wood();
    case TaskKind::EndWood:
        return endWood();
    case TaskKind::Score:
        return score();
    case TaskKind::ScoreFeature:
        return scoreFeature(next.feature, false);
    case TaskKind::FinalFeature:
        return scoreFeature(next.feature, true);
    case TaskKind::Award:
        return award();
    case TaskKind::Pay:
        return pay();
    case TaskKind::FeatureScored:
        return featureScored(next.feature);
    case TaskKind::ReturnFigures:
        return returnFigures(next.feature);
    case TaskKind::EnterRound:
        return enter(next);
    case TaskKind::EndRound:
        return endRound(static_cast<Round>(next.code));
    case TaskKind::EndTurn:
        return endTurn();
    case TaskKind::NextTurn:
        return nextTurn();
    case TaskKind::FinalScoring:
        return finalScoring();
    case TaskKind::EndGame:
        return endGame();
    case TaskKind::OfModule:
        return m_play.game().module(next.module).run(m_play, next);
    }
}

void Flow::beginTurn(const Task& begin)
{
    beginSteps(begin, m_play.state().turn.number + 1, 0);
    for (const RuleModule* module : m_play.game().actingAt(Moment::TurnBegins))
        module->turnBegins(m_play);
    scoreStart();
}

/// What belongs to a turn's start is scored before its first tile.
void Flow::scoreStart()
{
    enter(Round::TurnStart);
    endRoundLater(Round::TurnStart);
    for (const RuleModule* module : m_play.game().actingAt(Moment::StartScoring))
        module->scoreAtStart(m_play);
}

/// Every step of a turn again, for another tile; what happens at the start of a turn has happened.
void Flow::beginPart(const Task& begin)
{
    const TurnState& turn = m_play.state().turn;
    beginSteps(begin, turn.number, turn.part + 1);
    if (begin.value != none && m_play.game().module(static_cast<std::uint8_t>(begin.value)).repeatsStart())
        scoreStart();
}

void Flow::beginSteps(const Task& begin, int number, int part)
{
    State& state = m_play.state();
    TurnState turn;
    turn.player = begin.player;
    turn.number = static_cast<std::int16_t>(number);
    turn.part = static_cast<std::uint8_t>(part);
    turn.broughtBy = begin.value;
    turn.earnedIn = static_cast<std::int16_t>(begin.code - 1);
    turn.firstTile = static_cast<TileId>(state.board.tiles().size());
    state.turn = turn;
    enter(Round::TurnStart); // which further parts have, too (msg-rounds-builder), if nothing is scored in it
    state.phase = Phase::Start;
    m_play.tell([&] { return Event{TurnBegan{turn.player, turn.number, turn.part}, {}}; });
    m_play.next(Task::of(TaskKind::EndTurn));
    m_play.next(Task::of(TaskKind::Score));
    endRoundLater(Round::Wood);
    if (!m_play.game().actingAt(Moment::WoodEnds).empty())
        m_play.next(Task::of(TaskKind::EndWood));
    m_play.next(Task::of(TaskKind::Wood));
    endRoundLater(Round::TilePlaced);
    m_play.next(Task::of(TaskKind::PlaceTile));
    endRoundLater(Round::TileDrawn);
    m_play.next(Task::of(TaskKind::Draw));
}

void Flow::enter(Round round, RoundPart part)
{
    m_play.state().turn.now = {round, part};
}

/// What waits is paid when the part is over in which it was given.
void Flow::enter(const Task& moment)
{
    enter(static_cast<Round>(moment.value), static_cast<RoundPart>(moment.code));
    m_play.payBonuses();
}

/// Where no rule looks at the score, the end of a round is no step.
void Flow::endRoundLater(Round round)
{
    if (!m_play.game().actingAtEndOf(round).empty())
        m_play.next(Task::endOf(round));
}

void Flow::draw()
{
    State& state = m_play.state();
    enter(Round::TileDrawn);
    if (state.phase != Phase::Draw)
        m_play.beginPhase(Phase::Draw);
    for (const RuleModule* module : m_play.game().actingAt(Moment::BeforeDraw))
        if (module->beforeDraw(m_play))
            return;
    if (state.pile.size == 0)
        return;
    if (state.pile.order.empty()) {
        m_play.ask({Topic::DrawTile, theTable, 0, 0});
        return;
    }
    m_play.drawTile(state.pile.order.back());
}

/// A drawn tile that fits nowhere leaves the game and another one is drawn.
void Flow::askForPlacement()
{
    State& state = m_play.state();
    const KindId kind = state.turn.tileInHand;
    if (kind == none)
        return;
    if (state.turn.fromAside == none && !canBePlaced(m_play.game(), state, kind)) {
        m_play.discardTile(kind, {});
        m_play.next(Task::of(TaskKind::PlaceTile));
        endRoundLater(Round::TileDrawn);
        m_play.next(Task::of(TaskKind::Draw));
        return;
    }
    enter(Round::TilePlaced);
    m_play.beginPhase(Phase::Place);
    m_play.ask({Topic::PlaceTile, state.turn.player, 0, 0});
}

void Flow::wood()
{
    const TurnState& turn = m_play.state().turn;
    if (turn.newTile == none)
        return;
    enter(Round::Wood);
    if (turn.figuresPlaced >= turn.figuresAllowed)
        return;
    if (m_play.state().phase != Phase::Wood)
        m_play.beginPhase(Phase::Wood);
    m_play.ask({Topic::Wood, turn.player, 0, 0});
}

void Flow::endWood()
{
    if (m_play.state().turn.newTile == none)
        return;
    for (const RuleModule* module : m_play.game().actingAt(Moment::WoodEnds))
        module->woodEnds(m_play);
}

void Flow::endRound(Round round)
{
    enter(round, RoundPart::End);
    if (!m_play.state().turn.hasScored)
        return;
    for (const RuleModule* module : m_play.game().actingAtEndOf(round))
        module->roundEnds(m_play, round);
    m_play.state().turn.hasScoredInRound = false;
}

void Flow::endTurn()
{
    m_play.state().phase = Phase::End;
    enter(Round::TurnEnd);
    m_play.next(Task::of(TaskKind::NextTurn));
    endRoundLater(Round::TurnEnd);
    for (const RuleModule* module : m_play.game().actingAt(Moment::TurnEnds))
        module->turnEnds(m_play);
}

void Flow::nextTurn()
{
    State& state = m_play.state();
    if (!state.turnQueue.empty()) {
        const TurnPart part = state.turnQueue.front();
        state.turnQueue.erase(state.turnQueue.begin());
        return beginQueued(part);
    }
    if (state.pile.size == 0) {
        playOnOrEnd();
        return;
    }
    const auto player = static_cast<Player>((state.turn.player + 1) % m_play.game().players());
    m_play.next(Task::turnOf(player));
}

void Flow::beginQueued(const TurnPart& part)
{
    if (!hasTileFor(m_play.game(), m_play.state(), part.player)) {
        m_play.tell([&] {
            return Event{Withheld{part.player, none, Gift::Other},
                         m_play.game().module(part.module).whyTurnIsLost()};
        });
        return m_play.next(Task::of(TaskKind::NextTurn));
    }
    Task begin = Task::by(part.isTurn ? TaskKind::BeginTurn : TaskKind::BeginPart, part.player);
    begin.value = part.module;
    begin.code = static_cast<std::uint8_t>(part.earnedIn + 1);
    m_play.next(begin);
}

void Flow::playOnOrEnd()
{
    for (const RuleModule* module : m_play.game().actingAt(Moment::PileEmpty))
        if (module->playsOn(m_play))
            return;
    m_play.next(Task::of(TaskKind::EndGame));
    m_play.next(Task::of(TaskKind::FinalScoring));
}

/// Later modules put their steps on top of earlier ones', so they are scored first.
void Flow::finalScoring()
{
    m_play.beginPhase(Phase::Final);
    for (const RuleModule* module : m_play.game().actingAt(Moment::FinalScoring))
        module->finalScoring(m_play);
}

void Flow::endGame()
{
    State& state = m_play.state();
    for (const RuleModule* module : m_play.game().actingAt(Moment::GameEnds))
        module->gameEnds(m_play);
    state.phase = Phase::Over;
    m_play.tell([&] {
        GameEnded ended;
        int most = 0;
        for (Player player = 0; player < m_play.game().players(); ++player)
            most = std::max(most, state.points(player));
        for (Player player = 0; player < m_play.game().players(); ++player)
            if (state.points(player) == most)
                ended.winners.push_back(player);
        return Event{ended, {}};
    });
}

bool canBePlaced(const Game& game, const State& state, KindId kind)
{
    if (!mayVeto(game, state))
        return state.board.fitsAnywhere(game.tiles(), kind);
    bool found = false;
    state.board.forEachPlacement(game.tiles(), kind, [&](const Placement& placement) {
        found = found || !vetoOf(game, state, Option::placeTile(kind, placement));
    });
    return found;
}

} // namespace glossator::engine
