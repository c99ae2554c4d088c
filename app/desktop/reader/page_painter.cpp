// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_painter.h"

#include "app/desktop/look/voice_mark.h"
#include "app/desktop/reader/page_sight.h"
#include "app/desktop/reader/ribbon.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

void PagePainter::paintPage(QPainter& painter, const PageSight& sight, const PageState& state) const
{
    const PageLayout& layout = sight.layout();
    for (int i = 0; i < layout.count() && sight.topOf(i) < sight.view().height(); ++i) {
        const Row* row = layout.readyRow(i);
        if (row != nullptr && sight.topOf(i) + std::max(row->height, row->marginHeight) > 0)
            paint(painter, *row, i, sight.topOf(i), state);
    }
}

void PagePainter::paint(QPainter& painter, const Row& row, int entry, double top,
                        const PageState& state) const
{
    painter.save();
    painter.translate(0, top);
    paintGrounds(painter, row, entry, state);
    paintBars(painter, row, m_scale);
    for (const RowLabel& label : row.labels)
        paintLabel(painter, label, m_scale);
    for (const RowPicture& picture : row.pictures)
        paintPicture(painter, picture, top);
    paintTexts(painter, row, state);
    paintTerms(painter, row, entry, state);
    paintHands(painter, row);
    paintRibbons(painter, row, entry, state);
    paintTargets(painter, row, entry, state);
    painter.restore();
}

void PagePainter::paintStill(QPainter& painter, const Row& row, double top, double scale)
{
    painter.save();
    painter.translate(0, top);
    paintBars(painter, row, scale);
    for (const RowLabel& label : row.labels)
        paintLabel(painter, label, scale);
    for (const RowText& text : row.texts)
        if (!text.isRepeated)
            text.block.draw(painter, text.at, {});
    paintHands(painter, row);
    painter.restore();
}

void PagePainter::paintBars(QPainter& painter, const Row& row, double scale)
{
    constexpr double thinnest = 0.75; // at 100 %
    for (const RowBar& bar : row.bars) {
        painter.setPen(QPen(bar.ink, std::max(bar.width, thinnest * scale), bar.style, Qt::FlatCap));
        painter.drawLine(bar.line);
    }
}

void PagePainter::paintGrounds(QPainter& painter, const Row& row, int entry, const PageState& state) const
{
    painter.setPen(Qt::NoPen);
    for (std::size_t piece = 0; piece < row.grounds.size(); ++piece) {
        const PagePlace place{entry, static_cast<int>(piece)};
        const QRectF ground =
            row.grounds[piece].adjusted(-8 * m_scale, -5 * m_scale, 8 * m_scale, 5 * m_scale);
        QColor colour = m_inks.flash;
        if (state.flashed == place) {
            colour.setAlphaF(static_cast<float>(state.flash));
            painter.setBrush(colour);
            painter.drawRoundedRect(ground, 4, 4);
        }
        if ((state.hasFocus || state.isLedTo) && state.current == place) {
            if (state.hasFocus && (state.flashed != place || state.flash < 0.05)) {
                painter.setBrush(m_inks.shade);
                painter.drawRoundedRect(ground, 4, 4);
            }
            painter.fillRect(QRectF(ground.left(), ground.top() + 3, 3 * m_scale, ground.height() - 6),
                             m_inks.rubric);
        }
    }
}

void PagePainter::paintLabel(QPainter& painter, const RowLabel& label, double scale)
{
    if (label.mark)
        paintVoiceMark(painter, *label.mark, label.ink, label.markAt, label.markSize);
    painter.setFont(label.font);
    painter.setPen(label.ink);
    painter.drawText(label.baseline, label.text);
    if (!label.isFramed)
        return;
    const QFontMetricsF measure(label.font);
    const QRectF box(label.baseline.x() - 6 * scale, label.baseline.y() - measure.ascent() - 1,
                     measure.horizontalAdvance(label.text) + 12 * scale, measure.height() + 2);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
}

/// Copied pixel by pixel, so that it is as sharp as it was printed.
void PagePainter::paintPicture(QPainter& painter, const RowPicture& picture, double top) const
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QRectF bounds = pictures::boundsOf(*picture.kind, 0);
    const int square = static_cast<int>(std::floor(picture.rect.width() / bounds.width() * ratio));
    const QImage image = m_pictures.picture(*picture.kind, square, m_inks.printing);
    if (image.isNull())
        return;
    const QPointF at(std::round(picture.rect.left() * ratio) / ratio,
                     std::round((picture.rect.top() + top) * ratio) / ratio - top);
    painter.drawImage(QRectF(at, QSizeF(image.size()) / ratio), image);
    painter.save();
    painter.translate(at - bounds.topLeft() * square / ratio);
    painter.scale(square / ratio, square / ratio);
    QPen rim(m_inks.quiet, 1);
    rim.setCosmetic(true);
    painter.strokePath(m_pictures.outline(*picture.kind), rim);
    painter.restore();
}

