// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/scaled_font.h"

#include "app/desktop/look/typefaces.h"
#include "app/pictures/letters.h"

#include <QStringList>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double smallestPixels = 9.0;
constexpr double smallestPoints = 6.5;

} // namespace

QFont scaledFont(QFont font, double factor)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(std::max(font.pixelSize() * factor, smallestPixels)));
    else
        font.setPointSizeF(std::max(font.pointSizeF() * factor, smallestPoints));
    return font;
}

double textScale(const QFont& font)
{
    return pictures::textScaleOf(font);
}

QFont readingFont(const QFont& control, double factor)
{
    QFont font = scaledFont(control, factor);
    font.setFamilies({QStringLiteral("Vollkorn"), QStringLiteral("Noto Serif"), QStringLiteral("serif")});
    return font;
}

void setOwnFont(QWidget& widget, const QFont& font)
{
    widget.setProperty(ownPixels, font.pixelSize() / Typefaces::scale());
    widget.setFont(font);
}

} // namespace glossator::desktop
