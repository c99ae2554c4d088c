// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/setup.h"

namespace glossator::engine {

void Setup::giveEach(std::string_view figureKind, int count, Place place)
{
    const FigureKind kind = m_game.figureKind(figureKind).value();
    for (Player player = 0; player < m_game.players(); ++player)
        for (int i = 0; i < count; ++i) {
            Place own = place;
            if (own.kind == PlaceKind::Supply)
                own.player = player;
            m_state.figures.push_back({kind, player, own});
        }
}

void Setup::putBesideBoard(std::string_view neutralKind)
{
    m_state.figures.push_back(
        {m_game.figureKind(neutralKind).value(), nobody, {PlaceKind::Supply, nobody, none}});
}

void Setup::giveEachTokens(TokenKind kind, int count)
{
    std::uint8_t& common = m_state.tokens[m_game.tokenSlot(kind, nobody)];
    for (Player player = 0; player < m_game.players(); ++player) {
        m_state.tokens[m_game.tokenSlot(kind, player)] = static_cast<std::uint8_t>(count);
        common = static_cast<std::uint8_t>(common - count);
    }
}

void Setup::takeFromPile(KindId kind)
{
    std::uint8_t& count = m_state.pile.counts[static_cast<std::size_t>(kind)];
    m_state.pile.size = static_cast<std::int16_t>(m_state.pile.size - count);
    count = 0;
}

void Setup::layAside(KindId kind, Place place)
{
    m_state.aside.push_back({kind, place});
}

} // namespace glossator::engine
