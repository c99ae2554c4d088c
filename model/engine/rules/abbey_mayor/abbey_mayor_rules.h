// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

namespace glossator::engine::rules {

/// Abbey & Mayor: a tile of each player's own that fills any hole, and a knight as strong as his city has
/// pennants (clauses exp5-...). The wagon and the barn are not played.
class AbbeyMayorRules : public RuleModule
{
public:
    static constexpr std::string_view mayorId = "mayor";
    static constexpr std::string_view abbeyId = "abbey-and-mayor:abbey"; ///< of the tile

    explicit AbbeyMayorRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "exp-5-abbey-mayor"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    [[nodiscard]] int wordCount() const override { return Words; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    [[nodiscard]] bool beforeDraw(Play& play) const override;
    [[nodiscard]] bool hasTileAside(const Game& game, const State& state, Player player) const override;
    [[nodiscard]] bool playsOn(Play& play) const override;
    void featureFinished(Play& play, FeatureId feature) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t) const override { return "abbey"; }
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    /// Words of State::words.
    enum Word : std::uint8_t {
        Declined,   ///< the part of a turn in which the player who was asked draws after all, see nameOfPart
        AskedAtEnd, ///< a bit for each player who was asked for the abbey when the pile was empty
        Chosen,     ///< 1 from that answer on until the abbey is in hand
        Words
    };
    enum Question : std::uint8_t { InPlaceOfDraw, AfterLastTile };
    [[nodiscard]] std::int32_t& word(State& state, Word word) const
    {
        return state.words[m_firstWord + word];
    }
    [[nodiscard]] std::int32_t word(const State& state, Word word) const
    {
        return state.words[m_firstWord + word];
    }
    /// A number that no other part of any turn has, and not 0.
    [[nodiscard]] static std::int32_t nameOfPart(const TurnState& turn);
    /// Whether the turn, or this part of it, only comes so that the abbey is placed.
    [[nodiscard]] bool isTurnForAbbey(const Game& game, const State& state) const;
    void answerAtEnd(Play& play, Player player, bool places) const;
    /// Where the player's abbey lies aside, or none.
    [[nodiscard]] std::int16_t abbeyOf(const State& state, Player player) const;
    [[nodiscard]] bool canPlaceAbbey(const Game& game, const State& state, Player player) const;
    [[nodiscard]] bool isAbbey(const State& state, TileId tile) const
    {
        return state.board.tile(tile).kind == m_abbey;
    }
    [[nodiscard]] bool isMayorOn(const State& state, const Figure& figure, FeatureId feature) const;
    void citeScored(const State& state, const Scored& what, Citations& cites) const;

    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    FigureKind m_mayor = 0;
    KindId m_abbey = none; ///< none where the box's tiles are not in the game
};

} // namespace glossator::engine::rules
