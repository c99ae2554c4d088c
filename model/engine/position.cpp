// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position.h"

#include "model/engine/flow.h"
#include "model/engine/position_limits.h"

#include <algorithm>

namespace glossator::engine {

namespace {

std::string at(Square square)
{
    return "[" + std::to_string(square.x) + ", " + std::to_string(square.y) + "]";
}

/// Puts a declared position together step by step and collects what is wrong with it.
class Assembler
{
public:
    Assembler(const Game& game, const Position& position)
        : m_game(game), m_position(position), m_state(game.unpack())
    {
    }
    void build();
    [[nodiscard]] std::vector<PositionFault>& faults() { return m_faults; }
    [[nodiscard]] State& state() { return m_state; }

private:
    void fault(PositionPart part, std::size_t index, std::string what, std::string right = {})
    {
        m_faults.push_back({part, index, std::move(what), std::move(right)});
    }
    std::optional<KindId> kindOf(PositionPart part, std::size_t index, const std::string& id);
    void placeTile(std::size_t index);
    void takeFromPile(PositionPart part, std::size_t index, KindId kind);
    bool fitsBoard(std::size_t index, KindId kind);
    void checkConnected();
    void layAside();
    void placeFigure(std::size_t index);
    FeatureId findFeature(std::size_t index, FigureKind kind);
    FigureId findFree(const DeclaredFigure& declared, FigureKind kind) const;
    void limitSupply(std::size_t index);
    void setScores();
    std::optional<KindId> takeForPile(std::size_t index, const std::string& id,
                                      std::vector<std::uint8_t>& wanted);
    void orderPile();
    void checkFinished();

