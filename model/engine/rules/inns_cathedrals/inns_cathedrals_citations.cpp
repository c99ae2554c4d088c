// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/inns_cathedrals/inns_cathedrals_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

bool isLarge(const Game& game, const Figure& figure)
{
    return game.figureKinds()[figure.kind].id == largeMeepleId;
}

/// A large meeple of the player's, or of anybody's, that stands on the joined feature.
bool isLargeOn(const Game& game, const State& state, FeatureId feature, Player owner = nobody)
{
    return std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return isLarge(game, figure) && (owner == nobody || figure.owner == owner) &&
               standsOn(state, figure, feature);
    });
}

bool isMarked(const FeatureSpec& spec, std::string_view mark)
{
    return std::ranges::find(spec.marks, mark) != spec.marks.end();
}

/// How many printed parts of the joined feature carry the mark.
int marksOn(const Game& game, const State& state, FeatureId feature, std::string_view mark)
{
    int count = 0;
    state.board.forEachPart(feature, [&](FeatureId part) {
        count += isMarked(state.board.spec(game.tiles(), part), mark) ? 1 : 0;
    });
    return count;
}

// --- setting up

int tilesOfBox(const Game& game)
{
    int count = 0;
    for (int kind = 0; kind < game.tiles().size(); ++kind) {
        const TileKind& printed = game.tiles()[static_cast<KindId>(kind)].kind;
        count += printed.box == "exp-1-inns-cathedrals" ? printed.count : 0;
    }
    return count;
}

bool hasWholeBox(const Seen<GameBegan>& seen)
{
    return tilesOfBox(seen.game) == 18;
}

bool areSix(const Seen<GameBegan>& seen)
{
    return seen.game.players() == 6;
}

constexpr std::array<ClauseRow<GameBegan>, 4> setupClauses{{
    {"exp1-setup-eighteen-tiles", hasWholeBox},
    {"exp1-setup-shuffle", hasWholeBox},
    {"exp1-setup-large-meeple", always},
    {"exp1-setup-sixth-player", areSix},
}};

// --- tiles

/// The new tile brings the mark to a feature on which only other players stand.
bool bringsToOthers(const Seen<TilePlaced>& seen, std::string_view mark)
{
    if (seen.what.player == nobody)
        return false;
    const Board& board = seen.state.board;
    const PlacedTile& tile = board.tile(seen.what.tile);
    const auto& features = seen.game.tiles()[tile.kind].kind.features;
    for (std::size_t f = 0; f < features.size(); ++f) {
        if (!isMarked(features[f], mark))
            continue;
        const auto feature = static_cast<FeatureId>(tile.firstFeature + static_cast<FeatureId>(f));
        const std::vector<Share> shares = sharesOf(seen.game, seen.state, feature);
        if (!shares.empty() && std::ranges::none_of(shares, [&](const Share& share) {
                return share.player == seen.what.player;
            }))
            return true;
    }
    return false;
}

constexpr std::array<ClauseRow<TilePlaced>, 2> placedClauses{{
    {"exp1-inn-any-road", [](const Seen<TilePlaced>& seen) { return bringsToOthers(seen, innMark); }},
    {"exp1-cathedral-any-city",
     [](const Seen<TilePlaced>& seen) { return bringsToOthers(seen, cathedralMark); }},
}};

// --- the large meeple

bool isLargeDeployed(const Seen<FigureDeployed>& seen)
{
    return isLarge(seen.game, seen.state.figures[static_cast<std::size_t>(seen.what.figure)]);
}

bool isLargeTheOnlyOne(const Seen<FigureDeployed>& seen)
{
    return isLargeDeployed(seen) && seen.state.turn.figuresAllowed == 1;
}

constexpr std::array<ClauseRow<FigureDeployed>, 4> deployedClauses{{
    {"exp1-large-instead", isLargeDeployed},
    {"exp1-large-one-placement", isLargeTheOnlyOne},
    {"exp1-large-like-normal", isLargeDeployed},
    {"exp1-large-roles", isLargeDeployed},
}};

// --- scoring

using SeenScored = Seen<Scored>;

bool isOf(const SeenScored& seen, FeatureKind kind)
{
    return seen.what.feature != none && seen.state.board.node(seen.what.feature).kind == kind;
}

int innsOn(const SeenScored& seen)
{
    return isOf(seen, FeatureKind::Road) ? marksOn(seen.game, seen.state, seen.what.feature, innMark) : 0;
}

