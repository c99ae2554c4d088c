// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/clause_words.h"

#include "app/desktop/look/native_name.h"

#include <QDate>
#include <QLocale>

namespace glossator::desktop {

using catalogue::ClauseKind;
using catalogue::Origin;
using catalogue::Standing;

QString ClauseWords::kind(ClauseKind kind)
{
    switch (kind) {
    case ClauseKind::Rule:
        return tr("Rule");
    case ClauseKind::Example:
        return tr("Example");
    case ClauseKind::Note:
        return tr("Note");
    case ClauseKind::OfficialClarification:
        return tr("Official clarification");
    case ClauseKind::CommunityClarification:
        return tr("Community clarification");
    case ClauseKind::EditionDifference:
        return tr("Edition difference");
    case ClauseKind::OpenQuestion:
        return tr("Open question");
    case ClauseKind::Component:
        return tr("Component");
    case ClauseKind::History:
        return tr("History");
    case ClauseKind::Variant:
        return tr("Variant");
    }
    return {};
}

QString ClauseWords::shortKind(ClauseKind kind)
{
    const bool isClarification =
        kind == ClauseKind::OfficialClarification || kind == ClauseKind::CommunityClarification;
    if (isClarification)
        return tr("Clarification");
    return kind == ClauseKind::EditionDifference ? tr("Edition") : ClauseWords::kind(kind);
}

QString ClauseWords::origin(Origin origin)
{
    return origin == Origin::Publisher ? tr("publisher") : tr("community");
}

QString ClauseWords::standing(Standing standing)
{
    switch (standing) {
    case Standing::Ruled:
        return {};
    case Standing::Open:
        return tr("open");
    case Standing::Reconstructed:
        return tr("reconstructed");
    case Standing::Schematic:
        return tr("schematic");
    }
    return {};
}

QString ClauseWords::standingMeaning(Standing standing)
{
    switch (standing) {
    case Standing::Ruled:
        return {};
    case Standing::Open:
        return tr("No source settles this.");
    case Standing::Reconstructed:
        return tr("Inferred from what the sources show.");
    case Standing::Schematic:
        return tr("Only the outline is known; the details are ours.");
    }
    return {};
}

QString ClauseWords::date(const QString& date)
{
    const QDate month = QDate::fromString(date, QStringLiteral("yyyy-MM"));
    if (!month.isValid())
        return date;
    return QStringLiteral("%1 %2").arg(QLocale().standaloneMonthName(month.month())).arg(month.year());
}

QString ClauseWords::edition(const catalogue::Clause& clause)
{
    return clause.editionName.textOrSource(windowLanguage());
}

QStringList ClauseWords::occasion(const catalogue::Clause& clause)
{
    QStringList parts;
    if (!clause.date.isEmpty())
        parts += date(clause.date);
    if (!clause.edition.isEmpty())
        parts += edition(clause);
    return parts;
}

QString ClauseWords::attribution(const catalogue::Clause& clause)
{
    return (QStringList{origin(clause.origin)} + occasion(clause)).join(QStringLiteral(", "));
}

QString ClauseWords::description(const catalogue::Clause& clause)
{
    // The names of clarifications tell already whose they are.
    const bool isNamed =
        clause.kind == ClauseKind::OfficialClarification || clause.kind == ClauseKind::CommunityClarification;
    const QString who = isNamed ? occasion(clause).join(QStringLiteral(", ")) : attribution(clause);
    QString text = who.isEmpty()
                       ? kind(clause.kind) + u'.'
                       : tr("%1: %2.", "kind of clause: who says so and when").arg(kind(clause.kind), who);
    if (clause.standing != Standing::Ruled)
        text += u' ' + standingMeaning(clause.standing);
    return text;
}

QString ClauseWords::voice(Voice voice)
{
    switch (voice) {
    case Voice::Publisher:
        return tr("publisher");
    case Voice::Community:
        return tr("community");
    case Voice::Edition:
        return tr("edition difference");
    case Voice::Open:
        return tr("open question");
    }
    return {};
}

QString ClauseWords::coverage()
{
    return tr("The catalogue has only a part of the rules of this box.");
}

} // namespace glossator::desktop
