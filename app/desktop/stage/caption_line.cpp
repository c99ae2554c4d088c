// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/caption_line.h"

#include "app/desktop/look/typographic.h"

#include <algorithm>

namespace glossator::desktop {

int heightOfLongest(const QStringList& captions, const QFont& font, int width)
{
    const QFontMetrics metrics(font);
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    int height = 0;
    for (const QString& caption : captions)
        height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, caption).height());
    return height;
}

CaptionLine::CaptionLine(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("stageCaption"));
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void CaptionLine::setCaptions(QStringList captions)
{
    m_captions = std::move(captions);
    for (QString& caption : m_captions)
        caption = typographic(std::move(caption));
    m_last = {};
    updateGeometry();
}

int CaptionLine::highestCaption(int width) const
{
    if (m_last.width == width && m_last.font == font())
        return m_last.height;
    m_last = {width, font(), heightOfLongest(m_captions, font(), width)};
    return m_last.height;
}

int CaptionLine::heightIn(const QFont& font, int width) const
{
    return heightOfLongest(m_captions, font, width - 2 * margin()) + 2 * margin();
}

int CaptionLine::heightForWidth(int width) const
{
    const int highest = highestCaption(width - 2 * margin()) + 2 * margin();
    return std::max({QLabel::heightForWidth(width), highest, minimumHeight()});
}

} // namespace glossator::desktop
