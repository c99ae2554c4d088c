// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes become declared positions, possible and impossible ones. None may crash; from one that is accepted
// the game can be played on.
#include "model/engine/position.h"
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/random_player.h"
#include "tests/model/engine/support/wild_option.h"

#include <cstdlib>

using namespace glossator;

namespace {

const engine::Game& game()
{
    static const engine::Game made = support::makeGame({3, true, true, {{"two-wonders", "on"}}});
    return made;
}

std::string anyKind(support::Bytes& bytes)
{
    const std::uint8_t byte = bytes.byte();
    return byte > 252 ? "no such tile"
                      : game().tiles()[static_cast<engine::KindId>(byte % game().tiles().size())].kind.id;
}

std::string anyFigure(support::Bytes& bytes)
{
    const std::uint8_t byte = bytes.byte();
    return byte > 252 ? "no such figure" : byte % 3 == 0 ? "abbot" : "meeple";
}

engine::Square anySquare(support::Bytes& bytes)
{
    const std::uint8_t byte = bytes.byte();
    if (byte > 250)
        return {bytes.number(), bytes.number()};
    return {static_cast<std::int16_t>(byte % 5 - 2), static_cast<std::int16_t>(byte / 5 % 5 - 2)};
}

/// Tiles that fit each other; one of them may then be spoilt.
void addTiles(engine::Position& position, support::Bytes& bytes)
{
    engine::Board board;
    board.place(game().tiles(), game().tiles().find("base:D").value(), {}, 0);
    position.tiles.push_back({"base:D", {0, 0}, 0});
    for (int i = bytes.byte() % 8; i > 0; --i) {
        const std::string id = anyKind(bytes);
        const auto kind = game().tiles().find(id);
        std::vector<engine::Placement> placements;
        if (kind)
            board.forEachPlacement(game().tiles(), *kind,
                                   [&](const engine::Placement& p) { placements.push_back(p); });
        if (placements.empty())
            continue;
        const engine::Placement where = placements[bytes.byte() % placements.size()];
        board.place(game().tiles(), *kind, where, 0);
        position.tiles.push_back({id, where.square, where.turn});
    }
    if (bytes.byte() > 200)
        position.tiles[bytes.byte() % position.tiles.size()] = {anyKind(bytes), anySquare(bytes),
                                                                bytes.byte()};
}

/// A figure on a feature that is there, as a rule.
engine::DeclaredFigure anyDeclaredFigure(const engine::Position& position, support::Bytes& bytes)
{
    engine::DeclaredFigure figure;
    figure.owner = static_cast<engine::Player>(bytes.byte() % 3 - (bytes.byte() > 250 ? 3 : 0));
    figure.kind = anyFigure(bytes);
    const engine::DeclaredTile& tile = position.tiles[bytes.byte() % position.tiles.size()];
    figure.square = bytes.byte() > 250 ? anySquare(bytes) : tile.square;
    if (const auto kind = game().tiles().find(tile.kind)) {
        const auto& features = game().tiles()[*kind].kind.features;
        figure.feature = features[bytes.byte() % features.size()].name;
    }
    if (bytes.byte() > 240) {
        figure.place = static_cast<engine::PlaceKind>(bytes.byte() % 12);
        figure.space = bytes.number();
    }
    return figure;
}

engine::Player anyPlayer(support::Bytes& bytes)
{
    const std::uint8_t byte = bytes.byte();
    return static_cast<engine::Player>(byte > 250 ? byte : byte % 3);
}

/// Wonders lie on the board only with somebody's marker on them.
void addMarkers(engine::Position& position, support::Bytes& bytes)
{
    for (const engine::DeclaredTile& tile : position.tiles)
        if (tile.kind.starts_with("wonder:") && bytes.byte() < 230)
            position.figures.push_back(
                {anyPlayer(bytes), "meeple", engine::PlaceKind::OnFeature, tile.square, "w", 0});
}

engine::Position anyPosition(support::Bytes& bytes)
{
    engine::Position position;
    addTiles(position, bytes);
    addMarkers(position, bytes);
    for (int i = bytes.byte() % 4; i > 0; --i)
        position.figures.push_back(anyDeclaredFigure(position, bytes));
    for (int i = bytes.byte() % 8 - 5; i > 0; --i)
        position.aside.push_back(
            {anyKind(bytes), static_cast<engine::PlaceKind>(4 + bytes.byte() % 5), anyPlayer(bytes)});
    for (int i = bytes.byte() % 6 - 4; i > 0; --i)
        position.supplies.push_back({anyPlayer(bytes), anyFigure(bytes), bytes.byte() % 8 - 1});
    for (int i = bytes.byte() % 4; i > 0; --i)
        position.scores.push_back(bytes.byte() > 245 ? bytes.number() : bytes.byte() % 60);
    for (int i = bytes.byte() % 8 - 4; i > 0; --i)
        position.order.push_back(anyKind(bytes));
    for (int i = bytes.byte() % 8 - 5; i > 0; --i)
        position.rest.push_back(anyKind(bytes));
    position.onlyOrder = bytes.byte() % 4 == 0;
    position.onlyAside = bytes.byte() % 4 == 0;
    position.toPlay = anyPlayer(bytes);
    position.turnNumber = bytes.byte() > 240 ? bytes.number() : 20;
    return position;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) // NOLINT: libFuzzer's name
{
    support::Bytes bytes({data, size});
    const engine::Position position = anyPosition(bytes);
    auto state = engine::declare(game(), position);
    if (!state) {
        if (state.error().empty())
            std::abort();
        return 0;
    }
    support::RandomPlayer player(bytes.byte());
    if (support::playOut(game(), *state, player) < 0)
        std::abort();
    return 0;
}
