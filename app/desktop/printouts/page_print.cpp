// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/page_print.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/lead_setter.h"
#include "app/desktop/printouts/sheet_foot.h"
#include "app/desktop/reader/page_painter.h"
#include "app/pictures/tile_geometry.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

// In points.
constexpr double textSize = 10.5;
constexpr double denseTextSize = 10;
constexpr double columnGap = 20;
constexpr double twoColumnsFrom = 420; ///< wide
constexpr double headHeight = 26;
constexpr double headSize = 9;
constexpr double footSize = 7.5;

constexpr double screenTextSize = 19; ///< at 100 % zoom
constexpr double screenPadding = 26;  ///< that PageMetrics leaves at either side, at 100 %
constexpr double airBelowTitle = 22;
constexpr double smallestSize = 0.9;
constexpr double sizeStep = 0.05;
constexpr int rowsAtATime = 6;
constexpr std::size_t shortPage = 8; ///< entries; a clause by itself and the like
constexpr std::size_t shortAnswer = 32;

/// On paper nothing leads anywhere.
Inks paperInks()
{
    Inks inks = inksOf(pictures::Printing::Parchment);
    inks.link = inks.text;
    return inks;
}

} // namespace

PagePrint::PagePrint(Page page, std::vector<catalogue::Language> languages, const PageAdditions& additions,
                     Lead lead, Lead tail)
    : m_page(std::move(page)), m_languages(std::move(languages)), m_additions(additions),
      m_lead(std::move(lead)), m_tail(std::move(tail)), m_inks(paperInks())
{
}

QString PagePrint::title() const
{
    return m_page.expansion().name.textOrSource(m_languages.front());
}

void PagePrint::setSheet(QSizeF points)
{
    m_sheet = points;
    m_sheetsAsMeant = 0;
    begin(1);
}

void PagePrint::begin(double size)
{
    m_size = size;
    const double column = (m_sheet.width() - (columns() - 1) * columnGap) / columns();
    m_metrics = metricsFor(column);
    m_builder.emplace(m_page, m_metrics, m_languages, m_inks, &m_additions);
    m_flow.emplace(SheetShape{(m_sheet.height() - headHeight - SheetFoot::height) * unitsInPoint, columns(),
                              (column + columnGap) * unitsInPoint});
    m_next = 0;
}

bool PagePrint::isDense() const
{
    const std::size_t most = m_page.isAssembled() ? shortAnswer : shortPage;
    return m_page.entries().size() > most && m_tail.parts.empty();
}

int PagePrint::columns() const
{
    return isDense() && m_languages.size() == 1 && m_sheet.width() >= twoColumnsFrom ? 2 : 1;
}

double PagePrint::scale() const
{
    return (isDense() ? denseTextSize : textSize) * m_size / screenTextSize * unitsInPoint;
}

PageMetrics PagePrint::metricsFor(double width) const
{
    const int languages = static_cast<int>(m_languages.size());
    const double left = screenPadding * scale();
    PageMetrics metrics = isDense() ? PageMetrics::dense({left, width * unitsInPoint}, scale(), languages)
                                    : PageMetrics::of(width * unitsInPoint + 2 * left, scale(), languages);
    metrics.sizing = Sizing::Paper;
    if (m_page.isAssembled()) // few of its clauses have glosses, or none
        metrics.giveUpMargin();
    return metrics;
}

bool PagePrint::prepareSome()
{
    const auto spoken = LanguageWords::speaking(m_languages.front());
    const int count = static_cast<int>(m_page.entries().size());
    const int end = std::min(count, m_next + rowsAtATime);
    for (; m_next < end; ++m_next)
        setEntry(m_next);
    if (m_next < count)
        return true;
    m_flow->finish();
    if (!m_tail.parts.empty()) {
        Row tail = LeadSetter(m_metrics, m_inks).set(m_tail);
        tail.clearsMargin = true;
        m_flow->add(partsOf(std::move(tail), m_metrics), false);
    }
    if (setsAgain())
        return true;
    m_flow->even();
    return false;
}

bool PagePrint::setsAgain()
{
    if (m_sheetsAsMeant < 0) // as it is meant after all
        return false;
    if (m_sheetsAsMeant == 0) {
        if (!hasLoneRest())
            return false;
        m_sheetsAsMeant = sheets();
    } else if (sheets() < m_sheetsAsMeant) {
        return false;
    }
    if (m_size - sizeStep >= smallestSize - 1e-6) {
        begin(m_size - sizeStep);
        return true;
    }
    m_sheetsAsMeant = -1;
    begin(1);
    return true;
}

bool PagePrint::hasLoneRest() const
{
    constexpr double few = 0.12; ///< of the height of a sheet
    if (sheets() < 2)
        return false;
    double lowest = 0;
    for (const PlacedPart& placed : m_flow->onSheet(sheets() - 1))
        lowest = std::max(lowest, placed.y + placed.part.bottom);
    return lowest < few * (m_sheet.height() - headHeight - SheetFoot::height) * unitsInPoint;
}

