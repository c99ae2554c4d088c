// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

namespace glossator::engine::rules {

/// How a tower sees a tile: along one of the four lines that go out from it, counted in squares.
struct Sight
{
    bool isInReach = false;
    bool isOwnTile = false;
    bool hasGap = false;        ///< an empty square lies between
    bool crossesWonder = false; ///< squares of a wonder lie between
};

/// The Tower: pieces that are put on towers in place of a figure, meeples that are captured from there, and
/// the ransom for them (clauses exp4-...).
class TowerRules : public RuleModule
{
public:
    static constexpr std::string_view pieceId = "tower-piece";
    static constexpr std::string_view foundationMark = "tower-foundation";
    static constexpr int ransom = 3; ///< points

    explicit TowerRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "exp-4-tower"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<TokenKindSpec> tokenKinds() const override;
    /// Whether a ransom was paid in this turn; the tower from which a meeple may be captured now.
    [[nodiscard]] int wordCount() const override { return 2; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void turnBegins(Play& play) const override;
    void woodOptions(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    void run(Play& play, const Task& task) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] bool mayStand(const Game& game, const State& state, FigureKind kind,
                                Place place) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    enum class Question : std::uint8_t { Capture, Exchange };
    class Annotator;

    // Towers
    [[nodiscard]] bool isFoundation(const State& state, TileId tile) const;
    [[nodiscard]] int heightOf(const State& state, TileId tile) const
    {
        return state.tokensOn(tile, m_piece);
    }
    /// Who stands on top of a tower, or none.
    [[nodiscard]] static FigureId topOf(const Game& game, const State& state, TileId tile);
    [[nodiscard]] int piecesOf(const Game& game, const State& state, Player player) const;
    void build(Play& play, TileId tile) const;
    void stand(Play& play, FigureKind kind, TileId tile) const;

    // Capturing
    [[nodiscard]] TileId capturingTower(const State& state) const
    {
        return static_cast<TileId>(state.words[m_firstWord + 1] - 1);
    }
    [[nodiscard]] Sight sightOf(const Game& game, const State& state, TileId tower, TileId tile) const;
    [[nodiscard]] bool canCapture(const Game& game, const State& state, FigureId figure) const;
    void askWhoIsCaptured(Play& play) const;
    void tellMarkersInReach(Play& play) const;
    void capture(Play& play, FigureId figure) const;
    [[nodiscard]] Citations captureCites(const Game& game, const State& state, FigureId id) const;
    /// A prisoner of each kind that `holder` has of `owner`.
    static void addPrisoners(const State& state, Player owner, Player holder, Options& out,
                             Option (*option)(FigureId));
    void exchange(Play& play, FigureId theirs) const;
    /// The two who exchange prisoners now: the owner of those among which is picked, and who holds them.
    [[nodiscard]] std::pair<Player, Player> exchanging(const State& state) const;

    // Ransom
    [[nodiscard]] bool hasPaidRansom(const State& state) const { return state.words[m_firstWord] != 0; }
    void buyBack(Play& play, FigureId figure) const;

    // Refusals
    void citeToken(const Game& game, const State& state, const Option& option, Refusal& refusal) const;
    void citeFigure(const Game& game, const State& state, const Option& option, Refusal& refusal) const;
    void citeRansom(const Game& game, const State& state, const Option& option, Refusal& refusal) const;

    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    TokenKind m_piece = 0;
    std::vector<bool> m_isFoundation; ///< by KindId
};

} // namespace glossator::engine::rules
