// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace glossator::cli {

/// What the program does and which commands it has.
[[nodiscard]] QByteArray programHelp(const TextStyle& style);
/// What one command does, takes and answers.
[[nodiscard]] QByteArray commandHelp(const Command& command, const TextStyle& style);

} // namespace glossator::cli
