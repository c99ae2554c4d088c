// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to repaint the stage with 200 tiles in software, from nothing kept but the printed tiles.
#include "app/desktop/stage/stage_canvas.h"
#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace glossator;

constexpr int tileCount = 200;
constexpr int columns = 20;
constexpr int repaints = 400;

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
        if (i % 5 == 0)
            picture.still.board.pieces.push_back({pictures::Figure::Meeple, i % pictures::playerCount,
                                                  pictures::Pose::Standing,
                                                  QPointF(i % columns + 0.5, i / columns + 0.5)});
    }
    return picture;
}

/// Milliseconds of processor time of each repaint, whatever else the machine does; every one has to paint the
/// whole board anew.
std::vector<double> measure(desktop::StageCanvas& canvas, QImage& image)
{
    std::vector<double> times;
    for (int i = 0; i < repaints; ++i) {
        canvas.setAside(i % 2 == 0);
        canvas.fitBoard(); // forgets the board that was painted
        const std::clock_t begin = std::clock();
        canvas.render(&image);
        times.push_back(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return times;
}

void print(const char* size, std::vector<double> times)
{
    times.erase(times.begin(), times.begin() + 4); // the tiles are printed once
    std::ranges::sort(times);
    const auto at = [&](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("repaint of %d tiles at %s: median %.2f ms, 99th percentile %.2f ms, longest %.2f ms\n",
                tileCount, size, at(0.5), at(0.99), times.back());
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
    for (const QSize size : {QSize(900, 640), QSize(2100, 1200)}) {
        desktop::StageCanvas canvas;
        canvas.resize(size);
        canvas.setTable(QRectF(0, 0, columns, tileCount / columns), {QStringLiteral("Red")});
        canvas.setPicture(manyTiles(kinds));
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        print(qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height())),
              measure(canvas, image));
        canvas.setPicture({});
    }
    return 0;
}
