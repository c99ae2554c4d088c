// SPDX-License-Identifier: GPL-3.0-or-later
// The flocks: what is drawn, what a wolf does, and what the stable brings.
#include "model/engine/rules/hills_sheep/hills_sheep_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

FigureId HillsSheepRules::shepherdOf(const State& state, Player player) const
{
    const auto found = std::ranges::find_if(
        state.figures, [&](const Figure& figure) { return figure.owner == player && isInField(figure); });
    return found == state.figures.end() ? FigureId{none}
                                        : static_cast<FigureId>(found - state.figures.begin());
}

void HillsSheepRules::run(Play& play, const Task& task) const
{
    switch (static_cast<Step>(task.code)) {
    case Step::Draw:
        return play.ask(question(Question::Token, theTable));
    case Step::AskAboutFlock:
        return play.ask(question(Question::Flock, play.state().turn.player));
    case Step::Enclosed:
        return driveEnclosed(play, task.feature);
    case Step::GoHome:
        return scatter(play, task.feature, {"exp9-stable-home"});
    }
}

bool HillsSheepRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    if (static_cast<Question>(asked.code) == Question::Token) {
        draw(play, option.answer);
        return true;
    }
    const State& state = play.state();
    if (option.answer == Grow)
        play.next(step(Step::Draw));
    else
        drive(play, state.figures[static_cast<std::size_t>(shepherdOf(state, state.turn.player))].place.index,
              {});
    return true;
}

/// Only the active player's shepherd gets a token.
void HillsSheepRules::draw(Play& play, std::size_t flockToken) const
{
    const State& state = play.state();
    const Figure& shepherd = state.figures[static_cast<std::size_t>(shepherdOf(state, state.turn.player))];
    const FeatureId field = shepherd.place.index;
    const bool isFirst = isNew(state, shepherd);
    play.putToken(tokenKind(flockToken), nobody, state.board.node(field).tile,
                  {isFirst ? "exp9-shepherd-draws" : "exp9-grow-draw"});
    if (flockToken == wolf)
        scatter(play, field, {isFirst ? "exp9-shepherd-wolf" : "exp9-grow-wolf"});
}

ScoreSheet HillsSheepRules::sheepIn(const State& state, FeatureId field) const
{
    ScoreSheet sheet;
    const std::vector<FigureId> shepherds = shepherdsIn(state, field);
    for (std::size_t token = 0; token < flockTokens.size(); ++token) {
        int count = 0;
        for (const FigureId shepherd : shepherds)
            count += state.tokensOn(
                state.board.node(state.figures[static_cast<std::size_t>(shepherd)].place.index).tile,
                tokenKind(token));
        sheet.add(Counted::Tokens, count, flockTokens.at(token).sheep, "exp9-stable-points");
    }
    return sheet;
}

/// Every shepherd of the field brings its owner the points for all its sheep.
void HillsSheepRules::drive(Play& play, FeatureId field, const Citations& cites) const
{
    const State& state = play.state();
    const ScoreSheet sheet = sheepIn(state, field);
    const std::vector<FigureId> shepherds = shepherdsIn(state, field);
    play.next(step(Step::GoHome, field));
    for (auto shepherd = shepherds.rbegin(); shepherd != shepherds.rend(); ++shepherd) {
        Award award{
            state.figures[static_cast<std::size_t>(*shepherd)].owner, field, false, sheet, cites, false};
        award.cites.emplace_back("exp9-stable-points");
        if (shepherds.size() > 1)
            award.cites.emplace_back("exp9-stable-all-shepherds");
        play.award(award);
    }
}

void HillsSheepRules::driveEnclosed(Play& play, FeatureId field) const
{
    const State& state = play.state();
    Citations cites{"exp9-enclosed-at-once"};
    const FigureId own = shepherdOf(state, state.turn.player);
    if (own != none) {
        const Figure& shepherd = state.figures[static_cast<std::size_t>(own)];
        if (state.board.rootOf(shepherd.place.index) == state.board.rootOf(field) && !isNew(state, shepherd))
            cites.emplace_back("exp9-enclosed-fn-no-growing");
    }
    drive(play, field, cites);
}

void HillsSheepRules::scatter(Play& play, FeatureId field, const Citations& cites) const
{
    for (const FigureId id : shepherdsIn(play.state(), field)) {
        const Figure& shepherd = play.state().figures[static_cast<std::size_t>(id)];
        const TileId tile = play.state().board.node(shepherd.place.index).tile;
        for (std::size_t token = 0; token < flockTokens.size(); ++token)
            play.takeTokens(tokenKind(token), tile, nobody, cites);
        play.moveFigure(id, {PlaceKind::Supply, shepherd.owner, none}, cites);
    }
}

} // namespace glossator::engine::rules
