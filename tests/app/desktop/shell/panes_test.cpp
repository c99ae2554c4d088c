// SPDX-License-Identifier: GPL-3.0-or-later
// F6 goes through all parts of the window, Shift+F6 back; F10 opens its menu.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace glossator::desktop {

class PanesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void goesThroughAllParts_data();
    void goesThroughAllParts();
    void goesToTheStageWithoutACase();
    void bringsWhatIsNotSeenOfTheStage_data();
    void bringsWhatIsNotSeenOfTheStage();
    void goesOverTheStageAsTheEyeDoes();
    void passesOverOptionsThatAreNotThere();
    void leavesTheOptionsAsTheyWere();
    void thePageOfTheStepIsThereWhenTheOptionsAreLeft();
    void asksAboutAnotherPair();
    void doesNotOpenTheFirstSteps();
    void doesNotBringBackWhatWasFound();
    void goesToThePageFromElsewhere();
    void aNoticeIsAPartToo();
    void opensTheMenuByKey_data();
    void opensTheMenuByKey();

private:
    void open(const QString& link, QSize size);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    [[nodiscard]] static QString nameOfFocus();

    std::unique_ptr<MainWindow> m_window;
};

void PanesTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void PanesTest::open(const QString& link, QSize size)
{
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = catalogue::Language::En;
    m_window = std::make_unique<MainWindow>(options, Memory{});
    m_window->resize(size);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->openLink(link);
    QCoreApplication::processEvents(); // what it opens is laid out
}

void PanesTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window.get(), key, modifiers);
}

QString PanesTest::nameOfFocus()
{
    const QWidget* focus = QApplication::focusWidget();
    return focus == nullptr ? QString() : focus->objectName();
}

void PanesTest::goesThroughAllParts_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("glossator:clause/base-city-score")
        << 1280
        << QStringList{QStringLiteral("searchField"), QStringLiteral("contentsTree"),
                       QStringLiteral("readerView")};
    QTest::newRow("glossator:pair/term:fairy/messages-1")
        << 1280
        << QStringList{QStringLiteral("searchField"), QStringLiteral("pairOne"), QStringLiteral("pairPage")};
    QTest::newRow("glossator:pair/term:builder/messages-1")
        << 2000
        << QStringList{QStringLiteral("searchField"), QStringLiteral("pairOne"), QStringLiteral("pairPage"),
                       QStringLiteral("pairMatrix")};
    QTest::newRow("glossator:tile/base:D")
        << 1280
        << QStringList{QStringLiteral("searchField"), QStringLiteral("tileGrid"),
                       QStringLiteral("tilePicture")};
    QTest::newRow("glossator:case/abbot-or-meeple")
        << 1280 << QStringList{QStringLiteral("searchField"), QStringLiteral("stageCases"),
                               QStringLiteral("stageCanvas"), QStringLiteral("stagePlay"),
                               QStringLiteral("stageSteps"),  QStringLiteral("stageOptions"),
                               QStringLiteral("awardSheet")};
    QTest::newRow("glossator:case/base-final-scoring")
        << 2200 << QStringList{QStringLiteral("searchField"),  QStringLiteral("stageCases"),
                               QStringLiteral("caseFilter"),   QStringLiteral("stageCanvas"),
                               QStringLiteral("stagePlay"),    QStringLiteral("stageSteps"),
                               QStringLiteral("stageOptions"), QStringLiteral("awardSheet")};
}

void PanesTest::goesThroughAllParts()
{
    QFETCH(int, width);
    QFETCH(QStringList, parts);
    open(QString::fromLatin1(QTest::currentDataTag()), {width, 800});
    press(Qt::Key_K, Qt::ControlModifier);
    QStringList there{nameOfFocus()};
    for (qsizetype i = 1; i < parts.size(); ++i) {
        press(Qt::Key_F6);
        there += nameOfFocus();
    }
    QCOMPARE(there, parts);
    press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), parts.constFirst());
    press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(nameOfFocus(), parts.constLast());
}

void PanesTest::goesToTheStageWithoutACase()
{
    open(QStringLiteral("glossator:clause/base-city-score"), {1280, 800});
    press(Qt::Key_5, Qt::AltModifier);
    const QWidget* stage = m_window->findChild<QWidget*>(QStringLiteral("stageView"));
    for (int i = 0; i < 2; ++i) {
        press(Qt::Key_K, Qt::ControlModifier);
        press(Qt::Key_F6, i == 0 ? Qt::NoModifier : Qt::ShiftModifier);
        QVERIFY(stage->isAncestorOf(QApplication::focusWidget()));
    }
    press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), QStringLiteral("searchField"));
}

