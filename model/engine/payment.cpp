// SPDX-License-Identifier: GPL-3.0-or-later
// Points move figures along the track: those of an award, and those that a player pays to another one.
#include "model/engine/box_limits.h"
#include "model/engine/flow.h"

#include <algorithm>

namespace glossator::engine {

void payAward(Play& play, FigureId figure)
{
    State& state = play.state();
    const Award award = state.awards.back();
    state.awards.pop_back();
    Place& place = state.figures[static_cast<std::size_t>(figure)].place;
    const int from = place.index;
    place.index = static_cast<std::int16_t>(std::clamp(from + award.sheet.points(), 0, mostPoints));
    state.turn.hasScoredInRound = state.turn.hasScoredInRound || place.index != from;
    state.turn.hasScored = state.turn.hasScored || state.turn.hasScoredInRound;
    play.tell([&] {
        Scored scored{award.player,          figure,      from, place.index, award.feature, award.sheet, {},
                      state.scoringMoment(), award.origin};
        if (award.feature != none && award.isContested)
            scored.majority = sharesOf(play.game(), state, award.feature);
        return Event{scored, award.cites};
    });
    for (const RuleModule* module : play.game().actingAt(Moment::Awarded))
        module->awarded(play, award, figure);
}

std::vector<FigureId> payingFigures(const State& state, Player player, int points)
{
    std::vector<FigureId> figures = scoringFigures(state, player);
    std::erase_if(figures, [&](FigureId figure) {
        return state.figures[static_cast<std::size_t>(figure)].place.index < points;
    });
    return figures;
}

std::vector<FigureId> figuresOfPayment(const State& state)
{
    const Payment& due = state.payments.back();
    return due.paysWith == none ? payingFigures(state, due.from, due.points) : scoringFigures(state, due.to);
}

void payWith(Play& play, FigureId figure)
{
    State& state = play.state();
    if (state.payments.back().paysWith == none) {
        state.payments.back().paysWith = figure;
        return play.next(Task::by(TaskKind::Pay, state.payments.back().to));
    }
    const Payment due = state.payments.back();
    state.payments.pop_back();
    const auto move = [&](Player player, FigureId id, int points) {
        std::int16_t& at = state.figures[static_cast<std::size_t>(id)].place.index;
        const int from = at;
        at = static_cast<std::int16_t>(std::clamp(from + points, 0, mostPoints));
        return TrackMove{player, id, from, at};
    };
    Paid paid;
    paid.payer = move(due.from, due.paysWith, -due.points);
    paid.receiver = move(due.to, figure, due.points);
    play.tell([&] { return Event{paid, due.cites}; });
    for (const RuleModule* module : play.game().actingAt(Moment::Paid))
        module->paid(play, paid);
}

void Flow::pay()
{
    const Payment& due = m_play.state().payments.back();
    const Player who = due.paysWith == none ? due.from : due.to;
    const std::vector<FigureId> figures = figuresOfPayment(m_play.state());
    if (figures.size() > 1 && m_play.state().phase != Phase::Final)
        m_play.ask({Topic::PayWith, who, 0, 0});
    else
        payWith(m_play, figures.front());
}

} // namespace glossator::engine
