// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"

#include <memory>
#include <vector>

namespace glossator::desktop {

/// Several printouts of one kind as one, the sheets of each after those of the one before.
class BoundSheets : public Printout
{
public:
    /// At least one; the first gives its title, margin and format.
    explicit BoundSheets(std::vector<std::unique_ptr<Printout>> parts);

    [[nodiscard]] QString title() const override { return m_parts.front()->title(); }
    [[nodiscard]] bool isLandscape() const override { return m_parts.front()->isLandscape(); }
    [[nodiscard]] double margin() const override { return m_parts.front()->margin(); }
    void setSheet(QSizeF points) override;
    bool prepareSome() override;
    [[nodiscard]] double prepared() const override;
    [[nodiscard]] int sheets() const override;
    void paint(QPainter& painter, int sheet) override;

private:
    std::vector<std::unique_ptr<Printout>> m_parts;
    QSizeF m_sheet;
    std::size_t m_set = 0;  ///< so many are set
    bool m_isBegun = false; ///< the next one
};

} // namespace glossator::desktop
