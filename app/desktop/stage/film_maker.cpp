// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/film_maker.h"

#include "app/desktop/stage/film_encoder.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/tiles/scaled_font.h"

#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr int frameLength = 50; ///< milliseconds, while something moves
constexpr int captionLines = 2;

QFont captionFont(const QFont& control)
{
    QFont font = scaledFont(control, 1.3);
    font.setFamilies({QStringLiteral("Vollkorn"), QStringLiteral("Noto Serif"), QStringLiteral("serif")});
    return font;
}

} // namespace

std::vector<int> frameTimes(const Timeline& timeline)
{
    std::vector<int> times;
    for (int at = 0; at < timeline.length(); at += frameLength) {
        const Moment moment = timeline.at(at);
        const bool isSame = !times.empty() && moment.kind != BeatKind::Event &&
                            timeline.at(times.back()).step == moment.step &&
                            timeline.at(times.back()).kind == moment.kind &&
                            timeline.at(times.back()).index == moment.index;
        if (!isSame)
            times.push_back(at);
    }
    return times;
}

QImage stageImage(StageCanvas& canvas, const QString& caption, QSize size)
{
    const QFont font = captionFont(canvas.font());
    const int below = captionLines * QFontMetrics(font).lineSpacing() + 20;
    canvas.resize(size - QSize(0, below));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(canvas.palette().color(QPalette::Window));
    QPainter painter(&image);
    canvas.render(&painter, {}, {}, QWidget::RenderFlags());
    painter.setFont(font);
    painter.setPen(canvas.palette().color(QPalette::WindowText));
    painter.drawText(QRect(12, size.height() - below, size.width() - 24, below),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, caption);
    return image;
}

FilmMaker::FilmMaker(FilmScript script, QObject* parent)
    : QObject(parent), m_script(std::move(script)), m_canvas(std::make_unique<StageCanvas>(nullptr)),
      m_timeline(m_script.result), m_times(frameTimes(m_timeline))
{
    m_canvas->setPalette(m_script.palette);
    m_canvas->setFont(m_script.font);
    m_choreographer = std::make_unique<Choreographer>(m_script.result, m_canvas->shapes(), m_script.wording);
    m_canvas->setTable(m_choreographer->bounds(), m_script.players);
    auto* encoder = new FilmEncoder(m_script.size);
    encoder->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, encoder, &QObject::deleteLater);
    connect(this, &FilmMaker::painted, encoder, &FilmEncoder::add);
    connect(this, &FilmMaker::ended, encoder, &FilmEncoder::finish);
    connect(encoder, &FilmEncoder::added, this, &FilmMaker::paintNext);
    connect(encoder, &FilmEncoder::finished, this, &FilmMaker::finished);
    m_thread.setObjectName(QStringLiteral("film"));
}

FilmMaker::~FilmMaker()
{
    m_thread.quit();
    m_thread.wait();
    m_canvas->setPicture({});
}

void FilmMaker::start()
{
    m_thread.start(QThread::LowPriority);
    paintNext();
}

void FilmMaker::paintNext()
{
    emit progressed(static_cast<int>(m_next), static_cast<int>(m_times.size()));
    if (m_next == m_times.size()) {
        emit ended(m_timeline.length());
        return;
    }
    const int at = m_times[m_next++];
    emit painted(frame(m_timeline.at(at)), at);
}

QImage FilmMaker::frame(const Moment& moment)
{
    m_canvas->setPicture(m_choreographer->at(moment));
    return stageImage(*m_canvas, m_script.captions.value(moment.step), m_script.size);
}

} // namespace glossator::desktop
