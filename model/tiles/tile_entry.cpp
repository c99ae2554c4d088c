// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_entry.h"

#include "model/sources/mapping_reader.h"
#include "model/tiles/edge_layout.h"
#include "model/tiles/square_layout.h"
#include "model/tiles/tile_validator.h"
#include "model/tiles/tile_words.h"

#include <charconv>
#include <cmath>

namespace glossator::tiles {

namespace {

using sources::Faults;
using sources::MappingReader;
using sources::Node;

constexpr double farthestPoint = 100;

/// Reads one tile key by key, then checks it as a whole.
class TileEntry
{
public:
    TileEntry(const Node& entry, Faults& faults)
        : m_entry(entry), m_reader(entry, "a tile", faults), m_faults(faults), m_faultsBefore(faults.size())
    {
    }

    TileSource read(const std::string& expansion)
    {
        m_tile.expansion = expansion;
        m_tile.kind.box = expansion;
        readFacts();
        readStanding();
        readMarker();
        readLayout();
        m_reader.finish();
        if (m_faults.size() == m_faultsBefore)
            for (const Finding& finding : validate(m_tile))
                m_faults.push_back({placeOf(finding), finding.what, finding.right});
        return std::move(m_tile);
    }

private:
    void readFacts()
    {
        m_tile.kind.id = m_reader.text("id");
        m_tile.kind.count = m_reader.integer("count");
        m_tile.kind.starts = m_reader.optionalBoolean("starts").value_or(false);
        m_tile.kind.marks = m_reader.texts("marks");
        m_tile.letter = m_reader.optionalText("letter").value_or("");
        m_tile.name = m_reader.optionalText("name").value_or("");
        m_tile.shows = m_reader.texts("shows");
        m_tile.note = m_reader.optionalText("note").value_or("");
    }

    void readStanding()
    {
        readWord("confidence", m_tile.confidence, confidence, confidenceWords());
        readWord("standing", m_tile.standing, standing, standingWords());
    }

    template <typename Value>
    void readWord(std::string_view key, Value& value, std::optional<Value> (*meaning)(std::string_view),
                  const std::string& words)
    {
        const Node* node = m_reader.requiredNode(key);
        if (node == nullptr)
            return;
        if (const auto known = meaning(node->text()))
            value = *known;
        else
            m_reader.fault(key, "\"" + node->text() + "\" is no " + std::string(key), "one of " + words);
    }

    void readMarker()
    {
        const Node* marker = m_reader.node("marker");
        if (marker == nullptr)
            return;
        if (marker->items().size() == 2)
            m_tile.marker = Point{coordinate(marker->items()[0]), coordinate(marker->items()[1])};
        else
            m_reader.fault("marker", "the place of a marker is two numbers", "write [1.5, 2]");
    }

    double coordinate(const Node& node)
    {
        double value = 0;
        const char* last = node.text().data() + node.text().size();
        const auto [end, error] = std::from_chars(node.text().data(), last, value);
        if (error == std::errc() && end == last && std::abs(value) <= farthestPoint)
            return value;
        m_faults.push_back(
            {node.place(), "\"" + node.text() + "\" is no place on a tile", "write a number, as in 1.5"});
        return 0;
    }

    void readLayout()
    {
        const Node* squares = m_reader.node("squares");
        const Node* edges = m_reader.node("edges");
        const FeatureList features(m_reader.node("features"), m_faults);
        m_tile.kind.features = features.specs(m_faults);
        if ((squares == nullptr) == (edges == nullptr))
            m_faults.push_back(
                {m_entry.place(), "a tile has either edges or squares",
                 "write \"edges: city road field road\", or \"squares:\" for a tile of several"});
        else if (edges != nullptr)
            layOutSquare(m_tile.kind, features, *edges, m_faults);
        else
            layOutSquares(m_tile.kind, features, *squares, m_faults);
    }

    /// The key or line that a finding is about.
    [[nodiscard]] sources::Place placeOf(const Finding& finding) const
    {
        switch (finding.part) {
        case Finding::Part::Count:
            return m_reader.placeOf("count");
        case Finding::Part::Shows:
            return m_reader.placeOf("shows");
        case Finding::Part::Marks:
            return m_reader.placeOf("marks");
        case Finding::Part::Square:
            return finding.name.empty() ? m_reader.placeOf("edges") : placeIn("squares", finding.name);
        case Finding::Part::Feature:
            return placeIn("features", finding.name);
        case Finding::Part::Tile:
            break;
        }
        return m_entry.place();
    }

    [[nodiscard]] sources::Place placeIn(std::string_view key, std::string_view name) const
    {
        const Node* mapping = m_entry.find(key);
        const Node* value = mapping == nullptr ? nullptr : mapping->find(name);
        return value == nullptr ? m_entry.place() : value->place();
    }

    const Node& m_entry;
    MappingReader m_reader;
    Faults& m_faults;
    std::size_t m_faultsBefore;
    TileSource m_tile;
};

} // namespace

TileSource readTileEntry(const Node& entry, const std::string& expansion, Faults& faults)
{
    return TileEntry(entry, faults).read(expansion);
}

} // namespace glossator::tiles
