// SPDX-License-Identifier: GPL-3.0-or-later
// What floats over the window works by keyboard alone and gives the keyboard back, Alt opens the menu, and F1
// lists all keys in the language of the window.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/order/order_model.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_keys.h"
#include "app/desktop/tiles/tile_picture.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

namespace glossator::desktop {

class KeyboardTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init();
    void tabGoesAroundInTheTable();
    void enterAndSpacePressTheButtonsOfTheTable();
    void enterLaysABoxFromTheList();
    void theTableGivesTheKeyboardBack();
    void aTermCardIsUsedByKeyboard();
    void aTermCardOfAPairGivesTheKeyboardBack();
    void altOpensTheMenu();
    void altWithAnotherKeyDoesNot();
    void aLetterWithAltIsNotTyped();
    void pagesTakeTheKeysThatTheyTell();
    void eachKeyOfTheStageIsToldOnce();
    void everyFilterIsWithinReach();
    void undoneRemovalIsNoLongerTold();
    void comesBackToTheSpotInTheTurn();
    void speaksTheLanguageInDialogsOfQt_data();
    void speaksTheLanguageInDialogsOfQt();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] static QString nameOfFocus() { return QApplication::focusWidget()->objectName(); }
    void openTable();
};

void KeyboardTest::init()
{
    openWindow();
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    part<ReaderView>("readerView")->setFocus();
}

void KeyboardTest::openTable()
{
    press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(part<QWidget>("tablePanel")->isVisible());
    QCOMPARE(nameOfFocus(), QStringLiteral("boxFilter"));
}

void KeyboardTest::tabGoesAroundInTheTable()
{
    openTable();
    QStringList forward;
    do {
        forward += nameOfFocus();
        press(Qt::Key_Tab);
        QVERIFY(part<QWidget>("tablePanel")->isVisible());
    } while (nameOfFocus() != QStringLiteral("boxFilter") && forward.size() < 20);
    QCOMPARE(forward, QStringList({"boxFilter", "boxList", "tableChoice", "newTableButton", "baseOnlyButton",
                                   "wholeBoxesButton", "everythingButton"}));
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(nameOfFocus(), forward.constLast());
    QVERIFY(part<QWidget>("tablePanel")->isVisible());
}

void KeyboardTest::enterAndSpacePressTheButtonsOfTheTable()
{
    openTable();
    part<QPushButton>("baseOnlyButton")->setFocus(Qt::TabFocusReason);
    const QString all = part<QLabel>("tableCounts")->text();
    press(Qt::Key_Return);
    const QString one = part<QLabel>("tableCounts")->text();
    QVERIFY(one != all);
    part<QPushButton>("everythingButton")->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Space);
    QCOMPARE(part<QLabel>("tableCounts")->text(), all);
    QVERIFY(part<QWidget>("tablePanel")->isVisible());
}

void KeyboardTest::enterLaysABoxFromTheList()
{
    openTable();
    press(Qt::Key_Down);
    QCOMPARE(nameOfFocus(), QStringLiteral("boxList"));
    press(Qt::Key_Down);
    const QModelIndex box = part<QListView>("boxList")->currentIndex();
    for (const Qt::CheckState before :
         {Qt::Unchecked, Qt::Checked, Qt::Unchecked}) { // no table is laid first
        QCOMPARE(box.data(Qt::CheckStateRole).toInt(), static_cast<int>(before));
        press(Qt::Key_Return);
    }
}

void KeyboardTest::theTableGivesTheKeyboardBack()
{
    openTable();
    press(Qt::Key_Tab);
    press(Qt::Key_Escape);
    QVERIFY(!part<QWidget>("tablePanel")->isVisible());
    QCOMPARE(nameOfFocus(), QStringLiteral("readerView"));
    openTable();
    press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!part<QWidget>("tablePanel")->isVisible());
    QCOMPARE(nameOfFocus(), QStringLiteral("readerView"));
}

