// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "app/cli/page.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int commandColumn = 15;
constexpr int optionColumn = 22;

void addOptions(Page& page, const OptionSpecs& options)
{
    for (const OptionSpec& option : options) {
        const QString name = u"--"_s + option.name + (option.takesValue() ? u' ' + option.value : QString());
        page.entry(name, option.help + (option.repeats ? u" May be given several times."_s : QString()),
                   optionColumn, narrowMargin);
    }
}

void addExitStatus(Page& page)
{
    page.gap();
    page.line(page.style().strong(u"Exit status"_s));
    page.entry(u"0"_s, u"all is well"_s, 4, narrowMargin);
    page.entry(u"1"_s, u"the thing asked for does not hold: a case fails"_s, 4, narrowMargin);
    page.entry(u"2"_s, u"the input cannot be used; standard error says what is wrong, and where"_s, 4,
               narrowMargin);
}

} // namespace

QByteArray programHelp(const TextStyle& style)
{
    Page page(style);
    page.line(u"usage: gloss COMMAND [ARGUMENT ...] [--json]"_s);
    page.gap();
    page.paragraph(u"Rules and rulings of a tile game, in the terminal: search them, read them, and let the "
                   "engine play them out."_s);
    page.gap();
    page.line(style.strong(u"Commands"_s));
    for (const Command& command : allCommands())
        page.entry(command.name, command.summary, commandColumn, narrowMargin);
    page.gap();
    page.line(style.strong(u"Options of all commands"_s));
    addOptions(page, commonOptions());
    page.entry(u"--version"_s, u"Say which version this is, and end."_s, optionColumn, narrowMargin);
    addExitStatus(page);
    page.gap();
    page.paragraph(u"gloss COMMAND --help tells more about a command."_s);
    return page.bytes();
}

QByteArray commandHelp(const Command& command, const TextStyle& style)
{
    Page page(style);
    const QString operands = command.operands.isEmpty() ? QString() : u' ' + command.operands;
    page.line(u"usage: gloss %1%2 [OPTION ...]"_s.arg(command.name, operands));
    page.gap();
    page.paragraph(command.summary + u'.');
    for (const QString& paragraph : command.text) {
        page.gap();
        page.paragraph(paragraph);
    }
    page.gap();
    page.line(style.strong(u"Options"_s));
    addOptions(page, command.allOptions());
    addExitStatus(page);
    return page.bytes();
}

} // namespace glossator::cli
