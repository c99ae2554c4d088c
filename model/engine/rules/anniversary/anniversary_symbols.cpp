// SPDX-License-Identifier: GPL-3.0-or-later
// Which symbol is active, what it costs to use it, and the points of an arrow that faces no tile.
#include "model/engine/rules/anniversary/anniversary_rules.h"
#include "model/engine/rules/clause_table.h"

#include <algorithm>
#include <iterator>

namespace glossator::engine::rules {

bool AnniversaryRules::isUsable(const State& state, Symbol symbol) const
{
    return word(state, Active) != 0 &&
           m_arrows.of(state.board.tile(static_cast<TileId>(word(state, Active) - 1)).kind)->symbol == symbol;
}

void AnniversaryRules::tilePlaced(Play& play, TileId tile) const
{
    State& state = play.state();
    const bool isFirst = tile == state.turn.firstTile;
    if (m_isOneForEachTile && isFirst)
        word(state, Limit) = 0;
    const std::vector<FacingArrow> all = m_arrows.broughtBy(play.tiles(), state.board, tile);
    const std::vector<FacingArrow> open = activatable(state, all);
    if (open.size() < all.size())
        play.tell([&] {
            return Event{Withheld{state.turn.player, none, Gift::Other},
                         {"ann-extra-turn-no-third", "ann-extra-turn-fn-only-one", "ann-summary-extra-turn"}};
        });
    const bool mayActivate = !open.empty() && word(state, Limit) == 0;
    const bool ownMayBeActive = mayActivate && open.back().tile == tile;
    if (isFirst || ownMayBeActive)
        word(state, OwnArrow) = ownMayBeActive ? tile + 1 : 0;
    if (mayActivate)
        bringIntoPlay(play, open);
    else if (!open.empty())
        withholdSymbol(play);
    if (!ownMayBeActive)
        payForArrow(play, tile, mayActivate ? open.front().tile : TileId{none});
}

/// An extra turn never brings another one.
std::vector<FacingArrow> AnniversaryRules::activatable(const State& state,
                                                       std::vector<FacingArrow> arrows) const
{
    if (word(state, InExtraTurn) != 0)
        std::erase_if(arrows, [](const FacingArrow& arrow) { return arrow.symbol == Symbol::ExtraTurn; });
    return arrows;
}

/// What the tiles of this part of the turn have brought into play: a tile that makes room for another one
/// has a part in it.
std::vector<FacingArrow> AnniversaryRules::inPlay(const Game& game, const State& state) const
{
    std::vector<FacingArrow> found;
    const auto end = static_cast<TileId>(state.board.tiles().size());
    for (TileId tile = state.turn.firstTile; tile < end; ++tile) {
        const auto arrows = activatable(state, m_arrows.broughtBy(game.tiles(), state.board, tile));
        found.insert(found.end(), arrows.begin(), arrows.end());
    }
    return found;
}

/// Of several symbols the player chooses one, when all tiles of this part are placed; another arrow with the
/// active symbol changes nothing.
void AnniversaryRules::bringIntoPlay(Play& play, const std::vector<FacingArrow>& open) const
{
    const State& state = play.state();
    const std::vector<FacingArrow> arrows = inPlay(play.game(), state);
    const bool haveOneSymbol = std::ranges::all_of(
        arrows, [&](const FacingArrow& arrow) { return arrow.symbol == arrows.front().symbol; });
    const auto isAsked = [&](const Task& task) {
        return task.kind == TaskKind::OfModule && task.module == m_number && task.code == WhichSymbol;
    };
    if (!haveOneSymbol && std::ranges::none_of(state.agenda, isAsked))
        askLater(play, WhichSymbol);
    else if (haveOneSymbol && word(state, Active) == 0)
        activateOneOf(play, open, open.front().symbol, false);
    else if (haveOneSymbol)
        withholdSymbol(play);
}

/// Of several arrows with a symbol the newest. Where the new tile is paid unless its own arrow is the active
/// one, the player says whether it is.
void AnniversaryRules::activateOneOf(Play& play, const std::vector<FacingArrow>& arrows, Symbol symbol,
                                     bool wasChosen) const
{
    std::vector<FacingArrow> ours;
    std::ranges::copy_if(arrows, std::back_inserter(ours),
                         [&](const FacingArrow& arrow) { return arrow.symbol == symbol; });
    const auto isNew = [&](const FacingArrow& arrow) { return isOwn(play.state(), arrow); };
    const auto newOnes = std::ranges::count_if(ours, isNew);
    if (m_paysUnlessActivated && newOnes > 0 && newOnes < std::ssize(ours))
        return askLater(play, WhichArrow + static_cast<int>(symbol));
    activate(play, ours.back(), wasChosen);
}

void AnniversaryRules::chooseArrow(Play& play, Symbol symbol, bool isNew) const
{
    for (const FacingArrow& arrow : inPlay(play.game(), play.state()))
        if (arrow.symbol == symbol && isOwn(play.state(), arrow) == isNew)
            return activate(play, arrow, true);
}

/// Makes an arrow that the tile brought into play the active one of this part of the turn, in place of the
/// one before, and pays for an own arrow that is passed over.
void AnniversaryRules::activate(Play& play, const FacingArrow& arrow, bool wasChosen) const
{
    State& state = play.state();
    const bool isNew = isOwn(state, arrow);
    const bool wasUnused = word(state, Active) == 0 && word(state, Activated) != 0 && !m_isOneForEachTile;
    if (isUsable(state, Symbol::ExtraTurn))
        word(state, ExtraTurnDue) = 0;
    word(state, Active) = arrow.tile + 1;
    word(state, Activated) = 1;
    if (arrow.symbol == Symbol::ExtraTurn)
        word(state, ExtraTurnDue) = 1;
    play.tell([&] {
        Citations cites{isNew ? Clause("ann-arrow-points-to-neighbour") : Clause("ann-arrow-pointed-at"),
                        "ann-arrow-action-may", "ann-summary-two-ways"};
        if (wasChosen)
            add(cites, {"ann-one-symbol-per-turn", "ann-one-symbol-choose"});
        if (wasUnused)
            add(cites, {"ann-one-symbol-per-turn", "ann-open-unused-symbol"});
        if (word(state, InExtraTurn) != 0)
            cites.emplace_back("ann-extra-turn-other-symbols");
        return Event{TileActivated{state.turn.player, arrow.tile}, std::move(cites)};
    });
    if (const auto own = static_cast<TileId>(word(state, OwnArrow) - 1); own != none && !isNew) {
        word(state, OwnArrow) = 0;
        payForArrow(play, own, arrow.tile);
    }
}

void AnniversaryRules::withholdSymbol(Play& play) const
{
    const State& state = play.state();
    play.tell([&] {
        return Event{Withheld{state.turn.player, none, Gift::Other}, whyNoSymbol(play.game(), state)};
    });
}

/// The turn has used its one symbol, or by the other reading activated it.
void AnniversaryRules::reachLimit(Play& play, int how) const
{
    State& state = play.state();
    word(state, Limit) = Reached | how | (play.game().isForExtraTile(state) ? ByExtraTile : 0);
}

Citations AnniversaryRules::whyNoSymbol(const Game& game, const State& state) const
{
    Citations cites{"ann-one-symbol-per-turn"};
    if ((word(state, Limit) & Unused) != 0)
        cites.emplace_back("ann-open-unused-symbol");
    if ((word(state, Limit) & ByExtraTile) != 0 || (word(state, Limit) != 0 && game.isForExtraTile(state)))
        cites.emplace_back("ann-open-message-tile-symbol");
    return cites;
}

/// 2 points for a placed tile's arrow where it faces no tile; by the other reading also where it is not the
/// active one.
void AnniversaryRules::payForArrow(Play& play, TileId tile, TileId active) const
{
    const State& state = play.state();
    const bool faces = m_arrows.facesTile(state.board, tile);
    if (!m_arrows.of(state.board.tile(tile).kind) || (faces && !m_paysUnlessActivated))
        return;
    Award award;
    award.player = state.turn.player;
    award.origin.add(state.board.tile(tile).square);
    award.sheet.add(Counted::Bonus, 1, 2, faces ? "ann-summary-two-points" : "ann-arrow-no-neighbour");
    award.cites = {"ann-summary-two-points", "ann-place-direction-matters",
                   active != none ? Clause("ann-two-points-plus-other")
                                  : Clause("ann-arrow-no-neighbour-continue")};
    play.award(award);
}

/// A follower that went beside another one, or away from the new tile, went there by a symbol; but symbols
/// bring nobody to a special area.
std::optional<Symbol> AnniversaryRules::symbolBehind(const Game& game, const State& state, FigureId id)
{
    const Figure& figure = state.figures[static_cast<std::size_t>(id)];
    if (!game.kindOf(figure).follower || !regular.has(state.board.node(figure.place.index).kind))
        return std::nullopt;
    if (state.board.whole(figure.place.index).figures > 1)
        return Symbol::AddMeeple;
    if (state.board.node(figure.place.index).tile != state.turn.newTile)
        return Symbol::PlaceMeeple;
    return std::nullopt;
}

bool AnniversaryRules::isAdded(const State& state, FigureId figure) const
{
    if (figure >= maxFigures)
        return false;
    const auto bits = static_cast<std::uint32_t>(word(state, static_cast<Word>(Added + figure / wordBits)));
    return ((bits >> (figure % wordBits)) & 1U) != 0;
}

void AnniversaryRules::setAdded(State& state, FigureId figure, bool isAdded) const
{
    if (figure >= maxFigures)
        return;
    std::int32_t& bits = word(state, static_cast<Word>(Added + figure / wordBits));
    const std::uint32_t bit = 1U << (figure % wordBits);
    const auto now = static_cast<std::uint32_t>(bits);
    bits = static_cast<std::int32_t>(isAdded ? now | bit : now & ~bit);
}

/// A symbol that is used is the one of the turn: an extra turn that another one would bring is lost.
void AnniversaryRules::figureDeployed(Play& play, FigureId figure) const
{
    State& state = play.state();
    const std::optional<Symbol> symbol = symbolBehind(play.game(), state, figure);
    setAdded(state, figure, symbol == Symbol::AddMeeple && isUsable(state, Symbol::AddMeeple));
    if (!isAnyUsable(state) || !symbol)
        return;
    word(state, Active) = 0;
    reachLimit(play, 0);
    if (word(state, ExtraTurnDue) == 0 || m_isOneForEachTile)
        return;
    word(state, ExtraTurnDue) = 0;
    play.tell([&] {
        return Event{Withheld{state.turn.player, none, Gift::Other},
                     {"ann-one-symbol-per-turn", "ann-open-unused-symbol"}};
    });
}

} // namespace glossator::engine::rules
