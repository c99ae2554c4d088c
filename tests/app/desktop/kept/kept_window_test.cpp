// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps, finds and removes things in the window as a user does, and reads beside a table.
#include "app/desktop/look/contrast.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/reader/ribbon.h"
#include "tests/app/desktop/notebook_window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTest>

namespace glossator::desktop {

using notebook::Notebook;
using notebook::PlaceKind;

namespace {

const QString ruled = QStringLiteral("base-city-score");
const QString asked = QStringLiteral("woh-open-tikal-two-cities");

} // namespace

class KeptWindowTest : public NotebookWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openAnew(); }
    void setsABookmarkByKeyboard();
    void setsABookmarkByMouse();
    void bookmarksTilesAndCases();
    void writesANoteInPlace();
    void tabEndsANote();
    void playsAnOpenQuestionSo();
    void whatCanBeDecidedIsInSight();
    void playsItInOwnWords();
    void tellsThatANoteWasEmptied();
    void fadesWhatDoesNotConcernTheTable();
    void foldsWhatDoesNotConcernTheTable();
    void tellsScreenReaders();

private:
    void lay(const QStringList& boxes);
    [[nodiscard]] ReaderView* view() const { return part<ReaderView>("readerView"); }
    [[nodiscard]] PagePlace placeOf(const QString& clause) const { return *view()->page().find(clause); }
};

/// Lays boxes on the table before the window opens.
void KeptWindowTest::lay(const QStringList& boxes)
{
    m_window.reset();
    {
        const Notebook written = notebook();
        const auto table = written.tables().add(QStringLiteral("Friday"), boxes);
        QVERIFY(table && written.tables().setCurrent(*table));
    }
    openAgain();
}

void KeptWindowTest::setsABookmarkByKeyboard()
{
    m_window->navigator().openClause(ruled);
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(notebook().bookmarks().has({PlaceKind::Clause, ruled}));
    QVERIFY(!part<QWidget>("noticeBar")->isVisible());
    QTest::keyClick(view(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(!notebook().bookmarks().has({PlaceKind::Clause, ruled}));
    QVERIFY(part<QWidget>("noticeBar")->isVisible());
    part<QAbstractButton>("noticeAnswer")->click();
    QVERIFY(notebook().bookmarks().has({PlaceKind::Clause, ruled}));
    QVERIFY(!part<QWidget>("noticeBar")->isVisible());
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(notebook().bookmarks().all().empty());
}

void KeptWindowTest::setsABookmarkByMouse()
{
    m_window->navigator().openClause(ruled);
    const PagePlace rule = placeOf(ruled);
    for (const PagePlace place : {rule, PagePlace{rule.entry, 1}}) {
        const QRectF ribbon = ribbonBeside(view()->rectOf(place), place.piece > 0, 1);
        QVERIFY(view()->viewport()->rect().contains(ribbon.toAlignedRect()));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, ribbon.center().toPoint());
        const QString clause = view()->page().clauseAt(place)->id;
        QVERIFY(notebook().bookmarks().has({PlaceKind::Clause, clause}));
        QCOMPARE(view()->current(), place);
    }
}

void KeptWindowTest::bookmarksTilesAndCases()
{
    m_window->navigator().openTile(QStringLiteral("base:D"));
    part<QAction>("bookmark")->trigger();
    QVERIFY(notebook().bookmarks().has({PlaceKind::Tile, QStringLiteral("base:D")}));
    m_window->navigator().openClause(asked);
    part<QAction>("kept")->trigger();
    auto* list = part<QListView>("keptList");
    QTRY_VERIFY(list->isVisible());
    QTest::keyClick(part<QLineEdit>("keptFilter"), Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().activity, Activity::Tiles);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("base:D"));
}

