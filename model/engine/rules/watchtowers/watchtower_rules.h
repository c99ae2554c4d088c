// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

namespace glossator::engine::rules {

/// What a watchtower looks for around it.
enum class Watched : std::uint8_t { Road, City, Monastery, Pennant, Meeple };

/// The watchtower of a tile kind; no points where there is none.
struct Watchtower
{
    Watched what = Watched::Road;
    int points = 0; ///< for each of them
};

/// The Watchtowers: a bonus for what lies on the nine squares around a tower, before a finished road or city
/// with a meeple on the tower's tile is scored (clauses watch-...).
class WatchtowerRules : public RuleModule
{
public:
    explicit WatchtowerRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "watchtowers"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void scoringBegins(Play& play, std::span<const FeatureId> finished) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    /// A player whom a tower on a tile brings a bonus, and the feature that is the cause.
    struct Watch
    {
        TileId tile = none;
        Player player = nobody;
        FeatureId feature = none;
        bool operator==(const Watch&) const = default;
    };

    [[nodiscard]] const Watchtower& towerOn(const State& state, TileId tile) const
    {
        return m_towers[static_cast<std::size_t>(state.board.tile(tile).kind)];
    }
    void collect(const Play& play, FeatureId feature, std::vector<Watch>& watches) const;
    [[nodiscard]] int count(const Game& game, const State& state, TileId tile, Origin& origin) const;
    void tellFarmers(Play& play) const;
    void awardTo(Play& play, const Watch& watch) const;
    [[nodiscard]] Citations citesFor(const Game& game, const State& state, const Watch& watch) const;

    std::vector<Watchtower> m_towers; ///< by KindId
};

/// The nine squares that a tower on a tile of one square looks at.
[[nodiscard]] std::array<Square, 9> watchedFrom(const State& state, TileId tile);
/// Tiles on the watched squares, each once.
[[nodiscard]] std::vector<TileId> tilesWatchedFrom(const State& state, TileId tile);

} // namespace glossator::engine::rules
