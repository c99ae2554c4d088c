// SPDX-License-Identifier: GPL-3.0-or-later
// The expectations about the state after a step.
#include "model/cases/checker.h"
#include "model/cases/event_names.h"
#include "model/cases/expectation_text.h"

#include <algorithm>

namespace glossator::cases {

void Checker::operator()(const ExpectScores& wanted)
{
    for (const DeclaredScore& score : wanted.scores) {
        const engine::Player player = m_context.names.player(score.player);
        compare(score.place, "the score of " + who(player), std::optional(score.points),
                m_state.points(player));
    }
}

void Checker::operator()(const ExpectFeatures& wanted)
{
    for (const FeatureFacts& facts : wanted.features)
        checkFeature(facts);
}

void Checker::checkFeature(const FeatureFacts& facts)
{
    const auto feature = m_context.names.feature(m_state, facts.at, facts.on);
    if (!feature)
        return fault(facts.place, feature.error().what, feature.error().right);
    const engine::Board& board = m_state.board;
    const engine::FeatureNode& whole = board.whole(*feature);
    const std::string what = toEnglish(m_context.say.feature(m_state, *feature)) + ": ";
    compare(facts.place, what + "its size", facts.size, board.sizeOf(m_context.game.tiles(), *feature));
    compare(facts.place, what + "the number of its open ends", facts.openEnds,
            static_cast<int>(whole.openEnds));
    compare(facts.place, what + "the number of its pennants", facts.pennants,
            static_cast<int>(whole.pennants));
    compare(facts.place, what + "that it is finished", facts.finished, board.isFinished(*feature));
    if (facts.finishedCities)
        compare(facts.place, what + "the number of finished cities beside it", facts.finishedCities,
                static_cast<int>(board.finishedCitiesBeside(m_context.game.tiles(), *feature).size()));
    if (facts.figures)
        checkStanding(facts, *feature);
}

void Checker::checkStanding(const FeatureFacts& facts, engine::FeatureId feature)
{
    std::vector<std::string> got;
    for (const engine::Figure& figure : m_state.figures)
        if (figure.place.kind == engine::PlaceKind::OnFeature &&
            m_state.board.rootOf(figure.place.index) == m_state.board.rootOf(feature)) {
            std::string text = who(figure.owner);
            text.front() = static_cast<char>(text.front() - 'A' + 'a');
            got.push_back(text + " " + m_context.game.figureKinds()[figure.kind].id);
        }
    std::vector<std::string> wanted;
    for (const Name& name : *facts.figures)
        wanted.push_back(name.text);
    const std::string standing = sortedList(got);
    if (standing != sortedList(wanted))
        fault(facts.place, "on " + toEnglish(m_context.say.feature(m_state, feature)) + " stand: " + standing,
              "expected " + sortedList(wanted));
}

void Checker::operator()(const ExpectSupplies& wanted)
{
    for (const DeclaredSupply& supply : wanted.supplies) {
        const auto kind = m_context.names.figureKind(supply.figure);
        if (!kind) {
            fault(supply.place, kind.error().what, kind.error().right);
            continue;
        }
        const engine::Player player = m_context.names.player(supply.player);
        const auto count =
            std::count_if(m_state.figures.begin(), m_state.figures.end(), [&](const engine::Figure& f) {
                return f.owner == player && f.kind == *kind && f.place.kind == engine::PlaceKind::Supply;
            });
        compare(supply.place, "the number of each " + supply.figure + " in the supply of " + who(player),
                std::optional(supply.count), static_cast<int>(count));
    }
}

void Checker::operator()(const ExpectTokens& wanted)
{
    for (const DeclaredTokens& tokens : wanted.tokens) {
        const auto kind = m_context.names.tokenKind(tokens.token.text);
        if (!kind) {
            fault(tokens.token.place, kind.error().what, kind.error().right);
            continue;
        }
        const engine::Player player = m_context.names.player(tokens.player);
        const int count = m_state.tokens[m_context.game.tokenSlot(*kind, player)];
        compare(tokens.token.place, "the number of tokens (" + tokens.token.text + ") of " + who(player),
                std::optional(tokens.count), count);
    }
}

void Checker::operator()(const ExpectTokenPiles& wanted)
{
    for (const DeclaredTokenPile& pile : wanted.piles) {
        const auto kind = m_context.names.tokenKind(pile.token.text);
        const engine::TileId tile = m_state.board.tileAt(pile.at);
        if (!kind)
            fault(pile.token.place, kind.error().what, kind.error().right);
        else if (tile == engine::none)
            fault(pile.token.place, "no tile lies at " + toText(pile.at), "name a square of a tile");
        else
            compare(pile.token.place,
                    "the number of tokens (" + pile.token.text + ") on the tile at " + toText(pile.at),
                    std::optional(pile.count), m_state.tokensOn(tile, *kind));
    }
}

void Checker::operator()(const ExpectFigures& wanted)
{
    const EventNames names(m_context.game, m_context.names, m_state);
    for (const FigureCount& figure : wanted.figures) {
        auto wrong = names.faultOf(figure.where);
        if (!wrong)
            wrong = names.faultOfFigure(figure.figure);
        if (wrong) {
            fault(figure.place, wrong->what, wrong->right);
            continue;
        }
        const auto count =
            std::count_if(m_state.figures.begin(), m_state.figures.end(), [&](const engine::Figure& f) {
                const bool owned = !figure.player || m_context.names.player(*figure.player) == f.owner;
                const bool kind =
                    figure.figure.empty() || m_context.game.figureKinds()[f.kind].id == figure.figure;
                return owned && kind && m_matcher.isAt(figure.where, f.place, m_state);
            });
        compare(figure.place, "the number of such figures there", std::optional(figure.count),
                static_cast<int>(count));
    }
}

void Checker::operator()(const ExpectTiles& wanted)
{
    for (const DeclaredTile& tile : wanted.tiles) {
        const engine::TileId id = m_state.board.tileAt(tile.at);
        const auto kind = m_context.names.tile(tile.tile);
        if (!kind) {
            fault(tile.place, kind.error().what, kind.error().right);
            continue;
        }
        const bool there = id != engine::none && m_state.board.tile(id).kind == *kind &&
                           m_state.board.tile(id).square == tile.at &&
                           m_context.names.looksAlike(*kind, m_state.board.tile(id).turn, tile.turn);
        if (there)
            continue;
        const std::string got =
            id == engine::none ? "no tile" : m_context.game.tiles()[m_state.board.tile(id).kind].kind.id;
        fault(tile.place,
              "at " + toText(tile.at) + " lies " + got +
                  (id == engine::none ? "" : ", turn " + std::to_string(m_state.board.tile(id).turn)),
              "expected " + tile.tile + ", turn " + std::to_string(tile.turn));
    }
}

void Checker::operator()(const ExpectEmpty& wanted)
{
    for (const engine::Square square : wanted.squares)
        if (m_state.board.isOccupied(square))
            fault(m_place, "a tile lies at " + toText(square), "expected an empty square");
}

void Checker::operator()(const ExpectAside& wanted)
{
    std::vector<std::string> got;
    for (const engine::TileAside& tile : m_state.aside)
        if (tile.place.kind == wanted.where &&
            (!wanted.player || tile.place.player == m_context.names.player(*wanted.player)))
            got.push_back(m_context.game.tiles()[tile.kind].kind.id);
    std::vector<std::string> expected;
    for (const Name& name : wanted.tiles)
        expected.push_back(name.text);
    const std::string lying = sortedList(std::move(got));
    if (lying != sortedList(expected))
        fault(m_place, "there lie: " + lying, "expected " + sortedList(expected));
}

void Checker::operator()(const ExpectPile& wanted)
{
    compare(m_place, "the size of the pile", wanted.size, static_cast<int>(m_state.pile.size));
    for (const auto& [name, count] : wanted.counts) {
        const auto kind = m_context.names.tile(name.text);
        if (!kind)
            fault(name.place, kind.error().what, kind.error().right);
        else
            compare(name.place, "the number of " + name.text + " in the pile", std::optional(count),
                    static_cast<int>(m_state.pile.counts[static_cast<std::size_t>(*kind)]));
    }
}

void Checker::operator()(const ExpectTurn& wanted)
{
    const engine::TurnState& turn = m_state.turn;
    if (wanted.player && m_context.names.player(*wanted.player) != turn.player)
        fault(m_place, "it is the turn of " + who(turn.player),
              "expected " + who(m_context.names.player(*wanted.player)));
    compare(m_place, "the number of the turn", wanted.number, static_cast<int>(turn.number));
    compare(m_place, "the phase", wanted.phase, m_state.phase);
    checkRound(wanted.round);
    const std::string hand =
        turn.tileInHand == engine::none ? "" : m_context.game.tiles()[turn.tileInHand].kind.id;
    compare(m_place, "the tile in hand", wanted.inHand, hand);
}

void Checker::checkRound(const std::optional<RoundName>& wanted)
{
    const auto moment = m_state.scoringMoment();
    if (wanted && !wanted->matches(moment))
        fault(m_place, "the round of scoring is " + (moment ? engine::toText(*moment) : "none"),
              "expected " + word(*wanted));
}

/// By the event that ended the game, in this step or an earlier one of those that led to it.
std::vector<engine::Player> Checker::winners() const
{
    const RunStep* step = &m_step;
    for (std::size_t number = m_context.steps.size();; step = &m_context.steps[number]) {
        for (const RunEvent& event : step->events)
            if (const auto* ended = std::get_if<engine::GameEnded>(&event.event.what))
                return ended->winners;
        if (number == 0)
            return {};
        number = stepBefore(*step, number);
    }
}

void Checker::operator()(const ExpectOver& wanted)
{
    if (wanted.over != m_state.isOver())
        return fault(m_place, m_state.isOver() ? "the game is over" : "the game goes on",
                     wanted.over ? "expected it to be over" : "expected it to go on");
    if (!wanted.winners)
        return;
    std::vector<std::string> got;
    for (const engine::Player player : winners())
        got.push_back(who(player));
    std::vector<std::string> expected;
    for (const Colour colour : *wanted.winners)
        expected.push_back(who(m_context.names.player(colour)));
    const std::string won = sortedList(std::move(got));
    if (won != sortedList(expected))
        fault(m_place, "won by " + won, "expected " + sortedList(expected));
}

} // namespace glossator::cases
