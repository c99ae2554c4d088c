// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/square_layout.h"

#include "model/sources/mapping_reader.h"
#include "model/tiles/tile_words.h"

#include <algorithm>
#include <charconv>

namespace glossator::tiles {

namespace {

using engine::EdgeKind;
using engine::FeatureKind;
using engine::Side;

constexpr std::size_t mostSquares = 32;
constexpr int farthestOffset = 100;

/// Builds the squares of a tile one by one, then tells the features which squares they cover.
class SquareLayout
{
public:
    SquareLayout(engine::TileKind& kind, const FeatureList& features, sources::Faults& faults)
        : m_kind(kind), m_features(features), m_faults(faults)
    {
    }

    void readSquare(const sources::Node& name, const sources::Node& value)
    {
        engine::SquareSpec square;
        square.name = name.text();
        sources::MappingReader reader(value, "square " + name.text(), m_faults);
        if (const sources::Node* at = reader.requiredNode("at"))
            square.offset = readOffset(*at);
        for (const Side side : engine::allSides)
            if (const sources::Node* lanes = reader.requiredNode(word(side)))
                readLanes(*lanes, square.lanes[static_cast<std::size_t>(side)]);
        reader.finish();
        m_kind.squares.push_back(std::move(square));
    }

    void setEdges()
    {
        for (engine::SquareSpec& square : m_kind.squares)
            for (const Side side : engine::allSides)
                square.edges[static_cast<std::size_t>(side)] = isTaken(engine::neighbour(square.offset, side))
                                                                   ? EdgeKind::Internal
                                                                   : outerEdge(square, side);
    }

    void cover(std::size_t feature)
    {
        const FeatureLine& line = m_features.lines()[feature];
        if (line.kind == FeatureKind::Field)
            return coverField(line, feature);
        for (const PlacedWord& name : line.where)
            coverSquare(name, m_kind.features[feature]);
        if (line.where.empty())
            fault(line.place, line.name + " names no square", "one or more of " + squareNames());
    }

private:
    engine::Square readOffset(const sources::Node& at)
    {
        if (at.isSequence() && at.items().size() == 2)
            return {coordinate(at.items()[0]), coordinate(at.items()[1])};
        fault(at.place(), "the place of a square is two numbers",
              "write [x, y], east and south of the first square");
        return {};
    }

    std::int16_t coordinate(const sources::Node& node)
    {
        int value = 0;
        const std::string& text = node.text();
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool isNumber = error == std::errc() && end == text.data() + text.size();
        if (!isNumber || value < -farthestOffset || value > farthestOffset)
            fault(node.place(), "\"" + text + "\" is no place of a square", "write a whole number, as in -1");
        return static_cast<std::int16_t>(isNumber ? std::clamp(value, -farthestOffset, farthestOffset) : 0);
    }

    void readLanes(const sources::Node& text, std::array<std::int8_t, 3>& lanes)
    {
        const std::vector<PlacedWord> words = placedWords(text);
        if (words.size() != 1 && words.size() != lanes.size())
            return fault(text.place(), "an edge is " + std::to_string(words.size()) + " words",
                         "name one feature, or three: left, centre, right");
        for (std::size_t i = 0; i < lanes.size(); ++i)
            lanes[i] = readLane(words.size() == 1 ? words[0] : words[i], i > 0 && words.size() == 1);
    }

    std::int8_t readLane(const PlacedWord& name, bool isRepeated)
    {
        if (name.text == "-")
            return engine::SquareSpec::none;
        const auto feature = m_features.find(name.text);
        if (!feature && !isRepeated)
            fault(name.place, "\"" + name.text + "\" is no feature of this tile",
                  "one of " + m_features.names());
        return feature ? static_cast<std::int8_t>(*feature) : engine::SquareSpec::none;
    }

    [[nodiscard]] bool isTaken(engine::Square offset) const
    {
        return std::any_of(m_kind.squares.begin(), m_kind.squares.end(),
                           [&](const auto& square) { return square.offset == offset; });
    }

    /// An outer edge shows what lies at its centre.
    [[nodiscard]] EdgeKind outerEdge(const engine::SquareSpec& square, Side side) const
    {
        const std::int8_t centre = square.lanes[static_cast<std::size_t>(side)][1];
        if (centre == engine::SquareSpec::none)
            return EdgeKind::Field;
        switch (m_kind.features[static_cast<std::size_t>(centre)].kind) {
        case FeatureKind::City:
            return EdgeKind::City;
        case FeatureKind::Road:
            return EdgeKind::Road;
        case FeatureKind::River:
            return EdgeKind::River;
        default:
            return EdgeKind::Field;
        }
    }

    /// A field covers the squares at whose edges it lies.
    void coverField(const FeatureLine& line, std::size_t feature)
    {
        if (!line.where.empty())
            fault(line.where.front().place, "a field of several squares names none of them",
                  "leave the names out; its squares are those at whose edges it is named");
        for (std::size_t i = 0; i < m_kind.squares.size(); ++i)
            if (reaches(m_kind.squares[i], feature))
                m_kind.features[feature].squares.push_back(static_cast<std::uint8_t>(i));
    }

    [[nodiscard]] static bool reaches(const engine::SquareSpec& square, std::size_t feature)
    {
        return std::any_of(square.lanes.begin(), square.lanes.end(), [&](const auto& lanes) {
            return std::find(lanes.begin(), lanes.end(), static_cast<std::int8_t>(feature)) != lanes.end();
        });
    }

    void coverSquare(const PlacedWord& name, engine::FeatureSpec& feature)
    {
        const auto& squares = m_kind.squares;
        const auto found =
            std::find_if(squares.begin(), squares.end(), [&](const auto& s) { return s.name == name.text; });
        if (found == squares.end())
            fault(name.place, "\"" + name.text + "\" is no square of this tile", "one of " + squareNames());
        else
            feature.squares.push_back(static_cast<std::uint8_t>(found - squares.begin()));
    }

    [[nodiscard]] std::string squareNames() const
    {
        std::string list;
        for (const engine::SquareSpec& square : m_kind.squares)
            list += (list.empty() ? "" : ", ") + square.name;
        return list;
    }

    void fault(const sources::Place& place, std::string what, std::string right)
    {
        m_faults.push_back({place, std::move(what), std::move(right)});
    }

    engine::TileKind& m_kind;
    const FeatureList& m_features;
    sources::Faults& m_faults;
};

} // namespace

void layOutSquares(engine::TileKind& kind, const FeatureList& features, const sources::Node& squares,
                   sources::Faults& faults)
{
    if (!squares.isMapping() || squares.entries().empty() || squares.entries().size() > mostSquares) {
        faults.push_back(
            {squares.place(), "a tile has 1 to " + std::to_string(mostSquares) + " squares",
             "write one line a square, as in \"top: {at: [0, 0], N: f1, E: f1, S: f1 r1 f2, W: f2}\""});
        return;
    }
    SquareLayout layout(kind, features, faults);
    for (const auto& [name, value] : squares.entries())
        layout.readSquare(name, value);
    layout.setEdges();
    for (std::size_t i = 0; i < features.lines().size(); ++i)
        layout.cover(i);
}

} // namespace glossator::tiles
