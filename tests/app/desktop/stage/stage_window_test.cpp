// SPDX-License-Identifier: GPL-3.0-or-later
// The stage within the window, as a user has it: what it remembers, how hands move the view, and how the
// decisions of the house steer it.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"
#include "tests/app/desktop/notebook_window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListView>
#include <QNativeGestureEvent>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace glossator::desktop {

using catalogue::Language;

namespace {

const QString tikal = QStringLiteral("woh-tikal-two-cities-in-one-turn");
const QString readOtherWay = QStringLiteral("woh-tikal-two-cities-paid-once");
const QString tikalSwitch = QStringLiteral("tikal-two-cities");

} // namespace

class StageWindowTest : public NotebookWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openAnew(); }
    void remembersHowFastItPlays();
    void twoFingersOnATouchPadMoveTheView();
    void aPinchZoomsWhereItIs();
    void theStepOfTheTurnFollowsTheLanguage();
    void fingersOnAScreenDrawTheBoardWithThem();
    void keysZoomAndMoveTheView();
    void theViewFollowsUntilTheUserLooksElsewhere();
    void theFullScreenIsLeftByEscape();
    void theFullScreenIsAllForTheStage();
    void playsByTheDecisionOfTheHouse();
    void aKeyLeadsToTheCaseAndBack();
    void aCaseThatShowsItsReadingIsPlayedByIt();
    void otherChoicesComeBackToTheHouse();
    void backComesToTheReadingThatWasTried();
    void whatIsTakenAlongIsMarked();
    void aDecisionSteersTheCaseThatIsOpen();
    void whatIsNotTheCaseIsSaidInTheLanguageOfTheWindow();

private:
    void decide(const QString& reading);
    void scroll(QPoint pixels, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    [[nodiscard]] StageCanvas* canvas() const { return part<StageCanvas>("stageCanvas"); }
    [[nodiscard]] StageView* stage() const { return part<StageView>("stageView"); }
    [[nodiscard]] QPoint middle() const { return canvas()->view().viewport.center().toPoint(); }
    [[nodiscard]] int pointsOfRed() const { return stage()->picture().still.cards.front().points; }
};

/// Before the window opens.
void StageWindowTest::decide(const QString& reading)
{
    m_window.reset();
    QVERIFY(notebook().houseDecisions().decide(tikalSwitch, reading));
    openAgain();
}

void StageWindowTest::scroll(QPoint pixels, Qt::KeyboardModifiers modifiers)
{
    const QPointF at = middle();
    QWheelEvent event(at, canvas()->mapToGlobal(at), pixels, pixels, Qt::NoButton, modifiers,
                      Qt::ScrollUpdate, false);
    QCoreApplication::sendEvent(canvas(), &event);
}

void StageWindowTest::remembersHowFastItPlays()
{
    m_window->navigator().openCase(tikal);
    QVERIFY(stage()->hasMotion());
    auto* speed = part<QSlider>("stageSpeed");
    QTest::keyClick(speed, Qt::Key_End);
    QVERIFY(!stage()->hasMotion());
    openAgain();
    m_window->navigator().openCase(tikal);
    QVERIFY(!stage()->hasMotion());
    QCOMPARE(part<QLabel>("stageSpeedLabel")->text(), QStringLiteral("no motion"));
    QTest::keyClick(part<QSlider>("stageSpeed"), Qt::Key_Home);
    openAgain();
    m_window->navigator().openCase(tikal);
    QCOMPARE(stage()->pace(), (notebook::Pace{0.25, true}));
    QCOMPARE(part<QLabel>("stageSpeedLabel")->text(), QStringLiteral("0.25×"));
}

void StageWindowTest::twoFingersOnATouchPadMoveTheView()
{
    m_window->navigator().openCase(tikal);
    scroll({0, 40});
    QCOMPARE(canvas()->zoom(), 1.0); // all is seen: there is nowhere to go
    scroll({0, 400}, Qt::ControlModifier);
    QVERIFY(canvas()->zoom() > 1.5);
    const double zoom = canvas()->zoom();
    const pictures::BoardView before = canvas()->view();
    scroll({-30, 20});
    QCOMPARE(canvas()->zoom(), zoom);
    const QPointF way = canvas()->view().toView({0, 0}) - before.toView({0, 0});
    QVERIFY2((way - QPointF(-30, 20)).manhattanLength() < 2,
             qPrintable(QStringLiteral("%1 %2").arg(way.x()).arg(way.y())));
}