void KeptWindowTest::writesANoteInPlace()
{
    m_window->navigator().openClause(ruled);
    view()->setFocus();
    const PagePlace place = placeOf(ruled);
    const int before = view()->rectOf(place).height();
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    auto* editor = view()->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    QTRY_VERIFY(editor->isVisible() && editor->hasFocus());
    QVERIFY(!editor->accessibleName().isEmpty());
    QTest::keyClicks(editor, QStringLiteral("Ask"));
    QCOMPARE(notebook().notes().of(ruled), QStringLiteral("Ask"));
    QTest::keyClicks(editor, QStringLiteral(" Ana before the next game, she has the old booklet and knows "
                                            "what the publisher wrote about small cities in those years."));
    const int oneStretch = view()->rectOf(place).height();
    QVERIFY(oneStretch > before + editor->fontMetrics().height());
    QVERIFY(view()->rectOf(place).contains(editor->geometry()));
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!editor->isVisible());
    QVERIFY(view()->hasFocus());
    QVERIFY(!view()->pageLayout().readyRow(place.entry)->hands.empty());
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(notebook().notes().of(ruled), QString());
    QCOMPARE(view()->rectOf(place).height(), before);
}

/// The keyboard is at the clause again, not at what comes next in the window.
void KeptWindowTest::tabEndsANote()
{
    m_window->navigator().openClause(ruled);
    view()->setFocus();
    auto* editor = view()->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    for (const int key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        part<QAction>("note")->trigger();
        QTRY_VERIFY(editor->hasFocus());
        QTest::keyClicks(editor, QStringLiteral("Ask"));
        QTest::keyClick(editor, static_cast<Qt::Key>(key));
        QVERIFY(!editor->isVisible() && view()->hasFocus());
    }
    QCOMPARE(notebook().notes().of(ruled), QStringLiteral("AskAsk"));
}

void KeptWindowTest::playsAnOpenQuestionSo()
{
    m_window->navigator().openClause(asked);
    view()->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    auto* menu = view()->findChild<QMenu*>(QStringLiteral("decisionMenu"));
    QVERIFY(menu != nullptr && menu->isVisible());
    QAction* once = nullptr;
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("Tikal pays once a turn."))
            once = action;
    QVERIFY(once != nullptr);
    once->trigger();
    menu->close();
    QCOMPARE(notebook().houseDecisions().all().value(QStringLiteral("tikal-two-cities")),
             QStringLiteral("once"));
    const Row* row = view()->pageLayout().readyRow(placeOf(asked).entry);
    QVERIFY(row != nullptr && row->hands.size() == 1);
    QCOMPARE(row->hands.front().block.text(), QStringLiteral("Tikal pays once a turn."));
    m_window->navigator().openClause(ruled); // settled: there is nothing to decide
    QTest::keyClick(m_window.get(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(view()->findChild<QMenu*>(QStringLiteral("decisionMenu")) == nullptr);
}

/// Also where the clause goes on far below the window, as it does in large text.
void KeptWindowTest::whatCanBeDecidedIsInSight()
{
    while (part<QAction>("zoomIn")->isEnabled() && Typefaces::scale() < 2)
        part<QAction>("zoomIn")->trigger();
    m_window->navigator().openClause(asked);
    const PagePlace place = placeOf(asked);
    constexpr int seen = 30; // pixels of it
    auto* bar = view()->verticalScrollBar();
    while (bar->value() > 0 && view()->rectOf(place).top() < view()->viewport()->height() - seen)
        bar->setValue(bar->value() - 10);
    QVERIFY(view()->rectOf(place).bottom() > view()->viewport()->height() + seen);
    part<QAction>("decide")->trigger();
    auto* menu = view()->findChild<QMenu*>(QStringLiteral("decisionMenu"));
    QVERIFY(menu->isVisible());
    QVERIFY(menu->y() <= view()->mapToGlobal(QPoint(0, view()->height())).y());
    menu->close();
    part<QAction>("zoomReset")->trigger();
}

void KeptWindowTest::playsItInOwnWords()
{
    const QString clause = QStringLiteral("woh-open-placed-last");
    m_window->navigator().openClause(clause);
    part<QAction>("decide")->trigger();
    auto* menu = view()->findChild<QMenu*>(QStringLiteral("decisionMenu"));
    for (QAction* action : menu->actions())
        if (action->text().contains(QStringLiteral("own words")))
            action->trigger();
    menu->close();
    auto* editor = view()->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    QTRY_VERIFY(editor->isVisible());
    QTest::keyClicks(editor, QStringLiteral("It counts."));
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(notebook().houseRules().all().value(clause), QStringLiteral("It counts."));
}

/// As if it was removed from the list; what was never kept is not missed.
void KeptWindowTest::tellsThatANoteWasEmptied()
{
    m_window->navigator().openClause(ruled);
    view()->setFocus();
    auto* editor = view()->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    const auto writeAndEmpty = [&](const QString& words) {
        part<QAction>("note")->trigger();
        QTest::keyClicks(editor, words);
        editor->selectAll();
        QTest::keyClick(editor, Qt::Key_Delete);
        QTest::keyClick(editor, Qt::Key_Escape);
    };
    writeAndEmpty(QStringLiteral("As"));
    QVERIFY(!part<QWidget>("noticeBar")->isVisible());
    part<QAction>("note")->trigger();
    QTest::keyClicks(editor, QStringLiteral("Ask"));
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!part<QWidget>("noticeBar")->isVisible());
    writeAndEmpty({});
    QCOMPARE(notebook().notes().of(ruled), QString());
    QTRY_VERIFY(part<QWidget>("noticeBar")->isVisible());
    QCOMPARE(part<QLabel>("noticeText")->text(), QStringLiteral("The note was removed."));
    part<QAbstractButton>("noticeAnswer")->click();
    QCOMPARE(notebook().notes().of(ruled), QStringLiteral("Ask"));
}

