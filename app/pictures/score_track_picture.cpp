// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/score_track_picture.h"

#include "app/pictures/letters.h"
#include "app/pictures/track_stands.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace glossator::pictures {

namespace {

/// With a frame around it: two fills, which take a third of the time of a line.
void paintGround(QPainter& painter, const Palette& palette, const QRectF& rect, int space, bool marked)
{
    const double gap = rect.width() * 0.04;
    const double frame = marked ? std::max(2.0, gap * 2) : std::max(0.8, gap * 0.6);
    const auto fill = [&](const QColor& colour, double inset) {
        painter.setBrush(colour);
        const double round = std::max(0.0, gap * 3 - inset);
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), round, round);
    };
    painter.setPen(Qt::NoPen);
    fill(marked ? palette.glowOption : palette.roadShade, gap - frame / 2);
    fill(space % 5 == 0 ? palette.darkSpace : palette.space, gap + frame / 2);
}

/// Moved to the nearest whole device pixel.
QRectF onPixels(const QRectF& place, const QPainter& painter)
{
    const double ratio = painter.device()->devicePixelRatioF();
    return {QPointF((place.topLeft() * ratio).toPoint()) / ratio, place.size()};
}

/// The spaces of a track are alike but for their colours: each kind of them is painted once, and copied.
class SpaceStamps
{
public:
    SpaceStamps(const Palette& palette, double size, double ratio)
        : m_palette(palette), m_size(size), m_ratio(ratio)
    {
    }

    void stamp(QPainter& painter, const QRectF& place, int space, bool marked)
    {
        painter.drawImage(onPixels(place, painter).topLeft(), of(space, marked));
    }

private:
    const QImage& of(int space, bool marked)
    {
        QImage& image = m_images[{space % 5 == 0, marked}];
        if (!image.isNull())
            return image;
        const int pixels = static_cast<int>(std::ceil(m_size * m_ratio)) + 1;
        image = QImage(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        image.setDevicePixelRatio(m_ratio);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintGround(painter, m_palette, QRectF(0, 0, m_size, m_size), space, marked);
        return image;
    }

    const Palette& m_palette;
    double m_size;
    double m_ratio;
    std::map<std::pair<bool, bool>, QImage> m_images; ///< by whether it is a fifth, and marked
};

// Letters, in widths of a space.
constexpr double usualNumber = 0.38;
constexpr double largestNumber = 0.6; ///< two bold digits of it have room

/// Of spaces that nobody stands on.
double lettersOn(const TrackLoop& loop)
{
    return std::min(usualNumber * loop.text(), largestNumber);
}

/// Strong: of each fifth space, and at the feet of figures, where letters are small.
QColor inkOf(const Palette& palette, bool isStrong)
{
    QColor ink = palette.labelText;
    ink.setAlphaF(isStrong ? 0.95F : 0.85F);
    return ink;
}

/// In the middle of a place, where there is room to read it.
void paintNumber(QPainter& painter, const QColor& ink, const QFont& font, const QRectF& place, int space,
                 double letters)
{
    const bool fifth = space % 5 == 0;
    if (place.width() < 13 && !fifth)
        return;
    QFont numbers = font;
    numbers.setPixelSize(std::max(7, static_cast<int>(place.width() * letters)));
    numbers.setWeight(fifth ? QFont::DemiBold : QFont::Normal);
    painter.setFont(numbers);
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, QString::number(space));
}

/// What a figure has at its feet for full rounds: no wider than its place in the row, and below its mark.
/// Above large numbers figures are smaller, and it is not.
QRectF shieldOf(const TrackStand& stand, const TrackLoop& loop)
{
    constexpr double overSmallFigures = 1.25;
    constexpr double lowest = 0.581; // in heights of the figure
    const double asFigure = stand.height * 0.95 * std::min(loop.text(), overSmallFigures);
    const double width = std::min(asFigure, stand.width * 0.96);
    QRectF plate(0, 0, width, width * 0.38);
    plate.moveCenter(stand.at + QPointF(0, stand.height * 0.4));
    plate.moveBottom(std::min(plate.bottom(), stand.at.y() + stand.height * lowest));
    return plate;
}

