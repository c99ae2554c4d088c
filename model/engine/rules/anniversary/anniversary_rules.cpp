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

constexpr std::int32_t bit(Symbol symbol)
{
    return 1 << static_cast<int>(symbol);
}

constexpr bool isOneSymbol(std::int32_t symbols)
{
    return (symbols & (symbols - 1)) == 0;
}

Symbol firstOf(std::int32_t symbols)
{
    for (const Symbol symbol : {Symbol::AddMeeple, Symbol::PlaceMeeple})
        if ((symbols & bit(symbol)) != 0)
            return symbol;
    return Symbol::ExtraTurn;
}

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

std::string_view AnniversaryRules::roleOn(FeatureKind kind) const
{
    if (!m_hasNewRoleNames)
        return {};
    switch (kind) {
    case FeatureKind::City:
        return "knight";
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
    return (word(state, Usable) & bit(symbol)) != 0;
}

void AnniversaryRules::turnBegins(Play& play) const
{
    State& state = play.state();
    for (const Word each : {Usable, Activated, ExtraTurnDue, AfterParts})
        word(state, each) = 0;
    word(state, InExtraTurn) = state.turn.broughtBy == m_number ? 1 : 0;
}

void AnniversaryRules::tilePlaced(Play& play, TileId tile) const
{
    State& state = play.state();
    word(state, Usable) = 0;
    if (m_isOneForEachTile)
        word(state, Activated) = 0;
    withholdExtraTurn(play, tile);
    const std::int32_t symbols = symbolsFound(play.game(), state);
    if (symbols != 0 && word(state, Activated) != 0)
        refuseAnother(play);
    else if (symbols != 0 && isOneSymbol(symbols))
        activate(play, firstOf(symbols), false);
    else if (symbols != 0)
        return askLater(play, WhichSymbol);
    payForArrow(play, tile);
}

/// An extra turn never brings another one.
std::vector<FacingArrow> AnniversaryRules::found(const Game& game, const State& state, TileId tile) const
{
    std::vector<FacingArrow> arrows = m_arrows.broughtBy(game.tiles(), state.board, tile);
    if (word(state, InExtraTurn) != 0)
        std::erase_if(arrows, [](const FacingArrow& arrow) { return arrow.symbol == Symbol::ExtraTurn; });
    return arrows;
}

std::int32_t AnniversaryRules::symbolsFound(const Game& game, const State& state) const
{
    std::int32_t symbols = 0;
    for (const FacingArrow& arrow : found(game, state, state.turn.newTile))
        symbols |= bit(arrow.symbol);
    return symbols;
}

void AnniversaryRules::withholdExtraTurn(Play& play, TileId tile) const
{
    const State& state = play.state();
    const auto all = m_arrows.broughtBy(play.tiles(), state.board, tile);
    if (word(state, InExtraTurn) == 0 ||
        std::ranges::find(all, Symbol::ExtraTurn, &FacingArrow::symbol) == all.end())
        return;
    play.tell([&] {
        return Event{Withheld{state.turn.player, none},
                     {"ann-extra-turn-no-third", "ann-extra-turn-fn-only-one", "ann-summary-extra-turn"}};
    });
}

void AnniversaryRules::refuseAnother(Play& play) const
{
    play.tell([&] { return Event{Withheld{play.state().turn.player, none}, {"ann-one-symbol-per-turn"}}; });
}

void AnniversaryRules::activate(Play& play, Symbol symbol, bool wasChosen) const
{
    State& state = play.state();
    word(state, Activated) = 1;
    if (symbol == Symbol::ExtraTurn)
        word(state, ExtraTurnDue) = 1;
    else
        word(state, Usable) = bit(symbol);
    for (const FacingArrow& arrow : found(play.game(), state, state.turn.newTile))
        if (arrow.symbol == symbol)
            play.tell([&] {
                const bool isOwn = arrow.tile == state.turn.newTile;
                Citations cites{isOwn ? Clause("ann-arrow-points-to-neighbour")
                                      : Clause("ann-arrow-pointed-at"),
                                "ann-arrow-action-may", "ann-summary-two-ways"};
                if (wasChosen)
                    cites.insert(cites.end(), {"ann-one-symbol-per-turn", "ann-one-symbol-choose"});
                if (word(state, InExtraTurn) != 0)
                    cites.emplace_back("ann-extra-turn-other-symbols");
                return Event{TileActivated{state.turn.player, arrow.tile}, std::move(cites)};
            });
}

/// 2 points for the new tile's arrow where it faces no tile; by the other reading also where its symbol is
/// not the active one.
void AnniversaryRules::payForArrow(Play& play, TileId tile) const
{
    const State& state = play.state();
    const auto& arrow = m_arrows.of(state.board.tile(tile).kind);
    if (!arrow)
        return;
    const bool faces = m_arrows.facesTile(state.board, tile);
    const std::int32_t active =
        word(state, Usable) | (word(state, ExtraTurnDue) != 0 ? bit(Symbol::ExtraTurn) : 0);
    if (faces && (!m_paysUnlessActivated || (active & bit(arrow->symbol)) != 0))
        return;
    Award award;
    award.player = state.turn.player;
    const Clause why = faces ? Clause("ann-two-points-plus-other") : Clause("ann-arrow-no-neighbour");
    award.sheet.add(Counted::Bonus, 1, 2, why);
    award.cites = {why, "ann-summary-two-points", "ann-place-direction-matters"};
    if (!faces && active != 0)
        award.cites.emplace_back("ann-two-points-plus-other");
    if (!faces && active == 0)
        award.cites.emplace_back("ann-arrow-no-neighbour-continue");
    play.award(award);
}

/// A follower that went beside another one, or away from the new tile, went there by a symbol.
std::optional<Symbol> AnniversaryRules::symbolBehind(const Game& game, const State& state, FigureId id) const
{
    const Figure& figure = state.figures[static_cast<std::size_t>(id)];
    if (!game.kindOf(figure).follower || word(state, Usable) == 0)
        return std::nullopt;
    if (state.board.whole(figure.place.index).figures > 1)
        return Symbol::AddMeeple;
    if (state.board.node(figure.place.index).tile != state.turn.newTile)
        return Symbol::PlaceMeeple;
    return std::nullopt;
}

void AnniversaryRules::figureDeployed(Play& play, FigureId figure) const
{
    if (symbolBehind(play.game(), play.state(), figure))
        word(play.state(), Usable) = 0;
}

/// Asked once every further part of the turn is over; there must be a tile that the turn could bring.
bool AnniversaryRules::isExtraTurnDue(const State& state) const
{
    return word(state, ExtraTurnDue) != 0 && state.turnQueue.empty() && hasTileFor(state, state.turn.player);
}

void AnniversaryRules::turnEnds(Play& play) const
{
    State& state = play.state();
    word(state, Usable) = 0;
    if (word(state, ExtraTurnDue) != 0)
        askLater(play, WhetherExtraTurn);
}

/// Other rules have yet to say what they add to the turn.
void AnniversaryRules::askLater(Play& play, Question question) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = question;
    play.next(task);
}

