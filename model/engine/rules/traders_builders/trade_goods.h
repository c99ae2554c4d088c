// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace glossator::engine::rules {

/// A kind of trade goods: the id of its tokens is the mark on the tiles.
struct TradeGood
{
    std::string_view id;
    int tokens = 0; ///< in the box (exp2-setup-tokens)
};

inline constexpr std::array<TradeGood, 3> tradeGoods{{{"wine", 9}, {"grain", 6}, {"cloth", 5}}};

} // namespace glossator::engine::rules