    const Game& m_game;
    const Position& m_position;
    State m_state;
    std::vector<PositionFault> m_faults;
    std::vector<std::size_t> m_tileOf; ///< by TileId: index among the declared tiles
    std::vector<FigureId> m_parked;    ///< figures that were declared beside the track
};

void Assembler::build()
{
    for (std::size_t i = 0; i < m_position.tiles.size(); ++i)
        placeTile(i);
    checkConnected();
    if (!m_position.aside.empty() || m_position.onlyAside)
        layAside();
    for (std::size_t i = 0; i < m_position.figures.size(); ++i)
        placeFigure(i);
    for (std::size_t i = 0; i < m_position.supplies.size(); ++i)
        limitSupply(i);
    setScores();
    orderPile();
    checkFinished();
    if (m_position.toPlay < 0 || m_position.toPlay >= m_game.players())
        fault(PositionPart::ToPlay, 0, "no such player is at the table", "name one of the players");
    for (const auto& module : m_game.modules())
        for (std::string& what : module->faults(m_game, m_state))
            fault(PositionPart::Whole, 0, std::move(what));
}

std::optional<KindId> Assembler::kindOf(PositionPart part, std::size_t index, const std::string& id)
{
    const std::optional<KindId> kind = m_game.tiles().find(id);
    if (!kind)
        fault(part, index, "the game has no tile \"" + id + "\"", "name a tile of the case's expansions");
    return kind;
}

void Assembler::takeFromPile(PositionPart part, std::size_t index, KindId kind)
{
    std::uint8_t& left = m_state.pile.counts[static_cast<std::size_t>(kind)];
    const auto aside = std::find_if(m_state.aside.begin(), m_state.aside.end(),
                                    [&](const TileAside& tile) { return tile.kind == kind; });
    if (part == PositionPart::Tile && aside != m_state.aside.end()) {
        m_state.aside.erase(aside);
        return;
    }
    if (left > 0) {
        --left;
        --m_state.pile.size;
        return;
    }
    const TileKind& spec = m_game.tiles()[kind].kind;
    const auto used = std::count_if(m_position.tiles.begin(), m_position.tiles.end(),
                                    [&](const DeclaredTile& tile) { return tile.kind == spec.id; });
    if (used > spec.count || part != PositionPart::Tile)
        fault(part, index,
              "there are only " + std::to_string(spec.count) + " of the tile \"" + spec.id + "\"",
              "use another tile of the same edges");
}

bool Assembler::fitsBoard(std::size_t index, KindId kind)
{
    const DeclaredTile& tile = m_position.tiles[index];
    switch (m_state.board.fits(m_game.tiles(), kind, {tile.square, tile.turn})) {
    case Fit::Occupied:
        fault(PositionPart::Tile, index, "the square " + at(tile.square) + " is taken by another tile",
              "choose an empty square");
        return false;
    case Fit::EdgeDiffers:
        fault(PositionPart::Tile, index,
              "an edge of the tile at " + at(tile.square) + " does not match its neighbour",
              "turn the tile or choose another square");
        return false;
    default:
        return true;
    }
}

void Assembler::placeTile(std::size_t index)
{
    const DeclaredTile& tile = m_position.tiles[index];
    const std::optional<KindId> kind = kindOf(PositionPart::Tile, index, tile.kind);
    if (!kind || !fitsBoard(index, *kind))
        return;
    takeFromPile(PositionPart::Tile, index, *kind);
    m_state.board.place(m_game.tiles(), *kind, {tile.square, tile.turn}, 0);
    m_tileOf.push_back(index);
}

/// Every tile must be reached from the first one over shared sides.
void Assembler::checkConnected()
{
    const Board& board = m_state.board;
    std::vector<bool> reached(board.tiles().size(), false);
    std::vector<TileId> open;
    if (!reached.empty()) {
        reached[0] = true;
        open.push_back(0);
    } else if (m_faults.empty()) {
        fault(PositionPart::Whole, 0, "no tile lies on the board", "declare at least one tile");
    }
    while (!open.empty()) {
        const TileId tile = open.back();
        open.pop_back();
        const std::size_t squares = m_game.tiles()[board.tile(tile).kind].kind.squares.size();
        for (std::size_t i = 0; i < squares; ++i)
            for (const Side side : allSides) {
                const TileId other =
                    board.tileAt(neighbour(board.squareOf(m_game.tiles(), tile, static_cast<int>(i)), side));
                if (other == none || reached[static_cast<std::size_t>(other)])
                    continue;
                reached[static_cast<std::size_t>(other)] = true;
                open.push_back(other);
            }
    }
    for (std::size_t i = 0; i < reached.size(); ++i)
        if (!reached[i])
            fault(PositionPart::Tile, m_tileOf[i], "this tile does not hang together with the others",
                  "join it to them by a side");
}

void Assembler::layAside()
{
    std::erase_if(m_state.aside, [](const TileAside& tile) { return tile.place.kind == PlaceKind::Display; });
    for (std::size_t i = 0; i < m_position.aside.size(); ++i) {
        const DeclaredAside& declared = m_position.aside[i];
        const std::optional<KindId> kind = kindOf(PositionPart::Aside, i, declared.kind);
        if (!kind)
            continue;
        const auto onBoard = std::any_of(m_state.board.tiles().begin(), m_state.board.tiles().end(),
                                         [&](const PlacedTile& tile) { return tile.kind == *kind; });
        const bool large = !m_game.tiles()[*kind].isSingle();
        const auto isAside = std::any_of(m_state.aside.begin(), m_state.aside.end(),
                                         [&](const TileAside& tile) { return tile.kind == *kind; });
        if (large && (onBoard || isAside))
            fault(PositionPart::Aside, i,
                  "\"" + declared.kind + "\" lies " + (onBoard ? "on the board" : "aside") + " already",
                  "declare it once");
        if (!large)
            takeFromPile(PositionPart::Aside, i, *kind);
        m_state.aside.push_back({*kind, {declared.place, declared.player, none}});
    }
}

/// A figure for a declared place: one that the setup put there or beside another space, or the supply's.
/// Figures that a declaration put beside the track already are not taken again.
FigureId Assembler::findFree(const DeclaredFigure& declared, FigureKind kind) const
{
    const auto find = [&](PlaceKind place, bool sameSpace) {
        for (std::size_t i = 0; i < m_state.figures.size(); ++i) {
            const Figure& figure = m_state.figures[i];
            const bool taken =
                std::find(m_parked.begin(), m_parked.end(), static_cast<FigureId>(i)) != m_parked.end();
            if (!taken && figure.owner == declared.owner && figure.kind == kind &&
                figure.place.kind == place && (!sameSpace || figure.place.index == declared.space))
                return static_cast<FigureId>(i);
        }
        return none;
    };
    FigureId found = none;
    if (declared.place == PlaceKind::BesideTrack)
        found = find(PlaceKind::BesideTrack, true);
    if (found == none && (declared.place == PlaceKind::BesideTrack || declared.place == PlaceKind::Supply))
        found = find(PlaceKind::BesideTrack, false);
    return found == none ? find(PlaceKind::Supply, false) : found;
}

FeatureId Assembler::findFeature(std::size_t index, FigureKind kind)
{
    const DeclaredFigure& declared = m_position.figures[index];
    const TileId tile = m_state.board.tileAt(declared.square);
    if (tile == none) {
        fault(PositionPart::Figure, index, "no tile lies at " + at(declared.square),
              "put the figure on a declared tile");
        return none;
    }
    const PlacedTile& placed = m_state.board.tile(tile);
    const auto& features = m_game.tiles()[placed.kind].kind.features;
    std::string names;
    for (std::size_t f = 0; f < features.size(); ++f) {
        names += (names.empty() ? "" : ", ") + features[f].name;
        if (features[f].name != declared.feature)
            continue;
        const bool marker = features[f].kind == FeatureKind::Area;
        if (!marker && !m_game.figureKinds()[kind].standsOn.has(features[f].kind))
            fault(PositionPart::Figure, index,
                  "a " + declared.kind + " does not stand on \"" + declared.feature + "\"",
                  "choose a feature that it stands on");
        return static_cast<FeatureId>(placed.firstFeature + static_cast<FeatureId>(f));
    }
    fault(PositionPart::Figure, index,
          "the tile at " + at(declared.square) + " has no feature \"" + declared.feature + "\"",
          "its features are " + names);
    return none;
}

void Assembler::placeFigure(std::size_t index)
{
    const DeclaredFigure& declared = m_position.figures[index];
    const std::optional<FigureKind> kind = m_game.figureKind(declared.kind);
    if (!kind || declared.owner < 0 || declared.owner >= m_game.players()) {
        fault(PositionPart::Figure, index, "no such figure or player is in this game",
              "name a player of the case and a figure of its expansions");
        return;
    }
    Place place{declared.place, declared.place == PlaceKind::Supply ? declared.owner : nobody, none};
    if (declared.place == PlaceKind::BesideTrack)
        place.index = static_cast<std::int16_t>(declared.space);
    if (declared.place == PlaceKind::OnFeature && (place.index = findFeature(index, *kind)) == none)
        return;
    const auto standsThere = [&](const Figure& other) { return other.place == place; };
    if (place.kind == PlaceKind::OnFeature &&
        std::any_of(m_state.figures.begin(), m_state.figures.end(), standsThere))
        fault(PositionPart::Figure, index,
              "another figure stands on \"" + declared.feature + "\" of this tile already",
              "figures share a feature only from different tiles of it");
    const FigureId figure = findFree(declared, *kind);
    if (figure == none) {
        fault(PositionPart::Figure, index, "the player has no " + declared.kind + " left in the supply",
              "declare fewer figures");
        return;
    }
    m_state.figures[static_cast<std::size_t>(figure)].place = place;
    if (place.kind == PlaceKind::BesideTrack)
        m_parked.push_back(figure);
    if (place.kind == PlaceKind::OnFeature)
        m_state.board.addFigure(place.index, 1);
}

void Assembler::limitSupply(std::size_t index)
{
    const DeclaredSupply& declared = m_position.supplies[index];
    const std::optional<FigureKind> kind = m_game.figureKind(declared.kind);
    if (!kind || declared.player < 0 || declared.player >= m_game.players())
        return fault(PositionPart::Supply, index, "no such figure or player is in this game", "");
    int left = 0;
    for (Figure& figure : m_state.figures)
        if (figure.owner == declared.player && figure.kind == *kind &&
            figure.place.kind == PlaceKind::Supply && ++left > declared.count)
            figure.place = {PlaceKind::OutOfGame, nobody, none};
    if (left < declared.count)
        fault(PositionPart::Supply, index,
              "only " + std::to_string(left) + " are left in the supply, not " +
                  std::to_string(declared.count),
              "declare at most " + std::to_string(left));
}

void Assembler::setScores()
{
    for (std::size_t i = 0; i < m_position.scores.size(); ++i) {
        if (static_cast<int>(i) >= m_game.players() || m_position.scores[i] < 0) {
            fault(PositionPart::Score, i, "a score belongs to a player and is 0 or more", "");
            continue;
        }
        for (Figure& figure : m_state.figures)
            if (figure.owner == static_cast<Player>(i) && figure.place.kind == PlaceKind::OnTrack) {
                figure.place.index = static_cast<std::int16_t>(m_position.scores[i]);
                break;
            }
    }
}

/// Counts a tile of the declared pile; `index` is its place among `order` and then `rest`.
std::optional<KindId> Assembler::takeForPile(std::size_t index, const std::string& id,
                                             std::vector<std::uint8_t>& wanted)
{
    const std::optional<KindId> kind = kindOf(PositionPart::Order, index, id);
    if (!kind)
        return kind;
    const auto k = static_cast<std::size_t>(*kind);
    if (++wanted[k] > m_state.pile.counts[k])
        fault(PositionPart::Order, index, "the pile has no further tile \"" + id + "\"",
              std::to_string(m_state.pile.counts[k]) + " are left beside those on the board");
    return kind;
}

void Assembler::orderPile()
{
    Pile& pile = m_state.pile;
    std::vector<std::uint8_t> wanted(pile.counts.size(), 0);
    for (std::size_t i = 0; i < m_position.order.size(); ++i)
        if (const auto kind = takeForPile(i, m_position.order[i], wanted))
            pile.order.insert(pile.order.begin(), *kind);
    if (!m_position.onlyOrder)
        return;
    for (std::size_t i = 0; i < m_position.rest.size(); ++i)
        takeForPile(m_position.order.size() + i, m_position.rest[i], wanted);
    pile.counts = wanted;
    pile.size = static_cast<std::int16_t>(m_position.order.size() + m_position.rest.size());
}

/// What is finished was scored when it was finished: no figure can still stand there.
void Assembler::checkFinished()
{
    for (std::size_t i = 0; i < m_position.figures.size(); ++i) {
        const DeclaredFigure& declared = m_position.figures[i];
        if (declared.place != PlaceKind::OnFeature)
            continue;
        const TileId tile = m_state.board.tileAt(declared.square);
        if (tile == none)
            continue;
        const PlacedTile& placed = m_state.board.tile(tile);
        const auto& features = m_game.tiles()[placed.kind].kind.features;
        for (std::size_t f = 0; f < features.size(); ++f) {
            const auto feature = static_cast<FeatureId>(placed.firstFeature + static_cast<FeatureId>(f));
            const bool lasts =
                features[f].kind == FeatureKind::Field || features[f].kind == FeatureKind::Area;
            if (features[f].name == declared.feature && !lasts && m_state.board.isFinished(feature))
                fault(PositionPart::Figure, i,
                      "\"" + declared.feature + "\" is finished, so no figure stands on it any more",
                      "leave an end of it open");
        }
    }
}

} // namespace

tl::expected<State, std::vector<PositionFault>> declare(const Game& game, const Position& position,
                                                        Listener* listener)
{
    if (const std::vector<PositionFault> beyond = limitFaults(game, position); !beyond.empty())
        return tl::unexpected(beyond);
    Assembler assembler(game, position);
    assembler.build();
    if (!assembler.faults().empty())
        return tl::unexpected(assembler.faults());
    State state = std::move(assembler.state());
    state.turn.number = static_cast<std::int16_t>(position.turnNumber - 1);
    Play play(game, state, listener);
    Task first;
    first.player = position.toPlay;
    play.next(first);
    Flow(play).run();
    return state;
}

} // namespace glossator::engine
