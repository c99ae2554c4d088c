// SPDX-License-Identifier: GPL-3.0-or-later
// What is read stays where it is in the view when the window, the text or the languages change.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
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

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, SteadyPlaceTest)
#include "steady_place_test.moc"
