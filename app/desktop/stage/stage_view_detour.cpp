// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/options_model.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"

#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>
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

int StageView::lastOfCase() const
{
    const int house = m_isByHouse ? static_cast<int>(m_house->same) : stepCount();
    const int last = m_detour ? std::min(m_detour->from, house) : house;
    return isAside() ? last : -1;
}

bool StageView::isCaseUpTo(int step) const
{
    return !isAside() || step <= lastOfCase();
}

/// What the case chooses after a step, as long as the stage has not left its choices.
std::optional<engine::Option> StageView::caseChoice(int step) const
{
    if (!m_choreographer || step < 0 || (m_detour && step > m_detour->from))
        return std::nullopt;
    return cases::choiceAfter(*scripted(), static_cast<std::size_t>(step));
}

void StageView::previewOption(int row)
{
    const auto option = m_options->optionAt(row);
    if (!m_choreographer || !option || m_clock.isRunning())
        return;
    const auto refusal = m_options->refusalAt(row);
    m_canvas->setPicture(refusal ? m_choreographer->refusing(m_moment.step, *option, *refusal)
                                 : m_choreographer->trying(m_moment.step, *option));
}

/// The board shows the current option as long as the keyboard is with the options.
void StageView::previewCurrent()
{
    showMoment();
    if (m_optionPage->isAncestorOf(window()->focusWidget()))
        previewOption(m_optionList->currentIndex().row());
}

/// The button below the options says what it would do with a row of them.
void StageView::showOptionDeed(int row)
{
    const auto option = m_options->optionAt(row);
    m_try->setEnabled(option.has_value());
    if (option && m_options->refusalAt(row))
        m_try->setText(tr("Try it and see why not"));
    else if (option && option == caseChoice(m_shownStep))
        m_try->setText(tr("Play on with the case"));
    else
        m_try->setText(tr("Try this one"));
}

void StageView::chooseOption(int row)
{
    const auto option = m_options->optionAt(row);
    if (!m_choreographer || !option)
        return;
    const int here = m_shownStep;
    if (option == caseChoice(here)) {
        returnToCase(here);
        stepForward();
    } else if (m_detour && option == cases::choiceAfter(*result(), static_cast<std::size_t>(here)))
        stepForward();
    else
        leaveCase(here, *option);
}

void StageView::leaveCase(int step, const engine::Option& option)
{
    cases::CaseResult other = cases::detour(*result(), static_cast<std::size_t>(step), option);
    const int from = m_detour ? std::min(m_detour->from, step) : step;
    clearTable();
    m_detour = Detour{std::move(other), from};
    setTable();
    goToStep(step);
    m_detourBar->tell(from, m_case->title.textOrSource(m_language));
    m_header->setCurrentIndex(1);
    stepForward();
}

void StageView::returnToCase(int step)
{
    if (!m_detour)
        return;
    const bool hadFocus = m_detourBar->isAncestorOf(focusWidget());
    clearTable();
    m_detour.reset();
    m_header->setCurrentIndex(0);
    setTable();
    goToStep(step);
    if (hadFocus)
        m_canvas->setFocus();
}

void StageView::returnToCase()
{
    if (m_detour)
        returnToCase(std::min(m_moment.step, m_detour->from));
    else if (m_isByHouse)
        toggleHouse();
}

/// Selects what can be chosen at a point of the board, one after the other where there is more.
void StageView::pickOnBoard(QPointF board, const std::optional<pictures::BoardHit>& hit)
{
    if (!m_choreographer || m_clock.isRunning())
        return;
    const engine::Square square{static_cast<std::int16_t>(std::floor(board.x())),
                                static_cast<std::int16_t>(std::floor(board.y()))};
    const engine::Board& lying = result()->steps[static_cast<std::size_t>(m_moment.step)].state.board;
    const auto tiles = lying.tiles();
    const auto feature = hit && hit->feature && hit->tile < tiles.size()
                             ? static_cast<engine::FeatureId>(tiles[hit->tile].firstFeature + *hit->feature)
                             : engine::none;
    const int rows = m_options->rowCount();
    const int current = m_optionList->currentIndex().row();
    for (int i = 1; i <= rows; ++i) {
        const int row = (current + i + rows) % rows;
        if (!reaches(lying, *m_options->optionAt(row), square, feature))
            continue;
        m_split->open(true);
        m_tabs->setCurrentWidget(m_optionPage);
        m_optionList->setFocus();
        m_optionList->setCurrentIndex(m_options->index(row));
        return;
    }
}

} // namespace glossator::desktop
