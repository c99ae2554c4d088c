// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/caption_line.h"

#include <algorithm>

namespace glossator::desktop {

CaptionLine::CaptionLine(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("stageCaption"));
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void CaptionLine::setCaptions(QStringList captions)
{
    m_captions = std::move(captions);
    m_last = {};
    updateGeometry();
}

int CaptionLine::highestCaption(int width) const
{
    if (m_last.width == width && m_last.font == font())
        return m_last.height;
    const QFontMetrics metrics(font());
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    m_last = {width, font(), 0};
    for (const QString& caption : m_captions)
        m_last.height =
            std::max(m_last.height, metrics.boundingRect(room, Qt::TextWordWrap, caption).height());
    return m_last.height;
}

int CaptionLine::heightForWidth(int width) const
{
    const int highest = highestCaption(width - 2 * margin()) + 2 * margin();
    return std::max({QLabel::heightForWidth(width), highest, minimumHeight()});
}

} // namespace glossator::desktop
