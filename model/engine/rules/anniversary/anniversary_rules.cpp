// SPDX-License-Identifier: GPL-3.0-or-later
// Which symbols are active, and the turn that one of them brings.
#include "model/engine/rules/anniversary/anniversary_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

const std::array<SwitchSpec, 2>& switches()
{
    static const std::array<SwitchSpec, 2> specs{{
        {"arrow-points", {"no-neighbour", "not-activated"}, "ann-two-points-plus-other", false},
        {"enclosed-field", {"unfinished", "finished"}, "ann-arrow-place-fn-zmg-fields", true},
    }};
    return specs;
}

constexpr std::array<std::string_view, 2> answers{"take", "decline"};

constexpr std::int32_t bit(Symbol symbol)
{
    return 1 << static_cast<int>(symbol);
}

Award twoPoints(Player player, Clause cite)
{
    Award award;
    award.player = player;
    award.sheet.add(Counted::Bonus, 1, 2, cite);
    return award;
}

} // namespace

std::span<const SwitchSpec> anniversarySwitches()
{
    return switches();
}

AnniversaryRules::AnniversaryRules(const SwitchReadings& readings)
    : m_paysUnlessActivated(readingOf(readings, switches()[0]) == 1),
      m_isEnclosedFieldFinished(readingOf(readings, switches()[1]) == 1)
{
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
    for (int kind = 0; kind < game.tiles().size(); ++kind)
        m_arrows.push_back(arrowOf(game.tiles()[static_cast<KindId>(kind)].kind));
}

bool AnniversaryRules::isActive(const State& state, Symbol symbol) const
{
    return word(state, Used) == 0 && (word(state, Active) & bit(symbol)) != 0;
}

void AnniversaryRules::turnBegins(Play& play) const
{
    State& state = play.state();
    word(state, InExtraTurn) = state.turn.broughtBy == m_number ? 1 : 0;
}

void AnniversaryRules::tilePlaced(Play& play, TileId tile) const
{
    State& state = play.state();
    if (tile == state.turn.firstTile) {
        word(state, Active) = 0;
        word(state, Used) = 0;
    }
    lookAround(play, tile);
    if (const auto& arrow = m_arrows[static_cast<std::size_t>(state.board.tile(tile).kind)])
        lookAhead(play, tile, *arrow);
}

/// The arrow of the new tile: its symbol where a tile lies ahead, else 2 points.
void AnniversaryRules::lookAhead(Play& play, TileId tile, const Arrow& arrow) const
{
    const State& state = play.state();
    if (state.board.isOccupied(squareAhead(state.board.tile(tile), arrow)))
        return activate(play, tile, arrow.symbol, {"ann-arrow-points-to-neighbour"});
    Award award = twoPoints(state.turn.player, "ann-arrow-no-neighbour");
    award.cites = {"ann-arrow-no-neighbour", "ann-arrow-no-neighbour-continue", "ann-summary-two-points",
                   "ann-place-direction-matters"};
    if (word(state, Active) != 0)
        award.cites.emplace_back("ann-two-points-plus-other");
    play.award(award);
}

/// Older arrows that point to a square of the new tile.
void AnniversaryRules::lookAround(Play& play, TileId tile) const
{
    const State& state = play.state();
    const PlacedTile& placed = state.board.tile(tile);
    for (const TurnedSquare& square : play.tiles()[placed.kind].turns[placed.turn]) {
        const Square at{static_cast<std::int16_t>(placed.square.x + square.offset.x),
                        static_cast<std::int16_t>(placed.square.y + square.offset.y)};
        for (const Side side : allSides) {
            const TileId other = state.board.tileAt(neighbour(at, side));
            if (other == none || other == tile)
                continue;
            const PlacedTile& older = state.board.tile(other);
            const auto& arrow = m_arrows[static_cast<std::size_t>(older.kind)];
            if (arrow && squareAhead(older, *arrow) == at)
                activate(play, other, arrow->symbol, {"ann-arrow-pointed-at"});
        }
    }
}

void AnniversaryRules::activate(Play& play, TileId tile, Symbol symbol, Citations cites) const
{
    State& state = play.state();
    const Player player = state.turn.player;
    if (symbol == Symbol::ExtraTurn && word(state, InExtraTurn) != 0) {
        play.tell([&] {
            return Event{Withheld{player, none},
                         {"ann-extra-turn-no-third", "ann-extra-turn-fn-only-one", "ann-summary-extra-turn"}};
        });
        return;
    }
    word(state, Active) |= bit(symbol);
    cites.insert(cites.end(),
                 {"ann-arrow-action-may", "ann-summary-two-ways", "ann-place-direction-matters"});
    if (word(state, InExtraTurn) != 0)
        cites.emplace_back("ann-extra-turn-other-symbols");
    play.tell([&] { return Event{TileActivated{player, tile}, std::move(cites)}; });
}

/// At most one symbol a turn; whoever uses another one than that of the new tile may still have its 2 points.
void AnniversaryRules::use(Play& play, Symbol symbol) const
{
    State& state = play.state();
    word(state, Used) = 1;
    const PlacedTile& placed = state.board.tile(state.turn.newTile);
    const auto& own = m_arrows[static_cast<std::size_t>(placed.kind)];
    if (m_paysUnlessActivated && own && own->symbol != symbol &&
        state.board.isOccupied(squareAhead(placed, *own)))
        play.award(twoPoints(state.turn.player, "ann-two-points-plus-other"));
}

/// A figure that went beside another one, or far away, went there by a symbol.
void AnniversaryRules::figureDeployed(Play& play, FigureId figure) const
{
    const State& state = play.state();
    const FeatureId at = state.figures[static_cast<std::size_t>(figure)].place.index;
    const bool joins = state.board.whole(at).figures > 1;
    const bool isFar = state.board.node(at).tile != state.turn.newTile;
    if (!play.game().kindOf(state.figures[static_cast<std::size_t>(figure)]).follower || !(joins || isFar))
        return;
    use(play, joins ? Symbol::AddMeeple : Symbol::PlaceMeeple);
}

bool AnniversaryRules::isExtraTurnDue(const State& state) const
{
    return isActive(state, Symbol::ExtraTurn) && state.pile.size > 0 &&
           std::ranges::none_of(state.turnQueue,
                                [&](const TurnPart& part) { return part.module == m_number; });
}

void AnniversaryRules::turnEnds(Play& play) const
{
    if (isExtraTurnDue(play.state()))
        play.ask({Topic::OfModule, play.state().turn.player, m_number, 0});
}

std::span<const std::string_view> AnniversaryRules::answerNames(std::uint8_t) const
{
    return answers;
}

void AnniversaryRules::options(const Game&, const State&, Options& out) const
{
    out.push_back(Option::pickAnswer(Take));
    out.push_back(Option::pickAnswer(Decline));
}

Refusal AnniversaryRules::explain(const Game&, const State&, const Option&) const
{
    return {Reason::NotAvailable, {"ann-extra-turn"}};
}

bool AnniversaryRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    if (option.answer == Decline)
        return true;
    use(play, Symbol::ExtraTurn);
    play.queueLast({play.state().turn.player, m_number, true});
    return true;
}

} // namespace glossator::engine::rules
