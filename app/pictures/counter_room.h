// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/geometry.h"

#include <QPointF>

#include <utility>
#include <vector>

namespace glossator::pictures {

/// Finds room for counters on tiles, so that neither a figure nor another counter hides one. In board
/// coordinates.
class CounterRoom
{
public:
    /// `figures` are their middles.
    explicit CounterRoom(std::vector<QPointF> figures) : m_figures(std::move(figures)) {}

    /// The middle of one more counter on this square: the nearest free spot to where it belongs, rather
    /// beside than above or below.
    [[nodiscard]] QPointF take(QPointF wanted, engine::Square square);

private:
    [[nodiscard]] bool isFree(QPointF at) const;

    std::vector<QPointF> m_figures;
    std::vector<QPointF> m_counters;
};

} // namespace glossator::pictures
