// SPDX-License-Identifier: GPL-3.0-or-later
// When the catapult comes, who throws, and what is asked.
#include "model/engine/rules/catapult/catapult_rules.h"

#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::array<std::string_view, 6> topics{"catapult token", "who is hit", "who is nearest",
                                                 "seduction",      "distance",   "catch"};
constexpr std::array<std::string_view, 4> tokens{"knock-out", "seduction", "target", "catch"};
constexpr std::array<std::string_view, 3> aims{"closer", "as close", "farther"};
constexpr std::array<std::string_view, 3> flights{"caught", "missed", "short"};

void addAnswers(std::size_t count, Options& out)
{
    for (std::size_t answer = 0; answer < count; ++answer)
        out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(answer)));
}

} // namespace

bool CatapultRules::actsAt(Moment moment) const
{
    return moment == Moment::TurnEnds || moment == Moment::Annotate;
}

void CatapultRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_word = firstWord;
    m_hasFair = kindsWithMark(game.tiles(), fairMark);
}

bool isInReach(const Game& game, const State& state, const Figure& figure)
{
    return game.kindOf(figure).follower && !isMarker(game, state, figure) &&
           (figure.place.kind == PlaceKind::OnFeature || figure.place.kind == PlaceKind::OnTile);
}

/// The turn, or the part of it, is played to its end first.
void CatapultRules::turnEnds(Play& play) const
{
    const State& state = play.state();
    const auto tiles = state.board.tiles().subspan(static_cast<std::size_t>(state.turn.firstTile));
    if (std::ranges::any_of(
            tiles, [&](const PlacedTile& tile) { return m_hasFair[static_cast<std::size_t>(tile.kind)]; }))
        play.next(step(Step::Choose, state.turn.player));
}

Task CatapultRules::step(Step step, Player player) const
{
    Task task = Task::by(TaskKind::OfModule, player);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(step);
    return task;
}

void CatapultRules::ask(Play& play, Player player, Question question) const
{
    play.ask({Topic::OfModule, player, m_number, static_cast<std::uint8_t>(question)});
}

void CatapultRules::run(Play& play, const Task& task) const
{
    switch (static_cast<Step>(task.code)) {
    case Step::Choose:
        return ask(play, task.player, Question::Token);
    case Step::Throw:
        return throwToken(play, task.player);
    case Step::Settle:
        return settle(play);
    }
}

/// The active player throws first, so that throw is put on the agenda last.
void CatapultRules::beginRound(Play& play, Token token) const
{
    State& state = play.state();
    state.words[m_word] = static_cast<std::int32_t>(token);
    bestAim(state) = 0;
    if (token == Token::Target)
        play.next(step(Step::Settle, state.turn.player));
    for (int place = play.game().players() - 1; place >= 0; --place)
        play.next(
            step(Step::Throw, static_cast<Player>((state.turn.player + place) % play.game().players())));
}

void CatapultRules::throwToken(Play& play, Player player) const
{
    switch (token(play.state())) {
    case Token::KnockOut:
        return askAboutMeeples(play, player, Question::Hit);
    case Token::Seduction:
        return askAboutMeeples(play, player, Question::Nearest);
    case Token::Target:
        if (player == play.state().turn.player) // who throws first is the closest so far
            return aim(play, player, Aim::Closer);
        return ask(play, player, Question::Distance);
    case Token::Catch:
        return ask(play, player, Question::Catch);
    }
}

/// Where nobody is on the field there is nothing to ask.
void CatapultRules::askAboutMeeples(Play& play, Player player, Question question) const
{
    const State& state = play.state();
    if (std::ranges::any_of(state.figures,
                            [&](const Figure& figure) { return isInReach(play.game(), state, figure); }))
        ask(play, player, question);
}

void CatapultRules::options(const Game& game, const State& state, Options& out) const
{
    switch (static_cast<Question>(state.decision.code)) {
    case Question::Token:
        return addAnswers(tokens.size(), out);
    case Question::Distance:
        return addAnswers(aims.size(), out);
    case Question::Catch:
        return addAnswers(flights.size(), out);
    case Question::Exchange:
        for (const FigureId figure : substitutes(game, state, state.decision.who))
            out.push_back(Option::pickFigure(figure));
        break;
    case Question::Hit:
    case Question::Nearest:
        for (std::size_t i = 0; i < state.figures.size(); ++i)
            if (const auto id = static_cast<FigureId>(i);
                isInReach(game, state, state.figures[i]) && firstAlike(state, id) == id)
                out.push_back(Option::pickFigure(id));
    }
    out.push_back(Option::pass());
}

std::string_view CatapultRules::topicName(std::uint8_t code) const
{
    return topics.at(code);
}

std::span<const std::string_view> CatapultRules::answerNames(std::uint8_t code) const
{
    switch (static_cast<Question>(code)) {
    case Question::Token:
        return tokens;
    case Question::Distance:
        return aims;
    case Question::Catch:
        return flights;
    default:
        return {};
    }
}

bool CatapultRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    const bool isPass = option.action == Action::Pass;
    switch (static_cast<Question>(asked.code)) {
    case Question::Token:
        beginRound(play, static_cast<Token>(option.answer));
        break;
    case Question::Hit:
        if (!isPass)
            hit(play, asked.who, option.figure);
        break;
    case Question::Nearest:
        if (!isPass)
            come(play, asked.who, option.figure);
        break;
    case Question::Exchange:
        if (!isPass)
            exchange(play, option.figure);
        break;
    case Question::Distance:
        aim(play, asked.who, static_cast<Aim>(option.answer));
        break;
    case Question::Catch:
        fly(play, asked.who, static_cast<Flight>(option.answer));
        break;
    }
    return true;
}

} // namespace glossator::engine::rules