void KeptWindowTest::fadesWhatDoesNotConcernTheTable()
{
    const auto faded = [this] {
        int count = 0;
        for (int i = 0; i < view()->pageLayout().count(); ++i)
            if (const Row* row = view()->pageLayout().readyRow(i))
                for (const RowText& text : row->texts)
                    count += text.isFaded ? 1 : 0;
        return count;
    };
    m_window->navigator().openClause(asked);
    QVERIFY(!part<QWidget>("offTableBar")->isVisible());
    QCOMPARE(faded(), 0);
    lay({QStringLiteral("wonders-of-humanity")});
    m_window->navigator().openClause(asked);
    auto* bar = part<QWidget>("offTableBar");
    QVERIFY(bar->isVisible());
    QVERIFY(part<QLabel>("offTableText")->text().contains(QStringLiteral("not on your table")));
    QTRY_VERIFY(faded() > 3);
    const Inks& inks = inksOf(printingFor(m_window->palette()));
    for (int i = 0; i < view()->pageLayout().count(); ++i)
        if (const Row* row = view()->pageLayout().readyRow(i))
            for (const RowLabel& label : row->labels)
                QVERIFY2(contrast(label.ink, inks.paper) >= contrastOfText, qPrintable(label.text));
    for (const QColor& ink : {inks.text, inks.link}) {
        QImage paper(1, 1, QImage::Format_RGB32);
        paper.fill(inks.paper);
        QPainter painter(&paper);
        painter.setOpacity(fadedOpacity);
        painter.fillRect(paper.rect(), ink);
        QVERIFY2(contrast(paper.pixelColor(0, 0), inks.paper) >= contrastOfText, qPrintable(ink.name()));
    }
    part<QAbstractButton>("offTableButton")->click();
    QVERIFY(bar->isVisible());
    QTest::qWait(50);
    QCOMPARE(faded(), 0);
}

void KeptWindowTest::foldsWhatDoesNotConcernTheTable()
{
    lay({QStringLiteral("wonders-of-humanity")});
    m_window->navigator().openClause(asked);
    const auto count = view()->page().entries().size();
    part<QAction>("foldOffTable")->trigger();
    QVERIFY(view()->page().entries().size() < count);
    QCOMPARE(m_window->navigator().here().id, asked);
    QVERIFY(m_window->memory().foldsOffTable);
    const QString folded = QStringLiteral("woh-open-notre-dame-figures"); // about the abbot
    QVERIFY(!view()->page().find(folded));
    m_window->navigator().openClause(folded); // and yet it is found when it is asked for
    QCOMPARE(m_window->navigator().here().id, folded);
    QCOMPARE(view()->page().entries().size(), count);
}

void KeptWindowTest::tellsScreenReaders()
{
    lay({QStringLiteral("wonders-of-humanity")});
    m_window->navigator().openClause(asked);
    view()->setFocus();
    part<QAction>("bookmark")->trigger();
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(view());
    const QString said = page->focusChild()->text(QAccessible::Description);
    QVERIFY2(said.contains(QStringLiteral("Bookmarked.")), qPrintable(said));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, KeptWindowTest)
#include "kept_window_test.moc"
