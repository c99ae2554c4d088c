// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/figure_names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace glossator::pictures {

namespace {

/// Figure kinds that do not look like a meeple.
constexpr std::array<std::pair<std::string_view, Figure>, 13> figuresById{{
    {"abbot", Figure::Abbot},
    {"large-meeple", Figure::LargeMeeple},
    {"mayor", Figure::Mayor},
    {"fairy", Figure::Fairy},
    {"builder", Figure::Builder},
    {"pig", Figure::Pig},
    {"ringmaster", Figure::Ringmaster},
    {"big-top", Figure::BigTop},
    {"pink-pig", Figure::Pig},
    {"robber", Figure::Robber},
    {"shepherd", Figure::Shepherd},
    {"messenger", Figure::Messenger},
    {"phantom", Figure::Phantom},
}};

} // namespace

Figure figureOfKind(std::string_view id)
{
    const auto* const drawn = std::ranges::find(figuresById, id, &std::pair<std::string_view, Figure>::first);
    return drawn == figuresById.end() ? Figure::Meeple : drawn->second;
}

} // namespace glossator::pictures
