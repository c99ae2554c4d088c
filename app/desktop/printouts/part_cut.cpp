// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/part_cut.h"

#include <QFontMetricsF>

#include <algorithm>
#include <iterator>

namespace glossator::desktop {

namespace {

constexpr double nearly = TextBlock::edgeSlack;
constexpr std::ptrdiff_t fewestLines = 2;

bool isAt(double edge, double place)
{
    return std::abs(edge - place) <= nearly;
}

bool tears(double top, double bottom, double place)
{
    return top + nearly < place && place < bottom - nearly;
}

/// Where the letters are, without the air that the typeface asks for.
bool tears(const RowLabel& label, double place)
{
    return tears(label.baseline.y() - QFontMetricsF(label.font).capHeight(), label.baseline.y(), place);
}

template <typename Thing, typename IsBelow>
void move(std::vector<Thing>& from, std::vector<Thing>& to, IsBelow isBelow)
{
    const auto below = std::stable_partition(from.begin(), from.end(), std::not_fn(isBelow));
    std::move(below, from.end(), std::back_inserter(to));
    from.erase(below, from.end());
}

void cutTexts(Row& above, Row& below, double place)
{
    move(above.texts, below.texts, [place](const RowText& text) { return text.at.y() > place - nearly; });
    for (RowText& text : above.texts) {
        if (!tears(text.at.y(), text.at.y() + text.block.height(), place))
            continue;
        TextBlock rest = text.block.cutAt(place - text.at.y());
        const int from = text.from + static_cast<int>(text.block.text().size());
        below.texts.push_back({text.place, text.column, std::move(rest),
                               text.at + QPointF(0, text.block.height()), text.isHeading, from,
                               text.isRepeated});
    }
}

void cutHands(Row& above, Row& below, double place)
{
    move(above.hands, below.hands, [place](const RowHand& hand) { return hand.at.y() > place - nearly; });
    for (RowHand& hand : above.hands)
        if (tears(hand.at.y(), hand.at.y() + hand.block.height(), place)) {
            TextBlock rest = hand.block.cutAt(place - hand.at.y());
            below.hands.push_back({std::move(rest), hand.at + QPointF(0, hand.block.height())});
        }
}

/// The rules beside a gloss go on.
void cutBars(Row& above, Row& below, double place)
{
    move(above.bars, below.bars, [place](const RowBar& bar) { return bar.line.y1() > place; });
    for (RowBar& bar : above.bars)
        if (bar.line.y2() > place) {
            below.bars.push_back(bar);
            below.bars.back().line.setP1({bar.line.x1(), place});
            bar.line.setP2({bar.line.x2(), place});
        }
}

} // namespace

std::optional<double> PartCut::placeIn(const RowPart& part, double limit)
{
    std::optional<double> lowest;
    for (const double place : placesIn(part))
        if (place <= limit && place > part.top && place > lowest.value_or(0) && tearsNothing(part.row, place))
            lowest = place;
    return lowest;
}

std::vector<double> PartCut::placesIn(const RowPart& part)
{
    std::vector<double> places;
    for (const RowText& text : part.row.texts)
        for (const double edge : text.block.edges())
            places.push_back(text.at.y() + edge);
    for (const RowPicture& picture : part.row.pictures)
        places.push_back(picture.rect.top());
    for (const RowHand& hand : part.row.hands) // not before its first words: a badge tells what they are
        for (const double edge : hand.block.edges())
            places.push_back(hand.at.y() + edge);
    return places;
}

bool PartCut::tearsNothing(const Row& row, double place)
{
    const auto isWhole = [place](const QRectF& rect) { return !tears(rect.top(), rect.bottom(), place); };
    return std::ranges::all_of(row.texts, [&](const RowText& text) { return mayPart(text, place); }) &&
           std::ranges::none_of(row.labels, [&](const RowLabel& label) { return tears(label, place); }) &&
           std::ranges::all_of(
               row.hands, [&](const RowHand& hand) { return mayPart(hand.at.y(), hand.block, place); }) &&
           std::ranges::all_of(row.pictures, isWhole, &RowPicture::rect);
}

/// Between lines, of which some stay on either side.
bool PartCut::mayPart(double top, const TextBlock& block, double place)
{
    if (!tears(top, top + block.height(), place))
        return true;
    const std::vector<double> edges = block.edges();
    const auto edge = std::ranges::find_if(edges, [&](double below) { return isAt(top + below, place); });
    const auto above = edge - edges.begin() + 1;
    return edge != edges.end() && above >= fewestLines && std::ssize(edges) + 1 - above >= fewestLines;
}

bool PartCut::mayPart(const RowText& text, double place)
{
    const bool isWhole = !tears(text.at.y(), text.at.y() + text.block.height(), place);
    return isWhole || (!text.isHeading && mayPart(text.at.y(), text.block, place));
}

RowPart PartCut::cut(RowPart& part, double place)
{
    RowPart rest;
    cutTexts(part.row, rest.row, place);
    cutBars(part.row, rest.row, place);
    move(part.row.labels, rest.row.labels,
         [place](const RowLabel& label) { return label.baseline.y() > place; });
    cutHands(part.row, rest.row, place);
    move(part.row.pictures, rest.row.pictures,
         [place](const RowPicture& picture) { return picture.rect.center().y() > place; });
    part.measure();
    rest.measure();
    return rest;
}

} // namespace glossator::desktop
