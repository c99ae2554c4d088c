// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/clause_words.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/native_name.h"

#include <QDate>
#include <QLocale>

namespace glossator::desktop {

using catalogue::ClauseKind;
using catalogue::Language;
using catalogue::Origin;
using catalogue::Standing;

QString ClauseWords::kind(ClauseKind kind, Language in)
{
    switch (kind) {
    case ClauseKind::Rule:
        return said(in, QT_TR_NOOP("Rule"));
    case ClauseKind::Example:
        return said(in, QT_TR_NOOP("Example"));
    case ClauseKind::Note:
        return said(in, QT_TR_NOOP("Note"));
    case ClauseKind::OfficialClarification:
        return said(in, QT_TR_NOOP("Official clarification"));
    case ClauseKind::CommunityClarification:
        return said(in, QT_TR_NOOP("Community clarification"));
    case ClauseKind::EditionDifference:
        return said(in, QT_TR_NOOP("Edition difference"));
    case ClauseKind::OpenQuestion:
        return said(in, QT_TR_NOOP("Open question"));
    case ClauseKind::Component:
        return said(in, QT_TR_NOOP("Component"));
    case ClauseKind::History:
        return said(in, QT_TR_NOOP("History"));
    case ClauseKind::Variant:
        return said(in, QT_TR_NOOP("Variant"));
    }
    return {};
}

QString ClauseWords::shortKind(ClauseKind kind, Language in)
{
    const bool isClarification =
        kind == ClauseKind::OfficialClarification || kind == ClauseKind::CommunityClarification;
    if (isClarification)
        return said(in, QT_TR_NOOP("Clarification"));
    return kind == ClauseKind::EditionDifference ? said(in, QT_TR_NOOP("Edition"))
                                                 : ClauseWords::kind(kind, in);
}

QString ClauseWords::origin(Origin origin, Language in)
{
    return origin == Origin::Publisher ? said(in, QT_TR_NOOP("publisher"))
                                       : said(in, QT_TR_NOOP("community"));
}

QString ClauseWords::standing(const catalogue::Clause& clause, Language in)
{
    switch (clause.standing) {
    case Standing::Ruled:
        return {};
    case Standing::Open:
        return clause.kind == ClauseKind::OpenQuestion ? QString() : said(in, QT_TR_NOOP("open"));
    case Standing::Reconstructed:
        return said(in, QT_TR_NOOP("reconstructed"));
    case Standing::Schematic:
        return said(in, QT_TR_NOOP("schematic"));
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

QString ClauseWords::date(const QString& date, Language in)
{
    const QDate month = QDate::fromString(date, QStringLiteral("yyyy-MM"));
    if (!month.isValid())
        return date;
    return QStringLiteral("%1 %2")
        .arg(QLocale(toString(in)).standaloneMonthName(month.month()))
        .arg(month.year());
}

QString ClauseWords::edition(const catalogue::Clause& clause, Language in)
{
    return clause.editionName.textOrSource(in);
}

QStringList ClauseWords::occasion(const catalogue::Clause& clause, Language in)
{
    QStringList parts;
    if (!clause.date.isEmpty())
        parts += date(clause.date, in);
    if (!clause.edition.isEmpty())
        parts += edition(clause, in);
    return parts;
}

QString ClauseWords::attribution(const catalogue::Clause& clause, Language in)
{
    return (QStringList{origin(clause.origin, in)} + occasion(clause, in)).join(QStringLiteral(", "));
}

QString ClauseWords::description(const catalogue::Clause& clause)
{
    // The names of clarifications tell already whose they are.
    const bool isNamed =
        clause.kind == ClauseKind::OfficialClarification || clause.kind == ClauseKind::CommunityClarification;
    const Language window = windowLanguage();
    const QString what = kind(clause.kind, window);
    const QString who =
        isNamed ? occasion(clause, window).join(QStringLiteral(", ")) : attribution(clause, window);
    QString text =
        who.isEmpty() ? what + u'.' : tr("%1: %2.", "kind of clause: who says so and when").arg(what, who);
    if (clause.standing != Standing::Ruled)
        text += u' ' + standingMeaning(clause.standing);
    return text;
}

QString ClauseWords::voice(Voice voice, Language in)
{
    switch (voice) {
    case Voice::Publisher:
        return said(in, QT_TR_NOOP("publisher"));
    case Voice::Community:
        return said(in, QT_TR_NOOP("community"));
    case Voice::Edition:
        return said(in, QT_TR_NOOP("edition difference"));
    case Voice::Open:
        return said(in, QT_TR_NOOP("open question"));
    }
    return {};
}

QString ClauseWords::coverage(Language in)
{
    return said(in, QT_TR_NOOP("The catalogue has only a part of the rules of this box."));
}

QString ClauseWords::said(Language in, const char* words)
{
    return LanguageWords::said(in, "ClauseWords", words);
}

} // namespace glossator::desktop
