// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <vector>

namespace glossator::desktop {

/// A frame of an animated WebP as it is seen.
struct WebpFrame
{
    QImage image;
    int until = 0; ///< milliseconds from the start
};

/// Decodes a film; empty where it is none.
[[nodiscard]] std::vector<WebpFrame> webpFrames(const QByteArray& film);

} // namespace glossator::desktop
