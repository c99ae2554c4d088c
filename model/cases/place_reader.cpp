// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/place_reader.h"

#include "model/engine/position_limits.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using engine::PlaceKind;
using sources::Node;

constexpr std::string_view placeKeys =
    "at with on, on tile, beside, track, in, in front of, reserve of, held by";

/// What stands behind "in".
constexpr std::array<std::pair<std::string_view, PlaceKind>, 4> roughPlaces{{
    {"supply", PlaceKind::Supply},
    {"display", PlaceKind::Display},
    {"hand", PlaceKind::InHand},
    {"box", PlaceKind::OutOfGame},
}};

std::optional<PlaceKind> roughPlace(std::string_view word)
{
    const auto found = std::find_if(roughPlaces.begin(), roughPlaces.end(),
                                    [&](const auto& place) { return place.first == word; });
    return found == roughPlaces.end() ? std::nullopt : std::optional(found->second);
}

/// Collects the one place that the keys of a mapping name.
class Finder
{
public:
    explicit Finder(Fields& fields) : m_fields(fields) {}

    void onFeature()
    {
        const auto at = m_fields.square("at");
        const std::string on = m_fields.text("on");
        if (!at && on.empty())
            return;
        PlaceName place;
        place.kind = PlaceKind::OnFeature;
        place.at = at;
        place.on = on;
        take(place);
    }
    void onTile()
    {
        if (const auto at = m_fields.square("on tile")) {
            PlaceName place;
            place.kind = PlaceKind::OnTile;
            place.at = at;
            take(place);
        }
    }
    /// A space of the track, or a figure that stands on a feature.
    void beside()
    {
        const Node* node = m_fields.node("beside");
        if (node == nullptr || !node->isMapping())
            return counted("beside", PlaceKind::BesideTrack, engine::lastTrackSpace);
        PlaceName place;
        place.kind = PlaceKind::WithFigure;
        Fields fields(*node, "a figure beside which another one stands", m_fields.values());
        place.at = fields.requiredSquare("at");
        place.on = fields.text("on");
        fields.finish();
        take(place);
    }
    void counted(std::string_view key, PlaceKind kind, int most)
    {
        if (const auto index = m_fields.integer(key, 0, most)) {
            PlaceName place;
            place.kind = kind;
            place.index = index;
            take(place);
        }
    }
    void ofPlayer(std::string_view key, PlaceKind kind)
    {
        if (const auto player = m_fields.player(key)) {
            PlaceName place;
            place.kind = kind;
            place.player = player;
            take(place);
        }
    }
    void rough()
    {
        const Node* node = m_fields.node("in");
        if (node == nullptr)
            return;
        if (const auto kind =
                m_fields.values().word(*node, roughPlace, "place", "supply, display, hand, box")) {
            PlaceName place;
            place.kind = *kind;
            take(place);
        }
    }
    [[nodiscard]] const std::optional<PlaceName>& found() const { return m_found; }

private:
    void take(const PlaceName& place)
    {
        if (m_found)
            m_fields.values().fault(m_fields.place(), m_fields.what() + " is in two places",
                                    "use one of: " + std::string(placeKeys));
        m_found = place;
    }

    Fields& m_fields;
    std::optional<PlaceName> m_found;
};

} // namespace

std::string_view roughPlaceWord(PlaceKind kind)
{
    const auto found = std::find_if(roughPlaces.begin(), roughPlaces.end(),
                                    [&](const auto& place) { return place.second == kind; });
    return found == roughPlaces.end() ? std::string_view() : found->first;
}

std::optional<PlaceName> readPlace(Fields& fields)
{
    Finder finder(fields);
    finder.onFeature();
    finder.onTile();
    finder.beside();
    finder.counted("track", PlaceKind::OnTrack, engine::highestScore);
    finder.rough();
    finder.ofPlayer("in front of", PlaceKind::InFront);
    finder.ofPlayer("reserve of", PlaceKind::Reserve);
    finder.ofPlayer("held by", PlaceKind::HeldBy);
    return finder.found();
}

std::optional<PlaceName> readPlaceIn(const Node& node, Values& values)
{
    Fields fields(node, "a place", values);
    const std::size_t before = values.faults().size();
    const std::optional<PlaceName> place = readPlace(fields);
    if (!place && values.faults().size() == before)
        values.fault(node.place(), "no place is named here", "use one of: " + std::string(placeKeys));
    fields.finish();
    return place;
}

} // namespace glossator::cases
