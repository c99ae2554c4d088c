// SPDX-License-Identifier: GPL-3.0-or-later
// What is read from a typed query, and what the index is asked.
#include "model/search/nearest.h"
#include "model/search/query_words.h"
#include "model/search/slip.h"
#include "model/search/stop_words.h"
#include "model/search/word_set.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator::search;

class QueryWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void asks_data();
    void asks();
    void articles_data();
    void articles();
    void nearestWord_data();
    void theFarFollowInTheirOrder();
    void nearestWord();
    void nearestWords_data();
    void nearestWords();
    void slips_data();
    void slips();
    void takesWhatWasMeant();
    void quotationMarksAreExact_data();
    void quotationMarksAreExact();
    void namesAreAmongTheWords_data();
    void namesAreAmongTheWords();
};

void QueryWordsTest::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("words"); ///< an open word ends with *
    const auto line = [](const char* text, const char* key, const char* words) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(key) << QString::fromUtf8(words);
    };
    line("", "", "");
    line("!?", "", "");
    line("drum", "drum", "drum*");
    line("drum ", "drum", "drum");
    line("col·", "col", "col*");
    line("drum,", "drum", "drum");
    line("două drumuri", "doua drumuri", "doua drumuri*");
    line("l'abadia", "l abadia", "abadia*");
    line("l'", "l", "l");
    line("the road", "the road", "road*");
    line("the", "the", "the*");
    line("la de", "la de", "la de*");
    line("road road", "road road", "road*");
    line("T&B builder", "t b builder", "t&b builder*");
    line("CK&R", "ck r", "ck&r*");
    line("T & B", "t b", "b*");
    line("dragon&fairy", "dragon fairy", "dragon fairy*");
    line("Road ROAD x", "road road x", "road x*");
    line("road the", "road the", "road");
}

void QueryWordsTest::reads()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    QFETCH(QString, words);
    const QueryWords read = readQuery(text);
    QStringList told;
    for (const QueryWord& word : read.words)
        told.append(word.loose + (word.isOpen ? QStringLiteral("*") : QString()));
    QCOMPARE(read.key, key);
    QCOMPARE(told.join(u' '), words);
    QVERIFY(!read.shortened);
}

void QueryWordsTest::asks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expression");
    const auto line = [](const char* text, const char* expression) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expression);
    };
    line("drum ", "(\"drum\")");
    line("drum", "(\"drum\" OR \"drum\"*)");
    line("față ", "(\"fata\" OR \"față\")");
    line("road OR \"x", "(\"road\") AND (\"x\" OR \"x\"*)");
    line("near and", "(\"near\")");
    line("T&B", "((\"t\" AND \"b\"))"); // no longer word is begun
}

void QueryWordsTest::asks()
{
    QFETCH(QString, text);
    QFETCH(QString, expression);
    QCOMPARE(matchExpression(readQuery(text).words, true), expression);
}

void QueryWordsTest::articles_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("rest");
    QTest::newRow("en") << "the tower"
                        << "tower";
    QTest::newRow("ca") << "l abadia i l alcalde"
                        << "abadia i l alcalde";
    QTest::newRow("ro") << "o minune"
                        << "minune";
    QTest::newRow("an article alone") << "the"
                                      << "the";
    QTest::newRow("none") << "theatre box"
                          << "theatre box";
    QTest::newRow("nothing") << ""
                             << "";
}

void QueryWordsTest::articles()
{
    QFETCH(QString, key);
    QFETCH(QString, rest);
    QCOMPARE(withoutArticle(key), rest);
}

void QueryWordsTest::nearestWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("expected");
    QTest::newRow("left out") << "brige"
                              << "bridge";
    QTest::newRow("put in") << "bridgee"
                            << "bridge";
    QTest::newRow("changed") << "bredge"
                             << "bridge";
    QTest::newRow("exchanged") << "brigde"
                               << "bridge";
    QTest::newRow("the first of equally near ones") << "gaard"
                                                    << "guard";
    QTest::newRow("too far") << "castle"
                             << "";
    QTest::newRow("one of two letters is too far") << "gt"
                                                   << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void QueryWordsTest::nearestWord()
{
    QFETCH(QString, word);
    QFETCH(QString, expected);
    const QStringList known{QStringLiteral("bridge"), QStringLiteral("guard"), QStringLiteral("gaurd"),
                            QStringLiteral("gc")};
    QCOMPARE(nearest(word, known), expected);
}

void QueryWordsTest::nearestWords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the word of a name") << "portal"
                                        << "magic-portal";
    QTest::newRow("a slip in a word of a name") << "portla"
                                                << "magic-portal";
    QTest::newRow("a slip") << "fairi"
                            << "fairy";
    QTest::newRow("the whole before its part") << "road"
                                               << "road|road-tile";
    QTest::newRow("nonsense") << "qwertzuiop"
                              << "";
    QTest::newRow("shares too little") << "abbot"
                                       << "";
    QTest::newRow("short") << "xy"
                           << "";
}

