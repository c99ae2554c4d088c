// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the words and that of the texts have nothing to do with each other: a thing is found by its
// name in any language, whatever language the texts are wanted in.
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>
#include <optional>

using namespace glossator;
using namespace glossator::search;

class LanguagesTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;
    std::optional<Search> m_search; ///< for all questions: it reads much before the first

private slots:
    void initTestCase();
    void findsATermByAnyName_data();
    void findsATermByAnyName();
    void findsTheSameInWhateverLanguage_data();
    void findsTheSameInWhateverLanguage();
    void findsTheSameWhateverIsDisplayed();
    void takesAWordForAllThatItIs();
    void marksWhatAWordMeans_data();
    void marksWhatAWordMeans();
};

void LanguagesTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
    m_search.emplace(m_database);
}

void LanguagesTest::findsATermByAnyName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("clauses"); ///< what the id of a clause about it begins with
    const auto lines = [](const char* term, const char* clauses, std::initializer_list<const char*> names) {
        for (const char* filter : {"", "lang:en ", "lang:ro ", "limba:ca "})
            for (const char* name : names)
                QTest::addRow("%s%s", filter, name)
                    << QString::fromUtf8(filter) + QString::fromUtf8(name) << term << clauses;
    };
    lines("inn", "exp1-inn", {"inn", "han", "fonda", "hanul", "hanuri", "un han"});
    lines("fairy", "exp3-fairy", {"fairy", "zână", "fada"});
    lines("pig", "exp2-pig", {"pig", "porcul", "porc"});
    lines("wagon", "woh-x-exp5-wagon", {"wagon", "căruță", "carretó"});
    lines("cathedral", "exp1-cathedral", {"cathedral", "catedrală", "catedrals"});
    lines("dragon", "exp3-", {"dragon", "dragonul", "drac"});
    lines("monastery", "base-", {"monastery", "mănăstire", "monestir"});
    lines("builder", "exp2-double-trigger", {"builder", "constructorul", "constructor"});
    lines("knight", "base-role-knight", {"knight", "cavaler", "cavallers"});
    lines("watchtower", "watch-", {"watchtower", "turn de veghe", "talaia"});
    lines("acrobat", "exp10-", {"acrobat", "acrobați", "acròbata"});
}

void LanguagesTest::findsATermByAnyName()
{
    QFETCH(QString, text);
    QFETCH(QString, term);
    QFETCH(QString, clauses);
    const auto found = m_search->find({text, {}, {}, {}, {}, 20});
    QVERIFY(found);
    const auto& items = found->items;
    QVERIFY(std::any_of(items.begin(), items.end(), [&](const Result& result) {
        return result.kind == ResultKind::Term && result.id == term;
    }));
    const auto clause = std::find_if(items.begin(), items.end(),
                                     [](const Result& result) { return result.kind == ResultKind::Clause; });
    QVERIFY(clause != items.end());
    QVERIFY2(clause->id.startsWith(clauses), qPrintable(clause->id));
    const qsizetype colon = text.indexOf(u':');
    if (colon >= 0)
        for (const Result& result : items)
            QCOMPARE(toString(result.language), text.mid(colon + 1, 2));
}

/// Through the concept: a name of a term, by itself, leads to the same clauses in the same order.
void LanguagesTest::findsTheSameInWhateverLanguage_data()
{
    QTest::addColumn<QStringList>("names");
    const auto line = [](const char* names) { QTest::newRow(names) << QString::fromUtf8(names).split(u' '); };
    line("monastery mănăstire monestir manastire");
    line("road drum camí cami");
    line("city oraș ciutat orasul ciutats");
    line("fairy zână fada zana");
    line("builder constructor");
    line("tower torre");
}

void LanguagesTest::findsTheSameInWhateverLanguage()
{
    QFETCH(QStringList, names);
    const auto clausesOf = [&](const QString& name) {
        QStringList ids;
        if (const auto found = m_search->find({name, {}, {}, {}, {}, 1000}))
            for (const Result& result : found->items)
                if (result.kind == ResultKind::Clause)
                    ids.append(result.id);
        return ids;
    };
    const QStringList first = clausesOf(names.front());
    QVERIFY(first.size() > 10);
    for (const QString& name : names)
        QCOMPARE(clausesOf(name), first);
}

/// Wanting the texts of one language leaves out nothing that has a text in it.
void LanguagesTest::findsTheSameWhateverIsDisplayed()
{
    Search search(m_database);
    for (const char* word : {"han", "fada", "wagon", "porc", "count"}) {
        const auto all = search.find({QString::fromUtf8(word), {}, {}, {}, {}, 10});
        const auto english = search.find({QString::fromUtf8(word), catalogue::Language::En, {}, {}, {}, 10});
        QVERIFY(all && english);
        QCOMPARE(english->total, all->total);
    }
}

/// The name of a figure that is an everyday word in English finds nothing that says "count" in English.
void LanguagesTest::takesAWordForAllThatItIs()
{
    Search search(m_database);
    for (const char* word : {"contele", "comte"}) {
        const auto found = search.find({QString::fromUtf8(word), {}, {}, {}, {}, 100});
        QVERIFY(found && found->total < 100);
        for (const Result& result : found->items)
            QVERIFY2(result.kind != ResultKind::Clause || result.expansion == u"exp-6-count-king-robber" ||
                         result.id.contains(u"exp6"),
                     qPrintable(result.id));
    }
}

/// In texts of another language, also where that quotes the word in a note.
void LanguagesTest::marksWhatAWordMeans_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("marked");
    const auto line = [](const char* query, const char* marked) {
        QTest::addRow("%s", query) << QString::fromUtf8(query) << QString::fromUtf8(marked);
    };
    line("minune", "wonder");
    line("minunea ", "wonder");
    line("manastire", "monaster");
    line("meravella", "wonder");
}

void LanguagesTest::marksWhatAWordMeans()
{
    QFETCH(QString, query);
    QFETCH(QString, marked);
    Search search(m_database);
    const auto results = search.find({query, {}, {}, {ResultKind::Clause}, catalogue::Language::En, 5});
    QVERIFY(results && !results->items.empty());
    for (const Result& result : results->items) {
        QVERIFY2(!result.snippet.matches.empty(), qPrintable(result.id));
        const terms::Span span = result.snippet.matches.front();
        const QString word = result.snippet.text.mid(span.start, span.length);
        QVERIFY2(word.startsWith(marked, Qt::CaseInsensitive), qPrintable(result.id + u' ' + word));
    }
}

GLOSSATOR_TEST(QCoreApplication, , LanguagesTest)
#include "languages_test.moc"
