// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <string>
#include <vector>

namespace glossator::invariants {

/// Follows who is on turn, part by part, and tells what the rules do not allow. It keeps its own list of the
/// tiles that are due, from what was placed, chosen and turned up, and never looks at the engine's queue.
class TurnOrder : public engine::Listener
{
public:
    TurnOrder(const engine::Game& game, const engine::SwitchReadings& switches);
    void hear(const engine::State& state, const engine::Event& event) override;
    /// What was out of order, in words; nothing when all is well.
    [[nodiscard]] const std::string& faults() const { return m_faults; }

private:
    /// A further tile of the turn that goes on, by what brings it.
    enum class Due { OfMessage, OfBuilder };
    /// What is known of the part of the turn that is being played.
    struct Part
    {
        bool isOfBuilder = false;
        bool extendsBuilder = false; ///< its tile made the builder's feature larger
        int messageTiles = 0;        ///< how often message 7 was carried out in it
        bool hasExtraSymbol = false; ///< "Extra turn" is the symbol that it has activated last
        bool hasActivated = false;   ///< a symbol became active in it
        int lastRound = -1;
        int fairyPoints = 0;
        bool mayTurnUp = false; ///< a round has ended and brought no message yet
    };
    /// What is known of the turn.
    struct Turn
    {
        engine::Player player = engine::nobody;
        int number = 0;
        int parts = 0;
        bool isExtra = false;
        bool isExtraDue = false;
        bool isExtraAsked = false;
        bool isExtraTaken = false;
        bool hasUsedSymbol = false;
        bool hasActivated = false; ///< in a part that is over
    };

    void hearTurn(const engine::State& state, const engine::TurnBegan& began);
    void hearPart(const engine::State& state, const engine::TurnBegan& began);
    void hearNewTurn(const engine::State& state, const engine::TurnBegan& began);
    void hearRound(engine::Round round);
    void hearCard(const engine::CardTurned& card);
    void hearChoice(const engine::State& state, const engine::Option& option);
    void hearTile(const engine::State& state, engine::TileId tile);
    void hearSymbol(const engine::State& state, engine::TileId tile);
    void hearFigure(const engine::Citations& cites);
    void hearPoints(const engine::Scored& scored);
    void hearFinal(const engine::State& state);
    void endPart();
    [[nodiscard]] std::string_view idOf(std::int16_t module) const;
    [[nodiscard]] bool hasStart() const;
    [[nodiscard]] bool hasTile(const engine::State& state, engine::Player player) const;
    void expect(bool holds, const std::string& otherwise);

    const engine::Game& m_game;
    bool m_isSymbolForEachTile = false;
    bool m_isUnusedCounted = true;
    bool m_hasStartOfMessage = true;
    Turn m_turn;
    Part m_part;
    std::vector<Due> m_due; ///< the next one first
    int m_turnsInARow = 0;
    int m_shown = 0; ///< the message that lies face up
    std::string m_faults;
};

} // namespace glossator::invariants
