// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of tiles use the page that they have.
#include "app/desktop/tiles/tile_caption.h"
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tile_room.h"
#include "app/desktop/tiles/tiles_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/test_program.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QListView>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

namespace glossator::desktop {

namespace {

/// Of tiles that are told by their letters.
QStringList letterCaptions(int count)
{
    return QStringList(count, QStringLiteral("A"));
}

} // namespace

class TileRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void fitsTheView_data();
    void fitsTheView();
    void growsWithTheWidth();
    void noCaptionIsCut_data();
    void noCaptionIsCut();
    void captionsStandBelowEachOther();
    void rowsOfTheGridAreFilled_data();
    void rowsOfTheGridAreFilled();

private:
    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
};

void TileRoomTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
}

void TileRoomTest::fitsTheView_data()
{
    QTest::addColumn<QSize>("view");
    QTest::addColumn<int>("count");
    for (const QSize view : {QSize(560, 500), QSize(800, 650), QSize(1400, 950), QSize(2050, 1300)})
        for (const int count : {1, 12, 24, 25, 40, 72, 400})
            QTest::addRow("%d in %d x %d", count, view.width(), view.height()) << view << count;
}

/// Where not all are seen, they are no larger than the width makes readable; a size that shows all is as
/// large as it can be.
void TileRoomTest::fitsTheView()
{
    QFETCH(QSize, view);
    QFETCH(int, count);
    const QFontMetrics letters(QGuiApplication::font());
    const QStringList captions = letterCaptions(count);
    const TileRoom room(view, captions, letters, true);
    const QSize cell = room.cell(captions.constFirst());
    QVERIFY(room.picture() >= 104 && room.picture() <= 232);
    QVERIFY(cell.width() >= room.picture() + 2 * TileRoom::gap);
    QVERIFY(cell.height() >= room.picture() + 2 * TileRoom::gap + letters.height());
    const auto rowsFor = [&](const QSize& each) {
        const int columns = view.width() / (each.width() + TileRoom::spacing);
        return (count + columns - 1) / columns;
    };
    const int height = rowsFor(cell) * (cell.height() + TileRoom::spacing);
    const bool isAllSeen = height <= view.height();
    if (!isAllSeen)
        QVERIFY(room.picture() <= 168);
    else if (room.picture() < 232) { // 48 more would not be seen
        const QSize larger(room.picture() + 48 + 2 * TileRoom::gap, cell.height() + 48);
        QVERIFY(rowsFor(larger) * (larger.height() + TileRoom::spacing) > view.height());
    }
}

/// Of more tiles than are ever seen at once.
void TileRoomTest::growsWithTheWidth()
{
    const QFontMetrics letters(QGuiApplication::font());
    int before = 0;
    for (const int width : {800, 1400, 2050}) {
        const int picture = TileRoom({width, 900}, letterCaptions(400), letters, true).picture();
        QVERIFY2(picture > before, qPrintable(QString::number(picture)));
        before = picture;
    }
}

void TileRoomTest::noCaptionIsCut_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("hasSigns");
    for (const int width : {500, 800, 1400, 2050})
        for (const double scale : {1.0, 1.5, 2.0})
            for (const bool hasSigns : {true, false})
                QTest::addRow("%d pixels, %.1f%s", width, scale, hasSigns ? ", signs" : "")
                    << width << scale << hasSigns;
}

/// Names of landmarks and wonders break into lines that have room, and no word of them is lost.
void TileRoomTest::noCaptionIsCut()
{
    QFETCH(int, width);
    QFETCH(double, scale);
    QFETCH(bool, hasSigns);
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * scale);
    const QFontMetrics letters(font);
    TileListModel model;
    model.setCatalogue(&*m_catalogue, &m_tiles);
    QStringList captions;
    for (int row = 0; row < model.rowCount(); ++row)
        captions << model.index(row).data(TileListModel::CaptionRole).toString();
    const TileRoom room({width, 900}, captions, letters, hasSigns);
    int mostLines = 0;
    for (const QString& caption : captions) {
        const QStringList lines = TileCaption(caption, letters, room.captionWidth()).lines();
        QCOMPARE(lines.join(u' '), caption);
        for (const QString& line : lines)
            QVERIFY2(letters.horizontalAdvance(line) <= room.captionWidth(), qPrintable(line));
        QVERIFY(room.cell(caption).height() >= room.picture() + int(lines.size()) * letters.height());
        QVERIFY(room.cell(caption).width() <= width);
        mostLines = std::max(mostLines, int(lines.size()));
    }
    QVERIFY(mostLines > 1 || width > 2000);
}

/// Tiles of a row begin at one height, and the next row lies below the longest caption of it; also when the
/// letters have grown since.
void TileRoomTest::captionsStandBelowEachOther()
{
    TilesView view;
    view.setCatalogue(&*m_catalogue, &m_tiles);
    view.resize(1200, 700);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto* grid = view.findChild<QListView*>(QStringLiteral("tileGrid"));
    const int before = grid->visualRect(grid->model()->index(0, 0)).height();
    QFont font = view.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    view.setFont(font);
    QCoreApplication::processEvents();
    QVERIFY(grid->visualRect(grid->model()->index(0, 0)).height() > before);
    int bottom = 0;
    int top = 0;
    for (int row = 0; row < grid->model()->rowCount(); ++row) {
        const QRect tile = grid->visualRect(grid->model()->index(row, 0));
        QVERIFY(tile.top() == top || tile.top() > bottom || row == 0);
        top = tile.top();
        bottom = std::max(bottom, tile.bottom());
    }
    QVERIFY(top > 0);
}

void TileRoomTest::rowsOfTheGridAreFilled_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("box");
    for (const QSize size : {QSize(1000, 700), QSize(1200, 720), QSize(1850, 1000), QSize(2480, 1330)})
        for (const char* box : {"", "base", "wonders-of-humanity"})
            QTest::addRow("%s in %d x %d", box, size.width(), size.height())
                << size << QString::fromUtf8(box);
}

/// In the view itself: right of a row that goes on in the next one there is no room for another tile, and
/// where all are seen nothing is scrolled.
void TileRoomTest::rowsOfTheGridAreFilled()
{
    QFETCH(QSize, size);
    QFETCH(QString, box);
    TilesView view;
    view.setCatalogue(&*m_catalogue, &m_tiles);
    view.resize(800, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.showExpansion(box);
    view.resize(size);
    QCoreApplication::processEvents();
    const auto* grid = view.findChild<QListView*>(QStringLiteral("tileGrid"));
    const int top = grid->visualRect(grid->model()->index(0, 0)).top();
    int row = 0;
    while (row < grid->model()->rowCount() && grid->visualRect(grid->model()->index(row, 0)).top() == top)
        ++row;
    QVERIFY(row > 1);
    if (row == grid->model()->rowCount())
        return;
    const int right = grid->visualRect(grid->model()->index(row - 1, 0)).right();
    const int rest = grid->viewport()->width() - right;
    QVERIFY2(rest < 60, qPrintable(QString::number(rest)));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TileRoomTest)
#include "tile_room_test.moc"
