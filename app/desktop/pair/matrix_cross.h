// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>

namespace glossator::desktop {

/// The cell that is pointed at, by the mouse or else by the keyboard; its row and column are lit up
/// around the inks.
struct MatrixCross
{
    QPersistentModelIndex hovered;
    QPersistentModelIndex current; ///< only while the keyboard is in the matrix
    QPersistentModelIndex picked;  ///< the pair that is answered

    [[nodiscard]] QModelIndex at() const { return hovered.isValid() ? hovered : current; }
};

} // namespace glossator::desktop
