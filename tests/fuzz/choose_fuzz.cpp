// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes become choices, real ones and nonsense, thrown at a running game. Nothing may crash, and a refused
// choice may change nothing.
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/wild_option.h"

#include <cstdlib>

using namespace glossator;

namespace {

/// Reads whatever an event holds, so that a bad reference in it is noticed.
class Reader : public engine::Listener
{
public:
    void hear(const engine::State& state, const engine::Event& event) override
    {
        letters += event.what.index() + engine::hashOf(state) % 2;
        for (const engine::Clause clause : event.cites)
            letters += clause.size();
    }
    std::size_t letters = 0;
};

const std::vector<engine::Game>& games()
{
    static const std::vector<engine::Game> all = [] {
        std::vector<engine::Game> made;
        made.push_back(support::makeGame({2}));
        made.push_back(support::makeGame({3, true}));
        made.push_back(support::makeGame({4, true, true}));
        made.push_back(
            support::makeGame({6, true, true, {{"wonder-effect-from", "placement"}, {"two-wonders", "on"}}}));
        return made;
    }();
    return all;
}

void throwWild(const engine::Game& game, engine::State& state, support::Bytes& bytes, Reader& reader)
{
    const engine::State before = state;
    if (game.choose(state, support::wildOption(bytes), &reader) && !(state == before))
        std::abort();
}

void chooseReal(const engine::Game& game, engine::State& state, support::Bytes& bytes, Reader& reader)
{
    engine::Options options;
    game.options(state, options);
    if (options.empty())
        return;
    if (game.choose(state, options[bytes.byte() % options.size()], &reader))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) // NOLINT: libFuzzer's name
{
    support::Bytes bytes({data, size});
    const engine::Game& game = games()[bytes.byte() % games().size()];
    Reader reader;
    engine::State state = game.begin(&reader);
    while (!bytes.isEmpty()) {
        if (bytes.byte() % 4 == 0)
            throwWild(game, state, bytes, reader);
        else
            chooseReal(game, state, bytes, reader);
    }
    return 0;
}
