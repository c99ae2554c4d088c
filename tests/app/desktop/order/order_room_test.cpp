// SPDX-License-Identifier: GPL-3.0-or-later
// However many boxes are on the table and however large the text is, the steps of the order of play have the
// room, and whether they are all is said before them.
#include "app/desktop/look/typefaces.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeView>

namespace glossator::desktop {

using catalogue::Language;

class OrderRoomTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void cleanup();
    void saysFirstWhatIsMissing_data();
    void saysFirstWhatIsMissing();
    void saysAllOfItByKeyboard_data() { saysFirstWhatIsMissing_data(); }
    void saysAllOfItByKeyboard();
    void titlesOfCasesAreWhole_data() { saysFirstWhatIsMissing_data(); }
    void titlesOfCasesAreWhole();
    void stepsHaveMostOfTheRoom_data() { saysFirstWhatIsMissing_data(); }
    void stepsHaveMostOfTheRoom();

private:
    void open();
};

/// The size of text is that of the program, and another test may follow.
void OrderRoomTest::cleanup()
{
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1));
}

void OrderRoomTest::saysFirstWhatIsMissing_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("zoom");
    QTest::addColumn<bool>("isTable");
    for (const Language language : catalogue::allLanguages)
        for (const int zoom : {100, 150, 200})
            for (const bool isTable : {false, true})
                QTest::addRow("%s, %d %%, %s", qPrintable(toString(language)), zoom,
                              isTable ? "a table of all boxes" : "no table")
                    << language << zoom << isTable;
}

/// The order of play in 1280 by 800.
void OrderRoomTest::open()
{
    QFETCH(Language, language);
    QFETCH(int, zoom);
    QFETCH(bool, isTable);
    Memory memory;
    memory.interfaceLanguage = language;
    memory.zoom = zoom;
    openWindow({}, memory);
    if (isTable) {
        part<QAction>("table")->trigger();
        part<QPushButton>("everythingButton")->click();
    }
    part<QAction>("activity3")->trigger();
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

void OrderRoomTest::saysFirstWhatIsMissing()
{
    open();
    const auto* hint = part<QLabel>("orderHint");
    const QString first = hint->text().section(u':', 0, 0);
    const QStringList notComplete{QStringLiteral("This list is not complete"),
                                  QStringLiteral("Lista nu este completă"),
                                  QStringLiteral("Aquesta llista no és completa")};
    QVERIFY2(notComplete.contains(first), qPrintable(first));
    QVERIFY(hint->text().endsWith(u'.'));
    QVERIFY(hint->height() >= hint->heightForWidth(hint->width()));
    constexpr int lines = 4;
    QVERIFY(hint->heightForWidth(hint->width()) < lines * hint->fontMetrics().lineSpacing());
    const auto* view = part<QWidget>("orderView");
    QVERIFY(!part<QWidget>("orderWholeArea")->isVisible());
    QVERIFY(part<QTreeView>("orderTree")->height() > view->height() / 2);
}

void OrderRoomTest::saysAllOfItByKeyboard()
{
    open();
    auto* button = part<QPushButton>("orderAbout");
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    QCoreApplication::processEvents();
    auto* area = part<QScrollArea>("orderWholeArea");
    const auto* whole = part<QLabel>("orderWhole");
    QVERIFY(area->isVisible() && area->height() > 2 * whole->fontMetrics().lineSpacing());
    QVERIFY(whole->text().contains(QStringLiteral("1A, 1B, 1C, 2, 3")));
    QVERIFY(whole->text().size() > 2 * part<QLabel>("orderHint")->text().size());
    QVERIFY(whole->height() >= whole->heightForWidth(whole->width()));
    QVERIFY(part<QTreeView>("orderTree")->height() > part<QWidget>("orderView")->height() / 4);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(area->hasFocus(), area->verticalScrollBar()->maximum() > 0); // where keys can do something
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(!area->isVisible());
}

/// However long they are, with all that is below them in its place.
void OrderRoomTest::titlesOfCasesAreWhole()
{
    open();
    m_window->navigator().openCase(QStringLiteral("base-city-tile-counts-once"));
    m_window->navigator().openPhase(engine::Phase::Place);
    const auto* view = part<QWidget>("orderView");
    const auto* title = part<QLabel>("orderTitle");
    QVERIFY(title->text().contains(u'·'));
    const auto bottomOf = [&](const QWidget* part) {
        return part->mapTo(view, part->rect().bottomLeft()).y();
    };
    const auto topOf = [&](const QWidget* part) { return part->mapTo(view, QPoint()).y(); };
    QTRY_VERIFY(title->height() >= title->heightForWidth(title->width()));
    QVERIFY(title->mapTo(view, title->rect().topRight()).x() <= view->width());
    QTRY_VERIFY(topOf(part<QLabel>("orderHint")) > bottomOf(part<QWidget>("orderAsOpened")));
    QVERIFY(topOf(part<QWidget>("orderOpenAll")) > title->geometry().top());
}

/// Below the title of a case, too.
void OrderRoomTest::stepsHaveMostOfTheRoom()
{
    open();
    m_window->navigator().openCase(QStringLiteral("base-first-turns"));
    m_window->navigator().openPhase(engine::Phase::Draw);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    const int room = part<QWidget>("orderView")->height();
    const int steps = part<QTreeView>("orderTree")->height();
    QVERIFY2(steps > room * 3 / 5, qPrintable(QStringLiteral("%1 of %2").arg(steps).arg(room)));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, OrderRoomTest)
#include "order_room_test.moc"
