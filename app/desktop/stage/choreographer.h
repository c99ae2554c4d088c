// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/award_reason.h"
#include "app/desktop/stage/card_history.h"
#include "app/desktop/stage/refusal_words.h"
#include "app/desktop/stage/stage_needs.h"
#include "app/desktop/stage/stage_picture.h"
#include "app/desktop/stage/timeline.h"
#include "app/pictures/board_scene_builder.h"
#include "model/wording/phrase_wording.h"

#include <QRectF>

namespace glossator::desktop {

/// Turns moments of a run into pictures. The same moment always gives the same picture, so playing,
/// stepping and jumping cannot differ. The result and the shapes must outlive it.
class Choreographer
{
public:
    /// Result, shapes and names must outlive this; without names, refusals are told in fewer words.
    Choreographer(const cases::CaseResult& result, pictures::TileShapes& shapes,
                  wording::PhraseWording wording, const ClauseNames* names = nullptr);

    [[nodiscard]] StagePicture at(const Moment& moment) const;
    /// What it looks like when the step is done: its state, and what it was about glowing.
    [[nodiscard]] StagePicture resting(int step) const;
    /// The state of the step alone, which options are shown in.
    [[nodiscard]] StagePicture withoutOptions(int step) const;
    /// It with an option of the step's decision tried on; what would come of one that has no place there.
    [[nodiscard]] StagePicture trying(int step, const engine::Option& option) const;
    /// The resting picture with an option that is refused there, and why.
    [[nodiscard]] StagePicture refusing(int step, const engine::Option& option,
                                        const engine::Refusal& refusal) const;
    /// Squares that hold all that lies on the board during the run, and what is refused right beside it. A
    /// step that refuses something farther away needs more.
    [[nodiscard]] QRectF bounds() const;
    /// What all moments of the run need room for.
    [[nodiscard]] StageNeeds needs() const;

private:
    [[nodiscard]] const cases::RunStep& step(int index) const
    {
        return m_result.steps[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const engine::State& before(int step, int event) const;
    /// With the cards as they lie then.
    [[nodiscard]] StageStill still(const engine::State& state, const std::vector<CardPile>& cards,
                                   engine::FigureId without = engine::none) const;
    /// All of it but the board.
    [[nodiscard]] StageStill besideBoard(const engine::State& state, const std::vector<CardPile>& cards,
                                         engine::FigureId without = engine::none) const;
    [[nodiscard]] PlayerCard card(const engine::State& state, engine::Player player,
                                  engine::FigureId without) const;
    [[nodiscard]] Shelf shelf(const engine::State& state) const;
    void layNeutralFigures(const engine::State& state, engine::FigureId without, Shelf& shelf) const;
    [[nodiscard]] const engine::State& laidOut(int stepIndex, int event) const;
    [[nodiscard]] StagePicture event(int step, int event, double progress) const;
    void addAftermath(const cases::RunStep& step, StagePicture& picture) const;
    void addAwardsBefore(int step, int event, StagePicture& picture) const;
    void addRefusal(const engine::State& state, const engine::Option& option, const engine::Refusal& refusal,
                    double strength, StagePicture& picture) const;

    const cases::CaseResult& m_result;
    pictures::BoardSceneBuilder m_builder;
    RefusalWords m_refusals;
    AwardReason m_reason;
    CardHistory m_cards;
};

/// The picture's player for each seat.
[[nodiscard]] std::vector<int> pictureColours(const std::vector<cases::Colour>& players);

} // namespace glossator::desktop
