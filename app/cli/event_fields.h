// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game_json.h"

namespace glossator::cli {

/// The fields of each kind of event as JSON; a visitor of engine::Event::What.
class EventFields
{
public:
    EventFields(const GameJson& json, const engine::State& after) : m_json(json), m_state(after) {}

    QJsonObject operator()(const engine::GameBegan& event) const;
    QJsonObject operator()(const engine::TurnBegan& event) const;
    QJsonObject operator()(const engine::PhaseBegan& event) const;
    QJsonObject operator()(const engine::TileDrawn& event) const;
    QJsonObject operator()(const engine::TileDiscarded& event) const;
    QJsonObject operator()(const engine::TilePlaced& event) const;
    QJsonObject operator()(const engine::TileMoved& event) const;
    QJsonObject operator()(const engine::FigureDeployed& event) const;
    QJsonObject operator()(const engine::FigureMoved& event) const;
    QJsonObject operator()(const engine::FeatureFinished& event) const;
    QJsonObject operator()(const engine::Scored& event) const;
    QJsonObject operator()(const engine::Withheld& event) const;
    QJsonObject operator()(const engine::RoundEnded& event) const;
    QJsonObject operator()(const engine::TileActivated& event) const;
    QJsonObject operator()(const engine::CardTurned& event) const;
    QJsonObject operator()(const engine::TokensMoved& event) const;
    QJsonObject operator()(const engine::Paid& event) const;
    QJsonObject operator()(const engine::Chosen& event) const;
    QJsonObject operator()(const engine::Refused& event) const;
    QJsonObject operator()(const engine::GameEnded& event) const;

private:
    const GameJson& m_json;
    const engine::State& m_state;
};

} // namespace glossator::cli
