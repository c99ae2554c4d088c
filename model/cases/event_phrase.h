// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/describe.h"

namespace glossator::cases {

/// Puts one event into a phrase; a visitor of engine::Event::What.
class EventPhrase
{
public:
    EventPhrase(const Describer& describer, const engine::State& after) : m_say(describer), m_state(after) {}
    Phrase operator()(const engine::GameBegan& event) const;
    Phrase operator()(const engine::TurnBegan& event) const;
    Phrase operator()(const engine::PhaseBegan& event) const;
    Phrase operator()(const engine::TileDrawn& event) const;
    Phrase operator()(const engine::TileDiscarded& event) const;
    Phrase operator()(const engine::TilePlaced& event) const;
    Phrase operator()(const engine::TileMoved& event) const;
    Phrase operator()(const engine::FigureDeployed& event) const;
    Phrase operator()(const engine::FigureMoved& event) const;
    Phrase operator()(const engine::FeatureFinished& event) const;
    Phrase operator()(const engine::Scored& event) const;
    Phrase operator()(const engine::Withheld& event) const;
    Phrase operator()(const engine::RoundEnded& event) const;
    Phrase operator()(const engine::TileActivated& event) const;
    Phrase operator()(const engine::CardTurned& event) const;
    Phrase operator()(const engine::TokensMoved& event) const;
    Phrase operator()(const engine::Paid& event) const;
    Phrase operator()(const engine::Chosen& event) const;
    Phrase operator()(const engine::Refused& event) const;
    Phrase operator()(const engine::GameEnded& event) const;

private:
    [[nodiscard]] Phrase ownerOf(engine::FigureId figure) const;

    const Describer& m_say;
    const engine::State& m_state;
};

} // namespace glossator::cases
