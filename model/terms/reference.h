// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::terms {

/// Whether an English text can only be understood after the text before it: it begins with a pronoun for what
/// that named ("when she does"), or tells of what was done there ("in this way").
[[nodiscard]] bool refersBack(const QString& text);

} // namespace glossator::terms
