// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept about clauses is told where they stand, and what is written on the page is kept as it is
// typed.
#include "app/desktop/kept/kept.h"
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/kept_on_page.h"
#include "app/desktop/reader/page_sight.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;
using notebook::Notebook;
using notebook::PlaceKind;

class KeptOnPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void knowsWhereBookmarksAre();
    void keepsWhatIsTyped_data();
    void keepsWhatIsTyped();
    void asksForAsMuchRoomAsItsWordsNeed();
    void keepsNothingWithoutANotebook();
    void tellsWhenRolesAreCalledOtherwise();

private:
    [[nodiscard]] PagePlace placeOf(const QString& clause) const { return *m_page.find(clause); }
    void write(const QString& clause, Hand hand)
    {
        m_onPage->write(placeOf(clause), hand, QFont(), Language::En);
    }

    std::optional<Library> m_library;
    Page m_page;
    std::optional<Notebook> m_notebook;
    std::unique_ptr<Kept> m_kept;
    std::unique_ptr<QWidget> m_sheet;
    PageAdditions m_additions;
    std::unique_ptr<KeptOnPage> m_onPage;
    QPlainTextEdit* m_editor = nullptr;
};

void KeptOnPageTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
    m_page = Page::of(m_library->catalogue, QStringLiteral("wonders-of-humanity"));
}

void KeptOnPageTest::init()
{
    m_notebook.emplace(Notebook::forgotten());
    m_kept = std::make_unique<Kept>(*m_notebook);
    m_sheet = std::make_unique<QWidget>();
    m_additions = {};
    m_onPage = std::make_unique<KeptOnPage>(m_page, m_additions, m_sheet.get());
    m_onPage->setKept(m_kept.get());
    m_editor = m_sheet->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    m_sheet->resize(600, 400);
    m_sheet->show();
}

void KeptOnPageTest::cleanup()
{
    m_onPage.reset();
    m_sheet.reset();
    m_kept.reset();
}

void KeptOnPageTest::knowsWhereBookmarksAre()
{
    const PagePlace place = placeOf(QStringLiteral("woh-open-placed-last"));
    QSignalSpy changed(m_onPage.get(), &KeptOnPage::clauseChanged);
    m_onPage->toggleBookmark(place);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().front().toString(), QStringLiteral("woh-open-placed-last"));
    m_kept->toggleBookmark({PlaceKind::Clause, QStringLiteral("base-city-score")}); // on another page
    m_onPage->findBookmarks();
    QCOMPARE(m_onPage->bookmarks().size(), std::size_t{1});
    QVERIFY(m_onPage->hasBookmark(place));
    QVERIFY(!m_onPage->hasBookmark(*m_page.firstClause()));
    m_onPage->setKept(nullptr);
    QVERIFY(m_onPage->bookmarks().empty());
}

void KeptOnPageTest::keepsWhatIsTyped_data()
{
    QTest::addColumn<Hand>("hand");
    QTest::addColumn<QString>("clause");
    QTest::newRow("a note") << Hand::Note << QStringLiteral("woh-attach-normal-rules");
    QTest::newRow("a rule of one's own") << Hand::Rule << QStringLiteral("woh-open-placed-last");
}

void KeptOnPageTest::keepsWhatIsTyped()
{
    QFETCH(Hand, hand);
    QFETCH(QString, clause);
    QSignalSpy left(m_onPage.get(), &KeptOnPage::leftByKey);
    QSignalSpy written(m_onPage.get(), &KeptOnPage::written);
    write(clause, hand);
    QVERIFY(m_additions.isWriting(clause, hand));
    QVERIFY(m_editor->isVisible() && !m_editor->accessibleName().isEmpty());
    QVERIFY(!m_editor->accessibleDescription().isEmpty());
    QTest::keyClicks(m_editor, QStringLiteral("So"));
    QCOMPARE(written.size(), 2);
    QCOMPARE(hand == Hand::Note ? m_kept->note(clause) : m_kept->ownRule(clause), QStringLiteral("So"));
    QTest::keyClick(m_editor, Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
    QVERIFY(!m_additions.writing && !m_editor->isVisible());
    write(clause, hand);
    QCOMPARE(m_editor->toPlainText(), QStringLiteral("So"));
    m_onPage->stopWriting();
    QCOMPARE(left.size(), 1); // the keyboard is elsewhere then
    QVERIFY(!m_additions.writing);
}

void KeptOnPageTest::asksForAsMuchRoomAsItsWordsNeed()
{
    const QString clause = QStringLiteral("woh-attach-normal-rules");
    PageLayout layout;
    layout.setAdditions(&m_additions);
    layout.setPage(&m_page);
    layout.setSize(600, 1);
    const auto placed = [&] {
        layout.clear();
        layout.prepare(0, 1e7);
        m_onPage->placeEditor({m_page, layout, {600, 400}, 0});
    };
    write(clause, Hand::Note);
    QSignalSpy changed(m_onPage.get(), &KeptOnPage::clauseChanged);
    placed();
    QCOMPARE(changed.size(), 1); // it had no room
    placed();
    QCOMPARE(changed.size(), 1);
    const Row& row = *layout.readyRow(placeOf(clause).entry);
    QCOMPARE(m_editor->geometry().width(), row.writing->toRect().width());
    const double before = m_additions.writing->height;
    m_editor->setPlainText(QStringLiteral("one\ntwo\nthree"));
    placed();
    QVERIFY(m_additions.writing->height > before * 2);
}

void KeptOnPageTest::keepsNothingWithoutANotebook()
{
    m_onPage->setKept(nullptr);
    const PagePlace place = *m_page.firstClause();
    m_onPage->toggleBookmark(place);
    m_onPage->write(place, Hand::Note, QFont(), Language::En);
    QVERIFY(!m_onPage->hasBookmark(place) && !m_additions.writing && !m_editor->isVisible());
}

void KeptOnPageTest::tellsWhenRolesAreCalledOtherwise()
{
    m_onPage->setTerms(&m_library->terms);
    QSignalSpy told(m_onPage.get(), &KeptOnPage::roleNamesChanged);
    m_kept->useNewRoleNames(true);
    QCOMPARE(told.size(), 1);
    QCOMPARE(m_additions.roles, &m_library->terms);
    m_kept->toggleBookmark({PlaceKind::Clause, QStringLiteral("base-city-score")});
    QCOMPARE(told.size(), 1);
    m_kept->useNewRoleNames(false);
    QCOMPARE(told.size(), 2);
    QVERIFY(m_additions.roles == nullptr);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, KeptOnPageTest)
#include "kept_on_page_test.moc"
