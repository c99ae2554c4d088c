// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/feature_list_model.h"
#include "app/desktop/tiles/tile_clauses.h"
#include "app/desktop/tiles/tile_detail.h"
#include "app/desktop/tiles/tile_filter_model.h"
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tile_picture.h"
#include "app/desktop/tiles/tile_thumbnails.h"
#include "app/desktop/tiles/tiles_view.h"
#include "model/tiles/tile_schema.h"
#include "model/wording/tile_wording.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPaintEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace glossator::desktop {

namespace {

/// Counts the pixels that a widget paints.
class PaintMeter : public QObject
{
public:
    explicit PaintMeter(QWidget* widget) : QObject(widget) { widget->installEventFilter(this); }
    [[nodiscard]] qint64 pixels() const { return m_pixels; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            for (const QRect& rect : static_cast<QPaintEvent*>(event)->region())
                m_pixels += qint64{rect.width()} * rect.height();
        return QObject::eventFilter(watched, event);
    }

private:
    qint64 m_pixels = 0;
};

} // namespace

/// The grid of tiles on the compiled catalogue.
class TilesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void modelsKeepTheirPromises();
    void gridShowsEveryTile();
    void filterKeepsExactlyWhatMatches_data();
    void filterKeepsExactlyWhatMatches();
    void expansionShowsItsTilesAlone();
    void openTileWidensTheFilters();
    void unknownTileIsRefused();
    void keyboardGoesFromTileToTile();
    void arrowKeysPointAtEachFeature();
    void mouseAndListPointAtTheSameFeature();
    void turningLeavesTheFeaturesInPlace();
    void schematicTileSaysSo();
    void symbolsOfArrowsAreNamed();
    void noteIsInTheLanguageOfReading();
    void everyNoteIsTranslated();
    void tileLeadsToItsClauses();
    void everythingHasAName();
    void thumbnailsArePrintedBesideTheWindow();
    void aLargeGridIsFilledWithoutPaintingItOverAndOver();

private:
    template <class Widget>
    Widget* part(const char* name) const
    {
        return m_view->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] int shown() const { return part<QListView>("tileGrid")->model()->rowCount(); }

    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    std::unique_ptr<TilesView> m_view;
};

void TilesViewTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
}

