// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"

#include <algorithm>

namespace glossator::engine {

namespace {

/// Leaves the first of equal citations where it is.
void citeOnce(Citations& cites)
{
    auto end = cites.begin();
    for (const Clause clause : cites)
        if (std::find(cites.begin(), end, clause) == end)
            *end++ = clause;
    cites.erase(end, cites.end());
}

void addToPile(std::vector<TokenPile>& piles, TileId tile, TokenKind kind)
{
    const auto pile = std::ranges::find_if(
        piles, [&](const TokenPile& each) { return each.tile == tile && each.kind == kind; });
    if (pile == piles.end())
        piles.push_back({tile, kind, 1});
    else
        ++pile->count;
}

/// How many were taken; an empty pile is gone.
int takeFromPile(std::vector<TokenPile>& piles, TileId tile, TokenKind kind, int most)
{
    const auto pile = std::ranges::find_if(
        piles, [&](const TokenPile& each) { return each.tile == tile && each.kind == kind; });
    if (pile == piles.end())
        return 0;
    const int taken = std::min<int>(most, pile->count);
    pile->count = static_cast<std::uint8_t>(pile->count - taken);
    if (pile->count == 0)
        piles.erase(pile);
    return taken;
}

} // namespace

void Play::hear(Event event)
{
    for (const RuleModule* module : m_game.actingAt(Moment::Annotate))
        module->annotate(m_game, m_state, event);
    citeOnce(event.cites);
    m_listener->hear(m_state, event);
}

void Play::beginPhase(Phase phase)
{
    m_state.phase = phase;
    tell([&] { return Event{PhaseBegan{phase}, {}}; });
}

void Play::award(const Award& award)
{
    m_state.awards.push_back(award);
    next(Task::by(TaskKind::Award, award.player));
}

void Play::payBonuses()
{
    const std::vector<Award> due = std::move(m_state.bonuses);
    m_state.bonuses.clear();
    for (auto bonus = due.rbegin(); bonus != due.rend(); ++bonus)
        award(*bonus);
}

void Play::beginRoundOfItsOwn()
{
    next(Task::enter(m_state.turn.now));
    next(Task::endOf(Round::OfItsOwn));
    m_state.turn.now = {Round::OfItsOwn, RoundPart::Whole};
}

void Play::drawTile(KindId kind)
{
    Pile& pile = m_state.pile;
    --pile.counts[static_cast<std::size_t>(kind)];
    --pile.size;
    if (!pile.order.empty() && pile.order.back() == kind)
        pile.order.pop_back();
    m_state.turn.tileInHand = kind;
    m_state.turn.fromAside = none;
    ++m_state.turn.tilesDrawn;
    tell([&] { return Event{TileDrawn{m_state.turn.player, kind}, {}}; });
    for (const RuleModule* module : m_game.actingAt(Moment::TileDrawn))
        module->tileDrawn(*this);
}

void Play::keepTile(Place place, Citations cites)
{
    const KindId kind = m_state.turn.tileInHand;
    m_state.turn.tileInHand = none;
    m_state.aside.push_back({kind, place});
    tell([&] {
        return Event{TileMoved{kind, {PlaceKind::InHand, m_state.turn.player, none}, place},
                     std::move(cites)};
    });
}

void Play::takeInHand(std::int16_t asideIndex)
{
    m_state.turn.tileInHand = m_state.aside[static_cast<std::size_t>(asideIndex)].kind;
    m_state.turn.fromAside = asideIndex;
}

void Play::moveTile(std::int16_t asideIndex, Place to, Citations cites)
{
    TileAside& tile = m_state.aside[static_cast<std::size_t>(asideIndex)];
    const Place from = tile.place;
    tile.place = to;
    const KindId kind = tile.kind;
    tell([&] { return Event{TileMoved{kind, from, to}, std::move(cites)}; });
}

void Play::discardTile(KindId kind, Citations cites)
{
    m_state.turn.tileInHand = none;
    tell([&] { return Event{TileDiscarded{kind}, std::move(cites)}; });
}

void Play::placeTile(Placement where)
{
    TurnState& turn = m_state.turn;
    turn.newTile = m_state.board.place(tiles(), turn.tileInHand, where, turn.number);
    if (turn.fromAside != none)
        m_state.aside.erase(m_state.aside.begin() + turn.fromAside);
    turn.tileInHand = none;
    turn.fromAside = none;
    tell([&] { return Event{TilePlaced{turn.player, turn.newTile}, {}}; });
    for (const RuleModule* module : m_game.actingAt(Moment::TilePlaced))
        module->tilePlaced(*this, turn.newTile);
}

void Play::occupy(FigureKind kind, FeatureId feature, int change)
{
    if (m_game.figureKinds()[kind].occupies())
        m_state.board.addFigure(feature, change);
}

void Play::deploy(FigureKind kind, FeatureId feature)
{
    const FigureId id = findInSupply(m_state, m_state.turn.player, kind);
    m_state.figures[static_cast<std::size_t>(id)].place = {PlaceKind::OnFeature, nobody, feature};
    occupy(kind, feature, 1);
    ++m_state.turn.figuresPlaced;
    tell([&] { return Event{FigureDeployed{id, feature}, {}}; });
    for (const RuleModule* module : m_game.actingAt(Moment::FigureDeployed))
        module->figureDeployed(*this, id);
}

void Play::moveFigure(FigureId figure, Place to, Citations cites)
{
    Figure& moved = m_state.figures[static_cast<std::size_t>(figure)];
    const Place from = moved.place;
    if (from.kind == PlaceKind::OnFeature)
        occupy(moved.kind, from.index, -1);
    if (to.kind == PlaceKind::OnFeature)
        occupy(moved.kind, to.index, 1);
    moved.place = to;
    tell([&] { return Event{FigureMoved{figure, from, to}, std::move(cites)}; });
    if (from.kind != PlaceKind::OnFeature)
        return;
    if (m_game.hasNeutralFigures())
        leaveBehind(figure, m_state.board.node(from.index).tile);
    for (const RuleModule* module : m_game.actingAt(Moment::FigureLeft))
        module->figureLeft(*this, figure, from.index);
}

void Play::moveTokens(TokenKind kind, int count, Player from, Player to, Citations cites)
{
    std::uint8_t& source = m_state.tokens[m_game.tokenSlot(kind, from)];
    const int moved = std::min<int>(count, source);
    if (moved == 0)
        return;
    source = static_cast<std::uint8_t>(source - moved);
    std::uint8_t& target = m_state.tokens[m_game.tokenSlot(kind, to)];
    target = static_cast<std::uint8_t>(target + moved);
    tell([&] { return Event{TokensMoved{kind, moved, from, to, none, false}, std::move(cites)}; });
}

void Play::putToken(TokenKind kind, Player from, TileId tile, Citations cites)
{
    --m_state.tokens[m_game.tokenSlot(kind, from)];
    addToPile(m_state.tokenPiles, tile, kind);
    tell([&] { return Event{TokensMoved{kind, 1, from, nobody, tile, false}, std::move(cites)}; });
}

void Play::takeTokens(TokenKind kind, TileId tile, Player to, Citations cites, int most)
{
    const int taken = takeFromPile(m_state.tokenPiles, tile, kind, most);
    if (taken == 0)
        return;
    std::uint8_t& target = m_state.tokens[m_game.tokenSlot(kind, to)];
    target = static_cast<std::uint8_t>(target + taken);
    tell([&] { return Event{TokensMoved{kind, taken, nobody, to, tile, true}, std::move(cites)}; });
}

void Play::pay(const Payment& payment)
{
    m_state.payments.push_back(payment);
    next(Task::by(TaskKind::Pay, payment.from));
}

void Play::leaveBehind(FigureId figure, TileId tile)
{
    for (std::size_t i = 0; i < m_state.figures.size(); ++i)
        if (m_state.figures[i].place == Place{PlaceKind::WithFigure, nobody, figure})
            moveFigure(static_cast<FigureId>(i), {PlaceKind::OnTile, nobody, tile});
}

FigureId findInSupply(const State& state, Player player, FigureKind kind)
{
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.owner == player && figure.kind == kind && figure.place.kind == PlaceKind::Supply)
            return static_cast<FigureId>(i);
    }
    return none;
}

