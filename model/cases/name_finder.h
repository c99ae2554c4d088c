// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

#include <tl/expected.hpp>

namespace glossator::cases {

/// What is wrong with a name, and what would be right.
struct NameFault
{
    std::string what;
    std::string right;
};
template <typename Value>
using Found = tl::expected<Value, NameFault>;

/// Looks up what the names of a case stand for in its game.
class NameFinder
{
public:
    NameFinder(const engine::Game& game, const std::vector<Colour>& players)
        : m_game(game), m_players(players)
    {
    }

    [[nodiscard]] Found<engine::KindId> tile(const std::string& id) const;
    [[nodiscard]] Found<engine::FigureKind> figureKind(const std::string& id) const;
    [[nodiscard]] Found<engine::TokenKind> tokenKind(const std::string& id) const;
    /// Whether a tile looks the same in both turns.
    [[nodiscard]] bool looksAlike(engine::KindId kind, engine::Turn one, engine::Turn other) const
    {
        return m_game.tiles().firstAlike(kind, one) == m_game.tiles().firstAlike(kind, other);
    }
    /// The seat of a colour; nobody for one that does not play.
    [[nodiscard]] engine::Player player(Colour colour) const;

    /// The printed features of the tile at a square that a name or a kind means. A kind means the features
    /// of that kind on the square, or else those of the whole tile; several are told all.
    [[nodiscard]] Found<std::vector<engine::FeatureId>>
    features(const engine::State& state, engine::Square at, const std::string& on) const;
    /// The same for a tile on the board; `square` is the index of one of its squares, or none.
    [[nodiscard]] Found<std::vector<engine::FeatureId>>
    features(const engine::State& state, engine::TileId tile, int square, const std::string& on) const;
    /// One feature: several candidates are good when they are joined.
    [[nodiscard]] Found<engine::FeatureId> feature(const engine::State& state, engine::Square at,
                                                   const std::string& on) const;
    [[nodiscard]] Found<engine::FeatureId> only(const engine::State& state,
                                                const std::vector<engine::FeatureId>& candidates,
                                                const std::string& on) const;

private:
    const engine::Game& m_game;
    const std::vector<Colour>& m_players;
};

/// Indices of the features of a tile kind that a name or a kind means; `square` as above.
[[nodiscard]] std::vector<std::uint8_t> featuresNamed(const engine::TileKind& kind, int square,
                                                      const std::string& on);
/// "c1 (city), r1 (road)", for messages.
[[nodiscard]] std::string featureList(const engine::TileKind& kind);
[[nodiscard]] std::string toText(engine::Square square);

} // namespace glossator::cases
