// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/program.h"

int main(int argc, char** argv)
{
    return glossator::desktop::runProgram(argc, argv);
}
