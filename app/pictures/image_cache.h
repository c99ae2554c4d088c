// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <algorithm>
#include <cstddef>
#include <list>
#include <map>
#include <utility>

namespace glossator::pictures {

/// Pictures by key, at most a number of bytes of them: those not used for the longest time are forgotten.
template <typename Key>
class ImageCache
{
public:
    explicit ImageCache(std::size_t maximumBytes) : m_maximum(maximumBytes) {}

    /// The picture of a key; makes it when it is not there. The reference is good until the next call.
    template <typename Make>
    const QImage& image(const Key& key, Make make)
    {
        auto found = m_images.find(key);
        if (found != m_images.end()) {
            m_uses.splice(m_uses.begin(), m_uses, found->second.use);
            return found->second.image;
        }
        QImage made = make();
        m_uses.push_front(key);
        m_bytes += static_cast<std::size_t>(made.sizeInBytes());
        ++m_made;
        found = m_images.emplace(key, Entry{std::move(made), m_uses.begin()}).first;
        forgetOldest();
        return found->second.image;
    }

    [[nodiscard]] bool has(const Key& key) const { return m_images.contains(key); }
    /// The key of the picture used last among those whose key is right; null when there is none.
    template <typename Right>
    const Key* latest(Right right) const
    {
        const auto found = std::find_if(m_uses.begin(), m_uses.end(), right);
        return found == m_uses.end() ? nullptr : &*found;
    }

    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    [[nodiscard]] std::size_t made() const { return m_made; } ///< how many pictures were made so far

private:
    struct Entry
    {
        QImage image;
        typename std::list<Key>::iterator use;
    };

    /// The picture just asked for always stays, however large it is.
    void forgetOldest()
    {
        while (m_bytes > m_maximum && m_uses.size() > 1) {
            const auto oldest = m_images.find(m_uses.back());
            m_bytes -= static_cast<std::size_t>(oldest->second.image.sizeInBytes());
            m_images.erase(oldest);
            m_uses.pop_back();
        }
    }

    std::map<Key, Entry> m_images;
    std::list<Key> m_uses; ///< latest first
    std::size_t m_maximum;
    std::size_t m_bytes = 0;
    std::size_t m_made = 0;
};

} // namespace glossator::pictures
