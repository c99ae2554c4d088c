// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/feature_sides.h"

#include <algorithm>

namespace glossator::cases {

FeatureSides::FeatureSides(const engine::TileKind& kind, std::size_t feature)
    : m_sides(reached(kind, feature)), m_tellsApart(std::ranges::count(m_sides, true) > 0)
{
    for (std::size_t other = 0; other < kind.features.size(); ++other)
        if (other != feature && areAlike(kind.features[other], kind.features[feature])) {
            m_isAlone = false;
            m_tellsApart = m_tellsApart && reached(kind, other) != m_sides;
        }
}

/// Figures on a feature stand on its first square.
bool FeatureSides::areAlike(const engine::FeatureSpec& one, const engine::FeatureSpec& other)
{
    return one.kind == other.kind &&
           (one.squares.empty() || other.squares.empty() || one.squares.front() == other.squares.front());
}

FeatureSides::Sides FeatureSides::reached(const engine::TileKind& kind, std::size_t feature)
{
    Sides sides{};
    for (const engine::SquareSpec& square : kind.squares)
        for (std::size_t side = 0; side < sides.size(); ++side)
            if (square.edges[side] != engine::EdgeKind::Internal &&
                std::ranges::count(square.lanes[side], static_cast<int>(feature)) > 0)
                sides[side] = true;
    return sides;
}

Phrase FeatureSides::words(engine::Turn turn) const
{
    std::vector<Phrase> words;
    const std::size_t count = m_sides.size();
    for (std::size_t side = 0; side < count; ++side)
        if (m_sides[(side + count - turn % count) % count])
            words.push_back(
                Phrase::of(static_cast<PhraseId>(static_cast<std::size_t>(PhraseId::North) + side)));
    return Phrase::of(PhraseId::List, std::move(words));
}

} // namespace glossator::cases
