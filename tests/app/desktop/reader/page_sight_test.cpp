// SPDX-License-Identifier: GPL-3.0-or-later
// What stands at a place of the view is what is found there, however the page is set and scrolled.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/page_pointing.h"
#include "app/desktop/reader/page_targets.h"
#include "app/desktop/reader/ribbon.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QTest>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

class PageSightTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void findsWhatStandsThere_data() { addWays(); }
    void findsWhatStandsThere();
    void goesThroughAllThatCanBeActivated_data() { addWays(); }
    void goesThroughAllThatCanBeActivated();
    void findsTermsOnceTheyAreMarked();
    void knowsWhatToComeBackTo();
    void looksOnFromWhatIsSeen();
    void seesNothingOfAnEmptyPage();

private:
    static void addWays();
    [[nodiscard]] PageSight sightAt(double offset) const { return {m_page, m_layout, m_size, offset}; }
    [[nodiscard]] std::vector<double> offsets() const;

    std::optional<Library> m_library;
    Page m_page;
    PageLayout m_layout;
    QSize m_size{900, 600};
};

void PageSightTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

/// Sets all of a page as the row of the test wants it, else one in English.
void PageSightTest::init()
{
    const bool isRow = QTest::currentDataTag() != nullptr;
    QString expansion = QStringLiteral("messages-1");
    int languages = 1;
    if (isRow) {
        QFETCH(QString, id);
        QFETCH(int, width);
        QFETCH(int, columns);
        expansion = id;
        m_size.setWidth(width);
        languages = columns;
    }
    m_page = Page::of(m_library->catalogue, expansion, &m_library->tiles);
    m_layout.setPage(&m_page);
    m_layout.setLanguages({catalogue::allLanguages.begin(), catalogue::allLanguages.begin() + languages});
    m_layout.setSize(m_size.width(), 1);
    m_layout.prepare(0, 1e7);
}

void PageSightTest::addWays()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("columns");
    for (const char* id : {"messages-1", "wonders-of-humanity"})
        for (const int width : {500, 1100})
            for (const int columns : {1, 3})
                QTest::addRow("%s, %d wide, %d languages", id, width, columns)
                    << QString::fromLatin1(id) << width << columns;
}

/// From the top to the bottom, each time by less than a view.
std::vector<double> PageSightTest::offsets() const
{
    std::vector<double> all;
    for (double y = 0; y < m_layout.height(); y += m_size.height() * 0.7)
        all.push_back(y);
    return all;
}

void PageSightTest::findsWhatStandsThere()
{
    int clauses = 0;
    for (const double offset : offsets()) {
        const PageSight sight = sightAt(offset);
        for (int i = sight.first(); i <= sight.last(); ++i)
            for (int piece = 0; piece < m_page.entry(i).pieces(); ++piece) {
                const PagePlace place{i, piece};
                const QRect rect = sight.rectOf(place);
                if (!sight.view().contains(rect.center()))
                    continue;
                ++clauses;
                QVERIFY(sight.isSeen(place));
                QVERIFY(PagePointing(sight, rect.center()).place() == place);
                const QPointF ribbon = ribbonBeside(rect, piece > 0, 1).center();
                if (sight.view().contains(ribbon.toPoint()))
                    QVERIFY(PagePointing(sight, ribbon).ribbon() == place);
                const auto position = PagePointing(sight, rect.center()).position();
                QVERIFY(position.has_value());
            }
    }
    QVERIFY(clauses > 20);
}

