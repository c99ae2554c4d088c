// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/schema.h"
#include "model/catalogue/statement.h"
#include "model/tiles/tile_catalogue.h"
#include "model/tiles/tile_rows.h"
#include "model/tiles/tile_schema.h"
#include "model/tiles/tile_source_reader.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QTest>

#include <algorithm>

using namespace glossator;

/// The chapter of tiles in a database: what is written comes back equal, and what is damaged is refused.
class TileRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void cleanup();
    void everyTileComesBackEqual_data();
    void everyTileComesBackEqual();
    void boxesComeInTheOrderOfTheShelf();
    void boxesComeBackEqual();
    void tilesAreFoundByTheirIds();
    void aTileIsReadWithItsBoxAlone();
    void aTileStaysWhereItIsWhenAllAreRead();
    void kindsAreThoseOfTheExpansions();
    void anUnknownExpansionIsRefused();
    void damageIsTold_data();
    void damageIsTold();
    void aDatabaseWithoutTilesIsAnError();
    void everyTableIsExplained();

private:
    void run(const QString& sql);
    void writeExpansions();

    std::vector<tiles::TileFile> m_files;
    QSqlDatabase m_database;
};

void TileRowsTest::initTestCase()
{
    auto files = tiles::readTileFolder(GLOSSATOR_TILE_FOLDER);
    QVERIFY(files);
    m_files = std::move(*files);
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tiles"));
    m_database.setDatabaseName(QStringLiteral(":memory:"));
    QVERIFY(m_database.open());
    run(QStringLiteral("PRAGMA foreign_keys = ON"));
    QVERIFY(catalogue::runScript(m_database, catalogue::schemaSql()));
    writeExpansions();
    QVERIFY(tiles::createTileTables(m_database));
    QVERIFY(m_database.transaction());
    const auto written = tiles::writeTileRows(m_database, m_files);
    QVERIFY2(written, qPrintable(written ? QString() : written.error()));
    QVERIFY(m_database.commit());
}

void TileRowsTest::cleanupTestCase()
{
    m_database = {};
    QSqlDatabase::removeDatabase(QStringLiteral("tiles"));
}

/// What a test does to the database is undone behind it.
void TileRowsTest::init()
{
    run(QStringLiteral("BEGIN; PRAGMA defer_foreign_keys = ON"));
}

void TileRowsTest::cleanup()
{
    run(QStringLiteral("ROLLBACK"));
}

void TileRowsTest::run(const QString& sql)
{
    const auto done = catalogue::runScript(m_database, sql);
    QVERIFY2(done, qPrintable(done ? QString() : done.error()));
}

/// The shelf is the reverse of the files' order here, so that the order of reading is seen.
void TileRowsTest::writeExpansions()
{
    int position = static_cast<int>(m_files.size());
    for (const tiles::TileFile& file : m_files) {
        const QString id = QString::fromStdString(file.expansion);
        run(QStringLiteral(
                "INSERT INTO segment (id, kind, source) VALUES ('expansion:%1', 'expansion', '%1')")
                .arg(id));
        run(QStringLiteral("INSERT INTO expansion (id, position, code, family, whole, sign, name) "
                           "VALUES ('%1', %2, 'X', 'mini', 1, '%1', 'expansion:%1')")
                .arg(id)
                .arg(--position));
    }
}

void TileRowsTest::everyTileComesBackEqual_data()
{
    QTest::addColumn<int>("file");
    QTest::addColumn<int>("tile");
    for (int file = 0; file < static_cast<int>(m_files.size()); ++file)
        for (int tile = 0; tile < static_cast<int>(m_files[static_cast<std::size_t>(file)].tiles.size());
             ++tile)
            QTest::newRow(
                m_files[static_cast<std::size_t>(file)].tiles[static_cast<std::size_t>(tile)].kind.id.c_str())
                << file << tile;
}

void TileRowsTest::everyTileComesBackEqual()
{
    QFETCH(const int, file);
    QFETCH(const int, tile);
    static const auto read = tiles::TileCatalogue::load(m_database);
    QVERIFY2(read, qPrintable(read ? QString() : read.error()));
    const tiles::TileSource& written =
        m_files[static_cast<std::size_t>(file)].tiles[static_cast<std::size_t>(tile)];
    const tiles::TileSource* found = read->tile(written.kind.id);
    QVERIFY(found != nullptr && *found == written);
}

void TileRowsTest::boxesComeInTheOrderOfTheShelf()
{
    const auto read = tiles::readTileRows(m_database);
    QVERIFY(read);
    QCOMPARE(read->size(), m_files.size());
    QCOMPARE(read->front().expansion, m_files.back().expansion);
}

void TileRowsTest::boxesComeBackEqual()
{
    auto read = tiles::readTileRows(m_database);
    QVERIFY(read);
    std::reverse(read->begin(), read->end());
    QVERIFY(*read == m_files);
}

void TileRowsTest::tilesAreFoundByTheirIds()
{
    const auto read = tiles::TileCatalogue::load(m_database);
    QVERIFY(read);
    QCOMPARE(read->tile("wonder:stonehenge")->name, std::string("Stonehenge"));
    QCOMPARE(read->tile("base:Z"), nullptr);
    QCOMPARE(read->file("abbot")->tokens.size(), std::size_t{1});
    QCOMPARE(read->file("nowhere"), nullptr);
}

