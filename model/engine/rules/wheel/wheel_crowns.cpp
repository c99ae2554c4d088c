// SPDX-License-Identifier: GPL-3.0-or-later
// Meeples on crown spaces.
#include "model/engine/rules/wheel/wheel_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int crownPoints = 3;
constexpr int aloneOfTwoPoints = 6;

} // namespace

std::vector<FigureId> WheelRules::followersOn(const Game& game, const State& state, FeatureId area)
{
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].place == Place{PlaceKind::OnFeature, nobody, area} &&
            game.kindOf(state.figures[i]).follower)
            found.push_back(static_cast<FigureId>(i));
    return found;
}

bool WheelRules::hasFreeCrown(const Game& game, const State& state, FeatureId area) const
{
    const int crowns = m_crowns.at(static_cast<std::size_t>(*sectionAt(state, area)));
    return static_cast<int>(followersOn(game, state, area).size()) < crowns;
}

void WheelRules::woodOptions(const Game& game, const State& state, Options& out) const
{
    if (state.turn.figuresPlaced > 0)
        return;
    for (std::size_t kind = 0; kind < game.figureKinds().size(); ++kind) {
        if (!game.figureKinds()[kind].follower ||
            findInSupply(state, state.turn.player, static_cast<FigureKind>(kind)) == none)
            continue;
        for (std::size_t section = 0; section < sectionNames.size(); ++section)
            if (const FeatureId area = areaOf(state, static_cast<Section>(section));
                hasFreeCrown(game, state, area))
                out.push_back(Option::deploy(static_cast<FigureKind>(kind), area));
    }
}

/// It stands for all that could be placed in this step.
void WheelRules::figureDeployed(Play& play, FigureId figure) const
{
    State& state = play.state();
    if (sectionAt(state, state.figures[static_cast<std::size_t>(figure)].place.index))
        state.turn.figuresAllowed = state.turn.figuresPlaced;
}

Award WheelRules::crownAward(Player player, Section section, int followers) const
{
    Award award;
    award.player = player;
    award.cites = {"wheel-draw-order"};
    const int crowns = m_crowns.at(static_cast<std::size_t>(section));
    if (crowns == 1)
        award.sheet.add(Counted::Figures, 1, crownPoints, "wheel-crown-only-one");
    else if (followers == crowns)
        award.sheet.add(Counted::Figures, 1, crownPoints, "wheel-crown-both");
    else
        award.sheet.add(Counted::Figures, 1, aloneOfTwoPoints, "wheel-crown-alone");
    return award;
}

/// Each is scored and comes home before the next one.
void WheelRules::scoreCrowns(Play& play, FeatureId area) const
{
    const std::vector<FigureId> followers = followersOn(play.game(), play.state(), area);
    for (int place = play.game().players() - 1; place >= 0; --place)
        for (const FigureId figure : followers) {
            const Player owner = play.state().figures[static_cast<std::size_t>(figure)].owner;
            if (owner != seatFrom(play, place))
                continue;
            play.next(step(Step::TakeHome, owner, none, figure));
            Award award =
                crownAward(owner, *sectionAt(play.state(), area), static_cast<int>(followers.size()));
            award.origin.features = {area};
            play.award(award);
        }
}

bool WheelRules::mayStand(const Game& game, const State& state, FigureKind kind, Place place) const
{
    if (place.kind != PlaceKind::OnFeature || !sectionAt(state, place.index))
        return false;
    return kind == m_pig || (game.figureKinds()[kind].follower && hasFreeCrown(game, state, place.index));
}

bool WheelRules::mayJoin(const Game& game, const State& state, Player, FigureKind kind, FeatureId at) const
{
    return mayStand(game, state, kind, {PlaceKind::OnFeature, nobody, at});
}

} // namespace glossator::engine::rules
