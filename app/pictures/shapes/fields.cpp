// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/fields.h"

#include "app/pictures/shapes/places.h"

#include <algorithm>
#include <array>
#include <set>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;

constexpr double probeDepth = 0.012;
constexpr double sliver = 0.0008;

/// A third of an edge with a field in it.
struct Shore
{
    int field = 0;
    std::size_t square = 0;
    int position = 0; ///< lane on the perimeter
    QPointF probe;    ///< a point of the field just inside the edge
};

std::vector<Shore> shoresOf(const Draft& draft)
{
    std::vector<Shore> shores;
    for (std::size_t square = 0; square < draft.lanes.size(); ++square)
        for (int position = 0; position < 12; ++position) {
            const int feature = draft.lanes[square][static_cast<std::size_t>(position)];
            if (feature < 0 || position % 3 == 1 || draft.feature(feature).kind != FeatureKind::Field)
                continue;
            const QPointF corner = cornerOf(draft.kind.squares[square]);
            shores.push_back(
                {feature, square, position, corner + perimeterPoint(position + 0.5, -probeDepth)});
        }
    return shores;
}

/// Half of an edge, clockwise from the north-west corner, and the field that it falls to.
using Halves = std::array<int, 8>;

/// The part of a square between its middle and some halves of its edges.
QPainterPath fan(QPointF corner, int firstHalf, int halves)
{
    constexpr double outside = 0.02;
    QPainterPath path(QPointF(0.5, 0.5));
    for (int half = firstHalf; half <= firstHalf + halves; ++half) {
        const QPointF point = perimeterPoint(half * 1.5);
        path.lineTo(point + (point - QPointF(0.5, 0.5)) * outside);
    }
    path.closeSubpath();
    path.translate(corner);
    return path;
}

/// Halves that are no shore of any field fall to the nearest one that is.
Halves spread(const Halves& shores)
{
    Halves all = shores;
    for (int half = 0; half < 8; ++half)
        for (int apart = 1; apart <= 4 && all[static_cast<std::size_t>(half)] < 0; ++apart) {
            const int before = shores[static_cast<std::size_t>((half + 8 - apart) % 8)];
            const int after = shores[static_cast<std::size_t>((half + apart) % 8)];
            all[static_cast<std::size_t>(half)] =
                half % 2 == 0 && before >= 0 ? before : std::max(after, before);
        }
    return all;
}

class FieldLayer
{
public:
    FieldLayer(Draft& draft, const QPainterPath& ground)
        : m_draft(draft), m_pieces(pieces(ground)), m_shores(shoresOf(draft))
    {
    }

    void lay()
    {
        std::vector<QPainterPath> loose;
        for (const QPainterPath& piece : m_pieces)
            if (!layShored(piece))
                loose.push_back(piece);
        layEnclosed(loose);
        for (const QPainterPath& piece : loose)
            giveToNearest(piece);
        for (const int field : m_draft.featuresOf(FeatureKind::Field))
            if (m_draft.body(field).shape.isEmpty())
                carve(field);
    }

private:
    bool layShored(const QPainterPath& piece)
    {
        std::set<int> fields;
        std::vector<Shore> shores;
        for (const Shore& shore : m_shores)
            if (piece.contains(shore.probe)) {
                fields.insert(shore.field);
                shores.push_back(shore);
            }
        if (fields.size() == 1)
            m_draft.extend(*fields.begin(), piece);
        else if (fields.size() > 1)
            part(piece, shores);
        return !fields.empty();
    }

    /// Shares a piece out by the halves of the edges that its shores are in.
    void part(const QPainterPath& piece, const std::vector<Shore>& shores)
    {
        for (std::size_t square = 0; square < m_draft.lanes.size(); ++square) {
            Halves halves;
            halves.fill(-1);
            for (const Shore& shore : shores)
                if (shore.square == square)
                    halves[static_cast<std::size_t>(shore.position / 3 * 2 + shore.position % 3 / 2)] =
                        shore.field;
            partSquare(piece, cornerOf(m_draft.kind.squares[square]), spread(halves));
        }
    }

    void partSquare(const QPainterPath& piece, QPointF corner, const Halves& halves)
    {
        const auto at = [&](int half) { return halves[static_cast<std::size_t>(half % 8)]; };
        if (at(0) >= 0 &&
            std::all_of(halves.begin(), halves.end(), [&](int field) { return field == at(0); }))
            m_draft.extend(at(0), intersected(piece, fan(corner, 0, 8)));
        for (int first = 0; first < 8; ++first) {
            if (at(first) < 0 || at(first) == at(first + 7))
                continue;
            int count = 1;
            while (at(first + count) == at(first))
                ++count;
            m_draft.extend(at(first), intersected(piece, fan(corner, first, count)));
        }
    }

    void layEnclosed(std::vector<QPainterPath>& loose)
    {
        std::vector<int> enclosed;
        for (const int field : m_draft.featuresOf(FeatureKind::Field))
            if (std::none_of(m_shores.begin(), m_shores.end(),
                             [&](const Shore& s) { return s.field == field; }))
                enclosed.push_back(field);
        if (enclosed.empty())
            return;
        std::stable_sort(loose.begin(), loose.end(), [](const QPainterPath& a, const QPainterPath& b) {
            return a.boundingRect().center().x() < b.boundingRect().center().x();
        });
        const std::size_t share = std::max<std::size_t>(1, loose.size() / enclosed.size());
        for (std::size_t i = 0; i < loose.size(); ++i)
            m_draft.extend(enclosed[std::min(i / share, enclosed.size() - 1)], loose[i]);
        loose.clear();
    }

    void giveToNearest(const QPainterPath& piece)
    {
        const QPointF at = piece.boundingRect().center();
        int best = -1;
        double least = 0;
        for (const int field : m_draft.featuresOf(FeatureKind::Field)) {
            const double apart = Segments(m_draft.body(field).shape).distance(at);
            if (best < 0 || apart < least) {
                best = field;
                least = apart;
            }
        }
        if (best >= 0 && area(piece) > sliver)
            m_draft.extend(best, piece);
    }

    /// A field that no ground was left for becomes a green within the largest city.
    void carve(int field)
    {
        for (const int city : m_draft.featuresOf(FeatureKind::City)) {
            QPainterPath& shape = m_draft.body(city).shape;
            const std::vector<Room> rooms = roomiest(shape, Segments(), 1);
            if (rooms.empty())
                continue;
            m_draft.extend(field, disc(rooms.front().at, 0.1));
            shape = subtracted(shape, m_draft.body(field).shape);
            return;
        }
    }

    Draft& m_draft;
    std::vector<QPainterPath> m_pieces;
    std::vector<Shore> m_shores;
};

} // namespace

void layFields(Draft& draft)
{
    FieldLayer(draft, subtracted(draft.squares, draft.taken)).lay();
}

} // namespace glossator::pictures::shapes