void TilesViewTest::init()
{
    m_view = std::make_unique<TilesView>();
    m_view->setCatalogue(&*m_catalogue, &m_tiles);
    m_view->resize(1000, 700);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TilesViewTest::modelsKeepTheirPromises()
{
    TileListModel model;
    TileFilterModel filter;
    filter.setSourceModel(&model);
    FeatureListModel features;
    const QAbstractItemModelTester testModel(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester testFilter(&filter,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester testFeatures(&features,
                                                QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCatalogue(&*m_catalogue, &m_tiles);
    QVERIFY(model.rowCount() > 0);
    filter.setText(QStringLiteral("inn"));
    filter.setExpansion(QStringLiteral("base"));
    filter.setText({});
    model.setLanguage(catalogue::Language::Ro);
    features.setTile(m_tiles.tile("base:D"));
    QCOMPARE(features.rowCount(), 4);
    features.setTile(nullptr);
    model.setCatalogue(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TilesViewTest::gridShowsEveryTile()
{
    std::size_t all = 0;
    for (const tiles::TileFile& file : m_tiles.files())
        all += file.tiles.size();
    QCOMPARE(static_cast<std::size_t>(shown()), all);
}

void TilesViewTest::filterKeepsExactlyWhatMatches_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("mark");
    QTest::newRow("inns") << QStringLiteral("inn") << QStringLiteral("inn");
    QTest::newRow("the beginning of a word") << QStringLiteral("cathed") << QStringLiteral("cathedral");
    QTest::newRow("without regard to case") << QStringLiteral("PRINCESS") << QStringLiteral("princess");
}

void TilesViewTest::filterKeepsExactlyWhatMatches()
{
    QFETCH(QString, words);
    QFETCH(QString, mark);
    part<QLineEdit>("tileFilter")->setText(words);
    const auto* grid = part<QListView>("tileGrid");
    std::size_t marked = 0;
    for (const tiles::TileFile& file : m_tiles.files())
        for (const tiles::TileSource& tile : file.tiles)
            marked +=
                std::any_of(tile.kind.features.begin(), tile.kind.features.end(), [&](const auto& feature) {
                    return std::find(feature.marks.begin(), feature.marks.end(), mark.toStdString()) !=
                           feature.marks.end();
                });
    QVERIFY(marked > 0);
    QVERIFY(static_cast<std::size_t>(shown()) >= marked);
    for (int row = 0; row < shown(); ++row) {
        const QString text = grid->model()->index(row, 0).data(TileListModel::SearchRole).toString();
        QVERIFY2(text.contains(words, Qt::CaseInsensitive), qPrintable(text));
    }
}

void TilesViewTest::expansionShowsItsTilesAlone()
{
    m_view->showExpansion(QStringLiteral("wonders-of-humanity"));
    const auto* grid = part<QListView>("tileGrid");
    QCOMPARE(static_cast<std::size_t>(shown()), m_tiles.file("wonders-of-humanity")->tiles.size());
    for (int row = 0; row < shown(); ++row)
        QCOMPARE(grid->model()->index(row, 0).data(TileListModel::ExpansionRole).toString(),
                 QStringLiteral("wonders-of-humanity"));
    QCOMPARE(part<QComboBox>("tileExpansions")->currentText(),
             m_catalogue->expansionName(QStringLiteral("wonders-of-humanity"), catalogue::Language::En));
}

void TilesViewTest::openTileWidensTheFilters()
{
    m_view->showExpansion(QStringLiteral("abbot"));
    part<QLineEdit>("tileFilter")->setText(QStringLiteral("garden"));
    QSignalSpy changed(m_view.get(), &TilesView::tileChanged);
    QVERIFY(m_view->openTile(QStringLiteral("base:D")));
    QCOMPARE(m_view->currentTile(), QStringLiteral("base:D"));
    QCOMPARE(changed.back().front().toString(), QStringLiteral("base:D"));
    QCOMPARE(part<TileDetail>("tileDetail")->tile(), m_tiles.tile("base:D"));
}

void TilesViewTest::unknownTileIsRefused()
{
    QVERIFY(m_view->openTile(QStringLiteral("base:D")));
    QVERIFY(!m_view->openTile(QStringLiteral("base:none")));
    QCOMPARE(m_view->currentTile(), QStringLiteral("base:D"));
}

void TilesViewTest::keyboardGoesFromTileToTile()
{
    m_view->showExpansion(QStringLiteral("base"));
    QVERIFY(m_view->openTile(QStringLiteral("base:A")));
    auto* grid = part<QListView>("tileGrid");
    QTest::keyClick(grid, Qt::Key_Right);
    QCOMPARE(m_view->currentTile(), QStringLiteral("base:B"));
    QTest::keyClick(grid, Qt::Key_Left);
    QCOMPARE(m_view->currentTile(), QStringLiteral("base:A"));
}

void TilesViewTest::arrowKeysPointAtEachFeature()
{
    QVERIFY(m_view->openTile(QStringLiteral("base:D")));
    auto* picture = part<TilePicture>("tilePicture");
    const auto* list = part<QListView>("tileFeatures");
    const auto& kind = m_tiles.tile("base:D")->kind;
    for (int i = 0; i < static_cast<int>(kind.features.size()); ++i) {
        QTest::keyClick(picture, Qt::Key_Right);
        QCOMPARE(picture->feature(), i);
        QCOMPARE(list->currentIndex().row(), i);
        QVERIFY(picture->accessibleDescription().startsWith(
            wording::TileWording::feature(kind, static_cast<std::size_t>(i))));
    }
    QTest::keyClick(picture, Qt::Key_Right);
    QCOMPARE(picture->feature(), 0);
    QTest::keyClick(picture, Qt::Key_Left);
    QCOMPARE(picture->feature(), static_cast<int>(kind.features.size()) - 1);
}

void TilesViewTest::mouseAndListPointAtTheSameFeature()
{
    QVERIFY(m_view->openTile(QStringLiteral("base:C"))); // a city fills the tile
    auto* picture = part<TilePicture>("tilePicture");
    QTest::mouseMove(picture, picture->rect().center());
    QCOMPARE(picture->feature(), 0);
    QCOMPARE(part<QListView>("tileFeatures")->currentIndex().row(), 0);
    QTest::mouseMove(picture, QPoint(1, 1));
    QCOMPARE(picture->feature(), -1);
}

void TilesViewTest::turningLeavesTheFeaturesInPlace()
{
    QVERIFY(m_view->openTile(QStringLiteral("wonder:alhambra")));
    auto* picture = part<TilePicture>("tilePicture");
    for (const int turns : {1, 2, 3, 0}) {
        QTest::keyClick(picture, Qt::Key_R);
        QCOMPARE(static_cast<int>(picture->turned()), turns);
    }
    QTest::keyClick(picture, Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(static_cast<int>(picture->turned()), 3);
}

void TilesViewTest::schematicTileSaysSo()
{
    QVERIFY(m_view->openTile(QStringLiteral("wonder:stonehenge")));
    const auto labels = part<TileDetail>("tileDetail")->findChildren<QLabel*>();
    const auto says = [&](const QString& text) {
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text() == text; });
    };
    QVERIFY(says(wording::TileWording::standing(tiles::Standing::Schematic)));
    QVERIFY(says(wording::TileWording::squares(5)));
}

void TilesViewTest::symbolsOfArrowsAreNamed()
{
    QSet<QString> words;
    for (const std::string symbol : {"add-meeple", "place-meeple", "extra-turn"})
        words.insert(wording::TileWording::mark("arrow:" + symbol + ":E"));
    QCOMPARE(words.size(), 3);
    QVERIFY(words.contains(QStringLiteral("arrow “Extra turn”")));
    QCOMPARE(wording::TileWording::mark("watchtower:road:1"), QStringLiteral("watchtower"));
    QVERIFY(m_view->openTile(QStringLiteral("ann20:A")));
    const auto labels = part<TileDetail>("tileDetail")->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text() == QStringLiteral("arrow “Add meeple”"); }));
}

void TilesViewTest::noteIsInTheLanguageOfReading()
{
    QVERIFY(m_view->openTile(QStringLiteral("hills-and-sheep:01")));
    const auto* note = part<QLabel>("tileNote");
    QCOMPARE(note->text(), QString::fromStdString(m_tiles.tile("hills-and-sheep:01")->note));
    m_view->setLanguage(catalogue::Language::Ro);
    QVERIFY2(note->text().startsWith(QStringLiteral("Orașul cu via")), qPrintable(note->text()));
    m_view->setLanguage(catalogue::Language::Ca);
    QVERIFY2(note->text().startsWith(QStringLiteral("La ciutat amb la seva vinya")),
             qPrintable(note->text()));
}

void TilesViewTest::everyNoteIsTranslated()
{
    int seen = 0;
    for (const tiles::TileFile& file : m_tiles.files())
        for (const tiles::TileSource& tile : file.tiles) {
            const auto note = m_catalogue->segment(tiles::noteSegment(tile.kind.id));
            QCOMPARE(note.has_value(), !tile.note.empty());
            if (!note)
                continue;
            ++seen;
            QCOMPARE(note->source(), QString::fromStdString(tile.note));
            for (const auto language : catalogue::allLanguages)
                QVERIFY2(note->text(language) && !note->isOutdated(language), tile.kind.id.c_str());
        }
    QVERIFY(seen > 0);
}

void TilesViewTest::tileLeadsToItsClauses()
{
    const auto clauses =
        clausesFor(*m_tiles.tile("wonder:stonehenge"), *m_catalogue, catalogue::Language::En);
    QVERIFY(!clauses.empty());
    QVERIFY2(clauses.front().id.startsWith(QLatin1String("woh-stonehenge")), qPrintable(clauses.front().id));
    for (const TileClause& clause : clauses)
        QVERIFY2(m_catalogue->clause(clause.id), qPrintable(clause.id));
    const auto shown =
        clausesFor(*m_tiles.tile("inns-and-cathedrals:14"), *m_catalogue, catalogue::Language::En);
    QCOMPARE(shown.front(), (TileClause{QStringLiteral("exp1-inn-beside-road"), QStringLiteral("Inns")}));
    QVERIFY(m_view->openTile(QStringLiteral("wonder:stonehenge")));
    QSignalSpy requested(m_view.get(), &TilesView::clauseRequested);
    emit part<QLabel>("tileClauses")->linkActivated(clauses.front().id);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.front().front().toString(), clauses.front().id);
}