/// Who asks for one tile has no other box read, and gets the same tile as later.
void TileRowsTest::aTileIsReadWithItsBoxAlone()
{
    run(QStringLiteral("DELETE FROM tile_edge WHERE tile = (SELECT number FROM tile WHERE id = 'river:A')"));
    const auto read = tiles::TileCatalogue::whenAsked(m_database);
    const tiles::TileSource* found = read.tile("base:D");
    const auto written = std::ranges::find(m_files, "base", &tiles::TileFile::expansion);
    const auto tile = std::ranges::find(written->tiles, "base:D",
                                        [](const tiles::TileSource& each) { return each.kind.id; });
    QVERIFY(found != nullptr && *found == *tile);
    QCOMPARE(read.tile("base:Z"), nullptr);
    QCOMPARE(read.tile("river:A"), nullptr);
    QVERIFY(read.fault().contains("river:A"));
    QVERIFY(read.files().empty());
}

void TileRowsTest::aTileStaysWhereItIsWhenAllAreRead()
{
    const auto read = tiles::TileCatalogue::whenAsked(m_database);
    const tiles::TileSource* found = read.tile("base:D");
    QCOMPARE(read.files().size(), m_files.size());
    QCOMPARE(read.tile("base:D"), found);
    auto files = std::vector<tiles::TileFile>(read.files().begin(), read.files().end());
    std::ranges::reverse(files);
    QVERIFY(files == m_files);
}

void TileRowsTest::kindsAreThoseOfTheExpansions()
{
    const auto read = tiles::TileCatalogue::load(m_database);
    QVERIFY(read);
    const std::vector<std::string> table{"base", "river", "unknown"};
    QCOMPARE(read->kinds(table).size(), std::size_t{32 + 12});
}

void TileRowsTest::anUnknownExpansionIsRefused()
{
    run(QStringLiteral("PRAGMA defer_foreign_keys = OFF"));
    tiles::TileFile file;
    file.expansion = "nowhere";
    const auto written = tiles::writeTileRows(m_database, {&file, 1});
    QVERIFY(!written);
    QVERIFY2(written.error().contains("FOREIGN KEY"), qPrintable(written.error()));
}

void TileRowsTest::damageIsTold_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* name, const char* damage, const char* error) {
        QTest::newRow(name) << QString::fromLatin1(damage) << QString::fromLatin1(error);
    };
    row("no edges", "DELETE FROM tile_edge WHERE tile = 1", "no field lies at");
    row("no squares", "DELETE FROM tile_square WHERE tile = 1", "no known place");
    row("no features", "DELETE FROM tile_feature WHERE tile = 1", "belongs to no feature");
    row("lane too far", "UPDATE tile_edge SET left = 99 WHERE tile = 1", "names no feature");
    row("square too far", "UPDATE tile_feature_square SET square = 40 WHERE tile = 1", "does not cover");
    row("city too far", "UPDATE tile_field_city SET city = 90", "no city");
    row("gap", "UPDATE tile_feature SET position = 50 WHERE tile = 1 AND position = 0",
        "no known kind or place");
    row("no tile", "DELETE FROM tile WHERE number = 1", "belongs to no tile");
    row("no box", "DELETE FROM tile_box WHERE expansion = 'base'", "belongs to no box");
    row("unknown mark", "UPDATE tile_feature_mark SET mark = 'castle'", "no mark of a");
    row("unknown end", "UPDATE tile_road_end SET place = 'home'", "no road ends at");
    row("no table", "DROP TABLE tile_edge", "no such table");
}

void TileRowsTest::damageIsTold()
{
    QFETCH(const QString, damage);
    QFETCH(const QString, error);
    run(damage);
    const auto read = tiles::readTileRows(m_database);
    QVERIFY(!read);
    QVERIFY2(QRegularExpression(error).match(read.error()).hasMatch(), qPrintable(read.error()));
}

void TileRowsTest::aDatabaseWithoutTilesIsAnError()
{
    for (const char* table :
         {"tile_edge", "tile_feature_square", "tile_square", "tile_field_city", "tile_road_end"})
        run(QStringLiteral("DROP TABLE %1").arg(QLatin1String(table)));
    const auto read = tiles::TileCatalogue::load(m_database);
    QVERIFY(!read);
    QVERIFY2(read.error().contains("no such table"), qPrintable(read.error()));
    const auto later = tiles::TileCatalogue::whenAsked(m_database);
    QVERIFY(later.files().empty());
    QCOMPARE(later.tile("base:D"), nullptr);
    QCOMPARE(later.fault(), read.error());
}

/// Every table has a comment above it.
void TileRowsTest::everyTableIsExplained()
{
    const QStringList lines = tiles::tileSchemaSql().split(u'\n');
    int tables = 0;
    for (qsizetype i = 1; i < lines.size(); ++i)
        if (lines[i].startsWith(u"CREATE TABLE")) {
            QVERIFY2(lines[i - 1].startsWith(u"-- "), qPrintable(lines[i]));
            ++tables;
        }
    QCOMPARE(tables, 12);
}

QTEST_GUILESS_MAIN(TileRowsTest)
#include "tile_rows_test.moc"
