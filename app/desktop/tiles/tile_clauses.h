// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_source.h"

namespace glossator::desktop {

/// A way from a tile into the rules: a section and the clause that it begins with.
struct TileClause
{
    QString id;    ///< of the clause
    QString title; ///< of the section
    bool operator==(const TileClause&) const = default;
};

/// The sections that a tile leads to: the one that bears its name, those that show its picture,
/// then those of its kinds of features.
[[nodiscard]] std::vector<TileClause> clausesFor(const tiles::TileSource& tile,
                                                 const catalogue::Catalogue& catalogue,
                                                 catalogue::Language language);

} // namespace glossator::desktop
