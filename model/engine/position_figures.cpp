// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position_figures.h"

#include "model/engine/play.h"

#include <algorithm>

namespace glossator::engine {

namespace {

/// Whether a figure may be there: where its kind stands by itself, or where a module puts it.
bool mayStand(const Game& game, const State& state, FigureKind kind, Place place)
{
    if (place.kind == PlaceKind::Supply || place.kind == PlaceKind::OutOfGame)
        return true;
    if (place.kind == PlaceKind::OnFeature &&
        game.figureKinds()[kind].standsOn.has(state.board.node(place.index).kind))
        return true;
    return std::ranges::any_of(
        game.modules(), [&](const auto& module) { return module->mayStand(game, state, kind, place); });
}

/// Whether a figure may stand beside the one that is on the same printed feature already.
bool mayJoin(const Game& game, const State& state, Player owner, FigureKind kind, FeatureId at)
{
    return std::ranges::any_of(
        game.modules(), [&](const auto& module) { return module->mayJoin(game, state, owner, kind, at); });
}

/// Whether another such figure is on one of the tile's features already.
bool sharesTile(const State& state, FigureKind kind, FeatureId feature)
{
    return std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return figure.kind == kind && figure.place.kind == PlaceKind::OnFeature &&
               state.board.node(figure.place.index).tile == state.board.node(feature).tile;
    });
}

bool canBeScored(FeatureKind kind)
{
    return kind != FeatureKind::Field && kind != FeatureKind::Area;
}

/// Takes a token from the player who has most of them, or from the common supply; false when none is left.
bool takeToken(const Game& game, State& state, TokenKind kind)
{
    std::size_t from = game.tokenSlot(kind, nobody);
    for (Player player = 0; player < game.players(); ++player)
        if (const std::size_t slot = game.tokenSlot(kind, player);
            state.tokens[slot] > 0 &&
            (from == game.tokenSlot(kind, nobody) || state.tokens[slot] > state.tokens[from]))
            from = slot;
    if (state.tokens[from] == 0)
        return false;
    --state.tokens[from];
    return true;
}

std::string namesOf(const std::vector<FeatureSpec>& features)
{
    std::string names;
    for (const FeatureSpec& feature : features)
        names += (names.empty() ? "" : ", ") + feature.name;
    return names;
}

} // namespace

void PositionFigures::put()
{
    for (std::size_t i = 0; i < m_draft.position.tokenPiles.size(); ++i)
        pileTokens(i);
    const auto& figures = m_draft.position.figures;
    for (const bool isBesideAnother : {false, true})
        for (std::size_t i = 0; i < figures.size(); ++i)
            if ((figures[i].place == PlaceKind::WithFigure) == isBesideAnother)
                putFigure(i);
    for (std::size_t i = 0; i < m_draft.position.supplies.size(); ++i)
        limitSupply(i);
    for (std::size_t i = 0; i < m_draft.position.tokens.size(); ++i)
        giveTokens(i);
    for (std::size_t i = 0; i < m_draft.position.scores.size(); ++i)
        setScore(i);
}

void PositionFigures::fault(std::size_t index, std::string what, std::string right)
{
    m_draft.fault(PositionPart::Figure, index, std::move(what), std::move(right));
}

void PositionFigures::putFigure(std::size_t index)
{
    const DeclaredFigure& declared = m_draft.position.figures[index];
    const std::optional<FigureKind> kind = m_draft.game.figureKind(declared.kind);
    const bool isNeutral = kind && m_draft.game.figureKinds()[*kind].neutral;
    if (!kind || declared.owner >= m_draft.game.players() || (declared.owner < 0 && !isNeutral))
        return fault(index, "no such figure or player is in this game",
                     "name a player of the case and a figure of its expansions");
    if (isNeutral && declared.owner != nobody)
        return fault(index, "the " + declared.kind + " belongs to no player", "name no player here");
    const std::optional<Place> place = placeFor(index, *kind);
    if (!place)
        return;
    const FigureId figure = findFree(declared, *kind);
    if (figure == none)
        return fault(index,
                     isNeutral ? "no " + declared.kind + " is left beside the board"
                     : declared.place == PlaceKind::OnTrack
                         ? "the player has no further " + declared.kind + " on the track"
                         : "the player has no " + declared.kind + " left in the supply",
                     "declare fewer figures");
    m_draft.state.figures[static_cast<std::size_t>(figure)].place = *place;
    if (place->kind == PlaceKind::BesideTrack || place->kind == PlaceKind::OnTrack)
        m_parked.push_back(figure);
    if (place->kind == PlaceKind::OnFeature && m_draft.game.figureKinds()[*kind].occupies())
        m_draft.state.board.addFigure(place->index, 1);
}