void PanesTest::bringsWhatIsNotSeenOfTheStage_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("beside the list") << QSize(1280, 800);
    QTest::newRow("narrow") << QSize(1000, 700);
    QTest::newRow("low, where the steps are a tab") << QSize(1280, 480);
}

/// All of it, with the list of cases open.
void PanesTest::bringsWhatIsNotSeenOfTheStage()
{
    QFETCH(QSize, size);
    open(QStringLiteral("glossator:case/abbot-or-meeple"), size);
    press(Qt::Key_F9);
    QCOMPARE(nameOfFocus(), QStringLiteral("caseTree"));
    for (int round = 0; round < 2; ++round)
        for (const char* part : {"stageCanvas", "stagePlay", "stageSteps", "stageOptions", "awardSheet",
                                 "searchField", "stageCases", "caseFilter"}) {
            press(Qt::Key_F6);
            QCOMPARE(nameOfFocus(), QLatin1String(part));
            QVERIFY(QApplication::focusWidget()->isVisible());
        }
}

/// From left to right, and from top to bottom in each column.
void PanesTest::goesOverTheStageAsTheEyeDoes()
{
    open(QStringLiteral("glossator:case/base-final-scoring"), {2200, 800});
    press(Qt::Key_K, Qt::ControlModifier);
    QRect before;
    for (int part = 0; part < 7; ++part) {
        press(Qt::Key_F6);
        const QWidget* focus = QApplication::focusWidget();
        const QRect place(focus->mapTo(m_window.get(), QPoint()), focus->size());
        const bool isTab = nameOfFocus() == QLatin1String("awardSheet"); // lies where the options do
        QVERIFY2(isTab || place.top() >= before.bottom() || place.left() >= before.right(),
                 qPrintable(nameOfFocus()));
        before = place;
    }
    QCOMPARE(nameOfFocus(), QStringLiteral("awardSheet"));
}

/// They come where the score sheet lies over them; without a decision the steps are followed by the sheet.
void PanesTest::passesOverOptionsThatAreNotThere()
{
    open(QStringLiteral("glossator:case/base-final-scoring"), {1280, 800});
    auto* canvas = m_window->findChild<QWidget*>(QStringLiteral("stageCanvas"));
    auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("stageTabs"));
    auto* steps = m_window->findChild<QWidget*>(QStringLiteral("stageSteps"));
    tabs->setCurrentIndex(tabs->count() - 1);
    steps->setFocus();
    press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), QStringLiteral("stageOptions"));
    QTest::keyClick(canvas, Qt::Key_End);
    steps->setFocus();
    press(Qt::Key_F6);
    QVERIFY(tabs->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(nameOfFocus() != QStringLiteral("stageOptions"));
}

/// No option stays on the board when the keyboard has gone on, and the tab in front stays there.
void PanesTest::leavesTheOptionsAsTheyWere()
{
    open(QStringLiteral("glossator:case/woh-two-players-reach-ten"), {1280, 800});
    const auto* canvas = m_window->findChild<StageCanvas*>(QStringLiteral("stageCanvas"));
    const auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("stageTabs"));
    const QWidget* front = tabs->currentWidget();
    const StagePicture before = canvas->picture();
    while (nameOfFocus() != QStringLiteral("stageOptions"))
        press(Qt::Key_F6);
    QVERIFY2(canvas->picture() != before, "an option is tried on");
    press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), QStringLiteral("awardSheet"));
    QVERIFY(canvas->picture() == before);
    press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), QStringLiteral("searchField"));
    QVERIFY(canvas->picture() == before);
    QCOMPARE(tabs->currentWidget(), front);
}

/// Also of one to which somebody went meanwhile.
void PanesTest::thePageOfTheStepIsThereWhenTheOptionsAreLeft()
{
    open(QStringLiteral("glossator:case/exp10-circus-moves-on"), {1280, 800});
    auto* stage = m_window->findChild<StageView*>();
    const auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("stageTabs"));
    QList<QWidget*> fronts; // by step
    for (int step = 0; step < stage->stepCount(); ++step) {
        stage->goToStep(step);
        fronts += tabs->currentWidget();
    }
    QWidget* options = fronts.front();
    const auto isAward = [&](const QWidget* front) { return front != options; };
    const auto award = std::ranges::find_if(fronts, isAward);
    QVERIFY2(award != fronts.end(), "a step has an award");
    stage->goToStep(static_cast<int>(award - fronts.begin()));
    while (nameOfFocus() != QStringLiteral("stageOptions"))
        press(Qt::Key_F6);
    stage->goToStep(0);
    press(Qt::Key_F6);
    press(Qt::Key_F6);
    QCOMPARE(tabs->currentWidget(), options);
    // And when the keyboard has gone another way.
    while (nameOfFocus() != QStringLiteral("stageOptions"))
        press(Qt::Key_F6);
    m_window->findChild<QWidget*>(QStringLiteral("stageCanvas"))->setFocus(Qt::MouseFocusReason);
    stage->goToStep(static_cast<int>(award - fronts.begin()));
    QCOMPARE(tabs->currentWidget(), *award);
}

