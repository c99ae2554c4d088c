// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/abbot/abbot_rules.h"

#include "model/engine/play.h"
#include "model/engine/setup.h"

namespace glossator::engine::rules {

namespace {

FeatureKind kindOf(const State& state, FeatureId feature)
{
    return state.board.node(feature).kind;
}

} // namespace

bool AbbotRules::actsAt(Moment moment) const
{
    return moment == Moment::Wood || moment == Moment::Sheet || moment == Moment::Annotate;
}

std::vector<FigureKindSpec> AbbotRules::figureKinds() const
{
    return {{"abbot", 1, {FeatureKind::Monastery, FeatureKind::Garden}}};
}

void AbbotRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_abbot = game.figureKind("abbot").value();
}

void AbbotRules::setUp(Setup& setup) const
{
    setup.giveEach("abbot", 1, {PlaceKind::Supply, nobody, none});
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
            figure.place.kind == PlaceKind::OnFeature)
            out.push_back(Option::takeBack(static_cast<FigureId>(i), figure.place.index));
    }
}

bool AbbotRules::choose(Play& play, const Decision& /*asked*/, const Option& option) const
{
    if (option.action != Action::TakeBack || !isAbbot(play.state(), option.figure))
        return false;
    const Player owner = play.state().figures[static_cast<std::size_t>(option.figure)].owner;
    const ScoreSheet sheet = sheetOf(play.game(), play.state(), option.feature, true);
    play.moveFigure(option.figure, {PlaceKind::Supply, owner, none},
                    {"abbot-recall-instead-of-meeple", "abbot-recall-any-garden-or-monastery-own"});
    play.award({owner, option.feature, true, sheet, {}});
    return true;
}

void AbbotRules::sheet(const Game&, const State& state, FeatureId feature, bool final,
                       ScoreSheet& sheet) const
{
    if (kindOf(state, feature) != FeatureKind::Garden)
        return;
    const Clause clause = final ? "abbot-recall-points" : "abbot-garden-score";
    sheet.add(Counted::Monastery, 1, 1, clause);
    sheet.add(Counted::SurroundingTiles, 8 - state.board.whole(feature).openEnds, 1, clause);
}

void AbbotRules::annotate(const Game&, const State& state, Event& event) const
{
    if (std::holds_alternative<GameBegan>(event.what))
        event.cites.insert(event.cites.end(), {"abbot-setup-one-each", "abbot-setup-gardens-eight-kinds"});
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what);
        deployed && isAbbot(state, deployed->figure))
        event.cites.insert(event.cites.end(),
                           {"abbot-place-monastery-or-garden", "abbot-place-instead-of-meeple"});
    if (const auto* moved = std::get_if<FigureMoved>(&event.what);
        moved && isAbbot(state, moved->figure) && moved->to.kind == PlaceKind::Supply)
        event.cites.emplace_back("abbot-return-after-score");
    if (const auto* finished = std::get_if<FeatureFinished>(&event.what);
        finished && kindOf(state, finished->feature) == FeatureKind::Garden)
        event.cites.emplace_back("abbot-garden-is-surrounded");
    const auto* scored = std::get_if<Scored>(&event.what);
    if (scored == nullptr || scored->feature == none)
        return;
    const bool garden = kindOf(state, scored->feature) == FeatureKind::Garden;
    if (state.phase == Phase::Wood)
        event.cites.emplace_back("abbot-recall-points");
    if (state.phase == Phase::Final && garden)
        event.cites.emplace_back("abbot-final-score");
    if (garden || state.phase == Phase::Wood)
        return;
    for (const Figure& figure : state.figures)
        if (figure.kind == m_abbot && figure.place.kind == PlaceKind::OnFeature &&
            state.board.rootOf(figure.place.index) == state.board.rootOf(scored->feature))
            event.cites.emplace_back(state.phase == Phase::Final ? "abbot-final-score"
                                                                 : "abbot-monastery-score");
}

void AbbotRules::cite(const Game&, const State& state, const Option& option, Refusal& refusal) const
{
    if (refusal.reason == Reason::WrongFeatureKind) {
        if (option.figureKind == m_abbot)
            refusal.cites.insert(refusal.cites.end(),
                                 {"abbot-not-elsewhere", "abbot-place-monastery-or-garden"});
        else if (kindOf(state, option.feature) == FeatureKind::Garden)
            refusal.cites.emplace_back("abbot-garden-abbot-only");
    }
    const bool afterFigure = refusal.reason == Reason::StepUsed || refusal.reason == Reason::NotAsked;
    if (afterFigure && option.action == Action::TakeBack && state.turn.figuresPlaced > 0)
        refusal.cites.emplace_back("abbot-not-in-same-turn-both");
}

} // namespace glossator::engine::rules
