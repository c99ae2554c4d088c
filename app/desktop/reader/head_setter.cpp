// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/head_setter.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/voice_mark.h"
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/plain_label.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Clause;
using catalogue::Language;

double HeadSetter::setGutter(Row& row, PagePlace place, double top) const
{
    const Clause& clause = *m_page.clauseAt(place);
    const Voice voice = voiceOf(clause);
    const double mark = 15 * m_metrics.scale;
    const double right = m_metrics.gutter.right() - mark;
    const QFontMetricsF measure(m_metrics.labelFont());
    const double rise = m_metrics.labelSize() * 0.36;
    double y = top + m_metrics.leading() * 0.5 + rise;
    bool isFirst = true;
    for (const QString& line :
         gutterLines(clause, m_labels.shared, whoSays(), measure, m_metrics.gutter.width - mark)) {
        const double x = right - measure.horizontalAdvance(line);
        row.labels.push_back(
            plainLabel(m_metrics, line, isFirst ? m_inks.voice(voice) : m_inks.quiet, {x, y}));
        if (isFirst) {
            row.labels.back().mark = voice;
            row.labels.back().markAt = {m_metrics.gutter.right() - 4 * m_metrics.scale, y - rise};
        }
        isFirst = false;
        y += m_metrics.labelLeading();
    }
    if (const QString standing = ClauseWords::standing(clause, m_labels.shared); !standing.isEmpty()) {
        y += 5 * m_metrics.scale;
        const double x = right - measure.horizontalAdvance(standing);
        row.labels.push_back(plainLabel(m_metrics, standing, m_inks.voice(Voice::Open), {x, y}));
        row.labels.back().isFramed = true;
        y += m_metrics.labelLeading() + 3 * m_metrics.scale;
    }
    const double bottom = setOthers(row, place, y) - m_metrics.labelSize();
    if (hasCase(place))
        setPlay(row, place,
                {m_metrics.columns.front().x - 17 * m_metrics.scale, top + m_metrics.leading() * 0.5});
    return bottom;
}

double HeadSetter::setOthers(Row& row, PagePlace place, double y) const
{
    const Clause& clause = *m_page.clauseAt(place);
    const Clause* before = m_page.clauseAt({place.entry - 1, 0});
    const bool isSaidAbove = before != nullptr && before->others == clause.others;
    const bool isOwn = clause.expansion == m_page.expansion().id && !isSaidAbove;
    const double right = m_metrics.gutter.right() - 15 * m_metrics.scale;
    const QFontMetricsF measure(m_metrics.labelFont());
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
            row.labels.push_back(plainLabel(m_metrics, line, m_inks.link, {right - width, y}));
            target.rects.emplace_back(right - width, y - measure.ascent(), width, m_metrics.labelLeading());
            y += m_metrics.labelLeading();
        }
        row.targets.push_back(std::move(target));
    }
    return y;
}

double HeadSetter::setLine(Row& row, PagePlace place, const QString& sigil, const std::vector<Strip>& strips,
                           double top) const
{
    double height = 0;
    for (std::size_t i = 0; i < strips.size(); ++i) {
        const QString words = lineOf(place, m_labels.of(i, strips.size()), m_languages[i]);
        const Line line{strips[i], words, i == 0 && hasCase(place)};
        height = std::max(height, setLineIn(row, place, sigil, line, top));
    }
    return height;
}

double HeadSetter::setLineIn(Row& row, PagePlace place, const QString& sigil, const Line& line,
                             double top) const
{
    const Voice voice = voiceOf(*m_page.clauseAt(place));
    const QColor& ink = m_inks.voice(voice);
    const double scale = m_metrics.scale;
    const double baseline = top + 13 * scale;
    double x = line.strip.x;
    if (!sigil.isEmpty()) {
        const QFont font = Typefaces::readingItalic(m_metrics.glossSize(), m_metrics.sizing);
        row.labels.push_back({sigil, font, ink, {x, baseline}, {}, {}, 0, false});
        x += QFontMetricsF(font).horizontalAdvance(sigil) + 7 * scale;
    }
    const double play = line.plays ? 26 * scale : 0;
    const QFontMetricsF measure(m_metrics.labelFont());
    const double left = x + 14 * scale;
    const QStringList lines =
        labelLines(line.words, measure, std::max(40.0, line.strip.right() - left - play));
    const std::size_t first = row.labels.size();
    for (qsizetype i = 0; i < lines.size(); ++i)
        row.labels.push_back(plainLabel(
            m_metrics, lines[i], ink, {left, baseline + static_cast<double>(i) * m_metrics.labelLeading()}));
    row.labels.at(first).mark = voice;
    row.labels.at(first).markAt = {x + 4 * scale, baseline - 4 * scale};
    const double more = static_cast<double>(lines.size() - 1) * m_metrics.labelLeading();
    if (line.plays)
        setPlay(
            row, place,
            {left + 14 * scale + measure.horizontalAdvance(lines.constLast()), baseline + more - 4 * scale});
    return 20 * scale + more;
}

