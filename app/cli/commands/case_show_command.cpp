// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/case_json.h"
#include "app/cli/case_source.h"
#include "app/cli/choice_text.h"
#include "app/cli/commands/commands.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"
#include "app/cli/tale.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using cases::Case;
using cases::Step;
using catalogue::Catalogue;

namespace {

constexpr int factColumn = 12;

QString stepText(const Step& step)
{
    switch (step.kind) {
    case cases::StepKind::Look:
        return u"look"_s;
    case cases::StepKind::Choose:
        return choiceText(step.choice);
    case cases::StepKind::Back:
        return backText(static_cast<std::size_t>(step.backTo));
    case cases::StepKind::Refuse:
        break;
    }
    return u"cannot "_s + choiceText(step.refusal.choice);
}

QJsonArray coloursJson(const Case& theCase)
{
    QJsonArray colours;
    for (const cases::Colour colour : theCase.players)
        colours += toText(cases::word(colour));
    return colours;
}

QJsonValue positionJson(const Case& theCase)
{
    if (!theCase.position)
        return {};
    QJsonArray tiles;
    for (const cases::DeclaredTile& tile : theCase.position->tiles)
        tiles += QJsonObject{
            {u"tile"_s, toText(tile.tile)}, {u"at"_s, squareJson(tile.at)}, {u"turn"_s, tile.turn}};
    return QJsonObject{{u"tiles"_s, tiles},
                       {u"figures"_s, static_cast<qint64>(theCase.position->figures.size())},
                       {u"turnNumber"_s, theCase.position->turnNumber}};
}

QJsonObject stepJson(const Step& step, const Catalogue& catalogue, LanguageChoice language)
{
    return {{u"kind"_s, toText(step.kind)},
            {u"text"_s, stepText(step)},
            {u"expectations"_s, static_cast<qint64>(step.expectations.size())},
            {u"captions"_s,
             step.caption ? wordingsJson(wordingsOf(*step.caption, catalogue), language) : QJsonArray()},
            {u"place"_s, placeJson(step.place)}};
}

QJsonObject toJson(const Case& theCase, const Catalogue& catalogue, LanguageChoice language)
{
    QJsonArray steps;
    for (const Step& step : theCase.steps)
        steps += stepJson(step, catalogue, language);
    QJsonObject switches;
    for (const auto& [name, reading] : theCase.switches)
        switches.insert(toText(name.text), toText(reading.text));
    QJsonArray shows;
    for (const cases::Showing& showing : theCase.shows)
        shows += QJsonObject{{u"example"_s, toText(showing.example.text)},
                             {u"clauses"_s, namesJson(showing.clauses)}};
    return {{u"id"_s, toText(theCase.id)},
            {u"file"_s, toText(theCase.file)},
            {u"titles"_s, wordingsJson(wordingsOf(theCase.title, catalogue), language)},
            {u"expansions"_s, namesJson(theCase.expansions)},
            {u"tilesFrom"_s, namesJson(theCase.tilesFrom)},
            {u"switches"_s, switches},
            {u"players"_s, coloursJson(theCase)},
            {u"position"_s, positionJson(theCase)},
            {u"steps"_s, steps},
            {u"proves"_s, namesJson(theCase.proves)},
            {u"shows"_s, shows}};
}

QString joined(const QJsonArray& texts)
{
    QStringList list;
    for (const auto& text : texts)
        list += text.toString();
    return list.join(u", "_s);
}

QString startText(const Case& theCase)
{
    if (!theCase.position)
        return u"a new game"_s;
    return u"turn %1, with %2 tiles on the board"_s.arg(theCase.position->turnNumber)
        .arg(theCase.position->tiles.size());
}

QString switchesText(const Case& theCase)
{
    QStringList list;
    for (const auto& [name, reading] : theCase.switches)
        list += toText(name.text) + u" = "_s + toText(reading.text);
    return list.join(u", "_s);
}

/// The clauses by their first words, one a line.
QString clausesText(const QJsonArray& ids, const Catalogue& catalogue, LanguageChoice language)
{
    QStringList list;
    for (const auto& id : ids)
        list += clauseReference(id.toString(), catalogue, language);
    return list.join(u"; "_s);
}

void addHead(Page& page, const Case& theCase, const Catalogue& catalogue, LanguageChoice language)
{
    page.entry(u"File"_s, toText(theCase.file), factColumn);
    page.entry(u"Expansions"_s, joined(namesJson(theCase.expansions)), factColumn);
    page.entry(u"Tiles from"_s, joined(namesJson(theCase.tilesFrom)), factColumn);
    page.entry(u"Switches"_s, switchesText(theCase), factColumn);
    page.entry(u"Players"_s, joined(coloursJson(theCase)), factColumn);
    page.entry(u"Starts at"_s, startText(theCase), factColumn);
    page.entry(u"Proves"_s, clausesText(namesJson(theCase.proves), catalogue, language), factColumn);
    for (const cases::Showing& showing : theCase.shows)
        page.entry(u"Shows"_s,
                   u"%1, by %2"_s.arg(clauseReference(toText(showing.example.text), catalogue, language),
                                      clausesText(namesJson(showing.clauses), catalogue, language)),
                   factColumn);
}

/// A first step that only looks belongs to the opening, which is numbered 0 as in a run.
int firstNumber(const Case& theCase)
{
    return theCase.steps.empty() || theCase.steps.front().kind == cases::StepKind::Look ? 0 : 1;
}

/// What the steps choose or try, as people say it; where a run does not get there, as the file has it.
QStringList stepTexts(const Case& theCase, const cases::CaseResult& result, const Tale& tale)
{
    QStringList texts;
    const auto first = static_cast<std::size_t>(firstNumber(theCase));
    for (std::size_t i = 0; i < theCase.steps.size(); ++i) {
        const Step& step = theCase.steps[i];
        const std::size_t ran = i + first;
        const bool isTold = ran > 0 && ran < result.steps.size() && result.steps[ran].option.has_value();
        if (!isTold) {
            texts += stepText(step);
            continue;
        }
        const QString option =
            tale.tell(tale.say().option(result.steps[ran - 1].state, *result.steps[ran].option));
        texts += step.kind == cases::StepKind::Refuse ? tale.refused(option) : option;
    }
    return texts;
}

QByteArray pageOf(const Case& theCase, const QStringList& texts, const Catalogue& catalogue,
                  LanguageChoice language, const TextStyle& style)
{
    Page page(style);
    page.paragraph(style.strong(textIn(wordingsOf(theCase.title, catalogue), language)));
    addHead(page, theCase, catalogue, language);
    page.gap();
    int number = firstNumber(theCase);
    qsizetype told = 0;
    for (const Step& step : theCase.steps) {
        page.entry(u"%1."_s.arg(number++), style.strong(texts[told++]), wideMargin);
        if (step.caption)
            page.paragraph(textIn(wordingsOf(*step.caption, catalogue), language), wideMargin);
    }
    return page.bytes();
}

Outcome<Answer> runCaseShow(const Request& request)
{
    const auto language = request.arguments.language();
    if (!language)
        return tl::unexpected(language.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto theCase = readCase(request.operand(0), *catalogue);
    if (!theCase)
        return tl::unexpected(theCase.error());
    if (request.wantsJson())
        return jsonAnswer(toJson(*theCase, *catalogue, *language));
    const auto tiles = readTiles(*catalogue);
    if (!tiles)
        return tl::unexpected(tiles.error());
    const cases::CaseResult result = runCase(*theCase, *tiles);
    QStringList texts;
    if (result.game)
        texts = stepTexts(*theCase, result, Tale(result, *catalogue, *tiles, *language));
    else
        for (const Step& step : theCase->steps)
            texts += stepText(step);
    return Answer{ExitStatus::Good, pageOf(*theCase, texts, *catalogue, *language, request.style)};
}

} // namespace

Command caseShowCommand()
{
    Command command;
    command.name = u"case show"_s;
    command.operands = u"ID-or-FILE"_s;
    command.fewest = command.most = 1;
    command.summary = u"Show what a case declares, does and claims, and nothing of what comes of it"_s;
    command.text = {
        u"A name with a slash or ending with .yaml is a file; anything else is an id of the catalogue."_s};
    command.options = {languageOption()};
    command.run = runCaseShow;
    return command;
}

} // namespace glossator::cli