int countKept(const State& state, Player player)
{
    int count = 0;
    for (std::size_t i = 0; i < state.aside.size(); ++i) {
        const Place& place = state.aside[i].place;
        const bool isKept = place.kind == PlaceKind::InFront || place.kind == PlaceKind::Reserve;
        if (isKept && place.player == player && static_cast<std::int16_t>(i) != state.turn.fromAside)
            ++count;
    }
    return count;
}

bool hasTileFor(const Game& game, const State& state, Player player)
{
    int tiles = state.pile.size + countKept(state, player);
    for (const RuleModule* module : game.actingAt(Moment::BeforeDraw))
        tiles += module->hasTileAside(game, state, player) ? 1 : 0;
    const bool takesOneFirst = state.phase == Phase::Start && state.turn.player == player;
    return tiles > (takesOneFirst ? 1 : 0);
}

std::vector<FigureId> scoringFigures(const State& state, Player player)
{
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].owner == player && state.figures[i].place.kind == PlaceKind::OnTrack)
            found.push_back(static_cast<FigureId>(i));
    return found;
}

int strengthOf(const Game& game, const State& state, const Figure& figure)
{
    const FigureKindSpec& kind = game.kindOf(figure);
    return kind.strength + kind.strengthPerPennant * state.board.whole(figure.place.index).pennants;
}

