// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/junction.h"

#include <algorithm>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;

/// A road over several squares stops at a wonder or a monastery in the square where that lies.
bool endLiesIn(const Draft& draft, std::size_t square, const std::string& end)
{
    if (draft.kind.squares.size() == 1)
        return true;
    const auto covers = [&](FeatureKind wanted) {
        for (const int index : draft.featuresOf(wanted)) {
            const auto& squares = draft.feature(index).squares;
            if (std::find(squares.begin(), squares.end(), square) != squares.end())
                return true;
        }
        return false;
    };
    if (end == "wonder" || end == "wheel")
        return covers(FeatureKind::Area);
    return end != "monastery" || covers(FeatureKind::Monastery);
}

} // namespace

std::vector<Junction> junctionsOf(const Draft& draft, int way)
{
    std::vector<Junction> junctions;
    for (std::size_t square = 0; square < draft.kind.squares.size(); ++square) {
        Junction junction{square, way, sidesOf(draft.kind.squares[square], way), {}};
        if (junction.arms.empty())
            continue;
        for (const std::string& end : draft.feature(way).innerEnds)
            if (endLiesIn(draft, square, end))
                junction.ends.push_back(end);
        junctions.push_back(std::move(junction));
    }
    return junctions;
}

bool sameFieldBesideArm(const Draft& draft, const Junction& junction, engine::Side arm)
{
    const Lanes& lanes = draft.lanes[junction.square];
    const auto first = static_cast<std::size_t>(engine::index(arm) * 3);
    return lanes[first] == lanes[first + 2];
}

} // namespace glossator::pictures::shapes