void AnniversaryRules::run(Play& play, const Task& task) const
{
    if (task.code == WhichSymbol || isExtraTurnDue(play.state()))
        play.ask({Topic::OfModule, play.state().turn.player, m_number, task.code});
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

void AnniversaryRules::options(const Game& game, const State& state, Options& out) const
{
    const bool isTurn = state.decision.code == WhetherExtraTurn;
    const std::int32_t symbols = isTurn ? 3 : symbolsFound(game, state);
    for (std::uint8_t answer = 0; answer < symbolNames.size(); ++answer)
        if ((symbols >> answer & 1) != 0)
            out.push_back(Option::pickAnswer(answer));
}

Refusal AnniversaryRules::explain(const Game&, const State& state, const Option&) const
{
    if (state.decision.code == WhetherExtraTurn)
        return {Reason::NotAvailable, {"ann-extra-turn"}};
    return {Reason::NotAvailable, {"ann-one-symbol-choose"}};
}

bool AnniversaryRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    State& state = play.state();
    if (asked.code == WhichSymbol) {
        activate(play, static_cast<Symbol>(option.answer), true);
        payForArrow(play, state.turn.newTile);
        return true;
    }
    word(state, ExtraTurnDue) = 0;
    if (option.answer == take) {
        word(state, AfterParts) = state.turn.part;
        play.queueLast({state.turn.player, m_number, true});
    }
    return true;
}

} // namespace glossator::engine::rules
