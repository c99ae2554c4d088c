// SPDX-License-Identifier: GPL-3.0-or-later
// What the effects of all wonders share: whose a wonder is, from when on it works, how often it pays.
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

void addAll(Citations& cites, std::span<const Clause> clauses)
{
    std::copy_if(clauses.begin(), clauses.end(), std::back_inserter(cites),
                 [](Clause clause) { return !clause.empty(); });
}

} // namespace

std::span<const Effect> effects()
{
    static constexpr std::array<Effect, 7> all{{
        {Wonder::NotreDame,
         EffectMoment::FigureDeployed,
         true,
         notreDame,
         {"woh-intro-personal-benefit", "woh-notre-dame-trigger"},
         "woh-notre-dame-not-placement-turn",
         &WonderReadings::notreDameOnce,
         {"woh-open-notre-dame-two-meeples"}},
        {Wonder::Stonehenge,
         EffectMoment::FeatureFinished,
         true,
         stonehenge,
         {"woh-stonehenge-trigger"},
         "woh-stonehenge-not-placement-turn"},
        {Wonder::Tikal,
         EffectMoment::FeatureScored,
         false,
         tikal,
         {},
         {},
         &WonderReadings::tikalOnce,
         {"woh-open-tikal-two-cities", "woh-open-order-of-features"}},
        {Wonder::CircusMaximus, EffectMoment::GameEnd, false, circusMaximus},
        {Wonder::Alhambra, EffectMoment::GameEnd, false, alhambra},
        {Wonder::AngkorWat, EffectMoment::GameEnd, false, angkorWat},
        {Wonder::TerracottaArmy, EffectMoment::GameEnd, false, terracottaArmy},
    }};
    return all;
}

Player WonderRules::ownerOf(const Game& game, const State& state, Wonder wonder) const
{
    return m_wonders.ownerOf(game.tiles(), state, wonder);
}

bool WonderRules::works(const State& state, Wonder wonder) const
{
    return m_readings.worksAtOnce || !memory(state).isNew(wonder);
}

void WonderRules::withhold(Play& play, Player player, FeatureId feature, Citations cites, Gift gift) const
{
    play.tell([&] { return Event{Withheld{player, feature, gift}, std::move(cites)}; });
}

/// What is placed in place of the meeples of a wonder leaves none of them.
void WonderRules::figureDeployed(Play& play, FigureId figure) const
{
    if (!play.game().kindOf(play.state().figures[static_cast<std::size_t>(figure)]).follower) {
        play.state().turn.figuresAllowed = 1;
        return;
    }
    const FeatureId feature = play.state().figures[static_cast<std::size_t>(figure)].place.index;
    lookAtEffects(play, EffectMoment::FigureDeployed, feature, figure);
}

void WonderRules::featureFinished(Play& play, FeatureId feature) const
{
    lookAtEffects(play, EffectMoment::FeatureFinished, feature);
}

void WonderRules::featureScored(Play& play, FeatureId feature) const
{
    lookAtEffects(play, EffectMoment::FeatureScored, feature);
}

void WonderRules::finalScoring(Play& play) const
{
    const auto all = effects();
    for (std::size_t i = all.size(); i-- > 0;)
        if (all[i].moment == EffectMoment::GameEnd)
            play.next(step(Step::FinalEffect, static_cast<int>(i)));
}

void WonderRules::lookAtEffects(Play& play, EffectMoment moment, FeatureId feature, FigureId figure) const
{
    if (memory(play.state()).gained() == 0)
        return;
    for (const Effect& effect : effects())
        if (effect.moment == moment)
            lookAt(play, effect, feature, figure);
}

void WonderRules::lookAt(Play& play, const Effect& effect, FeatureId feature, FigureId figure) const
{
    const State& state = play.state();
    const Player owner = ownerOf(play.game(), state, effect.wonder);
    const Player active = state.turn.player;
    const bool isOthersTurn = effect.ownTurnOnly && owner != active;
    if (owner == nobody || (isOthersTurn && !play.isHeard()))
        return;
    Outcome outcome = effect.look({play.game(), state, owner, feature, figure});
    if (!outcome.award) {
        if (!outcome.withheld.empty() && !isOthersTurn)
            withhold(play, owner, feature, std::move(outcome.withheld), Gift::Points);
        return;
    }
    if (isOthersTurn) {
        const bool isAboutFigure = effect.moment == EffectMoment::FigureDeployed;
        Citations whyNot;
        addAll(whyNot, effect.inOthersTurn);
        return withhold(play, isAboutFigure ? active : owner, feature, std::move(whyNot), Gift::Points);
    }
    Citations whyNot = whyNotNow(state, effect);
    if (!whyNot.empty())
        return withhold(play, owner, feature, std::move(whyNot), Gift::Points);
    pay(play, effect, *std::move(outcome.award));
}

/// Why a wonder whose condition holds brings nothing: it was placed in this turn, or has paid already.
Citations WonderRules::whyNotNow(const State& state, const Effect& effect) const
{
    Citations cites;
    if (effect.moment == EffectMoment::GameEnd)
        return cites;
    if (!works(state, effect.wonder)) {
        addAll(cites, std::array{effect.inItsOwnTurn, Clause("woh-wonder-effect-next-turn")});
    } else if (effect.once != nullptr && m_readings.*effect.once && memory(state).isPaid(effect.wonder)) {
        cites.emplace_back(effect.again.front());
    }
    return cites;
}

void WonderRules::pay(Play& play, const Effect& effect, Award award) const
{
    if (play.isHeard())
        citePayment(play.game(), play.state(), effect, award);
    memory(play.state()).setPaid(effect.wonder);
    play.award(award);
}

void WonderRules::citePayment(const Game& game, const State& state, const Effect& effect, Award& award) const
{
    Citations& cites = award.cites;
    const bool isNew = memory(state).isNew(effect.wonder);
    if (isNew && !m_readings.worksAtOnce) // others are paid from the next turn on
        cites.emplace_back("woh-open-placed-last");
    if (isNew && !award.final)
        cites.emplace_back("woh-wonder-effect-original");
    if (isNew && !effect.inItsOwnTurn.empty())
        cites.emplace_back("woh-open-first-printing");
    if (memory(state).isPaid(effect.wonder))
        addAll(cites, effect.again);
    if (countWorking(game, state, award.player) > 1)
        cites.emplace_back("woh-variant-both-effects");
    if (isHelpedByAnother(game, state, effect.wonder))
        cites.emplace_back("woh-variant-combinations");
}

int WonderRules::countWorking(const Game& game, const State& state, Player owner) const
{
    int count = 0;
    for (int w = 0; w < wonderCount; ++w)
        if (const auto wonder = static_cast<Wonder>(w); works(state, wonder))
            count += ownerOf(game, state, wonder) == owner ? 1 : 0;
    return count;
}

/// Whether another wonder of the same owner has had its part in this turn.
bool WonderRules::isHelpedByAnother(const Game& game, const State& state, Wonder wonder) const
{
    const Player owner = ownerOf(game, state, wonder);
    for (int w = 0; w < wonderCount; ++w) {
        const auto other = static_cast<Wonder>(w);
        const bool chose = other == Wonder::AbuSimbel && owner == state.turn.player && works(state, other);
        if (other != wonder && (chose || memory(state).isPaid(other)) && ownerOf(game, state, other) == owner)
            return true;
    }
    return false;
}

} // namespace glossator::engine::rules
