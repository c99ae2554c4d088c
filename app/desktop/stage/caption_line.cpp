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
    updateGeometry();
}

int CaptionLine::heightForWidth(int width) const
{
    const QFontMetrics metrics(font());
    const QRect room(0, 0, width - 2 * margin(), QWIDGETSIZE_MAX);
    int height = QLabel::heightForWidth(width);
    for (const QString& caption : m_captions)
        height =
            std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, caption).height() + 2 * margin());
    return std::max(height, minimumHeight());
}

} // namespace glossator::desktop
