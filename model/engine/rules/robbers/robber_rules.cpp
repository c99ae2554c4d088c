// SPDX-License-Identifier: GPL-3.0-or-later
// The figures, where they go, and who is asked.
#include "model/engine/rules/robbers/robber_rules.h"

#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/setup.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view robberId = "robber";
constexpr std::string_view bagMark = "robber-bag";
constexpr std::array<std::string_view, 2> answers{"rob", "wait"};

} // namespace

bool RobberRules::actsAt(Moment moment) const
{
    return moment == Moment::TilePlaced || moment == Moment::Awarded || moment == Moment::Annotate;
}

std::vector<FigureKindSpec> RobberRules::figureKinds() const
{
    return {{.id = std::string(robberId), .strength = 0, .standsOn = {}, .follower = false}};
}

void RobberRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_robber = game.figureKind(robberId).value();
    m_hasBag = kindsWithMark(game.tiles(), bagMark);
}

void RobberRules::setUp(Setup& setup) const
{
    setup.giveEach(robberId, 1, {PlaceKind::Supply, nobody, none});
}

bool RobberRules::mayStand(const Game&, const State&, FigureKind kind, Place place) const
{
    return kind == m_robber && place.kind == PlaceKind::BesideTrack;
}

Task RobberRules::step(Step step, Player player, int value) const
{
    Task task = Task::by(TaskKind::OfModule, player);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(step);
    task.value = static_cast<std::int16_t>(value);
    return task;
}

FigureId RobberRules::robberOf(const State& state, Player player) const
{
    const auto found = std::ranges::find_if(state.figures, [&](const Figure& figure) {
        return figure.kind == m_robber && figure.owner == player;
    });
    return found == state.figures.end() ? FigureId{none}
                                        : static_cast<FigureId>(found - state.figures.begin());
}

/// The active player's robber may be on the track already, and goes on from there to another space.
std::vector<FigureId> RobberRules::victimsOf(const State& state, Player player) const
{
    const Place& now = state.figures[static_cast<std::size_t>(robberOf(state, player))].place;
    std::vector<std::int16_t> spaces;
    if (now.kind == PlaceKind::BesideTrack)
        spaces.push_back(now.index);
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.place.kind != PlaceKind::OnTrack || figure.owner == player ||
            std::ranges::find(spaces, spaceOf(figure.place.index)) != spaces.end())
            continue;
        spaces.push_back(spaceOf(figure.place.index));
        found.push_back(static_cast<FigureId>(i));
    }
    return found;
}

Player RobberRules::nextWithRobber(const Game& game, const State& state) const
{
    for (Player i = 1; i < game.players(); ++i) {
        const auto player = static_cast<Player>((state.turn.player + i) % game.players());
        const FigureId robber = robberOf(state, player);
        if (state.figures[static_cast<std::size_t>(robber)].place.kind == PlaceKind::Supply)
            return player;
    }
    return nobody;
}

void RobberRules::tilePlaced(Play& play, TileId tile) const
{
    if (!hasBag(play.state(), tile))
        return;
    play.next(step(Step::PlaceNext, nobody));
    play.next(step(Step::PlaceFirst, play.state().turn.player));
}

void RobberRules::askForSpace(Play& play, Step step, Player player) const
{
    if (player != nobody && !victimsOf(play.state(), player).empty())
        play.ask({Topic::OfModule, player, m_number, static_cast<std::uint8_t>(step)});
}

void RobberRules::run(Play& play, const Task& task) const
{
    const auto step = static_cast<Step>(task.code);
    if (step == Step::PlaceFirst)
        return askForSpace(play, step, task.player);
    if (step == Step::PlaceNext)
        return askForSpace(play, step, nextWithRobber(play.game(), play.state()));
    if (!canWait(play.state(), task.player, task.feature))
        return steal(play, task.player, task.value);
    play.state().words[m_firstWord] = task.value;
    play.ask({Topic::OfModule, task.player, m_number, task.code});
}

void RobberRules::options(const Game&, const State& state, Options& out) const
{
    if (static_cast<Step>(state.decision.code) == Step::Steal) {
        for (std::size_t answer = 0; answer < answers.size(); ++answer)
            out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(answer)));
        return;
    }
    for (const FigureId figure : victimsOf(state, state.decision.who))
        out.push_back(Option::pickFigure(figure));
    out.push_back(Option::pass());
}

std::span<const std::string_view> RobberRules::answerNames(std::uint8_t code) const
{
    if (static_cast<Step>(code) != Step::Steal)
        return {};
    return answers;
}

bool RobberRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    State& state = play.state();
    if (option.action == Action::PickAnswer && option.answer == 0)
        steal(play, asked.who, state.words[m_firstWord]);
    if (option.action == Action::PickFigure) {
        const int points = state.figures[static_cast<std::size_t>(option.figure)].place.index;
        Citations cites{"robber-place-space"};
        cites.emplace_back(static_cast<Step>(asked.code) == Step::PlaceNext ? "robber-place-next-player"
                           : state.figures[static_cast<std::size_t>(robberOf(state, asked.who))].place.kind ==
                                   PlaceKind::Supply
                               ? "robber-place-may"
                               : "robber-place-move");
        play.moveFigure(robberOf(state, asked.who), {PlaceKind::BesideTrack, nobody, spaceOf(points)},
                        std::move(cites));
    }
    return true;
}

} // namespace glossator::engine::rules
