// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the wheel, the pig, and who goes to a crown space.
#include "model/engine/rules/wheel/wheel_rules.h"

#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view stepsMark = "wheel:";

std::uint8_t stepsOn(const TileKind& kind)
{
    for (const std::string& mark : kind.marks)
        if (mark.starts_with(stepsMark))
            return static_cast<std::uint8_t>(mark[stepsMark.size()] - '0');
    return 0;
}

} // namespace

std::span<const SwitchSpec> wheelSwitches()
{
    static const std::array<SwitchSpec, 1> switches{
        {{"wheel-taxes", {"each-knight", "each-city"}, "wheel-taxes-fn-several-knights", true}}};
    return switches;
}

WheelRules::WheelRules(const SwitchReadings& readings)
    : m_taxesByCity(readingOf(readings, wheelSwitches().front()) == 1)
{
}

bool WheelRules::actsAt(Moment moment) const
{
    return moment == Moment::TurnBegins || moment == Moment::TileDrawn || moment == Moment::Wood ||
           moment == Moment::FigureDeployed || moment == Moment::Annotate;
}

/// The board begins the game. The usual starting tile has a back of its own and stays in the box.
void WheelRules::prepareTiles(std::vector<TileKind>& kinds) const
{
    const auto board = std::ranges::find(kinds, boardId, &TileKind::id);
    if (board == kinds.end())
        return;
    for (TileKind& kind : kinds)
        if (kind.starts) {
            kind.starts = false;
            --kind.count;
        }
    board->starts = true;
}

std::vector<FigureKindSpec> WheelRules::figureKinds() const
{
    return {{.id = std::string(pigId), .strength = 0, .standsOn = {}, .follower = false, .neutral = true}};
}

void WheelRules::bind(const Game& game, std::uint8_t number, std::size_t)
{
    m_number = number;
    m_pig = game.figureKind(pigId).value();
    m_board = game.tiles().find(boardId).value_or(none);
    for (int kind = 0; kind < game.tiles().size(); ++kind)
        m_steps.push_back(stepsOn(game.tiles()[static_cast<KindId>(kind)].kind));
    if (m_board == none)
        return;
    const auto& features = game.tiles()[m_board].kind.features;
    for (std::size_t i = 0; i < sectionNames.size(); ++i) {
        const auto area = std::ranges::find(features, sectionNames[i], &FeatureSpec::name);
        m_areas[i] = static_cast<std::int16_t>(area - features.begin());
        m_crowns[i] = std::ranges::count(area->marks, "two-crowns") > 0 ? 2 : 1;
    }
}

void WheelRules::setUp(Setup& setup) const
{
    setup.putBesideBoard(pigId);
}

std::vector<std::string> WheelRules::setupFaults(const Game& game, const State&) const
{
    if (m_board == none)
        return {"the tiles of the wheel of fortune are missing"};
    if (!game.tiles()[m_board].kind.starts)
        return {"the wheel of fortune and another expansion want to begin the game with a tile of their own"};
    return {};
}

TileId WheelRules::boardOf(const State& state) const
{
    const auto tiles = state.board.tiles();
    const auto found = std::ranges::find(tiles, m_board, &PlacedTile::kind);
    return found == tiles.end() ? TileId{none} : static_cast<TileId>(found - tiles.begin());
}

std::optional<Section> WheelRules::sectionAt(const State& state, FeatureId feature) const
{
    if (feature < 0 || static_cast<std::size_t>(feature) >= state.board.features().size())
        return {};
    const FeatureNode& node = state.board.node(feature);
    if (state.board.tile(node.tile).kind != m_board)
        return {};
    const auto found = std::ranges::find(m_areas, node.local);
    if (found == m_areas.end())
        return {};
    return static_cast<Section>(found - m_areas.begin());
}

FeatureId WheelRules::areaOf(const State& state, Section section) const
{
    return static_cast<FeatureId>(state.board.tile(boardOf(state)).firstFeature +
                                  m_areas.at(static_cast<std::size_t>(section)));
}

FigureId WheelRules::pigOf(const State& state) const
{
    const auto pig = std::ranges::find(state.figures, m_pig, &Figure::kind);
    return static_cast<FigureId>(pig - state.figures.begin());
}

Section WheelRules::pigSection(const State& state) const
{
    const Place& place = state.figures[static_cast<std::size_t>(pigOf(state))].place;
    return place.kind == PlaceKind::OnFeature ? sectionAt(state, place.index).value_or(Section::Fortune)
                                              : Section::Fortune;
}

void WheelRules::movePig(Play& play, Section to, Citations cites) const
{
    play.moveFigure(pigOf(play.state()), {PlaceKind::OnFeature, nobody, areaOf(play.state(), to)},
                    std::move(cites));
}

void WheelRules::turnBegins(Play& play) const
{
    const Place& place = play.state().figures[static_cast<std::size_t>(pigOf(play.state()))].place;
    if (place.kind == PlaceKind::Supply)
        movePig(play, Section::Fortune, {"wheel-setup-pig", "wheel-setup-sections"});
}

/// The section brings what it brings, then its crown spaces are scored; both before the tile is kept or
/// placed.
void WheelRules::tileDrawn(Play& play) const
{
    const State& state = play.state();
    const int steps = m_steps[static_cast<std::size_t>(state.turn.tileInHand)];
    if (steps == 0)
        return;
    const auto to =
        static_cast<Section>((static_cast<std::size_t>(pigSection(state)) + static_cast<std::size_t>(steps)) %
                             sectionNames.size());
    Citations cites{"wheel-draw-first", "wheel-pig-clockwise", "wheel-draw-order"};
    if (steps > 1)
        cites.emplace_back("wheel-landing-only");
    movePig(play, to, std::move(cites));
    play.next(step(Step::Crowns, state.turn.player, areaOf(state, to)));
    act(play, to);
}

Task WheelRules::step(Step step, Player player, FeatureId feature, std::int16_t value) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(step);
    task.player = player;
    task.feature = feature;
    task.value = value;
    return task;
}

void WheelRules::run(Play& play, const Task& task) const
{
    switch (static_cast<Step>(task.code)) {
    case Step::Plague:
        return strike(play, task.player);
    case Step::Crowns:
        return scoreCrowns(play, task.feature);
    case Step::TakeHome:
        return play.moveFigure(task.value, {PlaceKind::Supply, task.player, none}, {"wheel-crown-return"});
    }
}

std::vector<std::string> WheelRules::faults(const Game&, const State& state) const
{
    if (boardOf(state) != none)
        return {};
    return {"the wheel of fortune, " + std::string(boardId) + ", starts the game and is not on the board"};
}

} // namespace glossator::engine::rules
