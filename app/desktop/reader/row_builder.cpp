// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/row_builder.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/voice_mark.h"
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/row_estimate.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Clause;
using catalogue::ClauseKind;
using catalogue::LocalizedText;

RowBuilder::RowBuilder(const Page& page, PageMetrics metrics, std::vector<catalogue::Language> languages,
                       const Inks& inks, const PageAdditions* additions)
    : m_page(page), m_metrics(std::move(metrics)), m_languages(std::move(languages)), m_inks(inks),
      m_additions(additions)
{
}

Row RowBuilder::build(int entry) const
{
    switch (m_page.entry(entry).kind) {
    case PageEntry::Kind::Title:
        return title(entry);
    case PageEntry::Kind::Rubric:
        return rubric(entry);
    case PageEntry::Kind::Rule:
        return rule(entry);
    }
    return {};
}

double RowBuilder::estimate(int entry) const
{
    return RowEstimate(m_page, m_metrics, pictures()).height(entry);
}

Row RowBuilder::title(int entry) const
{
    Row row;
    const double scale = m_metrics.scale;
    const double size = titleSize() * scale;
    const TextStyle style{Typefaces::readingBold(size, m_metrics.sizing), m_inks.text, size * 1.21};
    double y = 34 * scale;
    y += addTitle(row, entry, style, y);
    for (RowText& text : row.texts)
        text.isHeading = true;
    y += addLegend(row, y + 8 * scale) + 20 * scale;
    row.bars.push_back({QLineF(m_metrics.left(), y, m_metrics.right(), y), m_inks.line, 1, Qt::SolidLine});
    row.height = y;
    return row;
}

/// A title is to take two lines at most, in a narrow column as well.
double RowBuilder::titleSize() const
{
    constexpr double smallest = 24;
    constexpr double largest = 38;
    constexpr double letters = 20; // of the largest size in a line, a rough guess
    const double width = m_languages.size() > 1 ? m_metrics.columns.front().width
                                                : m_metrics.right() - m_metrics.columns.front().x;
    return std::clamp(width / m_metrics.scale / letters, smallest, largest);
}

/// In one language it has the room over the margin too.
double RowBuilder::addTitle(Row& row, int entry, const TextStyle& style, double top) const
{
    const LocalizedText& title = m_page.entry(entry).heading;
    if (m_languages.size() > 1)
        return addTexts(row, {entry, 0}, title, style, top, 0);
    const double left = m_metrics.columns.front().x;
    const QRectF area(left, top, m_metrics.right() - left, 0);
    addText(row, {entry, 0}, title, style, 0, area);
    const double set = row.texts.back().block.height();
    return set + addNotice(row, title, 0, area.translated(0, set));
}

Row RowBuilder::rubric(int entry) const
{
    Row row;
    const double scale = m_metrics.scale;
    const TextStyle style{Typefaces::readingBold(22 * scale, m_metrics.sizing), m_inks.rubric, 30 * scale};
    const double top = 40 * scale;
    row.height = top + addTexts(row, {entry, 0}, m_page.entry(entry).heading, style, top, 0) + 8 * scale;
    for (RowText& text : row.texts)
        text.isHeading = true;
    if (m_metrics.hasGutter && !row.texts.empty()) {
        const QFont font = Typefaces::reading(21 * scale, m_metrics.sizing);
        const QString sign = QStringLiteral("§");
        const double width = QFontMetricsF(font).horizontalAdvance(sign);
        const QPointF at(m_metrics.gutter.right() - width, top + row.texts.front().block.baseline());
        row.labels.push_back({sign, font, m_inks.rubric, at, {}, {}, 0, false});
    }
    row.clearsMargin = m_metrics.hasMargin && isFirstBesideMargin(entry);
    addPicturesBelow(row, entry);
    addWays(row, entry);
    if (!m_page.entry(entry).columns.empty())
        row.height += table().setHead(row, entry, row.height);
    return row;
}

