// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/option_trial.h"

#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_player.h"
#include "model/cases/detour.h"

#include <cmath>
#include <utility>

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

OptionTrial::OptionTrial(Production& production, StagePlayer& player, OptionsPane& options,
                         StageCanvas& canvas)
    : m_production(production), m_player(player), m_options(options), m_canvas(canvas)
{
    connect(&options, &OptionsPane::pointedAt, this, &OptionTrial::preview);
    connect(&options, &OptionsPane::chosen, this, &OptionTrial::choose);
    connect(&canvas, &StageCanvas::boardClicked, this, &OptionTrial::pick);
    connect(&player, &StagePlayer::steppedTo, this, &OptionTrial::lookAgain);
    connect(&player, &StagePlayer::runningChanged, this, [this](bool isRunning) {
        if (isRunning)
            return;
        arrive();
        m_next.reset(); // who stops on the way looks at something else
    });
    connect(&production, &Production::readingChanged, this, [this] { m_left.reset(); });
    connect(&production, &Production::laid, this, [this] {
        m_next.reset();
        rememberLeft();
    });
}

void OptionTrial::preview(int row)
{
    const auto option = m_options.options().optionAt(row);
    if (!option)
        return endPreview();
    const Choreographer* choreographer = m_production.choreographer();
    if (choreographer == nullptr || m_player.isPlaying())
        return;
    const auto refusal = m_options.options().refusalAt(row);
    m_isTried = true;
    m_canvas.setPicture(refusal ? choreographer->refusing(m_player.step(), *option, *refusal)
                                : choreographer->trying(m_player.step(), *option));
}

void OptionTrial::endPreview()
{
    if (std::exchange(m_isTried, false))
        emit ended();
}

void OptionTrial::choose(int row)
{
    const auto option = m_options.options().optionAt(row);
    if (m_production.choreographer() == nullptr || !option)
        return;
    const Performance& played = m_production.played();
    const int here = m_player.step();
    if (option == played.caseChoice(here)) {
        m_production.returnToCase(here);
        return playNext(here);
    }
    if (played.isDetour() && option == cases::choiceAfter(*played.result(), static_cast<std::size_t>(here)))
        return playNext(here);
    m_production.leaveCase(here, *option);
    goOnFrom(here);
}

/// What follows from the choice after a step, whatever of that step was still to come.
void OptionTrial::playNext(int step)
{
    m_player.goToStep(step);
    goOnFrom(step);
}

void OptionTrial::goOnFrom(int step)
{
    m_next = step + 1;
    m_player.stepForward();
}

void OptionTrial::rememberLeft()
{
    const std::vector<StageTrial::Choice> tried = m_production.played().tried();
    if (!tried.empty())
        m_left = tried.front();
}

void OptionTrial::markLeft()
{
    if (m_left && m_left->step == m_player.step())
        m_options.setCurrent(m_left->option);
}

/// Also where one has only just come back, what the keyboard is at is seen on the board; elsewhere what
/// happened is.
void OptionTrial::lookAgain()
{
    if (m_options.hasKeyboard() && m_left && m_left->step == m_player.step())
        preview(m_options.current());
    arrive();
}

/// Who has chosen goes on to choose: where the keyboard stayed with the options, the one that stands ready at
/// the next decision is seen as well.
void OptionTrial::arrive()
{
    const Moment& moment = m_player.moment();
    if (m_player.isPlaying() || moment.kind != BeatKind::Rest)
        return;
    const std::optional<int> next = std::exchange(m_next, std::nullopt);
    if (next == moment.step && !tellsOutcome())
        m_options.look();
}

/// Points, or why not: that is to be read first.
bool OptionTrial::tellsOutcome() const
{
    const StagePicture& picture = m_canvas.picture();
    return !picture.still.board.labels.empty() || !picture.labels.empty();
}

void OptionTrial::pick(QPointF board, const std::optional<pictures::BoardHit>& hit)
{
    if (m_production.choreographer() == nullptr || m_player.isPlaying())
        return;
    const engine::Square square{static_cast<std::int16_t>(std::floor(board.x())),
                                static_cast<std::int16_t>(std::floor(board.y()))};
    const auto step = static_cast<std::size_t>(m_player.step());
    const engine::Board& lying = m_production.played().result()->steps[step].state.board;
    const auto tiles = lying.tiles();
    const auto feature = hit && hit->feature && hit->tile < tiles.size()
                             ? static_cast<engine::FeatureId>(tiles[hit->tile].firstFeature + *hit->feature)
                             : engine::none;
    const auto isThere = [&](const engine::Option& option) {
        return reaches(lying, option, square, feature);
    };
    if (m_options.selectNext(isThere))
        emit picked();
}

} // namespace glossator::desktop
