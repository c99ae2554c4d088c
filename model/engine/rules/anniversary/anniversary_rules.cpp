// SPDX-License-Identifier: GPL-3.0-or-later
// Which symbol is active, and the turn that one of them brings.
#include "model/engine/rules/anniversary/anniversary_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

const std::array<SwitchSpec, 4>& switches()
{
    static const std::array<SwitchSpec, 4> specs{{
        {"arrow-points", {"no-neighbour", "not-activated"}, "ann-two-points-plus-other", false},
        {"enclosed-field", {"unfinished", "finished"}, "ann-arrow-place-fn-zmg-fields", true},
        {"role-names", {"classic", "anniversary"}, "ann-roles-wiki-convention", true},
        {"symbols-a-turn", {"one", "one-for-each-tile"}, "ann-one-symbol-per-turn", false},
    }};
    return specs;
}

constexpr std::array<std::string_view, 3> symbolNames{"add meeple", "place meeple", "extra turn"};
constexpr std::array<std::string_view, 2> turnAnswers{"take", "decline"};
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
      m_isOneForEachTile(readingOf(readings, switches()[3]) == 1)
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

bool AnniversaryRules::isUsable(const State& state, Symbol symbol) const
{
    return isAnyUsable(state) &&
           m_arrows.of(state.board.tile(static_cast<TileId>(word(state, Usable) - 1)).kind)->symbol == symbol;
}

void AnniversaryRules::turnBegins(Play& play) const
{
    State& state = play.state();
    for (const Word each : {Activated, ExtraTurnDue, AfterDoubleTurn})
        word(state, each) = 0;
    word(state, InExtraTurn) = state.turn.broughtBy == m_number ? 1 : 0;
}

void AnniversaryRules::tilePlaced(Play& play, TileId tile) const
{
    State& state = play.state();
    if (m_isOneForEachTile && tile == state.turn.firstTile)
        word(state, Activated) = 0;
    const std::vector<FacingArrow> all = m_arrows.broughtBy(play.tiles(), state.board, tile);
    const std::vector<FacingArrow> open = activatable(state, all);
    if (open.size() < all.size())
        play.tell([&] {
            return Event{Withheld{state.turn.player, none},
                         {"ann-extra-turn-no-third", "ann-extra-turn-fn-only-one", "ann-summary-extra-turn"}};
        });
    const bool haveOneSymbol = std::ranges::all_of(
        open, [&](const FacingArrow& arrow) { return arrow.symbol == open.front().symbol; });
    if (open.empty())
        payForArrow(play, tile, none);
    else if (haveOneSymbol || word(state, Activated) != 0)
        activate(play, tile, preferred(open, open.front().symbol), false);
    else
        askLater(play, WhichSymbol, tile);
}

/// An extra turn never brings another one.
std::vector<FacingArrow> AnniversaryRules::activatable(const State& state,
                                                       std::vector<FacingArrow> arrows) const
{
    if (word(state, InExtraTurn) != 0)
        std::erase_if(arrows, [](const FacingArrow& arrow) { return arrow.symbol == Symbol::ExtraTurn; });
    return arrows;
}

/// Of several arrows with a symbol the one that leaves the most points: an older one where the new tile is
/// paid unless its own arrow is active, else the new tile's, which comes last.
FacingArrow AnniversaryRules::preferred(const std::vector<FacingArrow>& arrows, Symbol symbol) const
{
    if (m_paysUnlessActivated)
        return *std::ranges::find(arrows, symbol, &FacingArrow::symbol);
    return *std::find_if(arrows.rbegin(), arrows.rend(),
                         [&](const FacingArrow& arrow) { return arrow.symbol == symbol; });
}

/// Makes an arrow that the tile brought into play the active one of this turn, unless there was one before,
/// and pays for the tile's own arrow.
void AnniversaryRules::activate(Play& play, TileId tile, const FacingArrow& arrow, bool wasChosen) const
{
    State& state = play.state();
    if (word(state, Activated) != 0) {
        play.tell([&] { return Event{Withheld{state.turn.player, none}, {"ann-one-symbol-per-turn"}}; });
        return payForArrow(play, tile, none);
    }
    word(state, Activated) = 1;
    if (arrow.symbol == Symbol::ExtraTurn)
        word(state, ExtraTurnDue) = 1;
    else
        word(state, Usable) = arrow.tile + 1;
    play.tell([&] {
        Citations cites{arrow.tile == tile ? Clause("ann-arrow-points-to-neighbour")
                                           : Clause("ann-arrow-pointed-at"),
                        "ann-arrow-action-may", "ann-summary-two-ways"};
        if (wasChosen)
            cites.insert(cites.end(), {"ann-one-symbol-per-turn", "ann-one-symbol-choose"});
        if (word(state, InExtraTurn) != 0)
            cites.emplace_back("ann-extra-turn-other-symbols");
        return Event{TileActivated{state.turn.player, arrow.tile}, std::move(cites)};
    });
    payForArrow(play, tile, arrow.tile);
}