void QueryWordsTest::nearestWords()
{
    QFETCH(QString, word);
    QFETCH(QString, expected);
    const QStringList known{QStringLiteral("road-tile"), QStringLiteral("magic-portal"),
                            QStringLiteral("road"),      QStringLiteral("question"),
                            QStringLiteral("forest"),    QStringLiteral("protect"),
                            QStringLiteral("fairy")};
    QCOMPARE(nearestOf(word, known, 3).join(u'|'), expected);
}

/// What agrees with the word only by chance keeps its order.
void QueryWordsTest::theFarFollowInTheirOrder()
{
    const QStringList known{QStringLiteral("tower"), QStringLiteral("abbot"), QStringLiteral("gold-mines"),
                            QStringLiteral("castles")};
    QCOMPARE(byNearness(QStringLiteral("castels"), known).join(u'|'),
             QStringLiteral("castles|tower|abbot|gold-mines"));
    QCOMPARE(byNearness(QStringLiteral("zyxqvu"), known), known);
}

void QueryWordsTest::slips_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("cost");
    const auto line = [](const char* typed, int cost) { QTest::newRow(typed) << QString(typed) << cost; };
    line("message", 0);
    line("mesage", 3);
    line("messsage", 3);
    line("mesasge", 3);
    line("messge", 3);
    line("messagi", 2);
    line("messago", wrongLetter);
    line("massage", wrongLetter);
    line("messarge", wrongLetter);
    line("massge", wrongLetter + 3);
    line("", 7 * 3);
}

void QueryWordsTest::slips()
{
    QFETCH(QString, typed);
    QFETCH(int, cost);
    QCOMPARE(slip(typed, QStringLiteral("message")), cost);
}

void QueryWordsTest::takesWhatWasMeant()
{
    const std::vector<Respelling> meant{{QStringLiteral("twoer"), QStringLiteral("tower")},
                                        {QStringLiteral("peca"), QStringLiteral("piece")}};
    const QString text = QStringLiteral("The Twoer, peca?");
    QCOMPARE(respelled(text, meant), QStringLiteral("The tower, piece?"));
    QCOMPARE(insisting(text, meant), QStringLiteral("The \"Twoer\", \"peca\"?"));
}

void QueryWordsTest::quotationMarksAreExact_data()
{
    QTest::addColumn<QStringList>("exact");
    const auto line = [](const char* query, const QStringList& exact) { QTest::newRow(query) << exact; };
    line("tower road", {});
    line("\"twoer\" road", {QStringLiteral("twoer")});
    line("road \"twoer", {QStringLiteral("twoer")});
    line("“twoer road” tile", {QStringLiteral("twoer"), QStringLiteral("road")});
    line("„drmu” oraș", {QStringLiteral("drmu")});
    line("„drmu“ Stadt", {QStringLiteral("drmu")});
    line("«cami» ciutat", {QStringLiteral("cami")});
    line("twoer \"twoer\"", {QStringLiteral("twoer")});
    line("d'un “", {});
}

void QueryWordsTest::quotationMarksAreExact()
{
    QFETCH(QStringList, exact);
    QStringList read;
    for (const QueryWord& word : readQuery(QString::fromUtf8(QTest::currentDataTag())).words)
        if (word.isExact)
            read += word.loose;
    QCOMPARE(read, exact);
}

void QueryWordsTest::namesAreAmongTheWords_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("as they are written") << QStringLiteral("small city") << true;
    QTest::newRow("by its dictionary word") << QStringLiteral("city") << true;
    QTest::newRow("two forms of one word") << QStringLiteral("citys=city") << true;
    QTest::newRow("one of them is not there") << QStringLiteral("small road") << false;
    QTest::newRow("a form that may be of another word") << QStringLiteral("cities=citation") << true;
    QTest::newRow("neither form nor word") << QStringLiteral("town=village") << false;
    QTest::newRow("a name without words") << QString() << true;
}

/// A word is written with its dictionary word behind a sign of equality.
void QueryWordsTest::namesAreAmongTheWords()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isThere);
    const auto wordsOf = [](const QString& text) {
        std::vector<QueryWord> words;
        for (const QString& each : text.split(u' ', Qt::SkipEmptyParts)) {
            const QStringList forms = each.split(u'=');
            words.push_back({forms.front(), forms.front(), false, {forms.back()}});
        }
        return words;
    };
    const WordSet asked(wordsOf(QStringLiteral("small cities=city")));
    QCOMPARE(asked.hasAll(wordsOf(name)), isThere);
}

GLOSSATOR_TEST(QCoreApplication, , QueryWordsTest)
#include "query_words_test.moc"
