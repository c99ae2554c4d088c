// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/help.h"
#include "app/cli/suggestion.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A command line, cut into the command's name and everything else.
struct Line
{
    QString command;  ///< empty when none is named
    QStringList rest; ///< options before and everything behind it, in order
};

/// How many words stand before the command: options of all commands with their values.
qsizetype wordsBeforeCommand(const QStringList& words)
{
    qsizetype at = 0;
    while (at < words.size() && words.at(at).startsWith(u'-')) {
        const QString& word = words.at(at++);
        const bool waits =
            std::any_of(commonOptions().begin(), commonOptions().end(), [&](const OptionSpec& spec) {
                return spec.takesValue() && word == u"--"_s + spec.name;
            });
        at += waits ? 1 : 0;
    }
    return std::min(at, words.size());
}

/// "case" and "run" make one name; "case" alone stays, for the message.
Line cut(const QStringList& words)
{
    const qsizetype before = wordsBeforeCommand(words);
    if (before == words.size())
        return {{}, words};
    qsizetype behind = before + 1;
    QString name = words.at(before);
    if (behind < words.size() && !words.at(behind).startsWith(u'-')) {
        const QString both = name + u' ' + words.at(behind);
        const bool isFamily =
            std::any_of(allCommands().begin(), allCommands().end(),
                        [&](const Command& command) { return command.name.startsWith(name + u' '); });
        name = isFamily ? both : name;
        behind += isFamily ? 1 : 0;
    }
    return {name, words.first(before) + words.sliced(behind)};
}

Failure unknownCommand(const QString& name)
{
    QStringList known;
    QStringList family;
    for (const Command& command : allCommands()) {
        known += command.name;
        if (command.name.startsWith(name + u' '))
            family += command.name;
    }
    if (!family.isEmpty())
        return {u"\"%1\" needs a second word: %2"_s.arg(name, family.join(u", "_s)), false};
    const QString meant = didYouMean(name, known);
    return {u"unknown command \"%1\"%2"_s.arg(name, meant.isEmpty() ? u"; see gloss --help"_s : meant),
            false};
}

/// Puts the command before what is wrong with its arguments.
Failure inCommand(const Command& command, const Failure& failure)
{
    return failure.namesItsPlaces ? failure : Failure{u"%1: %2"_s.arg(command.name, failure.message), false};
}

Outcome<Answer> runCommand(const Command& command, const QStringList& words, const TextStyle& style)
{
    auto arguments = Arguments::read(words, command.allOptions());
    if (!arguments)
        return tl::unexpected(inCommand(command, arguments.error()));
    if (arguments->has(u"help"_s))
        return Answer{ExitStatus::Good, commandHelp(command, style)};
    if (const QString fault = command.operandFault(arguments->operands()); !fault.isEmpty())
        return fail(u"%1: %2; see gloss %1 --help"_s.arg(command.name, fault));
    auto answered = command.run({std::move(*arguments), style});
    if (!answered)
        return tl::unexpected(inCommand(command, answered.error()));
    return answered;
}

/// A line that names no command: it can only ask about the program itself.
Outcome<Answer> aboutProgram(const QStringList& words, const TextStyle& style)
{
    OptionSpecs specs = commonOptions();
    specs.push_back({u"version"_s, {}, {}});
    const auto arguments = Arguments::read(words, specs);
    if (!arguments)
        return tl::unexpected(arguments.error());
    if (arguments->has(u"version"_s))
        return Answer{ExitStatus::Good, QByteArrayLiteral("gloss " GLOSSATOR_VERSION "\n")};
    if (arguments->has(u"help"_s))
        return Answer{ExitStatus::Good, programHelp(style)};
    return fail(u"a command is missing; see gloss --help"_s);
}

} // namespace

Outcome<Answer> answer(const QStringList& words, const TextStyle& style)
{
    const Line line = cut(words);
    if (line.command.isEmpty())
        return aboutProgram(line.rest, style);
    if (const Command* command = findCommand(line.command))
        return runCommand(*command, line.rest, style);
    if (line.command == "help"_L1)
        return answer(line.rest + QStringList{u"--help"_s}, style);
    return tl::unexpected(unknownCommand(line.command));
}

} // namespace glossator::cli
