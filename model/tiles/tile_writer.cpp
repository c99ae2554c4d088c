// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_writer.h"

#include "model/tiles/tile_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace glossator::tiles {

namespace {

using engine::FeatureKind;
using engine::FeatureSpec;
using engine::Lane;
using engine::Side;
using engine::SquareSpec;

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            result += '\\';
        result += letter;
    }
    return result + '"';
}

std::string number(double value)
{
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::string(text.data(), end) : std::string("0");
}

std::string joined(const std::vector<std::string>& words, std::string_view between)
{
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? std::string_view() : between).append(word);
    return text;
}

bool hasNamedSquares(const engine::TileKind& kind)
{
    return kind.squares.size() > 1 || !kind.squares.front().name.empty();
}

std::string listed(std::string_view key, const std::vector<std::string>& words)
{
    return words.empty() ? std::string()
                         : std::string("    ").append(key) + ": [" + joined(words, ", ") + "]\n";
}

std::string optionalLine(std::string_view key, const std::string& value)
{
    return value.empty() ? std::string() : std::string("    ").append(key) + ": " + value + "\n";
}

std::string facts(const TileSource& tile)
{
    std::string text = "  - id: " + quoted(tile.kind.id) + "\n";
    text += optionalLine("letter", tile.letter.empty() ? "" : quoted(tile.letter));
    text += optionalLine("name", tile.name.empty() ? "" : quoted(tile.name));
    text += optionalLine("count", std::to_string(tile.kind.count));
    text += optionalLine("starts", tile.kind.starts ? "true" : "");
    text += listed("shows", tile.shows);
    text += optionalLine("confidence", std::string(word(tile.confidence)));
    text += optionalLine("standing", std::string(word(tile.standing)));
    text += listed("marks", tile.kind.marks);
    text += optionalLine("note", tile.note.empty() ? "" : quoted(tile.note));
    if (tile.marker)
        text += listed("marker", {number(tile.marker->x), number(tile.marker->y)});
    return text;
}

/// Where a feature lies on the one square of a tile: "N EL WR".
std::vector<std::string> portsOf(const SquareSpec& square, std::int8_t feature)
{
    std::vector<std::string> ports;
    for (const Side side : engine::allSides) {
        const auto& [left, centre, right] = square.lanes[static_cast<std::size_t>(side)];
        const bool hasCentreOnly = centre == feature && left != feature && right != feature;
        if (hasCentreOnly || (left == feature && right == feature))
            ports.push_back(word(side, Lane::Centre));
        else if (left == feature || right == feature)
            ports.push_back(word(side, left == feature ? Lane::Left : Lane::Right));
    }
    return ports;
}

std::vector<std::string> squaresOf(const engine::TileKind& kind, const FeatureSpec& feature)
{
    std::vector<std::string> names;
    if (feature.kind != FeatureKind::Field)
        for (const std::uint8_t square : feature.squares)
            names.push_back(kind.squares[square].name);
    return names;
}

std::string clause(std::string_view start, const std::vector<std::string>& words)
{
    return words.empty() ? std::string() : std::string(", ").append(start) + " " + joined(words, " ");
}

std::string pennants(int count)
{
    return count == 0 ? "" : ", " + std::to_string(count) + (count == 1 ? " pennant" : " pennants");
}

std::string featureLine(const engine::TileKind& kind, std::size_t index)
{
    const FeatureSpec& feature = kind.features[index];
    const bool isNamed = hasNamedSquares(kind);
    const std::vector<std::string> where =
        isNamed ? squaresOf(kind, feature) : portsOf(kind.squares.front(), static_cast<std::int8_t>(index));
    std::vector<std::string> touched;
    for (const std::uint8_t city : feature.touches)
        touched.push_back(kind.features[city].name);
    std::string text = "      " + feature.name + ": " + std::string(word(feature.kind));
    text += (where.empty() ? "" : " ") + joined(where, " ");
    text += feature.kind == FeatureKind::Field && !isNamed && where.empty() ? ", enclosed" : "";
    text += pennants(feature.pennants) + clause("touches", touched) + clause("ends", feature.innerEnds);
    return text + clause("marks", feature.marks) + "\n";
}

std::string lanesText(const engine::TileKind& kind, const std::array<std::int8_t, 3>& lanes)
{
    std::vector<std::string> names;
    for (const std::int8_t lane : lanes)
        names.push_back(lane == SquareSpec::none ? "-" : kind.features[static_cast<std::size_t>(lane)].name);
    const bool isOne = names[0] == names[1] && names[1] == names[2] && lanes[0] != SquareSpec::none;
    return isOne ? names[0] : joined(names, " ");
}

std::string squareLine(const engine::TileKind& kind, const SquareSpec& square)
{
    std::string text = "      " + square.name + ": {at: [" + std::to_string(square.offset.x) + ", " +
                       std::to_string(square.offset.y) + "]";
    for (const Side side : engine::allSides)
        text += ", " + std::string(word(side)) + ": " +
                lanesText(kind, square.lanes[static_cast<std::size_t>(side)]);
    return text + "}\n";
}

std::string layout(const engine::TileKind& kind)
{
    std::string text;
    if (!hasNamedSquares(kind)) {
        std::vector<std::string> edges;
        for (const engine::EdgeKind edge : kind.squares.front().edges)
            edges.emplace_back(word(edge));
        return "    edges: " + joined(edges, " ") + "\n";
    }
    for (const SquareSpec& square : kind.squares)
        text += squareLine(kind, square);
    return "    squares:\n" + text;
}

std::string header(const TileFile& file)
{
    std::string text = "expansion: " + file.expansion + "\n";
    if (!file.note.empty())
        text += "note: " + quoted(file.note) + "\n";
    std::vector<std::string> tokens;
    for (const auto& [name, count] : file.tokens)
        tokens.push_back(name + ": " + std::to_string(count));
    if (!tokens.empty())
        text += "tokens: {" + joined(tokens, ", ") + "}\n";
    if (file.missing)
        text += "missing: {tiles: " + std::to_string(file.missing->tiles) +
                ", note: " + quoted(file.missing->note) + "}\n";
    return text;
}

} // namespace

std::string writeTile(const TileSource& tile)
{
    std::string text = facts(tile) + layout(tile.kind);
    text += tile.kind.features.empty() ? "" : "    features:\n";
    for (std::size_t i = 0; i < tile.kind.features.size(); ++i)
        text += featureLine(tile.kind, i);
    return text;
}

std::string writeTiles(const TileFile& file)
{
    std::string text = header(file) + (file.tiles.empty() ? "" : "tiles:\n");
    for (const TileSource& tile : file.tiles)
        text += writeTile(tile);
    return text;
}

} // namespace glossator::tiles
