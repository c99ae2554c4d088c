// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::terms {

/// A wording without the remark in parentheses that tells homonyms apart in a list, as in "space (on the
/// scoreboard)"; nobody writes it in a text or looks for it.
QString withoutRemark(const QString& wording);

} // namespace glossator::terms
