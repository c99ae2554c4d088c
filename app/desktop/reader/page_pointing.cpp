// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_pointing.h"

#include "app/desktop/reader/ribbon.h"

#include <algorithm>
#include <limits>

namespace glossator::desktop {

namespace {

constexpr int ribbonSlack = 4; ///< how far beside a ribbon one still hits it, pixels

/// From a point to an area, sideways and up or down.
double distance(QPointF point, const QRectF& area)
{
    const double dx = std::max({area.left() - point.x(), point.x() - area.right(), 0.0});
    const double dy = std::max({area.top() - point.y(), point.y() - area.bottom(), 0.0});
    return dx + dy;
}

} // namespace

std::optional<PagePlace> PagePointing::place() const
{
    for (int i = 0; i <= m_sight.last(); ++i)
        for (int piece = 0; piece < m_sight.page().entry(i).pieces(); ++piece)
            if (m_sight.rectOf(PagePlace{i, piece}).contains(m_point.toPoint()))
                return PagePlace{i, piece};
    return {};
}

bool PagePointing::isInGutter() const
{
    const PageMetrics& metrics = m_sight.layout().metrics();
    return metrics.hasGutter && m_point.x() <= metrics.gutter.right();
}

std::optional<PagePlace> PagePointing::ribbon() const
{
    const double scale = m_sight.layout().metrics().scale;
    for (int i = 0; i <= m_sight.last(); ++i)
        for (int piece = 0; piece < m_sight.page().entry(i).pieces(); ++piece)
            if (const QRect ground = m_sight.rectOf(PagePlace{i, piece});
                !ground.isEmpty() && ribbonBeside(ground, piece > 0, scale)
                                         .adjusted(-ribbonSlack, -ribbonSlack, ribbonSlack, ribbonSlack)
                                         .contains(m_point))
                return PagePlace{i, piece};
    return {};
}

const RowTarget* PagePointing::target() const
{
    for (int i = 0; i <= m_sight.last(); ++i) {
        const Row* row = m_sight.layout().readyRow(i);
        if (row == nullptr)
            continue;
        const QPointF inside = inRow(i);
        for (const RowTarget& target : row->targets)
            if (std::ranges::any_of(target.rects, [&](const QRectF& r) { return r.contains(inside); }))
                return &target;
    }
    return nullptr;
}

PageTextNear PagePointing::nearestText() const
{
    PageTextNear nearest;
    double best = std::numeric_limits<double>::max();
    for (int i = 0; i <= m_sight.last(); ++i) {
        const Row* row = m_sight.layout().readyRow(i);
        for (std::size_t t = 0; row != nullptr && t < row->texts.size(); ++t) {
            const RowText& text = row->texts[t];
            const QSizeF size(text.block.naturalWidth(), text.block.height());
            const double away = distance(inRow(i), {text.at, size});
            if (text.isRepeated || away >= best)
                continue;
            best = away;
            nearest = {i, &text};
        }
    }
    return nearest;
}

std::optional<TextPosition> PagePointing::position() const
{
    const auto [entry, text] = nearestText();
    if (text == nullptr)
        return {};
    return TextPosition{text->place, text->column,
                        text->from + text->block.cursorAt(inRow(entry) - text->at)};
}

std::optional<TermPlace> PagePointing::termIn(int entry) const
{
    const auto& texts = m_sight.layout().readyRow(entry)->texts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto letter = texts[i].block.letterAt(inRow(entry) - texts[i].at);
        if (!letter || !texts[i].terms)
            continue;
        const auto& terms = *texts[i].terms;
        const auto found = std::ranges::find_if(terms, [&letter](const RowTerm& term) {
            return *letter >= term.span.start && *letter < term.span.end();
        });
        if (found != terms.end())
            return TermPlace{entry, i, static_cast<std::size_t>(found - terms.begin())};
    }
    return {};
}

} // namespace glossator::desktop
