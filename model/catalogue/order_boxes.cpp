// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/order_boxes.h"

#include <QSet>

namespace glossator::catalogue {

std::vector<Expansion> boxesOf(const Catalogue& catalogue, const std::vector<OrderStep>& steps,
                               OrderDepth depth)
{
    QSet<QString> told;
    for (const OrderStep& step : steps)
        for (const OrderAct& act : step.acts) {
            told.insert(act.lead.expansion);
            if (depth == OrderDepth::More)
                for (const Clause& clause : act.more)
                    told.insert(clause.expansion);
        }
    std::vector<Expansion> boxes = catalogue.expansions();
    std::erase_if(boxes, [&](const Expansion& box) { return !told.contains(box.id); });
    return boxes;
}

} // namespace glossator::catalogue
