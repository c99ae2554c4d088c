// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/typefaces.h"

#include <QFontDatabase>

#include <algorithm>
#include <array>
#include <cmath>

namespace glossator::desktop {

namespace {

QFont sized(const QString& family, QFont::StyleHint hint, double pixels)
{
    QFont font(family);
    font.setStyleHint(hint);
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

bool Typefaces::load()
{
    static constexpr std::array files{"Vollkorn-Regular.ttf", "Vollkorn-Italic.ttf", "Vollkorn-SemiBold.ttf",
                                      "Inter-Regular.otf", "Inter-SemiBold.otf"};
    return std::ranges::all_of(files, [](const char* file) {
        return QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + QLatin1String(file)) >= 0;
    });
}

QFont Typefaces::reading(double pixels)
{
    return sized(QStringLiteral("Vollkorn"), QFont::Serif, pixels);
}

QFont Typefaces::readingItalic(double pixels)
{
    QFont font = reading(pixels);
    font.setItalic(true);
    return font;
}

QFont Typefaces::readingBold(double pixels)
{
    QFont font = reading(pixels);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont Typefaces::control(double pixels)
{
    return sized(QStringLiteral("Inter"), QFont::SansSerif, pixels);
}

QFont Typefaces::controlBold(double pixels)
{
    QFont font = control(pixels);
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace glossator::desktop
