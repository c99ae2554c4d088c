// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/board_pane.h"

#include "app/desktop/look/focus_ring.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/caption_line.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/transport_bar.h"

#include <QEvent>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

constexpr double largestCaption = 1.3; ///< times the text of controls, of which they are never less
constexpr int mostOfHeight = 7; ///< of the window: captions take at most one part in so many, if they can

} // namespace

BoardPane::BoardPane(QWidget* parent)
    : QWidget(parent), m_canvas(new StageCanvas(this)), m_foot(new QWidget(this)),
      m_caption(new CaptionLine(m_foot)), m_exportBar(new WorkBar(QStringLiteral("stageExport"), m_foot)),
      m_transport(new TransportBar(m_foot))
{
    m_canvas->setFocusPolicy(Qt::StrongFocus);
    m_canvas->setPatience(8);
    m_canvas->setProperty(focusRingProperty, true);
    setFocusProxy(m_canvas);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_foot);
    auto* below = new QVBoxLayout(m_foot);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addWidget(m_caption);
    below->addWidget(m_exportBar);
    below->addWidget(m_transport);
    retranslate();
}

void BoardPane::setLow(bool isLow)
{
    m_isLow = isLow;
    m_transport->setLow(isLow);
    m_caption->setMargin(isLow ? 4 : 8);
    fitCaption();
    showCaption();
}

void BoardPane::setToldBeside(bool isTold)
{
    m_isToldBeside = isTold;
    showCaption();
}

void BoardPane::showCaption()
{
    m_caption->setVisible(!m_isLow || !m_isToldBeside);
}

void BoardPane::setCaptions(const QStringList& captions)
{
    m_caption->setCaptions(captions);
    fitCaption();
}

/// Measured in the window: its size is not that of its text, as the room for the pane is.
QFont BoardPane::captionType() const
{
    constexpr double finer = 0.025;
    const QSize room = window()->size();
    QFont type = readingFont(font(), largestCaption);
    const auto isTooLarge = [&] {
        return m_caption->heightIn(type, room.width() * 3 / 5) > room.height() / mostOfHeight;
    };
    for (double factor = largestCaption - finer; factor > 1.0 - finer / 2 && isTooLarge(); factor -= finer)
        type = readingFont(font(), factor);
    return type;
}

void BoardPane::fitCaption()
{
    const QFont type = captionType();
    setOwnFont(*m_caption, type);
    m_caption->setMinimumHeight(m_isLow ? 0 : 2 * QFontMetrics(type).lineSpacing() + 20);
}

void BoardPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitCaption();
}

void BoardPane::retranslate()
{
    m_canvas->setAccessibleName(tr("Board, score track and players"));
}

void BoardPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
