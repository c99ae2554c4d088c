// SPDX-License-Identifier: GPL-3.0-or-later
// A page has every clause of its expansion once, glosses beside the rule they explain.
#include "app/desktop/reader/page.h"
#include "app/desktop/reader/page_layout.h"
#include "app/desktop/reader/page_metrics.h"
#include "app/desktop/reader/page_search.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

class PageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyClauseStandsOnce_data();
    void everyClauseStandsOnce();
    void saysWhereRulesAreMissing_data();
    void saysWhereRulesAreMissing();
    void glossesStandBesideTheirRule();
    void examplesAndRulesHaveTheirCase();
    void noHeadingIsEmpty_data();
    void noHeadingIsEmpty();
    void unknownExpansionIsEmpty();
    void copiesSayWhereTheyComeFrom();
    void selectionsRunBothWays();
    void selectsWholeWords_data();
    void selectsWholeWords();
    void goesThroughAllClausesBothWays();
    void findsWithoutDiacritics();
    void foldsInANarrowWindow();
    void columnsAreWideEnoughToRead();
    void columnsLieSideBySide();

private:
    std::optional<catalogue::Catalogue> m_catalogue;
};

void PageTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
}

void PageTest::everyClauseStandsOnce_data()
{
    QTest::addColumn<QString>("expansion");
    for (const char* id : {"base", "abbot", "wonders-of-humanity"})
        QTest::addRow("%s", id) << QString::fromLatin1(id);
}

void PageTest::everyClauseStandsOnce()
{
    QFETCH(QString, expansion);
    const Page page = Page::of(*m_catalogue, expansion);
    QSet<QString> seen;
    for (const PageEntry& entry : page.entries()) {
        for (int piece = 0; piece < entry.pieces(); ++piece) {
            const auto& clause = *entry.piece(piece);
            if (clause.expansion != expansion)
                continue;
            QVERIFY2(!seen.contains(clause.id), qPrintable(clause.id));
            seen.insert(clause.id);
        }
    }
    for (const auto& clause : m_catalogue->clausesOf(expansion)) {
        QVERIFY2(seen.contains(clause.id), qPrintable(clause.id));
        QCOMPARE(page.clauseAt(*page.find(clause.id))->id, clause.id);
    }
}

void PageTest::saysWhereRulesAreMissing_data()
{
    QTest::addColumn<bool>("isPartial");
    QTest::newRow("base") << false;
    QTest::newRow("exp-3-princess-dragon") << true; // of which only the fairy is described
}

