// SPDX-License-Identifier: GPL-3.0-or-later
// What is being read stays where it is while the page around it is set, and what is gone to comes into sight.
#include "app/desktop/look/typefaces.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/reader/page_in_area.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class PageScrollTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keepsWhatIsReadInItsPlace_data();
    void keepsWhatIsReadInItsPlace();
    void leadsToAClauseBelowItsHeading_data();
    void leadsToAClauseBelowItsHeading();
    void setsTheRestUnderWhatIsRead();
    void bringsWordsIntoSight();
    void announcesEachSectionOnce();
    void goesFromEndToEnd();
    void showsWhatIsGoneToAboveTheFoot();
    void staysAsItsFootIsUncovered();

private:
    [[nodiscard]] Page page() const { return Page::of(*m_catalogue, QStringLiteral("messages-1")); }

    std::optional<catalogue::Catalogue> m_catalogue;
};

void PageScrollTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    m_catalogue.emplace(compiledCatalogue());
}

void PageScrollTest::keepsWhatIsReadInItsPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isCurrent");
    for (const QSize size : {QSize(500, 600), QSize(1300, 600), QSize(900, 800)}) {
        QTest::addRow("the current clause, %d wide, %d high", size.width(), size.height()) << size << true;
        QTest::addRow("no current clause, %d wide, %d high", size.width(), size.height()) << size << false;
    }
}

void PageScrollTest::keepsWhatIsReadInItsPlace()
{
    QFETCH(QSize, size);
    QFETCH(bool, isCurrent);
    PageInArea in(page());
    const PagePlace place = *in.page.find(QStringLiteral("msg-2-smallest-city"));
    in.scroll.bringBack(place);
    const auto current = isCurrent ? std::optional(place) : std::nullopt;
    const PagePlace kept = *in.scroll.sight().placeToKeep(current);
    const int before = in.scroll.sight().rectOf(kept).top();
    in.scroll.keepReading(current);
    in.setSize(size);
    in.scroll.showAgain(current);
    QVERIFY(std::abs(in.scroll.sight().rectOf(kept).top() - before) <= 1);
    QVERIFY(!in.scroll.isSettling());
}

/// Also where the view gets its size only later, as that of a window does which opens at a clause: the
/// heading above a first clause is read first.
void PageScrollTest::leadsToAClauseBelowItsHeading_data()
{
    QTest::addColumn<QString>("clause");
    for (const char* clause : {"msg-2-smallest-city", "msg-4-pennants", "msg-7-one-tile"})
        QTest::newRow(clause) << QString::fromLatin1(clause);
}

void PageScrollTest::leadsToAClauseBelowItsHeading()
{
    QFETCH(QString, clause);
    PageInArea in(page(), {640, 40});
    const PagePlace place = *in.page.find(clause);
    in.scroll.leadTo(place);
    in.setSize({1300, 700});
    in.scroll.showAgain(place);
    const PageSight seen = in.scroll.sight();
    const QRect view(QPoint(), in.area.viewport()->size());
    QVERIFY(view.contains(seen.rectOf(place)));
    QVERIFY(in.page.entry(place.entry - 1).kind == PageEntry::Kind::Rubric);
    QVERIFY(seen.topOf(place.entry - 1) >= 0);
}

void PageScrollTest::setsTheRestUnderWhatIsRead()
{
    PageInArea in(page());
    const PagePlace place = *in.page.find(QStringLiteral("msg-2-smallest-city"));
    in.scroll.bringBack(place);
    in.scroll.keepReading(place);
    const int before = in.scroll.sight().rectOf(place).top();
    const auto isSet = [&] {
        for (int i = 0; i < in.layout.count(); ++i)
            if (in.layout.readyRow(i) == nullptr)
                return false;
        return true;
    };
    QSignalSpy settled(&in.scroll, &PageScroll::settled);
    in.scroll.settleRestLater(); // not before it was painted
    QTest::qWait(20);
    QVERIFY(settled.isEmpty() && !isSet());
    in.scroll.notePainting();
    QTRY_VERIFY(isSet());
    QVERIFY(!settled.isEmpty());
    QVERIFY(std::abs(in.scroll.sight().rectOf(place).top() - before) <= 1);
}

