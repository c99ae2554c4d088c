// SPDX-License-Identifier: GPL-3.0-or-later
// The check of the order of turns itself: what is out of order does not escape it.
#include "tests/model/engine/invariants/turn_order.h"
#include "tests/model/engine/support/game_box.h"

#include <algorithm>
#include <gmock/gmock.h>

using namespace glossator;
using testing::HasSubstr;

namespace {

const engine::Game& game()
{
    static const engine::Game made = support::makeGame(
        {.players = 3, .expansions = {"messages-1", "20th-anniversary", "exp-2-traders-builders"}});
    return made;
}

std::int16_t numberOf(std::string_view id)
{
    const auto modules = game().modules();
    return static_cast<std::int16_t>(std::ranges::find(modules, id, [](const auto& m) { return m->id(); }) -
                                     modules.begin());
}

/// A game told event by event.
class Told
{
public:
    Told& turn(engine::Player player, int number, int part = 0, std::string_view broughtBy = {})
    {
        m_state.turn.player = player;
        m_state.turn.broughtBy = broughtBy.empty() ? std::int16_t{engine::none} : numberOf(broughtBy);
        return hear(engine::TurnBegan{player, number, part});
    }
    Told& round(engine::Round round) { return hear(engine::RoundEnded{round}); }
    Told& message(int number)
    {
        return hear(engine::CardTurned{m_state.turn.player, static_cast<std::uint8_t>(numberOf("messages-1")),
                                       static_cast<std::uint8_t>(number - 1), true});
    }
    Told& answer(std::string_view module, std::uint8_t question, std::uint8_t answer)
    {
        m_state.decision = {engine::Topic::OfModule, m_state.turn.player,
                            static_cast<std::uint8_t>(numberOf(module)), question};
        return hear(engine::Chosen{m_state.turn.player, engine::Option::pickAnswer(answer)});
    }
    /// The arrow of a tile that is laid down now becomes active.
    Told& symbol(std::string_view kind)
    {
        const auto column = static_cast<std::int16_t>(m_state.board.tiles().size());
        const engine::TileId tile = m_state.board.place(game().tiles(), game().tiles().find(kind).value(),
                                                        {{column, 0}, 0}, m_state.turn.number);
        return hear(engine::TileActivated{m_state.turn.player, tile}, {"ann-summary-two-ways"});
    }
    Told& figure(engine::Clause why) { return hear(engine::FigureDeployed{0, 0}, {why}); }
    Told& pointOfTheFairy()
    {
        engine::Scored scored;
        scored.sheet.add(engine::Counted::Bonus, 1, 1, "exp3-fairy-start-point");
        return hear(scored);
    }
    [[nodiscard]] const std::string& faults() const { return m_order.faults(); }

private:
    Told& hear(engine::Event::What what, engine::Citations cites = {})
    {
        m_order.hear(m_state, {std::move(what), std::move(cites)});
        return *this;
    }

    engine::State m_state = game().unpack();
    invariants::TurnOrder m_order{game(), {}};
};

/// The questions of the modules, in their order: the messages ask first which one it is.
constexpr std::uint8_t actionOrSeal = 1;
constexpr std::uint8_t whetherExtraTurn = 1;
constexpr std::uint8_t action = 0;

} // namespace

TEST(TurnOrder, acceptsTurnsClockwise) // base-turn-clockwise
{
    EXPECT_EQ(Told().turn(0, 1).turn(1, 2).turn(2, 3).turn(0, 4).faults(), "");
}

TEST(TurnOrder, noticesAPlayerOutOfTurn)
{
    EXPECT_THAT(Told().turn(0, 1).turn(2, 2).faults(), HasSubstr("the next player is not on turn"));
    EXPECT_THAT(Told().turn(0, 1).turn(1, 3).faults(), HasSubstr("counted one by one"));
}

TEST(TurnOrder, noticesAThirdTurnInARow) // ann-extra-turn-no-third
{
    EXPECT_THAT(Told().turn(0, 1).turn(0, 2).turn(0, 3).faults(), HasSubstr("a third turn in a row"));
}