/// Below the title, where whoever reads on or prints the page sees it.
void PageTest::saysWhereRulesAreMissing()
{
    QFETCH(bool, isPartial);
    const Page page = Page::of(*m_catalogue, QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(page.isPartial(), isPartial);
    PageLayout layout;
    layout.setPage(&page);
    layout.setSize(900, 1);
    const Row& title = layout.row(0);
    const auto says = [](const RowLabel& label) {
        return label.text.contains(QStringLiteral("only a part"));
    };
    QCOMPARE(std::ranges::any_of(title.labels, says), isPartial);
}

void PageTest::glossesStandBesideTheirRule()
{
    const Page page = Page::of(*m_catalogue, QStringLiteral("base"));
    const auto rule = page.find(QStringLiteral("base-city-score"));
    const auto gloss = page.find(QStringLiteral("base-city-small-difference"));
    QVERIFY(rule && gloss);
    QCOMPARE(gloss->entry, rule->entry);
    QCOMPARE(rule->piece, 0);
    QVERIFY(gloss->piece > 0);
    QVERIFY(!page.entry(rule->entry).glosses.front().sigil.isEmpty());
}

/// A rule has the cases that prove it; an example the case that plays it.
void PageTest::examplesAndRulesHaveTheirCase()
{
    const Page page = Page::of(*m_catalogue, QStringLiteral("wonders-of-humanity"));
    const auto alhambra = QStringLiteral("woh-alhambra-two-meeples");
    QVERIFY(page.casesOf(QStringLiteral("woh-meeples-up-to-two")).contains(alhambra));
    QVERIFY(page.casesOf(QStringLiteral("woh-meeples-example-alhambra")).contains(alhambra));
}

void PageTest::noHeadingIsEmpty_data()
{
    QTest::addColumn<QString>("expansion");
    for (const auto& expansion : m_catalogue->expansions())
        QTest::addRow("%s", qPrintable(expansion.id)) << expansion.id;
}

/// Under each stands a rule or, where its clauses gloss rules elsewhere, a way to each of them.
void PageTest::noHeadingIsEmpty()
{
    QFETCH(QString, expansion);
    const Page page = Page::of(*m_catalogue, expansion);
    const int count = static_cast<int>(page.entries().size());
    for (const auto& languages : std::vector<std::vector<Language>>{
             {Language::En}, {Language::Ro}, {Language::Ca}, {Language::Ro, Language::Ca}}) {
        PageLayout layout;
        layout.setPage(&page);
        layout.setLanguages(languages);
        for (int i = 0; i < count; ++i) {
            const bool hasRule = i + 1 < count && page.entry(i + 1).kind == PageEntry::Kind::Rule;
            if (page.entry(i).kind != PageEntry::Kind::Rubric || hasRule)
                continue;
            QStringList ways;
            for (const RowTarget& target : layout.row(i).targets) {
                ways += target.id;
                QVERIFY(page.find(target.id)->piece > 0);
                QCOMPARE(page.clauseAt(*page.find(target.id))->section, page.entry(i).section);
                QVERIFY(target.rects.size() >= languages.size());
                QVERIFY(layout.row(i).height > target.rects.back().bottom());
            }
            for (const RowLabel& label : layout.row(i).labels) // in full: paper cannot be opened further
                QVERIFY2(!label.text.endsWith(u'…'), qPrintable(label.text));
            QVERIFY2(!ways.isEmpty(), qPrintable(page.entry(i).section));
            QCOMPARE(ways, page.entry(i).elsewhere);
        }
    }
}

void PageTest::unknownExpansionIsEmpty()
{
    const Page page = Page::of(*m_catalogue, QStringLiteral("no such box"));
    QVERIFY(page.isEmpty());
    QVERIFY(!page.find(QStringLiteral("base-city-score")));
    QVERIFY(page.clauseAt({3, 0}) == nullptr);
}

void PageTest::copiesSayWhereTheyComeFrom()
{
    const Page page = Page::of(*m_catalogue, QStringLiteral("base"));
    const PagePlace place = *page.find(QStringLiteral("base-city-score"));
    const Excerpt excerpt = excerptOf(page, place, {Language::En, Language::Ro});
    const QString copy = excerpt.toPlainText();
    QVERIFY(copy.startsWith(plainTextAt(page, place, Language::En)));
    for (const QString& part : {plainTextAt(page, place, Language::Ro), QStringLiteral("publisher"),
                                page.expansion().name.source(), QStringLiteral("(base-city-score)")})
        QVERIFY2(copy.contains(part), qPrintable(part));
    QVERIFY(copy.endsWith(QStringLiteral("\nglossator:clause/base-city-score")));
    QVERIFY(excerpt.toHtml().contains(QStringLiteral("<p lang=\"ro\">")));
    QVERIFY(excerpt.toHtml().contains(QStringLiteral("href=\"glossator:clause/base-city-score\"")));
}

void PageTest::selectionsRunBothWays()
{
    const Page page = Page::of(*m_catalogue, QStringLiteral("base"));
    const PagePlace place = *page.find(QStringLiteral("base-city-score"));
    const PagePlace next{place.entry + 1, 0};
    const TextSelection forward({place, 0, 2}, {next, 0, 3});
    const TextSelection backward({next, 0, 3}, {place, 0, 2});
    QCOMPARE(excerptOf(page, forward, Language::En).toPlainText(),
             excerptOf(page, backward, Language::En).toPlainText());
    QCOMPARE(forward.within(place, 0, 10), (terms::Span{2, 8}));
    QCOMPARE(forward.within(next, 0, 10), (terms::Span{0, 3}));
    QCOMPARE(forward.within(next, 1, 10), terms::Span{});
    QVERIFY(TextSelection({place, 0, 2}, {place, 0, 2}).isEmpty());
}

void PageTest::selectsWholeWords_data()
{
    QTest::addColumn<QString>("word"); // of "A finished city scores 2 points for each of its tiles."
    QTest::addColumn<int>("inside");
    QTest::newRow("at its begin") << "finished" << 0;
    QTest::newRow("in its middle") << "finished" << 4;
    QTest::newRow("at its end") << "finished" << 8;
    QTest::newRow("a number") << "2" << 0;
}

void PageTest::selectsWholeWords()
{
    QFETCH(QString, word);
    QFETCH(int, inside);
    const Page page = Page::of(*m_catalogue, QStringLiteral("base"));
    const PagePlace place = *page.find(QStringLiteral("base-city-score"));
    const QString text = plainTextAt(page, place, Language::En);
    const auto at = text.indexOf(word);
    QVERIFY2(at >= 0, qPrintable(text));
    const TextSelection selection = wordAt(page, {place, 0, static_cast<int>(at) + inside}, Language::En);
    QCOMPARE(selection.within(place, 0, text.size()), (terms::Span{at, word.size()}));
}

void PageTest::goesThroughAllClausesBothWays()
{
    const Page page = Page::of(*m_catalogue, QStringLiteral("messages-1"));
    int clauses = 1;
    PagePlace place = *page.firstClause();
    for (PagePlace next = page.clauseBeside(place, 1); next != place; next = page.clauseBeside(place, 1)) {
        QVERIFY(page.clauseAt(next) != nullptr && next > place);
        QVERIFY(page.clauseBeside(next, -1) == place);
        place = next;
        ++clauses;
    }
    int pieces = 0;
    for (const PageEntry& entry : page.entries())
        pieces += entry.pieces();
    QCOMPARE(clauses, pieces);
    QVERIFY(page.clauseBeside(*page.firstClause(), -1) == *page.firstClause());
}

void PageTest::findsWithoutDiacritics()
{
    const Page page = Page::of(*m_catalogue, QStringLiteral("base"));
    const auto matches = findOnPage(page, QStringLiteral("manastire"), {Language::Ro});
    QVERIFY(!matches.empty());
    for (const PageMatch& match : matches) {
        const QString text = plainTextAt(page, match.place, Language::Ro);
        QVERIFY(text.mid(match.span.start, match.span.length)
                    .compare(QStringLiteral("mănăstire"), Qt::CaseInsensitive) == 0);
    }
    QVERIFY(findOnPage(page, QStringLiteral("   "), {Language::Ro}).empty());
}

void PageTest::foldsInANarrowWindow()
{
    QVERIFY(PageMetrics::of(1000, 1, 1).hasMargin);
    QVERIFY(!PageMetrics::of(560, 1, 1).hasMargin);
    QVERIFY(!PageMetrics::of(320, 1, 1).hasGutter);
    QVERIFY(!PageMetrics::of(1000, 2, 1).hasMargin); // twice as large is half as wide
}

/// Two words in a line are nothing to read: the languages stand one below the other.
void PageTest::columnsAreWideEnoughToRead()
{
    for (const double scale : {1.0, 2.0})
        for (const double width : {600.0, 800.0, 1280.0})
            for (const int languages : {2, 3}) {
                const PageMetrics metrics = PageMetrics::of(width, scale, languages);
                QVERIFY(metrics.columns.front().width >= 200 * scale);
            }
    QVERIFY(!PageMetrics::of(1000, 1, 3).isStacked);
    QVERIFY(PageMetrics::of(1000, 2, 3).isStacked);
    PageLayout layout;
    const Page page = Page::of(*m_catalogue, QStringLiteral("base"));
    layout.setPage(&page);
    layout.setLanguages({Language::En, Language::Ro, Language::Ca});
    layout.setSize(1000, 2);
    const Row& row = layout.row(page.find(QStringLiteral("base-city-score"))->entry);
    double below = 0;
    int column = 0;
    for (const RowText& text : row.texts)
        if (text.place.piece == 0) {
            QCOMPARE(text.column, column++);
            QVERIFY(text.at.y() >= below);
            below = text.at.y() + text.block.height();
        }
    QCOMPARE(column, 3);
    QVERIFY(row.height >= below);
}

void PageTest::columnsLieSideBySide()
{
    for (const double width : {300.0, 800.0, 1280.0, 2400.0}) {
        for (const int languages : {1, 2, 3}) {
            const PageMetrics metrics = PageMetrics::of(width, 1, languages);
            QCOMPARE(static_cast<int>(metrics.columns.size()), languages);
            for (std::size_t i = 1; i < metrics.columns.size(); ++i)
                QVERIFY(metrics.isStacked ? metrics.columns[i] == metrics.columns[0]
                                          : metrics.columns[i].x >= metrics.columns[i - 1].right());
            if (metrics.hasMargin)
                QVERIFY(metrics.margin.x >= metrics.columns.back().right());
        }
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PageTest)
#include "page_test.moc"
