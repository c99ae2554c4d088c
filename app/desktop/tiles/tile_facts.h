// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_source.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// One thing that is known of a tile, with its name before it.
struct TileFact
{
    QString name;
    QString value;
    bool isId = false; ///< one long word
};

/// What the sources say of a tile, on the screen as on paper.
class TileFacts
{
    Q_DECLARE_TR_FUNCTIONS(TileFacts)

public:
    [[nodiscard]] static std::vector<TileFact> of(const tiles::TileSource& tile);
    /// The note on it, as it is written where there is no catalogue; empty for none.
    [[nodiscard]] static QString note(const tiles::TileSource& tile, const catalogue::Catalogue* catalogue,
                                      catalogue::Language language);
};

} // namespace glossator::desktop
