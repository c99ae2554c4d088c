// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/label_lines.h"

#include "app/desktop/reader/clause_words.h"

namespace glossator::desktop {

namespace {

using catalogue::ClauseKind;

/// Whether the mark tells who says so.
bool isMarked(const catalogue::Clause& clause)
{
    const bool isClarification =
        clause.kind == ClauseKind::OfficialClarification || clause.kind == ClauseKind::CommunityClarification;
    return !isClarification && clause.origin == catalogue::Origin::Publisher;
}

} // namespace

QStringList labelLines(const QString& words, const QFontMetricsF& measure, double width)
{
    QStringList lines;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.constLast() + u' ' + word;
        if (!lines.isEmpty() && measure.horizontalAdvance(longer) <= width)
            lines.back() = longer;
        else
            lines += measure.elidedText(word, Qt::ElideRight, width);
    }
    return lines;
}

QStringList gutterParts(const catalogue::Clause& clause, catalogue::Language in, WhoSays who)
{
    QStringList parts{ClauseWords::shortKind(clause.kind, in)};
    if (who == WhoSays::Always || !isMarked(clause))
        parts += ClauseWords::origin(clause.origin, in);
    if (!clause.date.isEmpty())
        parts += ClauseWords::date(clause.date, in);
    parts += ClauseWords::edition(clause, in);
    parts.removeAll({});
    return parts;
}

QStringList gutterLines(const catalogue::Clause& clause, catalogue::Language in, WhoSays who,
                        const QFontMetricsF& measure, double width)
{
    QStringList lines;
    for (const QString& part : gutterParts(clause, in, who))
        lines += labelLines(part, measure, width);
    return lines;
}

} // namespace glossator::desktop
