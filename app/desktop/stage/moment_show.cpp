// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/moment_show.h"

#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/award_words.h"
#include "app/desktop/stage/board_pane.h"
#include "app/desktop/stage/caption_line.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_head.h"
#include "app/desktop/stage/stage_player.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/stage_sources.h"
#include "app/desktop/stage/steps_list.h"
#include "app/desktop/stage/transport_bar.h"

namespace glossator::desktop {

MomentShow::MomentShow(const Production& production, const StagePlayer& player, const StageSources& sources,
                       const Parts& parts)
    : m_production(production), m_player(player), m_sources(sources), m_parts(parts)
{
    connect(&player, &StagePlayer::moved, this, &MomentShow::show);
    connect(&player, &StagePlayer::steppedTo, parts.side.steps(), &StepsList::markStep);
}

void MomentShow::show()
{
    const engine::State* state = m_production.stateNow();
    m_parts.board.transport()->setPosition(m_player.position());
    if (m_production.choreographer() == nullptr) {
        m_parts.board.caption()->clear();
        m_caption.clear();
        showRound();
        showPhase();
        return describe();
    }
    m_parts.board.canvas()->setPicture(m_production.choreographer()->at(m_player.seenMoment()));
    m_parts.side.steps()->follow(m_player.moment());
    if (m_shownStep != m_player.step())
        showStep();
    else if (m_captions.at(m_player.moment()) != m_caption)
        showCaption();
    showAward();
    if (state != nullptr && state->scoringMoment() != m_shownRound)
        showRound();
    if (state != nullptr && state->phase != m_shownPhase)
        showPhase();
    tellRest();
}

/// To those who do not see the board, once: not while things are on their way.
void MomentShow::tellRest()
{
    const Moment& moment = m_player.moment();
    const int resting = moment.kind == BeatKind::Rest ? moment.step : -1;
    if (resting >= 0 && resting != m_toldRest) {
        describe(); // with what has come to lie there
        emit m_parts.board.canvas()->settled();
    }
    m_toldRest = resting;
}

void MomentShow::showStep()
{
    m_shownStep = m_player.step();
    StageSide& side = m_parts.side;
    const Performance& played = m_production.played();
    side.options()->setStep(played.result(), m_shownStep, m_sources.wording(),
                            played.caseChoice(m_shownStep));
    const bool hasAwards = side.award()->setStep(m_shownStep);
    if (side.options()->hasKeyboard() && side.options()->options().rowCount() == 0)
        m_parts.board.canvas()->setFocus(Qt::OtherFocusReason); // it would be with nothing
    side.suggest(hasAwards ? static_cast<QWidget*>(side.award()) : side.options());
    showRound();
    showPhase();
    showCaption();
    emit stepShown();
}

void MomentShow::showCaption()
{
    m_caption = m_captions.at(m_player.moment());
    m_parts.board.caption()->setText(typographic(m_caption));
    describe();
}

/// Until the next one, or until the step is done.
void MomentShow::showAward()
{
    const Moment& moment = m_player.moment();
    const auto& steps = m_production.played().result()->steps;
    if (steps.empty())
        return;
    const cases::RunStep& step = steps[static_cast<std::size_t>(moment.step)];
    if (moment.kind != BeatKind::Event)
        m_parts.side.award()->setEvent(-1);
    else if (AwardWords::isTold(step.events[static_cast<std::size_t>(moment.index)].event))
        m_parts.side.award()->setEvent(moment.index);
}

void MomentShow::showRound()
{
    const engine::State* state = m_production.stateNow();
    m_shownRound = state != nullptr ? state->scoringMoment() : std::nullopt;
    m_parts.head.showRound(state);
}

/// While something happens, the phase is the one in which it happens, not that of the next decision.
void MomentShow::showPhase()
{
    const engine::State* state = m_production.stateNow();
    m_shownPhase = state != nullptr ? state->phase : engine::Phase::Over;
    m_parts.head.showPhase(state);
}

/// To those who do not see the board; what lies there says itself what it is.
void MomentShow::describe()
{
    QStringList lines;
    if (m_shownStep >= 0 && !m_production.played().isCaseUpTo(m_shownStep))
        lines << m_parts.head.asideName();
    lines << m_caption;
    StageCanvas& canvas = *m_parts.board.canvas();
    for (const pictures::BoardLabel& label : canvas.picture().still.board.labels)
        lines << label.reason;
    for (const LabelFlight& label : canvas.picture().labels)
        lines << label.reason;
    lines.removeAll(QString());
    if (const QString all = lines.join(QStringLiteral(". ")); all != canvas.accessibleDescription())
        canvas.setAccessibleDescription(all);
}

} // namespace glossator::desktop