void PagePainter::paintTexts(QPainter& painter, const Row& row, const PageState& state) const
{
    for (const RowText& text : row.texts)
        if (const auto marked = marks(text, state); !text.isRepeated || !marked.isEmpty()) {
            painter.setOpacity(text.isFaded && marked.isEmpty() ? fadedOpacity : 1);
            text.block.draw(painter, text.at, marked);
        }
    painter.setOpacity(1);
}

void PagePainter::paintTerms(QPainter& painter, const Row& row, int entry, const PageState& state) const
{
    const double ratio = painter.device()->devicePixelRatioF();
    QColor pale = m_inks.quiet;
    pale.setAlpha(170);
    QPen dotted(pale, std::max(1.0, std::round(ratio * m_scale)), Qt::CustomDashLine, Qt::FlatCap);
    dotted.setDashPattern({1, 2});
    dotted.setCosmetic(true);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // far quicker, and as sharp as the letters
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        const RowText& text = row.texts[i];
        for (std::size_t t = 0; text.terms && t < text.terms->size(); ++t) {
            const RowTerm& term = text.terms->at(t);
            const TermPlace place{entry, i, t};
            if (state.pointedTerm == place || (state.hasFocus && state.term == place)) {
                paintTermInHand(painter, text, term);
                continue;
            }
            if (term.isRepeated)
                continue;
            painter.setOpacity(text.isFaded ? fadedOpacity : 1);
            painter.setPen(dotted);
            for (const QLineF& line : term.lines)
                painter.drawLine(line.translated(text.at));
        }
    }
    painter.restore();
}

void PagePainter::paintTermInHand(QPainter& painter, const RowText& text, const RowTerm& term) const
{
    painter.setPen(QPen(m_inks.rubric, std::max(1.0, 1.5 * m_scale)));
    for (const QLineF& line : term.lines)
        painter.drawLine(line.translated(text.at));
}

void PagePainter::paintHands(QPainter& painter, const Row& row)
{
    for (const RowHand& hand : row.hands)
        hand.block.draw(painter, hand.at, {});
}

void PagePainter::paintRibbons(QPainter& painter, const Row& row, int entry, const PageState& state) const
{
    for (std::size_t piece = 0; piece < row.grounds.size(); ++piece) {
        const PagePlace place{entry, static_cast<int>(piece)};
        const bool isMarked = std::ranges::find(state.bookmarks, place) != state.bookmarks.end();
        if (isMarked || state.pointed == place)
            paintRibbon(painter, ribbonBeside(row.grounds[piece], piece > 0, m_scale),
                        isMarked ? m_inks.rubric : m_inks.quiet, isMarked);
    }
}

void PagePainter::paintTargets(QPainter& painter, const Row& row, int entry, const PageState& state) const
{
    for (std::size_t i = 0; i < row.targets.size(); ++i) {
        const RowTarget& target = row.targets[i];
        if (target.kind == RowTarget::Kind::Case)
            paintPlay(painter, target.rects.front());
        if (!state.hasFocus || state.target != TargetPlace{entry, i})
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_inks.rubric, 2));
        for (const QRectF& rect : target.rects)
            painter.drawRoundedRect(rect.adjusted(-3, -2, 3, 2), 4, 4);
    }
}

void PagePainter::paintPlay(QPainter& painter, const QRectF& rect) const
{
    const QPointF centre = rect.center();
    const double unit = rect.width() / 2;
    painter.setPen(QPen(m_inks.line, 1.5 * m_scale));
    painter.setBrush(m_inks.paper);
    painter.drawEllipse(rect);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_inks.rubric);
    painter.drawPolygon(QPolygonF({centre + QPointF(-0.3, -0.48) * unit, centre + QPointF(0.55, 0) * unit,
                                   centre + QPointF(-0.3, 0.48) * unit}));
}

QList<QTextLayout::FormatRange> PagePainter::marks(const RowText& text, const PageState& state) const
{
    QList<QTextLayout::FormatRange> ranges;
    const qsizetype size = text.block.text().size();
    const auto add = [&](terms::Span span, const QColor& ground, const QColor& ink) {
        QTextCharFormat format;
        format.setBackground(ground);
        format.setForeground(ink);
        const qsizetype start = std::max<qsizetype>(0, text.inBlock(span).start);
        const qsizetype end = std::min(size, text.inBlock(span).end());
        if (start < end)
            ranges.push_back({static_cast<int>(start), static_cast<int>(end - start), format});
    };
    for (std::size_t i = 0; i < state.matches.size(); ++i) {
        const PageMatch& match = state.matches[i];
        const bool isCurrent = static_cast<int>(i) == state.match;
        if (match.place == text.place && match.column == text.column)
            add(match.span, isCurrent ? m_inks.foundAt : m_inks.found, m_inks.selectedText);
    }
    const auto span = state.selection.within(text.place, text.column, text.from + size);
    if (span.length > 0)
        add(span, m_inks.selection, m_inks.selectedText);
    return ranges;
}

} // namespace glossator::desktop
