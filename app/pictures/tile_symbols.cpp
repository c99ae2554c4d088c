// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_symbols.h"

#include <algorithm>

namespace glossator::pictures {

namespace {

constexpr double pennant = 0.06; ///< the ball in it and what is about that, by which it is known
constexpr double sign = 0.18;
constexpr double crownSpace = 0.13;

QRectF around(QPointF at, double reach)
{
    return {at - QPointF(reach, reach), QSizeF(reach, reach) * 2};
}

bool isBuilding(engine::FeatureKind kind)
{
    return engine::isSurrounded(kind) || kind == engine::FeatureKind::Abbacy;
}

/// Of areas only sectors have signs.
bool isSector(const FeatureShape& shape)
{
    return shape.kind == engine::FeatureKind::Area && !shape.emblems.empty();
}

void add(std::vector<QRectF>& symbols, const FeatureShape& shape, std::size_t pennants)
{
    if (isBuilding(shape.kind))
        symbols.push_back(shape.outline.boundingRect());
    if (shape.kind == engine::FeatureKind::City)
        for (std::size_t i = 0; i < std::min(pennants, shape.emblems.size()); ++i)
            symbols.push_back(around(shape.emblems[i], pennant));
    if (!isSector(shape))
        return;
    symbols.push_back(around(shape.emblems.front(), sign));
    for (std::size_t i = 0; i + 1 < shape.stands.size(); ++i) // the last is for figures that are nobody's
        symbols.push_back(around(shape.stands[i], crownSpace));
}

} // namespace

std::vector<QRectF> symbolsOf(const engine::TileKind& kind, const TileGeometry& geometry, engine::Turn turn)
{
    std::vector<QRectF> symbols;
    for (const Landmark& landmark : geometry.landmarks)
        symbols.push_back(around(landmark.at, landmark.radius));
    for (std::size_t i = 0; i < geometry.features.size(); ++i)
        add(symbols, geometry.features[i], kind.features[i].pennants);
    for (QRectF& symbol : symbols)
        symbol = turning(turn).mapRect(symbol);
    return symbols;
}

} // namespace glossator::pictures
