// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/partly_described.h"

#include <utility>

namespace glossator::catalogue {

std::vector<Expansion> partlyDescribed(const Catalogue& catalogue, const QStringList& expansions)
{
    std::vector<Expansion> boxes;
    for (const QString& id : expansions)
        if (auto box = catalogue.expansion(id); box && !box->whole && !expansions.contains(box->partOf))
            boxes.push_back(std::move(*box));
    return boxes;
}

std::vector<Expansion> whollyDescribed(const Catalogue& catalogue)
{
    std::vector<Expansion> boxes = catalogue.expansions();
    const auto parted = std::erase_if(boxes, [](const Expansion& box) { return !box.whole; });
    return parted == 0 ? std::vector<Expansion>() : boxes;
}

} // namespace glossator::catalogue
