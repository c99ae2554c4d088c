// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/invariants/turn_order.h"

#include <algorithm>

namespace glossator::invariants {

using engine::State;

namespace {

constexpr int messageSeven = 7;

bool isSwitchedTo(const engine::SwitchReadings& switches, std::string_view name, std::string_view reading)
{
    const auto found = switches.find(name);
    return found != switches.end() && found->second == reading;
}

bool cites(const engine::Citations& all, std::string_view clause)
{
    return std::ranges::find(all, engine::Clause(clause)) != all.end();
}

} // namespace

TurnOrder::TurnOrder(const engine::Game& game, const engine::SwitchReadings& switches)
    : m_game(game), m_isSymbolForEachTile(isSwitchedTo(switches, "symbols-a-turn", "one-for-each-tile")),
      m_isUnusedCounted(!isSwitchedTo(switches, "unused-symbol", "free")),
      m_hasStartOfMessage(!isSwitchedTo(switches, "message-tile-fairy", "left-out"))
{
}

void TurnOrder::hear(const State& state, const engine::Event& event)
{
    if (const auto* began = std::get_if<engine::TurnBegan>(&event.what))
        hearTurn(state, *began);
    else if (const auto* round = std::get_if<engine::RoundEnded>(&event.what))
        hearRound(round->round);
    else if (const auto* card = std::get_if<engine::CardTurned>(&event.what))
        hearCard(*card);
    else if (const auto* chosen = std::get_if<engine::Chosen>(&event.what))
        hearChoice(state, chosen->option);
    else if (const auto* placed = std::get_if<engine::TilePlaced>(&event.what))
        hearTile(state, placed->tile);
    else if (const auto* activated = std::get_if<engine::TileActivated>(&event.what);
             activated != nullptr &&
             cites(event.cites, "ann-summary-two-ways")) // other tiles have effects too
        hearSymbol(state, activated->tile);
    else if (std::holds_alternative<engine::FigureDeployed>(event.what))
        hearFigure(event.cites);
    else if (const auto* scored = std::get_if<engine::Scored>(&event.what))
        hearPoints(*scored);
    else if (const auto* phase = std::get_if<engine::PhaseBegan>(&event.what);
             phase != nullptr && phase->phase == engine::Phase::Final)
        hearFinal(state);
}

void TurnOrder::expect(bool holds, const std::string& otherwise)
{
    if (!holds)
        m_faults += "turn " + std::to_string(m_turn.number) + " part " + std::to_string(m_turn.parts) + ": " +
                    otherwise + "\n";
}

std::string_view TurnOrder::idOf(std::int16_t module) const
{
    return module == engine::none ? std::string_view()
                                  : m_game.module(static_cast<std::uint8_t>(module)).id();
}

/// The first tile of a turn; that of message 7 by one reading.
bool TurnOrder::hasStart() const
{
    return m_turn.parts == 1 || (m_hasStartOfMessage && !m_part.isOfBuilder);
}

/// In the pile, or laid aside for the player; one in the supply has to fit (exp5-abbey-after-last-tile).
bool TurnOrder::hasTile(const State& state, engine::Player player) const
{
    const auto isPlayable = [&](const engine::TileAside& tile) {
        return tile.place.kind == engine::PlaceKind::InFront ||
               tile.place.kind == engine::PlaceKind::Reserve ||
               (tile.place.kind == engine::PlaceKind::Supply &&
                state.board.fitsAnywhere(m_game.tiles(), tile.kind));
    };
    return state.pile.size > 0 || std::ranges::any_of(state.aside, [&](const engine::TileAside& tile) {
               return tile.place.player == player && isPlayable(tile);
           });
}

/// First the tiles of messages, then the builder's, of these the one that was earned last
/// (msg-7-fn-full-order).
void TurnOrder::endPart()
{
    m_due.insert(m_due.begin(), static_cast<std::size_t>(m_part.messageTiles), Due::OfMessage);
    if (m_part.extendsBuilder)
        m_due.insert(std::ranges::find(m_due, Due::OfBuilder), Due::OfBuilder);
    m_turn.hasActivated = m_turn.hasActivated || m_part.hasActivated;
    m_part = {};
}

void TurnOrder::hearTurn(const State& state, const engine::TurnBegan& began)
{
    endPart();
    if (began.part > 0)
        hearPart(state, began);
    else
        hearNewTurn(state, began);
}

void TurnOrder::hearPart(const State& state, const engine::TurnBegan& began)
{
    const bool isOfBuilder = idOf(state.turn.broughtBy) == "exp-2-traders-builders";
    expect(began.player == m_turn.player && began.number == m_turn.number, "a part of another turn begins");
    expect(!m_due.empty(), "a part begins that nothing has brought");
    expect(m_due.empty() || (m_due.front() == Due::OfBuilder) == isOfBuilder, "another part is due first");
    expect(!m_turn.isExtraAsked, "a part begins after the question about the extra turn");
    if (!m_due.empty())
        m_due.erase(m_due.begin());
    ++m_turn.parts;
    m_part.isOfBuilder = isOfBuilder;
    if (m_isSymbolForEachTile)
        m_turn.hasUsedSymbol = false;
}

/// An extra turn, or the turn of the next player; once the pile is empty, of the next who has a tile.
void TurnOrder::hearNewTurn(const State& state, const engine::TurnBegan& began)
{
    const bool isFirst = m_turn.player == engine::nobody;
    const bool isAgain = began.player == m_turn.player;
    const auto next = static_cast<engine::Player>((m_turn.player + 1) % m_game.players());
    if (!isFirst) {
        expect(began.number == m_turn.number + 1, "turns are not counted one by one");
        expect(m_due.empty() || !hasTile(state, m_turn.player), "a part of the turn was left out");
        if (m_turn.isExtraTaken)
            expect(isAgain && idOf(state.turn.broughtBy) == "20th-anniversary",
                   "the extra turn does not come");
        else if (state.pile.size > 0)
            expect(began.player == next, "the next player is not on turn");
        expect(hasTile(state, began.player), "a player without a tile is on turn");
        expect(!m_turn.isExtraDue || m_turn.isExtraAsked || !hasTile(state, m_turn.player),
               "nobody has asked about the extra turn");
    }
    m_turnsInARow = isAgain ? m_turnsInARow + 1 : 1;
    expect(m_turnsInARow <= 2 || state.pile.size == 0, "a player has a third turn in a row");
    m_due.clear();
    m_turn = {.player = began.player, .number = began.number, .parts = 1, .isExtra = m_turn.isExtraTaken};
}

/// In their order; a tile that fits nowhere is followed by another draw (msg-rounds-conventional-turn).
void TurnOrder::hearRound(engine::Round round)
{
    m_part.mayTurnUp = true;
    if (round == engine::Round::OfItsOwn)
        return;
    const auto number = static_cast<int>(round);
    const bool mayRepeat = round == engine::Round::TileDrawn;
    expect(number > m_part.lastRound || (mayRepeat && number == m_part.lastRound), "a round comes too late");
    expect(round != engine::Round::TurnStart || hasStart(), "a part without a start has round 1A");
    m_part.lastRound = number;
}

/// At most one a round (msg-one-per-round).
void TurnOrder::hearCard(const engine::CardTurned& card)
{
    if (idOf(card.module) != "messages-1" || !card.isUp)
        return;
    expect(m_part.mayTurnUp, "a round brings a second message");
    m_part.mayTurnUp = false;
    m_shown = card.card + 1;
}

void TurnOrder::hearChoice(const State& state, const engine::Option& option)
{
    if (state.decision.topic != engine::Topic::OfModule || option.action != engine::Action::PickAnswer)
        return;
    const engine::RuleModule& module = m_game.module(state.decision.module);
    const std::string_view about = module.topicName(state.decision.code);
    const auto names = module.answerNames(state.decision.code);
    const std::string_view answer = option.answer < names.size() ? names[option.answer] : std::string_view();
    if (module.id() == "messages-1" && about == "message" && answer == "action" && m_shown == messageSeven)
        ++m_part.messageTiles;
    if (module.id() != "20th-anniversary" || about != "extra turn")
        return;
    expect(m_turn.isExtraDue && !m_turn.isExtra, "an extra turn is offered that is not due");
    expect(!m_turn.isExtraAsked, "an extra turn is offered twice");
    expect(m_due.empty() && m_part.messageTiles == 0 && !m_part.extendsBuilder,
           "an extra turn is offered before the turn is over");
    m_turn.isExtraAsked = true;
    m_turn.isExtraTaken = answer == "take";
}

/// Whether the tile is a part of what the player's builder stands on; his own tile earns nothing more.
void TurnOrder::hearTile(const State& state, engine::TileId tile)
{
    const auto builder = m_game.figureKind("builder");
    if (!builder || m_part.isOfBuilder || m_turn.player == engine::nobody)
        return;
    for (const engine::Figure& figure : state.figures) {
        if (figure.kind != *builder || figure.owner != m_turn.player ||
            figure.place.kind != engine::PlaceKind::OnFeature)
            continue;
        for (std::size_t f = 0; f < state.board.features().size(); ++f)
            if (const auto id = static_cast<engine::FeatureId>(f);
                state.board.node(id).tile == tile &&
                state.board.rootOf(id) == state.board.rootOf(figure.place.index))
                m_part.extendsBuilder = true;
    }
}

/// One symbol a turn (ann-one-symbol-per-turn), and none that brings a third turn.
void TurnOrder::hearSymbol(const State& state, engine::TileId tile)
{
    const auto& marks = m_game.tiles()[state.board.tile(tile).kind].kind.marks;
    const bool isExtra = std::ranges::any_of(
        marks, [](const std::string& mark) { return mark.starts_with("arrow:extra-turn"); });
    expect(!m_turn.hasUsedSymbol, "a symbol becomes active after one was used");
    expect(!m_isUnusedCounted || m_isSymbolForEachTile || !m_turn.hasActivated,
           "a second symbol becomes active");
    expect(!isExtra || !m_turn.isExtra, "an extra turn activates another one");
    if (isExtra)
        m_turn.isExtraDue = true;
    else if (m_part.hasExtraSymbol)
        m_turn.isExtraDue = false;
    m_part.hasExtraSymbol = isExtra;
    m_part.hasActivated = true;
}

void TurnOrder::hearFigure(const engine::Citations& all)
{
    if (!cites(all, "ann-arrow-add-meeple") && !cites(all, "ann-arrow-place-meeple"))
        return;
    m_turn.hasUsedSymbol = true;
    if (!m_isSymbolForEachTile)
        m_turn.isExtraDue = false;
}

/// Once a turn and once with each tile of message 7 (exp3-fairy-double-turn, msg-open-extra-tile-fairy).
void TurnOrder::hearPoints(const engine::Scored& scored)
{
    for (const engine::Addend& line : scored.sheet.addends())
        if (line.cite == engine::Clause("exp3-fairy-start-point"))
            expect(hasStart() && ++m_part.fairyPoints == 1, "the fairy brings a second point");
}

void TurnOrder::hearFinal(const State& state)
{
    expect(state.pile.size == 0, "the game ends before the pile is empty");
    expect(!m_turn.isExtraTaken, "the game ends before the extra turn");
}

} // namespace glossator::invariants
