// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/feature_checks.h"

#include "model/tiles/tile_marks.h"
#include "model/tiles/tile_words.h"

#include <algorithm>
#include <set>

namespace glossator::tiles {

namespace {

using engine::FeatureKind;
using engine::FeatureSpec;
using engine::Side;
using engine::SquareSpec;

/// Checks one feature of a tile.
class FeatureCheck
{
public:
    FeatureCheck(const engine::TileKind& kind, std::size_t index, Findings& findings)
        : m_kind(kind), m_feature(kind.features[index]), m_index(static_cast<std::int8_t>(index)),
          m_findings(findings)
    {
    }

    void check()
    {
        checkName();
        checkBelongings();
        checkTouches();
        checkMarks();
        checkSquares();
    }

private:
    void checkName()
    {
        if (!isName(m_feature.name))
            report("\"" + m_feature.name + "\" is no name for a feature", "write one word, as in c1");
        const auto same =
            std::count_if(m_kind.features.begin(), m_kind.features.end(),
                          [&](const FeatureSpec& other) { return other.name == m_feature.name; });
        if (same > 1)
            report("two features are called " + m_feature.name, "give each a name of its own");
    }

    void checkBelongings()
    {
        const FeatureKind kind = m_feature.kind;
        if (m_feature.pennants > 0 && kind != FeatureKind::City)
            report(m_feature.name + " has a pennant and is no city", "only cities have pennants");
        if (!m_feature.innerEnds.empty() && kind != FeatureKind::Road)
            report(m_feature.name + " has ends and is no road", "only roads end at something");
        if (!m_feature.touches.empty() && kind != FeatureKind::Field)
            report(m_feature.name + " touches a city and is no field",
                   "only fields name the cities beside them");
    }

    void checkTouches()
    {
        for (const std::uint8_t city : m_feature.touches)
            if (city >= m_kind.features.size() || m_kind.features[city].kind != FeatureKind::City)
                report(m_feature.name + " touches something that is no city", "name cities of this tile");
    }

    void checkMarks()
    {
        for (const std::string& mark : m_feature.marks)
            if (!isFeatureMark(m_feature.kind, mark))
                report("\"" + mark + "\" is no mark of a " + std::string(word(m_feature.kind)),
                       "one of " + featureMarks(m_feature.kind));
        for (const std::string& end : m_feature.innerEnds)
            if (!isRoadEnd(end))
                report("no road ends at \"" + end + "\"", "one of " + roadEnds());
    }

    void checkSquares()
    {
        const std::set<std::size_t> squares(m_feature.squares.begin(), m_feature.squares.end());
        if (squares.empty() || squares.size() != m_feature.squares.size() ||
            *squares.rbegin() >= m_kind.squares.size())
            return report(m_feature.name + " does not cover one or more squares, each once",
                          "name each of its squares once");
        for (std::size_t i = 0; i < m_kind.squares.size(); ++i)
            if (reaches(i) && !squares.contains(i))
                report(m_feature.name + " lies at an edge of " + m_kind.squares[i].name +
                           " and does not name it",
                       "add " + m_kind.squares[i].name);
        if (connected(squares) != squares.size())
            report(m_feature.name + " is not in one piece",
                   "let it cross the internal edges between its squares, or make it two features");
    }

    [[nodiscard]] bool reaches(std::size_t square) const
    {
        return std::any_of(engine::allSides.begin(), engine::allSides.end(),
                           [&](Side side) { return crosses(m_kind.squares[square], side); });
    }

    [[nodiscard]] bool crosses(const SquareSpec& square, Side side) const
    {
        const auto& lanes = square.lanes[static_cast<std::size_t>(side)];
        return std::find(lanes.begin(), lanes.end(), m_index) != lanes.end();
    }

    /// How many of the squares can be reached from the first across internal edges where the feature lies.
    [[nodiscard]] std::size_t connected(const std::set<std::size_t>& squares) const
    {
        std::vector<std::size_t> waiting{*squares.begin()};
        std::set<std::size_t> seen(waiting.begin(), waiting.end());
        while (!waiting.empty()) {
            const std::size_t from = waiting.back();
            waiting.pop_back();
            for (const std::size_t to : squares)
                if (adjoins(from, to) && seen.insert(to).second)
                    waiting.push_back(to);
        }
        return seen.size();
    }

    [[nodiscard]] bool adjoins(std::size_t from, std::size_t to) const
    {
        const SquareSpec& square = m_kind.squares[from];
        return std::any_of(engine::allSides.begin(), engine::allSides.end(), [&](Side side) {
            return engine::neighbour(square.offset, side) == m_kind.squares[to].offset &&
                   crosses(square, side);
        });
    }

    void report(std::string what, std::string right)
    {
        m_findings.push_back({Finding::Part::Feature, m_feature.name, std::move(what), std::move(right)});
    }

    const engine::TileKind& m_kind;
    const FeatureSpec& m_feature;
    std::int8_t m_index;
    Findings& m_findings;
};

} // namespace

void checkFeatures(const engine::TileKind& kind, Findings& findings)
{
    for (std::size_t i = 0; i < kind.features.size(); ++i)
        FeatureCheck(kind, i, findings).check();
}

} // namespace glossator::tiles
