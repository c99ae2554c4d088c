// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::desktop {

/// Milliseconds to wait for what comes from another thread or program: a busy machine is not what is tested.
inline constexpr int patience = 60000;

} // namespace glossator::desktop
