// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

struct StartOptions;

/// What two starts must have in common to need but one window: the files, and the screen it is on.
[[nodiscard]] QString windowName(const StartOptions& options);

/// Runs the program to its end. Exit status: 0 good, 2 unusable arguments or catalogue.
int runProgram(int argc, char** argv);

} // namespace glossator::desktop
