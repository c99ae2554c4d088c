// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/edge_checks.h"

#include "model/tiles/tile_words.h"

#include <algorithm>

namespace glossator::tiles {

namespace {

using engine::EdgeKind;
using engine::FeatureKind;
using engine::Lane;
using engine::Side;
using engine::SquareSpec;

std::size_t at(Side side)
{
    return static_cast<std::size_t>(side);
}

std::string edgeName(const SquareSpec& square, const std::string& edge)
{
    return square.name.empty() ? edge : square.name + "." + edge;
}

bool isClosed(const engine::TileKind& kind, const std::string& half)
{
    return std::find(kind.marks.begin(), kind.marks.end(), "closed:" + half) != kind.marks.end();
}

/// What must lie along a lane of an outer edge of some kind; nothing where the lane stays empty.
std::optional<FeatureKind> expected(EdgeKind edge, Lane lane)
{
    switch (edge) {
    case EdgeKind::City:
        return FeatureKind::City;
    case EdgeKind::Road:
        return lane == Lane::Centre ? FeatureKind::Road : FeatureKind::Field;
    case EdgeKind::River:
        return lane == Lane::Centre ? FeatureKind::River : FeatureKind::Field;
    case EdgeKind::Field:
        return FeatureKind::Field;
    case EdgeKind::Closed:
    case EdgeKind::Any:
    case EdgeKind::Internal:
        break;
    }
    return std::nullopt;
}

/// Checks one outer edge of one square.
class OuterEdge
{
public:
    OuterEdge(const engine::TileKind& kind, const SquareSpec& square, Side side, Findings& findings)
        : m_kind(kind), m_square(square), m_side(side), m_edge(square.edges[at(side)]), m_findings(findings)
    {
    }

    void check()
    {
        for (const Lane lane : engine::allLanes)
            check(lane, m_square.lanes[at(m_side)][static_cast<std::size_t>(lane)]);
    }

private:
    void check(Lane lane, std::int8_t feature)
    {
        if (feature == SquareSpec::none)
            checkEmpty(lane);
        else if (expected(m_edge, lane) != m_kind.features[static_cast<std::size_t>(feature)].kind)
            disagree(lane, m_kind.features[static_cast<std::size_t>(feature)]);
    }

    void checkEmpty(Lane lane)
    {
        const auto wanted = expected(m_edge, lane);
        const std::string place = word(m_side, lane);
        const bool mayBeEmpty = m_edge == EdgeKind::Field && lane == Lane::Centre;
        if (!wanted || mayBeEmpty || isClosed(m_kind, place))
            return;
        const std::string kind(word(*wanted));
        report("no " + kind + " lies at " + edgeName(m_square, place) + " of a " + std::string(word(m_edge)) +
                   " edge",
               "add " + place + " to a " + kind);
    }

    void disagree(Lane lane, const engine::FeatureSpec& feature)
    {
        const auto wanted = expected(m_edge, lane);
        report(feature.name + " is a " + std::string(word(feature.kind)) + " at " +
                   edgeName(m_square, word(m_side, lane)) + " of a " + std::string(word(m_edge)) + " edge",
               wanted ? "put a " + std::string(word(*wanted)) + " there, or correct the edge"
                      : "leave it out there, or correct the edge");
    }

    void report(std::string what, std::string right)
    {
        m_findings.push_back({Finding::Part::Square, m_square.name, std::move(what), std::move(right)});
    }

    const engine::TileKind& m_kind;
    const SquareSpec& m_square;
    Side m_side;
    EdgeKind m_edge;
    Findings& m_findings;
};

const SquareSpec* squareAt(const engine::TileKind& kind, engine::Square offset)
{
    const auto found = std::find_if(kind.squares.begin(), kind.squares.end(),
                                    [&](const SquareSpec& square) { return square.offset == offset; });
    return found == kind.squares.end() ? nullptr : &*found;
}

bool mirror(const std::array<std::int8_t, 3>& lanes, const std::array<std::int8_t, 3>& others)
{
    return std::equal(lanes.begin(), lanes.end(), others.rbegin());
}

void checkInternal(const engine::TileKind& kind, const SquareSpec& square, Side side, Findings& findings)
{
    const SquareSpec* other = squareAt(kind, engine::neighbour(square.offset, side));
    const bool isInternal = square.edges[at(side)] == EdgeKind::Internal;
    const std::string edge = edgeName(square, std::string(word(side)));
    if (isInternal != (other != nullptr))
        findings.push_back(
            {Finding::Part::Square, square.name,
             edge + (isInternal ? " is internal, but the tile ends there" : " is not internal"),
             "an edge is internal exactly where the next square is of the same tile"});
    else if (isInternal && !mirror(square.lanes[at(side)], other->lanes[at(engine::opposite(side))]))
        findings.push_back({Finding::Part::Square, square.name,
                            edge + " and " + edgeName(*other, std::string(word(engine::opposite(side)))) +
                                " do not agree on what lies between them",
                            "name the same three features, in the opposite order"});
}

} // namespace

void checkOuterEdges(const engine::TileKind& kind, Findings& findings)
{
    for (const SquareSpec& square : kind.squares)
        for (const Side side : engine::allSides)
            if (square.edges[at(side)] != EdgeKind::Internal)
                OuterEdge(kind, square, side, findings).check();
}

void checkInternalEdges(const engine::TileKind& kind, Findings& findings)
{
    for (const SquareSpec& square : kind.squares)
        for (const Side side : engine::allSides)
            checkInternal(kind, square, side, findings);
}

} // namespace glossator::tiles
