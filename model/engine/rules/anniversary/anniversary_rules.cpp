// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that arrows bring: which symbol, and whether to play the turn that one of them brings.
#include "model/engine/rules/anniversary/anniversary_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

const std::array<SwitchSpec, 5>& switches()
{
    static const std::array<SwitchSpec, 5> specs{{
        {"arrow-points", {"no-neighbour", "not-activated"}, "ann-two-points-plus-other", false},
        {"enclosed-field", {"unfinished", "finished"}, "ann-arrow-place-fn-zmg-fields", true},
        {"role-names", {"classic", "anniversary"}, "ann-roles-wiki-convention", true},
        {"symbols-a-turn", {"one", "one-for-each-tile"}, "ann-one-symbol-per-turn", false},
        {"unused-symbol", {"counted", "free"}, "ann-open-unused-symbol", false},
    }};
    return specs;
}

constexpr std::array<std::string_view, 3> symbolNames{"add meeple", "place meeple", "extra turn"};
constexpr std::array<std::string_view, 2> turnAnswers{"take", "decline"};
constexpr std::array<std::string_view, 2> arrowNames{"new arrow", "older arrow"};
constexpr std::uint8_t newArrow = 0;
constexpr std::uint8_t take = 0;
constexpr std::uint8_t decline = 1;

} // namespace

std::span<const SwitchSpec> anniversarySwitches()
{
    return switches();
}

AnniversaryRules::AnniversaryRules(const SwitchReadings& readings)
    : m_paysUnlessActivated(readingOf(readings, switches()[0]) == 1),
      m_isEnclosedFieldFinished(readingOf(readings, switches()[1]) == 1),
      m_hasNewRoleNames(readingOf(readings, switches()[2]) == 1),
      m_isOneForEachTile(readingOf(readings, switches()[3]) == 1),
      m_countsUnused(readingOf(readings, switches()[4]) == 0)
{
}

std::string_view AnniversaryRules::roleOn(const FeatureSpec& feature) const
{
    if (!m_hasNewRoleNames)
        return {};
    switch (feature.kind) {
    case FeatureKind::Road:
        return "female traveller";
    case FeatureKind::Monastery:
        return "monk or nun";
    case FeatureKind::Field:
        return "female farmer";
    default:
        return {};
    }
}

bool AnniversaryRules::actsAt(Moment moment) const
{
    return moment == Moment::TurnBegins || moment == Moment::TilePlaced || moment == Moment::FigureDeployed ||
           moment == Moment::Wood || moment == Moment::TurnEnds || moment == Moment::Annotate;
}

void AnniversaryRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_arrows = Arrows(game.tiles());
}

void AnniversaryRules::turnBegins(Play& play) const
{
    State& state = play.state();
    for (const Word each : {Activated, Limit, ExtraTurnDue, AfterDoubleTurn})
        word(state, each) = 0;
    word(state, InExtraTurn) = state.turn.broughtBy == m_number ? 1 : 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].place.kind == PlaceKind::Supply)
            setAdded(state, static_cast<FigureId>(i), false);
}

/// A symbol that nobody used counts, by the other reading, from the end of its part of the turn: until then
/// another one can take its place. The last round of scoring may add to the turn, so the question about the
/// extra turn comes after it.
void AnniversaryRules::turnEnds(Play& play) const
{
    State& state = play.state();
    if (m_countsUnused && word(state, Active) != 0)
        reachLimit(play, Unused);
    word(state, Active) = 0;
    if (word(state, ExtraTurnDue) == 0)
        return;
    askLater(play, WhetherExtraTurn);
    const auto question = state.agenda.end() - 1;
    const auto round = std::find_if(state.agenda.begin(), question,
                                    [](const Task& task) { return task.kind == TaskKind::EndRound; });
    std::rotate(round, question, state.agenda.end());
}

/// Other rules have yet to say what they add to the turn.
void AnniversaryRules::askLater(Play& play, int question) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(question);
    play.next(task);
}

void AnniversaryRules::run(Play& play, const Task& task) const
{
    if (task.code == WhetherExtraTurn)
        askForExtraTurn(play);
    else
        play.ask({Topic::OfModule, play.state().turn.player, m_number, task.code});
}

/// Asked once every further part of the turn is over; there must be a tile that the turn could bring.
void AnniversaryRules::askForExtraTurn(Play& play) const
{
    const State& state = play.state();
    const Player player = state.turn.player;
    if (!state.turnQueue.empty())
        return;
    if (hasTileFor(play.game(), state, player))
        play.ask({Topic::OfModule, player, m_number, WhetherExtraTurn});
    else
        play.tell([&] {
            return Event{Withheld{player, none, Gift::Other}, {"ann-open-extra-turn-empty-pile"}};
        });
}

std::string_view AnniversaryRules::topicName(std::uint8_t question) const
{
    if (question >= WhichArrow)
        return "arrow";
    return question == WhichSymbol ? "symbol" : "extra turn";
}

std::span<const std::string_view> AnniversaryRules::answerNames(std::uint8_t question) const
{
    if (question == WhichSymbol)
        return symbolNames;
    if (question >= WhichArrow)
        return arrowNames;
    return turnAnswers;
}

void AnniversaryRules::options(const Game& game, const State& state, Options& out) const
{
    if (state.decision.code != WhichSymbol) { // both others have two answers
        for (const std::uint8_t answer : {take, decline})
            out.push_back(Option::pickAnswer(answer));
        return;
    }
    const std::vector<FacingArrow> arrows = inPlay(game, state);
    for (const Symbol symbol : {Symbol::AddMeeple, Symbol::PlaceMeeple, Symbol::ExtraTurn})
        if (std::ranges::find(arrows, symbol, &FacingArrow::symbol) != arrows.end())
            out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(symbol)));
}

Refusal AnniversaryRules::explain(const Game&, const State& state, const Option&) const
{
    if (state.decision.code == WhetherExtraTurn)
        return {Reason::NotAvailable, {"ann-extra-turn"}};
    return {Reason::NotAvailable, {"ann-one-symbol-choose"}};
}

/// Whether the choice that is made now leaves out the extra turn.
bool AnniversaryRules::isDeclined(const State& state, const Option& option) const
{
    return state.decision.topic == Topic::OfModule && state.decision.module == m_number &&
           state.decision.code == WhetherExtraTurn && option.answer == decline;
}

bool AnniversaryRules::choose(Play& play, const Decision& question, const Option& option) const
{
    if (question.topic != Topic::OfModule)
        return false;
    State& state = play.state();
    if (question.code == WhichSymbol) {
        activateOneOf(play, inPlay(play.game(), state), static_cast<Symbol>(option.answer), true);
        return true;
    }
    if (question.code >= WhichArrow) {
        chooseArrow(play, static_cast<Symbol>(question.code - WhichArrow), option.answer == newArrow);
        return true;
    }
    if (option.answer == take) {
        word(state, AfterDoubleTurn) = play.game().isInDoubleTurn(state) ? 1 : 0;
        play.queueNext({state.turn.player, m_number, true, none});
    }
    return true;
}

} // namespace glossator::engine::rules
