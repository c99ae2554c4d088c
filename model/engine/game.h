// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"
#include "model/engine/tile_set.h"

#include <memory>
#include <span>
#include <tl/expected.hpp>

namespace glossator::engine {

/// What is chosen before a game.
struct GameSetup
{
    int players = 2;                     ///< 2 to 6
    std::vector<std::string> expansions; ///< ids of rule modules, "base" first
    std::vector<TileKind> tiles;         ///< every tile kind that the game uses
    SwitchReadings switches;             ///< readings that differ from the defaults
    std::vector<std::string> display;    ///< ids of the tiles laid out, where a module asks for a choice
};

/// The unchanging part of one game: its tiles, its rule modules and its switches. It works on State
/// values and keeps none itself, so one Game serves any number of runs at once.
class Game
{
public:
    /// What is wrong with the setup is told in words, all at once.
    static tl::expected<Game, std::vector<std::string>> make(GameSetup setup);

    [[nodiscard]] Player players() const { return m_players; }
    [[nodiscard]] const TileSet& tiles() const { return m_tiles; }
    [[nodiscard]] std::span<const FigureKindSpec> figureKinds() const { return m_figureKinds; }
    [[nodiscard]] std::optional<FigureKind> figureKind(std::string_view id) const;
    [[nodiscard]] const FigureKindSpec& kindOf(const Figure& figure) const
    {
        return m_figureKinds[figure.kind];
    }
    [[nodiscard]] std::span<const TokenKindSpec> tokenKinds() const { return m_tokenKinds; }
    [[nodiscard]] std::optional<TokenKind> tokenKind(std::string_view id) const;
    /// Where State::tokens counts the tokens of a kind that a player has, or the common supply of nobody.
    [[nodiscard]] std::size_t tokenSlot(TokenKind kind, Player holder) const
    {
        return static_cast<std::size_t>(kind * (m_players + 1) + holder + 1);
    }
    /// Whether this is the second part of a double turn.
    [[nodiscard]] bool isInDoubleTurn(const State& state) const;
    /// Whether this part of the turn is there for one tile more of the same turn.
    [[nodiscard]] bool isForExtraTile(const State& state) const;
    /// What a follower is called on such a feature by the last rules that name it, "knight"; else empty.
    [[nodiscard]] std::string_view roleOn(const FeatureSpec& feature) const;
    /// Whether there are figures that are nobody's.
    [[nodiscard]] bool hasNeutralFigures() const { return m_hasNeutralFigures; }
    [[nodiscard]] bool hasAccompanyingFigures() const { return m_hasAccompanyingFigures; }
    [[nodiscard]] std::span<const std::string> display() const { return m_display; }
    [[nodiscard]] std::span<const std::unique_ptr<RuleModule>> modules() const { return m_modules; }
    [[nodiscard]] const RuleModule& module(std::uint8_t number) const { return *m_modules[number]; }
    /// The modules that act at a moment, in the order of the registry.
    [[nodiscard]] std::span<const RuleModule* const> actingAt(Moment moment) const
    {
        return m_acting[static_cast<std::size_t>(moment)];
    }

    /// Whether there are rules that look at the score of every round of scoring.
    [[nodiscard]] bool looksAtRounds() const { return !actingAtEndOf(Round::TilePlaced).empty(); }
    /// The round of scoring in which the game is, where rules look at the score of each; else nothing.
    [[nodiscard]] std::optional<PartOfRound> roundIn(const State& state) const;
    [[nodiscard]] std::span<const RuleModule* const> actingAtEndOf(Round round) const
    {
        return m_actingAtEnd[static_cast<std::size_t>(round)];
    }

    /// The state at the first decision of a new game.
    [[nodiscard]] State begin(Listener* listener = nullptr) const;
    /// Everything that may be chosen at the state's decision; nothing when the game is over.
    void options(const State& state, Options& out) const;
    /// Why a choice is not allowed, or nothing when it is.
    [[nodiscard]] std::optional<Refusal> refusal(const State& state, const Option& option) const;
    /// Carries out a choice and plays on to the next decision. A choice that is not allowed leaves the
    /// state as it was and comes back as a refusal.
    std::optional<Refusal> choose(State& state, const Option& option, Listener* listener = nullptr) const;

    /// Figures, tiles aside and pile as they are before anything lies on the board.
    [[nodiscard]] State unpack() const;

private:
    Game() = default;
    void bindModules();

    Player m_players = 2;
    TileSet m_tiles;
    std::vector<FigureKindSpec> m_figureKinds;
    std::vector<TokenKindSpec> m_tokenKinds;
    bool m_hasNeutralFigures = false;
    bool m_hasAccompanyingFigures = false;
    std::vector<std::string> m_display;
    std::vector<std::unique_ptr<RuleModule>> m_modules;
    std::array<std::vector<const RuleModule*>, static_cast<std::size_t>(Moment::Count)> m_acting;
    std::array<std::vector<const RuleModule*>, roundCount> m_actingAtEnd;
    int m_words = 0;
};

/// Whether a decision about this can ever offer such an action.
[[nodiscard]] bool suits(Topic topic, Action action);

} // namespace glossator::engine
