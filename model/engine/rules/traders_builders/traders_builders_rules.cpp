// SPDX-License-Identifier: GPL-3.0-or-later
// What the box brings, and where builder and pig stand.
#include "model/engine/rules/traders_builders/traders_builders_rules.h"

#include "model/engine/play.h"
#include "model/engine/rules/traders_builders/trade_goods.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Of the pig a community answer says that it returns. On the others the sources say nothing, and the first
/// reading is ours.
const std::array<SwitchSpec, 3>& switches()
{
    static const std::array<SwitchSpec, 3> specs{{
        {"builder-on-finished", {"allowed", "refused"}, "exp2-builder-fn-finished-feature", false},
        {"pig-without-farmer", {"returns", "stays"}, "exp2-pig-fn-last-farmer", true},
        {"goods-nobody-has", {"nobody-scores", "everybody-scores"}, "exp2-final-goods-fn-none", false},
    }};
    return specs;
}

constexpr std::string_view builderId = "builder";
constexpr std::string_view pigId = "pig";

FigureKindSpec companion(std::string_view id, FeatureKinds standsOn)
{
    return {.id = std::string(id),
            .strength = 0,
            .standsOn = standsOn,
            .follower = false,
            .accompanies = true,
            .neutral = false};
}

} // namespace

std::span<const SwitchSpec> tradersBuildersSwitches()
{
    return switches();
}

TradersBuildersRules::TradersBuildersRules(const SwitchReadings& readings)
    : m_refusesFinished(readingOf(readings, switches()[0]) == 1),
      m_pigReturns(readingOf(readings, switches()[1]) == 0),
      m_paysGoodsNobodyHas(readingOf(readings, switches()[2]) == 1)
{
}

bool TradersBuildersRules::actsAt(Moment moment) const
{
    switch (moment) {
    case Moment::TilePlaced:
    case Moment::FigureDeployed:
    case Moment::FigureLeft:
    case Moment::FeatureFinished:
    case Moment::PlayerSheet:
    case Moment::FinalFeatureScored:
    case Moment::TurnEnds:
    case Moment::FinalScoring:
    case Moment::Annotate:
        return true;
    case Moment::Veto:
        return m_refusesFinished;
    default:
        return false;
    }
}

std::vector<FigureKindSpec> TradersBuildersRules::figureKinds() const
{
    return {companion(builderId, {FeatureKind::City, FeatureKind::Road}),
            companion(pigId, {FeatureKind::Field})};
}

std::vector<TokenKindSpec> TradersBuildersRules::tokenKinds() const
{
    std::vector<TokenKindSpec> kinds;
    kinds.reserve(tradeGoods.size());
    for (const TradeGood& good : tradeGoods)
        kinds.push_back({std::string(good.id), good.tokens});
    return kinds;
}

void TradersBuildersRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_builder = game.figureKind(builderId).value();
    m_pig = game.figureKind(pigId).value();
    m_firstGood = game.tokenKind(tradeGoods.front().id).value();
}

void TradersBuildersRules::setUp(Setup& setup) const
{
    for (const std::string_view kind : {builderId, pigId})
        setup.giveEach(kind, 1, {PlaceKind::Supply, nobody, none});
}

FigureId TradersBuildersRules::findOn(const State& state, FigureKind kind, Player owner,
                                      FeatureId feature) const
{
    const auto found = std::ranges::find_if(state.figures, [&](const Figure& figure) {
        return figure.kind == kind && figure.owner == owner && standsOn(state, figure, feature);
    });
    return found == state.figures.end() ? FigureId{none}
                                        : static_cast<FigureId>(found - state.figures.begin());
}

bool TradersBuildersRules::isOnBoard(const State& state, FigureKind kind, Player owner) const
{
    return std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return figure.kind == kind && figure.owner == owner && figure.place.kind == PlaceKind::OnFeature;
    });
}

/// Who leaves a feature without a meeple of the colour takes the builder along.
void TradersBuildersRules::figureLeft(Play& play, FigureId figure, FeatureId feature) const
{
    const State& state = play.state();
    const Player owner = state.figures[static_cast<std::size_t>(figure)].owner;
    if (owner == nobody || hasFollower(play.game(), state, owner, feature))
        return;
    if (const FigureId builder = findOn(state, m_builder, owner, feature); builder != none)
        play.moveFigure(builder, {PlaceKind::Supply, owner, none}, {"exp2-builder-last-meeple"});
    if (const FigureId pig = findOn(state, m_pig, owner, feature); pig != none && m_pigReturns)
        play.moveFigure(pig, {PlaceKind::Supply, owner, none}, {"exp2-pig-fn-last-farmer"});
}

bool TradersBuildersRules::mayVeto(const State& state) const
{
    return m_refusesFinished && state.decision.topic == Topic::Wood;
}

std::optional<Refusal> TradersBuildersRules::veto(const Game&, const State& state, const Option& option) const
{
    if (option.action == Action::Deploy && option.figureKind == m_builder &&
        state.board.isFinished(option.feature))
        return Refusal{Reason::NotAvailable, {"exp2-builder-fn-finished-feature"}};
    return {};
}

/// The pig makes each city of its field worth more to its owner.
void TradersBuildersRules::adaptToPlayer(const Game&, const State& state, Award& award) const
{
    if (award.feature == none || state.board.node(award.feature).kind != FeatureKind::Field ||
        findOn(state, m_pig, award.player, award.feature) == none)
        return;
    for (Addend& line : award.sheet.addends())
        if (line.counted == Counted::Cities) {
            ++line.each;
            line.cite = "exp2-pig-four-points";
        }
}

void TradersBuildersRules::finalFeatureScored(Play& play, FeatureId feature) const
{
    if (!play.isHeard() || play.state().board.node(feature).kind != FeatureKind::Field)
        return;
    for (const Share& share : sharesOf(play.game(), play.state(), feature))
        if (!share.wins && findOn(play.state(), m_pig, share.player, feature) != none)
            play.tell([&] {
                return Event{Withheld{share.player, feature, Gift::Points}, {"exp2-pig-needs-majority"}};
            });
}

/// A builder is never where its owner has no meeple.
std::vector<std::string> TradersBuildersRules::faults(const Game& game, const State& state) const
{
    std::vector<std::string> found;
    for (const Figure& figure : state.figures)
        if (figure.kind == m_builder && figure.place.kind == PlaceKind::OnFeature &&
            !hasFollower(game, state, figure.owner, figure.place.index))
            found.push_back("the builder of player " + std::to_string(figure.owner + 1) +
                            " stands where that player has no meeple");
    return found;
}

} // namespace glossator::engine::rules