/// 2 points for a placed tile's arrow where it faces no tile; by the other reading also where it is not the
/// active one.
void AnniversaryRules::payForArrow(Play& play, TileId tile, TileId active) const
{
    const State& state = play.state();
    const bool faces = m_arrows.facesTile(state.board, tile);
    if (!m_arrows.of(state.board.tile(tile).kind) || active == tile || (faces && !m_paysUnlessActivated))
        return;
    Award award;
    award.player = state.turn.player;
    award.sheet.add(Counted::Bonus, 1, 2, faces ? "ann-summary-two-points" : "ann-arrow-no-neighbour");
    award.cites = {"ann-summary-two-points", "ann-place-direction-matters",
                   active != none ? Clause("ann-two-points-plus-other")
                                  : Clause("ann-arrow-no-neighbour-continue")};
    play.award(award);
}

/// A follower that went beside another one, or away from the new tile, went there by a symbol; but symbols
/// bring nobody to a special area.
std::optional<Symbol> AnniversaryRules::symbolBehind(const State& state, FigureId id)
{
    const Figure& figure = state.figures[static_cast<std::size_t>(id)];
    if (!regular.has(state.board.node(figure.place.index).kind))
        return std::nullopt;
    if (state.board.whole(figure.place.index).figures > 1)
        return Symbol::AddMeeple;
    if (state.board.node(figure.place.index).tile != state.turn.newTile)
        return Symbol::PlaceMeeple;
    return std::nullopt;
}

void AnniversaryRules::figureDeployed(Play& play, FigureId figure) const
{
    if (symbolBehind(play.state(), figure))
        word(play.state(), Usable) = 0;
}

/// Asked once every further part of the turn is over; there must be a tile that the turn could bring.
bool AnniversaryRules::mayAskForExtraTurn(const State& state)
{
    return state.turnQueue.empty() && hasTileFor(state, state.turn.player);
}

/// The last round of scoring may add to the turn, so the question comes after it.
void AnniversaryRules::turnEnds(Play& play) const
{
    State& state = play.state();
    word(state, Usable) = 0;
    if (word(state, ExtraTurnDue) == 0)
        return;
    askLater(play, WhetherExtraTurn, none);
    const auto question = state.agenda.end() - 1;
    const auto round = std::find_if(state.agenda.begin(), question,
                                    [](const Task& task) { return task.kind == TaskKind::EndRound; });
    std::rotate(round, question, state.agenda.end());
}

/// Other rules have yet to say what they add to the turn.
void AnniversaryRules::askLater(Play& play, Question question, TileId tile) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = question;
    task.value = tile;
    play.next(task);
}

void AnniversaryRules::run(Play& play, const Task& task) const
{
    State& state = play.state();
    if (task.code == WhetherExtraTurn && !mayAskForExtraTurn(state))
        return;
    word(state, AskedTile) = task.value;
    play.ask({Topic::OfModule, state.turn.player, m_number, task.code});
}

std::string_view AnniversaryRules::topicName(std::uint8_t question) const
{
    return question == WhichSymbol ? "symbol" : "extra turn";
}

std::span<const std::string_view> AnniversaryRules::answerNames(std::uint8_t question) const
{
    if (question == WhichSymbol)
        return symbolNames;
    return turnAnswers;
}

/// What the tile that is asked about has brought into play.
std::vector<FacingArrow> AnniversaryRules::asked(const Game& game, const State& state) const
{
    const auto tile = static_cast<TileId>(word(state, AskedTile));
    return activatable(state, m_arrows.broughtBy(game.tiles(), state.board, tile));
}

void AnniversaryRules::options(const Game& game, const State& state, Options& out) const
{
    if (state.decision.code == WhetherExtraTurn) {
        for (const std::uint8_t answer : {take, decline})
            out.push_back(Option::pickAnswer(answer));
        return;
    }
    const std::vector<FacingArrow> arrows = asked(game, state);
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

bool AnniversaryRules::choose(Play& play, const Decision& question, const Option& option) const
{
    if (question.topic != Topic::OfModule)
        return false;
    State& state = play.state();
    if (question.code == WhichSymbol) {
        const auto arrows = asked(play.game(), state);
        activate(play, static_cast<TileId>(word(state, AskedTile)),
                 preferred(arrows, static_cast<Symbol>(option.answer)), true);
        return true;
    }
    if (option.answer == take) {
        word(state, AfterDoubleTurn) = play.game().isInDoubleTurn(state) ? 1 : 0;
        play.queueNext({state.turn.player, m_number, true, none});
    }
    return true;
}

} // namespace glossator::engine::rules
