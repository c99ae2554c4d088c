// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/failure.h"
#include "model/tiles/tile_catalogue.h"

#include <QHash>
#include <QStringList>

namespace glossator::cli {

/// What somebody asks for about tiles: words that must all fit a tile. A word fits by the tile's id, its
/// letter or its name, its expansion's id, or something on it: a kind of feature, a mark, an illustration.
class TileQuery
{
public:
    /// Words that fit no tile at all are a failure with what is near; `codes` are ids of expansions by code.
    static Outcome<TileQuery> read(const QStringList& words, const tiles::TileCatalogue& tiles,
                                   const QHash<QString, QString>& codes);

    [[nodiscard]] std::vector<const tiles::TileSource*> find(const tiles::TileCatalogue& tiles) const;

private:
    QStringList m_words; ///< in lower case
};

/// Everything that a tile can be found by, in lower case.
[[nodiscard]] QStringList wordsFor(const tiles::TileSource& tile);

} // namespace glossator::cli
