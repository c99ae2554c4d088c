// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/state.h"

#include <functional>

namespace glossator::engine {

namespace {

class Hasher
{
public:
    void add(std::size_t value) { m_hash = (m_hash ^ value) * 0x100000001b3ULL ^ (m_hash >> 29); }
    template <class... Values>
    void all(Values... values)
    {
        (add(static_cast<std::size_t>(values)), ...);
    }
    [[nodiscard]] std::size_t value() const { return m_hash; }

private:
    std::size_t m_hash = 0xcbf29ce484222325ULL;
};

void hashBoard(Hasher& hash, const Board& board)
{
    for (const PlacedTile& tile : board.tiles())
        hash.all(tile.kind, tile.turn, tile.square.x, tile.square.y, tile.placedInTurn);
    for (const FeatureNode& node : board.features())
        hash.all(node.root, node.openEnds, node.figures);
}

void hashPieces(Hasher& hash, const State& state)
{
    for (const Figure& figure : state.figures)
        hash.all(figure.kind, figure.owner, figure.place.kind, figure.place.player, figure.place.index);
    for (const TileAside& tile : state.aside)
        hash.all(tile.kind, tile.place.kind, tile.place.player, tile.place.index);
    for (const std::uint8_t count : state.pile.counts)
        hash.add(count);
    for (const std::uint8_t count : state.tokens)
        hash.add(count);
    for (const TokenPile& pile : state.tokenPiles)
        hash.all(pile.tile, pile.kind, pile.count);
    for (const KindId kind : state.pile.order)
        hash.add(static_cast<std::size_t>(kind));
}

void hashFlow(Hasher& hash, const State& state)
{
    const TurnState& turn = state.turn;
    hash.all(turn.player, turn.number, turn.tileInHand, turn.fromAside, turn.newTile, turn.firstTile,
             turn.part, turn.broughtBy, turn.earnedIn, turn.linked, turn.figuresPlaced, turn.figuresAllowed,
             turn.hasScored, turn.hasScoredInRound, turn.now.round, turn.now.part, state.phase);
    hash.all(state.decision.topic, state.decision.who, state.decision.module, state.decision.code);
    for (const Task& task : state.agenda)
        hash.all(task.kind, task.module, task.code, task.player, task.feature, task.value);
    for (const Award& award : state.awards)
        hash.all(award.player, award.feature, award.sheet.points());
    for (const Award& bonus : state.bonuses)
        hash.all(bonus.player, bonus.sheet.points());
    for (const Payment& payment : state.payments)
        hash.all(payment.from, payment.to, payment.points, payment.paysWith);
    for (const TurnPart& part : state.turnQueue)
        hash.all(part.player, part.module, part.isTurn, part.earnedIn);
    for (const std::int32_t word : state.words)
        hash.add(static_cast<std::size_t>(word));
}

} // namespace

std::optional<PartOfRound> State::scoringMoment() const
{
    const bool isInTurn = phase != Phase::Setup && phase != Phase::Final && phase != Phase::Over;
    return isInTurn ? std::optional(turn.now) : std::nullopt;
}

int State::points(Player player) const
{
    int sum = 0;
    for (const Figure& figure : figures)
        if (figure.owner == player && figure.place.kind == PlaceKind::OnTrack)
            sum += figure.place.index;
    return sum;
}

int State::tokensOn(TileId tile, TokenKind kind) const
{
    for (const TokenPile& lying : tokenPiles)
        if (lying.tile == tile && lying.kind == kind)
            return lying.count;
    return 0;
}

std::size_t hashOf(const State& state)
{
    Hasher hash;
    hashBoard(hash, state.board);
    hashPieces(hash, state);
    hashFlow(hash, state);
    return hash.value();
}

} // namespace glossator::engine
