// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of one tile can be read to its end, in all languages and sizes of text.
#include "app/desktop/look/inks.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/tip_lines.h"
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/tiles/feature_list_model.h"
#include "app/desktop/tiles/tile_clauses.h"
#include "app/desktop/tiles/tile_detail.h"
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tile_picture.h"
#include "model/wording/tile_wording.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

namespace glossator::desktop {

namespace {

using catalogue::Language;

constexpr int anyHeight = 1 << 20;

int heightOf(const QString& text, const QFontMetrics& metrics, int width)
{
    return metrics.boundingRect(QRect(0, 0, width, anyHeight), Qt::TextWordWrap, text).height();
}

/// How much is to be said of the features of a tile.
qsizetype wordsOn(const tiles::TileSource& tile)
{
    qsizetype letters = 0;
    for (const engine::FeatureSpec& feature : tile.kind.features)
        letters += wording::TileWording::facts(tile.kind, feature).size();
    return letters;
}

} // namespace

class TileDetailTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void featuresAreToldToTheEnd_data();
    void featuresAreToldToTheEnd();
    void noTileIsWiderThanItsRoom();
    void aTileTellsWhetherItIsOnTheTable();
    void anIdIsReadOutAsItIs();
    void tipsAreInLines();
    void focusLeavesThePictureAsItIs();
    void theFeatureThatIsLitIsMarked();
    void theMarkedFeatureIsInSight();
    void tileLeadsToTheRulesOfItsBox_data();
    void tileLeadsToTheRulesOfItsBox();

private:
    void verifyRows(const std::string& tile) const;

    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    InterfaceLanguage m_language;
    std::unique_ptr<TileDetail> m_detail;
};

void TileDetailTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
    m_detail = std::make_unique<TileDetail>();
    m_detail->setCatalogue(&*m_catalogue);
    m_detail->show();
}

void TileDetailTest::featuresAreToldToTheEnd_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("width");
    for (const Language language : catalogue::allLanguages) {
        const QString name = toString(language);
        QTest::addRow("%s", qPrintable(name)) << language << 1.0 << 400;
        QTest::addRow("%s, narrow", qPrintable(name)) << language << 1.0 << 300;
        QTest::addRow("%s, large text", qPrintable(name)) << language << 2.0 << 400;
    }
}

/// Of each box the tile of which most is to be said; also when it is turned, which changes the names of
/// sides.
void TileDetailTest::featuresAreToldToTheEnd()
{
    QFETCH(Language, language);
    QFETCH(double, scale);
    QFETCH(int, width);
    m_language.set(language);
    TextSize::apply(*m_detail, scale);
    m_detail->resize(width, 700);
    for (const tiles::TileFile& file : m_tiles.files()) {
        const auto most = std::ranges::max_element(file.tiles, {}, wordsOn);
        if (most == file.tiles.end())
            continue;
        m_detail->setTile(&*most);
        QCoreApplication::processEvents();
        verifyRows(most->kind.id);
        m_detail->findChild<TilePicture*>()->turn(1);
        verifyRows(most->kind.id);
    }
    TextSize::apply(*m_detail, 1.0);
}

/// As narrow as it is beside the list in a window of 1280 pixels, in letters twice as large.
void TileDetailTest::noTileIsWiderThanItsRoom()
{
    constexpr int narrow = 372;
    TextSize::apply(*m_detail, 2.0);
    m_detail->resize(narrow + m_detail->width() - m_detail->viewport()->width(), 700);
    for (const Language language : catalogue::allLanguages) {
        m_language.set(language);
        m_detail->setLanguage(language);
        for (const tiles::TileFile& file : m_tiles.files()) {
            const auto longest = std::ranges::max_element(
                file.tiles, {}, [](const tiles::TileSource& tile) { return tile.kind.id.size(); });
            if (longest == file.tiles.end())
                continue;
            m_detail->setTile(&*longest);
            QCoreApplication::processEvents();
            QVERIFY2(m_detail->widget()->width() <= m_detail->viewport()->width(), longest->kind.id.c_str());
        }
    }
    m_detail->setLanguage(Language::En);
    TextSize::apply(*m_detail, 1.0);
}

/// It has a ring around it, by day and by night.
void TileDetailTest::focusLeavesThePictureAsItIs()
{
    QWidget window;
    TilePicture picture(&window);
    picture.setTile(m_tiles.tile("base:D"));
    picture.resize(300, 300);
    window.resize(320, 320);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (const auto printing : {pictures::Printing::Parchment, pictures::Printing::Ink}) {
        window.setPalette(paletteOf(inksOf(printing)));
        picture.clearFocus();
        const QImage before = picture.grab().toImage();
        picture.setFocus();
        QVERIFY(picture.hasFocus());
        const QImage focused = picture.grab().toImage();
        const QRect inside = before.rect().adjusted(6, 6, -6, -6);
        QCOMPARE(focused.copy(inside), before.copy(inside));
        QVERIFY(focused != before);
    }
}

/// Also where the list is only entered, before a key moves in it.
void TileDetailTest::theFeatureThatIsLitIsMarked()
{
    m_detail->setTile(m_tiles.tile("base:D"));
    m_detail->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_detail.get()));
    auto* features = m_detail->findChild<QListView*>(QStringLiteral("tileFeatures"));
    features->setFocus(Qt::TabFocusReason);
    QVERIFY(features->hasFocus());
    QCOMPARE(features->selectionModel()->selectedIndexes(), QModelIndexList{features->model()->index(0, 0)});
    QTest::keyClick(features, Qt::Key_Down);
    QCOMPARE(features->selectionModel()->selectedIndexes(), QModelIndexList{features->model()->index(1, 0)});
}

