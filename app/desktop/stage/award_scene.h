// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/award_reason.h"
#include "app/desktop/stage/stage_spots.h"
#include "model/engine/event.h"

namespace glossator::desktop {

/// How points look where they come from: what counts is lit, and they stand there, on the board or on the
/// card of whoever gets them. It adds to a picture of a state in which all of that is there.
class AwardScene
{
public:
    /// All must outlive this object.
    AwardScene(const pictures::BoardSceneBuilder& builder, const AwardReason& reason,
               const engine::State& state, StagePicture& picture)
        : m_builder(builder), m_reason(reason), m_state(state), m_picture(picture)
    {
    }

    /// `strength` of the light, 0 to 1.
    void show(const engine::Scored& award, double strength) const;
    void show(const engine::Paid& payment) const;
    /// What a player does not get; on the card where it is for nothing on the board. It says nothing beside
    /// points that the player does get.
    void showNothing(const engine::Withheld& withheld) const;
    /// On the card of a player who gets nothing.
    void sayNothing(engine::Player player) const;
    /// False where nothing of it is drawn.
    bool glow(engine::FeatureId feature, pictures::HighlightStyle style, double strength) const;
    /// Where the points of an award stand.
    [[nodiscard]] Spot origin(const engine::Scored& award) const;

private:
    void light(const engine::Scored& award, double strength) const;
    void mark(engine::Square square, double strength) const;
    void light(engine::Player player) const;
    void sayOnCard(engine::Player player, int points, const QString& reason) const;
    [[nodiscard]] QRectF figuresAt(QPointF place) const;
    [[nodiscard]] std::vector<QRectF> partsOf(const engine::Scored& award) const;
    [[nodiscard]] bool tellsPointsOf(engine::Player player) const;
    [[nodiscard]] std::optional<QPointF> placeOf(const engine::Scored& award) const;

    const pictures::BoardSceneBuilder& m_builder;
    const AwardReason& m_reason;
    const engine::State& m_state;
    StagePicture& m_picture;
};

/// Where points stand that a feature brings: above the figure in its middle, in squares.
inline constexpr QPointF aboveFigure{0.0, -0.42};

[[nodiscard]] QPointF middleOf(engine::Square square);

} // namespace glossator::desktop
