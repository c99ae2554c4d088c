// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/edge_layout.h"

#include "model/tiles/tile_words.h"

namespace glossator::tiles {

namespace {

using engine::EdgeKind;
using engine::FeatureKind;
using engine::Lane;
using engine::Side;

/// Fills the lanes of the one square of a tile, feature by feature.
class EdgeLayout
{
public:
    EdgeLayout(engine::SquareSpec& square, const FeatureList& features, sources::Faults& faults)
        : m_square(square), m_features(features), m_faults(faults)
    {
        for (auto& lanes : m_square.lanes)
            lanes.fill(engine::SquareSpec::none);
    }

    void readEdges(const sources::Node& edges)
    {
        const std::vector<PlacedWord> words = placedWords(edges);
        if (words.size() != engine::allSides.size())
            fault(edges.place(), "the edges are " + std::to_string(words.size()) + " words",
                  "write four: north, east, south, west, as in \"city road field road\"");
        for (std::size_t i = 0; i < words.size() && i < engine::allSides.size(); ++i)
            readEdge(words[i], m_square.edges[i]);
    }

    void put(std::size_t feature)
    {
        const FeatureLine& line = m_features.lines()[feature];
        for (const PlacedWord& word : line.where)
            if (const auto at = port(word.text))
                put(feature, word, *at);
            else
                fault(word.place, "\"" + word.text + "\" is no edge or half of an edge",
                      "N, E, S, W, or with L or R behind it, as in NL");
        checkEnclosed(line);
    }

    /// A field edge in one field has that field at its centre too.
    void joinFieldEdges()
    {
        for (const Side side : engine::allSides) {
            auto& [left, centre, right] = m_square.lanes[static_cast<std::size_t>(side)];
            if (m_square.edges[static_cast<std::size_t>(side)] == EdgeKind::Field && left == right &&
                centre == engine::SquareSpec::none)
                centre = left;
        }
    }

private:
    void readEdge(const PlacedWord& word, EdgeKind& edge)
    {
        if (const auto kind = edgeKind(word.text))
            edge = *kind;
        else
            fault(word.place, "\"" + word.text + "\" is no kind of edge", "one of " + edgeKindWords());
    }

    void put(std::size_t feature, const PlacedWord& word, Port at)
    {
        switch (m_features.lines()[feature].kind) {
        case FeatureKind::Field:
            return putHalves(feature, word, at);
        case FeatureKind::City:
            putHalves(feature, word, at);
            if (at.half != Lane::Right)
                claim(feature, word, at.side, Lane::Centre);
            return;
        case FeatureKind::Road:
        case FeatureKind::River:
            if (!at.half)
                return claim(feature, word, at.side, Lane::Centre);
            break;
        case FeatureKind::Monastery:
        case FeatureKind::Garden:
        case FeatureKind::Area:
        case FeatureKind::Abbacy:
            break;
        }
        fault(word.place,
              "a " + std::string(tiles::word(m_features.lines()[feature].kind)) + " does not lie at " +
                  word.text,
              "fields and cities lie at edges and halves of edges, roads and rivers at edges");
    }

    void putHalves(std::size_t feature, const PlacedWord& word, Port at)
    {
        for (const Lane lane : {Lane::Left, Lane::Right})
            if (!at.half || at.half == lane)
                claim(feature, word, at.side, lane);
    }

    void claim(std::size_t feature, const PlacedWord& word, Side side, Lane lane)
    {
        std::int8_t& holder = m_square.lanes[static_cast<std::size_t>(side)][static_cast<std::size_t>(lane)];
        if (holder != engine::SquareSpec::none)
            fault(word.place,
                  tiles::word(side, lane) + " is given to " +
                      m_features.lines()[static_cast<std::size_t>(holder)].name + " already",
                  "give every edge or half of an edge to one feature");
        holder = static_cast<std::int8_t>(feature);
    }

    void checkEnclosed(const FeatureLine& line)
    {
        if (line.kind == FeatureKind::Field && line.where.empty() != line.enclosed)
            fault(line.place,
                  line.name + (line.enclosed ? " is enclosed and yet reaches an edge" : " reaches no edge"),
                  "name its halves of edges, as in \"field N EL\", or write \"field, enclosed\"");
    }

    void fault(const sources::Place& place, std::string what, std::string right)
    {
        m_faults.push_back({place, std::move(what), std::move(right)});
    }

    engine::SquareSpec& m_square;
    const FeatureList& m_features;
    sources::Faults& m_faults;
};

} // namespace

void layOutSquare(engine::TileKind& kind, const FeatureList& features, const sources::Node& edges,
                  sources::Faults& faults)
{
    EdgeLayout layout(kind.squares.emplace_back(), features, faults);
    layout.readEdges(edges);
    for (std::size_t i = 0; i < features.lines().size(); ++i) {
        layout.put(i);
        kind.features[i].squares = {0};
    }
    layout.joinFieldEdges();
}

} // namespace glossator::tiles
