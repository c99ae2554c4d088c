// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/award_scene.h"
#include "model/engine/event.h"

namespace glossator::desktop {

/// How one event moves: a visitor of engine::Event::What that adds to a picture what is between the
/// state before and the state after. The picture comes with the still of the state before.
class EventScene
{
public:
    EventScene(const pictures::BoardSceneBuilder& builder, const AwardReason& reason,
               const engine::State& before, const engine::State& after, double progress,
               StagePicture& picture);

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
    /// Moves the scoring figure along the track while the event goes on from one part of it to another; the
    /// card of its player counts the points when it arrives.
    void moveOnTrack(const engine::TrackMove& move, double from, double to) const;
    /// Points go to the track; where they come from they stay.
    void flyPoints(const engine::TrackMove& move, const Spot& from, const QString& addends) const;
    void glow(engine::FeatureId feature, pictures::HighlightStyle style, double strength) const;
    void takeAway(const engine::TileMoved& event) const;
    [[nodiscard]] TokenFlight flightOf(const engine::TokensMoved& event, double progress) const;
    void countTokens(engine::Player player) const;
    [[nodiscard]] PlayerCard* cardOf(engine::Player player) const;

    const pictures::BoardSceneBuilder& m_builder;
    StageSpots m_spots;
    AwardScene m_award;
    const engine::State& m_before;
    const engine::State& m_after;
    double m_progress;
    StagePicture& m_picture;
};

/// How far an event that brings points is when they are made: what follows is time to look at them.
inline constexpr double pointsAreMade = 0.7;

} // namespace glossator::desktop
