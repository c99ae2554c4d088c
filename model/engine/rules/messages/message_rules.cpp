// SPDX-License-Identifier: GPL-3.0-or-later
// When a message comes, and which one.
#include "model/engine/rules/messages/message_rules.h"

#include "model/engine/rules/clause_table.h"
#include "model/engine/setup.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view messengerId = "messenger";
constexpr std::array<std::string_view, messageCount> messageNames{
    "message 1", "message 2", "message 3", "message 4", "message 5", "message 6", "message 7", "message 8"};

const std::array<SwitchSpec, 3>& switches()
{
    static const std::array<SwitchSpec, 3> specs{{
        {"message-farmers", {"two", "three"}, "msg-6-fn-three-points-rgg", true},
        {"message-or-wonder", {"message-first", "wonder-first"}, "msg-open-wonder-same-round", false},
        {"message-tile-fairy", {"scored", "left-out"}, "msg-open-extra-tile-fairy", false},
    }};
    return specs;
}

} // namespace

std::span<const SwitchSpec> messageSwitches()
{
    return switches();
}

MessageRules::MessageRules(const SwitchReadings& readings)
    : m_hasThreeForFarmers(readingOf(readings, switches()[0]) == 1),
      m_comesLast(readingOf(readings, switches()[1]) == 1),
      m_repeatsStart(readingOf(readings, switches()[2]) == 0)
{
}

bool MessageRules::actsAt(Moment moment) const
{
    return moment == Moment::TurnBegins || moment == Moment::Awarded || moment == Moment::Paid ||
           moment == Moment::GameEnds || moment == Moment::Annotate;
}

std::vector<FigureKindSpec> MessageRules::figureKinds() const
{
    return {{.id = std::string(messengerId), .strength = 0, .standsOn = {}, .follower = false}};
}

std::span<const std::string_view> MessageRules::cardNames() const
{
    return messageNames;
}

void MessageRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_messenger = game.figureKind(messengerId).value();
}

void MessageRules::setUp(Setup& setup) const
{
    setup.giveEach(messengerId, 1, {PlaceKind::OnTrack, nobody, 0});
}

bool MessageRules::stackCards(State& state, std::span<const std::uint8_t> cards) const
{
    for (std::size_t place = 0; place < cards.size() && place < messageCount; ++place)
        memory(state).pile(static_cast<int>(place)) = cards[place] + 1;
    return true;
}

bool MessageRules::mayStand(const Game&, const State&, FigureKind kind, Place place) const
{
    return kind == m_messenger && place.kind == PlaceKind::OnTrack;
}

void MessageRules::ask(Play& play, Player who, Question question) const
{
    play.ask({Topic::OfModule, who, m_number, static_cast<std::uint8_t>(question)});
}

void MessageRules::turnBegins(Play& play) const
{
    remember(play.state());
}

/// A feature goes in full to one figure, so where both of a player's took one, there were two.
void MessageRules::awarded(Play& play, const Award& award, FigureId figure) const
{
    memory(play.state()).sources() |= sourceOf(award.sheet);
    if (award.feature == none || !award.isContested)
        return;
    const std::vector<FigureId> figures = scoringFigures(play.state(), award.player);
    const auto number = std::find(figures.begin(), figures.end(), figure) - figures.begin();
    memory(play.state()).carried(award.player) |= 1 << number;
}

void MessageRules::remember(State& state) const
{
    memory(state).sources() = 0;
    for (Player player = 0; player < maxPlayers; ++player)
        memory(state).carried(player) = 0;
    forEachScoringFigure(state, [&](const Figure& figure, int number) {
        memory(state).before(figure.owner, number) = figure.place.index;
    });
}

