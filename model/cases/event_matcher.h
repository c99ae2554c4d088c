// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/choice_finder.h"

namespace glossator::cases {

/// Compares what happened with what a case says should happen.
class EventMatcher
{
public:
    EventMatcher(const engine::Game& game, const NameFinder& names) : m_game(game), m_names(names) {}

    [[nodiscard]] bool matches(const EventName& wanted, const RunEvent& happened) const;
    [[nodiscard]] bool matches(const ScoreName& wanted, const RunEvent& happened) const;
    /// Whether a place is the one that is named; `state` tells what is on the board.
    [[nodiscard]] bool isAt(const PlaceName& wanted, const engine::Place& place,
                            const engine::State& state) const;

private:
    friend class FieldMatcher;
    [[nodiscard]] bool isBeside(const PlaceName& wanted, const engine::Figure& figure,
                                const engine::State& state) const;
    [[nodiscard]] bool isPlayer(std::optional<Colour> wanted, engine::Player player) const;
    [[nodiscard]] bool isTile(const std::string& wanted, engine::KindId kind) const;
    [[nodiscard]] bool isCard(const std::string& wanted, std::uint8_t module, std::uint8_t card) const;
    [[nodiscard]] bool isFeature(const std::optional<engine::Square>& at, const std::string& on,
                                 engine::FeatureId feature, const engine::State& state) const;

    [[nodiscard]] bool isMajority(const std::map<Colour, int>& wanted,
                                  std::span<const engine::Share> got) const;
    [[nodiscard]] bool haveWon(const std::vector<Colour>& wanted, std::span<const engine::Share> got) const;

    const engine::Game& m_game;
    const NameFinder& m_names;
};

/// Whether all of these clauses are among the citations.
[[nodiscard]] bool citesAll(const engine::Citations& cites, const std::vector<Name>& wanted);

} // namespace glossator::cases
