// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

namespace glossator::engine {

/// Runs the agenda of a game until a decision is due: the turn's steps in their order, the scoring of
/// what was finished, the turn queue and the end.
class Flow
{
public:
    explicit Flow(Play& play) : m_play(play) {}
    /// Does what waits until a decision is due or the game is over.
    void run();

private:
    void runTask(const Task& task);
    void beginTurn(const Task& begin);
    void scoreStart();
    void beginPart(const Task& begin);
    void beginSteps(const Task& begin, int number, int part);
    void enter(Round round, RoundPart part = RoundPart::Whole);
    void enter(const Task& moment);
    void endRoundLater(Round round);
    void draw();
    void askForPlacement();
    void wood();
    void endWood();
    void score();
    void scoreFeature(FeatureId feature, bool final);
    void featureScored(FeatureId feature);
    void award();
    void pay();
    void returnFigures(FeatureId feature);
    void endRound(Round round);
    void endTurn();
    void nextTurn();
    void beginQueued(const TurnPart& part);
    void playOnOrEnd();
    void finalScoring();
    void endGame();
    void collectFinished(std::vector<FeatureId>& found) const;
    void collectFinishedBy(TileId tile, std::vector<FeatureId>& found) const;

    Play& m_play;
};

/// Carries out the move of a scoring figure for the award on top of State::awards.
void payAward(Play& play, FigureId figure);

/// The scoring figures that can be picked for the payment on top of State::payments: the payer's, then the
/// receiver's.
[[nodiscard]] std::vector<FigureId> figuresOfPayment(const State& state);
/// Notes the picked figure of the payment on top of State::payments, or, with the receiver's, carries it out.
void payWith(Play& play, FigureId figure);

/// Whether a tile has a placement that no module forbids.
[[nodiscard]] bool canBePlaced(const Game& game, const State& state, KindId kind);

/// Whether any module may forbid something at this moment; nearly always none does.
[[nodiscard]] bool mayVeto(const Game& game, const State& state);
/// Why a module forbids what the core would allow, if one does.
[[nodiscard]] std::optional<Refusal> vetoOf(const Game& game, const State& state, const Option& option);
/// Takes out what modules forbid of the options from a place on. The clauses by which the last was forbidden.
Citations dropVetoed(const Game& game, const State& state, std::size_t from, Options& options);

} // namespace glossator::engine