/// Who has read an answer asks about another pair by the key that led there.
void PanesTest::asksAboutAnotherPair()
{
    open(QStringLiteral("glossator:pair/term:fairy/messages-1"), {1280, 800});
    QVERIFY(nameOfFocus() != QStringLiteral("pairOne"));
    press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(nameOfFocus(), QStringLiteral("pairOne"));
    const auto* field = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
    QCOMPARE(field->selectedText(), field->text());
}

/// They would take room from what one looks at.
void PanesTest::doesNotOpenTheFirstSteps()
{
    open(QStringLiteral("glossator:pair/term:fairy/messages-1"), {1280, 800});
    const auto* steps = m_window->findChild<QWidget*>(QStringLiteral("firstSteps"));
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_F6);
        QVERIFY(!steps->isVisible());
    }
    press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(steps->isVisible());
}

/// The words stay, to be looked for again by the next key that is for what is found.
void PanesTest::doesNotBringBackWhatWasFound()
{
    open(QStringLiteral("glossator:clause/base-city-score"), {1280, 800});
    auto* field = m_window->findChild<QLineEdit*>(QStringLiteral("searchField"));
    const auto* panel = m_window->findChild<QWidget*>(QStringLiteral("lookupPanel"));
    press(Qt::Key_K, Qt::ControlModifier);
    const QString words = QStringLiteral("abbot has:case");
    QTest::keyClicks(field, words);
    QTRY_VERIFY(panel->isVisible());
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!panel->isVisible());
    constexpr int parts = 10; // of the window, and more
    for (int i = 0; i < parts && nameOfFocus() != QLatin1String("searchField"); ++i)
        press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), QLatin1String("searchField"));
    QTest::qWait(300); // longer than an answer takes
    QVERIFY(!panel->isVisible());
    QCOMPARE(field->text(), words);
    QTest::keyClick(field, Qt::Key_Down);
    QTRY_VERIFY(panel->isVisible());
}

void PanesTest::goesToThePageFromElsewhere()
{
    open(QStringLiteral("glossator:clause/base-city-score"), {1280, 800});
    m_window->findChild<QToolButton*>(QStringLiteral("menuButton"))->setFocus();
    press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), QStringLiteral("contentsTree"));
    const auto* ring = m_window->findChild<QWidget*>(QStringLiteral("focusRing"));
    QVERIFY(ring->isVisible() && ring->height() > m_window->height() / 2);
}

/// F6 comes to it, and Escape ends it from wherever one is.
void PanesTest::aNoticeIsAPartToo()
{
    open(QStringLiteral("glossator:clause/no-such-clause"), {1280, 800});
    const auto* notice = m_window->findChild<QWidget*>(QStringLiteral("noticeBar"));
    QVERIFY(notice->isVisible());
    m_window->findChild<QLineEdit*>(QStringLiteral("searchField"))->setFocus();
    press(Qt::Key_F6);
    QCOMPARE(nameOfFocus(), QStringLiteral("noticeText"));
    m_window->findChild<QWidget*>(QStringLiteral("readerView"))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!notice->isVisible());
}

void PanesTest::opensTheMenuByKey_data()
{
    QTest::addColumn<QString>("link");
    QTest::addRow("clause") << QStringLiteral("glossator:clause/base-city-score");
    QTest::addRow("case") << QStringLiteral("glossator:case/abbot-new-game");
}

/// At its first line, also where that leads to a menu of its own, which stays closed.
void PanesTest::opensTheMenuByKey()
{
    QFETCH(const QString, link);
    open(link, {1280, 800});
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("windowMenu"));
    press(Qt::Key_F10);
    QVERIFY(menu->isVisible());
    const QAction* first = menu->actions().constFirst();
    QCOMPARE(menu->activeAction(), first);
    QVERIFY(first->menu() == nullptr || !first->menu()->isVisible());
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(!menu->isVisible());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PanesTest)
#include "panes_test.moc"
