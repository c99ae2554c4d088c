// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::desktop {

/// Runs the program to its end. Exit status: 0 good, 2 unusable arguments or catalogue.
int runProgram(int argc, char** argv);

} // namespace glossator::desktop
