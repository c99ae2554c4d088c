// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/caption_line.h"
#include "app/desktop/stage/card_words.h"
#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/round_band.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_keys.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/stage_texts.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/transport_bar.h"
#include "app/desktop/stage/turn_button.h"
#include "model/cases/describe.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QTabWidget>
#include <QToolButton>

// How the stage plays: where the clock goes, and what is shown of where it stands.
namespace glossator::desktop {

void StageView::showPosition(int milliseconds)
{
    m_transport->setPosition(milliseconds);
    m_moment = m_timeline.at(milliseconds);
    showMoment();
}

void StageView::showMoment()
{
    showRound();
    if (!m_choreographer) {
        m_caption->clear();
        showPhase();
        return describe();
    }
    Moment moment = m_moment;
    if (!hasMotion())
        moment.progress = 1.0;
    m_canvas->setPicture(m_choreographer->at(moment));
    showCurrentRow();
    if (m_shownStep != m_moment.step)
        showStep();
    const engine::State* state = stateNow();
    if (state != nullptr && state->phase != m_shownPhase)
        showPhase();
}

void StageView::showStep()
{
    m_shownStep = m_moment.step;
    m_caption->setText(typographic(texts().caption(m_shownStep)));
    m_optionsPane->setStep(m_played.result(), m_shownStep, wording(), m_played.caseChoice(m_shownStep));
    const bool hasAwards = m_award->setStep(m_shownStep);
    if (!m_optionsPane->hasKeyboard())
        m_side->suggest(hasAwards ? static_cast<QWidget*>(m_award) : m_optionsPane);
    nameTabs();
    showPhase();
    describe();
    emit placeChanged(place());
}

/// While something happens, the phase is the one in which it happens, not that of the next decision.
void StageView::showPhase()
{
    const engine::State* state = stateNow();
    m_shownPhase = state != nullptr ? state->phase : engine::Phase::Over;
    m_turn->show(state != nullptr ? m_catalogue : nullptr, m_shownPhase, m_language);
}

/// The state of the game at the moment that is shown; null without a game.
const engine::State* StageView::stateNow() const
{
    const auto* run = m_played.result();
    if (!m_choreographer || run == nullptr || m_moment.step >= static_cast<int>(run->steps.size()))
        return nullptr;
    const cases::RunStep& step = run->steps[static_cast<std::size_t>(m_moment.step)];
    const auto index = static_cast<std::size_t>(m_moment.index);
    return m_moment.kind == BeatKind::Event && index < step.events.size() ? &step.events[index].after
                                                                          : &step.state;
}

/// The rounds are there for games whose rules look at the score of each.
void StageView::showRound()
{
    const engine::State* state = stateNow();
    const bool hasRounds = state != nullptr && m_played.result()->game->looksAtRounds();
    m_round->setVisible(hasRounds);
    placeTurn(hasRounds);
    if (state == nullptr)
        return;
    const cases::Describer describer(*m_played.result());
    const auto words = describer.round(*state);
    m_round->tell(state->scoringMoment(), words ? wording().sentence(*words) : QString());
}

QString StageView::phase() const
{
    return m_turn->phase();
}

void StageView::showCurrentRow()
{
    const QModelIndex current = m_list->currentIndex();
    const bool isThere = current.isValid() && current.data(StepsModel::StepRole).toInt() == m_moment.step;
    if (m_moment.kind == BeatKind::Rest && isThere)
        return;
    const int row = m_steps->rowAt(m_moment);
    if (row < 0 || row == current.row())
        return;
    m_isFollowing = true;
    m_list->setCurrentIndex(m_steps->index(row));
    const bool isWhole = m_moment.kind == BeatKind::Rest;
    m_list->scrollTo(m_steps->index(row), isWhole ? QListView::PositionAtTop : QListView::EnsureVisible);
    m_isFollowing = false;
}

void StageView::describe()
{
    QStringList lines;
    if (m_shownStep >= 0 && !m_played.isCaseUpTo(m_shownStep))
        lines << asideName();
    lines << (m_choreographer ? texts().caption(m_shownStep) : QString());
    for (const PlayerCard& card : picture().still.cards)
        lines << cardText(card);
    for (const CardPile& pile : picture().still.shelf.cardPiles)
        lines << cardWords(pile);
    m_canvas->setAccessibleDescription(lines.join(QStringLiteral(". ")));
}

QString StageView::cardText(const PlayerCard& card) const
{
    return tr("Player %1: %n point(s)", nullptr, card.points).arg(card.seat + 1) + QStringLiteral(", ") +
           tr("%n in the supply", nullptr, static_cast<int>(card.supply.size()));
}

void StageView::goToRow(int row)
{
    goToMoment(m_steps->momentOf(row));
}

/// Shows what happens at a moment, as it happens, and stops.
void StageView::goToMoment(const Moment& moment)
{
    if (moment.kind == BeatKind::Rest)
        return goToStep(moment.step);
    m_canvas->follow();
    const int end = m_timeline.endOf(moment.step, moment.kind, moment.index);
    m_clock.setPosition(hasMotion() ? m_timeline.startOf(moment.step, moment.kind, moment.index) : end);
    if (hasMotion())
        m_clock.runTo(end);
}

void StageView::play()
{
    if (m_timeline.length() == 0)
        return;
    m_canvas->follow();
    if (m_clock.position() >= m_timeline.length())
        m_clock.setPosition(0);
    leaveRest();
    m_clock.runTo(m_timeline.length());
}

void StageView::pause()
{
    m_clock.stop();
}

void StageView::togglePlay()
{
    if (isPlaying())
        pause();
    else
        play();
}

void StageView::stepForward()
{
    m_canvas->follow();
    if (m_moment.kind != BeatKind::Rest || !hasMotion())
        return goToStep(m_moment.kind == BeatKind::Rest ? m_moment.step + 1 : m_moment.step);
    const int step = m_moment.step + 1;
    leaveRest();
    if (step < stepCount())
        m_clock.runTo(m_timeline.restOf(step));
}

/// Who goes on has read what stands there.
void StageView::leaveRest()
{
    if (m_moment.kind == BeatKind::Rest && m_moment.step + 1 < stepCount())
        m_clock.setPosition(m_timeline.endOf(m_moment.step, BeatKind::Rest, 0) + 1);
}

void StageView::stepBack()
{
    goToStep(m_moment.step - 1);
}

void StageView::goToStart()
{
    goToStep(0);
}

void StageView::goToEnd()
{
    goToStep(stepCount() - 1);
}

/// When a step is done; the last one is where there is nothing more to play.
int StageView::positionOf(int step) const
{
    return step + 1 < stepCount() ? m_timeline.restOf(step) : m_timeline.length();
}

void StageView::goToStep(int step)
{
    m_canvas->follow();
    m_clock.setPosition(positionOf(step));
    showMoment();
}

bool StageView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !m_played.ofCase() ||
        watched->objectName() == QLatin1String("stageSpeed"))
        return QWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const bool isButton = qobject_cast<QAbstractButton*>(watched) != nullptr;
    const bool isOpening =
        watched == m_list && (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter);
    const QStringList cites = m_list->currentIndex().data(StepsModel::CitesRole).toStringList();
    if (isOpening && !cites.isEmpty()) {
        emit clauseRequested(cites.front());
        return true;
    }
    const auto modifiers = press->modifiers() & ~Qt::KeypadModifier;
    const bool isForButton = isButton && press->key() == Qt::Key_Space && modifiers == Qt::NoModifier;
    const bool isForBoard = modifiers == Qt::ShiftModifier;
    const bool isForList = watched != m_list && qobject_cast<QListView*>(watched) != nullptr &&
                           (press->key() == Qt::Key_Home || press->key() == Qt::Key_End);
    if (isForButton || isForList || (isForBoard && watched != m_canvas))
        return QWidget::eventFilter(watched, event);
    const QKeyCombination key(modifiers, static_cast<Qt::Key>(press->key()));
    return StageKeys::take(*this, key) || QWidget::eventFilter(watched, event);
}

void StageView::keyPressEvent(QKeyEvent* event)
{
    const bool isForList = m_casePanel->isAncestorOf(window()->focusWidget());
    if (isForList || event->modifiers() != Qt::NoModifier ||
        !StageKeys::take(*this, static_cast<Qt::Key>(event->key())))
        QWidget::keyPressEvent(event);
}

} // namespace glossator::desktop
