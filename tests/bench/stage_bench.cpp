// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of the stage costs in software, with 200 tiles and 40 figures on the board: painted from
// nothing but the printed tiles, uncovered by another window, animated, moved under the view, and zoomed.
#include "app/desktop/stage/stage_canvas.h"
#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

namespace {

using namespace glossator;

constexpr int tileCount = 200;
constexpr int columns = 20;
constexpr int frames = 400;
constexpr double allowed = 16; ///< milliseconds of a frame: 60 a second
constexpr int patience = 8;    ///< milliseconds, as in the window

desktop::StagePicture manyTiles(const std::vector<engine::TileKind>& kinds)
{
    desktop::StagePicture picture;
    std::vector<const engine::TileKind*> single;
    for (const engine::TileKind& kind : kinds)
        if (kind.squares.size() == 1)
            single.push_back(&kind);
    for (int i = 0; i < tileCount; ++i) {
        pictures::PlacedTile tile;
        tile.kind = single[static_cast<std::size_t>(i) % single.size()];
        tile.square = {static_cast<std::int16_t>(i % columns), static_cast<std::int16_t>(i / columns)};
        tile.turn = static_cast<engine::Turn>(i % 4);
        picture.still.board.tiles.push_back(tile);
        const int row = i / columns;
        if (i % 5 == 0)
            picture.still.board.pieces.push_back({pictures::Figure::Meeple, i % pictures::playerCount,
                                                  pictures::Pose::Standing,
                                                  QPointF(i % columns + 0.5, row + 0.5)});
    }
    for (int seat = 0; seat < pictures::playerCount; ++seat) {
        const std::vector<pictures::Figure> supply(5, pictures::Figure::Meeple);
        picture.still.cards.push_back({seat, seat, 10 * seat, supply, {}, {}, 0, {}, seat == 0, false});
        picture.still.track.figures.push_back({seat, 7.0 * seat, false, pictures::Figure::Meeple});
    }
    return picture;
}

/// A tile slides into place and turns, a figure walks, a road over ten tiles begins to glow, points float to
/// the track, where a figure walks too.
desktop::StagePicture animated(desktop::StagePicture picture, double progress)
{
    using desktop::Spot;
    const pictures::PlacedTile last = picture.still.board.tiles.back();
    picture.still.board.tiles.pop_back();
    const Spot place{Spot::Where::Board, QPointF(last.square.x + 0.5, last.square.y + 0.5), 0, 0};
    const Spot start{Spot::Where::Track, {}, 0, 0};
    picture.tiles.push_back({last.kind, last.turn, 0, {Spot::Where::Hand, {}, 0, 0}, place, progress});
    picture.figures.push_back({pictures::Figure::Meeple,
                               1,
                               pictures::Pose::Standing,
                               pictures::Pose::Standing,
                               {Spot::Where::Supply, {}, 1, 2},
                               place,
                               progress});
    picture.labels.push_back({QStringLiteral("+12"), 0, place, start, progress, 1.0});
    for (std::size_t tile = 40; tile < 50; ++tile)
        picture.still.board.highlights.push_back({tile, 0, pictures::HighlightStyle::Scored, progress});
    picture.still.track.figures.front().score = 12 * progress;
    return picture;
}

/// Milliseconds of processor time of each frame, whatever else the machine does. The first few, in which
/// tiles are printed, do not count.
std::vector<double> measure(const std::function<void(int)>& change)
{
    std::vector<double> times;
    for (int i = -4; i < frames; ++i) {
        const std::clock_t begin = std::clock();
        change(i + 4);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        if (i >= 0)
            times.push_back(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return times;
}

/// Prints the times, and comes back with the one that 99 of 100 frames keep.
double print(QSize size, const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf(
        "%4d x %4d, %-9s median %6.2f ms, 95th percentile %6.2f ms, 99th percentile %6.2f ms, longest "
        "%6.2f ms\n",
        size.width(), size.height(), what, at(0.5), at(0.95), at(0.99), times.back());
    return at(0.99);
}

/// The longest of the times that 99 of 100 frames of a kind keep.
double measureAt(QSize size, const desktop::StagePicture& picture)
{
    double longest = 0;
    const auto told = [&](const char* what, const std::function<void(int)>& change) {
        longest = std::max(longest, print(size, what, measure(change)));
    };
    desktop::StageCanvas canvas;
    canvas.setPatience(patience);
    canvas.resize(size);
    const QStringList players{"Red", "Blue", "Green", "Yellow", "Black", "Pink"};
    canvas.setTable(QRectF(0, 0, columns, static_cast<double>(tileCount) / columns), players);
    canvas.setPicture(picture);
    canvas.show();
    QCoreApplication::processEvents();
    told("painted:", [&](int) {
        canvas.clear();
        canvas.setPicture(picture);
    });
    told("uncovered:", [&](int) { canvas.update(); });
    told("animated:", [&](int i) { canvas.setPicture(animated(picture, i % 60 / 60.0)); });
    canvas.setPicture(picture);
    canvas.zoomBy(1.5);
    while (canvas.isRefining())
        QCoreApplication::processEvents();
    told("moved:", [&](int i) { canvas.panBy(i / 20 % 2 == 0 ? QPointF(-9, 4) : QPointF(9, -4)); });
    told("zoomed:", [&](int i) { canvas.zoomBy(i / 20 % 2 == 0 ? 1.03 : 1 / 1.03); });
    return longest;
}

/// The windows that are asked for as "1280x800"; the usual ones without such a wish.
std::vector<QSize> sizesIn(const QStringList& arguments)
{
    std::vector<QSize> sizes;
    for (const QString& wish : arguments.mid(1))
        sizes.emplace_back(wish.section(u'x', 0, 0).toInt(), wish.section(u'x', 1).toInt());
    if (sizes.empty())
        sizes = {QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)};
    return sizes;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const auto catalogue = catalogue::Catalogue::open(QStringLiteral(GLOSSATOR_CATALOGUE));
    if (!catalogue)
        return 1;
    const auto tiles = tiles::TileCatalogue::load(catalogue->database());
    if (!tiles)
        return 1;
    const std::vector<std::string> boxes{"base"};
    const std::vector<engine::TileKind> kinds = tiles->kinds(boxes);
    std::printf("A frame with %d tiles takes\n", tileCount);
    double longest = 0;
    for (const QSize size : sizesIn(QCoreApplication::arguments()))
        longest = std::max(longest, measureAt(size, manyTiles(kinds)));
    std::printf("99 of 100 frames of every kind take at most %.2f ms; %.0f are allowed\n", longest, allowed);
    return 0;
}
