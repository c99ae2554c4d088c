// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_content.h"

#include "app/desktop/library/library.h"
#include "app/desktop/table/box_names.h"

#include <numeric>

namespace glossator::desktop {

namespace {

/// Also those of which no source says what they show.
int tilesIn(const tiles::TileFile& box)
{
    const int missing = box.missing ? box.missing->tiles : 0;
    return std::accumulate(box.tiles.begin(), box.tiles.end(), missing,
                           [](int sum, const tiles::TileSource& tile) { return sum + tile.kind.count; });
}

} // namespace

QHash<QString, BoxContent> contentOfBoxes(const Library& library)
{
    const auto boxes = library.catalogue.expansions();
    QHash<QString, BoxContent> contents;
    for (const tiles::TileFile& file : library.tiles.files())
        contents[QString::fromStdString(file.expansion)].tiles = tilesIn(file);
    for (const auto& box : boxes)
        for (const auto& kind : library.catalogue.coverage(box.id))
            contents[box.id].clauses += kind.clauses;
    const auto otherNames = otherNamesOf(boxes, library.terms.terms());
    for (const auto& box : boxes)
        contents[box.id].otherNames = otherNames.value(box.id);
    return contents;
}

} // namespace glossator::desktop
