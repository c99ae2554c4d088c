// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

namespace glossator::engine {

/// What rules may do to a running game. Every act tells its event to whoever listens; without a listener
/// no event is built.
class Play
{
public:
    static constexpr int allTokens = 255;

    Play(const Game& game, State& state, Listener* listener)
        : m_game(game), m_state(state), m_listener(listener)
    {
    }

    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] const TileSet& tiles() const { return m_game.tiles(); }
    [[nodiscard]] State& state() { return m_state; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool isHeard() const { return m_listener != nullptr; }

    /// Does this step before everything that waits on the agenda.
    void next(const Task& task) { m_state.agenda.push_back(task); }
    /// Stops the game for a decision.
    void ask(const Decision& decision) { m_state.decision = decision; }
    void beginPhase(Phase phase);
    /// Plays another turn, or another part of this one, before everything that waits already.
    void queueNext(const TurnPart& part) { m_state.turnQueue.insert(m_state.turnQueue.begin(), part); }
    /// Awards points before everything that waits on the agenda. An award of no points is told as well.
    void award(const Award& award);
    /// Points for something that stands on what is being scored: they are paid after it, and where several
    /// features are scored in one step, after all of them.
    void awardBonus(const Award& bonus) { m_state.bonuses.push_back(bonus); }
    /// Awards the bonuses that wait, before everything that waits on the agenda.
    void payBonuses();
    /// What is scored from here on, up to what waits on the agenda now, is a round of its own.
    void beginRoundOfItsOwn();
    /// Takes a tile from the pile into the hand of the player whose turn it is.
    void drawTile(KindId kind);
    /// Lays the tile in hand aside.
    void keepTile(Place place, Citations cites);
    /// Takes a tile that lies aside into the hand.
    void takeInHand(std::int16_t asideIndex);
    void moveTile(std::int16_t asideIndex, Place to, Citations cites);
    void discardTile(KindId kind, Citations cites);
    void placeTile(Placement where);
    /// The player whose turn it is has such a figure in the supply.
    void deploy(FigureKind kind, FeatureId feature);
    /// Who stands beside the figure stays behind on its tile.
    void moveFigure(FigureId figure, Place to, Citations cites = {});
    /// As many as there are, if there are fewer; tells nothing where there are none.
    void moveTokens(TokenKind kind, int count, Player from, Player to, Citations cites);
    /// Puts a token of the player's, or with nobody one of the common supply, on a tile of the board. There
    /// is one.
    void putToken(TokenKind kind, Player from, TileId tile, Citations cites);
    /// Takes tokens from a tile of the board, all of a kind or as many as given; nobody is the common supply.
    /// Tells nothing where there are none.
    void takeTokens(TokenKind kind, TileId tile, Player to, Citations cites, int most = allTokens);
    /// Pays points before everything that waits on the agenda; the payer must be able to, see payingFigures.
    /// A payment is no scoring.
    void pay(const Payment& payment);
    /// Tells an event; `make` is only called when someone listens.
    template <class Make>
    void tell(Make&& make)
    {
        if (m_listener != nullptr)
            hear(make());
    }

private:
    void hear(Event event);
    void occupy(FigureKind kind, FeatureId feature, int change);
    void leaveBehind(FigureId figure, TileId tile);

    const Game& m_game;
    State& m_state;
    Listener* m_listener;
};

/// A figure of the player's in the supply, or none.
[[nodiscard]] FigureId findInSupply(const State& state, Player player, FigureKind kind);
/// Tiles open before the player or in reserve; one that is in hand already is the tile of its turn.
[[nodiscard]] int countKept(const State& state, Player player);
/// Whether a tile is left that another turn of the player's, or a further part of it, could place: in the
/// pile, or kept by the player. Until the present turn has its own tile, that one comes first.
[[nodiscard]] bool hasTileFor(const Game& game, const State& state, Player player);
/// The player's scoring figures: all that stand on the track.
[[nodiscard]] std::vector<FigureId> scoringFigures(const State& state, Player player);
/// The scoring figures with which a player can pay so many points; one figure pays all of them.
[[nodiscard]] std::vector<FigureId> payingFigures(const State& state, Player player, int points);
/// Whether a figure stands on the joined feature.
[[nodiscard]] inline bool standsOn(const State& state, const Figure& figure, FeatureId feature)
{
    return figure.place.kind == PlaceKind::OnFeature &&
           state.board.rootOf(figure.place.index) == state.board.rootOf(feature);
}
/// What a figure that stands on a feature counts for in its majority.
[[nodiscard]] int strengthOf(const Game& game, const State& state, const Figure& figure);
/// Strength of every player with a figure on the joined feature; those with the most win.
[[nodiscard]] std::vector<Share> sharesOf(const Game& game, const State& state, FeatureId feature);
/// The first figure that nobody could tell from this one: of the same kind, owner and place, with nobody
/// beside either of them.
[[nodiscard]] FigureId firstAlike(const State& state, FigureId figure);
/// Whether the player has a follower on the joined feature.
[[nodiscard]] bool hasFollower(const Game& game, const State& state, Player player, FeatureId feature);
/// What a follower on a feature is called there, "knight"; empty for other figures and elsewhere.
[[nodiscard]] std::string_view roleOf(const Game& game, const State& state, FigureId figure);
/// What a feature is worth by all modules; `final` after the last turn or when it is scored early.
[[nodiscard]] ScoreSheet sheetOf(const Game& game, const State& state, FeatureId feature, bool final);
/// Whether rules give points for a figure of its own when its feature is scored.
[[nodiscard]] bool hasBonus(const Game& game, const State& state, FigureId figure);
/// What rules give for a figure that is scored by itself, not with its feature.
void scoreFigure(Play& play, FigureId figure);
/// Makes of what a feature is worth what it is worth to the player of the award.
void adaptToPlayer(const Game& game, const State& state, Award& award);

} // namespace glossator::engine
