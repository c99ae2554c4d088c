// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/glyph_icon.h"

#include "app/desktop/look/painted_icon.h"

#include <QPainter>
#include <QPainterPath>

namespace glossator::desktop {

namespace {

void addLine(QPainterPath& path, std::initializer_list<QPointF> points)
{
    const auto* point = points.begin();
    path.moveTo(*point);
    while (++point != points.end())
        path.lineTo(*point);
}

QPainterPath bookSign()
{
    QPainterPath path({12, 6.5});
    path.cubicTo({9.5, 4.6}, {6, 4.4}, {3.5, 5});
    path.lineTo(3.5, 18.2);
    path.cubicTo({6, 17.6}, {9.5, 17.9}, {12, 19.6});
    path.cubicTo({14.5, 17.9}, {18, 17.6}, {20.5, 18.2});
    path.lineTo(20.5, 5);
    path.cubicTo({18, 4.4}, {14.5, 4.6}, {12, 6.5});
    path.lineTo(12, 19.6);
    return path;
}

QPainterPath orderSign()
{
    QPainterPath path;
    for (const double y : {6.0, 12.0, 18.0}) {
        path.addEllipse(QPointF(5.5, y), 1.8, 1.8);
        addLine(path, {{10.5, y}, {20.5, y}});
    }
    return path;
}

QPainterPath tilesSign()
{
    QPainterPath path;
    for (const QPointF corner : {QPointF(4, 4), QPointF(13, 4), QPointF(4, 13), QPointF(13, 13)})
        path.addRect(QRectF(corner, QSizeF(7, 7)));
    addLine(path, {{4, 7.5}, {11, 7.5}});
    addLine(path, {{16.5, 13}, {16.5, 20}});
    return path;
}

QPainterPath stageSign()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(3.5, 4.5, 17, 15), 2, 2);
    addLine(path, {{10, 8.5}, {15.5, 12}, {10, 15.5}, {10, 8.5}});
    return path;
}

/// Two that meet.
QPainterPath pairSign()
{
    QPainterPath path;
    path.addEllipse(QPointF(8.8, 12), 5.6, 5.6);
    path.addEllipse(QPointF(15.2, 12), 5.6, 5.6);
    return path;
}

QPainterPath arrowSign(double tip, double tail)
{
    QPainterPath path;
    const double barb = tip < tail ? 6 : -6;
    addLine(path, {{tip + barb, 6}, {tip, 12}, {tip + barb, 18}});
    addLine(path, {{tip, 12}, {tail, 12}});
    return path;
}

QPainterPath chevronSign(double tip, double foot)
{
    QPainterPath path;
    addLine(path, {{6, foot}, {12, tip}, {18, foot}});
    return path;
}

QPainterPath linesSign(double secondStart)
{
    QPainterPath path;
    addLine(path, {{4, 6.5}, {20, 6.5}});
    addLine(path, {{secondStart, 12}, {20, 12}});
    addLine(path, {{secondStart, 17.5}, {20, 17.5}});
    return path;
}

QPainterPath searchSign()
{
    QPainterPath path;
    path.addEllipse(QPointF(10.5, 10.5), 6, 6);
    addLine(path, {{15, 15}, {20, 20}});
    return path;
}

QPainterPath crossSign()
{
    QPainterPath path;
    addLine(path, {{6, 6}, {18, 18}});
    addLine(path, {{18, 6}, {6, 18}});
    return path;
}

QPainterPath pathOf(Glyph glyph)
{
    switch (glyph) {
    case Glyph::Book:
        return bookSign();
    case Glyph::Order:
        return orderSign();
    case Glyph::Tiles:
        return tilesSign();
    case Glyph::Stage:
        return stageSign();
    case Glyph::Pair:
        return pairSign();
    case Glyph::Back:
        return arrowSign(4, 20);
    case Glyph::Forward:
        return arrowSign(20, 4);
    case Glyph::Menu:
        return linesSign(4);
    case Glyph::Contents:
        return linesSign(8);
    case Glyph::Search:
        return searchSign();
    case Glyph::Close:
        return crossSign();
    case Glyph::Up:
        return chevronSign(8.5, 15.5);
    case Glyph::Down:
        return chevronSign(15.5, 8.5);
    }
    return {};
}

/// Draws a glyph into whatever rectangle it is asked for.
class GlyphEngine : public PaintedIcon
{
public:
    GlyphEngine(Glyph glyph, QColor colour) : m_glyph(glyph), m_colour(std::move(colour)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 24.0, rect.height() / 24.0);
        painter->setOpacity(mode == QIcon::Disabled ? 0.35 : 1.0);
        painter->setPen(QPen(m_colour, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(pathOf(m_glyph));
        painter->restore();
    }

    [[nodiscard]] QIconEngine* clone() const override { return new GlyphEngine(*this); }

private:
    Glyph m_glyph;
    QColor m_colour;
};

} // namespace

QIcon glyphIcon(Glyph glyph, const QColor& colour)
{
    return QIcon(new GlyphEngine(glyph, colour));
}

} // namespace glossator::desktop
