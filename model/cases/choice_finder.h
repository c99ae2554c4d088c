// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/name_finder.h"

namespace glossator::cases {

/// Turns choices by names into options of the engine, in one state.
class ChoiceFinder
{
public:
    ChoiceFinder(const engine::Game& game, const NameFinder& names, const engine::State& state)
        : m_game(game), m_names(names), m_state(state)
    {
    }
    /// The option that a choice means. Where a refusal is expected for the very reason that there is no
    /// such feature or figure, a name that means nothing gives an option that names none.
    [[nodiscard]] Found<engine::Option> option(const Choice& choice,
                                               std::optional<engine::Reason> refusedFor = {}) const;
    /// Whether an option is one that a pattern means; names that mean nothing match nothing.
    [[nodiscard]] bool matches(const Choice& pattern, const engine::Option& option) const;
    /// What is wrong with the names of a pattern, if anything.
    [[nodiscard]] std::optional<NameFault> patternFault(const Choice& pattern) const;

private:
    [[nodiscard]] Found<engine::Option> draw(const Choice& choice) const;
    [[nodiscard]] Found<engine::Option> placement(const Choice& choice) const;
    [[nodiscard]] Found<engine::Option> deploy(const Choice& choice,
                                               std::optional<engine::Reason> refusedFor) const;
    [[nodiscard]] Found<engine::Option> takeBack(const Choice& choice,
                                                 std::optional<engine::Reason> refusedFor) const;
    /// What is wrong with the figure or the feature that a choice names, unless the name may mean nothing.
    [[nodiscard]] std::optional<NameFault> unknownName(const Choice& choice,
                                                       std::optional<engine::Reason> refusedFor) const;
    [[nodiscard]] Found<engine::Option> pickFigure(const Choice& choice) const;
    void keepOffered(engine::FigureKind kind, std::vector<engine::FigureId>& figures) const;
    [[nodiscard]] Found<engine::Option> moveBeside(const Choice& choice) const;
    /// The first square of the tile that a choice names.
    [[nodiscard]] Found<engine::Square> squareOfTile(const Choice& choice) const;
    [[nodiscard]] Found<engine::Option> put(const Choice& choice) const;
    [[nodiscard]] Found<engine::Option> buyBack(const Choice& choice,
                                                std::optional<engine::Reason> refusedFor) const;
    /// Whether a square is one of the tile that a pattern names.
    [[nodiscard]] bool isOnTileAt(const Choice& pattern, engine::Square square) const;
    /// Whether the figure stands where a choice puts another one beside it.
    [[nodiscard]] bool isBeside(const Choice& choice, engine::FigureId figure) const;
    [[nodiscard]] bool isOffered(const engine::Option& option) const;
    [[nodiscard]] Found<engine::Option> pickFeature(const Choice& choice) const;
    [[nodiscard]] Found<engine::Option> pickAnswer(const Choice& choice) const;
    [[nodiscard]] std::vector<std::string_view> answers() const;
    [[nodiscard]] Found<std::vector<engine::FeatureId>> features(const Choice& choice) const;
    [[nodiscard]] Found<engine::FigureId> figure(const Choice& choice, engine::PlaceKind where) const;
    [[nodiscard]] bool isMeant(const Choice& choice, const engine::Figure& figure,
                               engine::PlaceKind where) const;
    [[nodiscard]] bool matchesFigure(const Choice& pattern, engine::FigureId figure) const;
    [[nodiscard]] bool matchesFeature(const Choice& pattern, engine::FeatureId feature) const;
    [[nodiscard]] bool matchesTile(const Choice& pattern, engine::KindId kind) const;

    const engine::Game& m_game;
    const NameFinder& m_names;
    const engine::State& m_state;
};

} // namespace glossator::cases