Row RowBuilder::rule(int entry) const
{
    Row row;
    const PageEntry& shown = m_page.entry(entry);
    const PagePlace place{entry, 0};
    const double start = shown.table ? table().padding() : 0;
    double top = start;
    if (m_metrics.hasGutter)
        addGutter(row, place, start);
    else
        top += addHeadLine(row, place, {}, m_metrics.columns.front(), start);
    if (m_metrics.hasGutter && hasCase(shown.clause))
        addPlay(row, place,
                {m_metrics.columns.front().x - 17 * m_metrics.scale, start + m_metrics.leading() * 0.5});
    const double labels = row.height;
    const double height = shown.table
                              ? addCells(row, entry, top)
                              : addTexts(row, place, shown.clause.text, textStyle(shown.clause), top, 0);
    const double source = addSource(row, place, m_metrics.columns.front(), top + height);
    fade(row, shown.clause, {});
    const double kept = addKept(row, place, m_metrics.allColumns(), top + height + source);
    row.height = std::max(top + height + source + kept, labels);
    row.grounds.emplace_back(m_metrics.left(), start, m_metrics.columns.back().right() - m_metrics.left(),
                             row.height - start);
    addSigils(row, shown);
    addPicturesBelow(row, entry);
    if (m_metrics.hasMargin)
        addMargin(row, entry);
    else
        addFolded(row, entry, 1);
    addLinks(row);
    if (!shown.table) {
        row.height += m_metrics.ruleSpace();
        return row;
    }
    row.height += table().padding();
    table().setRules(row, entry);
    if (table().isLast(entry))
        row.height += m_metrics.ruleSpace();
    return row;
}

/// In as many lines as it needs; gives their height.
double RowBuilder::addLegend(Row& row, double top) const
{
    const double left = m_metrics.columns.front().x;
    const double leading = 16 * m_metrics.scale;
    double x = left;
    double baseline = top + 12 * m_metrics.scale;
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize(), m_metrics.sizing));
    for (const Voice voice : allVoices) {
        const QString text = ClauseWords::voice(voice);
        const double width = measure.horizontalAdvance(text);
        if (x > left && x + width + 14 * m_metrics.scale > m_metrics.right()) {
            x = left;
            baseline += leading;
        }
        addLabel(row, text, m_inks.voice(voice), {x + 14 * m_metrics.scale, baseline});
        row.labels.back().mark = voice;
        row.labels.back().markAt = {x + 4 * m_metrics.scale, baseline - 4 * m_metrics.scale};
        x += width + 36 * m_metrics.scale;
    }
    return baseline - top - 12 * m_metrics.scale + leading;
}

void RowBuilder::addGutter(Row& row, PagePlace place, double top) const
{
    const Clause& clause = *m_page.clauseAt(place);
    const Voice voice = voiceOf(clause);
    const double mark = 15 * m_metrics.scale;
    const double right = m_metrics.gutter.right() - mark;
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize(), m_metrics.sizing));
    double y = top + m_metrics.leading() * 0.5 + m_metrics.labelSize() * 0.36;
    for (const QString& line : gutterLines(clause, measure, m_metrics.gutter.width - mark)) {
        const bool isFirst = row.labels.empty();
        const double x = right - measure.horizontalAdvance(line);
        addLabel(row, line, isFirst ? m_inks.voice(voice) : m_inks.quiet, {x, y});
        if (isFirst) {
            row.labels.back().mark = voice;
            row.labels.back().markAt = {m_metrics.gutter.right() - 4 * m_metrics.scale,
                                        y - m_metrics.labelSize() * 0.36};
        }
        y += m_metrics.labelLeading();
    }
    if (const QString standing = ClauseWords::standing(clause.standing); !standing.isEmpty()) {
        y += 5 * m_metrics.scale;
        const double x = right - measure.horizontalAdvance(standing);
        addLabel(row, standing, m_inks.voice(Voice::Open), {x, y});
        row.labels.back().isFramed = true;
        y += m_metrics.labelLeading() + 3 * m_metrics.scale;
    }
    row.height = addOthers(row, place, y) - m_metrics.labelSize();
}

