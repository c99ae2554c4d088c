// SPDX-License-Identifier: GPL-3.0-or-later
// Pyramids of acrobats, the ringmaster, and the end of the game.
#include "model/engine/rules/big_top/big_top_rules.h"
#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int acrobatPoints = 5;
constexpr int showPoints = 2;

} // namespace

std::vector<FigureId> BigTopRules::acrobatsOn(const State& state, TileId tile) const
{
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].kind == m_meeple &&
            state.figures[i].place == Place{PlaceKind::OnTile, nobody, tile})
            found.push_back(static_cast<FigureId>(i));
    return found;
}

/// The step is over with it: even where two meeples could be placed, only one acrobat is added.
void BigTopRules::addAcrobat(Play& play, TileId tile) const
{
    State& state = play.state();
    Citations cites{"exp10-acrobat-instead", "exp10-acrobat-where", "exp10-acrobat-three"};
    if (isWonder(play.game(), state, state.turn.newTile))
        cites.emplace_back("woh-x-exp10-one-acrobat-instead");
    ++state.turn.figuresPlaced;
    play.moveFigure(findInSupply(state, state.turn.player, m_meeple), {PlaceKind::OnTile, nobody, tile},
                    std::move(cites));
}

int BigTopRules::acrobatsOf(const State& state, TileId tile, Player player) const
{
    return static_cast<int>(std::ranges::count_if(acrobatsOn(state, tile), [&](FigureId acrobat) {
        return state.figures[static_cast<std::size_t>(acrobat)].owner == player;
    }));
}

void BigTopRules::awardPyramid(Play& play, TileId tile) const
{
    const State& state = play.state();
    const Citations cites = whyPyramid(play.game(), state, tile);
    play.next(step(Step::ClearPyramid, tile));
    for (auto player = static_cast<Player>(play.game().players() - 1); player >= 0; --player)
        if (const int acrobats = acrobatsOf(state, tile, player); acrobats > 0) {
            Award award{player, none, state.phase == Phase::Final, {}, cites, false};
            award.origin.add(state.board.tile(tile).square);
            award.sheet.add(Counted::Figures, acrobats, acrobatPoints, "exp10-pyramid-five-points");
            play.award(award);
        }
}

Citations BigTopRules::whyPyramid(const Game& game, const State& state, TileId tile) const
{
    if (state.phase == Phase::Final)
        return {"exp10-pyramid-final"};
    Citations cites{"exp10-pyramid-instead", "exp10-pyramid-complete"};
    if (!state.board.areAdjoining(game.tiles(), tile, state.turn.newTile) ||
        acrobatsOf(state, tile, state.turn.player) == 0)
        cites.emplace_back("exp10-pyramid-fn-whose");
    return cites;
}

void BigTopRules::clearPyramid(Play& play, TileId tile) const
{
    for (const FigureId acrobat : acrobatsOn(play.state(), tile)) {
        const Player owner = play.state().figures[static_cast<std::size_t>(acrobat)].owner;
        play.moveFigure(acrobat, {PlaceKind::Supply, owner, none}, {"exp10-pyramid-come-home"});
    }
}

/// Everybody still stands where they are when the circus is scored, so it comes first.
void BigTopRules::finalScoring(Play& play) const
{
    const State& state = play.state();
    for (auto tile = static_cast<TileId>(state.board.tiles().size() - 1); tile >= 0; --tile)
        if (hasAcrobats(state, tile) && !acrobatsOn(state, tile).empty())
            play.next(step(Step::ScorePyramid, tile));
    if (const TileId tile = tentTile(state); tile != none)
        play.next(step(Step::ScoreCircus, tile));
}

/// Tiles with a circus or acrobats around the ringmaster, and his own.
std::vector<TileId> BigTopRules::showsAround(const Game& game, const State& state, FigureId ringmaster) const
{
    const TileId own = workplaceOf(game, state, state.figures[static_cast<std::size_t>(ringmaster)]);
    std::vector<TileId> shows;
    for (std::size_t i = 0; own != none && i < state.board.tiles().size(); ++i)
        if (const auto tile = static_cast<TileId>(i); (hasCircus(state, tile) || hasAcrobats(state, tile)) &&
                                                      state.board.areAdjoining(game.tiles(), own, tile))
            shows.push_back(tile);
    return shows;
}

bool BigTopRules::hasBonusFor(const Game& game, const State& state, FigureId figure) const
{
    return state.figures[static_cast<std::size_t>(figure)].kind == m_ringmaster &&
           !showsAround(game, state, figure).empty();
}

void BigTopRules::payRingmaster(Play& play, FigureId ringmaster) const
{
    const State& state = play.state();
    const Player owner = state.figures[static_cast<std::size_t>(ringmaster)].owner;
    const FeatureId feature = state.figures[static_cast<std::size_t>(ringmaster)].place.index;
    const std::vector<TileId> shows = showsAround(play.game(), state, ringmaster);
    if (shows.empty())
        return play.tell([&] {
            return Event{Withheld{owner, feature, Gift::Points}, {"exp10-ringmaster-two-points"}};
        });
    Award award{owner, none, state.phase == Phase::Final, {}, {}, false};
    award.sheet.add(Counted::Tiles, static_cast<int>(shows.size()), showPoints,
                    "exp10-ringmaster-two-points");
    const TileId own = state.board.node(feature).tile;
    award.origin.add(state.board.standingSquare(play.tiles(), feature));
    for (const TileId show : shows)
        award.origin.add(state.board.tile(show).square);
    if (hasCircus(state, own) || hasAcrobats(state, own))
        award.cites.emplace_back("exp10-ringmaster-own-tile");
    if (award.final)
        award.cites.emplace_back("exp10-ringmaster-final");
    if (isWonder(play.game(), state, own))
        award.cites.emplace_back("exp10-fn-wonder-one-tile");
    for (const Share& share : sharesOf(play.game(), state, feature))
        if (share.player == owner && !share.wins)
            award.cites.emplace_back("exp10-ringmaster-fn-no-majority");
    play.awardBonus(award);
}

void BigTopRules::featureScored(Play& play, FeatureId feature) const
{
    const State& state = play.state();
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].kind == m_ringmaster && standsOn(state, state.figures[i], feature))
            payRingmaster(play, static_cast<FigureId>(i));
}

void BigTopRules::finalFeatureScored(Play& play, FeatureId feature) const
{
    featureScored(play, feature);
}

void BigTopRules::figureScored(Play& play, FigureId figure) const
{
    if (play.state().figures[static_cast<std::size_t>(figure)].kind == m_ringmaster)
        payRingmaster(play, figure);
}

} // namespace glossator::engine::rules
