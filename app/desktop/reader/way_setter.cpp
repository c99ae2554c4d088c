// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/way_setter.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/look/voice_mark.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/plain_label.h"
#include "model/catalogue/links.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

double WaySetter::setSource(Row& row, PagePlace place, const std::vector<Strip>& strips, double top) const
{
    const catalogue::Clause& clause = *m_page.clauseAt(place);
    const QString source = m_page.sourceOf(clause, m_languages.front());
    if (source.isEmpty())
        return 0;
    const QFontMetricsF measure(m_metrics.labelFont());
    RowTarget target{RowTarget::Kind::Clause, place, clause.id, source, {}};
    double lowest = top;
    for (std::size_t i = 0; i < strips.size(); ++i) {
        const Strip& strip = strips[i];
        double y = top + 2 * m_metrics.scale;
        for (const QString& line :
             labelLines(m_page.sourceOf(clause, m_languages[i]), measure, std::max(60.0, strip.width))) {
            row.labels.push_back(
                plainLabel(m_metrics, line, m_inks.link, {strip.x, y + 12 * m_metrics.scale}));
            target.rects.emplace_back(strip.x, y, measure.horizontalAdvance(line), m_metrics.labelLeading());
            y += m_metrics.labelLeading();
        }
        lowest = std::max(lowest, y);
    }
    row.targets.push_back(std::move(target));
    return lowest - top + 3 * m_metrics.scale;
}

void WaySetter::setElsewhere(Row& row, int entry) const
{
    const QStringList& elsewhere = m_page.entry(entry).elsewhere;
    if (elsewhere.isEmpty())
        return;
    const std::size_t heads = m_metrics.isStacked ? 1 : m_languages.size();
    for (std::size_t i = 0; i < heads; ++i)
        row.labels.push_back(
            plainLabel(m_metrics,
                       LanguageWords::said(m_labels.of(i, heads), "WaySetter",
                                           QT_TR_NOOP("Next to the rules that they are about:")),
                       m_inks.quiet, {m_metrics.columns[i].x, row.height + m_metrics.labelSize()}));
    row.height += m_metrics.labelLeading() + 4 * m_metrics.scale;
    for (const QString& id : elsewhere)
        setWay(row, entry, *m_page.clauseAt(*m_page.find(id)));
    row.height += m_metrics.ruleSpace();
}

/// The words of the clause, in every language that has a column of its own; in one language they have the
/// room over the margin too.
void WaySetter::setWay(Row& row, int entry, const catalogue::Clause& clause) const
{
    const QFont font = Typefaces::reading(m_metrics.glossSize(), m_metrics.sizing);
    const QFontMetricsF measure(font);
    const double indent = 14 * m_metrics.scale;
    const double top = row.height;
    const double baseline = m_metrics.glossLeading() * 0.5 + measure.ascent() * 0.36;
    RowTarget target{RowTarget::Kind::Clause,
                     {entry, 0},
                     clause.id,
                     catalogue::plainText(clause.text.textOrSource(m_languages.front())),
                     {}};
    for (std::size_t i = 0; i < (m_metrics.isStacked ? 1 : m_languages.size()); ++i) {
        const double left = m_metrics.columns[i].x + indent;
        const double right = m_metrics.hasMargin ? m_metrics.right() : m_metrics.columns[i].right();
        double y = top;
        for (const QString& line :
             labelLines(typographic(catalogue::plainText(clause.text.textOrSource(m_languages[i]))), measure,
                        right - left)) {
            row.labels.push_back({line, font, m_inks.link, {left, y + baseline}, {}, {}, 0, false});
            target.rects.emplace_back(left, y, measure.horizontalAdvance(line), m_metrics.glossLeading());
            y += m_metrics.glossLeading();
        }
        row.height = std::max(row.height, y);
    }
    row.targets.push_back(std::move(target));
    const double end = m_metrics.hasMargin ? m_metrics.right() : m_metrics.columns.back().right();
    row.ways.emplace_back(m_metrics.columns.front().x, top, end - m_metrics.columns.front().x,
                          row.height - top);
    const Voice voice = voiceOf(clause);
    const double left = m_metrics.columns.front().x;
    row.labels.push_back(plainLabel(m_metrics, {}, m_inks.voice(voice), {left, top + baseline}));
    row.labels.back().mark = voice;
    row.labels.back().markAt = {left + 4 * m_metrics.scale, top + m_metrics.glossLeading() * 0.5};
    row.height += 3 * m_metrics.scale;
}

} // namespace glossator::desktop
