// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/request.h"

#include <span>

namespace glossator::cli {

/// One thing that the program can do: how it is called, what it takes, and what does it.
struct Command
{
    QString name;     ///< one or two words, "case run"
    QString operands; ///< as in the help, "ID-or-FILE"
    int fewest = 0;   ///< operands
    int most = 0;     ///< operands; anyNumber for no limit
    QString summary;  ///< one line
    QStringList text; ///< paragraphs for its own help
    OptionSpecs options;
    Outcome<Answer> (*run)(const Request&) = nullptr;

    static constexpr int anyNumber = -1;

    /// Its own options and those of all commands.
    [[nodiscard]] OptionSpecs allOptions() const;
    /// What is wrong with the number of operands; empty when nothing is.
    [[nodiscard]] QString operandFault(const QStringList& given) const;
};

/// All commands in the order of the help.
[[nodiscard]] std::span<const Command> allCommands();

/// The command with this name, or nullptr.
[[nodiscard]] const Command* findCommand(const QString& name);

} // namespace glossator::cli
