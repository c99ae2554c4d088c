// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"
#include "model/cases/phrase.h"

namespace glossator::cases {

/// Says what happens in a game, as phrases that any language can be made of. It keeps references: the
/// game must outlive it.
class Describer
{
public:
    /// `players` are the colours by engine::Player.
    Describer(const engine::Game& game, std::vector<Colour> players);
    /// Of a run that has a game, by the names that it is told with.
    explicit Describer(const CaseResult& result);
    /// For who writes a case: by the names that the file must use, with clauses.
    [[nodiscard]] static Describer forCaseFile(const engine::Game& game, std::vector<Colour> players);
    [[nodiscard]] bool isForCaseFile() const { return m_isForCaseFile; }

    /// What happened; `after` is the state right after it.
    [[nodiscard]] Phrase event(const engine::State& after, const engine::Event& event) const;
    [[nodiscard]] Phrase option(const engine::State& state, const engine::Option& option) const;
    /// Who is to decide about what.
    [[nodiscard]] Phrase decision(const engine::State& state) const;
    /// The round of scoring in which the game is, where rules look at the rounds; else nothing.
    [[nodiscard]] std::optional<Phrase> round(const engine::State& state) const;
    /// The round of scoring to which the points of an event belong, where rules look at the rounds.
    [[nodiscard]] std::optional<Phrase> round(const engine::State& state, const engine::Event& event) const;
    [[nodiscard]] Phrase round(const engine::PartOfRound& moment) const;
    [[nodiscard]] Phrase round(engine::Round round) const;
    /// A card of a module's rules, by its name.
    [[nodiscard]] Phrase card(std::uint8_t module, std::uint8_t card) const;
    [[nodiscard]] Phrase reason(engine::Reason reason) const;
    [[nodiscard]] Phrase place(const engine::State& state, const engine::Place& place) const;
    [[nodiscard]] Phrase feature(const engine::State& state, engine::FeatureId feature) const;
    [[nodiscard]] Phrase figureKind(engine::FigureKind kind) const;
    [[nodiscard]] Phrase token(engine::TokenKind kind) const;
    [[nodiscard]] Phrase figure(const engine::State& state, engine::FigureId figure) const;
    /// What a follower is called where it stands, "knight"; empty where it has no name.
    [[nodiscard]] std::string_view role(const engine::State& state, engine::FigureId figure) const;
    [[nodiscard]] Phrase player(engine::Player player) const;
    [[nodiscard]] Phrase tile(engine::KindId kind) const;

private:
    [[nodiscard]] Phrase onTile(const engine::State& state, const engine::Option& option) const;
    [[nodiscard]] Phrase answer(const engine::State& state, std::uint8_t answer) const;
    const engine::Game& m_game;
    std::vector<Colour> m_players;
    std::optional<engine::rules::RoleNames> m_names;
    bool m_isForCaseFile = false;
};

/// The word of case files for what a decision is about: "draw", "place", "wood", "score with", the name of
/// a rule module's question, or "none".
[[nodiscard]] std::string_view topicWord(const engine::Game& game, const engine::Decision& decision);

} // namespace glossator::cases
