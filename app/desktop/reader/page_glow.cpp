// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_glow.h"

namespace glossator::desktop {

namespace {

constexpr int glowTime = 1800; ///< milliseconds

} // namespace

PageGlow::PageGlow(QObject* parent) : QObject(parent)
{
    m_fading.setStartValue(1.0);
    m_fading.setKeyValueAt(0.4, 1.0);
    m_fading.setEndValue(0.0);
    m_fading.setDuration(glowTime);
    connect(&m_fading, &QVariantAnimation::valueChanged, this, &PageGlow::changed);
}

void PageGlow::start(PagePlace place)
{
    m_place = place;
    m_fading.stop();
    m_fading.start();
}

double PageGlow::strength() const
{
    return m_fading.state() == QAbstractAnimation::Running ? m_fading.currentValue().toDouble() : 0;
}

} // namespace glossator::desktop
