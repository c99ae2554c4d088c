// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/look/painted_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

namespace glossator::desktop {

void TextEngine::drawTextItem(const QPointF& at, const QTextItem& item)
{
    if (item.text().trimmed().isEmpty())
        return;
    const QFontMetricsF measure(item.font());
    const QRectF box(at.x(), at.y() - measure.capHeight(), item.width(),
                     measure.capHeight() + measure.descent() * 0.6);
    const QTransform& transform = painter()->transform();
    QRectF clip = painter()->hasClipping() ? transform.mapRect(painter()->clipBoundingRect()) : QRectF();
    if (const QRegion system = systemClip(); !system.isEmpty())
        clip = clip.isNull() ? QRectF(system.boundingRect()) : clip & QRectF(system.boundingRect());
    texts.push_back({item.text(), transform.mapRect(box), clip});
}

int TextDevice::metric(PaintDeviceMetric metric) const
{
    constexpr int dotsPerInch = 96;
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return m_size.width() * 254 / (10 * dotsPerInch);
    case PdmHeightMM:
        return m_size.height() * 254 / (10 * dotsPerInch);
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
    default:
        return dotsPerInch;
    }
}

std::vector<PaintedText> paintedTexts(QWidget& widget)
{
    TextDevice device(widget.size());
    QPainter painter(&device);
    widget.render(&painter, {}, {}, {});
    painter.end();
    return device.texts();
}

} // namespace glossator::desktop