void TilesViewTest::everythingHasAName()
{
    for (const char* name : {"tileGrid", "tileExpansions", "tileFilter", "tileFeatures", "tilePicture"})
        QVERIFY2(!part<QWidget>(name)->accessibleName().isEmpty(), name);
}

/// Who asks for many waits for none, and what was asked for first is there first.
void TilesViewTest::thumbnailsArePrintedBesideTheWindow()
{
    TileThumbnails thumbnails;
    QSignalSpy ready(&thumbnails, &TileThumbnails::ready);
    const auto& tiles = m_tiles.files().front().tiles;
    QVERIFY(tiles.size() > 20);
    const auto ask = [&](const tiles::TileSource& tile) {
        return thumbnails.thumbnail(tile.kind, 64, 2, pictures::Printing::Ink);
    };
    for (const tiles::TileSource& tile : tiles)
        QVERIFY(ask(tile).isNull());
    QVERIFY(ready.wait(60000));
    const auto atOnce = std::min(
        tiles.size(), std::size_t{2} * static_cast<std::size_t>(std::max(1, QThread::idealThreadCount())));
    QTRY_COMPARE_WITH_TIMEOUT(ready.size(), static_cast<qsizetype>(atOnce), 60000);
    for (std::size_t i = 0; i < atOnce; ++i)
        QCOMPARE(ask(tiles[i]).size(), QSize(128, 128));
    QCOMPARE(ask(tiles.front()).toImage(),
             TileThumbnails().thumbnailNow(tiles.front().kind, 64, 2, pictures::Printing::Ink).toImage());
    if (atOnce < tiles.size())
        QVERIFY(ask(tiles.back()).isNull());
}

/// Pictures come a few at a time; each time only their own tiles are painted.
void TilesViewTest::aLargeGridIsFilledWithoutPaintingItOverAndOver()
{
    auto* viewport = part<QListView>("tileGrid")->viewport();
    const PaintMeter meter(viewport);
    m_view->resize(2560, 1440);
    qint64 before = -1;
    QTRY_VERIFY_WITH_TIMEOUT((QTest::qWait(150), std::exchange(before, meter.pixels()) == meter.pixels()),
                             60000);
    const qint64 whole = qint64{viewport->width()} * viewport->height();
    QVERIFY(meter.pixels() >= whole);
    QVERIFY2(meter.pixels() < 4 * whole, qPrintable(QString::number(double(meter.pixels()) / double(whole))));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TilesViewTest)
#include "tiles_view_test.moc"
