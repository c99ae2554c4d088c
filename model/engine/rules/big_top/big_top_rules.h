// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"
#include "model/engine/rules/big_top/animals.h"

namespace glossator::engine::rules {

/// Under the Big Top: the circus that is scored when it moves on, pyramids of acrobats, and the ringmaster
/// (clauses exp10-...).
class BigTopRules : public RuleModule
{
public:
    static constexpr std::string_view tentId = "big-top";
    static constexpr std::string_view ringmasterId = "ringmaster";
    static constexpr int pyramidSize = 3; ///< acrobats

    explicit BigTopRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "exp-10-big-top"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    [[nodiscard]] int wordCount() const override { return AnimalStack::wordCount; }
    [[nodiscard]] std::span<const std::string_view> cardNames() const override;
    [[nodiscard]] int copiesOf(std::uint8_t card) const override;
    bool stackCards(State& state, std::span<const std::uint8_t> cards) const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void woodOptions(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    void run(Play& play, const Task& task) const override;
    void afterFeatures(Play& play) const override;
    void featureScored(Play& play, FeatureId feature) const override;
    void finalFeatureScored(Play& play, FeatureId feature) const override;
    void figureScored(Play& play, FigureId figure) const override;
    [[nodiscard]] bool hasBonusFor(const Game& game, const State& state, FigureId figure) const override;
    void finalScoring(Play& play) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t) const override { return "animal"; }
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t) const override
    {
        return cardNames();
    }
    [[nodiscard]] bool mayStand(const Game& game, const State& state, FigureKind kind,
                                Place place) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    enum class Step : std::uint8_t { MoveOn, Pitch, ScoreCircus, ScorePyramid, ClearPyramid };
    class Annotator;

    [[nodiscard]] Task step(Step step, TileId tile) const;
    [[nodiscard]] AnimalStack stack(State& state) const { return {state.words, m_firstWord}; }
    [[nodiscard]] ConstAnimalStack stack(const State& state) const { return {state.words, m_firstWord}; }
    [[nodiscard]] bool hasCircus(const State& state, TileId tile) const;
    [[nodiscard]] bool hasAcrobats(const State& state, TileId tile) const;

    // The circus
    [[nodiscard]] FigureId tentOf(const State& state) const;
    /// The tile on which the big top stands, or none.
    [[nodiscard]] TileId tentTile(const State& state) const;
    void moveOn(Play& play, TileId tile) const;
    void pitch(Play& play, TileId tile) const;
    void reveal(Play& play) const;
    void turnUp(Play& play, std::size_t animal) const;
    void scoreCircus(Play& play, const Animal& animal) const;
    /// Whether the figure is a meeple near the big top.
    [[nodiscard]] bool isVisitor(const Game& game, const State& state, const Figure& figure) const;
    void citeAward(const Game& game, const State& state, Award& award) const;
    void tellWhoDoesNotCount(Play& play) const;

    // Pyramids
    /// The acrobats on a tile.
    [[nodiscard]] std::vector<FigureId> acrobatsOn(const State& state, TileId tile) const;
    [[nodiscard]] int acrobatsOf(const State& state, TileId tile, Player player) const;
    [[nodiscard]] Citations whyPyramid(const Game& game, const State& state, TileId tile) const;
    void addAcrobat(Play& play, TileId tile) const;
    void awardPyramid(Play& play, TileId tile) const;
    void clearPyramid(Play& play, TileId tile) const;
    void citeAcrobat(const Game& game, const State& state, const Option& option, Refusal& refusal) const;
    void citePyramid(const Game& game, const State& state, const Option& option, Refusal& refusal) const;

    // The ringmaster
    [[nodiscard]] std::vector<TileId> showsAround(const Game& game, const State& state,
                                                  FigureId ringmaster) const;
    void payRingmaster(Play& play, FigureId ringmaster) const;

    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    FigureKind m_meeple = 0;
    FigureKind m_tent = 0;
    FigureKind m_ringmaster = 0;
    std::vector<bool> m_hasCircus;   ///< by KindId
    std::vector<bool> m_hasAcrobats; ///< the same
};

} // namespace glossator::engine::rules
