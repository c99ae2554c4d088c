// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "tests/model/engine/invariants/checks.h"
#include "tests/model/engine/support/wild_option.h"

#include <algorithm>

namespace glossator::invariants {

using engine::Action;
using engine::Option;
using engine::Options;

namespace {

std::string inWords(const Option& option)
{
    return "action " + std::to_string(static_cast<int>(option.action)) + " turn " +
           std::to_string(option.turn) + " figure kind " + std::to_string(option.figureKind) + " player " +
           std::to_string(option.player) + " at " + std::to_string(option.square.x) + ", " +
           std::to_string(option.square.y) + " tile " + std::to_string(option.kind) + " feature " +
           std::to_string(option.feature) + " figure " + std::to_string(option.figure);
}

Option anyOption(support::RandomPlayer& random)
{
    std::array<std::uint8_t, 16> bytes{};
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(random.below(256));
    support::Bytes source(bytes);
    return support::wildOption(source);
}

/// A neighbour of a real option: one field is another one.
Option nearly(const Option& option, support::RandomPlayer& random)
{
    Option changed = option;
    const auto small = static_cast<std::int16_t>(random.below(5)) - 2;
    switch (random.below(5)) {
    case 0:
        changed.turn = static_cast<engine::Turn>(random.below(4));
        break;
    case 1:
        changed.square.x = static_cast<std::int16_t>(changed.square.x + small);
        break;
    case 2:
        changed.feature = static_cast<engine::FeatureId>(changed.feature + small);
        break;
    case 3:
        changed.figureKind = static_cast<engine::FigureKind>(random.below(6));
        break;
    default:
        changed.kind = static_cast<engine::KindId>(changed.kind + small);
        break;
    }
    return changed;
}

/// Of figures that are alike only the first is offered.
engine::FigureId offeredFor(const engine::State& state, engine::FigureId figure)
{
    const bool exists = figure >= 0 && static_cast<std::size_t>(figure) < state.figures.size();
    return exists ? engine::firstAlike(state, figure) : figure;
}

/// Whether two choices do the same: what an action does not use is left out, and so are turns and figures
/// that look the same.
bool isSame(const engine::Game& game, const engine::State& state, const Option& option, const Option& other)
{
    if (option.action != other.action)
        return false;
    switch (option.action) {
    case Action::PlaceTile:
        return option.kind == other.kind && option.square == other.square &&
               option.turn == (other.turn & 3) % game.tiles()[option.kind].distinctTurns;
    case Action::Deploy:
        return option.figureKind == other.figureKind && option.feature == other.feature;
    case Action::TakeBack:
        return option.figure == other.figure && option.feature == other.feature;
    case Action::PickPlayer:
        return option.player == other.player;
    case Action::Draw:
    case Action::PickTile:
        return option.kind == other.kind;
    case Action::PickFeature:
        return option.feature == other.feature;
    case Action::PickAnswer:
        return option.answer == other.answer;
    case Action::PickFigure:
        return option.figure == offeredFor(state, other.figure);
    case Action::MoveBeside:
        return option.figureKind == other.figureKind && option.figure == offeredFor(state, other.figure);
    case Action::PutToken:
        return option.token == other.token && option.square == other.square;
    case Action::PutFigure:
        return option.figureKind == other.figureKind && option.square == other.square;
    case Action::ScoreTile:
        return option.square == other.square;
    case Action::BuyBack:
        return option.figure == offeredFor(state, other.figure);
    case Action::Pass:
        break;
    }
    return true;
}

bool isAmong(const engine::Game& game, const engine::State& state, const Options& options,
             const Option& option)
{
    return std::any_of(options.begin(), options.end(),
                       [&](const Option& offered) { return isSame(game, state, offered, option); });
}

} // namespace

std::string optionFaults(const engine::Game& game, const engine::State& state, support::RandomPlayer& random)
{
    std::string text;
    Options options;
    game.options(state, options);
    if (options.empty() != state.isOver())
        text += state.isOver() ? "options after the end\n" : "no options before the end\n";
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (game.refusal(state, options[i]))
            text += "an option is refused: " + inWords(options[i]) + "\n";
        if (std::find(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(i), options[i]) !=
            options.begin() + static_cast<std::ptrdiff_t>(i))
            text += "an option is told twice: " + inWords(options[i]) + "\n";
        if (options[i].figure != offeredFor(state, options[i].figure))
            text += "two figures that are alike are offered: " + inWords(options[i]) + "\n";
    }
    for (int i = 0; i < 12; ++i) {
        const bool wild = options.empty() || i % 2 == 0;
        const Option other = wild ? anyOption(random) : nearly(options[random.below(options.size())], random);
        if (isAmong(game, state, options, other) == game.refusal(state, other).has_value())
            text += "options and refusals differ about " + inWords(other) + "\n";
    }
    return text;
}

} // namespace glossator::invariants
