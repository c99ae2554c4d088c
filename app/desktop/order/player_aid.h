// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/order/order_model.h"

#include <memory>
#include <vector>

class QPagedPaintDevice;
class QPainter;
class QTextDocument;

namespace glossator::desktop {

/// The order of play on one sheet of paper, in two columns: the steps with what is done in each, in type as
/// large as the sheet allows.
class PlayerAid
{
public:
    PlayerAid(const OrderModel& model, QString title);
    ~PlayerAid();
    PlayerAid(const PlayerAid&) = delete;
    PlayerAid& operator=(const PlayerAid&) = delete;

    void paintOn(QPagedPaintDevice& device);
    /// Sets everything so that it fits on a sheet of this size in points, and says in type of which size:
    /// from 11 down to 4.5 points.
    double setToFit(QSizeF sheet);

private:
    struct Block
    {
        std::unique_ptr<QTextDocument> words;
        bool isHeading = false;
    };

    struct Spot
    {
        int column = 0;
        double y = 0;
    };

    void set(double size, double width);
    [[nodiscard]] std::vector<Spot> flow(double height) const;
    [[nodiscard]] bool fits(double height) const;
    void paintColumns(QPainter& painter, QSizeF sheet) const;

    const OrderModel& m_model;
    QString m_title;
    std::vector<Block> m_blocks;
};

} // namespace glossator::desktop