double HeadSetter::setWords(Row& row, PagePlace place, std::size_t column, Strip strip, double top) const
{
    const QString words = gutterWords(place.entry, column);
    if (words.isEmpty() || isSaidAbove(place.entry))
        return 0;
    const QFontMetricsF measure(m_metrics.labelFont());
    const QColor& ink = m_inks.voice(voiceOf(*m_page.clauseAt(place)));
    double y = top;
    for (const QString& line : labelLines(words, measure, strip.width)) {
        row.labels.push_back(plainLabel(m_metrics, line, ink, {strip.x, y + m_metrics.labelSize()}));
        y += m_metrics.labelLeading();
    }
    return y - top;
}

void HeadSetter::hangMarks(Row& row, PagePlace place, double top) const
{
    const Voice voice = voiceOf(*m_page.clauseAt(place));
    const double y = top + m_metrics.leading() * 0.5;
    for (int i = 0; i < static_cast<int>(m_metrics.columns.size()); ++i) {
        double left = m_metrics.columns[static_cast<std::size_t>(i)].right();
        for (const RowText& text : row.texts)
            if (text.column == i && !text.isRepeated)
                left = std::min(left, text.at.x());
        if (row.texts.empty())
            left = m_metrics.columns[static_cast<std::size_t>(i)].x;
        const QPointF at(left - 11 * m_metrics.scale, y);
        row.labels.push_back(plainLabel(m_metrics, {}, m_inks.voice(voice), at));
        row.labels.back().mark = voice;
        row.labels.back().markAt = at;
    }
}

/// Nobody looks for a legend on what is put together of many pages.
WhoSays HeadSetter::whoSays() const
{
    return m_page.isAssembled() ? WhoSays::Always : WhoSays::IfNotMarked;
}

QString HeadSetter::gutterWords(int entry, std::size_t column) const
{
    const Clause& clause = *m_page.clauseAt({entry, 0});
    const auto in = m_labels.columns[column];
    const bool isPlain =
        clause.kind == catalogue::ClauseKind::Rule || clause.kind == catalogue::ClauseKind::Example;
    QStringList words = gutterParts(clause, in, whoSays());
    if (isPlain && words.size() == 1)
        words.clear();
    if (const QString standing = ClauseWords::standing(clause, in); !standing.isEmpty())
        words += standing;
    QString said = words.join(QStringLiteral(" · "));
    if (clause.expansion == m_page.expansion().id)
        for (const QString& other : clause.others)
            said += QStringLiteral(" + ") + m_page.nameOf(other).textOrSource(m_languages[column]);
    return said.trimmed();
}

/// Of the publisher only where a whole section is one kind, as else nothing would tell a note from a rule.
/// In an answer each clause says it, as they are from here and there.
bool HeadSetter::isSaidAbove(int entry) const
{
    if (m_page.isAssembled())
        return false;
    const QString& section = m_page.entry(entry).section;
    const QString words = gutterWords(entry, 0);
    if (!isRuleOf(entry - 1, section) || gutterWords(entry - 1, 0) != words)
        return false;
    if (voiceOf(m_page.entry(entry).clause) != Voice::Publisher)
        return true;
    int first = entry;
    while (isRuleOf(first - 1, section))
        --first;
    for (int i = first; isRuleOf(i, section); ++i)
        if (gutterWords(i, 0) != words)
            return false;
    return true;
}

bool HeadSetter::isRuleOf(int entry, const QString& section) const
{
    return m_page.clauseAt({entry, 0}) != nullptr && m_page.entry(entry).section == section;
}

QString HeadSetter::lineOf(PagePlace place, Language in, Language names) const
{
    const Clause& clause = *m_page.clauseAt(place);
    QStringList words{ClauseWords::shortKind(clause.kind, in), ClauseWords::attribution(clause, in)};
    if (const QString tie = tieOf(place, in); !tie.isEmpty())
        words.prepend(tie);
    if (const QString standing = ClauseWords::standing(clause, in); !standing.isEmpty())
        words += standing;
    if (clause.expansion != m_page.expansion().id && m_page.sourceOf(clause, names).isEmpty())
        words += m_page.nameOf(clause.expansion).textOrSource(names);
    return words.join(QStringLiteral(" · "));
}

/// What ties a gloss to its rule; empty where it explains it, and for a rule.
QString HeadSetter::tieOf(PagePlace place, Language in) const
{
    if (place.piece == 0)
        return {};
    switch (m_page.glossAt(place).tie) {
    case GlossTie::Gloss:
        return {};
    case GlossTie::RestsOn:
        return LanguageWords::said(in, "HeadSetter", QT_TR_NOOP("rests on"));
    }
    return {};
}

void HeadSetter::setPlay(Row& row, PagePlace place, QPointF centre) const
{
    const double radius = 10 * m_metrics.scale;
    const QRectF rect(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    row.targets.push_back({RowTarget::Kind::Case,
                           place,
                           m_page.clauseAt(place)->id,
                           tr("Play the case of this clause"),
                           {rect}});
}

bool HeadSetter::hasCase(PagePlace place) const
{
    return !m_page.casesOf(m_page.clauseAt(place)->id).isEmpty();
}

} // namespace glossator::desktop
