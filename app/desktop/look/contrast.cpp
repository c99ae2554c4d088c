// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/contrast.h"

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor mixed(const QColor& one, const QColor& other, int percent)
{
    const auto mix = [percent](int a, int b) { return (a * (100 - percent) + b * percent) / 100; };
    return {mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())};
}

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor seenOn(const QColor& ground, const QColor& colour, const QColor& ink)
{
    QColor seen = colour;
    for (int percent = 5; percent <= 100 && contrast(seen, ground) < contrastOfSigns; percent += 5)
        seen = mixed(colour, ink, percent);
    return seen;
}

} // namespace glossator::desktop
