// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/supply_row.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double widest = 1.2; ///< times its height: a figure with its rim

} // namespace

std::vector<CountedFigures> countedFigures(const std::vector<pictures::Figure>& figures)
{
    std::vector<CountedFigures> kinds;
    for (const pictures::Figure figure : figures) {
        const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                       [&](const CountedFigures& other) { return other.figure == figure; });
        if (kind == kinds.end())
            kinds.push_back({figure, 1, 0});
        else
            ++kind->count;
    }
    for (std::size_t i = 1; i < kinds.size(); ++i)
        kinds[i].place = kinds[i - 1].place + kinds[i - 1].places();
    return kinds;
}

int countedPlace(const std::vector<pictures::Figure>& figures, std::size_t index)
{
    const pictures::Figure figure = figures.at(index);
    const auto end = figures.begin() + static_cast<std::ptrdiff_t>(index);
    const auto before = static_cast<int>(std::count(figures.begin(), end, figure));
    for (const CountedFigures& kind : countedFigures(figures))
        if (kind.figure == figure)
            return kind.hasNumber() ? kind.place : kind.place + before;
    return 0;
}

int countedPlaces(const std::vector<pictures::Figure>& figures)
{
    const std::vector<CountedFigures> kinds = countedFigures(figures);
    return kinds.empty() ? 0 : kinds.back().place + kinds.back().places();
}

SupplyRow::SupplyRow(const QRectF& room, const Places& places, double narrowest, double number) : m_room(room)
{
    const auto stepFor = [&](int count) {
        return std::min(room.width() / std::max(count, 1), room.height() * widest);
    };
    m_isCounted = stepFor(places.each) < narrowest;
    const double step = stepFor(m_isCounted ? places.counted : places.each);
    if (room.height() > 0 && step >= (m_isCounted ? number : narrowest))
        m_step = step;
}

QRectF SupplyRow::placeAt(double left) const
{
    const double height = std::min(m_room.height(), m_step / widest);
    return {left, m_room.center().y() - height / 2, m_step, height};
}

QRectF SupplyRow::place(int index) const
{
    return placeAt(m_room.left() + index * m_step);
}

QRectF SupplyRow::placeFromEnd(int index) const
{
    return placeAt(m_room.right() - (index + 1) * m_step);
}

} // namespace glossator::desktop
