// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/engine/support/scene.h"

#include <set>

namespace glossator::support {

/// A scene and what is done in it, told in words, and what came of it, in words again:
///
///     draw V            the table draws a tile
///     1,0 turn 2        the tile in hand goes there
///     lay V 1,0         the named tile goes there, whatever is in hand
///     +c1               a meeple on a feature of the new tile; "+abbot g"; "+c1 0,0" on an older one
///     back              the player takes the abbot back; "back blue" takes back blue's, "back red meeple"
///                       another figure
///     fairy r1 0,0      the neutral figure is put beside the one that stands on a feature
///     score 1,0         what stands on a tile is scored
///     put tower-piece 1,0   a token goes on a tile; "put meeple 1,0" a figure
///     capture blue r1 0,0   blue's figure on a feature is picked; "capture blue on 0,0" on a tile
///     release blue meeple   blue's captured meeple is picked; "ransom meeple" the own one is bought back
///     answer closer     one of the answers that the question names;  answer 1: the second of them
///     pass              nothing (more) in this step
///     pick alhambra     a tile that lies aside;  choose blue: a player;  with 1: the second scoring figure
class Story
{
public:
    /// A scene that must be possible; a fault of it fails the test.
    explicit Story(const Scene& scene);

    /// Does several things one after another; the first that is refused fails the test.
    Story& tell(std::string_view moves);
    /// Tries one thing and says why it is refused: "feature occupied (base-meeple-feature-unoccupied)",
    /// or "allowed".
    std::string attempt(std::string_view move);
    /// The option that a move means.
    [[nodiscard]] engine::Option optionFor(std::string_view move) const;

    /// "red 8: 3 tiles x2, 1 pennants x2; blue 4: ..." for every award since the start.
    [[nodiscard]] std::string awards() const;
    /// Every clause that an event cited.
    [[nodiscard]] const std::set<std::string>& cited() const { return m_notes.cited; }
    /// "red 12 blue 0"
    [[nodiscard]] std::string points() const;
    /// How many figures of a kind a player has in the supply.
    [[nodiscard]] int supply(std::string_view colour, std::string_view kind = "meeple") const;
    /// What is asked of whom: "red place", "table draw", "blue wood", "red wonder".
    [[nodiscard]] std::string asked() const;
    [[nodiscard]] engine::Options options() const;
    [[nodiscard]] bool isOffered(std::string_view move) const;
    [[nodiscard]] const engine::Game& game() const { return m_game; }
    [[nodiscard]] const engine::State& state() const { return m_state; }
    [[nodiscard]] const std::vector<engine::Event>& events() const { return m_notes.events; }
    /// A feature of a tile on the board, or none.
    [[nodiscard]] engine::FeatureId featureCalled(std::string_view name, engine::TileId tile) const;

private:
    struct Notes : engine::Listener
    {
        void hear(const engine::State& state, const engine::Event& event) override;
        std::vector<engine::Event> events;
        std::set<std::string> cited;
    };
    [[nodiscard]] engine::Option deployFor(const std::string& move) const;
    [[nodiscard]] engine::Option putFor(const std::vector<std::string>& word) const;
    [[nodiscard]] engine::Option answerFor(std::string_view name) const;
    [[nodiscard]] engine::FigureId capturedFor(const std::vector<std::string>& word) const;
    [[nodiscard]] engine::FigureId heldBySomebody(engine::Player owner, std::string_view kind) const;

    engine::Game m_game;
    Notes m_notes;
    engine::State m_state;
};

/// "feature occupied (base-meeple-feature-unoccupied, base-meeple-connected-counts)"
std::string inWords(const engine::Refusal& refusal);

} // namespace glossator::support
