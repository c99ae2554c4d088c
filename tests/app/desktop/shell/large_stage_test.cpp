// SPDX-License-Identifier: GPL-3.0-or-later
// The stage with larger text and by keyboard: nothing of it is out of reach, and nothing shrinks or jumps.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/stage/case_title.h"
#include "app/desktop/stage/stage_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

namespace glossator::desktop {

class LargeStageTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void menusOpenByKeyWhateverIsShown_data() { addSizes(); }
    void menusOpenByKeyWhateverIsShown();
    void menusAreInReachOfTheMouse_data() { addSizes(); }
    void menusAreInReachOfTheMouse();
    void wordsNeverShrinkWithLargerText_data();
    void wordsNeverShrinkWithLargerText();
    void theTitleIsNotCut_data();
    void theTitleIsNotCut();
    void anotherChoiceSaysWhereItWasMade_data() { addSizes(); }
    void anotherChoiceSaysWhereItWasMade();
    void theTitleStaysWhereItIs_data() { addSizes(); }
    void theTitleStaysWhereItIs();
    void arrowsOnTheBarChangeTabs_data() { addSizes(); }
    void arrowsOnTheBarChangeTabs();
    void aKeyGoesFromTabToTab_data() { addSizes(); }
    void aKeyGoesFromTabToTab();
    void anOptionThatIsLeftForAnotherTabIsNotShown();
    void theScoreSheetShowsThatItHasTheKeyboard();
    void withoutADecisionThereIsNothingToTry();
    void theMenuOfTheBoardOpensByKey();
    void theMenuOfAClauseOpensByKey();
    void theStepOfTheTurnLeadsToTheOrderOfTheCase();
    void theOrderLeavesItsListTheRoom();
    void theKeyboardComesToWhatLiesInPlaceOfTheBoard();

private:
    static void addSizes();
    void open(int percent, const QString& link = QStringLiteral("glossator:case/base-final-scoring"),
              catalogue::Language language = catalogue::Language::En);
    [[nodiscard]] StageView* stage() const { return part<StageView>("stageView"); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] static QMenu* popup() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
};

void LargeStageTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void LargeStageTest::cleanup()
{
    while (QWidget* menu = QApplication::activePopupWidget())
        menu->close();
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1));
}

void LargeStageTest::addSizes()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 170, 180, 200})
        QTest::addRow("%d", percent) << percent;
}

void LargeStageTest::open(int percent, const QString& link, catalogue::Language language)
{
    StartOptions options;
    options.language = language;
    Memory memory;
    memory.zoom = percent;
    openWindow(options, memory);
    m_window->openLink(link);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents(); // a row within a row is laid out anew
}

void LargeStageTest::menusOpenByKeyWhateverIsShown()
{
    QFETCH(const int, percent);
    open(percent);
    for (const auto& [key, name] :
         {std::pair{Qt::Key_P, "stageProves"}, std::pair{Qt::Key_E, "stageExport"}}) {
        press(key);
        QVERIFY(popup() != nullptr);
        QCOMPARE(popup(), part<QToolButton>(name)->menu());
        QVERIFY(popup()->activeAction() != nullptr);
        popup()->close();
    }
}

/// By a button for each, or by one for both.
void LargeStageTest::menusAreInReachOfTheMouse()
{
    QFETCH(const int, percent);
    open(percent);
    const auto* more = part<QToolButton>("stageMore");
    for (const char* name : {"stageProves", "stageExport"}) {
        auto* button = part<QToolButton>(name);
        QVERIFY(button->isVisible() ||
                (more->isVisible() && more->menu()->actions().contains(button->menu()->menuAction())));
    }
    QVERIFY(!more->isVisible() ||
            stage()->rect().contains(QRect(more->mapTo(stage(), QPoint()), more->size())));
}

void LargeStageTest::theTitleIsNotCut_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<catalogue::Language>("language");
    QTest::addColumn<QString>("id");
    for (const int percent : {150, 170, 200}) {
        QTest::addRow("%d, three", percent)
            << percent << catalogue::Language::Ca << QStringLiteral("woh-three-players-reach-ten");
        QTest::addRow("%d, second", percent)
            << percent << catalogue::Language::En << QStringLiteral("ann-second-knight-far-away");
    }
}

/// As long as the line has room that others do not need.
void LargeStageTest::theTitleIsNotCut()
{
    QFETCH(const int, percent);
    QFETCH(const catalogue::Language, language);
    QFETCH(const QString, id);
    open(percent, QStringLiteral("glossator:case/") + id, language);
    auto* title = part<CaseTitle>("stageTitle");
    title->grab();
    QVERIFY2(title->toolTip().isEmpty(), "what is cut is told there");
}

