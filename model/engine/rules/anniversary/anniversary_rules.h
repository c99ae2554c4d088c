// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"
#include "model/engine/rules/anniversary/arrow.h"

namespace glossator::engine::rules {

/// The readings on which publishers differ, or that the rules do not settle.
[[nodiscard]] std::span<const SwitchSpec> anniversarySwitches();

/// The 20th Anniversary Expansion: tiles with arrows, whose symbols let a meeple join another or go anywhere,
/// or bring an extra turn (clauses ann-...).
class AnniversaryRules : public RuleModule
{
public:
    explicit AnniversaryRules(const SwitchReadings& readings);

    [[nodiscard]] std::string_view id() const override { return "20th-anniversary"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] int wordCount() const override { return Words; }
    [[nodiscard]] std::string_view roleOn(const FeatureSpec& feature) const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void turnBegins(Play& play) const override;
    void tilePlaced(Play& play, TileId tile) const override;
    void figureDeployed(Play& play, FigureId figure) const override;
    void woodOptions(const Game& game, const State& state, Options& out) const override;
    void turnEnds(Play& play) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Decision& question, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t question) const override;
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t question) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;
    [[nodiscard]] bool mayJoin(const Game& game, const State& state, Player player, FigureKind kind,
                               FeatureId at) const override;

private:
    static constexpr int wordBits = 32;
    static constexpr int maxFigures = 8 * wordBits; ///< that are remembered; all boxes have about 150

    /// Words of State::words.
    enum Word : std::uint8_t {
        Active,       ///< the tile whose symbol is active in this part of the turn, plus 1; or 0
        OwnArrow,     ///< the tile of this part, plus 1, whose own arrow faces a tile and was not passed over
        Activated,    ///< 1 once the turn has activated a symbol
        Limit,        ///< bits of HowReached, once the turn may activate no further symbol
        ExtraTurnDue, ///< 1 once the turn has brought an extra turn after it
        AfterDoubleTurn, ///< 1 while the extra turn to come follows a double turn
        InExtraTurn,     ///< 1 while the turn is an extra turn
        Added,           ///< from here on a bit for each figure that a symbol added to another
        Words = Added + maxFigures / wordBits
    };
    enum HowReached : std::uint8_t {
        Reached = 1,
        Unused = 2,     ///< by a symbol that nobody has used
        ByExtraTile = 4 ///< by a symbol that a tile brought that another rule gave
    };
    /// From WhichArrow on there is a question for each symbol.
    enum Question : std::uint8_t { WhichSymbol, WhetherExtraTurn, WhichArrow };

    [[nodiscard]] std::int32_t& word(State& state, Word word) const
    {
        return state.words[m_firstWord + word];
    }
    [[nodiscard]] std::int32_t word(const State& state, Word word) const
    {
        return state.words[m_firstWord + word];
    }
    /// Whether a symbol added a figure to the one that it stands beside.
    [[nodiscard]] bool isAdded(const State& state, FigureId figure) const;
    void setAdded(State& state, FigureId figure, bool isAdded) const;
    /// Whether an arrow is that of the new tile, which may be the active one.
    [[nodiscard]] bool isOwn(const State& state, const FacingArrow& arrow) const
    {
        return word(state, OwnArrow) == arrow.tile + 1;
    }

    // Which symbol is active
    [[nodiscard]] std::vector<FacingArrow> activatable(const State& state,
                                                       std::vector<FacingArrow> arrows) const;
    [[nodiscard]] std::vector<FacingArrow> inPlay(const Game& game, const State& state) const;
    void bringIntoPlay(Play& play, const std::vector<FacingArrow>& open) const;
    void activateOneOf(Play& play, const std::vector<FacingArrow>& arrows, Symbol symbol,
                       bool wasChosen) const;
    void chooseArrow(Play& play, Symbol symbol, bool isNew) const;
    void activate(Play& play, const FacingArrow& arrow, bool wasChosen) const;
    void payForArrow(Play& play, TileId tile, TileId active) const;
    void withholdSymbol(Play& play) const;
    void reachLimit(Play& play, int how) const;
    [[nodiscard]] Citations whyNoSymbol(const Game& game, const State& state) const;
    void askLater(Play& play, int question) const;
    [[nodiscard]] bool isAnyUsable(const State& state) const
    {
        return isUsable(state, Symbol::AddMeeple) || isUsable(state, Symbol::PlaceMeeple);
    }
    [[nodiscard]] bool isUsable(const State& state, Symbol symbol) const;
    [[nodiscard]] static std::optional<Symbol> symbolBehind(const Game& game, const State& state,
                                                            FigureId id);
    void askForExtraTurn(Play& play) const;

    // Where a meeple may go
    /// The owners of the followers on a feature of one tile.
    [[nodiscard]] static std::vector<Player> followersOn(const Game& game, const State& state, FeatureId at);
    [[nodiscard]] bool mayAdd(const Game& game, const State& state, Player player, FigureKind kind,
                              FeatureId at) const;
    [[nodiscard]] bool maySettle(const Game& game, const State& state, FigureKind kind, FeatureId at) const;

    void citeRole(const Game& game, const State& state, const FigureDeployed& what, Citations& cites) const;
    static void citePlaced(const Game& game, const State& state, const FigureDeployed& what,
                           Citations& cites);
    void citeDeployed(const Game& game, const State& state, const FigureDeployed& what,
                      Citations& cites) const;
    void citeTurnBegan(const Game& game, const State& state, Citations& cites) const;
    [[nodiscard]] bool isDeclined(const State& state, const Option& option) const;
    static void citeEmptyPile(const Game& game, const State& state, Citations& cites);
    void citeScored(const State& state, const Scored& scored, Citations& cites) const;

    void citePyramid(const Game& game, const State& state, const Option& option, Refusal& refusal) const;
    static void refuseJoining(const Game& game, const State& state, FeatureId at, Refusal& refusal);
    static void refuseSettling(const Game& game, const State& state, FeatureId at, Refusal& refusal);

    /// Features that one can claim and score; no meeple goes to others (ann-x-general-regular-features).
    static constexpr FeatureKinds regular{FeatureKind::City, FeatureKind::Road, FeatureKind::Field,
                                          FeatureKind::Monastery, FeatureKind::Garden};

    bool m_paysUnlessActivated = false;
    bool m_isEnclosedFieldFinished = false;
    bool m_hasNewRoleNames = false;
    bool m_isOneForEachTile = false;
    bool m_countsUnused = true;
    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    Arrows m_arrows;
};

} // namespace glossator::engine::rules
