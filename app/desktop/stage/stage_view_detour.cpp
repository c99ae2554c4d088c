// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"

#include <QStackedWidget>
#include <QTabWidget>

#include <cmath>

// How the stage tries another choice than the case's, and comes back.
namespace glossator::desktop {

namespace {

/// Whether an option is about a square or about the feature, whichever of its parts is meant.
bool reaches(const engine::Board& board, const engine::Option& option, engine::Square square,
             engine::FeatureId feature)
{
    using engine::Action;
    switch (option.action) {
    case Action::PlaceTile:
    case Action::PutToken:
    case Action::PutFigure:
    case Action::ScoreTile:
        return option.square == square;
    default:
        return feature != engine::none && option.feature >= 0 &&
               static_cast<std::size_t>(option.feature) < board.features().size() &&
               board.rootOf(option.feature) == board.rootOf(feature);
    }
}

} // namespace

/// The board shows the option that is pointed at, as long as it is.
void StageView::previewOption(int row)
{
    const auto option = m_optionsPane->options().optionAt(row);
    if (!option)
        return showMoment();
    if (!m_choreographer || m_clock.isRunning())
        return;
    const auto refusal = m_optionsPane->options().refusalAt(row);
    m_canvas->setPicture(refusal ? m_choreographer->refusing(m_moment.step, *option, *refusal)
                                 : m_choreographer->trying(m_moment.step, *option));
}

void StageView::chooseOption(int row)
{
    const auto option = m_optionsPane->options().optionAt(row);
    if (!m_choreographer || !option)
        return;
    const int here = m_shownStep;
    if (option == m_played.caseChoice(here)) {
        returnToCase(here);
        playNext(here);
    } else if (m_played.isDetour() &&
               option == cases::choiceAfter(*m_played.result(), static_cast<std::size_t>(here)))
        playNext(here);
    else
        leaveCase(here, *option);
}

/// What follows from the choice after a step, whatever of that step was still to come.
void StageView::playNext(int step)
{
    goToStep(step);
    stepForward();
}

void StageView::leaveCase(int step, const engine::Option& option)
{
    clearTable();
    m_played.leaveCase(step, option);
    setTable();
    goToStep(step);
    m_detourBar->tell(m_played.scriptedStep(step), caseTitle());
    m_header->setCurrentIndex(1);
    stepForward();
}

void StageView::returnToCase(int step)
{
    if (!m_played.isDetour())
        return;
    const bool hadFocus = m_detourBar->isAncestorOf(focusWidget());
    clearTable();
    m_played.returnToCase();
    m_header->setCurrentIndex(0);
    setTable();
    goToStep(step);
    if (hadFocus)
        m_canvas->setFocus();
}

void StageView::returnToCase()
{
    if (m_played.isDetour())
        returnToCase(m_played.scriptedStep(m_moment.step));
    else if (m_played.isByHouse())
        toggleHouse();
}

/// Selects what can be chosen at a point of the board, one after the other where there is more.
void StageView::pickOnBoard(QPointF board, const std::optional<pictures::BoardHit>& hit)
{
    if (!m_choreographer || m_clock.isRunning())
        return;
    const engine::Square square{static_cast<std::int16_t>(std::floor(board.x())),
                                static_cast<std::int16_t>(std::floor(board.y()))};
    const engine::Board& lying =
        m_played.result()->steps[static_cast<std::size_t>(m_moment.step)].state.board;
    const auto tiles = lying.tiles();
    const auto feature = hit && hit->feature && hit->tile < tiles.size()
                             ? static_cast<engine::FeatureId>(tiles[hit->tile].firstFeature + *hit->feature)
                             : engine::none;
    const auto isThere = [&](const engine::Option& option) {
        return reaches(lying, option, square, feature);
    };
    if (!m_optionsPane->selectNext(isThere))
        return;
    m_split->open(true);
    m_tabs->setCurrentWidget(m_optionsPane);
    m_optionsPane->setFocus();
}

} // namespace glossator::desktop
