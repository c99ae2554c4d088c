// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/stage/webp_frames.h"

#include <memory>
#include <webp/demux.h>

namespace glossator::desktop {

std::vector<WebpFrame> webpFrames(const QByteArray& film)
{
    const WebPData data{reinterpret_cast<const std::uint8_t*>(film.constData()),
                        static_cast<std::size_t>(film.size())};
    const std::unique_ptr<WebPAnimDecoder, void (*)(WebPAnimDecoder*)> decoder(
        WebPAnimDecoderNew(&data, nullptr), WebPAnimDecoderDelete);
    WebPAnimInfo info;
    if (!decoder || WebPAnimDecoderGetInfo(decoder.get(), &info) == 0)
        return {};
    std::vector<WebpFrame> frames;
    std::uint8_t* pixels = nullptr;
    int until = 0;
    while (WebPAnimDecoderGetNext(decoder.get(), &pixels, &until) != 0) {
        const QImage shared(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height),
                            QImage::Format_RGBA8888);
        frames.push_back({shared.copy(), until});
    }
    return frames;
}

} // namespace glossator::desktop
