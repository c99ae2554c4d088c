// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard goes through the clauses of a page, their terms and what can be activated, and is always in
// sight.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/page_cursor.h"
#include "app/desktop/reader/page_keys.h"
#include "app/desktop/reader/page_targets.h"
#include "app/desktop/reader/page_terms.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/reader/page_in_area.h"
#include "tests/test_program.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

class PageCursorTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void goesThroughAllClauses();
    void goesThroughTermsFromClauseToClause();
    void letsGoOfATermWhenItMoves();
    void goesThroughTargetsAndLeavesThePage();
    void isLedToAClauseUntilItGoesOn();
    void takesKeys_data();
    void takesKeys();

private:
    std::optional<Library> m_library;
    std::unique_ptr<PageInArea> m_in;
    std::unique_ptr<PageTerms> m_terms;
    std::unique_ptr<PageCursor> m_cursor;
};

void PageCursorTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void PageCursorTest::init()
{
    m_in = std::make_unique<PageInArea>(
        Page::of(m_library->catalogue, QStringLiteral("messages-1"), &m_library->tiles));
    m_terms = std::make_unique<PageTerms>(m_in->page, m_in->layout);
    m_terms->setTerms(&m_library->terms);
    m_cursor = std::make_unique<PageCursor>(m_in->page, m_in->layout, m_in->scroll, *m_terms);
}

void PageCursorTest::cleanup()
{
    m_cursor.reset();
    m_terms.reset();
    m_in.reset();
}

void PageCursorTest::goesThroughAllClauses()
{
    QSignalSpy moved(m_cursor.get(), &PageCursor::moved);
    const auto clauses = m_in->clauses();
    for (const PagePlace place : clauses) {
        m_cursor->step(1);
        QVERIFY(m_cursor->current() == place);
        QVERIFY(m_cursor->isSeen());
    }
    QCOMPARE(moved.size(), static_cast<qsizetype>(clauses.size()));
    m_cursor->step(1);
    QVERIFY(m_cursor->current() == clauses.back());
    m_cursor->goTo(clauses.front());
    m_cursor->step(-1);
    QVERIFY(m_cursor->current() == clauses.front());
    QCOMPARE(m_in->scroll.offset(), 0.0);
}

void PageCursorTest::goesThroughTermsFromClauseToClause()
{
    QSignalSpy taken(m_cursor.get(), &PageCursor::termTaken);
    std::vector<TermPlace> forward;
    for (int i = 0; i < 12; ++i) {
        m_cursor->stepTerm(1);
        QVERIFY(m_cursor->termInHand() != nullptr);
        forward.push_back(*m_cursor->term());
        QCOMPARE(forward.back().entry, m_cursor->current()->entry);
    }
    QCOMPARE(taken.size(), 12);
    QVERIFY(forward.front().entry < forward.back().entry);
    for (auto at = forward.rbegin() + 1; at != forward.rend(); ++at) {
        m_cursor->stepTerm(-1);
        QVERIFY(m_cursor->term() == *at);
    }
}

void PageCursorTest::letsGoOfATermWhenItMoves()
{
    QSignalSpy left(m_cursor.get(), &PageCursor::termLeft);
    m_cursor->letGo();
    QVERIFY(left.isEmpty()); // there was none
    m_cursor->stepTerm(1);
    m_cursor->step(1);
    QVERIFY(!m_cursor->term() && m_cursor->termInHand() == nullptr);
    QCOMPARE(left.size(), 1);
}

void PageCursorTest::goesThroughTargetsAndLeavesThePage()
{
    m_cursor->leadTo(QStringLiteral("msg-2-smallest-city")); // which leads to another clause
    const double there = m_in->scroll.offset();
    const auto targets = PageTargets(m_in->scroll.sight()).inSight();
    QVERIFY(targets.size() > 1);
    std::vector<TargetPlace> forward;
    while (m_cursor->stepTarget(true)) {
        const TargetPlace at = *m_cursor->target();
        QVERIFY(m_cursor->current() == m_in->layout.readyRow(at.entry)->targets.at(at.target).place);
        forward.push_back(at);
    }
    QVERIFY(!forward.empty() && forward.back() == targets.back());
    std::vector<TargetPlace> backward{forward.back()};
    while (m_cursor->stepTarget(false))
        backward.insert(backward.begin(), *m_cursor->target());
    QVERIFY(backward == targets);
    QCOMPARE(m_in->scroll.offset(), there); // it goes through what is in sight
}

void PageCursorTest::isLedToAClauseUntilItGoesOn()
{
    QVERIFY(!m_cursor->leadTo(QStringLiteral("no-such-clause")) && !m_cursor->current());
    const QString clause = QStringLiteral("msg-2-smallest-city");
    QVERIFY(m_cursor->leadTo(clause));
    QVERIFY(m_cursor->isSeen() && m_cursor->isLedTo());
    QVERIFY(m_cursor->current() == m_in->page.find(clause));
    QVERIFY(m_cursor->takeClauseInSight() == m_cursor->current());
    m_cursor->step(1);
    QVERIFY(!m_cursor->isLedTo());
    m_cursor->step(-1);
    QVERIFY(m_cursor->current() == m_in->page.find(clause) && !m_cursor->isLedTo());
    QVERIFY(!m_cursor->goToSection(QStringLiteral("no-such-section")));
    QVERIFY(m_cursor->goToSection(m_in->page.entries().back().section));
    QVERIFY(m_cursor->isSeen());
    m_cursor->goToTop({});
    QVERIFY(!m_cursor->current());
    QCOMPARE(m_in->scroll.offset(), 0.0);
}

void PageCursorTest::takesKeys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifier>("modifier");
    QTest::addColumn<bool>("isTaken");
    QTest::addColumn<bool>("isFurther"); // down the page
    QTest::newRow("next clause") << Qt::Key_Down << Qt::NoModifier << true << false;
    QTest::newRow("page down") << Qt::Key_PageDown << Qt::NoModifier << true << true;
    QTest::newRow("space") << Qt::Key_Space << Qt::NoModifier << true << true;
    QTest::newRow("space back") << Qt::Key_Space << Qt::ShiftModifier << true << false;
    QTest::newRow("end") << Qt::Key_End << Qt::NoModifier << true << true;
    QTest::newRow("home") << Qt::Key_Home << Qt::NoModifier << true << false;
    QTest::newRow("a letter") << Qt::Key_A << Qt::NoModifier << false << false;
}

void PageCursorTest::takesKeys()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifier, modifier);
    QFETCH(bool, isTaken);
    QFETCH(bool, isFurther);
    QCOMPARE(PageKeys::press(*m_cursor, QKeyEvent(QEvent::KeyPress, key, modifier)), isTaken);
    QCOMPARE(m_in->scroll.offset() > 0, isFurther);
    QSignalSpy activated(m_cursor.get(), &PageCursor::activated);
    QVERIFY(PageKeys::press(*m_cursor, QKeyEvent(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier)));
    QCOMPARE(activated.size(), 1);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PageCursorTest)
#include "page_cursor_test.moc"