double PagePrint::prepared() const
{
    return m_page.isEmpty() ? 1 : m_next / static_cast<double>(m_page.entries().size());
}

void PagePrint::setEntry(int entry)
{
    const PageEntry& shown = m_page.entry(entry);
    if (shown.kind == PageEntry::Kind::Title && columns() > 1)
        return setTitle();
    SheetFlow::HeadAgain headAgain;
    if (shown.table)
        headAgain = [this, heading = *shown.table] { return tableHead(heading); };
    const bool leadsOn = shown.kind != PageEntry::Kind::Rule && shown.elsewhere.isEmpty();
    RowParts row = partsOf(m_builder->build(entry), m_metrics);
    row.mayPart = shown.kind == PageEntry::Kind::Rule && !shown.table;
    m_flow->add(std::move(row), leadsOn, headAgain);
    if (shown.kind == PageEntry::Kind::Title && !m_lead.parts.empty())
        m_flow->add(partsOf(LeadSetter(m_metrics, m_inks).set(m_lead), m_metrics), false);
}

/// Over all columns, with what stands under it.
void PagePrint::setTitle()
{
    const PageMetrics across = metricsFor(m_sheet.width());
    Row title = RowBuilder(m_page, across, m_languages, m_inks).build(0);
    title.height += airBelowTitle * across.scale;
    m_flow->addAcross(partsOf(std::move(title), across));
    if (m_lead.parts.empty())
        return;
    Row lead = LeadSetter(across, m_inks).set(m_lead);
    lead.height += airBelowTitle * across.scale;
    m_flow->addAcross(partsOf(std::move(lead), across));
}

RowParts PagePrint::tableHead(int heading) const
{
    Row row;
    row.height = TableSetter(m_page, m_metrics, m_languages, m_inks).setHead(row, heading, 0);
    return partsOf(std::move(row), m_metrics);
}

void PagePrint::paint(QPainter& painter, int sheet)
{
    const auto spoken = LanguageWords::speaking(m_languages.front());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintHead(painter, sheet);
    SheetFoot::paint(painter, m_sheet, sheet, sheets(), m_inks.quiet);
    painter.save();
    painter.translate(0, headHeight);
    painter.scale(1 / unitsInPoint, 1 / unitsInPoint);
    painter.translate(-screenPadding * scale(), 0);
    for (const PlacedPart& placed : m_flow->onSheet(sheet)) {
        painter.save();
        painter.translate(placed.x, 0);
        paintPart(painter, placed);
        painter.restore();
    }
    painter.restore();
}

/// The first sheet has the title itself.
void PagePrint::paintHead(QPainter& painter, int sheet) const
{
    QStringList names;
    for (const auto language : m_languages)
        names += nativeName(language);
    const QRectF line(0, 0, m_sheet.width(), headHeight - 12);
    painter.setPen(m_inks.quiet);
    painter.setFont(Typefaces::control(footSize, Sizing::Paper));
    painter.drawText(line, Qt::AlignRight | Qt::AlignTop, names.join(QStringLiteral(" · ")));
    if (sheet == 0)
        return;
    painter.setFont(Typefaces::readingItalic(headSize, Sizing::Paper));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop, title());
    painter.setPen(QPen(m_inks.line, 0.5));
    painter.drawLine(line.bottomLeft(), line.bottomRight());
}

void PagePrint::paintPart(QPainter& painter, const PlacedPart& placed)
{
    PagePainter::paintStill(painter, placed.part.row, placed.y, scale());
    for (const RowPicture& picture : placed.part.row.pictures)
        paintPicture(painter, picture, placed.y);
}

void PagePrint::paintPicture(QPainter& painter, const RowPicture& picture, double top)
{
    if (picture.kind == nullptr) {
        const QRectF board = picture.rect.translated(0, top);
        painter.drawImage(board, picture.board);
        painter.setPen(QPen(m_inks.line, 0.5 * unitsInPoint));
        return painter.drawRect(board);
    }
    const QRectF bounds = pictures::boundsOf(*picture.kind, 0);
    const int square = static_cast<int>(std::floor(picture.rect.width() / bounds.width()));
    const QImage& image = m_pictures.image(*picture.kind, 0, square, m_inks.printing);
    const QRectF at(picture.rect.topLeft() + QPointF(0, top), bounds.size() * square);
    painter.drawImage(at, image);
    painter.save();
    painter.translate(at.topLeft() - bounds.topLeft() * square);
    painter.scale(square, square);
    painter.strokePath(m_pictures.shapes().of(*picture.kind).squares, QPen(m_inks.quiet, 1.5 / square));
    painter.restore();
}

} // namespace glossator::desktop
