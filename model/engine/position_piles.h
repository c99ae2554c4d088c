// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/position_draft.h"

namespace glossator::engine {

/// The tiles of a draft that do not lie on the board: those aside, and the pile with what is known of
/// its order.
class PositionPiles
{
public:
    explicit PositionPiles(PositionDraft& draft) : m_draft(draft) {}
    void layAside();
    void orderPile();

private:
    void layTileAside(std::size_t index);
    [[nodiscard]] bool takeCopy(std::size_t index, KindId kind);
    void checkPlace(std::size_t index, KindId kind, Place place);
    std::optional<KindId> count(std::size_t index, const std::string& id);

    PositionDraft& m_draft;
    std::vector<int> m_wanted; ///< by KindId: copies of the declared pile so far
};

} // namespace glossator::engine
