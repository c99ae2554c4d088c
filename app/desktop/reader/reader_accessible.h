// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::desktop {

/// Lets screen readers see a reader's page as a list of headings and clauses. Call as often as you like.
void installReaderAccessible();

} // namespace glossator::desktop
