// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::CaseInfo;

namespace {

QJsonObject caseJson(const CaseInfo& info, LanguageChoice language)
{
    return {{u"id"_s, info.id},
            {u"file"_s, info.file},
            {u"titles"_s, wordingsJson(info.title, language)},
            {u"expansions"_s, QJsonArray::fromStringList(info.expansions)},
            {u"proves"_s, QJsonArray::fromStringList(info.proves)},
            {u"shows"_s, QJsonArray::fromStringList(info.shows)}};
}

void addCase(Page& page, const CaseInfo& info, LanguageChoice language)
{
    page.paragraph(page.style().strong(info.id) + u"  "_s + textIn(info.title, language), 0, wideMargin);
    QString facts = info.expansions.join(u", "_s) + u" · proves %1"_s.arg(info.proves.size());
    if (!info.shows.isEmpty())
        facts += u" · shows "_s + info.shows.join(u", "_s);
    page.paragraph(page.style().faint(facts), wideMargin);
}

Outcome<Answer> runCaseList(const Request& request)
{
    const auto language = request.arguments.language();
    if (!language)
        return tl::unexpected(language.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const std::vector<CaseInfo> cases = catalogue->cases();
    if (const auto whole = checkReading(*catalogue); !whole)
        return tl::unexpected(whole.error());
    if (request.wantsJson()) {
        QJsonArray array;
        for (const CaseInfo& info : cases)
            array += caseJson(info, *language);
        return jsonAnswer({{u"cases"_s, array}});
    }
    Page page(request.style);
    if (cases.empty())
        page.line(u"The catalogue has no cases."_s);
    for (const CaseInfo& info : cases)
        addCase(page, info, *language);
    return Answer{ExitStatus::Good, page.bytes()};
}

} // namespace

Command caseListCommand()
{
    Command command;
    command.name = u"case list"_s;
    command.summary = u"List the worked cases of the catalogue"_s;
    command.options = {languageOption()};
    command.run = runCaseList;
    return command;
}

} // namespace glossator::cli
