// SPDX-License-Identifier: GPL-3.0-or-later
// Over the real catalogue: what is found with which boxes on the table; who has a box on the table has
// what lies in it.
#include "model/search/search.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace glossator::search;

class BoxPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isFoundAtTheTable_data();
    void isFoundAtTheTable();
    void tellsWhatIsNotOnTheTable_data();
    void tellsWhatIsNotOnTheTable();
    void putsTermsOffTheTableBehind_data();
    void putsTermsOffTheTableBehind();
    void countsWhatTheTableHides_data();
    void countsWhatTheTableHides();

private:
    std::optional<Search> m_search;
};

void BoxPartsTest::initTestCase()
{
    auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    database.setDatabaseName(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY(database.open());
    m_search.emplace(database);
}

void BoxPartsTest::isFoundAtTheTable_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<bool>("isFound");
    const auto line = [](const char* name, const char* id, const QStringList& table, bool isFound) {
        QTest::newRow(name) << QString::fromLatin1(id) << table << isFound;
    };
    const QString tower = QStringLiteral("exp-4-tower");
    const QString messages = QStringLiteral("messages-1");
    const QString builders = QStringLiteral("exp-2-traders-builders");
    // The Fairy lies in the box of The Princess & the Dragon.
    line("by a part of a box", "ann-fairy-and-a-pair",
         {QStringLiteral("20th-anniversary"), QStringLiteral("exp-3-princess-dragon")}, true);
    line("boxes that are only named", "exp4-capture-meeples-only", {tower}, true);
    line("not without its own box", "exp4-capture-meeples-only", {builders}, false);
    line("one of any", "msg-5-fn-strength-irrelevant", {messages, QStringLiteral("exp-1-inns-cathedrals")},
         true);
    line("none of any", "msg-5-fn-strength-irrelevant", {messages, builders}, false);
    line("all", "msg-fn-once-tunnel", {messages, builders, QStringLiteral("tunnel")}, true);
    line("not all", "msg-fn-once-tunnel", {messages, builders}, false);
}

void BoxPartsTest::isFoundAtTheTable()
{
    QFETCH(const QString, id);
    QFETCH(const QStringList, table);
    QFETCH(const bool, isFound);
    Query query;
    query.text = id;
    query.table = table;
    const auto found = m_search->find(query);
    QVERIFY(found.has_value());
    QCOMPARE(!found->items.empty() && found->items.front().id == id, isFound);
}

void BoxPartsTest::tellsWhatIsNotOnTheTable_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isOff"); ///< where the base game and the tower lie on the table
    const auto line = [](const char* name, const char* words, const char* id, bool isOff) {
        QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(id) << isOff;
    };
    line("a clause of another box", "fairy 3 points", "exp3-fairy-three-points", true);
    line("a clause of the tower", "tower captures", "exp4-capture-meeples-only", false);
    line("a clause of the base game", "unfinished road", "base-final-roads", false);
    line("a term of another box", "fairy", "fairy", true);
    line("a term whose rules are missing", "princess", "princess", true);
    line("a term of the tower", "tower", "tower", false);
    line("a term of every box", "meeple", "meeple", false);
    line("a term that other boxes mostly speak of", "monastery", "monastery", false);
    line("another one", "pennant", "pennant", false);
    line("a term that is called after a thing of another box", "ringmaster points", "ringmaster-points",
         true);
    line("one of which no clause speaks", "wonder function", "wonder-function", true);
    line("one of which another box speaks", "wonder tile", "wonder-tile", true);
    line("one that is called after a thing of the tower", "tower floor", "tower-floor", false);
    line("a thing of which one other box alone speaks", "flock", "flock", true);
    line("what is done to it", "grow the flock", "grow-the-flock", true);
    line("a term that its remark places", "set 1", "wonder-set-1", true);
    line("a word that the base game lacks by chance", "choose", "choose", false);
    line("a thing that is told of where others stand beside it", "figure", "figure", false);
    line("the name of another box", "traders and builders", "exp-2", true);
    line("the name of the tower's box", "exp 4 the tower", "exp-4", false);
    line("the name of the base game", "base game", "base-game", false);
}