void PageSightTest::goesThroughAllThatCanBeActivated()
{
    std::size_t targets = 0;
    for (const double offset : offsets()) {
        const PageTargets inView(sightAt(offset));
        const auto all = inView.inSight();
        targets += all.size();
        for (const TargetPlace place : all) {
            const RowTarget& target = m_layout.readyRow(place.entry)->targets.at(place.target);
            const auto* hit = PagePointing(sightAt(offset), inView.rectOf(place).center()).target();
            QVERIFY(hit != nullptr);
            QCOMPARE(hit->id, target.id);
        }
        std::vector<TargetPlace> forward;
        for (auto at = inView.beside({}, {}, true); at; at = inView.beside(at, {}, true))
            forward.push_back(*at);
        QVERIFY(forward == all);
        std::vector<TargetPlace> backward;
        for (auto at = inView.beside({}, {}, false); at; at = inView.beside(at, {}, false))
            backward.push_back(*at);
        std::ranges::reverse(backward);
        QVERIFY(backward == all);
        if (all.empty())
            continue;
        const PagePlace last = m_layout.readyRow(all.back().entry)->targets.at(all.back().target).place;
        const auto fromLast = inView.beside({}, last, true); // of the current clause, not of one above it
        QVERIFY(m_layout.readyRow(fromLast->entry)->targets.at(fromLast->target).place >= last);
    }
    QVERIFY(targets > 0);
}

void PageSightTest::findsTermsOnceTheyAreMarked()
{
    TermFinder finder;
    finder.setTerms(&m_library->terms);
    const PageSight sight = sightAt(0);
    int terms = 0;
    for (int i = 0; i <= sight.last(); ++i) {
        QVERIFY(sight.termOn({i, 0, 0}) == nullptr && sight.rectOf(TermPlace{i, 0, 0}).isEmpty());
        m_layout.markTerms(i, finder);
        const auto& texts = m_layout.readyRow(i)->texts;
        for (std::size_t text = 0; text < texts.size(); ++text)
            for (std::size_t term = 0; term < texts[text].terms->size(); ++term) {
                const TermPlace place{i, text, term};
                ++terms;
                QVERIFY(sight.termOn(place) != nullptr);
                QVERIFY(PagePointing(sight, sight.rectOf(place).center()).termIn(i) == place);
            }
    }
    QVERIFY(terms > 3);
}

void PageSightTest::knowsWhatToComeBackTo()
{
    const PagePlace first = *m_page.firstClause();
    const QString id = m_page.clauseAt(first)->id;
    const double below = m_layout.top(first.entry) + m_size.height() * 3;
    QCOMPARE(sightAt(0).clauseInSight({}), id);
    QCOMPARE(sightAt(below).clauseInSight(sightAt(below).placeToKeep({})), sightAt(below).clauseInSight({}));
    QVERIFY(sightAt(below).clauseInSight(first) != id); // which is out of sight
    const PagePlace next = m_page.clauseBeside(first, 1);
    QVERIFY(sightAt(0).isSeen(next));
    QCOMPARE(sightAt(0).clauseInSight(next), m_page.clauseAt(next)->id);
    QVERIFY(sightAt(0).placeToKeep(next) == next);
    QVERIFY(sightAt(below).placeToKeep(next) != next);
}

void PageSightTest::looksOnFromWhatIsSeen()
{
    const auto matches = findOnPage(m_page, QStringLiteral("tile"), {Language::En});
    int seen = 0;
    for (const PageMatch& match : matches) {
        const PageSight sight = sightAt(m_size.height());
        const bool isInSight = sight.isInSight(match);
        seen += isInSight ? 1 : 0;
        QVERIFY((sight.searchFrom(match) == match) == isInSight);
        QVERIFY(!sight.rectOf(match).isEmpty());
    }
    QVERIFY(seen > 0 && seen < static_cast<int>(matches.size()));
    QCOMPARE(sightAt(m_size.height()).searchFrom({}).place.entry, sightAt(m_size.height()).first());
}

void PageSightTest::seesNothingOfAnEmptyPage()
{
    const Page page;
    PageLayout layout;
    layout.setPage(&page);
    const PageSight sight(page, layout, m_size, 0);
    QCOMPARE(sight.last(), -1);
    QVERIFY(sight.clauseInSight({}).isEmpty());
    QVERIFY(!sight.placeToKeep({}));
    QVERIFY(!sight.ruleScrolledAway());
    QVERIFY(sight.rectOf(PagePlace{0, 0}).isEmpty());
    const PagePointing point(sight, {10, 10});
    QVERIFY(!point.place() && !point.ribbon() && !point.position() && point.target() == nullptr);
    QVERIFY(PageTargets(sight).inSight().empty());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PageSightTest)
#include "page_sight_test.moc"
