// SPDX-License-Identifier: GPL-3.0-or-later
// Who asks about a thing and nothing more of it finds first what it is and does, over the real catalogue;
// and a word that is being typed is not read as a small word that is written nearly so.
#include "model/catalogue/statement.h"
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

class MainRulesTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;

    [[nodiscard]] QStringList clauses(const QString& text, Language language) const;

private slots:
    void initTestCase();
    void comeFirst_data();
    void comeFirst();
    void comeFirstForTheNameAlone();
    void saysHowALongerQuestionIsAnswered();
    void aBeginningIsNoSmallWord_data();
    void aBeginningIsNoSmallWord();
};

void MainRulesTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
}

/// The clauses among the results, best first.
QStringList MainRulesTest::clauses(const QString& text, Language language) const
{
    Search search(m_database);
    const auto found = search.find({text, {}, {}, {ResultKind::Clause}, language, 20});
    QStringList ids;
    if (found)
        for (const Result& result : found->items)
            ids.append(result.id);
    return ids;
}

void MainRulesTest::comeFirst_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id");
    const auto line = [](Language language, const char* query, const char* id) {
        QTest::addRow("%s", query) << language << QString::fromUtf8(query) << QString::fromUtf8(id);
    };
    line(Language::En, "what does the fairy do", "exp3-fairy-three-points");
    line(Language::En, "crop circle what happens", "crop-action-must-choose");
    line(Language::En, "what is a cult place", "exp6-shrine-like-monastery");
    line(Language::En, "how does the builder work", "exp2-double-trigger");
    line(Language::En, "what does a peasant do", "base-field-city-three");
    line(Language::En, "how does a cloister work", "base-monastery-score");
    line(Language::En, "when do I get a message", "msg-trigger-dark-space"); // not what one does with it
    line(Language::En, "can I get a message on my opponent's turn", "msg-trigger-active-only");
    line(Language::Ro, "când primesc un mesaj", "msg-trigger-dark-space");
    line(Language::Ca, "quan rebo un missatge", "msg-trigger-dark-space");
    line(Language::Ro, "ce face un fermier", "base-field-city-three");
    line(Language::Ro, "ce face zâna", "exp3-fairy-three-points");
    line(Language::Ro, "cum se folosește primarul", "exp5-mayor-strength");
    line(Language::Ro, "ce face hanul", "exp1-inn-finished");
    line(Language::Ca, "què fa l’abadia", "exp5-abbey-instead-of-drawing");
    line(Language::Ca, "com funciona la torre de guaita", "watch-score-meeple-on-tile");
    line(Language::Ca, "què fa un cercle de cultiu", "crop-action-must-choose");
}

void MainRulesTest::comeFirst()
{
    QFETCH(Language, language);
    QFETCH(QString, query);
    QFETCH(QString, id);
    QCOMPARE(clauses(query, language).value(0), id);
}

/// Names that are no other thing's: a name of one word, typed alone in its language, finds a main rule first.
void MainRulesTest::comeFirstForTheNameAlone()
{
    catalogue::Statement rows(
        m_database, QStringLiteral("SELECT f.term, f.lang, f.text, (SELECT group_concat(m.clause) FROM "
                                   "term_main_rule m JOIN term_form s ON s.term = m.term WHERE s.lang = "
                                   "f.lang AND s.text = f.text) FROM term_form f WHERE f.position = 0 AND "
                                   "f.term IN (SELECT term FROM term_main_rule) AND "
                                   "instr(f.text, ' ') = 0 ORDER BY f.term, f.lang"));
    int names = 0;
    while (rows.next()) {
        ++names;
        const auto language = catalogue::languageFromString(rows.text(1));
        QVERIFY(language);
        const QString first = clauses(rows.text(2), *language).value(0);
        const QString told = rows.text(1) + u' ' + rows.text(2) + QStringLiteral(" -> ") + first;
        if (rows.text(0) == u"robber") // the classic name of the highwayman, too
            continue;
        QVERIFY2(rows.text(3).split(u',').contains(first), qPrintable(told));
    }
    QVERIFY2(rows.error().isEmpty(), qPrintable(rows.error()));
    QVERIFY(names > 100);
}

/// An exception that is asked for by its words still comes first.
void MainRulesTest::saysHowALongerQuestionIsAnswered()
{
    QCOMPARE(clauses(QStringLiteral("fairy and the dragon"), Language::En).value(0),
             QStringLiteral("exp3-fairy-dragon"));
    QCOMPARE(clauses(QStringLiteral("pennant with a cathedral"), Language::En).value(0),
             QStringLiteral("exp1-cathedral-finished-pennants"));
}

void MainRulesTest::aBeginningIsNoSmallWord_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("after one word") << QStringLiteral("oras cated");
    QTest::newRow("after small words") << QStringLiteral("un oras cu o cated");
    QTest::newRow("after a question") << QStringLiteral("cate puncte cated");
}

/// "cated" goes on to be the cathedral, and is not "cate" (how many) with a letter too much.
void MainRulesTest::aBeginningIsNoSmallWord()
{
    QFETCH(QString, query);
    QVERIFY(clauses(query, Language::Ro).value(0).startsWith(QStringLiteral("exp1-cathedral-")));
}

GLOSSATOR_TEST(QCoreApplication, , MainRulesTest)
#include "main_rules_test.moc"