std::optional<Place> PositionFigures::placeFor(std::size_t index, FigureKind kind)
{
    const DeclaredFigure& declared = m_draft.position.figures[index];
    Place place{declared.place, declared.place == PlaceKind::Supply ? declared.owner : nobody, none};
    if (declared.place == PlaceKind::HeldBy)
        place.player = declared.holder;
    if (declared.place == PlaceKind::BesideTrack || declared.place == PlaceKind::OnTrack)
        place.index = static_cast<std::int16_t>(declared.space);
    if (declared.place == PlaceKind::OnFeature && (place.index = findFeature(index)) == none)
        return std::nullopt;
    if (declared.place == PlaceKind::WithFigure && (place.index = findFigure(index)) == none)
        return std::nullopt;
    if (declared.place == PlaceKind::OnTile && (place.index = findTile(index)) == none)
        return std::nullopt;
    checkPlace(index, kind, place);
    return place;
}

void PositionFigures::checkPlace(std::size_t index, FigureKind kind, Place place)
{
    checkStands(index, kind, place);
    if (place.kind != PlaceKind::OnFeature)
        return;
    const std::string& name = m_draft.position.figures[index].feature;
    const Player owner = m_draft.position.figures[index].owner;
    if (std::ranges::find(m_draft.state.figures, place, &Figure::place) != m_draft.state.figures.end() &&
        !mayJoin(m_draft.game, m_draft.state, owner, kind, place.index))
        fault(index, "another figure stands on \"" + name + "\" of this tile already",
              "figures share a feature only from different tiles of it");
    checkApart(index, kind, place.index);
    // What is finished was scored when it was finished.
    if (canBeScored(m_draft.state.board.node(place.index).kind) &&
        m_draft.state.board.isFinished(place.index))
        fault(index, "\"" + name + "\" is finished, so no figure stands on it any more",
              "leave an end of it open");
}

/// What belongs to a figure that stands apart lies on its tile; nobody else can have placed one there.
void PositionFigures::checkApart(std::size_t index, FigureKind kind, FeatureId feature)
{
    const FigureKindSpec& spec = m_draft.game.figureKinds()[kind];
    if (spec.standsApart && sharesTile(m_draft.state, kind, feature))
        fault(index, "another " + spec.id + " stands on this tile already",
              "put each of them on a tile of its own");
}

void PositionFigures::checkStands(std::size_t index, FigureKind kind, Place place)
{
    if (mayStand(m_draft.game, m_draft.state, kind, place))
        return;
    const DeclaredFigure& declared = m_draft.position.figures[index];
    if (place.kind == PlaceKind::OnFeature)
        fault(index, "a " + declared.kind + " does not stand on \"" + declared.feature + "\"",
              "choose a feature that it stands on");
    else
        fault(index, "no rule of this game puts a " + declared.kind + " there",
              "put it on a feature, into the supply or out of the game");
}

TileId PositionFigures::findTile(std::size_t index)
{
    const Square square = m_draft.position.figures[index].square;
    const TileId tile = m_draft.state.board.tileAt(square);
    if (tile == none)
        fault(index, "no tile lies at " + toText(square), "put the figure on a declared tile");
    return tile;
}

/// A figure that stands on the feature of a declaration; two that share it are of one player.
FigureId PositionFigures::findFigure(std::size_t index)
{
    const FeatureId feature = findFeature(index);
    if (feature == none)
        return none;
    const auto& figures = m_draft.state.figures;
    const auto found =
        std::ranges::find(figures, Place{PlaceKind::OnFeature, nobody, feature}, &Figure::place);
    if (found != figures.end())
        return static_cast<FigureId>(found - figures.begin());
    fault(index, "no figure stands on \"" + m_draft.position.figures[index].feature + "\" of this tile",
          "declare that figure too");
    return none;
}

FeatureId PositionFigures::findFeature(std::size_t index)
{
    const DeclaredFigure& declared = m_draft.position.figures[index];
    const std::string where = toText(declared.square);
    const TileId tile = findTile(index);
    if (tile == none)
        return none;
    const PlacedTile& placed = m_draft.state.board.tile(tile);
    const auto& features = m_draft.game.tiles()[placed.kind].kind.features;
    const auto found = std::ranges::find(features, declared.feature, &FeatureSpec::name);
    if (found != features.end())
        return static_cast<FeatureId>(placed.firstFeature + (found - features.begin()));
    fault(index, "the tile at " + where + " has no feature \"" + declared.feature + "\"",
          "its features are " + namesOf(features));
    return none;
}

