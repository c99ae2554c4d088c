// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/shelf_layout.h"
#include "app/desktop/stage/stage_picture.h"
#include "app/desktop/stage/supply_row.h"

#include <vector>

namespace glossator::desktop {

/// What there is on a stage at most.
struct StageNeeds
{
    int players = 0;
    ShelfNeeds shelf{};
    int inFront = 0; ///< tiles before one player
    int tokens = 0;  ///< kinds of them before one player
    SupplyRow::Places supply{};
    double nameWidth = 0;           ///< of the longest name of a player
    std::vector<int> waitedAt = {}; ///< spaces of the track that figures wait beside, in order
    QSizeF board = {};              ///< in squares; empty where it is not known
    int digits = 2;                 ///< of the points of one player: all get more than nine some time
    double pointsWidth = 0;         ///< of the most points of a player; 0 where it is not known
    bool operator==(const StageNeeds&) const = default;

    /// What is there has room as well from now on.
    void include(const StageStill& still);
    void include(const StageNeeds& other);

private:
    void includeCard(const PlayerCard& card);
    void includeWaiting(int space);
};

} // namespace glossator::desktop
