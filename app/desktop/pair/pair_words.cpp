// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/pair_words.h"

#include "app/desktop/links/link.h"
#include "app/desktop/look/inks.h"

namespace glossator::desktop {

using pairs::Part;
using pairs::Speaker;

QString PairWords::amount(const pairs::PairCell& cell)
{
    if (cell.total() == 0)
        return tr("no ruling recorded");
    QStringList parts;
    for (std::size_t i = 0; i < pairs::speakerCount; ++i)
        if (cell.clauses.at(i) > 0)
            parts += QStringLiteral("%1 %2").arg(speaker(static_cast<Speaker>(i))).arg(cell.clauses.at(i));
    const QString who = QStringLiteral("%1: %2").arg(clauses(cell.total()), parts.join(QStringLiteral(", ")));
    return cell.proven == 0 ? who
                            : who + QStringLiteral("; ") + tr("%n with a case to play", nullptr, cell.proven);
}

QString PairWords::clauses(int count)
{
    return tr("%n clause(s)", nullptr, count);
}

QString PairWords::strong(const QString& plain)
{
    return QStringLiteral("<span style=\"font-weight:600\">%1</span>").arg(plain.toHtmlEscaped());
}

QString PairWords::link(const Link& to, const QString& plain, const QPalette& palette)
{
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(to.toString(), inksOf(printingFor(palette)).link.name(), plain.toHtmlEscaped());
}

QString PairWords::link(const pairs::PairId& pair, const QString& plain, const QPalette& palette)
{
    return link(Link{LinkKind::Pair, pair.toString(), 0}, plain, palette);
}

QString PairWords::part(Part part)
{
    switch (part) {
    case Part::Ruling:
        return tr("What is ruled");
    case Part::Edition:
        return tr("Where editions differ");
    case Part::Question:
        return tr("What nobody has settled");
    case Part::Aside:
        return tr("Examples and notes");
    }
    return {};
}

QString PairWords::speaker(Speaker speaker)
{
    switch (speaker) {
    case Speaker::Publisher:
        return tr("publisher");
    case Speaker::Community:
        return tr("community");
    case Speaker::Edition:
        return tr("edition difference");
    case Speaker::Nobody:
        return tr("open question");
    }
    return {};
}

} // namespace glossator::desktop