void KeyboardTest::aTermCardIsUsedByKeyboard()
{
    press(Qt::Key_Right);
    const QStringList words = part<ReaderView>("readerView")->termInHand();
    QVERIFY(!words.isEmpty());
    press(Qt::Key_Return);
    QVERIFY(part<QWidget>("termCard")->isVisible());
    const QRect ring = part<QWidget>("focusRing")->geometry();
    QVERIFY(part<QWidget>("focusRing")->isVisible());
    for (const char* name : {"termClause_0", "termClause_1", "termClause_2", "termSearch", "termPair"}) {
        QCOMPARE(nameOfFocus(), QLatin1String(name));
        press(Qt::Key_Tab);
        QVERIFY(part<QWidget>("focusRing")->geometry() != ring || nameOfFocus() == u"termClause_0");
    }
    QCOMPARE(nameOfFocus(), QStringLiteral("termClause_0"));
    press(Qt::Key_Escape);
    QVERIFY(!part<QWidget>("termCard")->isVisible());
    QCOMPARE(nameOfFocus(), QStringLiteral("readerView"));
    QCOMPARE(part<ReaderView>("readerView")->termInHand(), words);
    press(Qt::Key_Return);
    press(Qt::Key_Backtab);
    QCOMPARE(nameOfFocus(), QStringLiteral("termPair"));
    press(Qt::Key_Return);
    QVERIFY(!part<QWidget>("termCard")->isVisible());
    QCOMPARE(m_window->navigator().here().activity, Activity::Pair);
}

void KeyboardTest::aTermCardOfAPairGivesTheKeyboardBack()
{
    m_window->navigator().openPair(QStringLiteral("term:fairy/messages-1"));
    QCOMPARE(nameOfFocus(), QStringLiteral("pairPage"));
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QVERIFY(part<QWidget>("termCard")->isVisible());
    press(Qt::Key_Escape);
    QCOMPARE(nameOfFocus(), QStringLiteral("pairPage"));
}

void KeyboardTest::altOpensTheMenu()
{
    auto* menu = part<QMenu>("windowMenu");
    QTest::keyPress(QApplication::focusWidget(), Qt::Key_Alt, Qt::AltModifier);
    QVERIFY(!menu->isVisible());
    QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Alt);
    QVERIFY(menu->isVisible());
    QVERIFY(menu->activeAction() != nullptr && menu->activeAction()->menu() == nullptr);
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(!menu->isVisible());
}

void KeyboardTest::altWithAnotherKeyDoesNot()
{
    QTest::keyPress(QApplication::focusWidget(), Qt::Key_Alt, Qt::AltModifier);
    press(Qt::Key_4, Qt::AltModifier);
    QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Alt);
    QVERIFY(!part<QMenu>("windowMenu")->isVisible());
    QCOMPARE(m_window->navigator().here().activity, Activity::Tiles);
}

/// Where it is the key of nothing.
void KeyboardTest::aLetterWithAltIsNotTyped()
{
    auto* field = part<QLineEdit>("searchField");
    field->setFocus(Qt::ShortcutFocusReason);
    QTest::keyClick(field, Qt::Key_J, Qt::AltModifier);
    QCOMPARE(field->text(), QString());
    QTest::keyClick(field, Qt::Key_J);
    QVERIFY(field->text().endsWith(u'j'));
}

/// What the list tells of the stage, a tile and a page is so.
void KeyboardTest::pagesTakeTheKeysThatTheyTell()
{
    const auto takes = [](QWidget* widget, const KeyLine& line) {
        QVERIFY(!line.what.isEmpty() && !line.keys.isEmpty());
        for (const QKeySequence& keys : line.keys) {
            const QKeyCombination key = keys[0];
            QKeyEvent press(QEvent::KeyPress, key.key(), key.keyboardModifiers());
            QApplication::sendEvent(widget, &press);
            QVERIFY2(press.isAccepted(), qPrintable(keys.toString()));
        }
    };
    for (const KeyLine& line : ReaderView::keys())
        takes(part<ReaderView>("readerView"), line);
    m_window->navigator().openTile(QStringLiteral("base:D"));
    for (const KeyLine& line : TilePicture::keys())
        takes(part<TilePicture>("tilePicture"), line);
    m_window->navigator().openCase(QStringLiteral("abbot-or-meeple"));
    // What opens something would wait for the user; the others depend on the width and on the case.
    const QList<Qt::Key> passedOver{Qt::Key_C, Qt::Key_P, Qt::Key_E, Qt::Key_S, Qt::Key_H, Qt::Key_Escape};
    for (const KeyLine& line : StageKeys::all())
        if (!passedOver.contains(line.keys.front()[0].key()))
            takes(part<QWidget>("stageCanvas"), line);
    QList<QKeySequence> ofMenu;
    for (const QAction* action : part<QWidget>("stageView")->actions())
        ofMenu += action->shortcuts();
    for (const KeyLine& line : StageKeys::ofMenu())
        for (const QKeySequence& keys : line.keys)
            QVERIFY2(ofMenu.contains(keys), qPrintable(keys.toString()));
}

