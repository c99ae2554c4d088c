// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

struct WebPAnimEncoder;

namespace glossator::pictures {

/// An animated WebP picture in the making. All frames have the size of the first one; it is repeated for
/// ever. What cannot be encoded makes the whole picture invalid.
class AnimatedWebp
{
public:
    /// `quality` from 0 to 100.
    AnimatedWebp(QSize size, float quality);

    /// The picture from `milliseconds` on, until that of the next frame; later than all before.
    void add(const QImage& frame, int milliseconds);
    /// Ends the last frame and gives the file; empty when something went wrong.
    [[nodiscard]] QByteArray finish(int milliseconds);

private:
    struct Deleter
    {
        void operator()(WebPAnimEncoder* encoder) const;
    };

    QSize m_size;
    float m_quality;
    std::unique_ptr<WebPAnimEncoder, Deleter> m_encoder; ///< null once something went wrong
};

} // namespace glossator::pictures
