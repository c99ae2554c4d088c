// SPDX-License-Identifier: GPL-3.0-or-later
// The shepherds: where they stand, and what is asked about them.
#include "model/engine/rules/hills_sheep/hills_sheep_rules.h"

#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::array<std::string_view, 2> answers{"grow", "stable"};

constexpr auto tokenNames = [] {
    std::array<std::string_view, flockTokens.size()> names{};
    std::ranges::transform(flockTokens, names.begin(), &FlockToken::name);
    return names;
}();

} // namespace

bool HillsSheepRules::actsAt(Moment moment) const
{
    switch (moment) {
    case Moment::TilePlaced:
    case Moment::FigureDeployed:
    case Moment::WoodEnds:
    case Moment::Veto:
    case Moment::Annotate:
        return true;
    default:
        return false;
    }
}

std::vector<FigureKindSpec> HillsSheepRules::figureKinds() const
{
    return {{.id = std::string(shepherdId),
             .strength = 0,
             .standsOn = {FeatureKind::Field},
             .follower = false,
             .standsApart = true}};
}

std::vector<TokenKindSpec> HillsSheepRules::tokenKinds() const
{
    std::vector<TokenKindSpec> kinds;
    kinds.reserve(std::size(flockTokens));
    for (const FlockToken& token : flockTokens)
        kinds.push_back({std::string(token.id), token.count});
    return kinds;
}

void HillsSheepRules::bind(const Game& game, std::uint8_t number, std::size_t)
{
    m_number = number;
    m_shepherd = game.figureKind(shepherdId).value();
    m_firstToken = game.tokenKind(flockTokens.front().id).value();
}

void HillsSheepRules::setUp(Setup& setup) const
{
    setup.giveEach(shepherdId, 1, {PlaceKind::Supply, nobody, none});
}

Decision HillsSheepRules::question(Question about, Player who) const
{
    return {Topic::OfModule, who, m_number, static_cast<std::uint8_t>(about)};
}

Task HillsSheepRules::step(Step what, FeatureId feature) const
{
    Task task = Task::about(TaskKind::OfModule, feature);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(what);
    return task;
}

bool HillsSheepRules::hasShepherd(const State& state, FeatureId field) const
{
    return std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return isInField(figure) && state.board.rootOf(figure.place.index) == state.board.rootOf(field);
    });
}

std::vector<FigureId> HillsSheepRules::shepherdsIn(const State& state, FeatureId field) const
{
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (isInField(state.figures[i]) &&
            state.board.rootOf(state.figures[i].place.index) == state.board.rootOf(field))
            found.push_back(static_cast<FigureId>(i));
    return found;
}

bool HillsSheepRules::isNew(const State& state, const Figure& shepherd)
{
    return state.board.node(shepherd.place.index).tile == state.turn.newTile;
}

bool HillsSheepRules::isExtended(const State& state, const Figure& shepherd)
{
    bool found = false;
    state.board.forEachPart(shepherd.place.index, [&](FeatureId part) {
        found = found || state.board.node(part).tile >= state.turn.firstTile;
    });
    return found;
}

/// Tells who would like to tend a flock now and may not.
void HillsSheepRules::tilePlaced(Play& play, TileId tile) const
{
    if (!play.isHeard())
        return;
    const State& state = play.state();
    for (const Figure& figure : state.figures) {
        if (!isInField(figure) || figure.owner == state.turn.player)
            continue;
        FeatureId extended = none;
        state.board.forEachPart(figure.place.index, [&](FeatureId part) {
            if (state.board.node(part).tile == tile)
                extended = part;
        });
        if (extended != none)
            play.tell([&] {
                return Event{Withheld{figure.owner, extended, Gift::Other}, {"exp9-flock-own-tile"}};
            });
    }
}

void HillsSheepRules::figureDeployed(Play& play, FigureId figure) const
{
    if (play.state().figures[static_cast<std::size_t>(figure)].kind == m_shepherd)
        play.next(step(Step::Draw));
}

/// Flocks of fields that can grow no more are driven home before anything is asked.
void HillsSheepRules::woodEnds(Play& play) const
{
    const State& state = play.state();
    std::vector<FeatureId> enclosed;
    for (const Figure& figure : state.figures) {
        if (!isInField(figure))
            continue;
        const FeatureId field = state.board.rootOf(figure.place.index);
        if (state.board.isFinished(field)) {
            if (std::ranges::find(enclosed, field) == enclosed.end())
                enclosed.push_back(field);
        } else if (figure.owner == state.turn.player && !isNew(state, figure) && isExtended(state, figure)) {
            play.next(step(Step::AskAboutFlock, field));
        }
    }
    for (auto field = enclosed.rbegin(); field != enclosed.rend(); ++field)
        play.next(step(Step::Enclosed, *field));
}

bool HillsSheepRules::mayVeto(const State& state) const
{
    return state.decision.topic == Topic::Wood &&
           std::ranges::any_of(state.figures, [&](const Figure& figure) { return isInField(figure); });
}

std::optional<Refusal> HillsSheepRules::veto(const Game&, const State& state, const Option& option) const
{
    if (option.action == Action::Deploy && option.figureKind == m_shepherd &&
        hasShepherd(state, option.feature))
        return Refusal{Reason::FeatureOccupied, {"exp9-shepherd-one-a-field"}};
    return {};
}

void HillsSheepRules::options(const Game& game, const State& state, Options& out) const
{
    if (static_cast<Question>(state.decision.code) == Question::Flock) {
        out.push_back(Option::pickAnswer(Grow));
        out.push_back(Option::pickAnswer(Stable));
        return;
    }
    for (std::size_t token = 0; token < flockTokens.size(); ++token)
        if (state.tokens[game.tokenSlot(tokenKind(token), nobody)] > 0)
            out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(token)));
}

std::string_view HillsSheepRules::topicName(std::uint8_t code) const
{
    return static_cast<Question>(code) == Question::Token ? "which token" : "flock";
}

std::span<const std::string_view> HillsSheepRules::answerNames(std::uint8_t code) const
{
    if (static_cast<Question>(code) == Question::Token)
        return tokenNames;
    return answers;
}

} // namespace glossator::engine::rules
