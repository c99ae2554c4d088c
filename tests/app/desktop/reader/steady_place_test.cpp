// SPDX-License-Identifier: GPL-3.0-or-later
// What is read stays where it is in the view when the window, the text or the languages change.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTest>

namespace glossator::desktop {

namespace {

const QString asked = QStringLiteral("woh-open-tikal-two-cities");

} // namespace

class SteadyPlaceTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openWindow(); }
    void keepsTheClauseWhenTheWindowIsResized_data();
    void keepsTheClauseWhenTheWindowIsResized();
    void keepsTheClauseWhenTheTextChanges();
    void staysWhateverIsKept_data();
    void staysWhateverIsKept();

private:
    [[nodiscard]] ReaderView* view() const { return part<ReaderView>("readerView"); }
    [[nodiscard]] PagePlace placeOf(const QString& clause) const { return *view()->page().find(clause); }
};

void SteadyPlaceTest::keepsTheClauseWhenTheWindowIsResized_data()
{
    QTest::addColumn<QString>("clause");
    QTest::addColumn<bool>("isCurrent");
    for (const char* clause : {"base-city-score", "woh-open-tikal-two-cities", "woh-attach-normal-rules"}) {
        QTest::addRow("%s, current", clause) << QString::fromLatin1(clause) << true;
        QTest::addRow("%s, scrolled to", clause) << QString::fromLatin1(clause) << false;
    }
}

void SteadyPlaceTest::keepsTheClauseWhenTheWindowIsResized()
{
    QFETCH(QString, clause);
    QFETCH(bool, isCurrent);
    m_window->navigator().openClause(clause);
    QTest::qWait(50);
    if (!isCurrent) { // reading on by the wheel
        auto* bar = view()->verticalScrollBar();
        bar->setValue(bar->value() + view()->viewport()->height() * 2);
        clause = view()->clauseInSight();
    }
    const int before = view()->rectOf(placeOf(clause)).top();
    for (const QSize size :
         {QSize(900, 700), QSize(640, 800), QSize(1500, 600), QSize(760, 760), QSize(1280, 800)}) {
        m_window->resize(size);
        QTest::qWait(20);
        QVERIFY(view()->viewport()->rect().intersects(view()->rectOf(placeOf(clause))));
    }
    QTest::qWait(200); // until all rows are set
    QVERIFY(std::abs(view()->rectOf(placeOf(clause)).top() - before) <= 2);
}

void SteadyPlaceTest::keepsTheClauseWhenTheTextChanges()
{
    m_window->navigator().openClause(asked);
    QTest::qWait(50);
    const int before = view()->rectOf(placeOf(asked)).top();
    const auto isThere = [&] {
        const QRect rect = view()->rectOf(placeOf(asked));
        return std::abs(rect.top() - before) <= 2;
    };
    part<QAbstractButton>("read_ro")->click();
    part<QAbstractButton>("read_ca")->click();
    QVERIFY(isThere());
    part<QAction>("zoomIn")->trigger();
    QVERIFY(isThere());
    part<QAction>("interface_ca")->trigger();
    QTRY_VERIFY(isThere());
    part<QAbstractButton>("keptTab")->click();
    part<QAction>("contents")->trigger(); // makes the page wider
    QTest::qWait(50);
    QVERIFY(isThere());
}

void SteadyPlaceTest::staysWhateverIsKept_data()
{
    QTest::addColumn<int>("zoom");
    QTest::addColumn<int>("seen"); ///< pixels of the clause, at the foot of the view; negative: at its head
    for (const int zoom : {100, 160})
        for (const int seen : {400, 150, 12, -12, -40})
            QTest::addRow("%d %%, %d", zoom, seen) << zoom << seen;
}

/// Wherever in the view the clause stands that something is kept about, and however little of it is seen: the
/// lines above it stay where they are.
void SteadyPlaceTest::staysWhateverIsKept()
{
    QFETCH(int, zoom);
    QFETCH(int, seen);
    for (int i = 100; i < zoom; i += 10)
        part<QAction>("zoomIn")->trigger();
    m_window->navigator().openClause(asked);
    QTest::qWait(200); // until all rows are set
    const PagePlace place = placeOf(asked);
    auto* bar = view()->verticalScrollBar();
    const QRect rect = view()->rectOf(place);
    bar->setValue(bar->value() +
                  (seen > 0 ? rect.top() + seen - view()->viewport()->height() : rect.bottom() + seen));
    view()->setCurrent(place);
    bar->setValue(bar->value() + (seen > 0 ? view()->rectOf(place).top() + seen - view()->viewport()->height()
                                           : view()->rectOf(place).bottom() + seen));
    const int before = view()->rectOf(place).top();
    part<QAction>("bookmark")->trigger();
    QTest::qWait(50);
    QCOMPARE(view()->rectOf(place).top(), before);
    part<QAction>("bookmark")->trigger();
    QTest::qWait(50);
    QCOMPARE(view()->rectOf(place).top(), before);
    part<QAction>("note")->trigger();
    auto* editor = view()->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    QTRY_VERIFY(editor->hasFocus());
    QVERIFY(view()->viewport()->rect().contains(editor->geometry()));
    const int moved = view()->rectOf(place).top();   // no more than the editor needs
    const auto* notice = part<QWidget>("noticeBar"); // which tells of the bookmark
    QVERIFY(notice->isVisible());
    const int foot = view()->viewport()->mapFrom(m_window.get(), notice->pos()).y();
    const int lowest = editor->geometry().bottom();
    const int leading = bar->singleStep() * 2 / 3; // a step is a line and a half
    if (seen < 0)
        QVERIFY(moved == before || editor->y() < view()->viewport()->height() / 2);
    else if (lowest + before - moved + leading / 2 <= foot)
        QCOMPARE(moved, before);
    else
        QVERIFY(lowest <= foot && foot - lowest <= leading);
    QTest::keyClicks(editor, QStringLiteral("Ask."));
    QTest::keyClick(editor, Qt::Key_Escape);
    QTest::qWait(50);
    QVERIFY(std::abs(view()->rectOf(place).top() - moved) <= 1);
    part<QAction>("undo")->trigger();
    QTest::qWait(50);
    QVERIFY(std::abs(view()->rectOf(place).top() - moved) <= 1);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, SteadyPlaceTest)
#include "steady_place_test.moc"
