// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_picture.h"
#include "app/pictures/board_scene_builder.h"
#include "model/engine/event.h"

namespace glossator::desktop {

/// How one event moves: a visitor of engine::Event::What that adds to a picture what is between the
/// state before and the state after. The picture comes with the still of the state before.
class EventScene
{
public:
    EventScene(const pictures::BoardSceneBuilder& builder, const engine::State& before,
               const engine::State& after, double progress, StagePicture& picture);

    void operator()(const engine::TileDrawn& event) const;
    void operator()(const engine::TilePlaced& event) const;
    void operator()(const engine::TileMoved& event) const;
    void operator()(const engine::FigureDeployed& event) const;
    void operator()(const engine::FigureMoved& event) const;
    void operator()(const engine::FeatureFinished& event) const;
    void operator()(const engine::Scored& event) const;
    void operator()(const engine::Withheld& event) const;
    void operator()(const engine::TokensMoved& event) const;
    void operator()(const engine::CardTurned& event) const;
    void operator()(const engine::Paid& event) const;
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void fly(engine::FigureId figure) const;
    /// Moves the scoring figure along the track while the event goes on from one part of it to another.
    void moveOnTrack(const engine::TrackMove& move, double from, double to) const;
    void tellPoints(const engine::TrackMove& move) const;
    void glow(engine::FeatureId feature, pictures::HighlightStyle style, double strength) const;
    [[nodiscard]] Spot spotOf(const engine::State& state, engine::FigureId figure) const;
    [[nodiscard]] Spot spotOfToken(engine::Player holder, engine::TileId tile) const;
    [[nodiscard]] std::vector<pictures::Figure>
    picturesOf(const engine::State& state, const std::vector<engine::FigureId>& figures) const;
    [[nodiscard]] Spot spotOfTile(const engine::State& state, engine::KindId kind,
                                  const engine::Place& place) const;

    const pictures::BoardSceneBuilder& m_builder;
    const engine::State& m_before;
    const engine::State& m_after;
    double m_progress;
    StagePicture& m_picture;
};

/// Where points stand that a feature brings: above the figure in its middle, in squares.
inline constexpr QPointF aboveFigure{0.0, -0.42};

/// The addends of an award in figures, "3×2 + 2"; empty where the points say it all.
[[nodiscard]] QString sumOf(const engine::ScoreSheet& sheet);

/// Figures that a player holds, in the order in which they lie there.
[[nodiscard]] std::vector<engine::FigureId> prisonersOf(const engine::State& state, engine::Player holder,
                                                        engine::FigureId without = engine::none);
/// Figures of a player in the supply, in the order in which they lie there.
[[nodiscard]] std::vector<engine::FigureId> supplyOf(const engine::State& state, engine::Player player,
                                                     engine::FigureId without = engine::none);

} // namespace glossator::desktop
