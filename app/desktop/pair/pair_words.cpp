// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/pair_words.h"

#include "app/desktop/links/link.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/strong.h"

namespace glossator::desktop {

using catalogue::Voice;
using pairs::Part;

QString PairWords::amount(const pairs::PairCell& cell)
{
    if (cell.total() == 0)
        return tr("no ruling recorded");
    QString said = whoSays(cell);
    if (cell.proven == 0)
        return said;
    return cell.total() == 1
               ? QStringLiteral("%1, %2").arg(said, tr("with a case to play"))
               : QStringLiteral("%1; %2").arg(said, tr("%n with a case to play", nullptr, cell.proven));
}

/// Where one speaker says all, the clauses are told with him.
QString PairWords::whoSays(const pairs::PairCell& cell)
{
    QStringList parts;
    for (std::size_t i = 0; i < catalogue::allVoices.size(); ++i)
        if (const int count = cell.clauses.at(i); count == cell.total())
            return from(static_cast<Voice>(i), count, clauses(count));
        else if (count > 0)
            parts += from(static_cast<Voice>(i), count, QString::number(count));
    return QStringLiteral("%1: %2").arg(clauses(cell.total()), parts.join(QStringLiteral(", ")));
}

QString PairWords::from(Voice voice, int count, const QString& clauses)
{
    switch (voice) {
    case Voice::Publisher:
        return tr("%1 from the publisher").arg(clauses);
    case Voice::Community:
        return tr("%1 from the community").arg(clauses);
    case Voice::Edition:
        return tr("%n edition difference(s)", nullptr, count);
    case Voice::Open:
        return tr("%n open question(s)", nullptr, count);
    }
    return {};
}

QString PairWords::clauses(int count)
{
    return tr("%n clause(s)", nullptr, count);
}

QString PairWords::strong(const QString& plain)
{
    return desktop::strong(plain.toHtmlEscaped());
}

QString PairWords::link(const QString& to, const QString& plain, const QPalette& palette)
{
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(to, inksOf(printingFor(palette)).link.name(), plain.toHtmlEscaped());
}

QString PairWords::link(const Link& to, const QString& plain, const QPalette& palette)
{
    return link(to.toString(), plain, palette);
}

QString PairWords::link(const pairs::PairId& pair, const QString& plain, const QPalette& palette)
{
    return link(Link{LinkKind::Pair, pair.toString(), 0}, plain, palette);
}

const char* PairWords::part(Part part)
{
    switch (part) {
    case Part::Ruling:
        return QT_TRANSLATE_NOOP("PairWords", "What is ruled");
    case Part::Edition:
        return QT_TRANSLATE_NOOP("PairWords", "Where editions differ");
    case Part::Question:
        return QT_TRANSLATE_NOOP("PairWords", "What nobody has settled");
    case Part::Aside:
        return QT_TRANSLATE_NOOP("PairWords", "Examples and notes");
    case Part::OffTable:
        return QT_TRANSLATE_NOOP("PairWords", "With a box that is not on your table");
    }
    return "";
}

QString PairWords::toMatrix(const QPalette& palette)
{
    return link(matrix, tr("How much is known of all expansions"), palette);
}

QString PairWords::voice(Voice voice)
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

} // namespace glossator::desktop
