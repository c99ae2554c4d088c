// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/expectation.h"
#include "model/cases/segment.h"
#include "model/engine/switches.h"

namespace glossator::cases {

/// What a step does.
enum class StepKind : std::uint8_t {
    Look,   ///< nothing: a caption, expectations
    Choose, ///< a choice is made
    Refuse, ///< a choice is tried that must be refused
    Back    ///< the game goes back to how it was after an earlier step
};

struct Step
{
    StepKind kind = StepKind::Look;
    Choice choice;       ///< Choose; for Back its place alone
    RefusalName refusal; ///< Refuse
    int backTo = 0;      ///< Back: number of the step in the run, 0 for the opening
    std::optional<Segment> caption;
    std::vector<Expectation> expectations;
    sources::Place place;
};

/// A clause id that a case claims to prove, or the example that it shows with the clauses that its run
/// must cite for that.
struct Showing
{
    Name example;
    std::vector<Name> clauses;
};

/// A worked case as read from its file: names only, nothing is looked up yet.
struct Case
{
    std::string id;
    std::string file; ///< as given to the reader, for messages
    Segment title;
    std::vector<Name> expansions; ///< ids of rule modules
    std::vector<Name> tilesFrom;  ///< further boxes whose tiles are plain landscape
    std::vector<std::pair<Name, Name>> switches;
    std::vector<Colour> players;              ///< in the order of their turns
    std::vector<Name> display;                ///< for a new game: the tiles laid out
    std::optional<DeclaredPosition> position; ///< none: a new game
    std::vector<Step> steps;
    std::vector<Name> proves;
    std::vector<Showing> shows;
    sources::Place place; ///< of the first key

    /// Everything translatable, the title first and then the captions in reading order.
    [[nodiscard]] std::vector<Segment> segments() const;
    /// The clauses that some step must not cite: whoever knows all clauses can tell a misspelt one.
    [[nodiscard]] std::vector<Name> clausesNotCited() const;
    /// The expansions whose tiles are needed to run the case.
    [[nodiscard]] std::vector<std::string> tileExpansions() const;
};

} // namespace glossator::cases
