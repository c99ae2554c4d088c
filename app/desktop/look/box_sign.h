// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace glossator::desktop {

inline constexpr int boxSignSide = 20; ///< in pixels beside text of the original size

/// The sign of an expansion in the colours that suit a palette, sharp at every size. It is painted when it is
/// shown; where no such sign is drawn the icon is null.
[[nodiscard]] QIcon boxSign(const QString& sign, const QPalette& palette);

} // namespace glossator::desktop
