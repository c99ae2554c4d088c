// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of expansions: people, animals and spirits.
#include "app/pictures/silhouettes.h"
#include "app/pictures/woodcut/box_signs.h"
#include "app/pictures/woodcut/icons.h"

#include <QTransform>

#include <array>

namespace glossator::pictures::woodcut {

namespace {

void figure(const Sketch& s, Figure which, const QColor& colour)
{
    constexpr double height = 1.7;
    const QPointF middle = s.at(0, 0);
    QTransform place = QTransform::fromTranslate(middle.x(), middle.y());
    place.scale(s.units(height), s.units(height));
    s.print().shape(place.map(silhouetteOf(which)), colour);
}

void eyes(const Sketch& s, double x, double y, const QColor& colour)
{
    s.dot(-x, y, 0.12, colour);
    s.dot(x, y, 0.12, colour);
}

/// The shoulders that a head stands on.
void shoulders(const Sketch& s, const QColor& colour)
{
    QPainterPath cloak(s.at(-0.78, 0.9));
    cloak.cubicTo(s.at(-0.75, 0.45), s.at(-0.45, 0.38), s.at(0, 0.38));
    cloak.cubicTo(s.at(0.45, 0.38), s.at(0.75, 0.45), s.at(0.78, 0.9));
    cloak.closeSubpath();
    s.print().shape(cloak, colour);
}

/// With a mitre.
void abbot(const Sketch& s)
{
    const Palette& p = s.palette();
    shoulders(s, p.roof);
    s.ball(0, 0.14, 0.36, p.city);
    s.area({{-0.44, 0.02}, {-0.54, -0.42}, {0, -0.9}, {0.54, -0.42}, {0.44, 0.02}}, p.rim);
    s.line({{0, -0.62}, {0, -0.1}}, p.metal, 0.16);
    s.line({{-0.38, -0.08}, {0.38, -0.08}}, p.metal, 0.16);
}

/// With a chain of office and a broad hat.
void mayor(const Sketch& s)
{
    const Palette& p = s.palette();
    shoulders(s, p.banner);
    s.line({{-0.42, 0.5}, {0, 0.78}, {0.42, 0.5}}, p.metal, 0.14);
    s.ball(0, 0.08, 0.38, p.city);
    s.area({{-0.36, -0.3}, {-0.4, -0.85}, {0.4, -0.85}, {0.36, -0.3}}, p.line);
    s.line({{-0.66, -0.2}, {0.66, -0.2}}, p.line, 0.2);
    s.line({{-0.32, -0.42}, {0.32, -0.42}}, p.roof, 0.14);
}

void fairy(const Sketch& s)
{
    figure(s, Figure::Fairy, s.palette().rim);
}

void phantom(const Sketch& s)
{
    figure(s, Figure::Phantom, s.palette().line);
    eyes(s, 0.16, -0.48, s.palette().metal);
}

void ghost(const Sketch& s)
{
    QPainterPath sheet(s.at(-0.62, 0.8));
    sheet.lineTo(s.at(-0.62, -0.2));
    sheet.arcTo(QRectF(s.at(-0.62, -0.84), s.at(0.62, 0.44)), 180, -180);
    sheet.lineTo(s.at(0.62, 0.8));
    for (const double x : {0.41, 0.0, -0.41})
        sheet.quadTo(s.at(x + 0.0, 0.45), s.at(x - 0.2, 0.8));
    sheet.closeSubpath();
    s.print().shape(sheet, s.palette().rim);
    eyes(s, 0.25, -0.22, s.palette().line);
    s.oval(0, 0.16, 0.1, 0.15, s.palette().line);
}

/// Its head, with open jaws and a comb down its neck.
void dragon(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double y : {-0.1, 0.25, 0.6})
        s.area({{-0.5, y - 0.22}, {-0.88, y + 0.04}, {-0.5, y + 0.2}}, p.metal);
    s.area({{-0.62, 0.92},
            {-0.56, 0.1},
            {-0.34, -0.34},
            {-0.66, -0.86},
            {-0.02, -0.58},
            {0.3, -0.56},
            {0.86, -0.2},
            {0.84, 0.08},
            {0.2, 0.1},
            {0.7, 0.4},
            {0.52, 0.58},
            {0.08, 0.44},
            {0.06, 0.92}},
           p.roof);
    s.patch({{0.42, 0.07}, {0.5, 0.24}, {0.58, 0.07}}, p.rim);
    s.patch({{0.64, 0.06}, {0.71, 0.22}, {0.79, 0.06}}, p.rim);
    s.dot(0.14, -0.26, 0.13, p.rim);
    s.dot(0.17, -0.26, 0.07, p.line);
}

void sheep(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double x : {-0.42, -0.18, 0.12, 0.34})
        s.line({{x, 0.3}, {x, 0.78}}, p.line, 0.14);
    for (const QPointF curl :
         {QPointF(-0.55, 0.0), QPointF(-0.4, -0.28), QPointF(-0.05, -0.36), QPointF(0.28, -0.25),
          QPointF(0.38, 0.12), QPointF(0.12, 0.3), QPointF(-0.22, 0.32), QPointF(-0.5, 0.22)})
        s.ball(curl.x(), curl.y(), 0.25, p.rim);
    s.dot(-0.08, 0.0, 0.42, p.rim);
    s.oval(0.6, -0.22, 0.24, 0.3, p.line);
    s.dot(0.66, -0.28, 0.07, p.rim);
}

void rat(const Sketch& s)
{
    drawIcon(Sketch(s.print(), s.at(-0.02, 0.02), s.units(0.95)), "plague-source");
}

void pointedHat(const Sketch& s)
{
    drawIcon(Sketch(s.print(), s.at(0, 0.1), s.units(0.92)), "mage-witch");
}

void crown(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.62, 0.6}, {-0.78, -0.42}, {-0.34, 0.02}, {0, -0.6}, {0.34, 0.02}, {0.78, -0.42}, {0.62, 0.6}},
           p.metal);
    s.line({{-0.54, 0.42}, {0.54, 0.42}}, p.roof, 0.16);
    for (const QPointF ball : {QPointF(-0.78, -0.46), QPointF(0, -0.66), QPointF(0.78, -0.46)})
        s.ball(ball.x(), ball.y(), 0.14, p.metal);
}

constexpr std::array<BoxSign, 10> signs{{{"abbot", &Palette::leaf, abbot},
                                         {"mayor", &Palette::plaster, mayor},
                                         {"fairy", &Palette::flower, fairy},
                                         {"phantom", &Palette::waterLight, phantom},
                                         {"ghost", &Palette::slateShade, ghost},
                                         {"dragon", &Palette::plaster, dragon},
                                         {"sheep", &Palette::field, sheep},
                                         {"rat", &Palette::plaster, rat},
                                         {"pointed-hat", &Palette::earth, pointedHat},
                                         {"crown", &Palette::banner, crown}}};

} // namespace

std::span<const BoxSign> folkSigns()
{
    return signs;
}

} // namespace glossator::pictures::woodcut