/// Of one figure or more, at the foot of the first row of them.
QRectF sharedShieldOf(int space, const TrackLoop& loop)
{
    const QRectF alone = standPart(space, loop);
    return shieldOf({alone.center(), alone.height(), loop.cell()}, loop);
}

/// Of the only figure that has one on its space: as wide as it is, but on the space.
QRectF loneShieldOf(const TrackStand& stand, const QRectF& space, const TrackLoop& loop)
{
    QRectF plate = shieldOf({stand.at, stand.height, loop.cell()}, loop);
    plate.moveLeft(std::clamp(plate.left(), space.left(), space.right() - plate.width()));
    return plate;
}

/// Beside a space, with a tip that points at it.
void paintTray(QPainter& painter, const Palette& palette, const WaitingTray& waiting)
{
    QPainterPath tray;
    const double corner = std::min(waiting.tray.width(), waiting.tray.height()) * 0.15;
    tray.addRoundedRect(waiting.tray, corner, corner);
    QPainterPath pointer;
    pointer.addPolygon(waiting.pointer);
    pointer.closeSubpath();
    painter.setPen(QPen(palette.wallShade, 1.2));
    painter.setBrush(palette.label);
    painter.drawPath(tray.united(pointer));
}

/// One in which no number can be read stays plain.
void paintShield(QPainter& painter, const Palette& palette, const QFont& font, const QRectF& plate,
                 int points)
{
    constexpr double lowest = 4.5; // pixels
    painter.setPen(QPen(palette.line, std::max(0.8, plate.height() * 0.06)));
    painter.setBrush(palette.metal);
    painter.drawRoundedRect(plate, plate.height() / 3, plate.height() / 3);
    if (plate.height() < lowest)
        return;
    QFont numbers = font;
    numbers.setPixelSize(std::max(6, static_cast<int>(plate.height() * 0.86)));
    numbers.setWeight(QFont::DemiBold);
    painter.setFont(numbers);
    painter.setPen(QColor(0x2a, 0x1d, 0x08));
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("+%1").arg(points));
}

bool isMarked(const ScoreTrackScene& scene, int space)
{
    return std::ranges::find(scene.marked, space) != scene.marked.end();
}

int roundsOf(const TrackFigure& figure)
{
    return static_cast<int>(figure.score) / ScoreTrackPicture::spaces;
}

/// The plates for full rounds, and what they tell.
struct Shield
{
    QRectF plate;
    int points = 0;
};

/// On a space one belongs to all if they are in the same round; one that nobody else there has is as large as
/// that of a figure by itself.
std::vector<Shield> shieldsOf(const ScoreTrackScene& scene, const TrackLoop& loop,
                              const std::vector<TrackStand>& stands)
{
    std::map<int, std::multiset<int>> rounds; // by space
    for (const TrackFigure& figure : scene.figures)
        if (!figure.parkedBeside)
            rounds[spaceOf(figure)].insert(roundsOf(figure));
    std::set<int> shared;
    std::vector<Shield> shields;
    for (std::size_t i = 0; i < stands.size(); ++i) {
        const TrackFigure& figure = scene.figures[i];
        const int space = spaceOf(figure);
        const int points = roundsOf(figure) * trackSpaces;
        if (points == 0 || figure.parkedBeside)
            continue;
        const std::multiset<int>& here = rounds[space];
        const auto first = static_cast<std::ptrdiff_t>(here.count(0));
        if (space >= 0 && *here.begin() == *here.rbegin()) {
            if (shared.insert(space).second)
                shields.push_back({sharedShieldOf(space, loop), points});
        } else if (std::ssize(here) - first == 1)
            shields.push_back({loneShieldOf(stands[i], loop.rectOf(space), loop), points});
        else
            shields.push_back({shieldOf(stands[i], loop), points});
    }
    return shields;
}

} // namespace

ScoreTrackPicture::ScoreTrackPicture(const Palette& palette, const QFont& font)
    : m_palette(palette), m_font(font)
{
}

