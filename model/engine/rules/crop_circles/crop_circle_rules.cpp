// SPDX-License-Identifier: GPL-3.0-or-later
// The tiles with crop circles and the action that all players carry out.
#include "model/engine/rules/crop_circles/crop_circle_rules.h"

#include "model/engine/flow.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view markName = "crop-circle:";
constexpr std::string_view tilePrefix = "crop-circles-2:"; ///< before the numbers of tiles A to F
constexpr std::array<std::string_view, 2> actions{"place", "remove"};

std::optional<FeatureKind> circleOf(const TileKind& kind)
{
    for (const std::string& mark : kind.marks)
        if (mark.starts_with(markName)) {
            const std::string_view what = std::string_view(mark).substr(markName.size());
            return what == "road"   ? FeatureKind::Road
                   : what == "city" ? FeatureKind::City
                                    : FeatureKind::Field;
        }
    return std::nullopt;
}

} // namespace

std::span<const SwitchSpec> cropCircleSwitches()
{
    static const std::array<SwitchSpec, 1> switches{
        {{"crop-circle-tiles", {"six", "a", "b", "c", "d", "e", "f"}, "crop-setup-one-tile", true}}};
    return switches;
}

CropCircleRules::CropCircleRules(const SwitchReadings& readings)
    : m_kept(readingOf(readings, cropCircleSwitches().front()))
{
}

bool CropCircleRules::actsAt(Moment moment) const
{
    return moment == Moment::TurnEnds || moment == Moment::Annotate;
}

/// Of one tile alone the others stay in their boxes.
void CropCircleRules::prepareTiles(std::vector<TileKind>& kinds) const
{
    std::size_t letter = 0;
    for (TileKind& kind : kinds)
        if (kind.id.starts_with(tilePrefix) && ++letter != m_kept && m_kept != 0)
            kind.count = 0;
}

void CropCircleRules::bind(const Game& game, std::uint8_t number, std::size_t)
{
    m_number = number;
    m_circles.clear();
    for (int kind = 0; kind < game.tiles().size(); ++kind)
        m_circles.push_back(circleOf(game.tiles()[static_cast<KindId>(kind)].kind));
}

std::optional<FeatureKind> CropCircleRules::circleOn(const State& state, TileId tile) const
{
    if (tile == none)
        return std::nullopt;
    return m_circles[static_cast<std::size_t>(state.board.tile(tile).kind)];
}

Task CropCircleRules::step(Question question, Player player) const
{
    Task task = Task::by(TaskKind::OfModule, player);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(question);
    return task;
}

void CropCircleRules::turnEnds(Play& play) const
{
    const State& state = play.state();
    if (circleOn(state, state.turn.newTile))
        play.next(step(Question::WhatToDo, state.turn.player));
}

/// Whoever has nothing to choose is not asked.
void CropCircleRules::run(Play& play, const Task& task) const
{
    const State& state = play.state();
    const auto question = static_cast<Question>(task.code);
    if (question == Question::WhatToDo) {
        play.tell([&] {
            return Event{TileActivated{task.player, state.turn.newTile},
                         {"crop-action-after-scoring", "crop-action-must-choose"}};
        });
        return ask(play, question, task.player);
    }
    Options options = optionsOf(play.game(), state, question, task.player);
    const Citations forbidden = dropVetoed(play.game(), state, 0, options);
    if (options.empty() || (options.size() == 1 && question == Question::Place))
        play.tell([&] {
            return Event{Withheld{task.player, none, Gift::Other},
                         forbidden.empty() ? Citations{"crop-action-nobody-there"} : forbidden};
        });
    else if (options.size() == 1)
        remove(play, options.front().figure);
    else
        ask(play, question, task.player);
}

void CropCircleRules::ask(Play& play, Question question, Player player) const
{
    play.ask({Topic::OfModule, player, m_number, static_cast<std::uint8_t>(question)});
}

std::vector<FigureId> CropCircleRules::meeplesOf(const Game& game, const State& state, Player player) const
{
    const FeatureKind circle = circleOn(state, state.turn.newTile).value_or(FeatureKind::Area);
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        const auto id = static_cast<FigureId>(i);
        if (figure.owner == player && game.kindOf(figure).follower &&
            figure.place.kind == PlaceKind::OnFeature &&
            state.board.node(figure.place.index).kind == circle && firstAlike(state, id) == id)
            found.push_back(id);
    }
    return found;
}

Options CropCircleRules::optionsOf(const Game& game, const State& state, Question question,
                                   Player player) const
{
    Options out;
    std::vector<Place> places;
    for (const FigureId figure : meeplesOf(game, state, player)) {
        const Place& place = state.figures[static_cast<std::size_t>(figure)].place;
        if (question == Question::Remove) {
            out.push_back(Option::pickFigure(figure));
            continue;
        }
        if (std::ranges::find(places, place) != places.end())
            continue;
        places.push_back(place);
        for (std::size_t k = 0; k < game.figureKinds().size(); ++k)
            if (const auto kind = static_cast<FigureKind>(k);
                mayJoin(game, state, player, kind, place.index) && findInSupply(state, player, kind) != none)
                out.push_back(Option::moveBeside(kind, figure));
    }
    if (question == Question::Place)
        out.push_back(Option::pass());
    return out;
}

void CropCircleRules::options(const Game& game, const State& state, Options& out) const
{
    const auto question = static_cast<Question>(state.decision.code);
    if (question == Question::WhatToDo) {
        for (std::size_t action = 0; action < actions.size(); ++action)
            out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(action)));
        return;
    }
    const Options all = optionsOf(game, state, question, state.decision.who);
    out.insert(out.end(), all.begin(), all.end());
}

/// Everybody in turn, the active player last; what is put on the agenda last comes first.
bool CropCircleRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    switch (option.action) {
    case Action::PickAnswer:
        for (Player i = play.game().players(); i > 0; --i)
            play.next(step(static_cast<Question>(option.answer),
                           static_cast<Player>((asked.who + i) % play.game().players())));
        return true;
    case Action::MoveBeside:
        place(play, asked.who, option.figureKind, option.figure);
        return true;
    case Action::PickFigure:
        remove(play, option.figure);
        return true;
    default:
        return true;
    }
}

std::span<const std::string_view> CropCircleRules::answerNames(std::uint8_t code) const
{
    if (static_cast<Question>(code) != Question::WhatToDo)
        return {};
    return actions;
}

bool CropCircleRules::mayJoin(const Game& game, const State& state, Player player, FigureKind kind,
                              FeatureId at) const
{
    const FeatureKind feature = state.board.node(at).kind;
    if (!FeatureKinds{FeatureKind::Road, FeatureKind::City, FeatureKind::Field}.has(feature) ||
        !game.figureKinds()[kind].follower || !game.figureKinds()[kind].standsOn.has(feature))
        return false;
    return std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return figure.owner == player && figure.place == Place{PlaceKind::OnFeature, nobody, at} &&
               game.kindOf(figure).follower;
    });
}

} // namespace glossator::engine::rules
