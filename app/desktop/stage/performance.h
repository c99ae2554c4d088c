// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/case_reading.h"
#include "app/desktop/links/stage_trial.h"
#include "app/desktop/stage/loaded_case.h"
#include "model/cases/other_reading.h"

#include <memory>

namespace glossator::desktop {

/// What is played on the stage: a case as it is written, as the decisions of the house have it, or what
/// follows from another choice than the case's. It knows of no widget.
class Performance
{
public:
    /// Begins with a case, by the house's readings where they make a difference that the case is not there to
    /// show; nullptr: nothing is played. `tiles` are those of the case's boxes.
    void begin(std::unique_ptr<LoadedCase> played, const engine::SwitchReadings& house,
               const tiles::TileCatalogue* tiles);
    /// Nothing is played any more; what was played is given back.
    std::unique_ptr<LoadedCase> end();

    /// The case; nullptr where nothing is played.
    [[nodiscard]] const LoadedCase* ofCase() const { return m_case.get(); }
    /// The choices of the case, played by its readings or those of the house.
    [[nodiscard]] const cases::CaseResult* scripted() const;
    /// What is on the stage: that, or what follows from another choice.
    [[nodiscard]] const cases::CaseResult* result() const;
    /// Whether there is a game to show, if only its beginning.
    [[nodiscard]] bool hasGame() const;

    /// How the case goes by the house's readings, where they make a difference.
    [[nodiscard]] const std::optional<cases::OtherReading>& house() const { return m_house; }
    [[nodiscard]] bool isByHouse() const { return m_isByHouse; }
    /// By what it is played, to play it so again; the usual where the house's make no difference.
    [[nodiscard]] CaseReading reading() const;
    /// As it is played by that, where the house's readings still make a difference.
    void setReading(CaseReading reading);
    /// By the house's readings or as the case is, whichever it is not; another choice is forgotten.
    void toggleHouse();

    [[nodiscard]] bool isDetour() const { return m_detour.has_value(); }
    /// Other choices than those of the case, in their order.
    [[nodiscard]] std::vector<StageTrial::Choice> tried() const;
    /// Makes another choice after a step of what is on the stage.
    void leaveCase(int step, const engine::Option& option);
    void returnToCase() { m_detour.reset(); }

    /// Whether what is shown follows from another choice or another reading than the case's.
    [[nodiscard]] bool isAside() const { return m_detour || m_isByHouse; }
    /// The last step of the case where the stage has left it; -1: it has not.
    [[nodiscard]] int lastOfCase() const;
    [[nodiscard]] bool isCaseUpTo(int step) const { return !isAside() || step <= lastOfCase(); }
    /// The step of the choices of the case that one comes back to from a step.
    [[nodiscard]] int scriptedStep(int step) const;
    /// The step after which another choice was made first; -1: none was.
    [[nodiscard]] int leftAt() const { return m_detour ? m_detour->from : -1; }
    /// What the case chooses after a step, as long as the stage has not left its choices.
    [[nodiscard]] std::optional<engine::Option> caseChoice(int step) const;

private:
    /// What the engine made of another choice than the case's.
    struct Detour
    {
        cases::CaseResult result; ///< the steps of the case up to `from`, then those that were chosen
        int from = 0;
        std::vector<StageTrial::Choice> choices;
    };

    std::unique_ptr<LoadedCase> m_case;
    std::optional<Detour> m_detour;
    std::optional<cases::OtherReading> m_house;
    std::optional<cases::CaseResult> m_told; ///< the case with the names that the house gives
    bool m_isByHouse = false;
};

} // namespace glossator::desktop
