// SPDX-License-Identifier: GPL-3.0-or-later
// The words that the tiles are narrowed by, in the three languages: what is shown is what the features of the
// tiles say, one by one.
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tiles_view.h"
#include "model/search/stop_words.h"
#include "model/wording/tile_wording.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/test_program.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

namespace glossator::desktop {

namespace {

using catalogue::Language;
using engine::FeatureKind;
using tiles::TileSource;
using Fits = std::function<bool(const TileSource&)>;

auto count(const TileSource& tile, FeatureKind kind)
{
    return std::ranges::count(tile.kind.features, kind, &engine::FeatureSpec::kind);
}

int pennants(const TileSource& tile)
{
    int sum = 0;
    for (const engine::FeatureSpec& feature : tile.kind.features)
        sum += feature.pennants;
    return sum;
}

auto count(const TileSource& tile, const char* mark)
{
    return std::ranges::count_if(tile.kind.features, [&](const engine::FeatureSpec& feature) {
        return std::ranges::find(feature.marks, mark) != feature.marks.end();
    });
}

} // namespace

class TilesWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void knowsFormsAndNumbers_data();
    void knowsFormsAndNumbers();
    void tilesAreCalledByNumberAndLetter();
    void citiesBesideAFieldAreToldWithinTheSentence();
    void unknownWordsFindNothing();
    void staysWhileANumberIsTyped_data();
    void staysWhileANumberIsTyped();
    void nameOfABoxShowsItsTiles_data();
    void nameOfABoxShowsItsTiles();
    void offersWhatFindsSomething_data();
    void offersWhatFindsSomething();

private:
    void show(Language language, const QString& typed);
    [[nodiscard]] QStringList shown() const;
    [[nodiscard]] QStringList offered() const;
    template <class Widget>
    Widget* part(const char* name) const
    {
        return m_view->findChild<Widget*>(QLatin1String(name));
    }

    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    InterfaceLanguage m_language;
    std::unique_ptr<TilesView> m_view;
};

void TilesWordsTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
    m_view = std::make_unique<TilesView>();
    m_view->setCatalogue(&*m_catalogue, &m_tiles);
    m_view->resize(1000, 700);
    m_view->show();
}

/// The same in a title, in a sentence and below a picture, whoever says it: rules know the letter.
void TilesWordsTest::tilesAreCalledByNumberAndLetter()
{
    using wording::TileWording;
    const TileSource* tile = m_tiles.tile("inns-and-cathedrals:01");
    QVERIFY(tile != nullptr);
    for (const auto& [language, title] :
         {std::pair(Language::En, QStringLiteral("Tile 01 (Ka, Kb)")),
          std::pair(Language::Ro, QStringLiteral("Cartonașul 01 (Ka, Kb)"))}) {
        show(language, {});
        QCOMPARE(TileWording::title(*tile), title);
        QCOMPARE(TileWording::titleInSentence(*tile), title.left(1).toLower() + title.mid(1));
    }
    show(Language::En, {});
    const auto* grid = part<QListView>("tileGrid")->model();
    QStringList captions;
    for (int row = 0; row < grid->rowCount(); ++row)
        captions << grid->index(row, 0).data(TileListModel::CaptionRole).toString();
    QVERIFY2(captions.contains(QStringLiteral("01 (Ka, Kb)")), qPrintable(captions.join(u'|').left(400)));
    QCOMPARE(TileWording::title(*m_tiles.tile("base:D")), QStringLiteral("Tile D"));
    const TileSource* numbered = m_tiles.tile("monasteries-germany:05");
    QCOMPARE(TileWording::title(*numbered), QStringLiteral("Tile 05"));
    QCOMPARE(TileWording::titleInSentence(*numbered), QStringLiteral("tile 05 (special monastery)"));
    show(Language::Ca, {});
    QVERIFY(TileWording::titleInSentence(*numbered).contains(TileWording::mark("special")));
    show(Language::En, {});
}

void TilesWordsTest::show(Language language, const QString& typed)
{
    if (m_language.current() != language) {
        m_language.set(language);
        m_view->setLanguage(language);
    }
    part<QLineEdit>("tileFilter")->setText(typed);
}

QStringList TilesWordsTest::shown() const
{
    QStringList ids;
    const auto* grid = part<QListView>("tileGrid")->model();
    for (int row = 0; row < grid->rowCount(); ++row)
        ids << grid->index(row, 0).data(TileListModel::IdRole).toString();
    return ids;
}

QStringList TilesWordsTest::offered() const
{
    static const QRegularExpression link(QStringLiteral("href=\"([^\"]+)\""));
    QStringList words;
    for (const auto& match : link.globalMatch(part<QLabel>("noTilesNear")->text()))
        words << match.captured(1);
    return words;
}

