// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/words_room.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace glossator::pictures {

namespace {

constexpr double gap = 2.5;         ///< pixels between words and what they lie against
constexpr double tolerance = 0.01;  ///< pixels: what touches hides nothing
constexpr std::size_t nearest = 12; ///< things of a kind, of which words may lie against the edges

double shareOf(const QRectF& plate, const QRectF& thing)
{
    const double area = thing.width() * thing.height();
    return area > 0 ? overlap(plate, thing) / area : 0;
}

/// In eighths, each that is begun.
int eighths(double share)
{
    return static_cast<int>(std::ceil(8 * share - 0.001));
}

/// Between the nearest edges of two rectangles.
double between(const QRectF& one, const QRectF& other)
{
    const double x = std::max({0.0, one.left() - other.right(), other.left() - one.right()});
    const double y = std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()});
    return std::hypot(x, y);
}

void addNearest(std::vector<QRectF>& edges, std::vector<QRectF> things, const QRectF& place)
{
    std::ranges::stable_sort(things, {}, [&](const QRectF& thing) { return between(place, thing); });
    edges.insert(edges.end(), things.begin(), things.begin() + std::min(things.size(), nearest));
}

} // namespace

WordsRoom::WordsRoom(const LabelGround& ground, const QRectF& view, ToldOf told,
                     const std::vector<QRectF>& taken)
    : m_ground(ground), m_view(view.adjusted(-tolerance, -tolerance, tolerance, tolerance)),
      m_told(std::move(told)), m_taken(taken), m_edges(edges())
{
}

std::vector<QRectF> WordsRoom::edges() const
{
    std::vector<QRectF> edges{m_told.place};
    QRectF board;
    for (const QRectF& tile : m_ground.tiles)
        board |= tile;
    edges.push_back(board);
    for (const std::vector<QRectF>* things : {&m_ground.tiles, &m_ground.figures, &m_ground.symbols,
                                              &m_told.parts, &m_told.numbers, &m_told.ofOthers, &m_taken})
        addNearest(edges, *things, m_told.place);
    return edges;
}

bool WordsRoom::isClear(const QRectF& plate) const
{
    return m_view.contains(plate) && hiddenBy(plate) == 0;
}

/// What is hidden, counted in eighths: more than all of what words tell of where they lie on other words.
int WordsRoom::hiddenBy(const QRectF& plate) const
{
    constexpr int all = 1000;
    if (hits(plate, m_taken))
        return all;
    int hidden = 2 * eighths(shareOf(plate, m_told.place));
    double parts = 0;
    double area = 0;
    for (const QRectF& part : m_told.parts) {
        parts += overlap(plate, part);
        area += part.width() * part.height();
    }
    if (area > 0)
        hidden += static_cast<int>(std::lround(8 * parts / area));
    for (const std::vector<QRectF>* things : {&m_ground.figures, &m_told.ofOthers})
        for (const QRectF& thing : *things)
            hidden += 2 * eighths(shareOf(plate, thing));
    for (const QRectF& number : m_told.numbers)
        hidden += eighths(shareOf(plate, number));
    return hidden + m_ground.hiddenBy(plate);
}

/// How little a place is wanted: 1 for one on tiles, and for one that is a quarter of the view away.
double WordsRoom::awayOf(const QRectF& plate) const
{
    constexpr double ofNumber = 0.4; ///< for one on a number that is not told of
    const double far = std::hypot(m_view.width(), m_view.height()) / 4;
    double away = m_ground.tilesUnder(plate) / (plate.width() * plate.height());
    for (const QRectF& number : m_told.otherNumbers)
        away += ofNumber * shareOf(plate, number);
    const QPointF aside = plate.center() - m_told.place.center();
    return away + between(plate, m_told.place) / far + std::hypot(aside.x(), aside.y()) / far / 10;
}

/// Where something of this length may begin: against the edges of things, in the middle of what it tells of,
/// or at an end of the view.
std::vector<double> WordsRoom::startsOf(double length, Qt::Orientation along) const
{
    const bool isAcross = along == Qt::Horizontal;
    const auto first = [&](const QRectF& rect) { return isAcross ? rect.left() : rect.top(); };
    const auto last = [&](const QRectF& rect) { return isAcross ? rect.right() : rect.bottom(); };
    const QPointF middle = m_told.place.center();
    std::vector<double> starts{(isAcross ? middle.x() : middle.y()) - length / 2, first(m_view) + tolerance,
                               last(m_view) - tolerance - length};
    for (const QRectF& edge : m_edges) {
        starts.push_back(first(edge) - gap - length);
        starts.push_back(last(edge) + gap);
    }
    std::erase_if(starts,
                  [&](double start) { return start < first(m_view) || start + length > last(m_view); });
    std::ranges::sort(starts);
    const auto same = std::ranges::unique(starts, [](double a, double b) { return b - a < tolerance; });
    starts.erase(same.begin(), same.end());
    return starts;
}

WordsRoom::Place WordsRoom::best(std::span<const Form> forms) const
{
    Place best{0, QRectF()};
    Cost least{std::numeric_limits<int>::max(), 0};
    for (std::size_t i = 0; i < forms.size(); ++i) {
        const QSizeF& size = forms[i].size;
        const std::vector<double> tops = startsOf(size.height(), Qt::Vertical);
        for (const double left : startsOf(size.width(), Qt::Horizontal))
            for (const double top : tops) {
                const QRectF plate(QPointF(left, top), size);
                const int hidden = hiddenBy(plate);
                if (hidden > least.hidden)
                    continue;
                const Cost cost{hidden, awayOf(plate) + forms[i].reluctance};
                if (cost < least) {
                    least = cost;
                    best = {i, plate};
                }
            }
    }
    return best;
}

} // namespace glossator::pictures
