// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_content.h"

#include "app/desktop/library/library.h"
#include "app/desktop/table/box_names.h"

#include <numeric>

namespace glossator::desktop {

namespace {

/// Without those of which no source says what they show.
int drawnTilesIn(const tiles::TileFile& box)
{
    return std::accumulate(box.tiles.begin(), box.tiles.end(), 0,
                           [](int sum, const tiles::TileSource& tile) { return sum + tile.kind.count; });
}

} // namespace

QHash<QString, BoxContent> contentOfBoxes(const Library& library)
{
    const auto boxes = library.catalogue.expansions();
    QHash<QString, BoxContent> contents;
    for (const tiles::TileFile& file : library.tiles.files()) {
        BoxContent& content = contents[QString::fromStdString(file.expansion)];
        content.drawnTiles = drawnTilesIn(file);
        content.tiles = content.drawnTiles + (file.missing ? file.missing->tiles : 0);
    }
    for (const auto& box : boxes)
        for (const auto& kind : library.catalogue.coverage(box.id))
            contents[box.id].clauses += kind.clauses;
    const auto otherNames = otherNamesOf(boxes, library.terms.terms());
    for (const auto& box : boxes)
        contents[box.id].otherNames = otherNames.value(box.id);
    return contents;
}

} // namespace glossator::desktop