TEST(TurnOrder, noticesAPartThatNothingBrought)
{
    EXPECT_THAT(Told().turn(0, 1).turn(0, 1, 1, "messages-1").faults(), HasSubstr("nothing has brought"));
}

TEST(TurnOrder, waitsForTheTileOfAMessage) // msg-7-one-tile
{
    const auto carriedOut = [] {
        Told told;
        told.turn(0, 1).round(engine::Round::Features).message(7);
        return told.answer("messages-1", actionOrSeal, action);
    };
    EXPECT_EQ(carriedOut().turn(0, 1, 1, "messages-1").turn(1, 2).faults(), "");
    EXPECT_THAT(carriedOut().turn(1, 2).faults(), HasSubstr("a part of the turn was left out"));
    EXPECT_THAT(carriedOut().turn(0, 1, 1, "exp-2-traders-builders").faults(),
                HasSubstr("another part is due first"));
}

TEST(TurnOrder, noticesAnExtraTurnThatIsNotDue) // ann-extra-turn
{
    EXPECT_THAT(Told().turn(0, 1).answer("20th-anniversary", whetherExtraTurn, action).faults(),
                HasSubstr("offered that is not due"));
}

TEST(TurnOrder, noticesAnExtraTurnThatIsForgottenOrTooEarly) // ann-extra-turn-order
{
    const auto activated = [] {
        Told told;
        return told.turn(0, 1).symbol("ann20:K");
    };
    EXPECT_THAT(activated().turn(1, 2).faults(), HasSubstr("nobody has asked about the extra turn"));
    EXPECT_THAT(activated()
                    .round(engine::Round::Features)
                    .message(7)
                    .answer("messages-1", actionOrSeal, action)
                    .answer("20th-anniversary", whetherExtraTurn, action)
                    .faults(),
                HasSubstr("before the turn is over"));
}

TEST(TurnOrder, noticesASymbolTooMany) // ann-one-symbol-per-turn, ann-open-unused-symbol
{
    EXPECT_EQ(Told().turn(0, 1).symbol("ann20:A").symbol("ann20:F").faults(), "");
    EXPECT_THAT(Told().turn(0, 1).symbol("ann20:A").figure("ann-arrow-add-meeple").symbol("ann20:F").faults(),
                HasSubstr("after one was used"));
    EXPECT_THAT(Told()
                    .turn(0, 1)
                    .symbol("ann20:A")
                    .message(7)
                    .answer("messages-1", actionOrSeal, action)
                    .turn(0, 1, 1, "messages-1")
                    .symbol("ann20:F")
                    .faults(),
                HasSubstr("a second symbol becomes active"));
}

TEST(TurnOrder, noticesASecondPointOfTheFairy) // exp3-fairy-double-turn
{
    EXPECT_EQ(Told().turn(0, 1).pointOfTheFairy().turn(1, 2).pointOfTheFairy().faults(), "");
    EXPECT_THAT(Told().turn(0, 1).pointOfTheFairy().pointOfTheFairy().faults(),
                HasSubstr("the fairy brings a second point"));
    EXPECT_EQ(Told()
                  .turn(0, 1)
                  .pointOfTheFairy()
                  .round(engine::Round::Features)
                  .message(7)
                  .answer("messages-1", actionOrSeal, action)
                  .turn(0, 1, 1, "messages-1")
                  .pointOfTheFairy()
                  .faults(),
              "");
}

TEST(TurnOrder, noticesRoundsOutOfOrder) // msg-rounds-conventional-turn, msg-one-per-round
{
    using engine::Round;
    EXPECT_EQ(
        Told().turn(0, 1).round(Round::TurnStart).round(Round::TileDrawn).round(Round::TileDrawn).faults(),
        "");
    EXPECT_THAT(Told().turn(0, 1).round(Round::Features).round(Round::Wood).faults(),
                HasSubstr("a round comes too late"));
    EXPECT_THAT(Told().turn(0, 1).round(Round::Features).message(2).message(3).faults(),
                HasSubstr("a second message"));
}
