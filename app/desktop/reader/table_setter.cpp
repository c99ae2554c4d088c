// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/table_setter.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/label_lines.h"
#include "model/catalogue/links.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

using catalogue::TableCell;

namespace {

/// A cell begins with a capital letter; the text stays as long as it is.
QString capitalised(QString text)
{
    const qsizetype bar = text.startsWith(QLatin1String("[[")) ? text.indexOf(QLatin1Char('|')) : -1;
    const qsizetype first = bar + 1;
    if (first < text.size())
        text[first] = text.at(first).toUpper();
    return text;
}

/// Of the first line, from the top of its block.
double baselineOf(const TextStyle& style)
{
    return TextBlock(QStringLiteral("x"), style, style.colour, 1000).baseline();
}

/// "meeple step" is said by "meeple step, at its end".
bool isSaidBy(const QString& detail, const QString& above)
{
    return above.startsWith(detail) && (above.size() == detail.size() || above.at(detail.size()) == u',');
}

} // namespace

double TableSetter::setHead(Row& row, int heading, double top) const
{
    const auto& names = m_page.entry(heading).columns;
    double height = 0;
    double above = top; // where the head in the language begins
    for (int i = 0; i < static_cast<int>(m_languages.size()); ++i) {
        const TableGrid grid = gridFor(heading, i);
        QStringList words;
        for (const auto& name : names)
            words += name.textOrSource(m_languages[static_cast<std::size_t>(i)]);
        const QString body = words.takeLast();
        if (grid.form == TableGrid::Form::Stacked)
            words = {(words + QStringList{body}).join(QStringLiteral(" · "))};
        if (grid.form == TableGrid::Form::Beside)
            height = std::max(height, above - top + setLabels(row, words.takeLast(), grid.detail, above));
        height = std::max(height,
                          above - top + setLabels(row, words.join(QStringLiteral(" · ")), grid.name, above));
        if (grid.form != TableGrid::Form::Stacked)
            height = std::max(height, above - top + setLabels(row, body, grid.body, above));
        above = m_metrics.isStacked ? top + height : top;
    }
    height += 6 * m_metrics.scale;
    for (const Strip& column : m_metrics.columns)
        setRule(row, column.x, column.right(), top + height, m_inks.quiet);
    return height + 1;
}

double TableSetter::setCells(Row& row, int entry, int column, double top) const
{
    const TableGrid grid = gridFor(*m_page.entry(entry).table, column);
    const Cells parts = cells(entry, column);
    const bool isStacked = grid.form == TableGrid::Form::Stacked;
    const bool isNamedAbove = hasNameFromAbove(entry, column);
    const Cell name{parts.front(), styleOf(isNamedAbove ? Part::NameAgain : Part::Name, entry, column),
                    isNamedAbove && !isStacked};
    const Cell body{parts.back(), styleOf(Part::Body, entry, column), false};
    double height = setCell(row, {entry, 0}, column, name, {grid.name.x, top}, grid.name.width);
    if (parts.size() == 3) {
        const Cell detail{parts[1], styleOf(Part::Detail, entry, column),
                          !isStacked && hasDetailFromAbove(entry, column)};
        const bool isBeside = grid.form == TableGrid::Form::Beside;
        const double y = isBeside ? top + baselineOf(body.style) - baselineOf(detail.style) : top + height;
        const double set = setCell(row, {entry, 0}, column, detail, {grid.detail.x, y}, grid.detail.width);
        height = std::max(height, y + set - top);
    }
    const double y = isStacked ? top + height + 3 * m_metrics.scale : top;
    const double set = setCell(row, {entry, 0}, column, body, {grid.body.x, y}, grid.body.width);
    return std::max(height, y + set - top);
}

std::vector<Strip> TableSetter::bodiesOf(int heading) const
{
    std::vector<Strip> bodies;
    for (int i = 0; i < static_cast<int>(m_languages.size()); ++i)
        bodies.push_back(gridFor(heading, i).body);
    return bodies;
}

TextStyle TableSetter::styleOf(Part part, int entry, int column) const
{
    const auto language = m_languages[static_cast<std::size_t>(column)];
    const double size = m_metrics.textSize();
    TextStyle style{Typefaces::reading(size, m_metrics.sizing), m_inks.text, m_metrics.leading()};
    if (part == Part::Name)
        style.font = Typefaces::readingBold(size, m_metrics.sizing);
    if (part == Part::Detail)
        style = {Typefaces::reading(m_metrics.glossSize(), m_metrics.sizing), m_inks.quiet,
                 m_metrics.glossLeading()};
    const bool isTranslated = m_page.entry(entry).clause.text.text(language).has_value();
    style.font.setItalic(!isTranslated);
    if (!isTranslated || part == Part::NameAgain)
        style.colour = m_inks.quiet;
    return style;
}

