// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/animated_webp.h"

#include <webp/encode.h>
#include <webp/mux.h>

namespace glossator::pictures {

void AnimatedWebp::Deleter::operator()(WebPAnimEncoder* encoder) const
{
    WebPAnimEncoderDelete(encoder);
}

AnimatedWebp::AnimatedWebp(QSize size, float quality) : m_size(size), m_quality(quality)
{
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) == 0)
        return;
    options.anim_params.loop_count = 0;
    m_encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
}

void AnimatedWebp::add(const QImage& frame, int milliseconds)
{
    WebPConfig config;
    WebPPicture picture;
    if (!m_encoder || frame.size() != m_size || WebPConfigInit(&config) == 0 ||
        WebPPictureInit(&picture) == 0) {
        m_encoder.reset();
        return;
    }
    config.quality = m_quality;
    config.method = 2; // many frames: quick rather than as small as can be
    picture.use_argb = 1;
    picture.width = m_size.width();
    picture.height = m_size.height();
    const QImage bytes = frame.convertToFormat(QImage::Format_RGBA8888);
    const bool isGood =
        WebPPictureImportRGBA(&picture, bytes.constBits(), static_cast<int>(bytes.bytesPerLine())) != 0 &&
        WebPAnimEncoderAdd(m_encoder.get(), &picture, milliseconds, &config) != 0;
    WebPPictureFree(&picture);
    if (!isGood)
        m_encoder.reset();
}

QByteArray AnimatedWebp::finish(int milliseconds)
{
    WebPData data;
    WebPDataInit(&data);
    QByteArray file;
    if (m_encoder && WebPAnimEncoderAdd(m_encoder.get(), nullptr, milliseconds, nullptr) != 0 &&
        WebPAnimEncoderAssemble(m_encoder.get(), &data) != 0)
        file = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
    WebPDataClear(&data);
    m_encoder.reset();
    return file;
}

} // namespace glossator::pictures