void PageScrollTest::bringsWordsIntoSight()
{
    PageInArea in(page());
    const auto matches = findOnPage(in.page, QStringLiteral("tile"), {Language::En});
    QVERIFY(matches.size() > 20);
    for (const PageMatch& match : matches) {
        in.scroll.show(match);
        const QRectF found = in.scroll.sight().rectOf(match);
        QVERIFY(!found.isEmpty() && QRectF(in.scroll.sight().view()).contains(found));
        const double there = in.scroll.offset();
        in.scroll.show(match);
        QCOMPARE(in.scroll.offset(), there);
    }
}

void PageScrollTest::announcesEachSectionOnce()
{
    PageInArea in(page());
    QSignalSpy announced(&in.scroll, &PageScroll::sectionChanged);
    QStringList sections;
    for (int i = 0; i < in.layout.count(); ++i) {
        in.scroll.scrollTo(i, 0);
        for (int twice = 0; twice < 2; ++twice)
            in.scroll.announceSection();
        const QString section = in.scroll.sectionInSight();
        if (sections.isEmpty() ? !section.isEmpty() : sections.back() != section)
            sections += section;
    }
    QVERIFY(sections.size() > 3);
    QStringList told;
    for (const auto& signal : announced)
        told += signal.front().toString();
    QCOMPARE(told, sections);
    in.scroll.beginPage();
    in.scroll.scrollTo(in.layout.count() - 1, 0);
    in.scroll.announceSection();
    QCOMPARE(announced.size(), told.size() + 1);
}

void PageScrollTest::goesFromEndToEnd()
{
    PageInArea in(page());
    in.scroll.goToEnd(true);
    const double end = in.scroll.offset();
    QVERIFY(end > 0);
    in.scroll.turnPage(1);
    QCOMPARE(in.scroll.offset(), end);
    in.scroll.turnPage(-1);
    QVERIFY(in.scroll.offset() < end && in.scroll.offset() > end - in.area.viewport()->height());
    in.scroll.goToEnd(false);
    QCOMPARE(in.scroll.offset(), 0.0);
}

/// Clauses, words and a part of the view that something lies over.
void PageScrollTest::showsWhatIsGoneToAboveTheFoot()
{
    constexpr int foot = 90;
    PageInArea in(page());
    in.scroll.setFoot(foot);
    const int clear = in.area.viewport()->height() - foot;
    for (const PagePlace place : in.clauses()) {
        in.scroll.ensureVisible(place);
        const QRect rect = in.scroll.sight().rectOf(place);
        QVERIFY(rect.top() >= 0 && (rect.bottom() <= clear || rect.height() > clear - 200));
    }
    in.scroll.goToEnd(false);
    for (const PageMatch& match : findOnPage(in.page, QStringLiteral("tile"), {Language::En})) {
        in.scroll.show(match);
        QVERIFY(in.scroll.sight().rectOf(match).bottom() <= clear);
    }
    in.scroll.goToEnd(false);
    const double before = in.scroll.offset();
    in.scroll.bringIntoView({100, clear + 20, 200, 40});
    QVERIFY(clear + 60 - (in.scroll.offset() - before) <= clear);
    const double there = in.scroll.offset();
    in.scroll.turnPage(1);
    QVERIFY(in.scroll.offset() > there && in.scroll.offset() - there < clear); // no line is skipped
}

/// At the end of the page, which is then scrolled further than its end until it is scrolled up.
void PageScrollTest::staysAsItsFootIsUncovered()
{
    constexpr int foot = 90;
    PageInArea in(page());
    for (int i = 0; i < in.layout.count(); ++i)
        in.layout.row(i);
    in.layout.settle();
    in.scroll.settleInSight();
    in.scroll.goToEnd(true);
    const int end = in.area.verticalScrollBar()->maximum();
    in.scroll.setFoot(foot);
    in.scroll.goToEnd(true);
    QCOMPARE(in.scroll.offset(), end + foot);
    in.scroll.setFoot(0);
    QCOMPARE(in.scroll.offset(), end + foot);
    for (const int up : {foot - 30, -30}) {
        in.area.verticalScrollBar()->setValue(end + up);
        in.scroll.settleInSight();
        QCOMPARE(in.scroll.offset(), end + up);
        QCOMPARE(in.area.verticalScrollBar()->maximum(), end + std::max(0, up));
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PageScrollTest)
#include "page_scroll_test.moc"