std::vector<Share> sharesOf(const Game& game, const State& state, FeatureId feature)
{
    std::array<int, maxPlayers> strength{};
    std::array<bool, maxPlayers> present{};
    for (const Figure& figure : state.figures) {
        if (!standsOn(state, figure, feature) || game.kindOf(figure).standsApart)
            continue;
        present[static_cast<std::size_t>(figure.owner)] = true;
        strength[static_cast<std::size_t>(figure.owner)] += strengthOf(game, state, figure);
    }
    const int most = *std::max_element(strength.begin(), strength.end());
    std::vector<Share> shares;
    for (std::size_t p = 0; p < present.size(); ++p)
        if (present[p])
            shares.push_back({static_cast<Player>(p), strength[p], strength[p] == most && most > 0});
    return shares;
}

FigureId firstAlike(const State& state, FigureId figure)
{
    const auto isAlone = [&](FigureId id) {
        return std::ranges::find(state.figures, Place{PlaceKind::WithFigure, nobody, id}, &Figure::place) ==
               state.figures.end();
    };
    const Figure& given = state.figures[static_cast<std::size_t>(figure)];
    for (FigureId id = 0; id < figure; ++id) {
        const Figure& other = state.figures[static_cast<std::size_t>(id)];
        if (other.owner == given.owner && other.kind == given.kind && other.place == given.place &&
            isAlone(id) && isAlone(figure))
            return id;
    }
    return figure;
}

bool hasFollower(const Game& game, const State& state, Player player, FeatureId feature)
{
    return std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return figure.owner == player && standsOn(state, figure, feature) && game.kindOf(figure).follower;
    });
}

std::string_view roleOf(const Game& game, const State& state, FigureId id)
{
    const Figure& figure = state.figures[static_cast<std::size_t>(id)];
    if (figure.place.kind != PlaceKind::OnFeature || !game.kindOf(figure).follower)
        return {};
    return game.roleOn(state.board.spec(game.tiles(), figure.place.index));
}

void adaptToPlayer(const Game& game, const State& state, Award& award)
{
    for (const RuleModule* module : game.actingAt(Moment::PlayerSheet))
        module->adaptToPlayer(game, state, award);
}

ScoreSheet sheetOf(const Game& game, const State& state, FeatureId feature, bool final)
{
    ScoreSheet sheet;
    for (const RuleModule* module : game.actingAt(Moment::Sheet))
        module->sheet(game, state, feature, final, sheet);
    return sheet;
}

bool hasBonus(const Game& game, const State& state, FigureId figure)
{
    return std::ranges::any_of(game.actingAt(Moment::FigureScored), [&](const RuleModule* module) {
        return module->hasBonusFor(game, state, figure);
    });
}

void scoreFigure(Play& play, FigureId figure)
{
    for (const RuleModule* module : play.game().actingAt(Moment::FigureScored))
        module->figureScored(play, figure);
    play.payBonuses();
}

} // namespace glossator::engine
