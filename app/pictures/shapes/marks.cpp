// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/places.h"
#include "app/pictures/shapes/wheel.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;

/// Marks of a tile that say something about its making and are not drawn as a picture.
bool isUndrawn(std::string_view mark)
{
    static constexpr std::array<std::string_view, 4> undrawn{"over-under", "set:1", "set:2", "river-lake"};
    return std::find(undrawn.begin(), undrawn.end(), mark) != undrawn.end() || mark.substr(0, 7) == "closed:";
}

/// The name of a mark without the values behind its colons.
std::string_view nameOf(std::string_view mark)
{
    return mark.substr(0, mark.find(':'));
}

/// The road end that a mark of the tile is the picture of.
std::string_view roadEndOf(std::string_view mark)
{
    return mark == "tower-foundation" ? "tower" : mark == "ferry-lake" ? "lake" : nameOf(mark);
}

/// Whether roads end at the picture of a mark of the tile. What the mark says beyond its name, as in
/// crop-circle:field, is then drawn there.
bool takeRoadEnds(TileGeometry& geometry, const std::string& mark)
{
    bool taken = false;
    for (Landmark& landmark : geometry.landmarks) {
        if (landmark.mark != roadEndOf(mark))
            continue;
        taken = true;
        if (nameOf(mark) == landmark.mark)
            landmark.mark = mark;
    }
    return taken;
}

/// Radii that the picture of a mark may have.
struct Sizes
{
    double smallest = 0.08;
    double largest = 0.13;
    double inTheMiddle = 0.14;
};

/// A mark whose picture says which one of several it is must be made out on small tiles too.
Sizes sizesOf(std::string_view mark)
{
    return nameOf(mark) == "arrow" ? Sizes{0.16, 0.2, 0.2} : Sizes{};
}

Segments takenPlaces(const TileGeometry& geometry)
{
    Segments taken;
    for (const Landmark& landmark : geometry.landmarks)
        taken.add(disc(landmark.at, landmark.radius));
    for (const FeatureShape& shape : geometry.features)
        if (!shape.stands.empty())
            taken.add(disc(shape.stands.front(), 0.07));
    return taken;
}

/// What is larger than the room that it has must not be cut off.
QPointF keptInside(const TileGeometry& geometry, QPointF at, double radius)
{
    const QRectF room = geometry.squares.boundingRect().adjusted(radius, radius, -radius, -radius);
    return {std::clamp(at.x(), room.left(), room.right()), std::clamp(at.y(), room.top(), room.bottom())};
}

void place(TileGeometry& geometry, const std::string& mark, const QPainterPath& ground, int feature)
{
    const std::vector<Room> rooms = roomiest(ground, takenPlaces(geometry), 1);
    const QPointF at = rooms.empty() ? ground.boundingRect().center() : rooms.front().at;
    const Sizes sizes = sizesOf(mark);
    const double room =
        rooms.empty() ? sizes.smallest : std::clamp(rooms.front().radius, sizes.smallest, sizes.largest);
    geometry.landmarks.push_back({mark, keptInside(geometry, at, room), room, feature, 0});
}

/// Open ground for a mark of the tile: the fields, or all there is when no field has room.
QPainterPath openGround(const TileGeometry& geometry)
{
    QPainterPath ground;
    for (const FeatureShape& shape : geometry.features)
        if (shape.kind == FeatureKind::Field)
            ground = ground.isEmpty() ? shape.outline : united(ground, shape.outline);
    return ground.isEmpty() || area(ground) < 0.08 ? geometry.squares : ground;
}

/// Whether the middle of the first square is open ground with room for a mark.
bool isMiddleOpen(const TileGeometry& geometry)
{
    const QPointF middle(0.5, 0.5);
    Segments built;
    for (const FeatureShape& shape : geometry.features)
        if (shape.kind != FeatureKind::Field) {
            if (shape.outline.contains(middle))
                return false;
            built.add(shape.outline);
        }
    for (const Landmark& landmark : geometry.landmarks)
        built.add(disc(landmark.at, landmark.radius));
    return built.distance(middle) > 0.14;
}

} // namespace

void placeTileMarks(const Draft& draft, TileGeometry& geometry)
{
    for (const std::string& mark : draft.kind.marks) {
        if (isUndrawn(mark) || takeRoadEnds(geometry, mark))
            continue;
        if (isMiddleOpen(geometry))
            geometry.landmarks.push_back({mark, QPointF(0.5, 0.5), sizesOf(mark).inTheMiddle, -1, 0});
        else
            place(geometry, mark, openGround(geometry), -1);
    }
}

void placeFeatureMarks(const Draft& draft, TileGeometry& geometry)
{
    for (int i = 0; i < draft.featureCount(); ++i) {
        const FeatureShape& shape = geometry.features[static_cast<std::size_t>(i)];
        for (const std::string& mark : draft.feature(i).marks) {
            if (mark == "pointed" || mark == "tunnel" || mark == "wonder" || isSector(draft.feature(i)) ||
                shape.kind == FeatureKind::Monastery)
                continue;
            const bool beside = shape.kind == FeatureKind::Road && mark != "labyrinth";
            place(geometry, mark, beside ? openGround(geometry) : shape.outline, i);
        }
    }
}

} // namespace glossator::pictures::shapes
