// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace glossator::cli {

// Each command in a file of its own; JSON.md beside this folder tells what they write with --json.
[[nodiscard]] Command searchCommand();
[[nodiscard]] Command clauseCommand();
[[nodiscard]] Command pairCommand();
[[nodiscard]] Command orderCommand();
[[nodiscard]] Command tilesCommand();
[[nodiscard]] Command termsCommand();
[[nodiscard]] Command caseListCommand();
[[nodiscard]] Command caseShowCommand();
[[nodiscard]] Command caseRunCommand();
[[nodiscard]] Command casePictureCommand();
[[nodiscard]] Command playCommand();
[[nodiscard]] Command verifyCommand();

/// `--lang L`, for the commands that show texts.
[[nodiscard]] OptionSpec languageOption();

} // namespace glossator::cli
