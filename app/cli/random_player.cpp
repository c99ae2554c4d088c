// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/random_player.h"

namespace glossator::cli {

std::uint64_t RandomPlayer::below(std::uint64_t limit)
{
    // Numbers of the last, incomplete round of `limit` would favour the small results: draw again.
    const std::uint64_t incomplete = (std::mt19937_64::max() % limit + 1) % limit;
    std::uint64_t number = m_random();
    while (number > std::mt19937_64::max() - incomplete)
        number = m_random();
    return number % limit;
}

engine::Option RandomPlayer::draw(const engine::Pile& pile)
{
    std::uint64_t left = below(static_cast<std::uint64_t>(pile.size));
    std::size_t kind = 0;
    while (left >= pile.counts[kind])
        left -= pile.counts[kind++];
    return engine::Option::draw(static_cast<engine::KindId>(kind));
}

const engine::Option& RandomPlayer::pick(const engine::Options& options)
{
    return options[static_cast<std::size_t>(below(options.size()))];
}

} // namespace glossator::cli
