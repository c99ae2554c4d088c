// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

#include <array>

namespace glossator::engine::rules {

/// Tokens of the bag that are alike; the wolf has no sheep.
struct FlockToken
{
    std::string_view id;
    std::string_view name; ///< as an answer to what was drawn
    int sheep = 0;
    int count = 0; ///< in the bag
};

inline constexpr std::array<FlockToken, 5> flockTokens{{{"one-sheep", "one sheep", 1, 4},
                                                        {"two-sheep", "two sheep", 2, 5},
                                                        {"three-sheep", "three sheep", 3, 5},
                                                        {"four-sheep", "four sheep", 4, 2},
                                                        {"wolf", "wolf", 0, 2}}};
inline constexpr std::size_t wolf = flockTokens.size() - 1;

/// The shepherd of Hills & Sheep: he stands in a field, his flock grows token by token out of the bag, and is
/// driven into the stable for points or scattered by a wolf (clauses exp9-...). The tokens of a flock lie on
/// the tile of its shepherd. Hills and vineyards are not played.
class HillsSheepRules : public RuleModule
{
public:
    static constexpr std::string_view shepherdId = "shepherd";

    explicit HillsSheepRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "exp-9-hills-sheep"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    [[nodiscard]] std::vector<TokenKindSpec> tokenKinds() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void tilePlaced(Play& play, TileId tile) const override;
    void figureDeployed(Play& play, FigureId figure) const override;
    void woodEnds(Play& play) const override;
    [[nodiscard]] bool mayVeto(const State& state) const override;
    [[nodiscard]] std::optional<Refusal> veto(const Game& game, const State& state,
                                              const Option& option) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t code) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;

private:
    enum class Question : std::uint8_t { Token, Flock };
    enum class Step : std::uint8_t { Draw, AskAboutFlock, Enclosed, GoHome };
    enum Answer : std::uint8_t { Grow, Stable };
    class Annotator;

    [[nodiscard]] Decision question(Question about, Player who) const;
    [[nodiscard]] Task step(Step what, FeatureId feature = none) const;
    [[nodiscard]] TokenKind tokenKind(std::size_t flockToken) const
    {
        return static_cast<TokenKind>(m_firstToken + flockToken);
    }

    // Where shepherds stand
    [[nodiscard]] bool isInField(const Figure& figure) const
    {
        return figure.kind == m_shepherd && figure.place.kind == PlaceKind::OnFeature;
    }
    [[nodiscard]] FigureId shepherdOf(const State& state, Player player) const;
    [[nodiscard]] bool hasShepherd(const State& state, FeatureId field) const;
    [[nodiscard]] std::vector<FigureId> shepherdsIn(const State& state, FeatureId field) const;
    /// Whether the shepherd was placed on the new tile.
    [[nodiscard]] static bool isNew(const State& state, const Figure& shepherd);
    /// Whether a tile of this part of the turn belongs to the shepherd's field.
    [[nodiscard]] static bool isExtended(const State& state, const Figure& shepherd);

    // Flocks
    void draw(Play& play, std::size_t flockToken) const;
    void drive(Play& play, FeatureId field, const Citations& cites) const;
    void driveEnclosed(Play& play, FeatureId field) const;
    void scatter(Play& play, FeatureId field, const Citations& cites) const;
    [[nodiscard]] ScoreSheet sheepIn(const State& state, FeatureId field) const;

    std::uint8_t m_number = 0;
    FigureKind m_shepherd = 0;
    TokenKind m_firstToken = 0;
};

} // namespace glossator::engine::rules
