// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/position_draft.h"

namespace glossator::engine {

/// Lays the declared tiles on the board of a draft: each fits, is still to be had, and hangs together
/// with the others.
class PositionLandscape
{
public:
    explicit PositionLandscape(PositionDraft& draft) : m_draft(draft) {}
    void lay();

private:
    [[nodiscard]] bool fillsHole(std::size_t index) const;
    void layTile(std::size_t index);
    [[nodiscard]] bool fits(std::size_t index, KindId kind);
    [[nodiscard]] bool takeCopy(std::size_t index, KindId kind);
    void checkConnected();
    [[nodiscard]] std::vector<bool> reachedTiles() const;

    PositionDraft& m_draft;
    std::vector<std::size_t> m_entryOf; ///< by TileId: index among the declared tiles
};

} // namespace glossator::engine