/// A figure for a declared place: one that the setup put there or beside another space, or the supply's.
FigureId PositionFigures::findFree(const DeclaredFigure& declared, FigureKind kind) const
{
    if (declared.place == PlaceKind::OnTrack)
        return find(declared, kind, PlaceKind::OnTrack, false);
    FigureId found = none;
    if (declared.place == PlaceKind::BesideTrack)
        found = find(declared, kind, PlaceKind::BesideTrack, true);
    if (found == none && (declared.place == PlaceKind::BesideTrack || declared.place == PlaceKind::Supply))
        found = find(declared, kind, PlaceKind::BesideTrack, false);
    return found == none ? find(declared, kind, PlaceKind::Supply, false) : found;
}

/// Figures that a declaration put on the track or beside it already are not taken again.
FigureId PositionFigures::find(const DeclaredFigure& declared, FigureKind kind, PlaceKind place,
                               bool sameSpace) const
{
    const auto& figures = m_draft.state.figures;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Figure& figure = figures[i];
        const auto id = static_cast<FigureId>(i);
        if (figure.owner == declared.owner && figure.kind == kind && figure.place.kind == place &&
            (!sameSpace || figure.place.index == declared.space) &&
            std::ranges::find(m_parked, id) == m_parked.end())
            return id;
    }
    return none;
}

void PositionFigures::limitSupply(std::size_t index)
{
    const DeclaredSupply& declared = m_draft.position.supplies[index];
    const std::optional<FigureKind> kind = m_draft.game.figureKind(declared.kind);
    if (!kind || declared.player < 0 || declared.player >= m_draft.game.players())
        return m_draft.fault(PositionPart::Supply, index, "no such figure or player is in this game");
    int left = 0;
    for (Figure& figure : m_draft.state.figures)
        if (figure.owner == declared.player && figure.kind == *kind &&
            figure.place.kind == PlaceKind::Supply && ++left > declared.count)
            figure.place = {PlaceKind::OutOfGame, nobody, none};
    if (left < declared.count)
        m_draft.fault(PositionPart::Supply, index,
                      "only " + std::to_string(left) + " are left in the supply, not " +
                          std::to_string(declared.count),
                      "declare at most " + std::to_string(left));
}

void PositionFigures::pileTokens(std::size_t index)
{
    const DeclaredTokenPile& declared = m_draft.position.tokenPiles[index];
    State& state = m_draft.state;
    const auto fault = [&](std::string what, std::string right) {
        m_draft.fault(PositionPart::TokenPile, index, std::move(what), std::move(right));
    };
    const std::optional<TokenKind> kind = m_draft.game.tokenKind(declared.kind);
    const TileId tile = state.board.tileAt(declared.square);
    if (!kind || declared.count < 1)
        return fault("no such tokens are in this game", "name a token of the expansions, 1 or more of it");
    if (tile == none)
        return fault("no tile lies at " + toText(declared.square), "put the tokens on a declared tile");
    if (state.tokensOn(tile, *kind) > 0)
        return fault("such tokens are declared on this tile already", "declare all of them at once");
    for (int i = 0; i < declared.count; ++i)
        if (!takeToken(m_draft.game, state, *kind))
            return fault("only " + std::to_string(i) + " of these tokens are left, not " +
                             std::to_string(declared.count),
                         "declare at most " + std::to_string(i));
    state.tokenPiles.push_back({tile, *kind, static_cast<std::uint8_t>(declared.count)});
}

void PositionFigures::giveTokens(std::size_t index)
{
    const DeclaredTokens& declared = m_draft.position.tokens[index];
    const std::optional<TokenKind> kind = m_draft.game.tokenKind(declared.kind);
    if (!kind || declared.player < 0 || declared.player >= m_draft.game.players() || declared.count < 0)
        return m_draft.fault(PositionPart::Tokens, index, "no such tokens or player are in this game");
    std::uint8_t& common = m_draft.state.tokens[m_draft.game.tokenSlot(*kind, nobody)];
    std::uint8_t& own = m_draft.state.tokens[m_draft.game.tokenSlot(*kind, declared.player)];
    const int left = common + own;
    if (declared.count > left)
        return m_draft.fault(PositionPart::Tokens, index,
                             "only " + std::to_string(left) + " of these tokens are left, not " +
                                 std::to_string(declared.count),
                             "declare at most " + std::to_string(left));
    common = static_cast<std::uint8_t>(left - declared.count);
    own = static_cast<std::uint8_t>(declared.count);
}

void PositionFigures::setScore(std::size_t index)
{
    const int points = m_draft.position.scores[index];
    if (static_cast<int>(index) >= m_draft.game.players() || points < 0)
        return m_draft.fault(PositionPart::Score, index, "a score belongs to a player and is 0 or more");
    const std::vector<FigureId> onTrack = scoringFigures(m_draft.state, static_cast<Player>(index));
    if (!onTrack.empty() && points > 0)
        m_draft.state.figures[static_cast<std::size_t>(onTrack.front())].place.index =
            static_cast<std::int16_t>(points);
}

} // namespace glossator::engine
