// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/darmstadt/darmstadt_rules.h"

#include "model/engine/game.h"

namespace glossator::engine::rules {

namespace {

constexpr std::string_view hallMark = "darmstadtium";
constexpr std::string_view churchMark = "church";
constexpr int hallPoints = 3;

} // namespace

bool DarmstadtRules::actsAt(Moment moment) const
{
    return moment == Moment::Sheet || moment == Moment::Annotate;
}

void DarmstadtRules::sheet(const Game& game, const State& state, FeatureId feature, bool final,
                           ScoreSheet& sheet) const
{
    if (!final && state.board.isFinished(feature) && state.board.hasMark(game.tiles(), feature, hallMark))
        sheet.add(Counted::Bonus, 1, hallPoints, "darm-hall-three-points");
}

void DarmstadtRules::annotate(const Game& game, const State& state, Event& event) const
{
    const auto isChurch = [&](FeatureId feature) {
        return feature != none && state.board.hasMark(game.tiles(), feature, churchMark);
    };
    if (std::holds_alternative<GameBegan>(event.what))
        event.cites.emplace_back("darm-setup-three-tiles");
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what))
        if (isChurch(deployed->feature))
            event.cites.emplace_back("darm-church-monastery");
    const auto* scored = std::get_if<Scored>(&event.what);
    if (scored == nullptr || !isChurch(scored->feature))
        return;
    event.cites.emplace_back("darm-church-monastery");
    if (state.board.isFinished(scored->feature) && !scored->majority.empty())
        event.cites.emplace_back("darm-open-church-bonus");
}

} // namespace glossator::engine::rules
