// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/performance.h"
#include "app/desktop/stage/stage_place.h"

#include <QObject>

namespace glossator::desktop {

class StagePlayer;
class StageSources;

/// What is played on the stage, with its pictures, and all that changes it: another case, another choice, the
/// decisions of the house. Before a change everybody lets go of what was played.
class Production : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this; the player tells at which step the stage stands.
    Production(const StageSources& sources, pictures::TileShapes& shapes, const StagePlayer& player);

    [[nodiscard]] const Performance& played() const { return m_played; }
    /// Makes the pictures; nullptr where there is no game to show.
    [[nodiscard]] const Choreographer* choreographer() const { return m_choreographer.get(); }
    /// The squares that all pictures need.
    [[nodiscard]] const QRectF& bounds() const { return m_bounds; }
    /// What they need room for.
    [[nodiscard]] const StageNeeds& needs() const { return m_needs; }
    /// By seat.
    [[nodiscard]] QStringList playerNames() const;
    /// The state of the game at the moment that is shown; nullptr without a game.
    [[nodiscard]] const engine::State* stateNow() const;
    /// Of the choices of the case, where the stage has left them.
    [[nodiscard]] StagePlace place() const;
    /// The choices that are played in place of those of the case.
    [[nodiscard]] StageTrial trial() const;
    /// The clauses that act where that of the place does, see LoadedCase::actingFor.
    [[nodiscard]] QStringList sought() const;
    /// What the case is called in the language of the texts; empty without one.
    [[nodiscard]] QString title() const;

    /// nullptr: nothing is played. Of the place, all but the id of the case.
    void open(std::unique_ptr<LoadedCase> loaded, const StagePlace& place);
    /// How the user's people read what the sources leave open, by switch.
    void setHouseReadings(engine::SwitchReadings readings);
    /// Makes another choice after a step.
    void leaveCase(int step, const engine::Option& option);
    /// Makes such choices as they were made before, as far as there still is where they were made.
    void tryAgain(const StageTrial& trial);
    /// From another choice back to a step of the case.
    void returnToCase(int step);

public slots:
    /// From another choice back to where it was made, or from the house decisions to the case.
    void returnToCase();
    /// Plays the case by the house decisions or as it is, whichever it is not.
    void toggleHouse();

signals:
    /// What was played goes.
    void clearing();
    /// Another case, or none.
    void opened();
    /// Another case, or another reading of it.
    void readingChanged();
    /// There is something else to play, from a step on.
    void laid(int step);

private:
    void clear();
    void lay(int step);

    const StageSources& m_sources;
    pictures::TileShapes& m_shapes;
    const StagePlayer& m_player;
    Performance m_played;
    QString m_clause;
    engine::SwitchReadings m_houseReadings;
    std::unique_ptr<Choreographer> m_choreographer;
    QRectF m_bounds;
    StageNeeds m_needs;
};

} // namespace glossator::desktop
