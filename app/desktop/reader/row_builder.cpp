// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/row_builder.h"

#include "app/desktop/look/contrast.h"
#include "app/desktop/look/language_words.h"
#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/kept_setter.h"
#include "app/desktop/reader/plain_label.h"
#include "app/desktop/reader/row_estimate.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Clause;
using catalogue::ClauseKind;
using catalogue::LocalizedText;

namespace {

/// As far as it can still be read.
QColor faded(const QColor& ink, const QColor& paper)
{
    constexpr double step = 0.02;
    QColor pale = ink;
    const int steps = static_cast<int>((1 - fadedOpacity) / step);
    for (int i = 0; i <= steps; ++i) {
        const double opacity = fadedOpacity + i * step;
        const auto mix = [opacity](double one, double other) {
            return static_cast<float>(opacity * one + (1 - opacity) * other);
        };
        pale = QColor::fromRgbF(mix(ink.redF(), paper.redF()), mix(ink.greenF(), paper.greenF()),
                                mix(ink.blueF(), paper.blueF()));
        if (contrast(pale, paper) >= contrastOfText)
            return pale;
    }
    return ink;
}

} // namespace

RowBuilder::RowBuilder(const Page& page, PageMetrics metrics, std::vector<catalogue::Language> languages,
                       const Inks& inks, const PageAdditions* additions)
    : m_page(page), m_metrics(std::move(metrics)), m_languages(std::move(languages)), m_inks(inks),
      m_additions(additions), m_labels(LabelLanguages::of(m_languages, m_metrics.sizing))
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

Row RowBuilder::rubric(int entry) const
{
    Row row;
    const double scale = m_metrics.scale;
    const TextStyle style{Typefaces::readingBold(22 * scale, m_metrics.sizing), m_inks.rubric, 30 * scale};
    const bool isFirst = entry > 0 && m_page.entry(entry - 1).kind == PageEntry::Kind::Title;
    const double top = m_metrics.rubricSpace() * (isFirst ? 0.6 : 1);
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
    ways().setElsewhere(row, entry);
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
    double labels = 0;
    if (m_metrics.hasGutter)
        labels = head().setGutter(row, place, start);
    else
        top += addHead(row, place, start);
    double height = shown.table ? addCells(row, entry, top)
                                : addTexts(row, place, shown.clause.text, textStyle(shown.clause), top, 0);
    if (m_metrics.isDense && shown.table) {
        head().hangMarks(row, place, top);
        height = std::max(height, addWordsUnderCells(row, place) - top);
    }
    const double source = ways().setSource(row, place, headStrips(0), top + height);
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

double RowBuilder::addTexts(Row& row, PagePlace place, const LocalizedText& text, const TextStyle& style,
                            double top, double indent) const
{
    return setLanguages(row, top, indent, [&](std::size_t i, double y) {
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
    return setLanguages(row, top, 0, [&](std::size_t i, double y) {
        const Strip& strip = m_metrics.columns.at(i);
        const int column = static_cast<int>(i);
        const double set = table().setCells(row, entry, column, y);
        return set +
               addNotice(row, m_page.entry(entry).clause.text, column, {strip.x, y + set, strip.width, 0});
    });
}

/// Sets something in each language, side by side or one below the other, and gives the height of it all.
/// `set` is told the language and the top, and gives the height; the names of languages stand as far in as
/// their texts.
template <typename Set>
double RowBuilder::setLanguages(Row& row, double top, double indent, Set set) const
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
                     {m_metrics.columns[i].x + indent, top + height - 3 * m_metrics.scale});
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
    const catalogue::Clause* clause = m_page.clauseAt(place);
    row.texts.back().isOfThePast = clause != nullptr && clause->kind == catalogue::ClauseKind::History;
}

double RowBuilder::addNotice(Row& row, const LocalizedText& text, int column, QRectF area) const
{
    const auto language = m_languages.at(static_cast<std::size_t>(column));
    const bool isMissing = !text.text(language);
    if (!isMissing && !text.isOutdated(language))
        return 0;
    const char* words = isMissing ? QT_TR_NOOP("Not translated yet; this is the English text.")
                                  : QT_TR_NOOP("Translated from an earlier text.");
    const QString notice =
        LanguageWords::said(m_labels.columns.at(static_cast<std::size_t>(column)), "RowBuilder", words);
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

void RowBuilder::addLabel(Row& row, const QString& text, const QColor& ink, QPointF baseline) const
{
    row.labels.push_back(plainLabel(m_metrics, text, ink, baseline));
}

double RowBuilder::addKept(Row& row, PagePlace place, Strip strip, double top) const
{
    if (m_additions == nullptr || m_additions->kept == nullptr)
        return 0;
    return KeptSetter(m_page, m_metrics, m_languages.front(), m_inks, *m_additions)
        .set(row, place, strip, top);
}

RowBuilder::Extent RowBuilder::extentOf(const Row& row)
{
    return {row.texts.size(), row.labels.size(), row.bars.size()};
}

void RowBuilder::fade(Row& row, const Clause& clause, const Extent& from) const
{
    if (m_additions == nullptr || !m_additions->isFadedOn(clause, m_page.expansion().id))
        return;
    for (std::size_t i = from.texts; i < row.texts.size(); ++i)
        row.texts[i].isFaded = true;
    for (std::size_t i = from.labels; i < row.labels.size(); ++i)
        row.labels[i].ink = faded(row.labels[i].ink, m_inks.paper);
    for (std::size_t i = from.bars; i < row.bars.size(); ++i)
        row.bars[i].ink = faded(row.bars[i].ink, m_inks.paper);
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

HeadSetter RowBuilder::head() const
{
    return {m_page, m_metrics, m_languages, m_labels, m_inks};
}

WaySetter RowBuilder::ways() const
{
    return {m_page, m_metrics, m_languages, m_labels, m_inks};
}

PictureSetter RowBuilder::pictures() const
{
    return {m_metrics, m_languages, m_labels, m_inks};
}

TableSetter RowBuilder::table() const
{
    return {m_page, m_metrics, m_languages, m_inks};
}

bool RowBuilder::standInMargin(int entry) const
{
    return RowEstimate(m_page, m_metrics, pictures()).standInMargin(entry);
}

} // namespace glossator::desktop