/// "beside city, north": no capital letter after "beside", in any language.
void TilesWordsTest::citiesBesideAFieldAreToldWithinTheSentence()
{
    int told = 0;
    for (const Language language : catalogue::allLanguages) {
        InterfaceLanguage interface;
        interface.set(language);
        for (const tiles::TileFile& file : m_tiles.files())
            for (const TileSource& tile : file.tiles)
                for (const engine::FeatureSpec& feature : tile.kind.features) {
                    if (feature.touches.empty())
                        continue;
                    const QString words = wording::TileWording::facts(tile.kind, feature);
                    QVERIFY2(words == words.toLower(), qPrintable(words));
                    ++told;
                }
    }
    QVERIFY(told > 100);
}

void TilesWordsTest::knowsFormsAndNumbers_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Fits>("fits");
    const auto row = [](Language language, const char* typed, const Fits& fits) {
        QTest::addRow("%s: %s", qPrintable(toString(language)), typed)
            << language << QString::fromUtf8(typed) << fits;
    };
    const Fits city = [](const TileSource& t) { return count(t, FeatureKind::City) > 0; };
    const Fits road = [](const TileSource& t) { return count(t, FeatureKind::Road) > 0; };
    const Fits cities = [](const TileSource& t) { return count(t, FeatureKind::City) == 2; };
    const Fits roads = [](const TileSource& t) { return count(t, FeatureKind::Road) == 3; };
    const Fits pennantCities = [=](const TileSource& t) { return cities(t) && pennants(t) > 0; };
    const Fits noPennant = [=](const TileSource& t) { return city(t) && pennants(t) == 0; };
    const Fits twoPennants = [](const TileSource& t) { return pennants(t) == 2; };
    const Fits inns = [](const TileSource& t) { return count(t, "inn") > 0; };
    const Fits fields = [](const TileSource& t) { return count(t, FeatureKind::Field) == 4; };
    const Fits cityWithRoads = [=](const TileSource& t) { return city(t) && roads(t); };
    const Fits large = [](const TileSource& t) { return t.kind.squares.size() == 5; };
    const Fits crossing = [](const TileSource& t) {
        return std::ranges::find(t.kind.marks, "over-under") != t.kind.marks.end() ||
               count(t, "over-under") > 0;
    };
    const Fits river = [](const TileSource& t) { return count(t, FeatureKind::River) > 0; };
    row(Language::En, "cities", city);
    row(Language::En, "stream", river); // as players say, and the next one too
    row(Language::Ro, "fluviu", river);
    row(Language::Ca, "fluviu", river);
    row(Language::En, "the roads", road);
    row(Language::En, "two cities", cities);
    row(Language::En, "2 cities", cities);
    row(Language::En, "three roads", roads);
    row(Language::En, "two cities with a pennant", pennantCities);
    row(Language::En, "two cities and coats of arms", pennantCities);
    row(Language::En, "city without pennants", noPennant);
    row(Language::En, "no pennant city", noPennant);
    row(Language::En, "city without a pennant", noPennant);
    row(Language::En, "two pennants", twoPennants);
    row(Language::En, "inns", inns);
    row(Language::En, "four farms", fields);
    row(Language::En, "5 squares", large);
    row(Language::En, "crossing on two levels", crossing);
    row(Language::En, "două orașe", cities);
    row(Language::Ro, "orase", city);
    row(Language::Ro, "orașelor", city);
    row(Language::Ro, "drumuri", road);
    row(Language::Ro, "doua orase", cities);
    row(Language::Ro, "două orașe cu blazon", pennantCities);
    row(Language::Ro, "2 orase blazon", pennantCities);
    row(Language::Ro, "trei drumuri", roads);
    row(Language::Ro, "oraș și trei drumuri", cityWithRoads);
    row(Language::Ro, "oras fara blazon", noPennant);
    row(Language::Ro, "oraș, niciun blazon", noPennant);
    row(Language::Ro, "hanuri", inns);
    row(Language::Ro, "trecere pe două niveluri", crossing);
    row(Language::Ro, "two cities", cities);
    row(Language::Ca, "ciutats", city);
    row(Language::Ca, "camins", road);
    row(Language::Ca, "dues ciutats", cities);
    row(Language::Ca, "2 ciutats amb escut", pennantCities);
    row(Language::Ca, "tres camins", roads);
    row(Language::Ca, "ciutat i tres camins", cityWithRoads);
    row(Language::Ca, "ciutat sense escuts", noPennant);
    row(Language::Ca, "cap escut i ciutat", noPennant);
    row(Language::Ca, "ciutat sense cap escut", noPennant);
    row(Language::Ca, "fondes", inns);
    row(Language::Ca, "tavernes", inns);
}

