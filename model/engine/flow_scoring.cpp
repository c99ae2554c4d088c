// SPDX-License-Identifier: GPL-3.0-or-later
// The scoring step, part by part: what is finished, what it brings, and who goes home.
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

void Flow::score()
{
    if (m_play.state().turn.newTile == none)
        return;
    enter(Round::Features, RoundPart::Before);
    m_play.beginPhase(Phase::Score);
    std::vector<FeatureId> finished;
    collectFinished(finished);
    endRoundLater(Round::Features);
    for (const RuleModule* module : m_play.game().actingAt(Moment::AfterFeatures))
        module->afterFeatures(m_play);
    m_play.next(Task::enter({Round::Features, RoundPart::Last}));
    m_play.next(Task::enter({Round::Features, RoundPart::After}));
    for (auto feature = finished.rbegin(); feature != finished.rend(); ++feature)
        m_play.next(Task::about(TaskKind::ScoreFeature, *feature));
    m_play.next(Task::enter({Round::Features, RoundPart::Features}));
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
    for (std::size_t i = 0; i < kind.kind.squares.size(); ++i)
        state.board.forEachAround(m_play.tiles(),
                                  state.board.squareOf(m_play.tiles(), tile, static_cast<int>(i)),
                                  [&](FeatureId feature) { addFinished(state.board, feature, found); });
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
        return m_play.payBonuses();
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
    const bool hasCompanions = m_play.game().hasAccompanyingFigures();
    for (const bool accompanies : {true, false})
        for (std::size_t i = 0; i < state.figures.size() && (hasCompanions || !accompanies); ++i) {
            const Figure& figure = state.figures[i];
            if (standsOn(state, figure, feature) && m_play.game().kindOf(figure).accompanies == accompanies &&
                !m_play.game().kindOf(figure).standsApart)
                m_play.moveFigure(static_cast<FigureId>(i), {PlaceKind::Supply, figure.owner, none});
        }
}

} // namespace glossator::engine
