// SPDX-License-Identifier: GPL-3.0-or-later
// What a message does: its action, or the 2 points of its seal. Its points are a round of scoring of their
// own.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/messages/message_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int sealPoints = 2;
constexpr int pennantPoints = 2;
constexpr int knightPoints = 2;
constexpr int farmerPoints = 2;
constexpr int farmerPointsPreRelease = 3;

/// Whether other rules give points for a figure on the feature itself.
bool hasBonusOn(const Game& game, const State& state, FeatureId feature)
{
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (standsOn(state, state.figures[i], feature) && hasBonus(game, state, static_cast<FigureId>(i)))
            return true;
    return false;
}

/// Whether a city goes from one side of a square to the one across: through the middle, where a monastery
/// of the square stands.
bool hasCityAcross(const TileKind& tile)
{
    constexpr std::size_t middle = 1;
    const SquareSpec& square = tile.squares.front();
    const auto joins = [&](std::size_t side) {
        const std::int8_t feature = square.lanes.at(side).at(middle);
        return feature != SquareSpec::none && feature == square.lanes.at(side + 2).at(middle) &&
               tile.features.at(static_cast<std::size_t>(feature)).kind == FeatureKind::City;
    };
    return joins(0) || joins(1);
}

bool isInsideCity(const Game& game, const State& state, FeatureId feature)
{
    const FeatureNode& node = state.board.node(feature);
    if (plainKind(node.kind) != FeatureKind::Monastery)
        return false;
    const TileKind& tile = game.tiles()[state.board.tile(node.tile).kind].kind;
    return tile.squares.size() == 1 && hasCityAcross(tile);
}

/// What the sources say of monastic buildings besides the monasteries of the base game, and of an abbot in
/// one.
void citeBuilding(const Game& game, const State& state, FeatureId feature, Citations& cites)
{
    const FeatureNode& node = state.board.node(feature);
    const TileKind& tile = game.tiles()[state.board.tile(node.tile).kind].kind;
    if (plainKind(node.kind) == FeatureKind::Monastery &&
        !state.board.spec(game.tiles(), feature).marks.empty())
        cites.emplace_back("msg-3-fn-cloister-types");
    if (node.kind != FeatureKind::Abbacy)
        return;
    add(cites, {"msg-3-fn-abbot-unclarified", "msg-3-fn-abbot-no-limit",
                tile.box == "monasteries-germany" ? Clause("msg-3-fn-abbot-general-rule")
                                                  : Clause("msg-3-fn-abbot-extended")});
}

/// A feature that was finished in this part of the turn, before its round of scoring.
bool isWaitingForItsRound(const State& state, FeatureId feature)
{
    return state.board.node(feature).kind != FeatureKind::Field && state.board.isFinished(feature);
}

bool isOutvoted(const Game& game, const State& state, Player player, FeatureId feature)
{
    return std::ranges::any_of(sharesOf(game, state, feature),
                               [&](const Share& share) { return share.player == player && !share.wins; });
}

/// Points that a message brings its player and nobody else.
Award awardOf(Player player, Citations cites)
{
    Award award;
    award.player = player;
    award.isContested = false;
    award.cites = std::move(cites);
    return award;
}

} // namespace

Clause MessageRules::actionOf(int message)
{
    static constexpr std::array<Clause, messageCount> clauses{
        "msg-1-smallest-road", "msg-2-smallest-city", "msg-3-smallest-cloister", "msg-4-pennants",
        "msg-5-knights",       "msg-6-farmers",       "msg-7-one-tile",          "msg-8-score-and-remove"};
    return clauses.at(static_cast<std::size_t>(message - 1));
}

FeatureKind MessageRules::featureOf(int message)
{
    return message == 1 ? FeatureKind::Road : message == 2 ? FeatureKind::City : FeatureKind::Monastery;
}

bool MessageRules::isFollowerOf(const Game& game, const State& state, FigureId figure, Player player) const
{
    const Figure& one = state.figures[static_cast<std::size_t>(figure)];
    return one.owner == player && one.place.kind == PlaceKind::OnFeature && game.kindOf(one).follower &&
           state.board.node(one.place.index).kind != FeatureKind::Area;
}

