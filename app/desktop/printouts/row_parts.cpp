// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/row_parts.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

namespace {

/// What the glosses of a row cover or its ways elsewhere and, in the margin, its pictures with their
/// captions.
std::vector<QRectF> bandsOf(const Row& row, const PageMetrics& metrics)
{
    std::vector<QRectF> bands = row.ways;
    for (std::size_t piece = 1; piece < row.grounds.size(); ++piece)
        bands.push_back(row.grounds[piece]);
    if (metrics.hasMargin)
        for (const RowTarget& target : row.targets)
            if (target.kind == RowTarget::Kind::Tile && target.rects.front().left() >= metrics.margin.x)
                bands.push_back(target.rects.front());
    std::ranges::sort(bands, {}, [](const QRectF& band) { return band.top(); });
    return bands;
}

/// The band that a point is in, counted from 1; 0 for none.
std::size_t bandAt(QPointF point, const std::vector<QRectF>& bands)
{
    constexpr double slack = 3;
    for (std::size_t i = 0; i < bands.size(); ++i)
        if (bands[i].adjusted(-slack, -slack, slack, slack).contains(point))
            return i + 1;
    return 0;
}

template <typename Thing, typename Place>
void deal(std::vector<Thing>& things, std::vector<RowPart>& parts, std::vector<Thing> Row::*kind,
          const std::vector<QRectF>& bands, Place placeOf)
{
    for (Thing& thing : things) {
        const std::size_t band = bandAt(placeOf(thing), bands);
        (parts[band].row.*kind).push_back(std::move(thing));
    }
}

} // namespace

void RowPart::measure()
{
    top = 1e9;
    bottom = 0;
    const auto reach = [this](double from, double to) {
        top = std::min(top, from);
        bottom = std::max(bottom, to);
    };
    for (const RowText& text : row.texts)
        reach(text.at.y(), text.at.y() + text.block.height());
    for (const RowLabel& label : row.labels) {
        const QFontMetricsF letters(label.font);
        reach(label.baseline.y() - letters.ascent(), label.baseline.y() + letters.descent());
    }
    for (const RowPicture& picture : row.pictures)
        reach(picture.rect.top(), picture.rect.bottom());
    for (const RowHand& hand : row.hands)
        reach(hand.at.y(), hand.at.y() + hand.block.height());
    top = std::min(top, bottom);
}

double RowParts::heightTogether() const
{
    const RowPart& under = main.size() > 1 ? main[1] : main.front();
    return std::max(under.bottom, margin.empty() ? 0 : margin.front().bottom);
}

double RowParts::heightWhole() const
{
    if (isList)
        return heightTogether();
    double lowest = 0;
    for (const auto* parts : {&main, &margin})
        for (const RowPart& part : *parts)
            lowest = std::max(lowest, part.bottom);
    return lowest;
}

RowParts partsOf(Row row, const PageMetrics& metrics)
{
    const std::vector<QRectF> bands = bandsOf(row, metrics);
    std::vector<RowPart> parts(bands.size() + 1);
    deal(row.texts, parts, &Row::texts, bands,
         [](const RowText& text) { return text.at + QPointF(1, text.block.height() / 2); });
    deal(row.labels, parts, &Row::labels, bands, [](const RowLabel& label) { return label.baseline; });
    deal(row.bars, parts, &Row::bars, bands, [](const RowBar& bar) { return bar.line.center(); });
    deal(row.pictures, parts, &Row::pictures, bands,
         [](const RowPicture& picture) { return picture.rect.center(); });
    deal(row.hands, parts, &Row::hands, bands,
         [](const RowHand& hand) { return hand.at + QPointF(1, hand.block.height() / 2); });
    RowParts taken;
    taken.height = row.height;
    taken.marginHeight = row.marginHeight;
    taken.clearsMargin = row.clearsMargin;
    taken.isList = !row.ways.empty();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i].measure();
        const bool isBeside = i > 0 && metrics.hasMargin && bands[i - 1].left() >= metrics.margin.x;
        (isBeside ? taken.margin : taken.main).push_back(std::move(parts[i]));
    }
    return taken;
}

} // namespace glossator::desktop
