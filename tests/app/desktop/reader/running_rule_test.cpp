// SPDX-License-Identifier: GPL-3.0-or-later
// Glosses are never without their rule: while it is scrolled away its words stand at the top.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QScrollBar>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

namespace {

const QString rule = QStringLiteral("msg-7-one-tile"); // with more glosses than the view has room for

} // namespace

class RunningRuleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_view.reset(); }
    void standsOverGlossesWithoutTheirRule();
    void leadsBack();
    void hidesNoGlossThatOneGoesTo();

private:
    [[nodiscard]] QWidget* running() const { return m_view->findChild<QWidget*>("runningRule"); }
    void scrollTo(int piece) const;

    std::optional<catalogue::Catalogue> m_catalogue;
    std::unique_ptr<ReaderView> m_view;
};

void RunningRuleTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    m_catalogue.emplace(compiledCatalogue());
}

void RunningRuleTest::init()
{
    m_view = std::make_unique<ReaderView>();
    m_view->setPage(Page::of(*m_catalogue, QStringLiteral("messages-1")));
    m_view->setLanguages({Language::Ro, Language::Ca});
    m_view->resize(700, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QVERIFY(m_view->showClause(rule));
}

/// Brings the top of a gloss of the rule to the top of the view.
void RunningRuleTest::scrollTo(int piece) const
{
    const PagePlace place{m_view->page().find(rule)->entry, piece};
    auto* bar = m_view->verticalScrollBar();
    bar->setValue(bar->value() + m_view->rectOf(place).top());
}

void RunningRuleTest::standsOverGlossesWithoutTheirRule()
{
    QVERIFY(!running()->isVisible());
    scrollTo(3);
    QVERIFY(running()->isVisible());
    const auto words = m_catalogue->clause(rule)->text;
    QVERIFY(running()->accessibleName().contains(words.textOrSource(Language::Ro)));
    QVERIFY(running()->accessibleName().contains(words.textOrSource(Language::Ca)));
    scrollTo(0);
    QVERIFY(!running()->isVisible());
}

void RunningRuleTest::leadsBack()
{
    scrollTo(3);
    QTest::mouseClick(running(), Qt::LeftButton);
    QVERIFY(!running()->isVisible());
    QCOMPARE(m_view->current(), m_view->page().find(rule));
    QVERIFY(m_view->viewport()->rect().contains(m_view->rectOf(*m_view->current())));
}

void RunningRuleTest::hidesNoGlossThatOneGoesTo()
{
    const int entry = m_view->page().find(rule)->entry;
    for (int piece = m_view->page().entry(entry).pieces() - 1; piece > 0; --piece) {
        m_view->setCurrent({entry, piece});
        QVERIFY(!running()->isVisible() || m_view->rectOf({entry, piece}).top() > running()->height());
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, RunningRuleTest)
#include "running_rule_test.moc"