void LargeStageTest::wordsNeverShrinkWithLargerText_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id :
         {"base-final-scoring", "abbot-or-meeple", "msg-abbot-before-the-road", "woh-choose-among-all-eight"})
        QTest::addRow("%s", id) << QString::fromLatin1(id);
}

/// Those of the step and the title of the case.
void LargeStageTest::wordsNeverShrinkWithLargerText()
{
    QFETCH(const QString, id);
    open(100, QStringLiteral("glossator:case/") + id);
    const auto* title = part<CaseTitle>("stageTitle");
    const auto* caption = part<QLabel>("stageCaption");
    const int first = title->type().pixelSize();
    for (int percent = 110; percent <= 200; percent += 10) {
        const int titleBefore = title->type().pixelSize();
        const int captionBefore = caption->font().pixelSize();
        part<QAction>("zoomIn")->trigger();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QVERIFY2(title->type().pixelSize() >= titleBefore, qPrintable(QString::number(percent)));
        QVERIFY2(caption->font().pixelSize() >= captionBefore, qPrintable(QString::number(percent)));
        QVERIFY(caption->font().pixelSize() >= m_window->font().pixelSize());
    }
    QVERIFY(title->type().pixelSize() > first);
}

/// Not only that it is not the case.
void LargeStageTest::anotherChoiceSaysWhereItWasMade()
{
    QFETCH(const int, percent);
    open(percent, QStringLiteral("glossator:case/base-first-turns"));
    press(Qt::Key_S);
    auto* options = part<QListView>("stageOptions");
    options->setCurrentIndex(options->model()->index(2, 0));
    part<QPushButton>("stageTry")->click();
    QVERIFY(stage()->isAside());
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    const auto* text = part<QLabel>("stageDetourText");
    QVERIFY2(text->text().contains(QStringLiteral("another choice at the start of ")),
             qPrintable(text->text()));
    QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
    QVERIFY(part<QWidget>("stageCanvas")->height() >= m_window->height() / 3);
    stage()->returnToCase();
    QVERIFY2(text->text().isEmpty(), "the title needs no more lines than it has");
}

/// Whatever the step of the turn is called that stands beside it.
void LargeStageTest::theTitleStaysWhereItIs()
{
    QFETCH(const int, percent);
    open(percent);
    const auto* title = part<CaseTitle>("stageTitle");
    const QRect place(title->mapTo(stage(), QPoint()), title->size());
    QStringList turns;
    for (int step = 0; step < stage()->stepCount(); ++step) {
        stage()->goToStep(step);
        QCoreApplication::processEvents();
        turns += part<QToolButton>("stageTurn")->text();
        QCOMPARE(QRect(title->mapTo(stage(), QPoint()), title->size()), place);
    }
    QVERIFY(turns.removeDuplicates() > 0 && turns.size() > 1);
}

/// There they belong to it, and Enter goes into what is shown.
void LargeStageTest::arrowsOnTheBarChangeTabs()
{
    QFETCH(const int, percent);
    open(percent);
    auto* tabs = part<QTabWidget>("stageTabs");
    if (!tabs->isVisible())
        press(Qt::Key_S);
    tabs->setCurrentIndex(0);
    tabs->tabBar()->setFocus();
    const int step = stage()->step();
    press(Qt::Key_Right);
    QCOMPARE(tabs->currentIndex(), 1);
    press(Qt::Key_Left);
    QCOMPARE(tabs->currentIndex(), 0);
    press(Qt::Key_End);
    QCOMPARE(tabs->currentIndex(), tabs->count() - 1);
    QVERIFY(tabs->tabBar()->hasFocus());
    press(Qt::Key_Return);
    QVERIFY(tabs->currentWidget()->hasFocus());
    tabs->tabBar()->setFocus();
    press(Qt::Key_Space);
    QVERIFY(tabs->currentWidget()->hasFocus());
    QVERIFY(!stage()->isPlaying());
    QCOMPARE(stage()->step(), step);
}

