// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/anniversary/arrow.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view prefix = "arrow:";
constexpr std::array<std::string_view, 3> symbols{"add-meeple", "place-meeple", "extra-turn"};
constexpr std::string_view sides = "NESW";

} // namespace

std::optional<Arrow> arrowOf(const TileKind& kind)
{
    for (const std::string& mark : kind.marks) {
        const std::string_view text(mark);
        const auto end = text.rfind(':');
        if (!text.starts_with(prefix) || end < prefix.size() || end + 2 != text.size())
            continue;
        const auto symbol = std::ranges::find(symbols, text.substr(prefix.size(), end - prefix.size()));
        const auto side = sides.find(text.back());
        if (symbol != symbols.end() && side != std::string_view::npos)
            return Arrow{static_cast<Symbol>(symbol - symbols.begin()), static_cast<Side>(side)};
    }
    return std::nullopt;
}

Square squareAhead(const PlacedTile& placed, const Arrow& arrow)
{
    return neighbour(placed.square, turned(arrow.side, placed.turn));
}

} // namespace glossator::engine::rules
