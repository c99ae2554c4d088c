// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/abbot/abbot_rules.h"

#include "model/engine/play.h"
#include "model/engine/setup.h"

namespace glossator::engine::rules {

namespace {

constexpr FeatureKinds workplaces{FeatureKind::Monastery, FeatureKind::Garden};

/// What the abbot's place is worth so far; he is taken back by other clauses than those that count it.
ScoreSheet sheetOfRecall(const Game& game, const State& state, FeatureId feature)
{
    ScoreSheet sheet = sheetOf(game, state, feature, true);
    for (Addend& line : sheet.addends())
        if (line.counted == Counted::Monastery || line.counted == Counted::SurroundingTiles)
            line.cite = "abbot-recall-points";
    return sheet;
}

} // namespace

bool AbbotRules::actsAt(Moment moment) const
{
    return moment == Moment::Wood || moment == Moment::Sheet || moment == Moment::Annotate;
}

std::vector<FigureKindSpec> AbbotRules::figureKinds() const
{
    return {{std::string(abbotId), 1, workplaces}};
}

void AbbotRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_abbot = game.figureKind(abbotId).value();
}

void AbbotRules::setUp(Setup& setup) const
{
    setup.giveEach(abbotId, 1, {PlaceKind::Supply, nobody, none});
}

bool AbbotRules::isAbbot(const State& state, FigureId figure) const
{
    return figure >= 0 && static_cast<std::size_t>(figure) < state.figures.size() &&
           state.figures[static_cast<std::size_t>(figure)].kind == m_abbot;
}

void AbbotRules::woodOptions(const Game&, const State& state, Options& out) const
{
    if (state.turn.figuresPlaced > 0)
        return;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.kind == m_abbot && figure.owner == state.turn.player &&
            figure.place.kind == PlaceKind::OnFeature &&
            workplaces.has(state.board.node(figure.place.index).kind) &&
            !state.board.isFinished(figure.place.index))
            out.push_back(Option::takeBack(static_cast<FigureId>(i), figure.place.index));
    }
}

bool AbbotRules::choose(Play& play, const Decision& /*asked*/, const Option& option) const
{
    if (option.action != Action::TakeBack || !isAbbot(play.state(), option.figure))
        return false;
    const Player owner = play.state().figures[static_cast<std::size_t>(option.figure)].owner;
    const ScoreSheet sheet = sheetOfRecall(play.game(), play.state(), option.feature);
    play.moveFigure(option.figure, {PlaceKind::Supply, owner, none},
                    {"abbot-recall-instead-of-meeple", "abbot-recall-any-garden-or-monastery-own",
                     "abbot-return-after-score"});
    play.award({owner, option.feature, true, sheet, {}, false});
    return true;
}

void AbbotRules::sheet(const Game&, const State& state, FeatureId feature, bool final,
                       ScoreSheet& sheet) const
{
    if (state.board.node(feature).kind != FeatureKind::Garden)
        return;
    const Clause clause = final ? "abbot-final-score" : "abbot-garden-score";
    sheet.add(Counted::Monastery, 1, 1, clause);
    sheet.add(Counted::SurroundingTiles, 8 - state.board.whole(feature).openEnds, 1, clause);
}

} // namespace glossator::engine::rules
