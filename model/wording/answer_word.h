// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace glossator::wording {

/// The word for an answer, a question, a card, a sector or a role, in the language of the interface: words of
/// the rules. One that has no translation stays as it is.
[[nodiscard]] QString answerWord(const std::string& name);

} // namespace glossator::wording
