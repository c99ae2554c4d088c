// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <QCoreApplication>
#include <QString>

namespace glossator::desktop {

/// Says what tiles and their features are, in the language of the interface.
class TileWording
{
    Q_DECLARE_TR_FUNCTIONS(TileWording)

public:
    /// "City", "Road".
    [[nodiscard]] static QString kind(engine::FeatureKind kind);
    /// "City c1".
    [[nodiscard]] static QString feature(const engine::FeatureSpec& feature);
    /// What is to be said of a feature beyond its kind: "2 squares, 1 pennant, inn".
    [[nodiscard]] static QString facts(const engine::TileKind& tile, const engine::FeatureSpec& feature);
    /// "Stonehenge", "Tile D", or the id where a tile has neither name nor letter.
    [[nodiscard]] static QString title(const tiles::TileSource& tile);
    /// "4 copies".
    [[nodiscard]] static QString copies(int count);
    [[nodiscard]] static QString squares(int count);
    [[nodiscard]] static QString confidence(tiles::Confidence confidence);
    [[nodiscard]] static QString standing(tiles::Standing standing);
    /// The word for a mark of a tile or feature; the mark itself for one without a word.
    [[nodiscard]] static QString mark(const std::string& mark);

private:
    static QString touches(const engine::TileKind& tile, const engine::FeatureSpec& feature);
    static QString plainMark(const QString& name);
};

} // namespace glossator::desktop
