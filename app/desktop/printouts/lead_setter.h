// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "app/desktop/printouts/lead.h"
#include "app/desktop/reader/page_metrics.h"
#include "app/desktop/reader/row.h"

namespace glossator::desktop {

/// Sets the lead of a printed page: labels with their words, and at their right the picture of a tile or
/// board.
class LeadSetter
{
public:
    LeadSetter(const PageMetrics& metrics, const Inks& inks) : m_metrics(metrics), m_inks(inks) {}

    [[nodiscard]] Row set(const Lead& lead) const;

private:
    [[nodiscard]] double setPicture(Row& row, const tiles::TileSource& tile, double top) const;
    [[nodiscard]] double setBoard(Row& row, const QImage& board, double top) const;
    void setPart(Row& row, const Lead::Part& part, Strip strip, double labelWidth) const;
    void setRule(Row& row) const;
    void setLabel(Row& row, const QString& label, QPointF baseline) const;

    const PageMetrics& m_metrics;
    const Inks& m_inks;
};

} // namespace glossator::desktop
