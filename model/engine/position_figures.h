// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/position_draft.h"

namespace glossator::engine {

/// Puts the declared figures of a draft in their places: on features, beside the track, in the supply or
/// out of the game; then the supplies, the tokens and the points.
class PositionFigures
{
public:
    explicit PositionFigures(PositionDraft& draft) : m_draft(draft) {}
    void put();

private:
    void putFigure(std::size_t index);
    [[nodiscard]] std::optional<Place> placeFor(std::size_t index, FigureKind kind);
    [[nodiscard]] TileId findTile(std::size_t index);
    [[nodiscard]] FigureId findFigure(std::size_t index);
    [[nodiscard]] FeatureId findFeature(std::size_t index);
    void checkPlace(std::size_t index, FigureKind kind, Place place);
    void checkStands(std::size_t index, FigureKind kind, Place place);
    void checkApart(std::size_t index, FigureKind kind, FeatureId feature);
    [[nodiscard]] FigureId findFree(const DeclaredFigure& declared, FigureKind kind) const;
    [[nodiscard]] FigureId find(const DeclaredFigure& declared, FigureKind kind, PlaceKind place,
                                bool sameSpace) const;
    void limitSupply(std::size_t index);
    void pileTokens(std::size_t index);
    void giveTokens(std::size_t index);
    void setScore(std::size_t index);
    void fault(std::size_t index, std::string what, std::string right);

    PositionDraft& m_draft;
    std::vector<FigureId> m_parked; ///< figures that were declared on the track or beside it
};

} // namespace glossator::engine
