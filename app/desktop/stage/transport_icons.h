// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace glossator::desktop {

/// The signs on the knobs of the stage.
enum class TransportSign : std::uint8_t { Start, Back, Play, Pause, Forward, End };

/// An icon drawn in a colour, sharp at every size.
[[nodiscard]] QIcon transportIcon(TransportSign sign, const QColor& colour);

} // namespace glossator::desktop
