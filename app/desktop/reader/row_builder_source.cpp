// SPDX-License-Identifier: GPL-3.0-or-later
// Where the clauses of an assembled page come from.
#include "app/desktop/look/typefaces.h"
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
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize()));
    const QString shown = measure.elidedText(source, Qt::ElideMiddle, std::max(60.0, strip.width));
    const double height = 20 * m_metrics.scale;
    addLabel(row, shown, m_inks.link, {strip.x, top + 14 * m_metrics.scale});
    row.targets.push_back({RowTarget::Kind::Clause,
                           place,
                           clause.id,
                           source,
                           {QRectF(strip.x, top + 2 * m_metrics.scale, measure.horizontalAdvance(shown),
                                   height - 4 * m_metrics.scale)}});
    return height;
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
