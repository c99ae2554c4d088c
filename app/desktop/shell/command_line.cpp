// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/command_line.h"

#include "app/desktop/links/link.h"

#include <QCommandLineParser>

#include <algorithm>

namespace glossator::desktop {

namespace {

const QString catalogueOption = QStringLiteral("catalogue");
const QString notebookOption = QStringLiteral("notebook");
const QString clauseOption = QStringLiteral("clause");
const QString caseOption = QStringLiteral("case");
const QString pairOption = QStringLiteral("pair");
const QString pdfOption = QStringLiteral("pdf");
const QString inFullOption = QStringLiteral("in-full");
const QString languageOption = QStringLiteral("language");

bool isLink(const QString& argument)
{
    return argument.startsWith(QLatin1String("glossator:"), Qt::CaseInsensitive);
}

bool isOrder(const QString& link)
{
    const auto place = Link::fromString(link);
    return place && place->kind == LinkKind::Order;
}

/// Codes with commas between them, each once; the error is the one that is unknown.
tl::expected<std::vector<catalogue::Language>, QString> languagesOf(const QString& codes)
{
    std::vector<catalogue::Language> languages;
    for (const QString& code : codes.split(u',')) {
        const auto language = catalogue::languageFromString(code.trimmed());
        if (!language)
            return tl::unexpected(code.trimmed());
        if (std::ranges::find(languages, *language) == languages.end())
            languages.push_back(*language);
    }
    return languages;
}

/// Everything that asks for a place, as it is written.
QStringList placesAskedFor(const QCommandLineParser& parser)
{
    QStringList places;
    for (const QString& option : {clauseOption, caseOption, pairOption})
        for (const QString& id : parser.values(option))
            places += QStringLiteral("--%1 %2").arg(option, id);
    return places + parser.positionalArguments();
}

} // namespace

Errand StartOptions::errand() const
{
    Errand errand;
    if (language)
        errand.languages = {*language};
    errand.languages.insert(errand.languages.end(), alongside.begin(), alongside.end());
    for (const auto& [kind, id] : {std::pair(LinkKind::Clause, clause), std::pair(LinkKind::Case, caseId),
                                   std::pair(LinkKind::Pair, pair)})
        if (!id.isEmpty())
            errand.link = Link{kind, id, 0}.toString();
    if (!link.isEmpty())
        errand.link = link;
    return errand;
}

void CommandLine::describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(tr("Read, search and watch the rules of a tile game."));
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, tr("Show this help.")});
    parser.addVersionOption();
    parser.addOption({catalogueOption, tr("Read this catalogue instead of the installed one."), tr("file")});
    parser.addOption({notebookOption, tr("Keep tables, bookmarks and notes in this file."), tr("file")});
    parser.addOption({clauseOption, tr("Open at a clause."), tr("id")});
    parser.addOption({caseOption, tr("Open a case on the stage."), tr("id")});
    parser.addOption(
        {pairOption, tr("Answer what happens when two things meet, as in fairy/abbot."), tr("A/B")});
    parser.addOption(
        {languageOption,
         tr("Language of window and text: en, ro or ca; several as in ro,en stand side by side."),
         tr("code")});
    parser.addOption(
        {pdfOption,
         tr("Write what would be opened into this PDF file, without a window: a clause by itself, or a whole "
            "expansion as glossator:page/abbot."),
         tr("file")});
    parser.addOption(
        {inFullOption,
         tr("With --pdf and glossator:order, write every step and act opened up, on as many sheets "
            "as they need, not all steps in short on one sheet.")});
    const QString link = tr("link");
    parser.addPositionalArgument(link, tr("Open what this leads to, as in glossator:clause/base-city-score."),
                                 u'[' + link + u']');
}

tl::expected<StartOptions, QString> CommandLine::read(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return tl::make_unexpected(parser.errorText());
    const QStringList links = parser.positionalArguments();
    if (const auto stray = std::ranges::find_if_not(links, isLink); stray != links.end())
        return tl::make_unexpected(tr("Unexpected argument \"%1\".").arg(*stray));
    if (const QStringList places = placesAskedFor(parser); places.size() > 1)
        return tl::make_unexpected(tr("Only one place can be opened, not %1 at once: %2. Give one of them.")
                                       .arg(places.size())
                                       .arg(places.join(QStringLiteral(", "))));
    StartOptions options{.catalogue = parser.value(catalogueOption),
                         .notebook = parser.value(notebookOption),
                         .clause = parser.value(clauseOption),
                         .caseId = parser.value(caseOption),
                         .pair = parser.value(pairOption),
                         .pdf = parser.value(pdfOption),
                         .link = links.value(0),
                         .isInFull = parser.isSet(inFullOption),
                         .language = {},
                         .alongside = {},
                         .wantsHelp = parser.isSet(QStringLiteral("help")),
                         .wantsVersion = parser.isSet(QStringLiteral("version"))};
    if (options.isInFull && (options.pdf.isEmpty() || !isOrder(options.link)))
        return tl::make_unexpected(tr("--in-full goes with --pdf and glossator:order only."));
    if (!parser.isSet(languageOption))
        return options;
    const auto languages = languagesOf(parser.value(languageOption));
    if (!languages)
        return tl::make_unexpected(
            tr("Unknown language \"%1\"; known are en, ro and ca.").arg(languages.error()));
    options.language = languages->front();
    options.alongside.assign(languages->begin() + 1, languages->end());
    return options;
}

QString CommandLine::help()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

} // namespace glossator::desktop
