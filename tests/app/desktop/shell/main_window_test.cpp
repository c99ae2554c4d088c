// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the window as a user does: by the names of its parts, with keys and clicks.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/patience.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSet>
#include <QSlider>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class MainWindowTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void startsWithTheKeyboardInTheSearchField();
    void findsAndOpensAClauseByKeyboardAlone();
    void findsInAnyLanguage_data();
    void findsInAnyLanguage();
    void escapeLeavesTheSearch();
    void switchesLanguageWhileRunning();
    void readsInThreeLanguagesSideBySide();
    void goesBackAndForward();
    void opensAtTheClauseAskedFor();
    void foldsGlossesInANarrowWindow();
    void movesFromClauseToClause();
    void copiesWithSource();
    void findsOnThePage();
    void zooms();
    void turnsDarkWithTheDesktop();
    void remembersItsPlace();
    void everythingHasANameForScreenReaders();
    void thePageIsAListForScreenReaders();
    void noShortcutIsGivenTwice();
    void opensALongPageAtOnce();

private:
    [[nodiscard]] ReaderView* view() const { return part<ReaderView>("readerView"); }
    void type(const QString& words);
    void waitForResults(const QString& words);
};

void MainWindowTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void MainWindowTest::init()
{
    openWindow();
}

void MainWindowTest::cleanup()
{
    m_window.reset();
}

/// QTest::keyClicks knows ASCII only.
void MainWindowTest::type(const QString& words)
{
    auto* field = part<QLineEdit>("searchField");
    for (const QChar letter : words) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(field, &press);
    }
}

void MainWindowTest::waitForResults(const QString& words)
{
    type(words);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("lookupPanel")->isVisible(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("lookupStatus")->text().contains(QStringLiteral("result")),
                             patience);
}

void MainWindowTest::startsWithTheKeyboardInTheSearchField()
{
    QVERIFY(part<QLineEdit>("searchField")->hasFocus());
    view()->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(part<QLineEdit>("searchField")->hasFocus());
}

void MainWindowTest::findsAndOpensAClauseByKeyboardAlone()
{
    waitForResults(QStringLiteral("two meeples"));
    auto* list = part<QAbstractItemView>("resultList");
    auto* field = part<QLineEdit>("searchField");
    const int first = list->currentIndex().row();
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(list->currentIndex().row() > first);
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), first);
    int steps = 0;
    while (!list->currentIndex().data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("meeple")) &&
           steps++ < 20)
        QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!part<QWidget>("lookupPanel")->isVisible());
}

void MainWindowTest::findsInAnyLanguage_data()
{
    QTest::addColumn<QString>("words");
    QTest::addRow("Romanian with diacritics") << QStringLiteral("mănăstire");
    QTest::addRow("Romanian without") << QStringLiteral("manastire");
    QTest::addRow("Catalan") << QStringLiteral("meravella");
    QTest::addRow("English") << QStringLiteral("monastery");
}

void MainWindowTest::findsInAnyLanguage()
{
    QFETCH(QString, words);
    waitForResults(words);
    QVERIFY(part<QAbstractItemView>("resultList")->model()->rowCount() > 1);
}

void MainWindowTest::escapeLeavesTheSearch()
{
    waitForResults(QStringLiteral("road"));
    QTest::keyClick(part<QLineEdit>("searchField"), Qt::Key_Escape);
    QVERIFY(!part<QWidget>("lookupPanel")->isVisible());
    QVERIFY(view()->hasFocus());
}

void MainWindowTest::switchesLanguageWhileRunning()
{
    QCOMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Tiles"));
    part<QAction>("interface_ro")->trigger();
    QTRY_COMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Cartonașe"));
    part<QAction>("interface_ca")->trigger();
    QTRY_COMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Peces"));
    part<QAction>("interface_en")->trigger();
    QTRY_COMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Tiles"));
}

void MainWindowTest::readsInThreeLanguagesSideBySide()
{
    part<QAbstractButton>("read_ro")->click();
    part<QAbstractButton>("read_ca")->click();
    QCOMPARE(view()->languages(), (std::vector{Language::En, Language::Ro, Language::Ca}));
    const Row* row = view()->pageLayout().readyRow(2);
    QVERIFY(row != nullptr);
    QCOMPARE(row->texts.size(), std::size_t{3});
    for (const RowText& text : row->texts)
        QCOMPARE(text.at.y(), row->texts.front().at.y());
    part<QAbstractButton>("read_en")->click();
    part<QAbstractButton>("read_ro")->click();
    part<QAbstractButton>("read_ca")->click(); // the last one stays
    QCOMPARE(view()->languages(), std::vector{Language::Ca});
}

void MainWindowTest::goesBackAndForward()
{
    const Location start = m_window->navigator().here();
    m_window->navigator().openClause(QStringLiteral("woh-intro-five-space-tile"));
    QCOMPARE(m_window->navigator().here().expansion, QStringLiteral("wonders-of-humanity"));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(m_window->navigator().here().expansion, start.expansion);
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(m_window->navigator().here().expansion, QStringLiteral("wonders-of-humanity"));
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("woh-intro-five-space-tile"));
}

void MainWindowTest::opensAtTheClauseAskedFor()
{
    StartOptions options;
    options.clause = QStringLiteral("woh-attach-normal-rules");
    openWindow(options);
    QCOMPARE(m_window->navigator().here().id, options.clause);
    const auto place = view()->page().find(options.clause);
    QVERIFY(view()->viewport()->rect().contains(view()->rectOf(*place)));
    QVERIFY(view()->hasFocus());
}

