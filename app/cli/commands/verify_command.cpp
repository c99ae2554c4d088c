// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/case_json.h"
#include "app/cli/commands/commands.h"
#include "app/cli/page.h"
#include "app/cli/run_text.h"
#include "app/cli/verification.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::Language;

namespace {

constexpr int kindColumn = 25;
constexpr int countColumn = 9;

QJsonObject byLanguage(const catalogue::KindCoverage& counts,
                       int (catalogue::KindCoverage::*count)(Language) const)
{
    QJsonObject json;
    for (const Language language : catalogue::allLanguages)
        json.insert(catalogue::toString(language), (counts.*count)(language));
    return json;
}

QJsonObject rowJson(const CoverageRow& row)
{
    return {{u"clauses"_s, row.counts.clauses},
            {u"worded"_s, byLanguage(row.counts, &catalogue::KindCoverage::wordedIn)},
            {u"outdated"_s, byLanguage(row.counts, &catalogue::KindCoverage::outdatedIn)},
            {u"playable"_s, row.counts.playable},
            {u"withCase"_s, row.counts.withCase},
            {u"proven"_s, row.proven}};
}

QJsonObject verdictJson(const CaseVerdict& verdict)
{
    cases::CaseResult claims;
    claims.proves = verdict.proves;
    claims.shows = verdict.shows;
    return {{u"id"_s, verdict.id},
            {u"passed"_s, verdict.passed()},
            {u"proves"_s, provesJson(claims)},
            {u"shows"_s, showsJson(claims)},
            {u"faults"_s, faultsJson(verdict.faults)}};
}

QJsonObject toJson(const Verification& verification)
{
    QJsonArray rows;
    for (const CoverageRow& row : verification.kinds) {
        QJsonObject json = rowJson(row);
        json.insert(u"kind"_s, catalogue::toString(row.counts.kind));
        rows += json;
    }
    QJsonArray verdicts;
    for (const CaseVerdict& verdict : verification.cases)
        verdicts += verdictJson(verdict);
    return {{u"holds"_s, verification.holds()},
            {u"coverage"_s, rows},
            {u"total"_s, rowJson(verification.total)},
            {u"cases"_s, verdicts},
            {u"unproven"_s, QJsonArray::fromStringList(verification.unproven)}};
}

QString line(const QString& kind, const QStringList& cells)
{
    QString text = padded(kind, kindColumn);
    for (const QString& cell : cells)
        text += padded(cell, countColumn, true);
    return text;
}

QString line(const QString& kind, const CoverageRow& row)
{
    QStringList cells{QString::number(row.counts.clauses)};
    for (const Language language : catalogue::allLanguages)
        cells += QString::number(row.counts.wordedIn(language));
    for (const int count : {row.counts.playable, row.counts.withCase, row.proven})
        cells += QString::number(count);
    return line(kind, cells);
}

void addTable(Page& page, const Verification& verification)
{
    QStringList head{u"clauses"_s};
    for (const Language language : catalogue::allLanguages)
        head += u"in "_s + catalogue::toString(language);
    head << u"playable"_s << u"a case"_s << u"proven"_s;
    page.line(page.style().strong(line(u"kind"_s, head)));
    for (const CoverageRow& row : verification.kinds)
        page.line(line(catalogue::toString(row.counts.kind), row));
    page.line(page.style().strong(line(u"all"_s, verification.total)));
    page.gap();
    for (const Language language : catalogue::allLanguages)
        if (const int outdated = verification.total.counts.outdatedIn(language); outdated > 0)
            page.paragraph(u"In %1 %2 more are outdated."_s.arg(catalogue::toString(language)).arg(outdated));
    page.paragraph(u"Proven: a case passes and its run cites the clause. %1 playable clauses wait for one; "
                   "--json names them."_s.arg(verification.unproven.size()));
}

void addCases(Page& page, const Verification& verification)
{
    page.gap();
    page.paragraph(page.style().strong(
        u"%1 of %2 cases pass"_s.arg(verification.passedCases()).arg(verification.cases.size())));
    for (const CaseVerdict& verdict : verification.cases) {
        if (verdict.passed())
            continue;
        page.gap();
        page.paragraph(page.style().alarming(u"Failed: "_s) + verdict.id);
        addFaults(page, verdict.faults, 2);
    }
}

Outcome<Answer> runVerify(const Request& request)
{
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto verification = verify(*catalogue);
    if (!verification)
        return tl::unexpected(verification.error());
    const ExitStatus status = verification->holds() ? ExitStatus::Good : ExitStatus::DoesNotHold;
    if (request.wantsJson())
        return jsonAnswer(toJson(*verification), status);
    Page page(request.style);
    addTable(page, *verification);
    addCases(page, *verification);
    return Answer{status, page.bytes()};
}

} // namespace

Command verifyCommand()
{
    Command command;
    command.name = u"verify"_s;
    command.summary = u"Play all cases and tell how far the catalogue is worded and proven"_s;
    command.text = {
        u"The table counts the clauses of each kind: all, those worded up to date in each language, those "
        "that can be played, those that a case claims, and those that a passing case proves or shows."_s,
        u"The exit status is 1 when a case fails, or claims to prove a clause that its run does not "
        "cite."_s};
    command.run = runVerify;
    return command;
}

} // namespace glossator::cli
