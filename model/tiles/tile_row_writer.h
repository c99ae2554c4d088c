// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/statement.h"
#include "model/tiles/tile_source.h"

namespace glossator::tiles {

/// Puts files of tiles into the tables of the chapter, numbering the tiles as they come.
class TileRowWriter
{
public:
    explicit TileRowWriter(const QSqlDatabase& database);

    void write(const TileFile& file);
    /// What the database said first; empty as long as all went well.
    [[nodiscard]] QString error() const;

private:
    void writeBox(const TileFile& file);
    void writeTile(const TileSource& tile);
    void writeFeature(const engine::FeatureSpec& feature, int position);
    void writeSquare(const engine::SquareSpec& square, int position);
    void writeCoverage(const engine::FeatureSpec& feature, int position);

    catalogue::Statement m_box;
    catalogue::Statement m_token;
    catalogue::Statement m_tile;
    catalogue::Statement m_copy;
    catalogue::Statement m_mark;
    catalogue::Statement m_feature;
    catalogue::Statement m_featureMark;
    catalogue::Statement m_roadEnd;
    catalogue::Statement m_fieldCity;
    catalogue::Statement m_square;
    catalogue::Statement m_featureSquare;
    catalogue::Statement m_edge;
    int m_number = 0;
};

} // namespace glossator::tiles
