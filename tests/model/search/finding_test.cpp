// SPDX-License-Identifier: GPL-3.0-or-later
// Search over the small catalogue: what is found by which words, and in which order.
#include "model/search/search.h"
#include "tests/model/search/search_fixture.h"
#include "tests/model/search/told.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

class FindingTest : public QObject
{
    Q_OBJECT

private:
    SearchFixture m_fixture{QStringLiteral("small")};

    [[nodiscard]] Results find(const Query& query) const { return findOrFail(m_fixture.database(), query); }

private slots:
    void initTestCase();
    void finds_data();
    void finds();
    void orders_data();
    void orders();
    void whatIsAskedForComesFirst();
    void rightSpellingComesFirst();
    void eachThingOnce();
    void foundAs();
    void limit();
};

void FindingTest::initTestCase()
{
    QCOMPARE(m_fixture.error(), QString());
}

void FindingTest::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id"); ///< among the first five
    const auto line = [](const char* query, const char* id) {
        QTest::addRow("%s -> %s", query, id) << QString::fromUtf8(query) << QString::fromUtf8(id);
    };
    line("monastery", "monastery");
    line("MONASTERY", "monastery");
    line("monasteries", "monastery");
    line("mănăstirilor", "monastery");
    line("manastirilor", "base-monk");
    line("mănăstiri", "monastery"); // being typed
    line("monestirs", "base-monk");
    line("călugărul", "monk");
    line("calugar", "monk");
    line("călugăr", "base-monk");
    line("col·locar", "base-two");
    line("col.locar", "base-two");
    line("coŀlocar", "base-two");
    line("collocar", "base-two");
    line("colloqueu", "base-two");
    line("col·", "base-two");
    line("abadia", "bridge-rule");
    line("l'abadia", "abbey");
    line("l’abadia", "bridge-rule");
    line("d'abadia", "bridge-rule");
    line("rajola", "tile");
    line("two bridge", "base-two");
    line("2 meeples", "base-two");
    line("the bridge", "bridge");
    line("bridge", "bridge");
    line("podul", "bridge");
    line("BR", "bridge");
    line("red points", "crossing");
    line("space", "space");
    line("scoreboard", "space");
    line("base:A", "base:A");
    line("bg a", "base:A");
    line("the arch", "bridge:arch");
    line("arch", "bridge:arch");
    line("magic portal", "bridge:arch");
    line("monastery tile", "base:A");
    line("pennant", "base:A");
    line("peça monestir", "base:A");
    line("cartonaș mănăstire", "base:A");
    line("base-monk", "base-monk");
    line("BASE-MONK", "base-monk");
    line("base/end", "base/end");
    line("ends nothing zzzz dragon", "base-long");
    line("does a guard stand on the monastery", "bridge-guard");
    // Everyday words of the same meaning, also of another language; words of the index.
    line("lengthen", "bridge-rule");
    line("allargar drum", "bridge-rule");
    line("please lengthen", "bridge-rule");
    line("sweetheart", "base-girl");
    line("iubita", "base-girl");
    // Two words written as one, and a word with a slip.
    line("bridgeroad ", "bridge-rule");
    line("brigdes road", "bridge-rule");
    line("ridges road", "bridge-rule");
    line("bbridges road", "bridge-rule");
    line("rbidges road", "bridge-rule");
}

void FindingTest::finds()
{
    QFETCH(QString, query);
    QFETCH(QString, id);
    const Results results = find({query, {}, {}, {}, {}, 5});
    QVERIFY2(idsOf(results).contains(id), qPrintable(told(results)));
}

void FindingTest::orders_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected"); ///< the beginning of the list
    const auto line = [](const char* query, const char* expected) {
        QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(expected);
    };
    // The exact title, then its other forms, then the longer title, which stands first in the list.
    line(
        "monastery",
        "term:monastery:title section:base/monasteries:title-form term:monastery-garden:title-start clause:");
    line("monast",
         "term:monastery:title-start section:base/monasteries:title-start term:monastery-garden:title-start");
    line("monasteries", "section:base/monasteries:title term:monastery:title-form");
    line("mănăstirilor", "term:monastery:title-form section:base/monasteries:title-form");
    // An article makes no difference, and of equal titles the term comes before the rest.
    line("bridge", "expansion:bridge:title");
    line("end", "section:base/end:title");
    // A title of any rank comes before any text.
    line("monk", "term:monk:title clause:base-monk:text");
    line("cloister", "term:monastery:title");
    line("base-monk", "clause:base-monk:id");
    line("dragon zzzz", "clause:base-long:some-words");
    // A gloss has said what its rule says, and more.
    line("monastery meeples bridge", "clause:base-two:text");
    // A slip counts as what was meant, also before a title.
    line("monsatery", "term:monastery:title section:base/monasteries:title-form");
    line("monestary ", "term:monastery:title section:base/monasteries:title-form");
}

void FindingTest::orders()
{
    QFETCH(QString, query);
    QFETCH(QString, expected);
    const QString list = told(find({query, {}, {}, {}, {}, 50}));
    QVERIFY2(list.startsWith(expected), qPrintable(list));
}

void FindingTest::whatIsAskedForComesFirst()
{
    const auto first = [&](const char* text) {
        return idsOf(find({QString::fromUtf8(text), Language::Ro, {}, {ResultKind::Clause}, {}, 50}))
            .value(0);
    };
    QCOMPARE(first("stă acolo"), QStringLiteral("base-girl"));
    QCOMPARE(first("câte stă acolo"), QStringLiteral("base-face"));
    QCOMPARE(first("câte"), QString());
}

void FindingTest::rightSpellingComesFirst()
{
    const auto clauses = [&](const char* text) {
        return idsOf(find({QString::fromUtf8(text), Language::Ro, {}, {ResultKind::Clause}, {}, 50}));
    };
    QCOMPARE(clauses("față"), (QStringList{QStringLiteral("base-face"), QStringLiteral("base-girl")}));
    QCOMPARE(clauses("fața"), (QStringList{QStringLiteral("base-face"), QStringLiteral("base-girl")}));
}

void FindingTest::eachThingOnce()
{
    QStringList ids = idsOf(find({QStringLiteral("meeple"), {}, {}, {}, {}, 50})); // in three languages
    QVERIFY(ids.contains(QStringLiteral("base-monk")));
    QCOMPARE(ids.removeDuplicates(), 0);
}

void FindingTest::foundAs()
{
    const auto first = [&](const char* text) {
        return find({QString::fromUtf8(text), {}, {}, {}, {}, 1}).items.front();
    };
    QCOMPARE(first("rajola").foundAs, QStringLiteral("rajola"));
    QCOMPARE(first("rajola").title, QStringLiteral("peça"));
    QCOMPARE(first("cloister").foundAs, QStringLiteral("cloister"));
    QCOMPARE(first("monastery").foundAs, QString());
    QCOMPARE(first("space").foundAs, QString());
    QCOMPARE(first("BR").foundAs, QStringLiteral("BR"));
}

void FindingTest::limit()
{
    const Results all = find({QStringLiteral("monastery"), {}, {}, {}, {}, 50});
    const Results two = find({QStringLiteral("monastery"), {}, {}, {}, {}, 2});
    QVERIFY(all.items.size() > 2);
    QCOMPARE(all.total, static_cast<qsizetype>(all.items.size()));
    QCOMPARE(two.total, all.total);
    QCOMPARE(idsOf(two), idsOf(all).mid(0, 2));
}

GLOSSATOR_TEST(QCoreApplication, , FindingTest)
#include "finding_test.moc"
