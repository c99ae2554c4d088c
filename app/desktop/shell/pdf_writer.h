// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/command_line.h"

namespace glossator::desktop {

class Kept;
class MyTable;
struct Memory;

/// Writes a PDF file from the command line, without a window.
class PdfWriter
{
    Q_DECLARE_TR_FUNCTIONS(PdfWriter)

public:
    /// What the options ask for, else the first page, into their file; gives what went wrong. `kept` is what
    /// the user keeps, `table` the user's, for which the order of play is told, and `memory` how the window
    /// was left, whose languages are printed where the options name none.
    [[nodiscard]] static std::optional<QString> write(const StartOptions& options, const MyTable& table,
                                                      const Kept& kept, const Memory& memory);

private:
    [[nodiscard]] static std::vector<catalogue::Language> languagesFor(const StartOptions& options,
                                                                       const Memory& memory);
};

} // namespace glossator::desktop
