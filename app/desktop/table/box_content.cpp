// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_content.h"

#include "app/desktop/library/library.h"
#include "app/desktop/table/box_names.h"

namespace glossator::desktop {

QHash<QString, BoxContent> contentOfBoxes(const Library& library)
{
    const auto boxes = library.catalogue.expansions();
    QHash<QString, BoxContent> contents;
    for (const tiles::TileFile& file : library.tiles.files())
        contents[QString::fromStdString(file.expansion)].tiles = static_cast<int>(file.tiles.size());
    for (const auto& box : boxes)
        for (const auto& kind : library.catalogue.coverage(box.id))
            contents[box.id].clauses += kind.clauses;
    const auto otherNames = otherNamesOf(boxes, library.terms.terms());
    for (const auto& box : boxes)
        contents[box.id].otherNames = otherNames.value(box.id);
    return contents;
}

} // namespace glossator::desktop
