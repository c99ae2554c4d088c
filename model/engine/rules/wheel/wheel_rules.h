// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"
#include "model/engine/rules/wheel/wheel_section.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// The Wheel of Fortune: a pig that runs on when a tile with a wheel is drawn, what the section where it
/// stops brings, and meeples on crown spaces (clauses wheel-...).
class WheelRules : public RuleModule
{
public:
    static constexpr std::string_view pigId = "pink-pig";
    static constexpr std::string_view boardId = "wheel:board";

    explicit WheelRules(const SwitchReadings& readings);
    [[nodiscard]] std::string_view id() const override { return "wheel-of-fortune"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void prepareTiles(std::vector<TileKind>& kinds) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    [[nodiscard]] std::vector<std::string> setupFaults(const Game& game, const State& state) const override;
    void turnBegins(Play& play) const override;
    void tileDrawn(Play& play) const override;
    void woodOptions(const Game& game, const State& state, Options& out) const override;
    void figureDeployed(Play& play, FigureId figure) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t) const override { return "plague"; }
    [[nodiscard]] bool mayStand(const Game& game, const State& state, FigureKind kind,
                                Place place) const override;
    [[nodiscard]] bool mayJoin(const Game& game, const State& state, Player owner, FigureKind kind,
                               FeatureId at) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    enum class Step : std::uint8_t { Plague, Crowns, TakeHome };
    class Annotator;

    // The wheel
    [[nodiscard]] TileId boardOf(const State& state) const;
    [[nodiscard]] std::optional<Section> sectionAt(const State& state, FeatureId feature) const;
    [[nodiscard]] FeatureId areaOf(const State& state, Section section) const;
    [[nodiscard]] FigureId pigOf(const State& state) const;
    [[nodiscard]] Section pigSection(const State& state) const;
    void movePig(Play& play, Section to, Citations cites) const;
    [[nodiscard]] Task step(Step step, Player player, FeatureId feature, std::int16_t value = 0) const;

    // What a section brings
    void act(Play& play, Section section) const;
    void awardFor(Play& play, Section section, Player player) const;
    void addTaxes(const Play& play, Player player, Award& award) const;
    void strike(Play& play, Player player) const;
    static void lose(Play& play, FigureId figure);

    // Crown spaces
    [[nodiscard]] static std::vector<FigureId> followersOn(const Game& game, const State& state,
                                                           FeatureId area);
    [[nodiscard]] bool hasFreeCrown(const Game& game, const State& state, FeatureId area) const;
    void scoreCrowns(Play& play, FeatureId area) const;
    [[nodiscard]] Award crownAward(Player player, Section section, int followers) const;

    bool m_taxesByCity = false;
    std::uint8_t m_number = 0;
    FigureKind m_pig = 0;
    KindId m_board = none;
    std::array<std::int16_t, sectionNames.size()> m_areas{}; ///< index among the board's features
    std::array<int, sectionNames.size()> m_crowns{};         ///< crown spaces of each section
    std::vector<std::uint8_t> m_steps;                       ///< of the pig, by KindId
};

[[nodiscard]] std::span<const SwitchSpec> wheelSwitches();
/// Who sits so many places clockwise from the active player.
[[nodiscard]] inline Player seatFrom(const Play& play, int place)
{
    return static_cast<Player>((play.state().turn.player + place) % play.game().players());
}
/// The player's followers on the land, not on places that only rules give: those who can be lost.
[[nodiscard]] std::vector<FigureId> followersOnLand(const Game& game, const State& state, Player player);

} // namespace glossator::engine::rules
