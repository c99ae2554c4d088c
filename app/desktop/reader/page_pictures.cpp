// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_pictures.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr std::size_t cacheBytes = std::size_t{24} << 20U;

} // namespace

PagePictures::PagePictures(QObject* parent) : QObject(parent), m_cache(cacheBytes)
{
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &PagePictures::printNext);
}

QImage PagePictures::picture(const engine::TileKind& kind, int squarePixels, pictures::Printing printing)
{
    const Wish wish{&kind, squarePixels, printing};
    if (std::ranges::find(m_printed, wish) != m_printed.end())
        return m_cache.image(kind, 0, squarePixels, printing);
    if (std::ranges::find(m_wishes, wish) == m_wishes.end())
        m_wishes.push_back(wish);
    m_next.start();
    return {};
}

const QPainterPath& PagePictures::outline(const engine::TileKind& kind)
{
    return m_cache.shapes().of(kind).squares;
}

void PagePictures::forget()
{
    m_next.stop();
    m_wishes.clear();
    m_printed.clear();
}

/// One at a time, so that keys and the wheel are answered in between.
void PagePictures::printNext()
{
    if (m_wishes.empty())
        return m_next.stop();
    const Wish wish = m_wishes.front();
    m_wishes.erase(m_wishes.begin());
    static_cast<void>(m_cache.image(*wish.kind, 0, wish.squarePixels, wish.printing));
    m_printed.push_back(wish);
    emit ready();
}

} // namespace glossator::desktop