double RowBuilder::addHeadLine(Row& row, PagePlace place, const QString& sigil, Strip strip, double top) const
{
    const Clause& clause = *m_page.clauseAt(place);
    const Voice voice = voiceOf(clause);
    const QColor& ink = m_inks.voice(voice);
    const double scale = m_metrics.scale;
    const double baseline = top + 13 * scale;
    double x = strip.x;
    if (!sigil.isEmpty()) {
        const QFont font = Typefaces::readingItalic(m_metrics.glossSize(), m_metrics.sizing);
        row.labels.push_back({sigil, font, ink, {x, baseline}, {}, {}, 0, false});
        x += QFontMetricsF(font).horizontalAdvance(sigil) + 7 * scale;
    }
    QStringList words{ClauseWords::shortKind(clause.kind), ClauseWords::attribution(clause)};
    const auto tie = place.piece == 0 ? GlossTie::Gloss : glossAt(place).tie;
    if (const QString tied = tieWords(tie); !tied.isEmpty())
        words.prepend(tied);
    if (const QString standing = ClauseWords::standing(clause.standing); !standing.isEmpty())
        words += standing;
    if (clause.expansion != m_page.expansion().id && m_page.sourceOf(clause, m_languages.front()).isEmpty())
        words += m_page.nameOf(clause.expansion).textOrSource(m_languages.front());
    const double play = hasCase(clause) ? 26 * scale : 0;
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize(), m_metrics.sizing));
    const double left = x + 14 * scale;
    const QStringList lines =
        labelLines(words.join(QStringLiteral(" · ")), measure, std::max(40.0, strip.right() - left - play));
    for (qsizetype i = 0; i < lines.size(); ++i)
        addLabel(row, lines[i], ink, {left, baseline + static_cast<double>(i) * m_metrics.labelLeading()});
    const double more = static_cast<double>(lines.size() - 1) * m_metrics.labelLeading();
    RowLabel& first = row.labels[row.labels.size() - static_cast<std::size_t>(lines.size())];
    first.mark = voice;
    first.markAt = {x + 4 * scale, baseline - 4 * scale};
    if (play > 0)
        addPlay(
            row, place,
            {left + 14 * scale + measure.horizontalAdvance(lines.constLast()), baseline + more - 4 * scale});
    return 20 * scale + more;
}

double RowBuilder::addTexts(Row& row, PagePlace place, const LocalizedText& text, const TextStyle& style,
                            double top, double indent) const
{
    return setLanguages(row, top, [&](std::size_t i, double y) {
        const Strip& strip = m_metrics.columns.at(i);
        const int column = static_cast<int>(i);
        const QRectF area(strip.x + indent, y, strip.width - indent, 0);
        addText(row, place, text, style, column, area);
        const double set = row.texts.back().block.height();
        return set + addNotice(row, text, column, area.translated(0, set));
    });
}

double RowBuilder::addCells(Row& row, int entry, double top) const
{
    return setLanguages(row, top, [&](std::size_t i, double y) {
        const Strip& strip = m_metrics.columns.at(i);
        const int column = static_cast<int>(i);
        const double set = table().setCells(row, entry, column, y);
        return set +
               addNotice(row, m_page.entry(entry).clause.text, column, {strip.x, y + set, strip.width, 0});
    });
}

