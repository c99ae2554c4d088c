// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/text_style.h"

#include <QStringList>

namespace glossator::cli {

/// Does what the words of a command line ask for, without the program's own name.
[[nodiscard]] Outcome<Answer> answer(const QStringList& words, const TextStyle& style);

} // namespace glossator::cli
