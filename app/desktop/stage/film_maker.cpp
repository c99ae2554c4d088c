// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/film_maker.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/caption_line.h"
#include "app/desktop/stage/film_encoder.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/palette.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr int frameLength = 50; ///< milliseconds, while something moves
constexpr int fewestLines = 2;  ///< of a caption: less does not look like a page
constexpr int captionMargin = 12;
constexpr int captionFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

QFont captionFont(const QFont& control)
{
    return readingFont(control, 1.3);
}

int footerHeight(const StageCanvas& canvas, const QString& footer)
{
    return footer.isEmpty() ? 0 : QFontMetrics(canvas.font()).height() + captionMargin;
}

} // namespace

std::vector<int> frameTimes(const Timeline& timeline, const notebook::Pace& pace)
{
    std::vector<int> times;
    const int stride = std::max(1, static_cast<int>(std::lround(frameLength * pace.speed)));
    for (int at = 0; at < timeline.length(); at += stride) {
        const Moment moment = timeline.at(at);
        const bool isMoving = moment.kind == BeatKind::Event && pace.hasMotion;
        const bool isSame = !times.empty() && !isMoving && timeline.at(times.back()).step == moment.step &&
                            timeline.at(times.back()).kind == moment.kind &&
                            timeline.at(times.back()).index == moment.index;
        if (!isSame)
            times.push_back(at);
    }
    return times;
}

int captionHeight(const QFont& control, const QStringList& captions, int width)
{
    const QFont font = captionFont(control);
    const int longest = heightOfLongest(captions, font, width - 2 * captionMargin);
    return std::max(fewestLines * QFontMetrics(font).lineSpacing(), longest) + 20;
}

QPalette paperPalette()
{
    const pictures::Palette inks = pictures::paletteOf(pictures::Printing::Parchment);
    QPalette palette(inks.paperShade, inks.paper);
    palette.setColor(QPalette::Base, inks.label);
    palette.setColor(QPalette::Mid, inks.wallShade);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, inks.labelText);
    palette.setResolveMask(~QPalette::ResolveMask(0)); // nothing is left to the window
    return palette;
}

QSize pictureSize(const StageCanvas& canvas, int width, int below, const QString& footer)
{
    constexpr double lowest = 0.42; // times the width: the players' boxes have room
    constexpr double highest = 0.9;
    constexpr int stride = 4;
    const int words = below + footerHeight(canvas, footer);
    QSize best;
    double most = 0;
    for (int height = qRound(width * lowest); height <= width * highest; height += stride) {
        const QSizeF board = canvas.boardSizeIn({width, height});
        const double share = board.width() * board.height() / (height + words);
        if (share <= most)
            continue;
        most = share;
        best = {width, height + words};
    }
    return best;
}

QImage stageImage(StageCanvas& canvas, const QString& caption, QSize size, int below, const QString& footer)
{
    const int foot = footerHeight(canvas, footer);
    canvas.resize(size - QSize(0, below + foot));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(canvas.palette().color(QPalette::Window));
    QPainter painter(&image);
    canvas.render(&painter, {}, {}, QWidget::RenderFlags());
    painter.setFont(captionFont(canvas.font()));
    painter.setPen(canvas.palette().color(QPalette::WindowText));
    const int width = size.width() - 2 * captionMargin;
    painter.drawText(QRect(captionMargin, size.height() - below - foot, width, below), captionFlags, caption);
    painter.setFont(canvas.font());
    painter.setPen(quietTextOf(canvas.palette()));
    painter.drawText(QRect(captionMargin, size.height() - foot, width, foot - captionMargin / 2),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(footer, Qt::ElideMiddle, width));
    return image;
}

FilmMaker::FilmMaker(FilmScript script, QObject* parent)
    : QObject(parent), m_script(std::move(script)), m_canvas(std::make_unique<StageCanvas>(nullptr)),
      m_timeline(m_script.result, m_script.captions.atRest()), m_times(frameTimes(m_timeline, m_script.pace))
{
    m_canvas->setPalette(paperPalette());
    m_canvas->setFont(m_script.font);
    m_choreographer = std::make_unique<Choreographer>(m_script.result, m_canvas->shapes(), m_script.wording,
                                                      &m_script.clauses);
    m_canvas->setTable(m_choreographer->bounds(), m_script.players, m_choreographer->needs());
    m_below = captionHeight(m_script.font, m_script.captions.all(), m_script.width);
    m_size = pictureSize(*m_canvas, m_script.width, m_below, m_script.footer);
    auto* encoder = new FilmEncoder(m_size);
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
    m_canvas->clear();
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
        emit ended(inFilm(m_timeline.length()));
        return;
    }
    const int at = m_times[m_next++];
    Moment moment = m_timeline.at(at);
    if (!m_script.pace.hasMotion)
        moment.progress = 1.0;
    emit painted(frame(moment), inFilm(at));
}

int FilmMaker::inFilm(int milliseconds) const
{
    return static_cast<int>(std::lround(milliseconds / m_script.pace.speed));
}

QImage FilmMaker::frame(const Moment& moment)
{
    m_canvas->setAside(m_script.lastOfCase >= 0 && moment.step > m_script.lastOfCase);
    m_canvas->setPicture(m_choreographer->at(moment));
    return stageImage(*m_canvas, m_script.captions.at(moment), m_size, m_below, m_script.footer);
}

} // namespace glossator::desktop
