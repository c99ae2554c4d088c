// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/flow.h"
#include "model/engine/game.h"
#include "model/engine/play.h"

#include <algorithm>

namespace glossator::engine {

namespace {

using MaybeReason = std::optional<Reason>;

void drawOptions(const State& state, Options& out)
{
    for (std::size_t kind = 0; kind < state.pile.counts.size(); ++kind)
        if (state.pile.counts[kind] > 0)
            out.push_back(Option::draw(static_cast<KindId>(kind)));
}

void placementOptions(const Game& game, const State& state, Options& out)
{
    const KindId kind = state.turn.tileInHand;
    state.board.forEachPlacement(game.tiles(), kind, [&](const Placement& placement) {
        out.push_back(Option::placeTile(kind, placement));
    });
}

/// Whether the player may put such a figure on a feature that others may stand on already.
MaybeReason refuseJoining(const Game& game, const State& state, FigureKind kind, FeatureId feature)
{
    if (game.figureKinds()[kind].standsApart)
        return {};
    if (!game.figureKinds()[kind].accompanies)
        return state.board.isOccupiedFeature(feature) ? Reason::FeatureOccupied : MaybeReason{};
    return hasFollower(game, state, state.turn.player, feature) ? MaybeReason{} : Reason::NoFollower;
}

void deployOptions(const Game& game, const State& state, Options& out)
{
    const Board& board = state.board;
    const PlacedTile& placed = board.tile(state.turn.newTile);
    const auto& features = game.tiles()[placed.kind].kind.features;
    for (std::size_t k = 0; k < game.figureKinds().size(); ++k) {
        const auto figureKind = static_cast<FigureKind>(k);
        if (findInSupply(state, state.turn.player, figureKind) == none)
            continue;
        for (std::size_t f = 0; f < features.size(); ++f) {
            const auto feature = static_cast<FeatureId>(placed.firstFeature + static_cast<FeatureId>(f));
            if (game.figureKinds()[k].standsOn.has(features[f].kind) &&
                !refuseJoining(game, state, figureKind, feature))
                out.push_back(Option::deploy(figureKind, feature));
        }
    }
}

void woodOptions(const Game& game, const State& state, Options& out)
{
    deployOptions(game, state, out);
    for (const RuleModule* module : game.actingAt(Moment::Wood))
        module->woodOptions(game, state, out);
    out.push_back(Option::pass());
}

void appendOptions(const Game& game, const State& state, Options& out)
{
    switch (state.decision.topic) {
    case Topic::DrawTile:
        return drawOptions(state, out);
    case Topic::PlaceTile:
        return placementOptions(game, state, out);
    case Topic::Wood:
        return woodOptions(game, state, out);
    case Topic::ScoreWith:
        for (const FigureId figure : scoringFigures(state, state.decision.who))
            out.push_back(Option::pickFigure(figure));
        return;
    case Topic::PayWith:
        for (const FigureId figure : figuresOfPayment(state))
            out.push_back(Option::pickFigure(figure));
        return;
    case Topic::OfModule:
        return game.module(state.decision.module).options(game, state, out);
    case Topic::Nothing:
        return;
    }
}

MaybeReason refuseDraw(const State& state, const Option& option)
{
    const auto kind = static_cast<std::size_t>(option.kind);
    const bool inPile = option.kind >= 0 && kind < state.pile.counts.size() && state.pile.counts[kind] > 0;
    return inPile ? MaybeReason{} : Reason::TileNotInPile;
}

MaybeReason refusePlacement(const Game& game, const State& state, const Option& option)
{
    if (option.kind != state.turn.tileInHand)
        return Reason::OtherTileInHand;
    switch (state.board.fits(game.tiles(), option.kind, {option.square, option.turn})) {
    case Fit::Fits:
        return {};
    case Fit::Occupied:
        return Reason::SquareOccupied;
    case Fit::TouchesNothing:
        return Reason::TouchesNothing;
    case Fit::NoHole:
        return Reason::NotAvailable;
    case Fit::EdgeDiffers:
        break;
    }
    return Reason::EdgeDiffers;
}

MaybeReason refuseDeploy(const Game& game, const State& state, const Option& option)
{
    if (option.feature < 0 || static_cast<std::size_t>(option.feature) >= state.board.features().size())
        return Reason::NoSuchFeature;
    if (option.figureKind >= game.figureKinds().size())
        return Reason::NoSuchFigure;
    if (state.board.node(option.feature).tile != state.turn.newTile)
        return Reason::NotOnNewTile;
    if (!game.figureKinds()[option.figureKind].standsOn.has(state.board.node(option.feature).kind))
        return Reason::WrongFeatureKind;
    if (const MaybeReason reason = refuseJoining(game, state, option.figureKind, option.feature))
        return reason;
    if (findInSupply(state, state.turn.player, option.figureKind) == none)
        return Reason::SupplyEmpty;
    return {};
}

/// What a module forbids is no fault here: it has a reason of its own.
MaybeReason refuseOther(const Game& game, const State& state, const Option& option, Reason otherwise)
{
    Options all;
    appendOptions(game, state, all);
    return std::find(all.begin(), all.end(), option) == all.end() ? MaybeReason(otherwise) : MaybeReason{};
}

MaybeReason refuseWood(const Game& game, const State& state, const Option& option)
{
    if (option.action == Action::Pass)
        return {};
    if (option.action == Action::Deploy) {
        const MaybeReason reason = refuseDeploy(game, state, option);
        if (!reason || !refuseOther(game, state, option, *reason))
            return {};
        return reason;
    }
    const bool used = state.turn.figuresPlaced > 0;
    return refuseOther(game, state, option, used ? Reason::StepUsed : Reason::NotAvailable);
}

MaybeReason coreReason(const Game& game, const State& state, const Option& option)
{
    if (state.isOver())
        return Reason::GameOver;
    if (state.decision.topic == Topic::Nothing)
        return Reason::NoDecision;
    if (!suits(state.decision.topic, option.action))
        return Reason::NotAsked;
    switch (state.decision.topic) {
    case Topic::DrawTile:
        return refuseDraw(state, option);
    case Topic::PlaceTile:
        return refusePlacement(game, state, option);
    case Topic::Wood:
        return refuseWood(game, state, option);
    default:
        return refuseOther(game, state, option, Reason::NotAvailable);
    }
}

/// Of figures that are alike the one that is offered.
FigureId offeredFor(const State& state, FigureId figure)
{
    const bool exists = figure >= 0 && static_cast<std::size_t>(figure) < state.figures.size();
    return exists ? firstAlike(state, figure) : figure;
}

/// The option as Game::options tells it: what its action does not use has no part in the choice.
Option canonical(const Game& game, const State& state, const Option& given)
{
    switch (given.action) {
    case Action::Draw:
        return Option::draw(given.kind);
    case Action::PlaceTile:
        return Option::placeTile(given.kind, {given.square, game.tiles().firstAlike(given.kind, given.turn)});
    case Action::Deploy:
        return Option::deploy(given.figureKind, given.feature);
    case Action::TakeBack:
        return Option::takeBack(given.figure, given.feature);
    case Action::Pass:
        return Option::pass();
    case Action::PickPlayer:
        return Option::pickPlayer(given.player);
    case Action::PickTile:
        return Option::pickTile(given.kind);
    case Action::PickFigure:
        return Option::pickFigure(offeredFor(state, given.figure));
    case Action::MoveBeside:
        return Option::moveBeside(given.figureKind, offeredFor(state, given.figure));
    case Action::PickFeature:
        return Option::pickFeature(given.feature);
    case Action::PickAnswer:
        return Option::pickAnswer(given.answer);
    case Action::PutToken:
        return Option::putToken(given.token, given.square);
    case Action::PutFigure:
        return Option::putFigure(given.figureKind, given.square);
    case Action::BuyBack:
        return Option::buyBack(offeredFor(state, given.figure));
    case Action::ScoreTile:
        return Option::scoreTile(given.square);
    }
    return given;
}

void carryOutWood(Play& play, const Decision& asked, const Option& option)
{
    if (option.action == Action::Deploy) {
        play.next(Task::of(TaskKind::Wood));
        play.deploy(option.figureKind, option.feature);
        return;
    }
    for (const RuleModule* module : play.game().actingAt(Moment::Wood))
        if (module->choose(play, asked, option))
            return;
}

void carryOut(Play& play, const Decision& decision, const Option& option)
{
    switch (decision.topic) {
    case Topic::DrawTile:
        return play.drawTile(option.kind);
    case Topic::PlaceTile:
        return play.placeTile({option.square, option.turn});
    case Topic::Wood:
        return carryOutWood(play, decision, option);
    case Topic::ScoreWith:
        return payAward(play, option.figure);
    case Topic::PayWith:
        return payWith(play, option.figure);
    case Topic::OfModule:
        play.game().module(decision.module).choose(play, decision, option);
        return;
    case Topic::Nothing:
        return;
    }
}

} // namespace

bool suits(Topic topic, Action action)
{
    switch (topic) {
    case Topic::DrawTile:
        return action == Action::Draw;
    case Topic::PlaceTile:
        return action == Action::PlaceTile;
    case Topic::Wood:
        return action == Action::Deploy || action == Action::TakeBack || action == Action::MoveBeside ||
               action == Action::PutToken || action == Action::PutFigure || action == Action::BuyBack ||
               action == Action::ScoreTile || action == Action::Pass;
    case Topic::ScoreWith:
    case Topic::PayWith:
        return action == Action::PickFigure;
    case Topic::OfModule:
        return action != Action::Draw && action != Action::PlaceTile && action != Action::Deploy;
    case Topic::Nothing:
        break;
    }
    return false;
}

bool mayVeto(const Game& game, const State& state)
{
    const auto modules = game.actingAt(Moment::Veto);
    return std::any_of(modules.begin(), modules.end(),
                       [&](const RuleModule* module) { return module->mayVeto(state); });
}

std::optional<Refusal> vetoOf(const Game& game, const State& state, const Option& option)
{
    for (const RuleModule* module : game.actingAt(Moment::Veto))
        if (module->mayVeto(state))
            if (std::optional<Refusal> refusal = module->veto(game, state, option))
                return refusal;
    return {};
}

Citations dropVetoed(const Game& game, const State& state, std::size_t from, Options& options)
{
    Citations why;
    const auto isForbidden = [&](const Option& option) {
        std::optional<Refusal> refusal = vetoOf(game, state, option);
        if (refusal)
            why = std::move(refusal->cites);
        return refusal.has_value();
    };
    const auto first = options.begin() + static_cast<std::ptrdiff_t>(from);
    options.erase(std::remove_if(first, options.end(), isForbidden), options.end());
    return why;
}

void Game::options(const State& state, Options& out) const
{
    const std::size_t before = out.size();
    appendOptions(*this, state, out);
    if (mayVeto(*this, state))
        dropVetoed(*this, state, before, out);
}

std::optional<Refusal> Game::refusal(const State& state, const Option& given) const
{
    const Option option = canonical(*this, state, given);
    std::optional<Refusal> refusal;
    if (const MaybeReason reason = coreReason(*this, state, option))
        refusal = state.decision.topic == Topic::OfModule && *reason == Reason::NotAvailable
                      ? module(state.decision.module).explain(*this, state, option)
                      : Refusal{*reason, {}};
    if (!refusal)
        refusal = vetoOf(*this, state, option);
    if (refusal)
        for (const auto& module : m_modules)
            module->cite(*this, state, option, *refusal);
    return refusal;
}

std::optional<Refusal> Game::choose(State& state, const Option& given, Listener* listener) const
{
    const Option option = canonical(*this, state, given);
    Play play(*this, state, listener);
    if (std::optional<Refusal> refused = refusal(state, option)) {
        play.tell([&] {
            return Event{Refused{state.decision.who, option, refused->reason}, refused->cites};
        });
        return refused;
    }
    const Decision decision = state.decision;
    play.tell([&] { return Event{Chosen{decision.who, option}, {}}; });
    state.decision = {};
    carryOut(play, decision, option);
    Flow(play).run();
    return std::nullopt;
}

} // namespace glossator::engine
