// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::Catalogue;
using catalogue::Clause;
using catalogue::Expansion;

namespace {

constexpr int margin = 2;

/// Two expansions and what is said about their meeting.
struct Meeting
{
    Expansion one;
    Expansion other;
    std::vector<Clause> clauses;

    /// Whether all rules of both are in the catalogue, so that silence means something.
    [[nodiscard]] bool isWhole() const { return one.whole && other.whole; }
};

QJsonObject expansionJson(const Expansion& expansion, LanguageChoice language)
{
    return {{u"id"_s, expansion.id},
            {u"code"_s, expansion.code},
            {u"whole"_s, expansion.whole},
            {u"names"_s, wordingsJson(expansion.name, language)}};
}

QJsonObject toJson(const Meeting& meeting, LanguageChoice language)
{
    QJsonArray clauses;
    for (const Clause& clause : meeting.clauses)
        clauses += clauseJson(clause, language);
    return {{u"expansions"_s,
             QJsonArray{expansionJson(meeting.one, language), expansionJson(meeting.other, language)}},
            {u"whole"_s, meeting.isWhole()},
            {u"clauses"_s, clauses}};
}

void addSilence(Page& page, const Meeting& meeting, LanguageChoice language)
{
    page.paragraph(u"No ruling is recorded about these two together."_s);
    for (const Expansion* expansion : {&meeting.one, &meeting.other})
        if (!expansion->whole)
            page.paragraph(u"The rules of %1 are not in the catalogue yet, so there may be one."_s.arg(
                textIn(expansion->name, language)));
}

QByteArray pageOf(const Meeting& meeting, LanguageChoice language, const TextStyle& style)
{
    Page page(style);
    page.paragraph(style.strong(
        u"%1 + %2"_s.arg(textIn(meeting.one.name, language), textIn(meeting.other.name, language))));
    page.gap();
    if (meeting.clauses.empty())
        addSilence(page, meeting, language);
    for (const Clause& clause : meeting.clauses) {
        page.paragraph(style.strong(clause.id) + u"  "_s + style.faint(badgesOf(clause, language)), 0,
                       margin);
        page.paragraph(textIn(clause.text, language), margin);
        if (const QString note = wordingNote(clause.text, language); !note.isEmpty())
            page.paragraph(u'(' + note + u')', margin);
    }
    return page.bytes();
}

Outcome<Meeting> readMeeting(const Request& request, const Catalogue& catalogue)
{
    const auto ids = readExpansions(catalogue, request.arguments.operands(), u"A and B"_s);
    if (!ids)
        return tl::unexpected(ids.error());
    if (ids->at(0) == ids->at(1))
        return fail(u"both are \"%1\"; name two different expansions"_s.arg(ids->at(0)));
    auto one = catalogue.expansion(ids->at(0));
    auto other = catalogue.expansion(ids->at(1));
    if (const auto whole = checkReading(catalogue); !whole || !one || !other)
        return fail(whole ? u"the catalogue lacks an expansion that it lists"_s : whole.error().message);
    return Meeting{std::move(*one), std::move(*other), catalogue.clausesBetween(ids->at(0), ids->at(1))};
}

Outcome<Answer> run(const Request& request)
{
    const auto language = request.arguments.language();
    if (!language)
        return tl::unexpected(language.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto meeting = readMeeting(request, *catalogue);
    if (!meeting)
        return tl::unexpected(meeting.error());
    if (const auto whole = checkReading(*catalogue); !whole)
        return tl::unexpected(whole.error());
    if (request.wantsJson())
        return jsonAnswer(toJson(*meeting, *language));
    return Answer{ExitStatus::Good, pageOf(*meeting, *language, request.style)};
}

} // namespace

Command pairCommand()
{
    Command command;
    command.name = u"pair"_s;
    command.operands = u"A B"_s;
    command.fewest = command.most = 2;
    command.summary = u"Tell what is said about two expansions meeting, and who says so"_s;
    command.text = {
        u"A and B are ids or codes of expansions; their order does not matter. Where no ruling is "
        "recorded the answer says so, and whether the catalogue holds all rules of the two."_s};
    command.options = {languageOption()};
    command.run = run;
    return command;
}

} // namespace glossator::cli