void TableSetter::setRules(Row& row, int entry) const
{
    const int heading = *m_page.entry(entry).table;
    for (const Strip& column : m_metrics.columns) {
        if (isRow(entry - 1, heading))
            setRule(row, column.x, column.right(), 0, m_inks.line);
        if (isLast(entry))
            setRule(row, column.x, column.right(), row.height, m_inks.quiet);
    }
}

bool TableSetter::isLast(int entry) const
{
    return !isRow(entry + 1, m_page.entry(entry).table.value_or(-1));
}

TableSetter::Cells TableSetter::cells(int entry, int column) const
{
    const PageEntry& shown = m_page.entry(entry);
    const auto count = m_page.entry(shown.table.value_or(entry)).columns.size();
    const QString text = shown.clause.text.textOrSource(m_languages[static_cast<std::size_t>(column)]);
    Cells parts = catalogue::tableCells(text, count);
    return parts.empty() ? Cells{{{}, 0}, {text, 0}} : parts;
}

TableGrid TableSetter::gridFor(int heading, int column) const
{
    const auto at = static_cast<std::size_t>(column);
    const auto& names = m_page.entry(heading).columns;
    const QFontMetricsF measure(Typefaces::readingBold(m_metrics.textSize(), m_metrics.sizing));
    const QFontMetricsF small(m_metrics.labelFont());
    double widest = small.horizontalAdvance(names.front().textOrSource(m_languages[at]));
    for (int i = heading + 1; isRow(i, heading); ++i)
        widest = std::max(widest,
                          measure.horizontalAdvance(catalogue::plainText(cells(i, column).front().text)) + 1);
    return TableGrid::of(m_metrics.columns[at], m_metrics.scale, widest, names.size() == 3);
}

bool TableSetter::isRow(int entry, int heading) const
{
    return entry >= 0 && entry < static_cast<int>(m_page.entries().size()) &&
           m_page.entry(entry).table == heading;
}

bool TableSetter::hasNameFromAbove(int entry, int column) const
{
    const auto heading = m_page.entry(entry).table;
    if (!heading || !isRow(entry - 1, *heading))
        return false;
    const QString name = cells(entry, column).front().text;
    return !name.isEmpty() && cells(entry - 1, column).front().text == name;
}

bool TableSetter::hasDetailFromAbove(int entry, int column) const
{
    const auto detailOf = [&](int i) {
        const Cells parts = cells(i, column);
        return parts.size() == 3 ? parts[1].text : QString();
    };
    int first = entry;
    while (hasNameFromAbove(first, column))
        --first;
    QString said;
    for (int i = first; i < entry; ++i)
        if (const QString detail = detailOf(i); i == first || !isSaidBy(detail, said))
            said = detail;
    return first < entry && isSaidBy(detailOf(entry), said);
}

/// Gives the height; an empty cell takes none and sets nothing.
double TableSetter::setCell(Row& row, PagePlace place, int column, const Cell& cell, QPointF at,
                            double width) const
{
    if (cell.cell.text.isEmpty())
        return 0;
    TextBlock block(capitalised(cell.cell.text), cell.style, m_inks.link, width);
    const double height = block.height();
    row.texts.push_back(
        {place, column, std::move(block), at, false, static_cast<int>(cell.cell.from), cell.isRepeated});
    return height;
}

double TableSetter::setLabels(Row& row, const QString& words, Strip strip, double top) const
{
    const QFont font = m_metrics.labelFont();
    const QFontMetricsF measure(font);
    double y = top;
    for (const QString& line : labelLines(words, measure, strip.width)) {
        row.labels.push_back({line, font, m_inks.quiet, {strip.x, y + measure.ascent()}, {}, {}, 0, false});
        y += m_metrics.labelLeading();
    }
    return y - top;
}

void TableSetter::setRule(Row& row, double left, double right, double y, const QColor& ink) const
{
    row.bars.push_back({QLineF(left, y, right, y), ink, m_metrics.scale, Qt::SolidLine});
}

} // namespace glossator::desktop
