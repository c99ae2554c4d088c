// SPDX-License-Identifier: GPL-3.0-or-later
// Whom robbers rob, and what they take.
#include "model/engine/rules/robbers/robber_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr Clause stolenClause = "robber-steal-half";

} // namespace

bool RobberRules::isStolen(const ScoreSheet& sheet)
{
    return std::ranges::any_of(sheet.addends(), [](const Addend& line) { return line.cite == stolenClause; });
}

/// The robbers on the space from which a scoring figure went on. Each takes its part by itself.
void RobberRules::awarded(Play& play, const Award& award, FigureId figure) const
{
    const State& state = play.state();
    const int points = award.sheet.points();
    if (points <= 0 || state.phase == Phase::Final)
        return;
    const std::int16_t from =
        spaceOf(std::max(0, state.figures[static_cast<std::size_t>(figure)].place.index - points));
    for (Player i = play.game().players(); i > 0; --i) {
        const auto owner = static_cast<Player>((award.player + i) % play.game().players());
        const FigureId robber = robberOf(state, owner);
        if (owner == award.player || state.figures[static_cast<std::size_t>(robber)].place !=
                                         Place{PlaceKind::BesideTrack, nobody, from})
            continue;
        if (!isStolen(award.sheet)) {
            Task steal = step(Step::Steal, owner, points);
            steal.feature = award.feature;
            play.next(steal);
        } else if (!isRobbing(state, owner)) {
            moveAlong(play, robber, figure);
        }
    }
}

bool RobberRules::isRobbing(const State& state, Player owner) const
{
    return std::ranges::any_of(state.agenda, [&](const Task& task) {
        return task.kind == TaskKind::OfModule && task.module == m_number && task.player == owner &&
               static_cast<Step>(task.code) == Step::Steal;
    });
}

void RobberRules::moveAlong(Play& play, FigureId robber, FigureId figure) const
{
    const int points = play.state().figures[static_cast<std::size_t>(figure)].place.index;
    play.moveFigure(robber, {PlaceKind::BesideTrack, nobody, spaceOf(points)}, {"robber-steal-not-stolen"});
}

/// Whether another player's points for the same feature are still to come, with a scoring figure on the
/// robber's space.
bool RobberRules::canWait(const State& state, Player owner, FeatureId feature) const
{
    const std::int16_t space = state.figures[static_cast<std::size_t>(robberOf(state, owner))].place.index;
    return std::ranges::any_of(state.awards, [&](const Award& award) {
        if (award.feature == none || award.feature != feature || award.player == owner ||
            award.sheet.points() <= 0)
            return false;
        return std::ranges::any_of(scoringFigures(state, award.player), [&](FigureId figure) {
            return spaceOf(state.figures[static_cast<std::size_t>(figure)].place.index) == space;
        });
    });
}

void RobberRules::steal(Play& play, Player owner, int points) const
{
    Award award;
    award.player = owner;
    award.isContested = false;
    award.sheet.add(Counted::Bonus, 1, (points + 1) / 2, stolenClause);
    award.cites = {"robber-steal-own-figure", "robber-steal-victim-keeps", "robber-steal-each-feature"};
    play.award(award);
    play.moveFigure(robberOf(play.state(), owner), {PlaceKind::Supply, owner, none}, {"robber-steal-home"});
}

} // namespace glossator::engine::rules
