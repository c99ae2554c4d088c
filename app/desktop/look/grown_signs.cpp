// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/grown_signs.h"

#include "app/desktop/look/typefaces.h"

#include <QApplication>
#include <QPainter>
#include <QPointer>
#include <QProxyStyle>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int arrowSide = 8; ///< at the original size of text

/// The style of the desktop with larger signs; at the original size it is that style.
class GrownSigns : public QProxyStyle
{
public:
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override
    {
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        const bool isSign =
            metric == PM_LineEditIconSize || metric == PM_IndicatorWidth || metric == PM_IndicatorHeight;
        return isSign ? Typefaces::scaled(usual) : usual;
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        const bool isArrow = element == PE_IndicatorBranch && (option->state & State_Children) != 0;
        if (isArrow && Typefaces::scale() > 1)
            drawArrow(*painter, *option);
        else
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

private:
    /// Down where the branch is open.
    static void drawArrow(QPainter& painter, const QStyleOption& option)
    {
        const double side =
            std::min({Typefaces::scaled(arrowSide), option.rect.width(), option.rect.height()});
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(QRectF(option.rect).center());
        painter.rotate((option.state & State_Open) != 0 ? 90 : 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(option.palette.color(QPalette::PlaceholderText));
        painter.drawPolygon(
            QPolygonF({QPointF(-side / 4, -side / 2), QPointF(side / 4, 0), QPointF(-side / 4, side / 2)}));
        painter.restore();
    }
};

} // namespace

void growSigns(QWidget& widget)
{
    static QPointer<QStyle> style;
    if (style == nullptr) {
        style = new GrownSigns;
        style->setParent(qApp);
    }
    widget.setStyle(style);
}

} // namespace glossator::desktop
