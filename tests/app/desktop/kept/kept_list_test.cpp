// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what is kept, in the real window: found, gone to and removed by keyboard.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/look/painted_text.h"
#include "tests/app/desktop/notebook_window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QTest>

#include <algorithm>

namespace glossator::desktop {

using notebook::PlaceKind;

namespace {

const QString ruledClause = QStringLiteral("base-city-score");
const QString openQuestion = QStringLiteral("woh-open-tikal-two-cities");

} // namespace

class KeptListTest : public NotebookWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openAnew(); }
    void findsWhatIsKeptByKeyboard();
    void itsMenuGoesThereAndRemoves();
    void removesWithUndo();
    void goesBackToAPair();
    void marksThePlaceThatTheKeyboardIsOn();
    void helpsWhenNothingIsKept();
    void aPairIsOnePlaceHoweverItWasAskedAbout();
    void largeTextCutsNoBookmark_data();
    void largeTextCutsNoBookmark();

private:
    [[nodiscard]] ReaderView* view() const { return part<ReaderView>("readerView"); }
};

void KeptListTest::findsWhatIsKeptByKeyboard()
{
    m_window->navigator().openClause(ruledClause);
    part<QAction>("bookmark")->trigger();
    m_window->navigator().openClause(openQuestion);
    part<QAction>("bookmark")->trigger();
    QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier);
    auto* field = part<QLineEdit>("keptFilter");
    QTRY_VERIFY(field->isVisible() && field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("base"));
    auto* list = part<QListView>("keptList");
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().id, ruledClause);
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(view()->hasFocus());
}

/// The key for the menu is told for whatever has the keyboard.
void KeptListTest::itsMenuGoesThereAndRemoves()
{
    m_window->navigator().openClause(ruledClause);
    part<QAction>("bookmark")->trigger();
    m_window->navigator().openClause(openQuestion);
    part<QAction>("kept")->trigger();
    auto* list = part<QListView>("keptList");
    QTest::keyClick(part<QLineEdit>("keptFilter"), Qt::Key_Down);
    const auto choose = [&](int line) {
        const QPoint at = list->visualRect(list->currentIndex()).center();
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, at, list->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(list, &wanted); // which has the keyboard
        const QPointer<QMenu> menu = part<QMenu>("keptMenu");
        QVERIFY(menu != nullptr && menu->isVisible());
        QCOMPARE(menu->activeAction(), menu->actions().front());
        menu->actions().at(line)->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    choose(0);
    QVERIFY(!QTest::currentTestFailed());
    QCOMPARE(m_window->navigator().here().id, ruledClause);
    choose(1);
    QVERIFY(!QTest::currentTestFailed());
    QVERIFY(notebook().bookmarks().all().empty());
}

void KeptListTest::removesWithUndo()
{
    m_window->navigator().openClause(ruledClause);
    part<QAction>("bookmark")->trigger();
    part<QAction>("kept")->trigger();
    auto* field = part<QLineEdit>("keptFilter");
    QTest::keyClick(field, Qt::Key_Down);
    auto* list = part<QListView>("keptList");
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(notebook().bookmarks().all().empty());
    QTRY_VERIFY(part<QWidget>("noticeBar")->isVisible());
    part<QAbstractButton>("noticeAnswer")->click();
    QVERIFY(notebook().bookmarks().has({PlaceKind::Clause, ruledClause}));
}

/// Once its answer has been shown; forgotten and put back as any other place.
void KeptListTest::goesBackToAPair()
{
    const QString pair = QStringLiteral("term:fairy/exp:abbot");
    const auto firstRecent = [this] { return notebook().recentPlaces().all().front(); };
    m_window->navigator().openClause(ruledClause);
    m_window->navigator().openPair(QStringLiteral("term:fairy/")); // of which the rest is asked for
    QCOMPARE(firstRecent().id, ruledClause);
    m_window->navigator().openPair(pair);
    QCOMPARE(firstRecent(), (notebook::Place{PlaceKind::Pair, pair}));
    m_window->navigator().openClause(ruledClause);
    QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier);
    auto* field = part<QLineEdit>("keptFilter");
    QTRY_VERIFY(field->isVisible() && field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("fairy abbot"));
    auto* list = part<QListView>("keptList");
    QCOMPARE(list->model()->rowCount(), 2); // it and its heading
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(notebook().recentPlaces().all().size(), 1U);
    part<QAbstractButton>("noticeAnswer")->click();
    QCOMPARE(notebook().recentPlaces().all().size(), 2U);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().activity, Activity::Pair);
    QCOMPARE(m_window->navigator().here().id, pair);
    QVERIFY(firstRecent().kind == PlaceKind::Pair);
    QCOMPARE(notebook().recentPlaces().all().size(), 2U);
}

