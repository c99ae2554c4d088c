// SPDX-License-Identifier: GPL-3.0-or-later
// Where the clauses of an assembled page come from, and where those of a heading without rules stand.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/look/voice_mark.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/row_builder.h"
#include "model/catalogue/links.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

namespace {

/// As much of a text as two lines hold.
QStringList firstLines(const QString& text, const QFontMetricsF& measure, double width)
{
    QStringList lines = labelLines(typographic(catalogue::plainText(text)), measure, width);
    if (lines.size() > 2)
        lines = {lines[0], measure.elidedText(lines.mid(1).join(u' '), Qt::ElideRight, width)};
    return lines;
}

} // namespace

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

void RowBuilder::addWays(Row& row, int entry) const
{
    const QStringList& elsewhere = m_page.entry(entry).elsewhere;
    if (elsewhere.isEmpty())
        return;
    addLabel(row, tr("Next to the rules that they are about:"), m_inks.quiet,
             {m_metrics.columns.front().x, row.height + m_metrics.labelSize()});
    row.height += m_metrics.labelLeading() + 4 * m_metrics.scale;
    for (const QString& id : elsewhere)
        addWay(row, entry, *m_page.clauseAt(*m_page.find(id)));
    row.height += m_metrics.ruleSpace();
}

/// The first words of the clause, in every language that has a column of its own; in one language they have
/// the room over the margin too.
void RowBuilder::addWay(Row& row, int entry, const catalogue::Clause& clause) const
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
             firstLines(clause.text.textOrSource(m_languages[i]), measure, right - left)) {
            row.labels.push_back({line, font, m_inks.link, {left, y + baseline}, {}, {}, 0, false});
            target.rects.emplace_back(left, y, measure.horizontalAdvance(line), m_metrics.glossLeading());
            y += m_metrics.glossLeading();
        }
        row.height = std::max(row.height, y);
    }
    row.targets.push_back(std::move(target));
    const Voice voice = voiceOf(clause);
    const double left = m_metrics.columns.front().x;
    addLabel(row, {}, m_inks.voice(voice), {left, top + baseline});
    row.labels.back().mark = voice;
    row.labels.back().markAt = {left + 4 * m_metrics.scale, top + m_metrics.glossLeading() * 0.5};
    row.height += 3 * m_metrics.scale;
}

QString RowBuilder::tieWords(GlossTie tie)
{
    switch (tie) {
    case GlossTie::Gloss:
        return {};
    case GlossTie::RestsOn:
        return tr("rests on");
    }
    return {};
}

} // namespace glossator::desktop
