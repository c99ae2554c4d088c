// SPDX-License-Identifier: GPL-3.0-or-later
// Of the places where words stand on a page, the one shown follows from where one looks.
#include "app/desktop/reader/page_find.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QSet>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class PageFindTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void showsTheFirstPlaceFromWhereOneLooks_data();
    void showsTheFirstPlaceFromWhereOneLooks();
    void goesAllAround_data();
    void goesAllAround();
    void keepsTheWordsForAnotherPage();
    void findsOtherForms_data();
    void findsOtherForms();

private:
    [[nodiscard]] PageFind found(const QString& words, const PageMatch& from = {}) const;

    Page m_page;
};

void PageFindTest::initTestCase()
{
    m_page = Page::of(compiledCatalogue(), QStringLiteral("messages-1"));
    QVERIFY(found(QStringLiteral("tile")).count() > 3);
}

PageFind PageFindTest::found(const QString& words, const PageMatch& from) const
{
    PageFind find;
    find.look(m_page, words, {Language::En, Language::Ro}, from);
    return find;
}

void PageFindTest::showsTheFirstPlaceFromWhereOneLooks_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<PageMatch>("from");
    QTest::addColumn<int>("index");
    const QString words = QStringLiteral("tile");
    const auto matches = found(words).matches();
    const int last = static_cast<int>(matches.size()) - 1;
    const PageMatch third = matches.at(2);
    PageMatch justAfter = third;
    ++justAfter.span.start;
    const int entries = static_cast<int>(m_page.entries().size());
    QTest::newRow("from the top") << words << PageMatch{} << 0;
    QTest::newRow("from a place itself") << words << third << 2;
    QTest::newRow("from just after a place") << words << justAfter << 3;
    QTest::newRow("from the last place") << words << matches.back() << last;
    QTest::newRow("from below all places") << words << PageMatch{{entries, 0}, 0, {}} << 0;
    QTest::newRow("for what is not there") << QStringLiteral("zyzzyva") << PageMatch{} << -1;
    QTest::newRow("for nothing") << QString() << third << -1;
}

void PageFindTest::showsTheFirstPlaceFromWhereOneLooks()
{
    QFETCH(QString, words);
    QFETCH(PageMatch, from);
    QFETCH(int, index);
    const PageFind find = found(words, from);
    QCOMPARE(find.words(), words);
    QCOMPARE(find.index(), index);
    QCOMPARE(find.shown().has_value(), index >= 0);
    if (index >= 0)
        QVERIFY(*find.shown() == find.matches().at(static_cast<std::size_t>(index)));
}

void PageFindTest::goesAllAround_data()
{
    QTest::addColumn<bool>("isForward");
    QTest::newRow("forward") << true;
    QTest::newRow("backward") << false;
}

void PageFindTest::goesAllAround()
{
    QFETCH(bool, isForward);
    PageFind find = found(QStringLiteral("tile"));
    QList<int> seen;
    for (int i = 0; i < find.count(); ++i) {
        seen += find.index();
        find.step(isForward);
    }
    QCOMPARE(find.index(), 0);
    QCOMPARE(seen.at(1), isForward ? 1 : find.count() - 1);
    QCOMPARE(QSet<int>(seen.begin(), seen.end()).size(), find.count());
    PageFind nothing = found(QStringLiteral("zyzzyva"));
    nothing.step(isForward);
    QCOMPARE(nothing.index(), -1);
}

void PageFindTest::keepsTheWordsForAnotherPage()
{
    PageFind find = found(QStringLiteral("tile"));
    find.forgetPlaces();
    QCOMPARE(find.count(), 0);
    QCOMPARE(find.index(), -1);
    QVERIFY(!find.shown());
    QCOMPARE(find.words(), QStringLiteral("tile"));
}

void PageFindTest::findsOtherForms_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("form");
    QTest::newRow("plural") << Language::Ro << "manastire"
                            << "mănăstiri";
    QTest::newRow("with the article") << Language::Ro << "mănăstiri"
                                      << "mănăstirea";
    QTest::newRow("of two words") << Language::Ro << "oras finalizat"
                                  << "orașe finalizate";
    QTest::newRow("Catalan") << Language::Ca << "ciutats"
                             << "ciutat";
    QTest::newRow("English") << Language::En << "monastery"
                             << "monasteries";
}

/// Whoever types one form of a word finds the others, and each place once.
void PageFindTest::findsOtherForms()
{
    QFETCH(Language, language);
    QFETCH(QString, typed);
    QFETCH(QString, form);
    const catalogue::Catalogue catalogue = compiledCatalogue();
    const terms::WordFamilies families(catalogue.database());
    const auto formOf = [&](const Page& page, const PageMatch& match) {
        return plainTextAt(page, match.place, language).mid(match.span.start, match.span.length).toLower();
    };
    QStringList forms;
    for (const auto& expansion : catalogue.expansions()) {
        const Page page = Page::of(catalogue, expansion.id);
        const auto matches = findOnPage(page, typed, {language}, families);
        for (std::size_t i = 0; i < matches.size(); ++i) {
            forms += formOf(page, matches[i]);
            if (i > 0 && matches[i].place == matches[i - 1].place)
                QVERIFY(matches[i].span.start >= matches[i - 1].span.end());
        }
    }
    QVERIFY2(forms.contains(form), qPrintable(forms.join(u' ')));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, PageFindTest)
#include "page_find_test.moc"
