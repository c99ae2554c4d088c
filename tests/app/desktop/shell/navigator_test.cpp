// SPDX-License-Identifier: GPL-3.0-or-later
// The ways from place to place and back, without a window around them.
#include "app/desktop/links/link_finder.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/link_opener.h"
#include "app/desktop/stage/stage_picture.h"
#include "app/desktop/stage/stage_view.h"
#include "model/notebook/place.h"
#include "model/search/result.h"
#include "tests/app/desktop/reading_place.h"
#include "tests/test_program.h"

#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

using notebook::PlaceKind;
using search::ResultKind;

class NavigatorTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void opens_data();
    void opens();
    void opensTheStepOfAPhase();
    void goesBackAndForward();
    void goesBackToAnotherChoice();
    void goesBackToTheReadingThatWasPlayed();
    void tellsWhereTheOtherChoiceWasMade();
    void goesNowhereWithoutLibrary_data();
    void goesNowhereWithoutLibrary();
    void choosesActivities_data();
    void choosesActivities();
    void showingLeavesTheHistory();
    void opensWhatIsKept_data();
    void opensWhatIsKept();
    void followsLinks_data();
    void followsLinks();
    void saysWhereACaseHasNoSuchStep();
    void opensResults_data();
    void opensResults();

private:
    [[nodiscard]] Navigator& navigator() { return m_place->navigator; }

    std::unique_ptr<ReadingPlace> m_place;
};

void NavigatorTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    qRegisterMetaType<LinkFault>(); // for the spies
}

void NavigatorTest::init()
{
    m_place = std::make_unique<ReadingPlace>();
    navigator().openClause(QStringLiteral("base-road-score"));
}

void NavigatorTest::cleanup()
{
    m_place.reset();
}

void NavigatorTest::opens_data()
{
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<QString>("what");
    QTest::addColumn<Activity>("activity");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("arrivals");
    const auto row = [](const char* name, const char* way, const char* what, Activity activity,
                        const char* id, int arrivals) {
        QTest::addRow("%s", name) << QByteArray(way) << QString::fromLatin1(what) << activity
                                  << QString::fromLatin1(id) << arrivals;
    };
    row("clause", "openClause", "base-city-score", Activity::Reader, "base-city-score", 1);
    row("no such clause", "openClause", "nope", Activity::Reader, "base-road-score", 0);
    row("tile", "openTile", "base:A", Activity::Tiles, "base:A", 1);
    row("case", "openCase", "abbot-new-game", Activity::Stage, "abbot-new-game", 1);
    row("step", "openStep", "wood", Activity::Order, "wood", 1);
    row("pair", "openPair", "abbot/term:fairy", Activity::Pair, "exp:abbot/term:fairy", 1);
    row("page", "openExpansion", "abbot", Activity::Reader, "abbot-setup-one-each", 0);
}

void NavigatorTest::opens()
{
    QFETCH(QByteArray, way);
    QFETCH(QString, what);
    QFETCH(Activity, activity);
    QFETCH(QString, id);
    QFETCH(int, arrivals);
    const QSignalSpy arrived(&navigator(), &Navigator::arrived);
    QVERIFY(QMetaObject::invokeMethod(&navigator(), way.constData(), Q_ARG(QString, what)));
    QCOMPARE(navigator().here().activity, activity);
    QCOMPARE(navigator().here().id, id);
    QCOMPARE(arrived.count(), arrivals);
}

void NavigatorTest::opensTheStepOfAPhase()
{
    const QSignalSpy arrived(&navigator(), &Navigator::arrived);
    navigator().openPhase(engine::Phase::Wood);
    QCOMPARE(arrived.count(), 1);
    QCOMPARE(navigator().here().activity, Activity::Order);
    QCOMPARE(navigator().here().id, QStringLiteral("wood"));
}

