// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"
#include "model/engine/game.h"
#include "model/engine/rules/role_names.h"

#include <memory>
#include <set>

namespace glossator::cases {

/// An event of a run and the whole state right after it, so that it can be drawn and animated.
struct RunEvent
{
    engine::Event event;
    engine::State after;
};

/// A choice that was tried and what the engine answered; nothing when it would have been allowed.
struct Attempt
{
    engine::Option option;
    std::optional<engine::Refusal> refusal;
};

/// What a run did in one step. Step 0 is the opening: the state that was declared or set up.
struct RunStep
{
    StepKind kind = StepKind::Look;
    engine::Decision asked;               ///< the decision that the step answers
    std::optional<engine::Option> option; ///< what was chosen or tried
    std::optional<std::size_t> backTo;    ///< number of the step to which the game went back
    std::vector<Attempt> attempts;        ///< what was tried beside: a refused step, `refused` of `expect`
    std::optional<Segment> caption;
    std::vector<RunEvent> events; ///< in order; Refused events of a refused step among them
    engine::State state;          ///< after the step
    engine::Options options;      ///< everything that may be chosen now, in the order of putInOrder
    sources::Place place;         ///< in the file
};

/// The number of the step before a step as the game went: not the one told before it where the game was
/// taken back. `number` is above 0.
[[nodiscard]] inline std::size_t stepBefore(const RunStep& step, std::size_t number)
{
    return step.backTo.value_or(number - 1);
}

/// Whether a clause that the case claims to prove was cited by its run.
struct ProofResult
{
    std::string clause;
    bool held = false;
};

/// Whether a worked example is shown: its run cites every clause that the example illustrates.
struct ShowResult
{
    std::string example;
    std::vector<std::string> missing; ///< clauses that the run does not cite
    [[nodiscard]] bool held() const { return missing.empty(); }
};

/// Everything a run of a case gives. Jumping to a step is indexing `steps`; to try another option, copy
/// a step's state and let the game choose on the copy.
struct CaseResult
{
    std::shared_ptr<const engine::Game> game;      ///< null when the setup is at fault
    std::vector<Colour> players;                   ///< colours by engine::Player
    std::optional<engine::rules::RoleNames> names; ///< told instead of those of the game
    std::vector<RunStep> steps;                    ///< empty when the position is at fault
    std::set<std::string, std::less<>> cited;      ///< by any event of the run
    std::vector<ProofResult> proves;
    std::vector<ShowResult> shows;
    sources::Faults faults; ///< in the order of the file

    [[nodiscard]] bool passed() const { return faults.empty(); }
};

} // namespace glossator::cases