/// Sets something in each language, side by side or one below the other, and gives the height of it all.
/// `set` is told the language and the top, and gives the height.
template <typename Set>
double RowBuilder::setLanguages(Row& row, double top, Set set) const
{
    double height = 0;
    for (std::size_t i = 0; i < m_languages.size(); ++i) {
        if (!m_metrics.isStacked) {
            height = std::max(height, set(i, top));
            continue;
        }
        if (i > 0) {
            height += m_metrics.ruleSpace() / 2 + m_metrics.labelLeading();
            addLabel(row, nativeName(m_languages[i]), m_inks.quiet,
                     {m_metrics.columns[i].x, top + height - 3 * m_metrics.scale});
        }
        height += set(i, top + height);
    }
    return height;
}

void RowBuilder::addText(Row& row, PagePlace place, const LocalizedText& text, TextStyle style, int column,
                         QRectF area) const
{
    const auto language = m_languages.at(static_cast<std::size_t>(column));
    const auto wording = text.text(language);
    if (!wording) {
        style.font.setItalic(true);
        style.colour = m_inks.quiet;
    }
    row.texts.push_back({place, column,
                         TextBlock(text.textOrSource(language), style, m_inks.link, area.width()),
                         area.topLeft(), false, 0, false});
}

double RowBuilder::addNotice(Row& row, const LocalizedText& text, int column, QRectF area) const
{
    const auto language = m_languages.at(static_cast<std::size_t>(column));
    const bool isMissing = !text.text(language);
    if (!isMissing && !text.isOutdated(language))
        return 0;
    const QString notice = isMissing ? tr("Not translated yet; this is the English text.")
                                     : tr("Translated from an earlier text.");
    addLabel(row, notice, m_inks.voice(Voice::Open), {area.x(), area.y() + m_metrics.labelSize()});
    return m_metrics.labelLeading();
}

void RowBuilder::addLinks(Row& row) const
{
    for (const RowText& text : row.texts) {
        if (text.isRepeated)
            continue;
        for (const TextLink& link : text.block.links()) {
            const QString words = text.block.text().mid(link.span.start, link.span.length);
            RowTarget target{RowTarget::Kind::Clause, text.place, link.target, words, {}};
            for (const QRectF& rect : text.block.rectsOf(link.span))
                target.rects.push_back(rect.translated(text.at));
            row.targets.push_back(std::move(target));
        }
    }
}

void RowBuilder::addPlay(Row& row, PagePlace place, QPointF centre) const
{
    const double radius = 10 * m_metrics.scale;
    const QRectF rect(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    row.targets.push_back({RowTarget::Kind::Case,
                           place,
                           m_page.clauseAt(place)->id,
                           tr("Play the case of this clause"),
                           {rect}});
}

void RowBuilder::addLabel(Row& row, const QString& text, const QColor& ink, QPointF baseline) const
{
    row.labels.push_back({text,
                          Typefaces::control(m_metrics.labelSize(), m_metrics.sizing),
                          ink,
                          baseline,
                          {},
                          {},
                          8 * m_metrics.scale,
                          false});
}

TextStyle RowBuilder::textStyle(const Clause& clause) const
{
    const bool isAside = clause.kind == ClauseKind::Example;
    const double size = m_metrics.textSize();
    return {isAside ? Typefaces::readingItalic(size, m_metrics.sizing)
                    : Typefaces::reading(size, m_metrics.sizing),
            m_inks.text, m_metrics.leading()};
}

TextStyle RowBuilder::glossStyle() const
{
    return {Typefaces::reading(m_metrics.glossSize(), m_metrics.sizing), m_inks.text,
            m_metrics.glossLeading()};
}

PictureSetter RowBuilder::pictures() const
{
    return {m_metrics, m_languages, m_inks};
}

TableSetter RowBuilder::table() const
{
    return {m_page, m_metrics, m_languages, m_inks};
}

bool RowBuilder::standInMargin(int entry) const
{
    return RowEstimate(m_page, m_metrics, pictures()).standInMargin(entry);
}

bool RowBuilder::hasCase(const Clause& clause) const
{
    return !m_page.casesOf(clause.id).isEmpty();
}

} // namespace glossator::desktop
