// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/text_size.h"

#include "app/desktop/look/scaled_font.h"
#include "app/desktop/look/typefaces.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFontDatabase>
#include <QPixmapCache>
#include <QScreen>
#include <QVariant>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr double usualPixels = 44.0 / 3; ///< 11 points, which desktops have at their original size
constexpr const char* sizesProperty = "textSizes";

int grown(int length, double scale)
{
    return length >= QWIDGETSIZE_MAX ? length : static_cast<int>(std::lround(length * scale));
}

QSize grown(QSize size, double scale)
{
    return {grown(size.width(), scale), grown(size.height(), scale)};
}

/// A font that a widget was given by itself; the others follow that of the application.
void scaleFont(QWidget& widget, double before, double now)
{
    if (!widget.testAttribute(Qt::WA_SetFont) || widget.font().pixelSize() <= 0 ||
        (widget.font().resolveMask() & QFont::SizeResolved) == 0)
        return;
    QVariant original = widget.property(ownPixels);
    if (!original.isValid())
        widget.setProperty(ownPixels, original = widget.font().pixelSize() / before);
    QFont font = widget.font();
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(original.toDouble() * now))));
    widget.setFont(font);
}

void scaleSizes(QWidget& widget, double scale)
{
    const QVariantList sizes = widget.property(sizesProperty).toList();
    if (sizes.isEmpty())
        return;
    widget.setMinimumSize(grown(sizes.at(0).toSize(), scale));
    widget.setMaximumSize(grown(sizes.at(1).toSize(), scale));
    if (auto* button = qobject_cast<QAbstractButton*>(&widget))
        button->setIconSize(grown(sizes.at(2).toSize(), scale));
}

} // namespace

double TextSize::ofDesktop()
{
    // What the font asks for and not what it comes to: to know that, it would be looked for and opened.
    const QFont wanted = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const double dots = QGuiApplication::primaryScreen()->logicalDotsPerInchY();
    const double pixels = wanted.pixelSize() > 0 ? wanted.pixelSize() : wanted.pointSizeF() * dots / 72;
    return std::clamp(pixels / usualPixels, 1.0, largest);
}

void TextSize::apply(QWidget& window, double scale)
{
    const double before = Typefaces::scale();
    QApplication::setFont(Typefaces::ofApplication(std::clamp(scale, smallest, largest)));
    window.setFont(QApplication::font()); // else desktops that have a font for labels would have their way
    const double now = Typefaces::scale();
    if (now == before)
        return;
    QPixmapCache::clear(); // styles keep their signs there, whatever size text had
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->styleSheet().isEmpty()) // does not follow the application by itself
            widget->setFont(QApplication::font());
        else
            scaleFont(*widget, before, now);
        scaleSizes(*widget, now);
    }
}

void TextSize::grow(QWidget& widget)
{
    const auto* button = qobject_cast<QAbstractButton*>(&widget);
    widget.setProperty(sizesProperty, QVariantList{widget.minimumSize(), widget.maximumSize(),
                                                   button != nullptr ? button->iconSize() : QSize()});
    scaleSizes(widget, Typefaces::scale());
}

} // namespace glossator::desktop
