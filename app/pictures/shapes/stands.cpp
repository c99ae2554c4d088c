// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/stands.h"

#include "app/pictures/shapes/places.h"
#include "app/pictures/shapes/wheel.h"

#include <algorithm>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;

constexpr int standsWanted = 5;

Segments landmarksOf(const TileGeometry& geometry)
{
    Segments segments;
    for (const Landmark& landmark : geometry.landmarks)
        segments.add(disc(landmark.at, landmark.radius));
    return segments;
}

bool isOnLandmark(const TileGeometry& geometry, QPointF at)
{
    return std::ranges::any_of(geometry.landmarks, [at](const Landmark& landmark) {
        return length(at - landmark.at) < landmark.radius;
    });
}

/// The ground beside landmarks, where there is any.
QPainterPath besideLandmarks(const QPainterPath& ground, const TileGeometry& geometry)
{
    QPainterPath rest = ground;
    for (const Landmark& landmark : geometry.landmarks)
        rest = subtracted(rest, disc(landmark.at, landmark.radius));
    return rest.isEmpty() ? ground : rest;
}

/// Places on the centre line of a road: in the middle of the band, away from landmarks and edges.
std::vector<Room> roomsAlong(const FeatureShape& road, const TileGeometry& geometry)
{
    Segments obstacles = landmarksOf(geometry);
    obstacles.add(geometry.squares);
    for (const FeatureShape& other : geometry.features)
        if (other.kind != FeatureKind::Field && &other != &road)
            obstacles.add(other.outline);
    std::vector<Room> rooms;
    constexpr int samples = 60;
    for (int i = 0; i <= samples; ++i)
        if (const QPointF at = along(road.line, i / double{samples}); road.outline.contains(at))
            rooms.push_back({at, isOnLandmark(geometry, at) ? 0 : obstacles.distance(at)});
    std::stable_sort(rooms.begin(), rooms.end(),
                     [](const Room& a, const Room& b) { return a.radius > b.radius; });
    return rooms;
}

std::vector<QPointF> apart(const std::vector<Room>& rooms, double least)
{
    std::vector<QPointF> chosen;
    for (const Room& room : rooms) {
        const auto near = [&](QPointF other) { return length(room.at - other) < least; };
        if (std::none_of(chosen.begin(), chosen.end(), near))
            chosen.push_back(room.at);
    }
    return chosen;
}

std::vector<QPointF> standsOf(const FeatureShape& shape, const TileGeometry& geometry)
{
    if (shape.kind == FeatureKind::Road)
        if (auto stands = apart(roomsAlong(shape, geometry), 0.18); !stands.empty())
            return stands;
    std::vector<QPointF> stands;
    const QPainterPath ground =
        shape.kind == FeatureKind::Area ? shape.outline : besideLandmarks(shape.outline, geometry);
    for (const Room& room : roomiest(ground, Segments(), standsWanted))
        stands.push_back(room.at);
    return stands;
}

/// Pennants keep away from the places of the figures.
std::vector<QPointF> emblemsOf(const FeatureShape& city, int count)
{
    Segments taken;
    taken.add(disc(city.stands.front(), 0.09));
    std::vector<QPointF> emblems;
    for (const Room& room : roomiest(city.outline, taken, count))
        emblems.push_back(room.at);
    return emblems;
}

} // namespace

void placeStands(const Draft& draft, TileGeometry& geometry)
{
    for (int i = 0; i < draft.featureCount(); ++i) {
        FeatureShape& shape = geometry.features[static_cast<std::size_t>(i)];
        if (isSector(draft.feature(i))) {
            shape.stands = sectorStands(draft, i);
            shape.emblems = {sectorSign(draft, i)};
            continue;
        }
        shape.stands = standsOf(shape, geometry);
        if (shape.stands.empty())
            shape.stands.push_back(shape.outline.boundingRect().center());
        if (shape.kind == FeatureKind::City)
            shape.emblems = emblemsOf(shape, 3);
    }
}

} // namespace glossator::pictures::shapes