/// The features of a kind on which the player is present and that would bring the fewest points at the end;
/// several when they tie.
std::vector<FeatureId> MessageRules::smallest(const Game& game, const State& state, FeatureKind kind) const
{
    std::vector<FeatureId> found;
    int fewest = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        if (!isFollowerOf(game, state, static_cast<FigureId>(i), state.turn.player))
            continue;
        const FeatureId root = state.board.rootOf(state.figures[i].place.index);
        if (plainKind(state.board.node(root).kind) != kind ||
            std::find(found.begin(), found.end(), root) != found.end())
            continue;
        const int points = sheetOf(game, state, root, true).points();
        if (!found.empty() && points > fewest)
            continue;
        if (found.empty() || points < fewest)
            found.clear();
        fewest = points;
        found.push_back(root);
    }
    return found;
}

bool MessageRules::canAct(const Game& game, const State& state, int message) const
{
    switch (message) {
    case 1:
    case 2:
    case 3:
        return !smallest(game, state, featureOf(message)).empty();
    case 7:
        return hasTileFor(game, state, state.turn.player);
    case 8:
        for (std::size_t i = 0; i < state.figures.size(); ++i)
            if (isFollowerOf(game, state, static_cast<FigureId>(i), state.turn.player))
                return true;
        return false;
    default:
        return true;
    }
}

void MessageRules::beginRoundOfItsOwn(Play& play) const
{
    play.beginRoundOfItsOwn();
    play.next(step(Step::PutBack));
}

void MessageRules::takeSeal(Play& play) const
{
    Award award = awardOf(play.state().turn.player, {"msg-two-options", "msg-rounds-variable"});
    award.sheet.add(Counted::Bonus, 1, sealPoints, "msg-option-seal");
    play.award(award);
}

void MessageRules::act(Play& play, int message) const
{
    const State& state = play.state();
    switch (message) {
    case 1:
    case 2:
    case 3: {
        const std::vector<FeatureId> found = smallest(play.game(), state, featureOf(message));
        return found.size() > 1 ? ask(play, state.turn.player, Question::WhichFeature)
                                : scoreSmallest(play, found.front());
    }
    case 4:
        return scorePennants(play);
    case 5:
        return scoreFollowers(play, FeatureKind::City, knightPoints, "msg-5-knights");
    case 6:
        return scoreFollowers(play, FeatureKind::Field,
                              m_hasThreeForFarmers ? farmerPointsPreRelease : farmerPoints,
                              m_hasThreeForFarmers ? "msg-6-fn-three-points-website" : "msg-6-farmers");
    case 7:
        return play.queueNext({state.turn.player, m_number, false, state.turn.broughtBy});
    default:
        return ask(play, state.turn.player, Question::WhichFollower);
    }
}

/// Nobody needs a majority, and the meeple stays (msg-1-no-majority-needed, msg-1-follower-stays).
void MessageRules::scoreSmallest(Play& play, FeatureId feature) const
{
    const State& state = play.state();
    const int message = memory(state).shown();
    Award award =
        awardOf(state.turn.player, {actionOf(message), "msg-two-options", "msg-1-lowest-value",
                                    "msg-1-endgame-value", "msg-1-follower-stays", "msg-rounds-variable"});
    award.feature = feature;
    award.sheet = sheetOf(play.game(), state, feature, true);
    if (isOutvoted(play.game(), state, award.player, feature))
        award.cites.emplace_back("msg-1-no-majority-needed");
    if (hasBonusOn(play.game(), state, feature))
        add(award.cites, {"msg-123-fn-feature-points-only", "msg-123-fn-bonus-later"});
    if (isWaitingForItsRound(state, feature))
        award.cites.emplace_back("msg-open-unscored-finished");
    citeBuilding(play.game(), state, feature, award.cites);
    play.award(award);
}

void MessageRules::scorePennants(Play& play) const
{
    const State& state = play.state();
    Award award = awardOf(state.turn.player, {"msg-4-pennants", "msg-two-options", "msg-rounds-variable"});
    std::vector<FeatureId>& cities = award.origin.features;
    int pennants = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        if (!isFollowerOf(play.game(), state, static_cast<FigureId>(i), award.player))
            continue;
        const FeatureId root = state.board.rootOf(state.figures[i].place.index);
        if (state.board.node(root).kind != FeatureKind::City ||
            std::find(cities.begin(), cities.end(), root) != cities.end())
            continue;
        cities.push_back(root);
        pennants += state.board.node(root).pennants;
        if (isOutvoted(play.game(), state, award.player, root))
            award.cites.emplace_back("msg-4-no-majority");
    }
    award.sheet.add(Counted::Pennants, pennants, pennantPoints, "msg-4-pennants");
    play.award(award);
}

