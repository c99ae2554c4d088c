// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/commands/commands.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

OptionSpecs Command::allOptions() const
{
    OptionSpecs all = options;
    all.insert(all.end(), commonOptions().begin(), commonOptions().end());
    return all;
}

QString Command::operandFault(const QStringList& given) const
{
    if (given.size() < fewest)
        return u"%1 is missing"_s.arg(operands.split(u' ').value(given.size(), operands));
    if (most != anyNumber && given.size() > most)
        return u"\"%1\" is one argument too many"_s.arg(given.at(most));
    return {};
}

std::span<const Command> allCommands()
{
    static const std::vector<Command> commands{
        searchCommand(),  clauseCommand(),      pairCommand(),     orderCommand(),
        tilesCommand(),   termsCommand(),       caseListCommand(), caseShowCommand(),
        caseRunCommand(), casePictureCommand(), playCommand(),     verifyCommand(),
    };
    return commands;
}

const Command* findCommand(const QString& name)
{
    const auto commands = allCommands();
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&](const Command& command) { return command.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

} // namespace glossator::cli
