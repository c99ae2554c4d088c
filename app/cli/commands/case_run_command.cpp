// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/case_source.h"
#include "app/cli/commands/commands.h"
#include "app/cli/role_names.h"
#include "app/cli/run_json.h"
#include "app/cli/run_text.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

Outcome<Answer> runCaseRun(const Request& request)
{
    const auto language = request.arguments.language();
    if (!language)
        return tl::unexpected(language.error());
    const auto names = readRoleNames(request);
    if (!names)
        return tl::unexpected(names.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto theCase = readCase(request.operand(0), *catalogue);
    if (!theCase)
        return tl::unexpected(theCase.error());
    const auto tiles = readTiles(*catalogue);
    if (!tiles)
        return tl::unexpected(tiles.error());
    const auto result = runCase(*theCase, *tiles, *names);
    if (!result)
        return tl::unexpected(result.error());
    const ExitStatus status = result->passed() ? ExitStatus::Good : ExitStatus::DoesNotHold;
    const RunView view{*theCase, *result, *catalogue, *tiles, *language};
    if (request.wantsJson())
        return jsonAnswer(runJson(view), status);
    Page page(request.style);
    addRun(page, view);
    return Answer{status, page.bytes()};
}

} // namespace

Command caseRunCommand()
{
    Command command;
    command.name = u"case run"_s;
    command.operands = u"ID-or-FILE"_s;
    command.fewest = command.most = 1;
    command.summary = u"Let the engine play a case; tell each event with the clauses that it follows"_s;
    command.text = {
        u"A name with a slash or ending with .yaml is a file; anything else is an id of the catalogue."_s,
        u"What the case expects and the engine does otherwise is told with its place in the file, with what "
        u"came "
        "out and what was expected; the exit status is then 1. With --json every option of every decision is told."_s};
    command.options = {languageOption(), roleNamesOption()};
    command.run = runCaseRun;
    return command;
}

} // namespace glossator::cli
