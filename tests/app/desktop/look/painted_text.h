// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QRectF>
#include <QString>

#include <vector>

class QWidget;

namespace glossator::desktop {

/// A piece of text that a widget painted: where it stands, from the top of capitals to the foot of letters,
/// and what of the widget it was allowed to paint on.
struct PaintedText
{
    QString text;
    QRectF rect;
    QRectF clip;
};

/// Takes down the texts that are painted and nothing else.
class TextEngine : public QPaintEngine
{
public:
    TextEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override;
    [[nodiscard]] Type type() const override { return QPaintEngine::User; }

    std::vector<PaintedText> texts;
};

/// What the engine paints on: as large as a widget.
class TextDevice : public QPaintDevice
{
public:
    explicit TextDevice(QSize size) : m_size(size) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] const std::vector<PaintedText>& texts() const { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    mutable TextEngine m_engine;
};

/// The texts that a widget paints by itself, in its own coordinates.
std::vector<PaintedText> paintedTexts(QWidget& widget);

} // namespace glossator::desktop
