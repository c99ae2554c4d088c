// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_sight.h"

namespace glossator::desktop {

/// What can be activated on a page in sight, in the order in which the keyboard goes through it.
class PageTargets
{
public:
    explicit PageTargets(const PageSight& sight) : m_sight(sight) {}

    /// Those that stand wholly in the view, by where they begin.
    [[nodiscard]] std::vector<TargetPlace> inSight() const;
    /// Where the keyboard goes from a target, or from the current clause where it is on none; nothing where
    /// it leaves the page.
    [[nodiscard]] std::optional<TargetPlace> beside(std::optional<TargetPlace> from,
                                                    std::optional<PagePlace> current, bool isForward) const;
    /// What a tile of an entry is; the pictures of a section may stand beside its first rule.
    [[nodiscard]] std::optional<TargetPlace> ofTile(int entry, int tile) const;
    /// Where it begins.
    [[nodiscard]] QRect rectOf(TargetPlace place) const;

private:
    [[nodiscard]] const RowTarget& at(TargetPlace place) const
    {
        return m_sight.layout().readyRow(place.entry)->targets.at(place.target);
    }

    PageSight m_sight;
};

} // namespace glossator::desktop
