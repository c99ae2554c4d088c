// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"
#include "model/pairs/pair_reader.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::Catalogue;
using catalogue::Clause;
using catalogue::Language;
using pairs::PairAnswer;
using pairs::PairId;
using pairs::Subject;
using pairs::SubjectList;

namespace {

/// Two expansions or terms and what is said about their meeting.
struct Meeting
{
    const Catalogue& catalogue;
    const SubjectList& subjects;
    const Subject& one;
    const Subject& other;
    PairAnswer answer;

    /// Whether all rules of both are in the catalogue, so that silence means something.
    [[nodiscard]] bool isWhole() const { return one.isWhole && other.isWhole; }
};

QString nameOf(const Subject& subject, LanguageChoice language)
{
    return subject.name(language.value_or(Language::En));
}

QString titleOf(const Meeting& meeting, const PairId& pair, LanguageChoice language)
{
    const Subject* one = meeting.subjects.find(pair.one);
    const Subject* other = meeting.subjects.find(pair.other);
    return one == nullptr || other == nullptr
               ? pair.toString()
               : u"%1 + %2"_s.arg(nameOf(*one, language), nameOf(*other, language));
}

QJsonObject subjectJson(const Subject& subject, LanguageChoice language)
{
    catalogue::LocalizedText names(subject.id.toString(), subject.name(Language::En));
    for (const Language each : catalogue::translatedLanguages)
        names.setWording(each, {subject.name(each), catalogue::WordingState::Done, {}});
    return {{u"id"_s, subject.id.toString()},
            {u"code"_s, subject.code},
            {u"whole"_s, subject.isWhole},
            {u"names"_s, wordingsJson(names, language)}};
}

QJsonArray idsOf(const std::vector<Clause>& clauses)
{
    QJsonArray ids;
    for (const Clause& clause : clauses)
        ids += clause.id;
    return ids;
}

QJsonObject toJson(const Meeting& meeting, LanguageChoice language)
{
    QJsonArray clauses;
    for (const pairs::Finding& finding : meeting.answer.findings) {
        QJsonArray beside;
        for (const pairs::Beside& each : finding.beside)
            beside += each.clause.id;
        QJsonObject clause = clauseJson(finding.clause, language);
        clause.insert(u"beside"_s, beside);
        clause.insert(u"cases"_s,
                      QJsonArray::fromStringList(meeting.catalogue.caseIdsFor(finding.clause.id)));
        clauses += clause;
    }
    QJsonArray nearest;
    for (const pairs::NearPair& near : meeting.answer.nearPairs)
        nearest += QJsonObject{{u"one"_s, near.pair.one.toString()},
                               {u"other"_s, near.pair.other.toString()},
                               {u"count"_s, near.clauses}};
    QJsonArray shownBy;
    for (const auto* cases : {&meeting.answer.namedBy, &meeting.answer.shownBy})
        for (const catalogue::CaseInfo& shown : *cases)
            shownBy += shown.id;
    return {
        {u"things"_s, QJsonArray{subjectJson(meeting.one, language), subjectJson(meeting.other, language)}},
        {u"whole"_s, meeting.isWhole()},
        {u"clauses"_s, clauses},
        {u"nearby"_s, idsOf(meeting.answer.nearby)},
        {u"ofKinds"_s, idsOf(meeting.answer.ofKinds)},
        {u"ofBoxes"_s, idsOf(meeting.answer.ofBoxes)},
        {u"nearest"_s, nearest},
        {u"shownBy"_s, shownBy}};
}

void addCases(Page& page, const QString& heading, const std::vector<catalogue::CaseInfo>& cases,
              LanguageChoice language)
{
    if (!cases.empty())
        page.paragraph(heading);
    for (const catalogue::CaseInfo& shown : cases)
        page.paragraph(u"%1  %2"_s.arg(shown.id, textIn(shown.title, language)), narrowMargin,
                       2 * narrowMargin);
}

void addPairs(Page& page, const Meeting& meeting, const QString& heading, LanguageChoice language)
{
    if (!meeting.answer.nearPairs.empty())
        page.paragraph(heading);
    for (const pairs::NearPair& near : meeting.answer.nearPairs)
        page.paragraph(u"%1 (%2)"_s.arg(titleOf(meeting, near.pair, language)).arg(near.clauses),
                       narrowMargin);
}

QString excuseOf(const Subject& subject)
{
    return subject.isPartlyThere()
               ? u"The rules of \"%1\" are not all in the catalogue, so there may be one."_s
               : u"The rules of \"%1\" are not in the catalogue, so there may be one."_s;
}

void addClause(Page& page, const Clause& clause, LanguageChoice language, int indent = 0)
{
    page.paragraph(page.style().strong(clause.id) + u"  "_s + page.style().faint(badgesOf(clause, language)),
                   indent, narrowMargin);
    page.paragraph(textIn(clause.text, language), indent + narrowMargin);
    if (const QString note = wordingNote(clause.text, language); !note.isEmpty())
        page.paragraph(u'(' + note + u')', indent + narrowMargin);
}

void addCasesOf(Page& page, const Meeting& meeting, const Clause& clause)
{
    for (const QString& played : meeting.catalogue.caseIdsFor(clause.id))
        page.paragraph(page.style().faint(u"case:"_s) + u' ' + played, narrowMargin, narrowMargin);
}

void addRulings(Page& page, const Meeting& meeting, const QString& heading,
                const std::vector<Clause>& rulings, LanguageChoice language)
{
    if (!rulings.empty())
        page.paragraph(heading);
    for (const Clause& clause : rulings) {
        addClause(page, clause, language);
        addCasesOf(page, meeting, clause);
    }
}

/// A case that names both comes before the excuses, and the answers of their kinds and boxes before ways
/// elsewhere.
void addSilence(Page& page, const Meeting& meeting, LanguageChoice language)
{
    addCases(page, u"No ruling is recorded about these two together, but a case shows them:"_s,
             meeting.answer.namedBy, language);
    if (meeting.answer.namedBy.empty())
        page.paragraph(u"No ruling is recorded about these two together."_s);
    for (const Subject* subject : {&meeting.one, &meeting.other})
        if (!subject->isWhole)
            page.paragraph(excuseOf(*subject).arg(nameOf(*subject, language)));
    addRulings(page, meeting, u"What is ruled about all of their kind:"_s, meeting.answer.ofKinds, language);
    addRulings(page, meeting, u"What is ruled where their boxes meet:"_s, meeting.answer.ofBoxes, language);
    addPairs(page, meeting, u"Nearest:"_s, language);
    for (const Clause& clause : meeting.answer.nearRules)
        page.paragraph(u"%1  %2"_s.arg(clause.id, textIn(clause.text, language)), narrowMargin,
                       2 * narrowMargin);
    addCases(page, u"Cases in which both play a part:"_s, meeting.answer.shownBy, language);
    if (meeting.answer.nearPairs.empty() && meeting.answer.nearRules.empty() &&
        meeting.answer.shownBy.empty() && meeting.answer.namedBy.empty() && meeting.answer.ofKinds.empty() &&
        meeting.answer.ofBoxes.empty())
        page.paragraph(u"Nothing is recorded that comes near it."_s);
}

QString wordsOf(pairs::Relation relation)
{
    return relation == pairs::Relation::RestsOn ? u"rests on"_s : u"on it"_s;
}

void addFinding(Page& page, const Meeting& meeting, const pairs::Finding& finding, LanguageChoice language)
{
    addClause(page, finding.clause, language);
    addCasesOf(page, meeting, finding.clause);
    QString said;
    for (const pairs::Beside& each : finding.beside) {
        if (const QString words = wordsOf(each.relation); words != said)
            page.line(QString(narrowMargin, u' ') + page.style().faint(words + u':'));
        said = wordsOf(each.relation);
        addClause(page, each.clause, language, 2 * narrowMargin);
    }
}

void addNearby(Page& page, const Meeting& meeting, LanguageChoice language)
{
    if (meeting.answer.nearby.empty())
        return;
    page.gap();
    page.paragraph(page.style().strong(u"On the same rules, but about one of the two only"_s));
    for (const Clause& clause : meeting.answer.nearby)
        addClause(page, clause, language, narrowMargin);
}

QByteArray pageOf(const Meeting& meeting, LanguageChoice language, const TextStyle& style)
{
    Page page(style);
    page.paragraph(style.strong(titleOf(meeting, meeting.answer.pair, language)));
    page.gap();
    if (meeting.answer.isEmpty())
        addSilence(page, meeting, language);
    for (const pairs::Finding& finding : meeting.answer.findings)
        addFinding(page, meeting, finding, language);
    if (!meeting.answer.isEmpty()) {
        addPairs(page, meeting, u"More is said about their boxes:"_s, language);
        addCases(page, u"More cases that name both:"_s, meeting.answer.namedBy, language);
    }
    addNearby(page, meeting, language);
    return page.bytes();
}

Outcome<const Subject*> readSubject(const SubjectList& subjects, const QString& name, LanguageChoice language)
{
    constexpr int most = 3;
    if (const Subject* found = subjects.named(name, language))
        return found;
    QStringList near;
    for (const QString& like : subjects.namesLike(name, language.value_or(Language::En), most))
        near += u'"' + like + u'"';
    return fail(u"A and B: \"%1\" is no expansion and no term of the catalogue%2"_s.arg(
        name, near.isEmpty() ? QString() : u"; near it are "_s + near.join(u", "_s)));
}

Outcome<Meeting> readMeeting(const Request& request, const Catalogue& catalogue, const SubjectList& subjects,
                             LanguageChoice language)
{
    const QStringList& names = request.arguments.operands();
    const auto one = readSubject(subjects, names.at(0), language);
    if (!one)
        return tl::unexpected(one.error());
    const auto other = readSubject(subjects, names.at(1), language);
    if (!other)
        return tl::unexpected(other.error());
    if (*one == *other)
        return fail(u"both are \"%1\"; name two different things"_s.arg((*one)->id.toString()));
    const pairs::PairReader reader(catalogue, subjects);
    return Meeting{catalogue, subjects, **one, **other, reader.answer({(*one)->id, (*other)->id})};
}

Outcome<Answer> runPair(const Request& request)
{
    const auto language = request.arguments.language();
    if (!language)
        return tl::unexpected(language.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const SubjectList subjects(*catalogue);
    const auto meeting = readMeeting(request, *catalogue, subjects, *language);
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
    command.summary = u"Tell what is said about two things meeting, and who says so"_s;
    command.text = {
        u"A and B are names, ids or codes of expansions, or terms such as fairy and \"marker meeple\", in "
        "any of the three languages; their order does not matter. A name that an expansion shares with a "
        "thing "
        "is that of the thing; exp:fairy is the expansion. What settles it comes first, with its cases, "
        "the rules that it rests on and what is said against it. What is about one of the two only comes "
        "last. Where no ruling is "
        "recorded the answer says so, whether the catalogue holds all rules of the two, and what comes "
        "nearest."_s};
    command.options = {languageOption()};
    command.run = runPair;
    return command;
}

} // namespace glossator::cli
