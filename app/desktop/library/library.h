// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/terms/term_base.h"
#include "model/tiles/tile_catalogue.h"

namespace glossator::desktop {

/// Everything the window reads, opened once: clauses, tiles and terms of one catalogue file. Tiles and terms
/// are read when they are needed, and then kept.
struct Library
{
    catalogue::Catalogue catalogue;
    tiles::TileCatalogue tiles;
    terms::TermBase terms;

    static tl::expected<Library, catalogue::OpenError> open(const QString& path);
    /// What is wrong with the chapters that are kept in memory, if anything; reads them.
    [[nodiscard]] std::optional<catalogue::OpenError> fault() const;
};

} // namespace glossator::desktop