void TileDetailTest::verifyRows(const std::string& tile) const
{
    constexpr int air = 16; // beside the words
    const auto* list = m_detail->findChild<QListView*>(QStringLiteral("tileFeatures"));
    const int width = list->viewport()->width() - air;
    int bottom = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        const QString facts = index.data(FeatureListModel::FactsRole).toString();
        const int needed = heightOf(index.data().toString(), list->fontMetrics(), width) +
                           heightOf(facts, list->fontMetrics(), width);
        QVERIFY2(list->visualRect(index).height() >= needed,
                 qPrintable(QString::fromStdString(tile) + facts));
        bottom = list->visualRect(index).bottom();
    }
    QVERIFY2(bottom <= list->viewport()->height(), tile.c_str());
}

void TileDetailTest::aTileTellsWhetherItIsOnTheTable()
{
    m_language.set(catalogue::Language::En);
    m_detail->setLanguage(catalogue::Language::En);
    const tiles::TileFile* tower = m_tiles.file("exp-4-tower");
    QVERIFY(tower != nullptr);
    m_detail->setTile(&tower->tiles.front());
    const auto* box = m_detail->findChild<QLabel*>(QStringLiteral("tileExpansion"));
    QCOMPARE(box->text(), QStringLiteral("The Tower"));
    m_detail->setTable({QStringLiteral("base")});
    QCOMPARE(box->text(), QStringLiteral("not on your table · The Tower"));
    m_detail->setTable({QStringLiteral("base"), QStringLiteral("exp-4-tower")});
    QCOMPARE(box->text(), QStringLiteral("The Tower"));
    m_detail->setTable({});
}

/// Where its lines may end is for the eye alone, and nothing else on the tile needs it.
void TileDetailTest::anIdIsReadOutAsItIs()
{
    const QChar lineEnd(0x200B);
    const QString id = QStringLiteral("wonder:notre_dame");
    const tiles::TileSource* tile = m_tiles.tile(id.toStdString());
    QVERIFY(tile != nullptr);
    m_detail->setTile(tile);
    int broken = 0;
    for (QLabel* label : m_detail->findChildren<QLabel*>()) {
        const QString read = QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
        QVERIFY2(!read.contains(lineEnd), qPrintable(read));
        if (!label->text().contains(lineEnd))
            continue;
        ++broken;
        QCOMPARE(read, id);
    }
    QCOMPARE(broken, 1);
}

/// Those of the pictures of all tiles in the list, and of their features.
void TileDetailTest::tipsAreInLines()
{
    TileListModel list;
    list.setCatalogue(&*m_catalogue, &m_tiles);
    QStringList tips;
    for (int row = 0; row < list.rowCount(); ++row)
        tips += list.index(row, 0).data(Qt::ToolTipRole).toString();
    TilePicture picture;
    for (const tiles::TileFile& file : m_tiles.files())
        for (const tiles::TileSource& tile : file.tiles) {
            picture.setTile(&tile);
            for (int feature = 0; feature < static_cast<int>(tile.kind.features.size()); ++feature) {
                picture.setFeature(feature);
                tips += picture.toolTip();
            }
        }
    for (const QString& tip : tips)
        for (const QString& line : tip.split(u'\n'))
            QVERIFY2(!tip.isEmpty() && line.size() <= longestTipLine, qPrintable(tip));
    const auto isLong = [](const QString& tip) { return tip.contains(u'\n'); };
    QVERIFY(std::ranges::any_of(tips, isLong));
}

/// In a low window the list is longer than what is seen of it; and the next tile begins with its picture.
void TileDetailTest::theMarkedFeatureIsInSight()
{
    m_detail->resize(400, 300);
    m_detail->setTile(m_tiles.tile("base:D"));
    m_detail->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_detail.get()));
    auto* features = m_detail->findChild<QListView*>(QStringLiteral("tileFeatures"));
    features->setFocus(Qt::TabFocusReason);
    for (int row = 1; row < features->model()->rowCount(); ++row) {
        QTest::keyClick(features, Qt::Key_Down);
        QRect marked = features->visualRect(features->currentIndex());
        marked.moveTopLeft(features->viewport()->mapTo(m_detail->viewport(), marked.topLeft()));
        QVERIFY2(m_detail->viewport()->rect().contains(marked.center()), qPrintable(QString::number(row)));
        QVERIFY(marked.bottom() <= m_detail->viewport()->height());
    }
    QVERIFY(m_detail->verticalScrollBar()->value() > 0);
    m_detail->setTile(m_tiles.tile("base:E"));
    QCOMPARE(m_detail->verticalScrollBar()->value(), 0);
}

void TileDetailTest::tileLeadsToTheRulesOfItsBox_data()
{
    QTest::addColumn<QString>("box");
    for (const tiles::TileFile& file : m_tiles.files())
        if (const QString box = QString::fromStdString(file.expansion); !m_catalogue->clausesOf(box).empty())
            QTest::newRow(qPrintable(box)) << box;
}

void TileDetailTest::tileLeadsToTheRulesOfItsBox()
{
    QFETCH(QString, box);
    for (const tiles::TileSource& tile : m_tiles.file(box.toStdString())->tiles) {
        const auto clauses = clausesFor(tile, *m_catalogue, catalogue::Language::En);
        QVERIFY2(
            std::ranges::any_of(
                clauses, [&](const TileClause& to) { return m_catalogue->clause(to.id)->expansion == box; }),
            tile.kind.id.c_str());
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TileDetailTest)
#include "tile_detail_test.moc"
