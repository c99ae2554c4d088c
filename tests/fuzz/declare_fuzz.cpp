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
    return byte > 245 ? "no such tile"
                      : game().tiles()[static_cast<engine::KindId>(byte % game().tiles().size())].kind.id;
}

std::string anyFigure(support::Bytes& bytes)
{
    const std::uint8_t byte = bytes.byte();
    return byte > 245 ? "no such figure" : byte % 3 == 0 ? "abbot" : "meeple";
}

engine::Square anySquare(support::Bytes& bytes)
{
    const std::uint8_t byte = bytes.byte();
    if (byte > 250)
        return {bytes.number(), bytes.number()};
    return {static_cast<std::int16_t>(byte % 5 - 2), static_cast<std::int16_t>(byte / 5 % 5 - 2)};
}

engine::DeclaredFigure anyDeclaredFigure(support::Bytes& bytes)
{
    static const std::array<std::string, 8> features{"c1", "r1", "f1", "f2", "m", "g", "w", "x"};
    engine::DeclaredFigure figure;
    figure.owner = static_cast<engine::Player>(bytes.byte() % 4 - (bytes.byte() > 250 ? 3 : 0));
    figure.kind = anyFigure(bytes);
    figure.place =
        bytes.byte() < 200 ? engine::PlaceKind::OnFeature : static_cast<engine::PlaceKind>(bytes.byte() % 12);
    figure.square = anySquare(bytes);
    figure.feature = features[bytes.byte() % features.size()];
    figure.space = bytes.number();
    return figure;
}

engine::Position anyPosition(support::Bytes& bytes)
{
    engine::Position position;
    position.tiles.push_back({"base:D", {0, 0}, 0});
    for (int i = bytes.byte() % 6; i > 0; --i)
        position.tiles.push_back({anyKind(bytes), anySquare(bytes), bytes.byte()});
    for (int i = bytes.byte() % 4; i > 0; --i)
        position.figures.push_back(anyDeclaredFigure(bytes));
    for (int i = bytes.byte() % 8 - 5; i > 0; --i)
        position.aside.push_back({anyKind(bytes), static_cast<engine::PlaceKind>(bytes.byte() % 9),
                                  static_cast<engine::Player>(bytes.number())});
    for (int i = bytes.byte() % 6 - 4; i > 0; --i)
        position.supplies.push_back(
            {static_cast<engine::Player>(bytes.byte() % 4), anyFigure(bytes), bytes.number()});
    for (int i = bytes.byte() % 5; i > 0; --i)
        position.scores.push_back(bytes.number());
    for (int i = bytes.byte() % 8 - 4; i > 0; --i)
        position.order.push_back(anyKind(bytes));
    for (int i = bytes.byte() % 8 - 5; i > 0; --i)
        position.rest.push_back(anyKind(bytes));
    position.onlyOrder = bytes.byte() % 4 == 0;
    position.onlyAside = bytes.byte() % 4 == 0;
    position.toPlay = static_cast<engine::Player>(bytes.byte() % 3 + (bytes.byte() > 250 ? bytes.byte() : 0));
    position.turnNumber = bytes.byte() > 200 ? bytes.number() : 20;
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
