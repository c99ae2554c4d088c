// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all keys, and what is told beside what is chosen by key.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_keys.h"
#include "app/desktop/tiles/tile_picture.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>

namespace glossator::desktop {

using catalogue::Language;

class KeyListTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void tellsWhichBoxesAreWhole();
    void listsAllKeys_data();
    void listsAllKeys();
    void leavesTheListOfKeys();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] static QString nameOfFocus() { return QApplication::focusWidget()->objectName(); }
    void openTable()
    {
        press(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(part<QWidget>("tablePanel")->isVisible());
    }
};

void KeyListTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void KeyListTest::init()
{
    m_window.reset();
    openWindow();
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    part<ReaderView>("readerView")->setFocus();
}

/// In words that the list of boxes has too, and in each language of it.
void KeyListTest::tellsWhichBoxesAreWhole()
{
    openTable();
    const auto* button = part<QAbstractButton>("wholeBoxesButton");
    const auto* boxes = part<QListView>("boxList")->model();
    for (const Language language : catalogue::allLanguages) {
        m_window->setInterfaceLanguage(language);
        QStringList told;
        for (int row = 0; row < boxes->rowCount(); ++row)
            if (const QString name = boxes->index(row, 0).data().toString(); button->toolTip().contains(name))
                told += name;
        QVERIFY2(told.size() >= 3, qPrintable(button->toolTip()));
        QCOMPARE(button->accessibleDescription(), button->toolTip());
    }
}

void KeyListTest::listsAllKeys_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("back");
    QTest::addColumn<QString>("romanian");
    QTest::newRow("en") << QStringLiteral("Keyboard shortcuts") << QStringLiteral("Alt+Left")
                        << QStringLiteral("Text in Romanian");
    QTest::newRow("ro") << QStringLiteral("Scurtături de tastatură") << QStringLiteral("Alt+Stânga")
                        << QStringLiteral("Text în română");
    QTest::newRow("ca") << QStringLiteral("Dreceres de teclat") << QStringLiteral("Alt+Esquerra")
                        << QStringLiteral("Text en romanès");
}

void KeyListTest::listsAllKeys()
{
    QFETCH(QString, title);
    QFETCH(QString, back);
    press(Qt::Key_F1);
    QVERIFY(part<QWidget>("keyPage")->isVisible());
    m_window->setInterfaceLanguage(
        *catalogue::languageFromString(QString::fromLatin1(QTest::currentDataTag())));
    QCoreApplication::processEvents();
    QCOMPARE(part<QLabel>("keyTitle")->text(), title);
    const QString text = part<QTextBrowser>("keyList")->toPlainText();
    QVERIFY2(text.contains(back), qPrintable(text));
    QFETCH(QString, romanian);
    QVERIFY2(text.contains(romanian), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("F16")));
    int seen = 0;
    for (const QAction* action : m_window->actions())
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(text.contains(key.toString(QKeySequence::NativeText)), qPrintable(key.toString()));
            QVERIFY2(text.contains(action->text().remove(u'&').remove(u'…')), qPrintable(action->text()));
            ++seen;
        }
    QVERIFY(seen > 30);
}

void KeyListTest::leavesTheListOfKeys()
{
    press(Qt::Key_F1);
    QCOMPARE(nameOfFocus(), QStringLiteral("keyList"));
    press(Qt::Key_Escape);
    QVERIFY(!part<QWidget>("keyPage")->isVisible());
    QCOMPARE(nameOfFocus(), QStringLiteral("readerView"));
    part<QLineEdit>("searchField")->setFocus();
    press(Qt::Key_F1);
    press(Qt::Key_Escape);
    QCOMPARE(nameOfFocus(), QStringLiteral("searchField"));
    press(Qt::Key_F1);
    press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!part<QWidget>("keyPage")->isVisible());
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("base-city-score"));
    press(Qt::Key_F1);
    press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(!part<QWidget>("keyPage")->isVisible());
    QCOMPARE(m_window->navigator().here().activity, Activity::Tiles);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, KeyListTest)
#include "key_list_test.moc"
