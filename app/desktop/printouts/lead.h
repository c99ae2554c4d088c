// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <QImage>
#include <QString>

#include <vector>

namespace glossator::desktop {

/// What stands under the title of a printed page before its first clause, or below its last one.
struct Lead
{
    struct Part
    {
        QString label; ///< before the words; where it is empty these have the whole width
        QString words; ///< may have several lines
    };

    std::vector<Part> parts;
    const tiles::TileSource* tile = nullptr; ///< whose picture stands beside; none: nullptr
    QImage board = {};                       ///< that stands beside, as large as it is printed; or none
};

} // namespace glossator::desktop
