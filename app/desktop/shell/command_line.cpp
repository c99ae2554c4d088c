// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/command_line.h"

#include <QCommandLineParser>

namespace glossator::desktop {

namespace {

const QString catalogueOption = QStringLiteral("catalogue");
const QString notebookOption = QStringLiteral("notebook");
const QString clauseOption = QStringLiteral("clause");
const QString caseOption = QStringLiteral("case");
const QString pairOption = QStringLiteral("pair");
const QString languageOption = QStringLiteral("language");

} // namespace

void CommandLine::describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(tr("Read, search and watch the rules of a tile game."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({catalogueOption, tr("Read this catalogue instead of the installed one."), tr("file")});
    parser.addOption({notebookOption, tr("Keep tables, bookmarks and notes in this file."), tr("file")});
    parser.addOption({clauseOption, tr("Open at a clause."), tr("id")});
    parser.addOption({caseOption, tr("Open a case on the stage."), tr("id")});
    parser.addOption(
        {pairOption, tr("Answer what happens when two things meet, as in abbot/term:fairy."), tr("A/B")});
    parser.addOption({languageOption, tr("Language of window and text: en, ro or ca."), tr("code")});
}

tl::expected<StartOptions, QString> CommandLine::read(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return tl::make_unexpected(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return tl::make_unexpected(
            tr("Unexpected argument \"%1\".").arg(parser.positionalArguments().constFirst()));
    StartOptions options{.catalogue = parser.value(catalogueOption),
                         .notebook = parser.value(notebookOption),
                         .clause = parser.value(clauseOption),
                         .caseId = parser.value(caseOption),
                         .pair = parser.value(pairOption),
                         .language = catalogue::languageFromString(parser.value(languageOption)),
                         .wantsHelp = parser.isSet(QStringLiteral("help")),
                         .wantsVersion = parser.isSet(QStringLiteral("version"))};
    if (parser.isSet(languageOption) && !options.language)
        return tl::make_unexpected(
            tr("Unknown language \"%1\"; known are en, ro and ca.").arg(parser.value(languageOption)));
    return options;
}

QString CommandLine::help()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

} // namespace glossator::desktop
