// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/describe.h"

#include <QJsonArray>
#include <QJsonObject>

namespace glossator::cli {

/// Writes what happens in one game as JSON, names in place of numbers; see JSON.md.
class GameJson
{
public:
    /// The run must have a game and outlive this.
    explicit GameJson(const cases::CaseResult& result);

    /// `after` is the state right after the event.
    [[nodiscard]] QJsonObject event(const engine::State& after, const engine::Event& event) const;
    [[nodiscard]] QJsonObject option(const engine::State& state, const engine::Option& option) const;
    [[nodiscard]] QJsonArray options(const engine::State& state, const engine::Options& options) const;
    /// What the state waits for.
    [[nodiscard]] QJsonObject decision(const engine::State& state) const;
    /// Points by colour.
    [[nodiscard]] QJsonValue token(engine::TokenKind kind) const;
    /// The tokens of each player who has any, by kind.
    [[nodiscard]] QJsonObject tokens(const engine::State& state) const;
    [[nodiscard]] QJsonObject scores(const engine::State& state) const;

    /// The colour; "table" for the table, null for nobody.
    [[nodiscard]] QJsonValue player(engine::Player player) const;
    [[nodiscard]] QJsonValue tile(engine::KindId kind) const;
    [[nodiscard]] QJsonValue card(std::uint8_t module, std::uint8_t card) const;
    [[nodiscard]] QJsonValue feature(const engine::State& state, engine::FeatureId feature) const;
    [[nodiscard]] QJsonValue figure(const engine::State& state, engine::FigureId figure) const;
    [[nodiscard]] QJsonObject place(const engine::State& state, const engine::Place& place) const;
    [[nodiscard]] QJsonValue ownerOf(const engine::State& state, engine::FigureId figure) const;
    /// What a follower is called where it stands, or an empty text.
    [[nodiscard]] QString role(const engine::State& state, engine::FigureId figure) const;
    [[nodiscard]] const cases::Describer& describer() const { return m_say; }

private:
    const engine::Game& m_game;
    std::vector<cases::Colour> m_players;
    cases::Describer m_say;
};

} // namespace glossator::cli