void TilesWordsTest::knowsFormsAndNumbers()
{
    QFETCH(Language, language);
    QFETCH(QString, typed);
    QFETCH(Fits, fits);
    show(language, typed);
    QStringList expected;
    for (const tiles::TileFile& file : m_tiles.files())
        for (const TileSource& tile : file.tiles)
            if (fits(tile))
                expected << QString::fromStdString(tile.kind.id);
    QVERIFY(!expected.isEmpty());
    QCOMPARE(shown(), expected);
}

/// "No" of a word that nobody knows is no answer, least of all every tile.
void TilesWordsTest::unknownWordsFindNothing()
{
    for (const char* typed : {"qwerty", "no qwerty", "city, no qwerty"}) {
        show(Language::En, QString::fromLatin1(typed));
        QVERIFY2(shown().isEmpty(), typed);
    }
}

void TilesWordsTest::staysWhileANumberIsTyped_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("typed");
    QTest::newRow("en") << Language::En << QStringLiteral("two cities");
    QTest::newRow("ro") << Language::Ro << QStringLiteral("doua orase");
    QTest::newRow("ca") << Language::Ca << QStringLiteral("dues ciutats");
    QTest::newRow("ca, between") << Language::Ca << QStringLiteral("ciutat i tres camins");
}

/// Letter by letter there are always tiles.
void TilesWordsTest::staysWhileANumberIsTyped()
{
    QFETCH(Language, language);
    QFETCH(QString, typed);
    for (qsizetype letters = 1; letters <= typed.size(); ++letters) {
        show(language, typed.left(letters));
        QVERIFY2(!shown().isEmpty(), qPrintable(typed.left(letters)));
    }
}

void TilesWordsTest::nameOfABoxShowsItsTiles_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("box");
    for (const Language language : catalogue::allLanguages)
        for (const tiles::TileFile& file : m_tiles.files()) {
            const QString box = QString::fromStdString(file.expansion);
            const QString name = m_catalogue->expansionName(box, language);
            const bool isOneThing = !search::withoutArticle(name.toLower()).contains(u' ');
            if (!file.tiles.empty() && !isOneThing && box != QLatin1String("wheel-of-fortune")) // also a tile
                QTest::addRow("%s: %s", qPrintable(toString(language)), qPrintable(box)) << language << box;
        }
}

/// Also where the name has a number or is made of words for what tiles show; but not the name of one thing.
void TilesWordsTest::nameOfABoxShowsItsTiles()
{
    QFETCH(Language, language);
    QFETCH(QString, box);
    show(language, m_catalogue->expansionName(box, language));
    const QStringList ids = shown();
    for (const TileSource& tile : m_tiles.file(box.toStdString())->tiles)
        QVERIFY2(ids.contains(QString::fromStdString(tile.kind.id)), tile.kind.id.c_str());
}

void TilesWordsTest::offersWhatFindsSomething_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    const auto row = [](Language language, const char* typed, const char* first) {
        QTest::addRow("%s: %s", qPrintable(toString(language)), typed)
            << language << QString::fromUtf8(typed) << QString::fromUtf8(first);
    };
    row(Language::En, "cathedrl", "cathedral");
    row(Language::En, "two citeis", "two cities");
    row(Language::En, "cathedrl garden", "cathedral");
    row(Language::En, "xyzzy city", "city");
    row(Language::En, "nine cities", "cities");
    row(Language::En, "shrine cathedral", "shrine");
    row(Language::Ro, "doua orsae blazon", "doua orașe blazon");
    row(Language::Ro, "drumruri", "drumuri");
    row(Language::Ro, "doua orsae cu blazon", "doua orașe cu blazon");
    row(Language::Ca, "dues ciutats i tres camins", "ciutats, tres camins");
    row(Language::Ro, "nouă orașe", "orașe");
    row(Language::Ca, "dues ciutast", "dues ciutats");
}

void TilesWordsTest::offersWhatFindsSomething()
{
    QFETCH(Language, language);
    QFETCH(QString, typed);
    QFETCH(QString, first);
    show(language, typed);
    QVERIFY(shown().isEmpty());
    const QStringList words = offered();
    QVERIFY(!words.isEmpty());
    QCOMPARE(words.front(), first);
    for (const QString& word : words) {
        show(language, word);
        QVERIFY2(!shown().isEmpty(), qPrintable(word));
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TilesWordsTest)
#include "tiles_words_test.moc"
