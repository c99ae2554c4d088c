// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

namespace glossator::desktop {

struct Library;

/// What the catalogue holds of one box.
struct BoxContent
{
    int tiles = 0;      ///< each copy by itself
    int drawnTiles = 0; ///< of them, so many of which a source says what they show
    int clauses = 0;
    QStringList otherNames; ///< by which it is found too
};

/// Of all boxes, by id. Counting reads all tiles and terms.
[[nodiscard]] QHash<QString, BoxContent> contentOfBoxes(const Library& library);

} // namespace glossator::desktop