void BoxPartsTest::tellsWhatIsNotOnTheTable()
{
    QFETCH(const QString, words);
    QFETCH(const QString, id);
    QFETCH(const bool, isOff);
    Query query;
    query.text = words;
    query.table = {QStringLiteral("base"), QStringLiteral("exp-4-tower")};
    query.beyondTable = true;
    const auto found = m_search->find(query);
    QVERIFY(found.has_value());
    const auto result = std::ranges::find(found->items, id, &Result::id);
    QVERIFY(result != found->items.end());
    QCOMPARE(result->isOffTable, isOff);
}

void BoxPartsTest::putsTermsOffTheTableBehind_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isFirstOff");
    QTest::newRow("named") << QStringLiteral("wonder") << true;
    QTest::newRow("some of the words") << QStringLiteral("ringmaster wonder") << false;
}

/// The terms that were not named; "wonder tile" begins with the question, and was not what it names.
void BoxPartsTest::putsTermsOffTheTableBehind()
{
    QFETCH(const QString, words);
    QFETCH(const bool, isFirstOff);
    Query query;
    query.text = words;
    query.table = {QStringLiteral("base"), QStringLiteral("exp-3-princess-dragon")};
    const auto found = m_search->find(query);
    QVERIFY(found.has_value());
    const auto& items = found->items;
    QVERIFY(!items.empty());
    QCOMPARE(items.front().isOffTable, isFirstOff);
    const auto isOff = [](const Result& result) {
        return result.isOffTable && result.match > Match::TitleForm;
    };
    const auto first = std::ranges::find_if(items, isOff);
    QVERIFY(first != items.end());
    QVERIFY(std::all_of(first, items.end(), isOff));
    query.limit = 5; // the first few are the same
    const auto few = m_search->find(query);
    QVERIFY(few.has_value() && few->items.size() == 5);
    for (std::size_t i = 0; i < few->items.size(); ++i)
        QCOMPARE(few->items[i].id, items[i].id);
}

void BoxPartsTest::countsWhatTheTableHides_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<bool>("hidesTheBest");
    const QStringList tower{QStringLiteral("exp-4-tower")};
    // On the table no text has all of the words, so that more is found there than in all boxes.
    QTest::newRow("fewer in all boxes")
        << QStringLiteral("message 5 large meeple strength")
        << QStringList{QStringLiteral("wonders-of-humanity"), QStringLiteral("exp-1-inns-cathedrals")}
        << true;
    QTest::newRow("the best") << QStringLiteral("fairy 3 points") << tower << true;
    // The term itself comes first whatever lies on the table.
    QTest::newRow("behind a term") << QStringLiteral("fairy") << tower << true;
    QTest::newRow("filters rank nothing")
        << QStringLiteral("kind:open")
        << QStringList{QStringLiteral("base"), QStringLiteral("exp-10-big-top")} << false;
    QTest::newRow("nothing") << QStringLiteral("tower captures") << tower << false;
}

void BoxPartsTest::countsWhatTheTableHides()
{
    QFETCH(const QString, words);
    QFETCH(const QStringList, table);
    QFETCH(const bool, hidesTheBest);
    Query query;
    query.text = words;
    query.table = table;
    const auto found = m_search->find(query);
    QVERIFY2(found.has_value(), qPrintable(found ? QString() : found.error().message()));
    const auto beside = m_search->lookBesideTable(query, *found);
    QVERIFY(beside.has_value());
    QVERIFY(beside->better <= beside->more);
    QCOMPARE(beside->better > 0, hidesTheBest);
    query.beyondTable = true;
    const auto asked = m_search->lookBesideTable(query, *found);
    QCOMPARE(asked->more, qsizetype{0});
}

GLOSSATOR_TEST(QCoreApplication, , BoxPartsTest)
#include "box_parts_test.moc"
