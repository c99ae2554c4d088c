// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/option_order.h"

#include "model/cases/feature_phrase.h"

#include <algorithm>
#include <array>
#include <limits>

namespace glossator::cases {

namespace {

using engine::Action;
using engine::Option;

constexpr std::array deeds{Action::Draw,       Action::PlaceTile,  Action::PickTile,   Action::Deploy,
                           Action::PutFigure,  Action::MoveBeside, Action::TakeBack,   Action::BuyBack,
                           Action::PutToken,   Action::ScoreTile,  Action::PickFigure, Action::PickFeature,
                           Action::PickPlayer, Action::PickAnswer, Action::Pass};

constexpr int offBoard = std::numeric_limits<int>::max(); ///< as a row: after all of the board

/// A place of the board or beside it, in reading order.
struct Spot
{
    int row = offBoard;
    int column = 0; ///< beside the board: points on the track
    int kind = 0;   ///< of a feature
    int side = 0;
    auto operator<=>(const Spot&) const = default; // NOLINT(modernize-use-nullptr)
};

struct Key
{
    std::ptrdiff_t deed = 0;
    int piece = 0;
    Spot spot;
    int turn = 0;
    int figure = engine::none;
    int feature = engine::none;
    auto operator<=>(const Key&) const = default; // NOLINT(modernize-use-nullptr)
};

class Keys
{
public:
    Keys(const engine::Game& game, const engine::State& state) : m_game(game), m_state(state) {}

    [[nodiscard]] Key of(const Option& option) const
    {
        return {std::ranges::find(deeds, option.action) - deeds.begin(),
                pieceOf(option),
                spotOf(option),
                option.turn,
                option.figure,
                option.feature};
    }

private:
    [[nodiscard]] const engine::Figure& figure(engine::FigureId id) const
    {
        return m_state.figures[static_cast<std::size_t>(id)];
    }

    [[nodiscard]] int pieceOf(const Option& option) const
    {
        switch (option.action) {
        case Action::Draw:
        case Action::PlaceTile:
        case Action::PickTile:
            return option.kind;
        case Action::TakeBack:
        case Action::BuyBack:
        case Action::PickFigure:
            return option.figure == engine::none ? 0 : figure(option.figure).kind;
        case Action::PutToken:
            return option.token;
        case Action::PickPlayer:
            return option.player;
        case Action::PickAnswer:
            return option.answer;
        default:
            return option.figureKind;
        }
    }

    [[nodiscard]] static Spot at(engine::Square square) { return {square.y, square.x}; }

    [[nodiscard]] Spot onFeature(engine::FeatureId feature) const
    {
        const PointedAt there = pointedAt(m_game, m_state, feature);
        Spot spot = at(there.square);
        spot.kind = static_cast<int>(m_state.board.node(feature).kind);
        spot.side = there.side ? static_cast<int>(*there.side) : 0;
        return spot;
    }

    [[nodiscard]] Spot placeOf(engine::FigureId id) const
    {
        const engine::Place& place = figure(id).place;
        switch (place.kind) {
        case engine::PlaceKind::OnFeature:
            return onFeature(place.index);
        case engine::PlaceKind::OnTile:
            return at(m_state.board.tile(place.index).square);
        case engine::PlaceKind::WithFigure:
            return placeOf(place.index);
        default:
            return {offBoard, place.index};
        }
    }

    [[nodiscard]] Spot spotOf(const Option& option) const
    {
        switch (option.action) {
        case Action::PlaceTile:
        case Action::PutToken:
        case Action::PutFigure:
        case Action::ScoreTile:
            return at(option.square);
        default:
            break;
        }
        if (option.feature != engine::none)
            return onFeature(option.feature);
        return option.figure != engine::none ? placeOf(option.figure) : Spot{};
    }

    const engine::Game& m_game;
    const engine::State& m_state;
};

} // namespace

void putInOrder(const engine::Game& game, const engine::State& state, engine::Options& options)
{
    const Keys keys(game, state);
    std::ranges::stable_sort(options, {}, [&keys](const Option& option) { return keys.of(option); });
}

bool areAlike(const Option& one, const Option& other)
{
    const bool isOneTile = one.action != Action::PlaceTile || one.kind == other.kind;
    return one.action == other.action && one.figureKind == other.figureKind && isOneTile;
}

} // namespace glossator::cases
