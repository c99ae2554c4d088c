// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/terms/term_base.h"
#include "model/tiles/tile_catalogue.h"

namespace glossator::desktop {

/// Everything the window reads, opened once: clauses, tiles and terms of one catalogue file.
struct Library
{
    catalogue::Catalogue catalogue;
    tiles::TileCatalogue tiles;
    terms::TermBase terms;

    /// Opens the file and reads the chapters that are kept in memory.
    static tl::expected<Library, catalogue::OpenError> open(const QString& path);
};

} // namespace glossator::desktop