int cathedralsIn(const SeenScored& seen)
{
    return isOf(seen, FeatureKind::City) ? marksOn(seen.game, seen.state, seen.what.feature, cathedralMark)
                                         : 0;
}

/// One of the road's tiles has an inn and several roads that stop inside it.
bool sharesTileWithInn(const SeenScored& seen)
{
    if (!isOf(seen, FeatureKind::Road))
        return false;
    bool found = false;
    seen.state.board.forEachPart(seen.what.feature, [&](FeatureId part) {
        const PlacedTile& tile = seen.state.board.tile(seen.state.board.node(part).tile);
        const auto& features = seen.game.tiles()[tile.kind].kind.features;
        const auto meets = [](const FeatureSpec& spec) {
            return spec.kind == FeatureKind::Road && !spec.innerEnds.empty();
        };
        found =
            found ||
            (std::ranges::count_if(features, meets) > 1 &&
             std::ranges::any_of(features, [](const FeatureSpec& spec) { return isMarked(spec, innMark); }));
    });
    return found;
}

bool hasCathedralBeside(const SeenScored& seen)
{
    if (!isOf(seen, FeatureKind::Field))
        return false;
    return std::ranges::any_of(
        seen.state.board.finishedCitiesBeside(seen.game.tiles(), seen.what.feature),
        [&](FeatureId city) { return seen.state.board.hasMark(seen.game.tiles(), city, cathedralMark); });
}

bool hasLarge(const SeenScored& seen)
{
    return !seen.what.majority.empty() && isLargeOn(seen.game, seen.state, seen.what.feature);
}

constexpr auto scoredClauses = std::to_array<ClauseRow<Scored>>({
    {"exp1-inn-beside-road", [](const SeenScored& seen) { return innsOn(seen) > 0; }},
    {"exp1-inn-one-branch", sharesTileWithInn},
    {"exp1-inn-several-once", [](const SeenScored& seen) { return innsOn(seen) > 1; }},
    {"exp1-cathedral-part-of-city", [](const SeenScored& seen) { return cathedralsIn(seen) > 0; }},
    {"exp1-cathedral-several-once", [](const SeenScored& seen) { return cathedralsIn(seen) > 1; }},
    {"exp1-cathedral-field-unchanged", hasCathedralBeside},
    {"exp1-large-counts-two", hasLarge},
    {"exp1-large-majority-only",
     [](const SeenScored& seen) {
         return hasLarge(seen) && isLargeOn(seen.game, seen.state, seen.what.feature, seen.what.player);
     }},
    {"exp1-large-farmer",
     [](const SeenScored& seen) { return isOf(seen, FeatureKind::Field) && hasLarge(seen); }},
});

/// The large meeple comes home by the clause that brings a normal meeple home, and by no other.
void citeReturn(Citations& cites)
{
    if (std::ranges::find(cites, "base-score-meeple-returns") != cites.end())
        cites.emplace_back("exp1-large-returns");
}

/// What a normal meeple could not do there either.
bool isAsForMeeples(Reason reason)
{
    return reason == Reason::FeatureOccupied || reason == Reason::SupplyEmpty ||
           reason == Reason::NotOnNewTile || reason == Reason::WrongFeatureKind;
}

} // namespace

void InnsCathedralsRules::annotate(const Game& game, const State& state, Event& event) const
{
    const auto look = [&]<class What, std::size_t size>(const std::array<ClauseRow<What>, size>& table) {
        if (const auto* what = std::get_if<What>(&event.what))
            rules::cite<What>(table, {game, state, *what}, event.cites);
    };
    look(setupClauses);
    look(placedClauses);
    look(deployedClauses);
    look(scoredClauses);
    if (const auto* moved = std::get_if<FigureMoved>(&event.what);
        moved != nullptr && isLarge(game, state.figures[static_cast<std::size_t>(moved->figure)]))
        citeReturn(event.cites);
}

void InnsCathedralsRules::cite(const Game&, const State&, const Option& option, Refusal& refusal) const
{
    const bool isLargeAsked = option.action == Action::Deploy && option.figureKind == m_large;
    if (isLargeAsked && isAsForMeeples(refusal.reason))
        refusal.cites.emplace_back("exp1-large-like-normal");
    if (isLargeAsked && refusal.reason == Reason::WrongFeatureKind)
        refusal.cites.emplace_back("exp1-large-roles");
}

} // namespace glossator::engine::rules