/// Each follower counts once, whatever its strength (msg-5-fn-strength-irrelevant).
void MessageRules::scoreFollowers(Play& play, FeatureKind kind, int each, Clause cite) const
{
    const State& state = play.state();
    const bool areKnights = kind == FeatureKind::City;
    Award award = awardOf(state.turn.player, {cite, "msg-two-options", "msg-rounds-variable",
                                              areKnights ? "msg-5-knights-stay" : "msg-6-farmers-stay"});
    int count = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (!isFollowerOf(play.game(), state, static_cast<FigureId>(i), award.player))
            continue;
        if (areKnights && isInsideCity(play.game(), state, figure.place.index))
            award.cites.emplace_back("msg-5-fn-cloister-in-city");
        if (state.board.node(figure.place.index).kind != kind)
            continue;
        ++count;
        award.origin.add(state.board.standingSquare(play.tiles(), figure.place.index));
        if (areKnights && play.game().kindOf(figure).id != "meeple")
            award.cites.emplace_back("msg-5-fn-which-knights");
        if (areKnights && strengthOf(play.game(), state, figure) != 1)
            award.cites.emplace_back("msg-5-fn-strength-irrelevant");
    }
    if (!areKnights && !m_hasThreeForFarmers)
        award.cites.emplace_back("msg-6-fn-three-points-rgg");
    award.sheet.add(Counted::Figures, count, each, cite);
    play.award(award);
}

/// What is bound to the figure itself comes after the points of its feature.
void MessageRules::payBonuses(Play& play, FigureId follower) const
{
    std::vector<Award>& awards = play.state().awards;
    const std::size_t waiting = awards.size();
    scoreFigure(play, follower);
    for (std::size_t i = waiting; i < awards.size(); ++i)
        awards[i].cites.emplace_back("msg-8-fn-figure-bonus");
}

/// The follower scores as at the end of the game, for its owner alone, and comes home; the others stay.
void MessageRules::scoreAndRemove(Play& play, FigureId follower) const
{
    const State& state = play.state();
    const Player player = state.turn.player;
    const FeatureId feature = state.figures[static_cast<std::size_t>(follower)].place.index;
    const std::vector<Share> shares = sharesOf(play.game(), state, feature);
    const bool wins = !isOutvoted(play.game(), state, player, feature);
    Award award = awardOf(player, {"msg-8-score-and-remove", "msg-two-options", "msg-rounds-variable"});
    award.feature = state.board.rootOf(feature);
    if (wins) {
        award.sheet = sheetOf(play.game(), state, feature, true);
        engine::adaptToPlayer(play.game(), state, award);
        add(award.cites, {"msg-8-endgame-value", "msg-8-needs-majority"});
        if (std::count_if(shares.begin(), shares.end(), [](const Share& share) { return share.wins; }) > 1)
            award.cites.emplace_back("msg-8-only-you");
    } else {
        add(award.cites, {"msg-8-needs-majority", "msg-8-fn-zero-no-majority"});
    }
    if (award.sheet.points() == 0)
        add(award.cites, {"msg-8-fn-zero-allowed", "msg-8-fn-odd-choice"});
    if (award.sheet.points() == 0 && state.board.node(feature).kind == FeatureKind::Field && wins)
        award.cites.emplace_back("msg-8-fn-zero-farm");
    if (award.sheet.points() == 0 &&
        strengthOf(play.game(), state, state.figures[static_cast<std::size_t>(follower)]) == 0)
        award.cites.emplace_back("msg-8-fn-zero-mayor");
    if (isWaitingForItsRound(state, feature))
        award.cites.emplace_back("msg-open-unscored-finished");
    play.next(step(Step::TakeHome, follower));
    payBonuses(play, follower);
    play.award(award);
}

void MessageRules::takeHome(Play& play, FigureId follower) const
{
    const State& state = play.state();
    const Figure& figure = state.figures[static_cast<std::size_t>(follower)];
    Citations cites{"msg-8-return-follower"};
    if (state.board.whole(figure.place.index).figures > 1)
        cites.emplace_back("msg-8-fn-others-stay");
    play.moveFigure(follower, {PlaceKind::Supply, figure.owner, none}, std::move(cites));
}

} // namespace glossator::engine::rules