void StageWindowTest::aPinchZoomsWhereItIs()
{
    m_window->navigator().openCase(tikal);
    const QPointF at = middle() + QPoint(60, 40);
    const QPointF under = canvas()->view().toBoard(at);
    const auto gesture = [&](Qt::NativeGestureType type, double value) {
        QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, at, at,
                                  canvas()->mapToGlobal(at), value, {});
        QCoreApplication::sendEvent(canvas(), &event);
    };
    gesture(Qt::ZoomNativeGesture, 0.5);
    gesture(Qt::ZoomNativeGesture, 0.5);
    QCOMPARE(canvas()->zoom(), 2.25);
    QVERIFY((canvas()->view().toBoard(at) - under).manhattanLength() < 0.05);
    gesture(Qt::SmartZoomNativeGesture, 0);
    QCOMPARE(canvas()->zoom(), 1.0);
    gesture(Qt::SmartZoomNativeGesture, 0);
    QCOMPARE(canvas()->zoom(), 2.5);
}

void StageWindowTest::theStepOfTheTurnFollowsTheLanguage()
{
    m_window->navigator().openCase(tikal);
    const QString before = part<QToolButton>("stageTurn")->text();
    stage()->setLanguage(Language::Ro);
    QVERIFY(part<QToolButton>("stageTurn")->text() != before);
}

void StageWindowTest::fingersOnAScreenDrawTheBoardWithThem()
{
    m_window->navigator().openCase(tikal);
    QCoreApplication::processEvents(); // the board has its place
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const QPoint centre = middle();
    const auto fingers = [&](int apart, QPoint shift, bool isFirst = false) {
        auto touch = QTest::touchEvent(canvas(), screen.get());
        const QPoint left = centre + shift - QPoint(apart, 0);
        const QPoint right = centre + shift + QPoint(apart, 0);
        if (isFirst)
            touch.press(0, left, canvas()).press(1, right, canvas());
        else
            touch.move(0, left, canvas()).move(1, right, canvas());
    };
    fingers(40, {}, true);
    for (int apart = 44; apart <= 100; apart += 4)
        fingers(apart, {});
    QVERIFY2(canvas()->zoom() > 1.8, qPrintable(QString::number(canvas()->zoom())));
    const double zoom = canvas()->zoom();
    const QPointF before = canvas()->view().toView({0, 0});
    for (int step = 1; step <= 10; ++step)
        fingers(100, QPoint(-4, 0) * step);
    const QPointF way = canvas()->view().toView({0, 0}) - before;
    QTest::touchEvent(canvas(), screen.get())
        .release(0, centre - QPoint(140, 0), canvas())
        .release(1, centre + QPoint(60, 0), canvas());
    QCOMPARE(canvas()->zoom(), zoom);
    QVERIFY2((way - QPointF(-40, 0)).manhattanLength() < 3, qPrintable(QString::number(way.x())));
}

