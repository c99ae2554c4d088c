// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/feature_spot.h"
#include "model/tiles/tile_source.h"

#include <QCoreApplication>
#include <QString>

class QTranslator;

namespace glossator::wording {

/// Says what tiles and their features are, in the language of the interface; what stands beside a text also
/// in that of a translator.
class TileWording
{
    Q_DECLARE_TR_FUNCTIONS(TileWording)

public:
    /// "City", "Road".
    [[nodiscard]] static QString kind(engine::FeatureKind kind);
    /// "City", "Shrine"; with its side where the tile has several: "Field, north-east".
    [[nodiscard]] static QString feature(const engine::TileKind& tile, std::size_t feature,
                                         engine::Turn turn = 0);
    /// "north-east", "middle".
    [[nodiscard]] static QString side(tiles::FeatureSide side);
    /// What is to be said of a feature beyond its kind: "2 squares, 1 pennant, inn".
    [[nodiscard]] static QString facts(const engine::TileKind& tile, const engine::FeatureSpec& feature,
                                       engine::Turn turn = 0);
    /// What lies on a tile, each kind of thing once: "City, pennant · Road, inn · Field".
    [[nodiscard]] static QString contents(const tiles::TileSource& tile);
    /// "Stonehenge", "Tile D", "Tile 01 (Ka)".
    [[nodiscard]] static QString title(const tiles::TileSource& tile, const QTranslator* in = nullptr);
    /// "D", or the number in the box and the letter by which rules call it, "01 (Ka)"; empty for a tile that
    /// has a name.
    [[nodiscard]] static QString letter(const tiles::TileSource& tile);
    /// The same within a sentence: "tile D"; where boxes number their tiles alike, with what is on it: "tile
    /// 06 (tower foundation)".
    [[nodiscard]] static QString titleInSentence(const tiles::TileSource& tile);
    /// "4 copies".
    [[nodiscard]] static QString copies(int count);
    [[nodiscard]] static QString squares(int count, const QTranslator* in = nullptr);
    [[nodiscard]] static QString pennants(int count);
    [[nodiscard]] static QString confidence(tiles::Confidence confidence);
    [[nodiscard]] static QString standing(tiles::Standing standing, const QTranslator* in = nullptr);
    /// The word for a mark of a tile or feature; the mark itself for one without a word.
    [[nodiscard]] static QString mark(const std::string& mark, const QTranslator* in = nullptr);

private:
    static QString kindOf(const engine::FeatureSpec& feature);
    static QString inBrief(const tiles::TileSource& tile);
    static QString inShort(const engine::FeatureSpec& feature);
    static QString touches(const engine::TileKind& tile, const engine::FeatureSpec& feature,
                           engine::Turn turn);
    static QString plainMark(const QString& name, const QTranslator* in);
    static QString said(const QTranslator* in, const char* words, int count = -1);
};

} // namespace glossator::wording
