// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/typefaces.h"

#include <QFontDatabase>
#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr double controlPixels = 13; ///< of ordinary controls at the original size
const QString controlFamily = QStringLiteral("Inter");

QFont sized(const QString& family, QFont::StyleHint hint, double pixels, Sizing sizing)
{
    if (sizing == Sizing::Window)
        pixels *= Typefaces::scale();
    QFont font(family);
    font.setStyleHint(hint);
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
    font.setHintingPreference(QFont::PreferNoHinting);
    if (sizing == Sizing::Paper)
        font.setStyleStrategy(QFont::PreferNoShaping);
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

QFont Typefaces::reading(double pixels, Sizing sizing)
{
    return sized(QStringLiteral("Vollkorn"), QFont::Serif, pixels, sizing);
}

QFont Typefaces::readingItalic(double pixels, Sizing sizing)
{
    QFont font = reading(pixels, sizing);
    font.setItalic(true);
    return font;
}

QFont Typefaces::readingBold(double pixels, Sizing sizing)
{
    QFont font = reading(pixels, sizing);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont Typefaces::control(double pixels, Sizing sizing)
{
    return sized(controlFamily, QFont::SansSerif, pixels, sizing);
}

QFont Typefaces::controlBold(double pixels, Sizing sizing)
{
    QFont font = control(pixels, sizing);
    font.setWeight(QFont::DemiBold);
    return font;
}

double Typefaces::scale()
{
    const QFont font = QGuiApplication::font();
    return font.family() == controlFamily && font.pixelSize() > 0 ? font.pixelSize() / controlPixels : 1.0;
}

int Typefaces::scaled(int pixels)
{
    return static_cast<int>(std::lround(pixels * scale()));
}

QFont Typefaces::ofApplication(double scale)
{
    return control(controlPixels * scale, Sizing::Exact);
}

} // namespace glossator::desktop