/// Also when the stage has been made and its menu stands in that of the window.
void KeyboardTest::eachKeyOfTheStageIsToldOnce()
{
    m_window->navigator().openCase(QStringLiteral("abbot-or-meeple"));
    QStringList told;
    for (const auto& lines : {StageKeys::all(), StageKeys::ofMenu()})
        for (const KeyLine& line : lines)
            for (const QKeySequence& keys : line.keys)
                told += keys.toString();
    QCOMPARE(told.removeDuplicates(), 0);
    press(Qt::Key_F1);
    const QString text = part<QTextBrowser>("keyList")->toPlainText();
    QCOMPARE(text.count(QStringLiteral("Ctrl+PgDown")), 1);
}

/// With large text too, where they take more than a line.
void KeyboardTest::everyFilterIsWithinReach()
{
    for (const int percent : {100, 200}) {
        while (Typefaces::scale() * 100 < percent)
            part<QAction>("zoomIn")->trigger();
        press(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(part<QLineEdit>("searchField"), QStringLiteral("city"));
        const auto* panel = part<QWidget>("lookupPanel");
        QTRY_VERIFY_WITH_TIMEOUT(panel->isVisible(), 30000);
        QStringList reached;
        for (press(Qt::Key_Tab); nameOfFocus().startsWith(QStringLiteral("filterChip_"));
             press(Qt::Key_Tab)) {
            const QWidget* chip = QApplication::focusWidget();
            const QRect place(chip->mapTo(panel, QPoint()), chip->size());
            QVERIFY2(panel->rect().contains(place), qPrintable(nameOfFocus()));
            reached += nameOfFocus();
        }
        QCOMPARE(reached.size(), 8);
        press(Qt::Key_Escape);
    }
    part<QAction>("zoomReset")->trigger();
}

/// What the notice offers is done by then, and its button would undo something else.
void KeyboardTest::undoneRemovalIsNoLongerTold()
{
    const auto* notice = part<QWidget>("noticeBar");
    const auto* undo = part<QAction>("undo");
    press(Qt::Key_D, Qt::ControlModifier);
    press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(notice->isVisible() && undo->isEnabled());
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!part<QWidget>("noticeAnswer")->isVisible());
    press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(notice->isVisible());
    m_window->navigator().openTile(QStringLiteral("base:D"));
    part<QAction>("bookmark")->trigger();
    QVERIFY(!notice->isVisible());
}

/// Neither the step that is current nor what was scrolled to is lost.
void KeyboardTest::comesBackToTheSpotInTheTurn()
{
    press(Qt::Key_3, Qt::AltModifier);
    auto* tree = part<QTreeView>("orderTree");
    const QModelIndex step = tree->model()->index(4, 0);
    tree->verticalScrollBar()->setValue(tree->verticalScrollBar()->maximum() * 2 / 3);
    const int scrolled = tree->verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->navigator().here().activity, Activity::Order);
    QCOMPARE(tree->verticalScrollBar()->value(), scrolled);
    tree->setCurrentIndex(tree->model()->index(2, 0, step));
    const QString clause = tree->currentIndex().data(OrderModel::IdRole).toString();
    press(Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().id, clause);
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(tree->currentIndex().data(OrderModel::IdRole).toString(), clause);
}

void KeyboardTest::speaksTheLanguageInDialogsOfQt_data()
{
    QTest::addColumn<QString>("cancel");
    QTest::addColumn<QString>("paste");
    QTest::newRow("en") << QStringLiteral("Cancel") << QStringLiteral("&Paste");
    QTest::newRow("ro") << QStringLiteral("Renunță") << QStringLiteral("&Lipește");
    QTest::newRow("ca") << QStringLiteral("Cancel·la") << QStringLiteral("&Enganxa");
}

void KeyboardTest::speaksTheLanguageInDialogsOfQt()
{
    QFETCH(QString, cancel);
    QFETCH(QString, paste);
    m_window->setInterfaceLanguage(
        *catalogue::languageFromString(QString::fromLatin1(QTest::currentDataTag())));
    const QDialogButtonBox box(QDialogButtonBox::Cancel);
    QCOMPARE(box.button(QDialogButtonBox::Cancel)->text().remove(u'&'), cancel);
    const std::unique_ptr<QMenu> menu(part<QLineEdit>("searchField")->createStandardContextMenu());
    QStringList words;
    for (const QAction* action : menu->actions())
        words += action->text().section(u'\t', 0, 0);
    QVERIFY2(words.contains(paste), qPrintable(words.join(u',')));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, KeyboardTest)
#include "keyboard_test.moc"
