// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/detour.h"

#include "model/cases/option_order.h"
#include "model/cases/recorder.h"

#include <algorithm>

namespace glossator::cases {

namespace {

/// Gathers what the engine refuses at one decision, each choice once.
class RefusedChoices
{
public:
    RefusedChoices(const engine::Game& game, const RunStep& step) : m_game(game), m_step(step) {}

    void add(const Attempt& attempt)
    {
        const auto same = [&](const Attempt& other) { return other.option == attempt.option; };
        if (attempt.refusal && std::ranges::none_of(m_refused, same))
            m_refused.push_back(attempt);
    }

    void tryOut(const engine::Option& option) { add({option, m_game.refusal(m_step.state, option)}); }

    /// Squares beside the board on which no offered placement begins.
    void placements()
    {
        const engine::State& state = m_step.state;
        for (const engine::FrontierSquare& beside : state.board.frontier()) {
            const auto isThere = [&](const engine::Option& option) { return option.square == beside.square; };
            if (std::ranges::none_of(m_step.options, isThere))
                tryOut(engine::Option::placeTile(state.turn.tileInHand, {beside.square, 0}));
        }
    }

    /// Figures of the player on the features of the new tile, in turn.
    void deployments()
    {
        const engine::State& state = m_step.state;
        if (state.turn.newTile == engine::none)
            return;
        const engine::PlacedTile& tile = state.board.tile(state.turn.newTile);
        const auto features = m_game.tiles()[tile.kind].kind.features.size();
        for (std::size_t feature = 0; feature < features; ++feature)
            for (const engine::FigureKind kind : kindsOf(state.decision.who))
                tryOut(engine::Option::deploy(
                    kind, static_cast<engine::FeatureId>(tile.firstFeature + static_cast<int>(feature))));
    }

    [[nodiscard]] std::vector<Attempt> take() { return std::move(m_refused); }

private:
    /// The kinds that are in the supply; if it is empty, the first kind, to hear of that.
    [[nodiscard]] std::vector<engine::FigureKind> kindsOf(engine::Player player) const
    {
        std::vector<engine::FigureKind> kinds;
        for (const engine::Figure& figure : m_step.state.figures)
            if (figure.owner == player && figure.place.kind == engine::PlaceKind::Supply &&
                std::ranges::find(kinds, figure.kind) == kinds.end())
                kinds.push_back(figure.kind);
        if (kinds.empty())
            kinds.push_back({});
        return kinds;
    }

    const engine::Game& m_game;
    const RunStep& m_step;
    std::vector<Attempt> m_refused;
};

/// A case may try what is not there at all; such a choice has no name to be listed by.
bool namesSomething(const engine::Option& option)
{
    switch (option.action) {
    case engine::Action::Deploy:
    case engine::Action::PickFeature:
        return option.feature != engine::none;
    case engine::Action::TakeBack:
    case engine::Action::PickFigure:
    case engine::Action::MoveBeside:
    case engine::Action::BuyBack:
        return option.figure != engine::none;
    default:
        return true;
    }
}

RunStep played(const engine::Game& game, const RunStep& from, const engine::Option& option)
{
    RunStep step;
    Recorder recorder;
    step.kind = StepKind::Choose;
    step.asked = from.state.decision;
    step.option = option;
    step.state = from.state;
    step.place = from.place;
    if (auto refusal = game.choose(step.state, option, &recorder)) {
        step.kind = StepKind::Refuse;
        step.attempts.push_back({option, std::move(refusal)});
    }
    step.events = recorder.take();
    game.options(step.state, step.options);
    putInOrder(game, step.state, step.options);
    return step;
}

} // namespace

CaseResult detour(const CaseResult& run, std::size_t step, const engine::Option& option)
{
    CaseResult other;
    other.game = run.game;
    other.players = run.players;
    other.names = run.names;
    other.steps.assign(run.steps.begin(), run.steps.begin() + static_cast<std::ptrdiff_t>(step) + 1);
    other.steps.push_back(played(*run.game, run.steps[step], option));
    return other;
}

std::optional<engine::Option> choiceAfter(const CaseResult& run, std::size_t step)
{
    for (std::size_t next = step + 1; next < run.steps.size(); ++next) {
        const StepKind kind = run.steps[next].kind;
        if (kind == StepKind::Choose)
            return run.steps[next].option;
        if (kind == StepKind::Back)
            break;
    }
    return std::nullopt;
}

std::vector<Attempt> refusedAfter(const CaseResult& run, std::size_t step)
{
    const RunStep& here = run.steps[step];
    RefusedChoices refused(*run.game, here);
    for (std::size_t next = step; next < run.steps.size(); ++next) {
        if (next > step && run.steps[next].kind != StepKind::Refuse && run.steps[next].kind != StepKind::Look)
            break;
        for (const Attempt& attempt : run.steps[next].attempts)
            if (namesSomething(attempt.option))
                refused.add(attempt);
    }
    if (here.state.decision.topic == engine::Topic::PlaceTile && here.state.turn.tileInHand != engine::none)
        refused.placements();
    if (here.state.decision.topic == engine::Topic::Wood)
        refused.deployments();
    return refused.take();
}

} // namespace glossator::cases
