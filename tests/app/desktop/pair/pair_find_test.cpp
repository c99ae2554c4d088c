// SPDX-License-Identifier: GPL-3.0-or-later
// Finding words in the answer about a pair.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace glossator::desktop {

class PairFindTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void findsInTheAnswer();
    void keepsItsPlaceWhereNothingCanBeFound();

private:
    [[nodiscard]] ReaderView* page() const { return part<ReaderView>("pairPage"); }
};

void PairFindTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void PairFindTest::init()
{
    m_window.reset();
    openWindow();
}

void PairFindTest::findsInTheAnswer()
{
    const QString pair = QStringLiteral("exp:wonders-of-humanity/term:fairy");
    m_window->navigator().openPair(pair);
    QTRY_VERIFY(page()->hasFocus());
    QTest::keyClick(page(), Qt::Key_F, Qt::ControlModifier);
    auto* field = page()->parentWidget()->findChild<QLineEdit*>(QStringLiteral("findField"));
    QVERIFY(field != nullptr);
    QTRY_VERIFY(field->isVisible() && field->hasFocus());
    QCOMPARE(m_window->navigator().here().id, pair);
    QTest::keyClicks(field, QStringLiteral("fairy"));
    QVERIFY(page()->foundCount() > 1);
    const int next = (page()->foundIndex() + 1) % page()->foundCount();
    QTest::keyClick(m_window.get(), Qt::Key_F3);
    QCOMPARE(page()->foundIndex(), next);
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(page()->hasFocus());
    QCOMPARE(page()->foundCount(), 0);
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(m_window->navigator().here().id, pair);
}

/// Where there is no page to look through, the keys for it do nothing.
void PairFindTest::keepsItsPlaceWhereNothingCanBeFound()
{
    for (const Qt::Key activity : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
        QTest::keyClick(m_window.get(), activity, Qt::AltModifier);
        const Location before = m_window->navigator().here();
        QVERIFY(before.activity != Activity::Reader);
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_F3);
        QCOMPARE(m_window->navigator().here().activity, before.activity);
    }
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(part<QAction>("find")->isEnabled());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairFindTest)
#include "pair_find_test.moc"
