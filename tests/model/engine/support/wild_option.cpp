// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/support/wild_option.h"

namespace glossator::support {

std::int16_t Bytes::number()
{
    const std::uint8_t first = byte();
    if (first < 230)
        return static_cast<std::int16_t>(first % 115 - (first >= 115 ? 20 : 0));
    return static_cast<std::int16_t>((byte() << 8) | byte());
}

engine::Option wildOption(Bytes& bytes)
{
    engine::Option option;
    const std::uint8_t action = bytes.byte();
    option.action = static_cast<engine::Action>(action < 250 ? action % 14 : action);
    const std::uint8_t fields = bytes.byte();
    if ((fields & 1U) != 0)
        option.turn = bytes.byte();
    if ((fields & 2U) != 0)
        option.figureKind = static_cast<engine::FigureKind>(bytes.byte() % (fields > 200 ? 256 : 3));
    if ((fields & 4U) != 0)
        option.player = static_cast<engine::Player>(bytes.number());
    if ((fields & 8U) != 0)
        option.square = {bytes.number(), bytes.number()};
    if ((fields & 16U) != 0)
        option.kind = bytes.number();
    if ((fields & 32U) != 0)
        option.feature = bytes.number();
    if ((fields & 64U) != 0)
        option.figure = bytes.number();
    if ((fields & 128U) != 0)
        option.token = static_cast<engine::TokenKind>(bytes.byte() % 5);
    return option;
}

} // namespace glossator::support
