// SPDX-License-Identifier: GPL-3.0-or-later
// Where the clauses of an assembled page come from.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/row_builder.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

double RowBuilder::addSource(Row& row, PagePlace place, Strip strip, double top) const
{
    const catalogue::Clause& clause = *m_page.clauseAt(place);
    const QString source = m_page.sourceOf(clause, m_languages.front());
    if (source.isEmpty())
        return 0;
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize(), m_metrics.sizing));
    RowTarget target{RowTarget::Kind::Clause, place, clause.id, source, {}};
    double y = top + 2 * m_metrics.scale;
    for (const QString& line : labelLines(source, measure, std::max(60.0, strip.width))) {
        addLabel(row, line, m_inks.link, {strip.x, y + 12 * m_metrics.scale});
        target.rects.emplace_back(strip.x, y, measure.horizontalAdvance(line), m_metrics.labelLeading());
        y += m_metrics.labelLeading();
    }
    row.targets.push_back(std::move(target));
    return y - top + 3 * m_metrics.scale;
}

double RowBuilder::addOthers(Row& row, PagePlace place, double y) const
{
    const catalogue::Clause& clause = *m_page.clauseAt(place);
    const catalogue::Clause* before = m_page.clauseAt({place.entry - 1, 0});
    const bool isSaidAbove = before != nullptr && before->others == clause.others;
    const bool isOwn = clause.expansion == m_page.expansion().id && !isSaidAbove;
    const double right = m_metrics.gutter.right() - 15 * m_metrics.scale;
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize(), m_metrics.sizing));
    for (const QString& other : isOwn ? clause.others : QStringList()) {
        const QString name = m_page.nameOf(other).textOrSource(m_languages.front());
        const QString own = m_page.expansion().name.textOrSource(m_languages.front());
        RowTarget target{RowTarget::Kind::Pair,
                         place,
                         clause.expansion + u'/' + other,
                         tr("All about %1 and %2 together").arg(own, name),
                         {}};
        for (const QString& line :
             labelLines(QStringLiteral("+ ") + name, measure, right - m_metrics.gutter.x)) {
            const double width = measure.horizontalAdvance(line);
            addLabel(row, line, m_inks.link, {right - width, y});
            target.rects.emplace_back(right - width, y - measure.ascent(), width, m_metrics.labelLeading());
            y += m_metrics.labelLeading();
        }
        row.targets.push_back(std::move(target));
    }
    return y;
}

QString RowBuilder::tieWords(GlossTie tie)
{
    switch (tie) {
    case GlossTie::Gloss:
        return {};
    case GlossTie::RestsOn:
        return tr("rests on");
    case GlossTie::SameMatter:
        return tr("rule on the same");
    }
    return {};
}

} // namespace glossator::desktop
