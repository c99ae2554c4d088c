// SPDX-License-Identifier: GPL-3.0-or-later
// When the abbey may be placed, and when a mayor has no say.
#include "model/engine/rules/abbey_mayor/abbey_mayor_rules.h"

#include "model/engine/flow.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

bool AbbeyMayorRules::actsAt(Moment moment) const
{
    return moment == Moment::BeforeDraw || moment == Moment::PileEmpty || moment == Moment::FeatureFinished ||
           moment == Moment::Annotate;
}

std::vector<FigureKindSpec> AbbeyMayorRules::figureKinds() const
{
    FigureKindSpec mayor{std::string(mayorId), 0, {FeatureKind::City}};
    mayor.strengthPerPennant = 1;
    return {mayor};
}

void AbbeyMayorRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_mayor = game.figureKind(mayorId).value();
    m_abbey = game.tiles().find(abbeyId).value_or(KindId{none});
}

/// Abbeys of players who do not take part go back into the box.
void AbbeyMayorRules::setUp(Setup& setup) const
{
    setup.giveEach(mayorId, 1, {PlaceKind::Supply, nobody, none});
    if (m_abbey == none)
        return;
    setup.takeFromPile(m_abbey);
    for (Player player = 0; player < setup.game().players(); ++player)
        setup.layAside(m_abbey, {PlaceKind::Supply, player, none});
}

std::int16_t AbbeyMayorRules::abbeyOf(const State& state, Player player) const
{
    const auto found = std::ranges::find(state.aside, TileAside{m_abbey, {PlaceKind::Supply, player, none}});
    return found == state.aside.end() ? std::int16_t{none}
                                      : static_cast<std::int16_t>(found - state.aside.begin());
}

bool AbbeyMayorRules::canPlaceAbbey(const Game& game, const State& state, Player player) const
{
    return m_abbey != none && abbeyOf(state, player) != none && canBePlaced(game, state, m_abbey);
}

std::int32_t AbbeyMayorRules::nameOfPart(const TurnState& turn)
{
    return (turn.number << 8) + turn.part + 1;
}

/// The abbey in hand is the tile of the present turn already.
bool AbbeyMayorRules::hasTileAside(const Game& game, const State& state, Player player) const
{
    return abbeyOf(state, player) != state.turn.fromAside && canPlaceAbbey(game, state, player);
}

/// Who takes an extra turn, or carries out a message for one more tile, has chosen to place a tile. The
/// second part of a double turn comes without a question, so there the abbey may still be left.
bool AbbeyMayorRules::isTurnForAbbey(const Game& game, const State& state) const
{
    const bool isTileChosen = state.turn.broughtBy != none && !game.isInDoubleTurn(state);
    return word(state, Chosen) != 0 ||
           (isTileChosen && state.pile.size == 0 && countKept(state, state.turn.player) == 0);
}

/// A tile that waits in front of the player must be placed now.
bool AbbeyMayorRules::beforeDraw(Play& play) const
{
    State& state = play.state();
    const Player player = state.turn.player;
    const bool mustPlace = isTurnForAbbey(play.game(), state);
    word(state, Chosen) = 0;
    const bool isAnotherWaiting = std::ranges::find(state.aside, Place{PlaceKind::InFront, player, none},
                                                    &TileAside::place) != state.aside.end();
    if (word(state, Declined) == nameOfPart(state.turn) || (isAnotherWaiting && !mustPlace) ||
        !canPlaceAbbey(play.game(), state, player))
        return false;
    if (mustPlace)
        play.takeInHand(abbeyOf(state, player));
    else
        play.ask({Topic::OfModule, player, m_number, InPlaceOfDraw});
    return true;
}

void AbbeyMayorRules::options(const Game&, const State&, Options& out) const
{
    out.push_back(Option::pickTile(m_abbey));
    out.push_back(Option::pass());
}

Refusal AbbeyMayorRules::explain(const Game&, const State& state, const Option&) const
{
    return {Reason::NotAvailable,
            {state.decision.code == AfterLastTile ? "exp5-abbey-after-last-tile"
                                                  : "exp5-abbey-instead-of-drawing"}};
}

bool AbbeyMayorRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    State& state = play.state();
    const bool places = option.action != Action::Pass;
    if (asked.code == AfterLastTile) {
        answerAtEnd(play, asked.who, places);
    } else if (places) {
        play.takeInHand(abbeyOf(state, state.turn.player));
    } else {
        word(state, Declined) = nameOfPart(state.turn);
        play.next(Task::of(TaskKind::Draw));
    }
    return true;
}

/// Who leaves the abbey has no turn for it.
void AbbeyMayorRules::answerAtEnd(Play& play, Player player, bool places) const
{
    word(play.state(), Chosen) = places ? 1 : 0;
    play.next(places ? Task::turnOf(player) : Task::of(TaskKind::NextTurn));
}

/// Clockwise from the player of the last tile, each is asked once.
bool AbbeyMayorRules::playsOn(Play& play) const
{
    State& state = play.state();
    for (int step = 1; step <= play.game().players(); ++step) {
        const auto player = static_cast<Player>((state.turn.player + step) % play.game().players());
        const int bit = 1 << player;
        if ((word(state, AskedAtEnd) & bit) != 0 || !canPlaceAbbey(play.game(), state, player))
            continue;
        word(state, AskedAtEnd) |= bit;
        play.ask({Topic::OfModule, player, m_number, AfterLastTile});
        return true;
    }
    return false;
}

bool AbbeyMayorRules::isMayorOn(const State& state, const Figure& figure, FeatureId feature) const
{
    return figure.kind == m_mayor && standsOn(state, figure, feature);
}

/// A mayor alone in a city without pennants has no majority.
void AbbeyMayorRules::featureFinished(Play& play, FeatureId feature) const
{
    const State& state = play.state();
    if (!play.isHeard() || state.board.whole(feature).pennants > 0)
        return;
    for (const Figure& figure : state.figures)
        if (isMayorOn(state, figure, feature))
            play.tell([&] {
                return Event{Withheld{figure.owner, feature, Gift::Points},
                             {"exp5-mayor-no-pennant", "exp5-mayor-strength"}};
            });
}

} // namespace glossator::engine::rules