/// Who paid goes forward from there, if at all; only the active player is asked how far others came
/// (msg-fn-backward-ignored, msg-fn-payments-no-round).
void MessageRules::paid(Play& play, const Paid& paid) const
{
    State& state = play.state();
    forEachScoringFigure(state, [&](const Figure& figure, int number) {
        const FigureId id = static_cast<FigureId>(&figure - state.figures.data());
        const bool isForgotten =
            id == paid.payer.figure || (id == paid.receiver.figure && figure.owner != state.turn.player);
        std::int32_t& before = memory(state).before(figure.owner, number);
        before = isForgotten ? figure.place.index : before;
    });
    if (paid.payer.player == state.turn.player && isDark(paid.payer.to))
        play.tell([&] {
            return Event{Withheld{paid.payer.player, none, Gift::Other},
                         {"msg-fn-backward-ignored", "msg-fn-payments-no-round"}};
        });
}

/// Only where a figure stops counts, and only when it went forward in this round (msg-trigger-not-passing).
bool MessageRules::hasStoppedOnDark(const State& state) const
{
    bool stopped = false;
    forEachMove(state, [&](const Move& move) {
        stopped = stopped || (move.player == state.turn.player && move.to > move.from && isDark(move.to));
    });
    return stopped;
}

void MessageRules::roundEnds(Play& play, Round round) const
{
    State& state = play.state();
    memory(state).inChain() = round == Round::OfItsOwn ? 1 : 0;
    if (!state.turn.hasScoredInRound) // points that were only paid open no look at the score
        return;
    const bool isDue = hasStoppedOnDark(state);
    if (play.isHeard()) {
        tellRound(play, round);
        tellWhoStopsInVain(play);
    }
    remember(state);
    if (isDue && m_comesLast)
        play.next(step(Step::Draw));
    else if (isDue)
        draw(play);
}

/// A message that nobody has seen yet is drawn by the table; one that came back to the top is known.
void MessageRules::draw(Play& play) const
{
    if (const int top = memory(play.state()).pile(0); top != 0)
        return turnUp(play, top);
    ask(play, theTable, Question::WhichMessage);
}

void MessageRules::turnUp(Play& play, int message) const
{
    State& state = play.state();
    const Player player = state.turn.player;
    memory(state).turnUp(message);
    play.tell([&] {
        Citations cites{"msg-trigger-dark-space", "msg-take-top-tile", "msg-trigger-active-only"};
        if (memory(state).inChain() != 0)
            add(cites, {"msg-chain", "msg-chain-unlimited"});
        return Event{CardTurned{player, m_number, static_cast<std::uint8_t>(message - 1), true},
                     std::move(cites)};
    });
    ask(play, player, Question::ActionOrSeal);
}

void MessageRules::putBack(Play& play) const
{
    State& state = play.state();
    const int message = memory(state).shown();
    memory(state).putBack();
    play.tell([&] {
        return Event{CardTurned{state.turn.player, m_number, static_cast<std::uint8_t>(message - 1), false},
                     {"msg-return-to-bottom"}};
    });
}

void MessageRules::run(Play& play, const Task& task) const
{
    switch (static_cast<Step>(task.code)) {
    case Step::Draw:
        return draw(play);
    case Step::PutBack:
        return putBack(play);
    case Step::TakeHome:
        return takeHome(play, task.value);
    }
}

Task MessageRules::step(Step step, std::int16_t value) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(step);
    task.value = value;
    return task;
}

/// At the end one figure carries the sum and the other goes back into the box.
void MessageRules::gameEnds(Play& play) const
{
    State& state = play.state();
    for (Player player = 0; player < play.game().players(); ++player) {
        const std::vector<FigureId> figures = scoringFigures(state, player);
        if (figures.size() < figuresEach)
            continue;
        const int sum = state.points(player);
        play.moveFigure(figures.front(), {PlaceKind::OnTrack, nobody, static_cast<std::int16_t>(sum)},
                        {"msg-final-sum", "msg-final-one-figure"});
        play.moveFigure(figures.back(), {PlaceKind::OutOfGame, nobody, none}, {"msg-final-one-figure"});
    }
}

} // namespace glossator::engine::rules
