// SPDX-License-Identifier: GPL-3.0-or-later
// What the sections of the wheel bring.
#include "model/engine/rules/wheel/wheel_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int fortunePoints = 3;
constexpr int monkPoints = 2;

/// Visits the player's followers on features of a kind.
template <class Visit>
void forEachFollowerOn(const Play& play, Player player, FeatureKind kind, Visit&& visit)
{
    for (const FigureId id : followersOnLand(play.game(), play.state(), player)) {
        const FeatureId at = play.state().figures[static_cast<std::size_t>(id)].place.index;
        if (plainKind(play.state().board.node(at).kind) == kind)
            visit(at);
    }
}

void addFamine(const Play& play, Player player, Award& award)
{
    std::size_t cities = 0;
    forEachFollowerOn(play, player, FeatureKind::Field, [&](FeatureId field) {
        const std::vector<FeatureId> beside = play.state().board.finishedCitiesBeside(play.tiles(), field);
        cities += beside.size();
        for (const FeatureId city : beside)
            award.origin.add(city);
    });
    award.sheet.add(Counted::Cities, static_cast<int>(cities), 1, "wheel-famine-farmers");
}

void addStorm(const Play& play, Player player, ScoreSheet& sheet)
{
    const auto isWaiting = [&](const Figure& figure) {
        return figure.place == Place{PlaceKind::Supply, player, none} && play.game().kindOf(figure).follower;
    };
    sheet.add(Counted::Figures, static_cast<int>(std::ranges::count_if(play.state().figures, isWaiting)), 1,
              "wheel-storm-supply");
}

void addInquisition(const Play& play, Player player, Award& award)
{
    int monks = 0;
    forEachFollowerOn(play, player, FeatureKind::Monastery, [&](FeatureId monastery) {
        ++monks;
        award.origin.add(play.state().board.rootOf(monastery));
    });
    award.sheet.add(Counted::Figures, monks, monkPoints, "wheel-inquisition-monks");
}

Clause clauseOf(Section section)
{
    switch (section) {
    case Section::Taxes:
        return "wheel-taxes-knights";
    case Section::Famine:
        return "wheel-famine-farmers";
    case Section::Storm:
        return "wheel-storm-supply";
    case Section::Inquisition:
        return "wheel-inquisition-monks";
    default:
        return "wheel-fortune-active";
    }
}

} // namespace

std::vector<FigureId> followersOnLand(const Game& game, const State& state, Player player)
{
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.owner == player && figure.place.kind == PlaceKind::OnFeature &&
            game.kindOf(figure).follower &&
            game.kindOf(figure).standsOn.has(state.board.node(figure.place.index).kind))
            found.push_back(static_cast<FigureId>(i));
    }
    return found;
}

/// What is put on the agenda last is done first, so the active player comes last here.
void WheelRules::act(Play& play, Section section) const
{
    const int players = section == Section::Fortune ? 1 : play.game().players();
    for (int place = players - 1; place >= 0; --place) {
        const Player player = seatFrom(play, place);
        if (section == Section::Plague)
            play.next(step(Step::Plague, player, none));
        else
            awardFor(play, section, player);
    }
}

void WheelRules::awardFor(Play& play, Section section, Player player) const
{
    Award award;
    award.player = player;
    award.cites = {"wheel-landing-only",
                   section == Section::Fortune ? "wheel-fortune-active" : "wheel-all-players"};
    if (section == Section::Fortune) {
        award.origin.features = {areaOf(play.state(), section)};
        award.sheet.add(Counted::Bonus, 1, fortunePoints, "wheel-fortune-active");
    } else if (section == Section::Taxes)
        addTaxes(play, player, award);
    else if (section == Section::Famine)
        addFamine(play, player, award);
    else if (section == Section::Storm)
        addStorm(play, player, award.sheet);
    else
        addInquisition(play, player, award);
    if (award.sheet.points() > 0)
        return play.award(award);
    play.tell([&] { return Event{Withheld{player, none, Gift::Points}, {clauseOf(section)}}; });
}

/// A knight brings the pennants of the city and the own knights there; by the other reading the city does,
/// once.
void WheelRules::addTaxes(const Play& play, Player player, Award& award) const
{
    std::vector<FeatureId> knights;
    forEachFollowerOn(play, player, FeatureKind::City,
                      [&](FeatureId city) { knights.push_back(play.state().board.rootOf(city)); });
    std::vector<FeatureId> cities = knights;
    std::ranges::sort(cities);
    cities.erase(std::unique(cities.begin(), cities.end()), cities.end());
    for (const FeatureId city : cities) {
        const auto own = static_cast<int>(std::ranges::count(knights, city));
        const Clause cite =
            own == 1 ? Clause("wheel-taxes-knights") : Clause("wheel-taxes-fn-several-knights");
        const int times = m_taxesByCity ? 1 : own;
        award.sheet.add(Counted::Pennants, play.state().board.whole(city).pennants * times, 1, cite);
        award.sheet.add(Counted::Figures, own * times, 1, cite);
    }
    award.origin.features = std::move(cities);
}

void WheelRules::strike(Play& play, Player player) const
{
    std::vector<FigureId> lost = followersOnLand(play.game(), play.state(), player);
    std::erase_if(lost, [&](FigureId id) { return firstAlike(play.state(), id) != id; });
    if (lost.empty())
        return play.tell([&] { return Event{Withheld{player, none, Gift::Other}, {"wheel-plague-one"}}; });
    if (lost.size() == 1)
        return lose(play, lost.front());
    play.ask({Topic::OfModule, player, m_number, 0});
}

void WheelRules::lose(Play& play, FigureId figure)
{
    const Player owner = play.state().figures[static_cast<std::size_t>(figure)].owner;
    play.moveFigure(figure, {PlaceKind::Supply, owner, none},
                    {"wheel-plague-one", "wheel-plague-fn-order", "wheel-all-players"});
}

void WheelRules::options(const Game& game, const State& state, Options& out) const
{
    for (const FigureId figure : followersOnLand(game, state, state.decision.who))
        if (firstAlike(state, figure) == figure)
            out.push_back(Option::pickFigure(figure));
}

bool WheelRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    lose(play, option.figure);
    return true;
}

} // namespace glossator::engine::rules
