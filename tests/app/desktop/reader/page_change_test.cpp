// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown changes under the keyboard, the find bar and a glow: none of them clings to what was there.
#include "app/desktop/kept/kept.h"
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/page_glow.h"
#include "app/desktop/reader/page_layout.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;
using notebook::Notebook;

class PageChangeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theKeyboardLetsGoOfWhatFades();
    void whatIsFoundIsCountedAnew();
    void whatIsMissingIsSoughtElsewhere();
    void aGlowEndsWithItsPage();
    void aScreenReaderHearsWhatIsMissing();

private:
    void show(const QString& expansion) { m_view->setPage(pageOf(expansion)); }
    [[nodiscard]] Page pageOf(const QString& expansion) const
    {
        return Page::of(m_library->catalogue, expansion, &m_library->tiles);
    }

    std::optional<Library> m_library;
    std::unique_ptr<ReaderView> m_view;
};

void PageChangeTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void PageChangeTest::init()
{
    m_view = std::make_unique<ReaderView>();
    m_view->setLanguages({Language::En});
    m_view->resize(900, 700);
    m_view->show();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

/// The question "How do you play it?" is asked only of what lies on the table. When its box is taken off
/// while the keyboard is on it, Enter asks nothing.
void PageChangeTest::theKeyboardLetsGoOfWhatFades()
{
    Notebook notebook = Notebook::forgotten();
    Kept kept(notebook);
    show(QStringLiteral("20th-anniversary"));
    m_view->setKept(&kept);
    const QStringList whole{QStringLiteral("base"), QStringLiteral("20th-anniversary"),
                            QStringLiteral("messages-1")};
    const QString question = QStringLiteral("ann-open-message-tile-first");
    constexpr int mostTargets = 4; // of the clause
    std::size_t lost = 0;
    for (int steps = 1; steps <= mostTargets; ++steps) {
        m_view->setTable(whole, true);
        QVERIFY(m_view->showClause(question));
        m_view->setFocus();
        const int entry = m_view->current()->entry;
        const std::size_t before = m_view->pageLayout().readyRow(entry)->targets.size();
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Tab);
        m_view->setTable(whole.first(2), true);
        const Row* row = m_view->pageLayout().readyRow(entry);
        lost += row != nullptr && row->targets.size() < before ? 1 : 0;
        QTest::keyClick(m_view.get(), Qt::Key_Return);
    }
    QVERIFY(lost > 0);
}

void PageChangeTest::whatIsFoundIsCountedAnew()
{
    show(QStringLiteral("base"));
    FindBar bar(*m_view);
    bar.show();
    auto* words = bar.findChild<QLineEdit*>(QStringLiteral("findField"));
    const auto* count = bar.findChild<QLabel*>(QStringLiteral("findCount"));
    words->setText(QStringLiteral("meeple"));
    const auto told = [&] { return count->text().section(QLatin1Char(' '), 2, 2).toInt(); };
    QCOMPARE(told(), m_view->foundCount());
    const int before = m_view->foundCount();
    show(QStringLiteral("wonders-of-humanity"));
    QVERIFY(m_view->foundCount() != before);
    QCOMPARE(told(), m_view->foundCount());
    m_view->setLanguages({Language::Ca});
    QCOMPARE(m_view->foundCount(), 0); // there it is a "seguidor"
    QVERIFY(count->text().startsWith(QStringLiteral("Not on this page")));
}

/// One key goes on to search all rules for the same words.
void PageChangeTest::whatIsMissingIsSoughtElsewhere()
{
    show(QStringLiteral("base"));
    FindBar bar(*m_view);
    bar.show();
    auto* words = bar.findChild<QLineEdit*>(QStringLiteral("findField"));
    QSignalSpy sought(&bar, &FindBar::searchRequested);
    words->setText(QStringLiteral("meeple"));
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(sought.count(), 0);
    words->setText(QStringLiteral("castle"));
    QCOMPARE(m_view->foundCount(), 0);
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(sought.count(), 1);
    QCOMPARE(sought.front().front().toString(), QStringLiteral("castle"));
}

void PageChangeTest::aGlowEndsWithItsPage()
{
    show(QStringLiteral("base"));
    const auto* glow = m_view->findChild<PageGlow*>();
    QVERIFY(m_view->showClause(QStringLiteral("base-city-score")));
    QVERIFY(glow->strength() > 0);
    show(QStringLiteral("wonders-of-humanity"));
    QCOMPARE(glow->strength(), 0.0);
}

/// A page with only a part of its box's rules says so to the eye and to the ear.
void PageChangeTest::aScreenReaderHearsWhatIsMissing()
{
    const auto described = [&](const QString& expansion) {
        show(expansion);
        const QAccessibleInterface* page = QAccessible::queryAccessibleInterface(m_view.get());
        QStringList all;
        for (int i = 0; i < page->childCount(); ++i)
            if (const QAccessibleInterface* part = page->child(i))
                all += part->text(QAccessible::Description);
        return all.contains(ClauseWords::coverage(Language::En));
    };
    QVERIFY(!described(QStringLiteral("wonders-of-humanity")));
    QVERIFY(described(QStringLiteral("exp-4-tower")));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PageChangeTest)
#include "page_change_test.moc"