void NavigatorTest::goesBackAndForward()
{
    QVERIFY(!navigator().canGoBack() && !navigator().canGoForward());
    QSignalSpy changed(&navigator(), &Navigator::historyChanged);
    navigator().openTile(QStringLiteral("base:A"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(navigator().canGoBack());
    navigator().goBack();
    QCOMPARE(navigator().here().activity, Activity::Reader);
    QCOMPARE(navigator().here().id, QStringLiteral("base-road-score"));
    QVERIFY(navigator().canGoForward());
    navigator().goForward();
    QCOMPARE(navigator().here().id, QStringLiteral("base:A"));
    QVERIFY(!navigator().canGoForward());
}

/// With its step, which the other reading may not have.
void NavigatorTest::goesBackToTheReadingThatWasPlayed()
{
    const QString point = QStringLiteral("msg-fairy-point-with-the-extra-tile");
    m_place->pages.stage()->setHouseReadings({{"message-tile-fairy", "left-out"}});
    navigator().openCase(point);
    StageView* stage = m_place->pages.stage();
    QVERIFY(stage->isByHouse());
    stage->goToEnd();
    const int endByHouse = stage->step();
    QTest::keyClick(stage->findChild<QWidget*>(QStringLiteral("stageCanvas")), Qt::Key_H);
    QVERIFY(!stage->isByHouse());
    stage->goToEnd();
    const int endOfCase = stage->step();
    QVERIFY(endOfCase > endByHouse);
    const auto pointsOfRed = [stage] { return stage->picture().still.cards.front().points; };
    const int points = pointsOfRed();
    navigator().openPhase(engine::Phase::Start);
    navigator().goBack();
    QVERIFY(!stage->isByHouse());
    QCOMPARE(stage->step(), endOfCase);
    QCOMPARE(pointsOfRed(), points);
    navigator().openCase(point); // asked for anew, it is played as usual
    QVERIFY(stage->isByHouse());
    navigator().openPhase(engine::Phase::Start);
    navigator().goBack();
    QVERIFY(stage->isByHouse());
}

/// Also to further ones after it, and from the case itself.
namespace {

/// The kinds of its tiles by their ids, and all the rest: each play has tiles of its own.
std::pair<QStringList, StagePicture> seenOn(StagePicture picture)
{
    QStringList kinds;
    const auto tell = [&](const engine::TileKind*& kind) {
        kinds += kind != nullptr ? QString::fromStdString(kind->id) : QString();
        kind = nullptr;
    };
    for (pictures::PlacedTile& tile : picture.still.board.tiles)
        tell(tile.kind);
    tell(picture.still.shelf.hand);
    return {kinds, std::move(picture)};
}

} // namespace

void NavigatorTest::goesBackToAnotherChoice()
{
    navigator().openCase(QStringLiteral("base-first-turns"));
    StageView* stage = m_place->pages.stage();
    auto* options = stage->findChild<QListView*>(QStringLiteral("stageOptions"));
    for (const int row : {2, 0}) {
        options->setCurrentIndex(options->model()->index(row, 0));
        stage->findChild<QPushButton*>(QStringLiteral("stageTry"))->click();
    }
    stage->pause();
    stage->goToStep(2);
    const StageTrial trial = stage->trial();
    QVERIFY(stage->isAside());
    QCOMPARE(trial.choices.size(), 2);
    QCOMPARE(trial.step, 2);
    const StagePlace place = stage->place();
    const auto seen = seenOn(stage->picture());
    QVERIFY(seen.first.size() > 2);
    navigator().openClause(QStringLiteral("base-city-score"));
    navigator().openCase(QStringLiteral("base-first-turns"));
    QVERIFY(!stage->isAside());
    for (int times = 0; times < 2; ++times)
        navigator().goBack();
    QVERIFY(stage->isAside());
    QCOMPARE(stage->trial(), trial);
    QCOMPARE(stage->place(), place);
    QVERIFY(seenOn(stage->picture()) == seen);
    stage->returnToCase();
    QCOMPARE(options->currentIndex().row(), 2);
    navigator().goForward();
    QCOMPARE(navigator().here().id, QStringLiteral("base-city-score"));
}

/// Whatever step was shown when one went away.
void NavigatorTest::tellsWhereTheOtherChoiceWasMade()
{
    navigator().openCase(QStringLiteral("base-first-turns"));
    StageView* stage = m_place->pages.stage();
    stage->pause();
    stage->goToStep(3);
    const auto* options = stage->findChild<QListView*>(QStringLiteral("stageOptions"));
    QVERIFY(options->model()->rowCount() > 0);
    stage->findChild<QListView*>(QStringLiteral("stageOptions"))
        ->setCurrentIndex(options->model()->index(options->currentIndex().row() == 0 ? 1 : 0, 0));
    stage->findChild<QPushButton*>(QStringLiteral("stageTry"))->click();
    QVERIFY(stage->isAside());
    stage->pause();
    const auto* bar = stage->findChild<QWidget*>(QStringLiteral("stageDetour"));
    const QString told = bar->accessibleName();
    QVERIFY2(told.contains(u'3'), qPrintable(told));
    stage->goToStep(1);
    navigator().openClause(QStringLiteral("base-city-score"));
    navigator().openCase(QStringLiteral("base-last-tile"));
    for (int times = 0; times < 2; ++times)
        navigator().goBack();
    QCOMPARE(stage->trial().step, 1);
    QCOMPARE(bar->accessibleName(), told);
}

/// By the ways that are open to links, results and the contents.
void NavigatorTest::goesNowhereWithoutLibrary_data()
{
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<QString>("what");
    QTest::addRow("clause") << QByteArray("openClause") << "base-city-score";
    QTest::addRow("tile") << QByteArray("openTile") << "base:A";
    QTest::addRow("pair") << QByteArray("openPair") << "abbot/term:fairy";
    QTest::addRow("page") << QByteArray("openExpansion") << "abbot";
}

void NavigatorTest::goesNowhereWithoutLibrary()
{
    QFETCH(QByteArray, way);
    QFETCH(QString, what);
    m_place->pages.setLibrary(nullptr);
    m_place->contents.contents().setCatalogue(nullptr);
    m_place->library.reset();
    QSignalSpy shown(&navigator(), &Navigator::shown);
    QVERIFY(QMetaObject::invokeMethod(&navigator(), way.constData(), Q_ARG(QString, what)));
    QCOMPARE(navigator().here().activity, Activity::Reader);
    QCOMPARE(shown.count(), 0);
}

void NavigatorTest::choosesActivities_data()
{
    QTest::addColumn<Activity>("activity");
    for (int i = 0; i < activityCount; ++i)
        QTest::addRow("%d", i) << static_cast<Activity>(i);
}

/// Whoever shows the activity is told before the page comes.
void NavigatorTest::choosesActivities()
{
    QFETCH(Activity, activity);
    navigator().openTile(QStringLiteral("base:A"));
    std::optional<Activity> announced;
    std::optional<Activity> before;
    const auto told = connect(&navigator(), &Navigator::showing, this, [&](Activity next) {
        announced = next;
        before = m_place->pages.current();
    });
    navigator().choose(activity);
    disconnect(told);
    QCOMPARE(announced, std::optional(activity));
    QCOMPARE(before, std::optional(Activity::Tiles));
    QCOMPARE(navigator().here().activity, activity);
    navigator().goBack();
    QCOMPARE(navigator().here().activity, activity == Activity::Tiles ? Activity::Reader : Activity::Tiles);
}

void NavigatorTest::showingLeavesTheHistory()
{
    navigator().show(Activity::Tiles);
    QCOMPARE(navigator().here().activity, Activity::Tiles);
    QVERIFY(!navigator().canGoBack());
}

void NavigatorTest::opensWhatIsKept_data()
{
    QTest::addColumn<PlaceKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<Activity>("activity");
    QTest::addRow("clause") << PlaceKind::Clause << "base-city-score" << Activity::Reader;
    QTest::addRow("tile") << PlaceKind::Tile << "base:A" << Activity::Tiles;
    QTest::addRow("case") << PlaceKind::Case << "abbot-new-game" << Activity::Stage;
    QTest::addRow("pair") << PlaceKind::Pair << "exp:abbot/term:fairy" << Activity::Pair;
}

void NavigatorTest::opensWhatIsKept()
{
    QFETCH(PlaceKind, kind);
    QFETCH(QString, id);
    QFETCH(Activity, activity);
    navigator().openPlace({kind, id});
    QCOMPARE(navigator().here().activity, activity);
    QCOMPARE(navigator().here().id, id);
}

void NavigatorTest::followsLinks_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<Activity>("activity");
    QTest::addColumn<int>("found");
    QTest::addColumn<int>("terms");
    QTest::addRow("clause") << "glossator:clause/base-city-score" << Activity::Reader << 1 << 0;
    QTest::addRow("case") << "glossator:case/abbot-new-game#1" << Activity::Stage << 1 << 0;
    QTest::addRow("pair") << "glossator:pair/abbot/term:fairy" << Activity::Pair << 1 << 0;
    QTest::addRow("tile") << "glossator:tile/base:A" << Activity::Tiles << 1 << 0;
    QTest::addRow("order") << "glossator:order/wood" << Activity::Order << 1 << 0;
    QTest::addRow("page") << "glossator:page/abbot" << Activity::Reader << 1 << 0;
    QTest::addRow("term") << "glossator:term/fairy" << Activity::Reader << 1 << 1;
    QTest::addRow("nothing") << "glossator:clause/nope" << Activity::Reader << 0 << 0;
}

void NavigatorTest::followsLinks()
{
    QFETCH(QString, link);
    QFETCH(Activity, activity);
    QFETCH(int, found);
    QFETCH(int, terms);
    LinkOpener links(m_place->desk, navigator(), m_place->pages);
    const QSignalSpy hits(&links, &LinkOpener::found);
    const QSignalSpy faults(&links, &LinkOpener::notFound);
    const QSignalSpy cards(&links, &LinkOpener::termRequested);
    links.open(link);
    QCOMPARE(hits.count(), found);
    QCOMPARE(faults.count(), 1 - found);
    QCOMPARE(cards.count(), terms);
    QCOMPARE(navigator().here().activity, activity);
    QCOMPARE(navigator().here().step, link.endsWith(u'1') ? 1 : 0);
}

void NavigatorTest::saysWhereACaseHasNoSuchStep()
{
    LinkOpener links(m_place->desk, navigator(), m_place->pages);
    QString said;
    connect(&links, &LinkOpener::notFound, &links, [&](const LinkFault& fault) { said = fault.text; });
    links.open(QStringLiteral("glossator:case/abbot-new-game#99"));
    const int last = navigator().here().step;
    QVERIFY2(last > 0, "the case is open all the same");
    QCOMPARE(said, QStringLiteral("The case has no step 99; this is its last, %1.").arg(last));
}

void NavigatorTest::opensResults_data()
{
    QTest::addColumn<ResultKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<Activity>("activity");
    QTest::addColumn<QString>("expansion");
    QTest::addRow("clause") << ResultKind::Clause << "abbot-setup-one-each" << Activity::Reader << "abbot";
    QTest::addRow("tile") << ResultKind::Tile << "base:A" << Activity::Tiles << "base";
    QTest::addRow("case") << ResultKind::Case << "abbot-new-game" << Activity::Stage << "base";
    QTest::addRow("term") << ResultKind::Term << "fairy" << Activity::Reader << "base";
    QTest::addRow("page") << ResultKind::Expansion << "abbot" << Activity::Reader << "abbot";
    QTest::addRow("section") << ResultKind::Section << "abbot/placing" << Activity::Reader << "abbot";
}

void NavigatorTest::opensResults()
{
    QFETCH(ResultKind, kind);
    QFETCH(QString, id);
    QFETCH(Activity, activity);
    QFETCH(QString, expansion);
    LinkOpener links(m_place->desk, navigator(), m_place->pages);
    search::Result result;
    result.kind = kind;
    result.id = id;
    const QSignalSpy cards(&links, &LinkOpener::termRequested);
    links.openResult(result);
    QCOMPARE(cards.count(), kind == ResultKind::Term ? 1 : 0);
    QCOMPARE(navigator().here().activity, activity);
    QCOMPARE(navigator().here().expansion, expansion);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, NavigatorTest)
#include "navigator_test.moc"
