// SPDX-License-Identifier: GPL-3.0-or-later
// What lies where, and what may be chosen.
#include "model/engine/rules/big_top/big_top_rules.h"

#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view circusMark = "circus-space";
constexpr std::string_view acrobatMark = "acrobat-space";

constexpr std::array<std::string_view, animals.size()> namesOfAnimals()
{
    std::array<std::string_view, animals.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = animals[i].name;
    return names;
}

constexpr std::array animalNames = namesOfAnimals();

} // namespace

bool BigTopRules::actsAt(Moment moment) const
{
    return moment == Moment::Wood || moment == Moment::AfterFeatures || moment == Moment::FeatureScored ||
           moment == Moment::FinalFeatureScored || moment == Moment::FigureScored ||
           moment == Moment::FinalScoring || moment == Moment::Annotate;
}

std::vector<FigureKindSpec> BigTopRules::figureKinds() const
{
    return {{.id = std::string(ringmasterId),
             .standsOn = {FeatureKind::City, FeatureKind::Road, FeatureKind::Field, FeatureKind::Monastery}},
            {.id = std::string(tentId), .strength = 0, .standsOn = {}, .follower = false, .neutral = true}};
}

std::span<const std::string_view> BigTopRules::cardNames() const
{
    return animalNames;
}

int BigTopRules::copiesOf(std::uint8_t card) const
{
    return animals.at(card).copies;
}

bool BigTopRules::stackCards(State& state, std::span<const std::uint8_t> cards) const
{
    const int next = stack(state).allTurned();
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (const int place = next + static_cast<int>(i); place < animalTokens)
            stack(state).order(place) = cards[i] + 1;
    return true;
}

void BigTopRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_meeple = game.figureKind("meeple").value();
    m_tent = game.figureKind(tentId).value();
    m_ringmaster = game.figureKind(ringmasterId).value();
    m_hasCircus = kindsWithMark(game.tiles(), circusMark);
    m_hasAcrobats = kindsWithMark(game.tiles(), acrobatMark);
}

void BigTopRules::setUp(Setup& setup) const
{
    setup.giveEach(ringmasterId, 1, {PlaceKind::Supply, nobody, none});
    setup.putBesideBoard(tentId);
}

bool BigTopRules::hasCircus(const State& state, TileId tile) const
{
    return tile != none && m_hasCircus[static_cast<std::size_t>(state.board.tile(tile).kind)];
}

bool BigTopRules::hasAcrobats(const State& state, TileId tile) const
{
    return tile != none && m_hasAcrobats[static_cast<std::size_t>(state.board.tile(tile).kind)];
}

Task BigTopRules::step(Step step, TileId tile) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(step);
    task.value = tile;
    return task;
}

void BigTopRules::run(Play& play, const Task& task) const
{
    switch (static_cast<Step>(task.code)) {
    case Step::MoveOn:
        return moveOn(play, task.value);
    case Step::Pitch:
        return pitch(play, task.value);
    case Step::ScoreCircus:
        return reveal(play);
    case Step::ScorePyramid:
        return awardPyramid(play, task.value);
    case Step::ClearPyramid:
        return clearPyramid(play, task.value);
    }
}

void BigTopRules::woodOptions(const Game& game, const State& state, Options& out) const
{
    if (state.turn.figuresPlaced > 0)
        return;
    const bool hasMeeple = findInSupply(state, state.turn.player, m_meeple) != none;
    for (std::size_t i = 0; i < state.board.tiles().size(); ++i) {
        const auto tile = static_cast<TileId>(i);
        if (!hasAcrobats(state, tile))
            continue;
        const Square square = state.board.tile(tile).square;
        if (acrobatsOn(state, tile).size() == pyramidSize)
            out.push_back(Option::scoreTile(square));
        else if (hasMeeple && state.board.areAdjoining(game.tiles(), tile, state.turn.newTile))
            out.push_back(Option::putFigure(m_meeple, square));
    }
}

void BigTopRules::options(const Game&, const State& state, Options& out) const
{
    for (std::size_t animal = 0; animal < animals.size(); ++animal)
        if (stack(state).isLeft(animal))
            out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(animal)));
}

bool BigTopRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic == Topic::OfModule) {
        turnUp(play, option.answer);
        return true;
    }
    const TileId tile = play.state().board.tileAt(option.square);
    if (!hasAcrobats(play.state(), tile))
        return false;
    if (option.action == Action::PutFigure) {
        addAcrobat(play, tile);
        return true;
    }
    if (option.action != Action::ScoreTile)
        return false;
    awardPyramid(play, tile);
    return true;
}

bool BigTopRules::mayStand(const Game&, const State& state, FigureKind kind, Place place) const
{
    if (place.kind != PlaceKind::OnTile)
        return false;
    if (kind == m_tent)
        return hasCircus(state, place.index);
    return kind == m_meeple && hasAcrobats(state, place.index) &&
           acrobatsOn(state, place.index).size() < pyramidSize;
}

/// Since the first circus tile the big top stands on one; the tile of this turn is still to be looked at.
std::vector<std::string> BigTopRules::faults(const Game&, const State& state) const
{
    if (tentTile(state) != none)
        return {};
    for (TileId tile = 0; tile < state.turn.firstTile; ++tile)
        if (hasCircus(state, tile))
            return {"a tile with a circus space lies on the board, and the big top does not stand on any"};
    return {};
}

} // namespace glossator::engine::rules