/// From the board, also where what it leads to is not there yet.
void LargeStageTest::aKeyGoesFromTabToTab()
{
    QFETCH(const int, percent);
    open(percent);
    const auto* tabs = part<QTabWidget>("stageTabs");
    if (!tabs->isVisible())
        press(Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(tabs->isVisible());
    const int first = tabs->currentIndex();
    for (int i = 1; i <= tabs->count(); ++i) {
        press(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tabs->currentIndex(), (first + i) % tabs->count());
        QVERIFY(tabs->currentWidget()->isAncestorOf(QApplication::focusWidget()) ||
                tabs->currentWidget() == QApplication::focusWidget());
    }
    press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(tabs->currentIndex(), (first + tabs->count() - 1) % tabs->count());
}

void LargeStageTest::anOptionThatIsLeftForAnotherTabIsNotShown()
{
    open(200);
    auto* canvas = part<QWidget>("stageCanvas");
    press(Qt::Key_S);
    const auto* tabs = part<QTabWidget>("stageTabs");
    QImage without;
    QImage with;
    for (int i = 0; i < tabs->count(); ++i) {
        press(Qt::Key_Tab, Qt::ControlModifier);
        const bool isOptions = tabs->currentWidget()->isAncestorOf(part<QWidget>("stageOptions"));
        (isOptions ? with : without) = canvas->grab().toImage();
        if (!isOptions && !with.isNull())
            QVERIFY(without != with);
    }
    QVERIFY(!with.isNull() && !without.isNull());
}

void LargeStageTest::theScoreSheetShowsThatItHasTheKeyboard()
{
    open(200);
    const auto* sheet = part<QWidget>("awardSheet");
    for (int i = 0; i < 8 && !sheet->hasFocus(); ++i)
        press(Qt::Key_F6);
    QVERIFY(sheet->hasFocus() && sheet->isVisible());
    const auto* ring = part<QWidget>("focusRing");
    QVERIFY(ring->isVisible());
    const QRect place(sheet->mapTo(m_window.get(), QPoint()), sheet->size());
    QVERIFY(ring->geometry().contains(place.intersected(m_window->rect())));
}

void LargeStageTest::withoutADecisionThereIsNothingToTry()
{
    open(100);
    const auto* button = part<QPushButton>("stageTry");
    stage()->goToStart();
    QVERIFY(!button->isHidden());
    stage()->goToEnd();
    QVERIFY(button->isHidden());
}

void LargeStageTest::theMenuOfTheBoardOpensByKey()
{
    open(100);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("stageCanvas"));
    press(Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(popup() != nullptr);
    const QList<QAction*> actions = popup()->actions();
    QCOMPARE(actions.constFirst()->objectName(), QStringLiteral("stageCopyPicture"));
    QVERIFY(actions.contains(part<QToolButton>("stageProves")->menu()->menuAction()));
    QVERIFY(actions.contains(part<QToolButton>("stageExport")->menu()->menuAction()));
}

void LargeStageTest::theMenuOfAClauseOpensByKey()
{
    open(100, QStringLiteral("glossator:clause/base-city-score"));
    part<QWidget>("readerView")->setFocus();
    bool isOpened = false;
    QTimer::singleShot(0, this, [&isOpened] { // it waits for what is chosen
        isOpened = popup() != nullptr;
        if (isOpened)
            popup()->close();
    });
    press(Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(isOpened);
}

/// With its boxes alone; the order of play that is gone to otherwise is that of my table.
void LargeStageTest::theStepOfTheTurnLeadsToTheOrderOfTheCase()
{
    open(100);
    press(Qt::Key_T);
    const auto* tree = part<QTreeView>("orderTree");
    QVERIFY(tree != nullptr && tree->isVisible());
    const auto steps = [tree] { return tree->model()->rowCount(); };
    const auto title = [this] { return part<QLabel>("orderTitle")->text(); };
    const int ofCase = steps();
    QVERIFY(title().contains(QStringLiteral("What is unfinished at the end")));
    QCOMPARE(tree->currentIndex()
                 .data(Qt::AccessibleTextRole)
                 .toString()
                 .contains(QStringLiteral("The game on the stage is here")),
             true);
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(!title().contains(QStringLiteral("What is unfinished at the end")));
    QVERIFY(steps() > ofCase);
}

/// What the codes mean is behind a button there.
void LargeStageTest::theOrderLeavesItsListTheRoom()
{
    open(200);
    part<QAction>("activity3")->trigger();
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    const auto* tree = part<QTreeView>("orderTree");
    QVERIFY2(tree->height() >= m_window->height() * 2 / 5, qPrintable(QString::number(tree->height())));
    const auto* hint = part<QLabel>("orderHint");
    QVERIFY(hint->text().startsWith(QStringLiteral("This list is not complete")));
    QVERIFY(hint->text().endsWith(u'.'));
    QVERIFY(hint->height() >= hint->heightForWidth(hint->width()));
    const auto* codes = part<QPushButton>("orderCodes");
    QVERIFY(codes->isVisible() && !part<QWidget>("orderLegend")->isVisible());
    QVERIFY(codes->menu()->actions().constFirst()->text().startsWith(QStringLiteral("BG")));
}

/// By Escape from the search, while the list of cases hides the board.
void LargeStageTest::theKeyboardComesToWhatLiesInPlaceOfTheBoard()
{
    open(200);
    stage()->setFocus(Qt::OtherFocusReason);
    press(Qt::Key_C);
    QTRY_VERIFY(!part<QWidget>("stageCanvas")->isVisible());
    part<QWidget>("searchField")->setFocus(Qt::ShortcutFocusReason);
    press(Qt::Key_Escape);
    QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
    QVERIFY(stage()->isAncestorOf(QApplication::focusWidget()));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LargeStageTest)
#include "large_stage_test.moc"