void StageWindowTest::keysZoomAndMoveTheView()
{
    m_window->navigator().openCase(tikal);
    QVERIFY(canvas()->hasFocus());
    QTest::keyClick(canvas(), Qt::Key_Plus);
    QTest::keyClick(canvas(), Qt::Key_Plus, Qt::ShiftModifier);
    QTest::keyClick(canvas(), Qt::Key_Plus, Qt::KeypadModifier);
    QVERIFY(canvas()->zoom() > 1.9);
    const QPointF before = canvas()->view().toView({0, 0});
    QTest::keyClick(canvas(), Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(canvas(), Qt::Key_Up, Qt::ShiftModifier);
    const QPointF way = canvas()->view().toView({0, 0}) - before;
    QVERIFY(way.x() > 50 && way.y() > 50);
    QTest::keyClick(canvas(), Qt::Key_Minus);
    QVERIFY(canvas()->zoom() < 1.9);
    QTest::keyClick(canvas(), Qt::Key_0);
    QCOMPARE(canvas()->zoom(), 1.0);
}

void StageWindowTest::theViewFollowsUntilTheUserLooksElsewhere()
{
    m_window->navigator().openCase(tikal);
    const QPointF placed(4.5, 1.5); // where Red lays the tile
    const auto isInSight = [&] {
        return canvas()->view().viewport.contains(canvas()->view().toView(placed));
    };
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(canvas(), Qt::Key_Plus);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(canvas(), Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(!isInSight());
    QVERIFY(!canvas()->isFollowing());
    QTest::keyClick(canvas(), Qt::Key_Right); // what is played is followed
    QTRY_VERIFY_WITH_TIMEOUT(isInSight(), 5000);
    scroll({2000, 0}); // to look at something else while it goes on
    QVERIFY(!isInSight());
    QTest::qWait(200);
    QVERIFY(stage()->isPlaying());
    QVERIFY(!isInSight());
    QTRY_VERIFY_WITH_TIMEOUT(!stage()->isPlaying(), 10000);
    stage()->setPace(notebook::Pace{1.0, false});
    QTest::keyClick(canvas(), Qt::Key_Home);
    scroll({2000, 0});
    QTest::keyClick(canvas(), Qt::Key_Right); // also where nothing moves
    QVERIFY(isInSight());
}

void StageWindowTest::theFullScreenIsLeftByEscape()
{
    m_window->navigator().openCase(tikal);
    QTest::keyClick(canvas(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QTRY_VERIFY(!m_window->isFullScreen());
    QTest::keyClick(canvas(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    QTest::keyClick(canvas(), Qt::Key_F11);
    QTRY_VERIFY(!m_window->isFullScreen());
}

void StageWindowTest::theFullScreenIsAllForTheStage()
{
    const std::array around{"topBar", "tableBar", "activityBar"};
    const auto areThere = [&](bool there) {
        return std::ranges::all_of(
            around, [&](const char* name) { return part<QWidget>(name)->isVisible() == there; });
    };
    m_window->navigator().openCase(tikal);
    part<QWidget>("searchField")->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen() && areThere(false));
    QVERIFY(stage()->isAncestorOf(QApplication::focusWidget()) || stage()->hasFocus());
    QTest::keyClick(canvas(), Qt::Key_F6, Qt::ShiftModifier); // no way into what is out of sight
    QVERIFY(QApplication::focusWidget()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(areThere(true));
    QVERIFY(part<QWidget>("searchField")->hasFocus());
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(m_window->isFullScreen() && areThere(true));
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::AltModifier);
    QVERIFY(areThere(false));
    QVERIFY(part<QWidget>("noticeBar")->isVisible());
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QTRY_VERIFY(!m_window->isFullScreen() && areThere(true));
    QVERIFY(!part<QWidget>("noticeBar")->isVisible()); // it told how to leave
}

void StageWindowTest::playsByTheDecisionOfTheHouse()
{
    decide(QStringLiteral("once"));
    m_window->navigator().openCase(tikal);
    QVERIFY(part<QWidget>("stageHouse")->isVisible());
    const QString told = part<QLabel>("stageHouseText")->text();
    QVERIFY2(told.contains(QStringLiteral("Not the case")) &&
                 told.contains(QStringLiteral("Tikal pays once a turn.")),
             qPrintable(told));
    QVERIFY(stage()->isAside());
    QVERIFY(!part<QWidget>("stageFaults")->isVisible());
    stage()->goToEnd();
    QCOMPARE(pointsOfRed(), 31);
    QVERIFY2(!part<QLabel>("stageCaption")->text().contains(QStringLiteral("Tikal pays for each")),
             "the words of the case are not true of it");
    m_window->navigator().openCase(QStringLiteral("base-road-joined"));
    QVERIFY(!part<QWidget>("stageHouse")->isVisible());
}

void StageWindowTest::aKeyLeadsToTheCaseAndBack()
{
    decide(QStringLiteral("once"));
    m_window->navigator().openCase(tikal);
    stage()->goToEnd();
    QTest::keyClick(canvas(), Qt::Key_H);
    QVERIFY(!stage()->isAside());
    QCOMPARE(pointsOfRed(), 35);
    QVERIFY(part<QLabel>("stageHouseText")->text().contains(QStringLiteral("As the case has it")));
    QVERIFY(part<QLabel>("stageCaption")->text().contains(QStringLiteral("Tikal pays for each")));
    part<QAbstractButton>("stageHouseOther")->click();
    QVERIFY(stage()->isAside());
    QCOMPARE(pointsOfRed(), 31);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QCOMPARE(pointsOfRed(), 35);
}

void StageWindowTest::aCaseThatShowsItsReadingIsPlayedByIt()
{
    decide(QStringLiteral("each"));
    m_window->navigator().openCase(readOtherWay);
    QVERIFY(part<QWidget>("stageHouse")->isVisible());
    QVERIFY(!stage()->isAside());
    stage()->goToEnd();
    QCOMPARE(pointsOfRed(), 31);
    QTest::keyClick(canvas(), Qt::Key_H);
    QVERIFY(stage()->isAside());
    QCOMPARE(pointsOfRed(), 35);
}

void StageWindowTest::otherChoicesComeBackToTheHouse()
{
    decide(QStringLiteral("once"));
    m_window->navigator().openCase(tikal);
    stage()->setPace(notebook::Pace{1.0, false});
    auto* options = part<QListView>("stageOptions");
    options->setCurrentIndex(options->model()->index(1, 0));
    part<QAbstractButton>("stageTry")->click();
    QVERIFY(part<QWidget>("stageDetour")->isVisible());
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QVERIFY(!part<QWidget>("stageDetour")->isVisible());
    QVERIFY(stage()->isByHouse());
    stage()->goToEnd();
    QCOMPARE(pointsOfRed(), 31);
}

void StageWindowTest::backComesToTheReadingThatWasTried()
{
    decide(QStringLiteral("once"));
    m_window->navigator().openCase(tikal);
    stage()->setPace(notebook::Pace{1.0, false});
    QTest::keyClick(canvas(), Qt::Key_H);
    QVERIFY(!stage()->isByHouse());
    auto* options = part<QListView>("stageOptions");
    options->setCurrentIndex(options->model()->index(1, 0));
    part<QAbstractButton>("stageTry")->click();
    const StageTrial trial = stage()->trial();
    QVERIFY(!trial.choices.empty());
    m_window->navigator().openCase(QStringLiteral("base-first-turns"));
    m_window->navigator().goBack();
    QVERIFY(!stage()->isByHouse());
    QCOMPARE(stage()->trial(), trial);
}

void StageWindowTest::whatIsTakenAlongIsMarked()
{
    decide(QStringLiteral("once"));
    m_window->navigator().openCase(tikal);
    stage()->goToEnd();
    const QString text = stage()->caseText();
    QVERIFY2(
        text.contains(QStringLiteral("Not the case: Played by your house decision: Tikal pays once a turn.")),
        qPrintable(text));
    const QImage byHouse = stage()->stepImage();
    QTest::keyClick(canvas(), Qt::Key_H);
    QVERIFY(!stage()->caseText().contains(QStringLiteral("Not the case")));
    QVERIFY(stage()->stepImage() != byHouse);
}

void StageWindowTest::aDecisionSteersTheCaseThatIsOpen()
{
    m_window->navigator().openCase(tikal);
    QVERIFY(!stage()->isByHouse());
    m_window->navigator().openClause(QStringLiteral("woh-open-tikal-two-cities"));
    part<QAction>("decide")->trigger();
    QAction* once = nullptr;
    for (QAction* action : m_window->findChildren<QAction*>())
        if (action->text() == QStringLiteral("Tikal pays once a turn."))
            once = action;
    if (once == nullptr)
        QFAIL("the reading is not offered");
    once->trigger();
    m_window->navigator().openCase(tikal);
    QVERIFY(stage()->isByHouse());
    part<QAction>("undo")->trigger();
    QVERIFY(!stage()->isByHouse());
    QVERIFY(!part<QWidget>("stageHouse")->isVisible());
}

/// At once, not only with the next step.
void StageWindowTest::whatIsNotTheCaseIsSaidInTheLanguageOfTheWindow()
{
    decide(QStringLiteral("once"));
    m_window->navigator().openCase(tikal);
    stage()->goToEnd();
    QVERIFY(stage()->isByHouse());
    m_window->setInterfaceLanguage(Language::Ro);
    const QString said = part<QWidget>("stageHouse")->accessibleName();
    QVERIFY2(canvas()->accessibleDescription().startsWith(said),
             qPrintable(canvas()->accessibleDescription()));
    m_window->setInterfaceLanguage(Language::En);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, StageWindowTest)
#include "stage_window_test.moc"
