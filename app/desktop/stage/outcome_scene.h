// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/award_scene.h"
#include "app/desktop/stage/option_outcome.h"

namespace glossator::desktop {

/// How a choice that has no place on the board looks while it is not made: the points that would come of it
/// and the figures that would move for them on the track, or words that there are none; what brings 0 of them
/// is not shown. It adds to a picture of the state in which the choice would be made.
class OutcomeScene
{
public:
    /// All must outlive this object.
    OutcomeScene(const pictures::BoardSceneBuilder& builder, const AwardReason& reason,
                 const engine::State& state, StagePicture& picture)
        : m_builder(builder), m_state(state), m_picture(picture), m_award(builder, reason, state, picture)
    {
    }

    void show(const OptionOutcome& outcome) const;

private:
    void showPayment(const engine::Event& payment) const;
    void markMove(const engine::Event& payment) const;
    void mark(const engine::TrackMove& move) const;
    [[nodiscard]] engine::Player chooser() const;
    void sayNone() const;

    const pictures::BoardSceneBuilder& m_builder;
    const engine::State& m_state;
    StagePicture& m_picture;
    AwardScene m_award;
};

} // namespace glossator::desktop