void ScoreTrackPicture::paint(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const
{
    BoardImages images;
    paintSpaces(painter, scene, rect);
    paintFigures(painter, scene, rect, images);
}

void ScoreTrackPicture::paintSpaces(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const
{
    const TrackLoop loop(rect, {}, textScaleOf(m_font));
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : rect;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    SpaceStamps stamps(m_palette, loop.cell(), painter.device()->devicePixelRatioF());
    for (int space = 0; space < spaces; ++space)
        if (const QRectF place = loop.rectOf(space); place.intersects(seen)) {
            stamps.stamp(painter, place, space, isMarked(scene, space));
            paintNumber(painter, inkOf(m_palette, space % 5 == 0), m_font, place, space, lettersOn(loop));
        }
    painter.restore();
}

void ScoreTrackPicture::paintFigures(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect,
                                     BoardImages& images) const
{
    const TrackLoop loop(rect, {}, textScaleOf(m_font));
    const std::vector<TrackStand> stands = standsOf(scene, loop);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::set<int> stoodOn;
    for (const TrackFigure& figure : scene.figures)
        if (const int space = spaceOf(figure);
            space >= 0 && !figure.parkedBeside && hasNumberPart(loop.rectOf(space)))
            stoodOn.insert(space);
    for (const int space : stoodOn) { // over the same on the layer below
        paintGround(painter, m_palette, onPixels(loop.rectOf(space), painter), space, isMarked(scene, space));
        paintNumber(painter, inkOf(m_palette, true), m_font, numberPart(space, loop), space,
                    lettersAtFoot(loop));
    }
    for (const WaitingTray& tray : traysOf(scene, loop))
        paintTray(painter, m_palette, tray);
    for (std::size_t i = 0; i < stands.size(); ++i) {
        const TrackFigure& figure = scene.figures[i];
        images.stamp(painter, {figure.figure, figure.player, Pose::Standing, 0, m_palette.printing},
                     stands[i].at, stands[i].height);
    }
    for (const Shield& shield : shieldsOf(scene, loop, stands))
        paintShield(painter, m_palette, m_font, shield.plate, shield.points);
    painter.restore();
}

std::vector<QRectF> ScoreTrackPicture::figureRects(const ScoreTrackScene& scene, const QRectF& rect)
{
    const TrackLoop loop(rect);
    const double reach = loop.cell() + 8;
    std::vector<QRectF> rects;
    for (const TrackStand& stand : standsOf(scene, loop))
        rects.emplace_back(stand.at.x() - reach, stand.at.y() - reach, 2 * reach, 2 * reach);
    return rects;
}

std::vector<QRectF> ScoreTrackPicture::shieldRects(const ScoreTrackScene& scene, const QRectF& rect,
                                                   double text)
{
    std::vector<QRectF> rects;
    const TrackLoop loop(rect, {}, text);
    for (const Shield& shield : shieldsOf(scene, loop, standsOf(scene, loop)))
        rects.push_back(shield.plate);
    return rects;
}

QRectF ScoreTrackPicture::spaceRect(int space, const QRectF& rect)
{
    return TrackLoop(rect).rectOf(space);
}

QRectF ScoreTrackPicture::standRect(int space, const QRectF& rect, double text)
{
    return standPart(space, TrackLoop(rect, {}, text));
}

QRectF ScoreTrackPicture::waitingRect(int space, const QRectF& rect, double text)
{
    return waitingPart(space, TrackLoop(rect, {}, text));
}

QRectF ScoreTrackPicture::leavingRoom(const std::vector<int>& waitedAt, const QRectF& rect)
{
    return waitedAt.empty() ? rect : TrackLoop(rect, waitedAt).bounds();
}

QRectF ScoreTrackPicture::numberRect(int space, const QRectF& rect, double text)
{
    return numberPart(space, TrackLoop(rect, {}, text));
}

QRectF ScoreTrackPicture::inside(const QRectF& rect)
{
    return TrackLoop(rect).inside();
}

} // namespace glossator::pictures
