// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/flow.h"

#include <algorithm>

namespace glossator::engine {

namespace {

bool canFinish(FeatureKind kind)
{
    return kind == FeatureKind::City || kind == FeatureKind::Road || isSurrounded(kind);
}

void addFinished(const Board& board, FeatureId feature, std::vector<FeatureId>& found)
{
    const FeatureNode& whole = board.whole(feature);
    if (!canFinish(whole.kind) || whole.openEnds != 0)
        return;
    if (std::find(found.begin(), found.end(), whole.root) == found.end())
        found.push_back(whole.root);
}

} // namespace

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
    endRoundLater(Round::TurnStart);
    for (const RuleModule* module : m_play.game().actingAt(Moment::TurnBegins))
        module->turnBegins(m_play);
}

/// Every step of a turn again, for another tile; what happens at the start of a turn has happened.
void Flow::beginPart(const Task& begin)
{
    const TurnState& turn = m_play.state().turn;
    beginSteps(begin, turn.number, turn.part + 1);
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

/// Where no rule looks at the score, the end of a round is no step.
void Flow::endRoundLater(Round round)
{
    if (!m_play.game().actingAtEndOf(round).empty())
        m_play.next(Task::endOf(round));
}

void Flow::draw()
{
    State& state = m_play.state();
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
    m_play.beginPhase(Phase::Place);
    m_play.ask({Topic::PlaceTile, state.turn.player, 0, 0});
}

void Flow::wood()
{
    const TurnState& turn = m_play.state().turn;
    if (turn.newTile == none || turn.figuresPlaced >= turn.figuresAllowed)
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

void Flow::score()
{
    if (m_play.state().turn.newTile == none)
        return;
    m_play.beginPhase(Phase::Score);
    std::vector<FeatureId> finished;
    collectFinished(finished);
    endRoundLater(Round::Features);
    for (const RuleModule* module : m_play.game().actingAt(Moment::AfterFeatures))
        module->afterFeatures(m_play);
    for (auto feature = finished.rbegin(); feature != finished.rend(); ++feature)
        m_play.next(Task::about(TaskKind::ScoreFeature, *feature));
    for (const RuleModule* module : m_play.game().actingAt(Moment::ScoringBegins))
        module->scoringBegins(m_play, finished);
}

/// Looks at every tile that was placed in this part of the turn, and at what was linked.
void Flow::collectFinished(std::vector<FeatureId>& found) const
{
    const State& state = m_play.state();
    const auto end = static_cast<TileId>(state.board.tiles().size());
    for (TileId tile = state.turn.firstTile; tile < end; ++tile)
        collectFinishedBy(tile, found);
    if (state.turn.linked != none)
        addFinished(state.board, state.turn.linked, found);
}

void Flow::collectFinishedBy(TileId tile, std::vector<FeatureId>& found) const
{
    const State& state = m_play.state();
    const PlacedTile& placed = state.board.tile(tile);
    const CompiledKind& kind = m_play.tiles()[placed.kind];
    for (std::size_t f = 0; f < kind.kind.features.size(); ++f)
        addFinished(state.board, static_cast<FeatureId>(placed.firstFeature + static_cast<FeatureId>(f)),
                    found);
    if (kind.fillsHole)
        for (const FeatureId ended : state.board.featuresFacing(m_play.tiles(), placed.square))
            addFinished(state.board, ended, found);
    for (const TurnedSquare& square : kind.turns[placed.turn]) {
        const Square at{static_cast<std::int16_t>(placed.square.x + square.offset.x),
                        static_cast<std::int16_t>(placed.square.y + square.offset.y)};
        for (const Square beside : around(at)) {
            const Cell& cell = state.board.grid().at(beside);
            if (!cell.hasSurrounded)
                continue;
            const PlacedTile& other = state.board.tile(cell.tile);
            for (const int local : m_play.tiles()[other.kind].surrounded)
                addFinished(state.board, static_cast<FeatureId>(other.firstFeature + local), found);
        }
    }
}

void Flow::scoreFeature(FeatureId feature, bool final)
{
    const State& state = m_play.state();
    if (!final)
        m_play.tell([&] { return Event{FeatureFinished{feature}, {}}; });
    if (state.board.isOccupiedFeature(feature)) {
        m_play.next(Task::about(TaskKind::ReturnFigures, feature));
        m_play.next(Task::about(TaskKind::FeatureScored, feature));
        const ScoreSheet sheet = sheetOf(m_play.game(), state, feature, final);
        const std::vector<Share> shares = sharesOf(m_play.game(), state, feature);
        for (auto share = shares.rbegin(); share != shares.rend(); ++share)
            if (share->wins) {
                Award award{share->player, feature, final, sheet, {}};
                adaptToPlayer(m_play.game(), state, award);
                m_play.award(award);
            }
    }
    if (!final)
        for (const RuleModule* module : m_play.game().actingAt(Moment::FeatureFinished))
            module->featureFinished(m_play, feature);
}

void Flow::featureScored(FeatureId feature)
{
    if (m_play.state().phase == Phase::Final) {
        for (const RuleModule* module : m_play.game().actingAt(Moment::FinalFeatureScored))
            module->finalFeatureScored(m_play, feature);
        return;
    }
    for (const RuleModule* module : m_play.game().actingAt(Moment::FeatureScored))
        module->featureScored(m_play, feature);
}

/// After the last turn only the sum of a player's scoring figures matters.
void Flow::award()
{
    const Player player = m_play.state().awards.back().player;
    const std::vector<FigureId> figures = scoringFigures(m_play.state(), player);
    if (figures.size() > 1 && m_play.state().phase != Phase::Final)
        m_play.ask({Topic::ScoreWith, player, 0, 0});
    else
        payAward(m_play, figures.front());
}

/// Those who only accompany others go first, so that they are never left alone.
void Flow::returnFigures(FeatureId feature)
{
    const State& state = m_play.state();
    const FeatureId root = state.board.rootOf(feature);
    const bool hasCompanions = m_play.game().hasAccompanyingFigures();
    for (const bool accompanies : {true, false})
        for (std::size_t i = 0; i < state.figures.size() && (hasCompanions || !accompanies); ++i) {
            const Figure& figure = state.figures[i];
            if (figure.place.kind == PlaceKind::OnFeature && state.board.rootOf(figure.place.index) == root &&
                m_play.game().kindOf(figure).accompanies == accompanies &&
                !m_play.game().kindOf(figure).standsApart)
                m_play.moveFigure(static_cast<FigureId>(i), {PlaceKind::Supply, figure.owner, none});
        }
}

void Flow::endRound(Round round)
{
    if (!m_play.state().turn.hasScored)
        return;
    for (const RuleModule* module : m_play.game().actingAtEndOf(round))
        module->roundEnds(m_play, round);
    m_play.state().turn.hasScoredInRound = false;
}

void Flow::endTurn()
{
    m_play.state().phase = Phase::End;
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
    if (!hasTileFor(m_play.state(), part.player)) {
        m_play.tell([&] {
            return Event{Withheld{part.player, none}, m_play.game().module(part.module).whyTurnIsLost()};
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
        if (const Player player = module->playsOn(m_play); player != nobody) {
            m_play.next(Task::turnOf(player));
            return;
        }
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
