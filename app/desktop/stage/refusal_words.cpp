// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/refusal_words.h"

#include "app/desktop/stage/clause_names.h"
#include "model/cases/describe.h"
#include "model/catalogue/headline.h"

#include <algorithm>
#include <string_view>

namespace glossator::desktop {

namespace {

QString together(const QString& reason, const QString& clause)
{
    return clause.isEmpty() ? reason : QStringLiteral("%1. %2").arg(reason, clause);
}

} // namespace

QString RefusalWords::inFewWords(const engine::Refusal& refusal) const
{
    return m_wording.sentence(reasonOf(refusal));
}

QString RefusalWords::inShort(const engine::Refusal& refusal) const
{
    return together(inFewWords(refusal), catalogue::firstSentence(clauseOf(refusal)));
}

QString RefusalWords::inPassing(const engine::Refusal& refusal) const
{
    return together(m_wording.say(reasonOf(refusal)), catalogue::firstSentence(clauseOf(refusal)));
}

QString RefusalWords::inFull(const engine::Refusal& refusal) const
{
    return together(inFewWords(refusal), clauseOf(refusal));
}

/// Empty where the reason tells enough. The base game tells what everybody knows, another box what its
/// figures and tiles do; what tells how two of them meet tells best why it is not so here.
QString RefusalWords::clauseOf(const engine::Refusal& refusal) const
{
    if (refusal.reason != engine::Reason::NotAvailable || m_names == nullptr || refusal.cites.empty())
        return {};
    QStringList clauses;
    for (const std::string_view clause : refusal.cites)
        clauses += QString::fromUtf8(clause);
    auto telling =
        std::ranges::find_if(clauses, [this](const QString& id) { return m_names->tellsOfMeeting(id); });
    if (telling == clauses.end())
        telling = std::ranges::find_if_not(clauses,
                                           [this](const QString& id) { return m_names->isOfBaseGame(id); });
    return m_names->text(telling == clauses.end() ? clauses.front() : *telling);
}

cases::Phrase RefusalWords::reasonOf(const engine::Refusal& refusal) const
{
    return cases::Describer(m_result).reason(refusal.reason);
}

} // namespace glossator::desktop