/// By Tab as by the arrow key.
void KeptListTest::marksThePlaceThatTheKeyboardIsOn()
{
    for (const QString& clause : {ruledClause, openQuestion}) {
        m_window->navigator().openClause(clause);
        part<QAction>("bookmark")->trigger();
    }
    QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier);
    auto* list = part<QListView>("keptList");
    QTRY_VERIFY(part<QLineEdit>("keptFilter")->hasFocus());
    for (int i = 0; i < 3 && !list->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(list->hasFocus());
    const QModelIndex first = list->currentIndex();
    QVERIFY(first.isValid() && list->selectionModel()->isSelected(first));
    QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(first))); // once it has its room
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().id, openQuestion); // kept last
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().id, ruledClause);
}

void KeptListTest::helpsWhenNothingIsKept()
{
    part<QAbstractButton>("keptTab")->click();
    auto* help = part<QLabel>("keptEmpty");
    QVERIFY(part<QWidget>("keptPanel")->isVisible());
    QTest::keyClicks(part<QLineEdit>("keptFilter"), QStringLiteral("no such thing"));
    QVERIFY(help->isVisible() && !help->text().isEmpty());
    part<QAbstractButton>("contentsTab")->click();
    QVERIFY(part<QWidget>("contentsTree")->isVisible());
}

/// By the box or by the thing, the one first or the other.
void KeptListTest::aPairIsOnePlaceHoweverItWasAskedAbout()
{
    const QStringList asked{QStringLiteral("term:fairy/term:abbot-figure"),
                            QStringLiteral("term:fairy/exp:abbot"), QStringLiteral("exp:abbot/exp:fairy"),
                            QStringLiteral("term:fairy/exp:messages-1")};
    for (const QString& pair : asked)
        m_window->navigator().openPair(pair);
    const auto places = notebook().recentPlaces().all();
    QCOMPARE(std::ranges::count(places, PlaceKind::Pair, &notebook::Place::kind), 2);
    QCOMPARE(places.at(0).id, asked.at(3));
    QCOMPARE(places.at(1).id, asked.at(2)); // as it was asked about last
}

void KeptListTest::largeTextCutsNoBookmark_data()
{
    QTest::addColumn<QString>("clause");
    QTest::addColumn<QString>("end"); ///< its last words
    QTest::newRow("a short one") << "exp2-pig-instead"
                                 << "Pig";
    QTest::newRow("the longest one") << "woh-x-general-allowed-figures"
                                     << "and shepherd.";
}

/// Neither its words nor where it stands.
void KeptListTest::largeTextCutsNoBookmark()
{
    QFETCH(QString, clause);
    QFETCH(QString, end);
    while (part<QAction>("zoomIn")->isEnabled() && Typefaces::scale() < 2)
        part<QAction>("zoomIn")->trigger();
    m_window->navigator().openClause(clause);
    part<QAction>("bookmark")->trigger();
    part<QAbstractButton>("keptTab")->click();
    QCoreApplication::processEvents();
    auto* list = part<QListView>("keptList");
    QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 1);
    QString words;
    for (const PaintedText& painted : paintedTexts(*list->viewport()))
        words += painted.text + u' ';
    QVERIFY2(words.contains(end, Qt::CaseInsensitive), qPrintable(words));
    QVERIFY2(!words.contains(u'…'), qPrintable(words));
    part<QAction>("zoomReset")->trigger();
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, KeptListTest)
#include "kept_list_test.moc"
