// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/name_finder.h"

namespace glossator::cases {

/// Tells whether the names in which an event or a place is written mean anything in a game. Where it is
/// expected that something does not happen, a misspelt name would hold for ever.
class EventNames
{
public:
    /// Features are looked up on the board of `state`.
    EventNames(const engine::Game& game, const NameFinder& names, const engine::State& state)
        : m_game(game), m_names(names), m_state(state)
    {
    }
    [[nodiscard]] std::optional<NameFault> faultOf(const EventName& event) const;
    [[nodiscard]] std::optional<NameFault> faultOf(const PlaceName& place) const;
    [[nodiscard]] std::optional<NameFault> faultOfFigure(const std::string& figure) const;

private:
    [[nodiscard]] std::optional<NameFault> faultOfToken(const std::string& token) const;
    [[nodiscard]] std::optional<NameFault> faultOfTile(const std::string& tile) const;
    [[nodiscard]] std::optional<NameFault> faultOfFeature(const std::optional<engine::Square>& at,
                                                          const std::string& on) const;

    const engine::Game& m_game;
    const NameFinder& m_names;
    const engine::State& m_state;
};

} // namespace glossator::cases
