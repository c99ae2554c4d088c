// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_picture.h"
#include "app/pictures/board_scene_builder.h"

namespace glossator::desktop {

/// Why an option is refused, at its place on the board and, in fewer words, where it has none or where the
/// other words would be too many.
struct WhyRefused
{
    QString atPlace;
    QString besideBoard;
};

/// How a choice looks that is not made: tried on, or refused with why. Both add to a picture of the state
/// in which it would be made.
class OptionScene
{
public:
    /// All must outlive this object.
    OptionScene(const pictures::BoardSceneBuilder& builder, const engine::State& state, StagePicture& picture)
        : m_builder(builder), m_state(state), m_picture(picture)
    {
    }

    void tryOn(const engine::Option& option) const;
    /// `strength` of the marks, 0 to 1. What has no place on the board is told beside all that lies there,
    /// and whom it is about is marked where `strength` is whole.
    void refuse(const engine::Option& option, const WhyRefused& why, double strength) const;

private:
    [[nodiscard]] pictures::BoardScene& board() const { return m_picture.still.board; }
    [[nodiscard]] engine::Square standingSquare(engine::FeatureId feature) const;
    [[nodiscard]] bool isPickedOnBoard(const engine::Option& option) const;
    void addGhost(const engine::Option& option, pictures::HighlightStyle style, double opacity,
                  double strength) const;
    [[nodiscard]] std::vector<pictures::SquareMark> whatRefuses(const engine::Option& option,
                                                                double strength) const;
    void markClashes(const engine::Option& option, std::vector<pictures::SquareMark>& marks) const;
    void addPiece(const engine::Option& option, const engine::Place& place) const;
    void markTileOf(engine::FigureId figure) const;
    void markRefusedCard(const engine::Option& option) const;
    void markPlayerOf(const engine::Option& option) const;
    void nameFeature(engine::FeatureId feature, pictures::HighlightStyle style, double strength) const;
    void say(const WhyRefused& why, QPointF at, const QRectF& uncovered,
             const std::vector<QRectF>& parts = {}) const;
    void sayBesideBoard(const QString& why) const;
    [[nodiscard]] bool refuseOnBoard(const engine::Option& option, const WhyRefused& why,
                                     double strength) const;

    const pictures::BoardSceneBuilder& m_builder;
    const engine::State& m_state;
    StagePicture& m_picture;
};

} // namespace glossator::desktop