void MainWindowTest::foldsGlossesInANarrowWindow()
{
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    const PagePlace rule = *view()->page().find(QStringLiteral("base-city-score"));
    const PagePlace gloss{rule.entry, 1};
    QVERIFY(view()->rectOf(gloss).left() > view()->rectOf(rule).right());
    m_window->resize(640, 800);
    QTRY_VERIFY(!view()->pageLayout().metrics().hasMargin);
    QTRY_VERIFY(view()->rectOf(gloss).top() >= view()->rectOf(rule).bottom() - 1);
}

void MainWindowTest::movesFromClauseToClause()
{
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    view()->setFocus();
    const PagePlace rule = *view()->current();
    QTest::keyClick(view(), Qt::Key_Down);
    QCOMPARE(*view()->current(), (PagePlace{rule.entry, 1})); // its gloss
    QTest::keyClick(view(), Qt::Key_Up);
    QCOMPARE(*view()->current(), rule);
    QTest::keyClick(view(), Qt::Key_PageDown);
    QVERIFY(view()->viewport()->rect().intersects(view()->rectOf(*view()->current())));
}

void MainWindowTest::copiesWithSource()
{
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
    const QString link = QStringLiteral("glossator:clause/base-city-score");
    QVERIFY(QGuiApplication::clipboard()->text().endsWith(link));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains(link));
}

void MainWindowTest::findsOnThePage()
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    auto* field = part<QLineEdit>("findField");
    QTRY_VERIFY(field->isVisible() && field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("pennant"));
    QVERIFY(view()->foundCount() > 1);
    QCOMPARE(view()->foundIndex(), 0);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(view()->foundIndex(), 1);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QCOMPARE(view()->foundCount(), 0);
}

void MainWindowTest::zooms()
{
    const double before = view()->pageLayout().metrics().textSize();
    part<QAction>("zoomIn")->trigger();
    QVERIFY(view()->pageLayout().metrics().textSize() > before);
    part<QAction>("zoomReset")->trigger();
    QCOMPARE(view()->pageLayout().metrics().textSize(), before);
    for (int i = 0; i < 100; ++i)
        part<QAction>("zoomOut")->trigger();
    QCOMPARE(m_window->memory().zoom, Memory::smallestZoom);
}

void MainWindowTest::turnsDarkWithTheDesktop()
{
    const QPalette before = QGuiApplication::palette();
    QGuiApplication::setPalette(QPalette(QColor(40, 40, 40), QColor(20, 20, 20)));
    QTRY_COMPARE(printingFor(m_window->palette()), pictures::Printing::Ink);
    QGuiApplication::setPalette(before);
    QTRY_COMPARE(printingFor(m_window->palette()), pictures::Printing::Parchment);
}

void MainWindowTest::remembersItsPlace()
{
    m_window->navigator().openClause(QStringLiteral("woh-attach-normal-rules"));
    part<QAction>("interface_ca")->trigger();
    part<QAbstractButton>("read_ro")->click();
    const Memory memory = m_window->memory();
    openWindow({}, memory);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("woh-attach-normal-rules"));
    QCOMPARE(view()->languages(), (std::vector{Language::En, Language::Ro}));
    QCOMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Peces"));
}

void MainWindowTest::everythingHasANameForScreenReaders()
{
    for (QWidget* widget : m_window->findChildren<QWidget*>()) {
        const bool isInteractive = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                                   qobject_cast<QLineEdit*>(widget) != nullptr ||
                                   qobject_cast<QAbstractItemView*>(widget) != nullptr ||
                                   qobject_cast<QComboBox*>(widget) != nullptr ||
                                   qobject_cast<QSlider*>(widget) != nullptr ||
                                   qobject_cast<ReaderView*>(widget) != nullptr;
        if (!isInteractive || widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(u"qt_"))
            continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        const QString who =
            QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        const bool isPopupPart =
            qobject_cast<QComboBox*>(widget->parentWidget()) != nullptr || widget->window() != m_window.get();
        if (isPopupPart)
            continue;
        QVERIFY2(!widget->objectName().isEmpty(), qPrintable(who));
        QVERIFY2(face != nullptr && !face->text(QAccessible::Name).isEmpty(), qPrintable(who));
    }
}

void MainWindowTest::thePageIsAListForScreenReaders()
{
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(view());
    QVERIFY(page != nullptr);
    QCOMPARE(page->role(), QAccessible::List);
    QVERIFY(page->childCount() > 79); // every clause and the headings
    QCOMPARE(page->child(0)->role(), QAccessible::Heading);
    QAccessibleInterface* current = page->focusChild();
    QVERIFY(current != nullptr);
    QCOMPARE(current->text(QAccessible::Name), plainTextAt(view()->page(), *view()->current(), Language::En));
    QVERIFY(!current->text(QAccessible::Description).isEmpty());
    QVERIFY(!current->rect().isEmpty());
}

void MainWindowTest::noShortcutIsGivenTwice()
{
    QSet<QKeySequence> seen;
    for (const QAction* action : m_window->actions()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            QVERIFY2(!seen.contains(keys), qPrintable(keys.toString()));
            seen.insert(keys);
        }
    }
    QVERIFY(seen.size() > 10);
}

void MainWindowTest::opensALongPageAtOnce()
{
    QElapsedTimer timer;
    timer.start();
    m_window->navigator().openClause(QStringLiteral("woh-variant-definition"));
    m_window->navigator().openClause(QStringLiteral("woh-intro-five-space-tile"));
    view()->grab();
    const qint64 taken = timer.elapsed();
    qInfo("307 clauses opened and painted in %lld ms", static_cast<long long>(taken));
    QVERIFY(taken < 2000); // generous: the machine may be busy with other things
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, MainWindowTest)
#include "main_window_test.moc"
