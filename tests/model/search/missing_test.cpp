// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever asks for rules that the catalogue does not hold is told so, and nobody else is.
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QtTest>

#include <optional>

using namespace glossator;
using namespace glossator::search;

class MissingTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;
    std::optional<Search> m_search; ///< for all questions: it reads much before the first

private slots:
    void initTestCase();
    void tells_data();
    void tells();
    void passesOverWhatTheTableHides_data();
    void passesOverWhatTheTableHides();
    void knowsWhatPassesBy();
    void putsThePageOfTheBoxFirst_data();
    void putsThePageOfTheBoxFirst();
};

void MissingTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
    m_search.emplace(m_database);
}

void MissingTest::tells_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("told"); ///< names; a part of the rules is there where one ends in "+"
    const auto line = [](const char* language, const char* query, const QStringList& told) {
        QTest::addRow("%s: %s", language, query)
            << QString::fromUtf8(language) << QString::fromUtf8(query) << told;
    };
    const auto names = [](const char* list) { return QString::fromUtf8(list).split(u'|'); };
    line("en", "witch halves points", names("Mage & Witch"));
    line("en", "witches", names("Mage & Witch"));
    line("ro", "vrajitoarea injumatateste punctele", names("Magicianul și vrăjitoarea"));
    line("ca", "la bruixa divideix punts", names("El mag i la bruixa"));
    line("en", "castle lord siege", names("Bridges, Castles & Bazaars|The Siege (The Cathars)"));
    line("en", "dragon moves", names("The Princess & the Dragon+"));
    line("ca", "on puc posar un pont", names("Ponts, castells i basars"));
    line("en", "flying machines", names("The Flying Machines"));
    line("en", "plague", names("The Plague"));
    line("ca", "on es mou el drac", names("La princesa i el drac+"));
    line("en", "vineyard points", names("Hills & Sheep+"));
    line("ca", "turó desempat", names("Turons i ovelles+"));
    // The clause that was found tells of something else, and has not the name. Some call a city a castle.
    line("en", "can the dragon eat the builder", names("The Princess & the Dragon+"));
    line("en", "closed 2 tile castle how many", {});
    // A name that is an everyday word in another language.
    line("ro", "contele", names("Contele, regele și vasalii+"));
    line("ca", "comte", names("El comte, el rei i el lladre+"));
    line("en", "count points", {});
    // What it does together with something else is there.
    line("en", "wagon wonder", {});
    line("en", "dragon crossing a wonder how many moves", {});
    line("en", "bridge over a wonder", {});
    line("ro", "dragonul pe minune", {});
    line("ca", "notre dame catedral alemanya", {});
    line("ca", "drac i fada", {});
    line("en", "dragon notre dame", names("The Princess & the Dragon+")); // but not of these two
    // What is there about the fairy is no answer about the dragon or the princess.
    for (const char* query : {"dragon abbot", "dragon eats abbot", "princess abbot", "farmer on dragon"})
        line("en", query, names("The Princess & the Dragon+"));
    line("ro", "balaurul și abatele", names("Prințesa și dragonul+"));
    line("ca", "el drac es menja l'abat", names("La princesa i el drac+"));
    for (const char* query :
         {"can the fairy protect my abbot", "fairy abbot", "does the fairy stop the dragon"})
        line("en", query, {});
    line("ro", "zâna îmi apără abatele", {});
    line("ca", "la fada protegeix el meu abat", {});
    // What is there.
    line("en", "two meeples wonder", {});
    line("en", "fairy three points", {});
    line("en", "crop circles", {});
    line("ro", "cate puncte aduce orasul", {});
    // Another thing of the same name, or of the name that it has in another language.
    line("en", "base tie", {});
    line("en", "base-winner-tie", {});
    line("ca", "roda de la fortuna la pesta", {});
    line("en", "", {});
}

void MissingTest::tells()
{
    QFETCH(QString, language);
    QFETCH(QString, query);
    const auto own = catalogue::languageFromString(language);
    const auto results = m_search->find({query, own, {}, {}, own, 20});
    QVERIFY(results);
    QStringList told;
    for (const MissingRule& rule : results->missing)
        told.append(rule.name + (rule.isAll ? QString() : QStringLiteral("+")));
    QTEST(told, "told");
}

/// A clause about the thing, or about something else that was named, is worth opening.
void MissingTest::passesOverWhatTheTableHides_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("told");
    QTest::newRow("no table") << "dragon moves"
                              << "" << 1;
    QTest::newRow("a part is in a box that is not there") << "dragon moves"
                                                          << "wonders-of-humanity" << 0;
    QTest::newRow("a part is in a box that is there") << "dragon moves"
                                                      << "exp-3-princess-dragon" << 1;
    QTest::newRow("nothing is anywhere") << "witch halves points"
                                         << "wonders-of-humanity" << 1;
}

void MissingTest::passesOverWhatTheTableHides()
{
    QFETCH(QString, query);
    QFETCH(QString, table);
    QFETCH(int, told);
    const auto results =
        m_search->find({query, {}, table.split(u' ', Qt::SkipEmptyParts), {}, catalogue::Language::En, 20});
    QVERIFY2(results, results ? "" : qPrintable(results.error().message()));
    QCOMPARE(static_cast<int>(results->missing.size()), told);
}

void MissingTest::knowsWhatPassesBy()
{
    Search search(m_database);
    const auto passesBy = [&](const char* query) {
        const auto results = search.find({QString::fromUtf8(query), {}, {}, {}, {}, 20});
        return results && results->passesBy();
    };
    QVERIFY(passesBy("witch halves points"));
    QVERIFY(!passesBy("witch"));
    QVERIFY(!passesBy("dragon moves"));
    QVERIFY(!passesBy("dragon notre dame"));
    QVERIFY(!passesBy("two meeples wonder"));
}

/// Who asks what a thing without rules does to another one is not answered by a rule of that other one alone:
/// it may be just what the thing changes.
void MissingTest::putsThePageOfTheBoxFirst_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("first"); ///< the start of its id
    const auto line = [](const char* language, const char* query, const char* first) {
        QTest::addRow("%s: %s", language, query)
            << QString::fromUtf8(language) << QString::fromUtf8(query) << QString::fromUtf8(first);
    };
    line("ro", "deal egalitate", "exp-9-hills-sheep"); // in English one deals cards
    line("ca", "turo majoria empat", "exp-9-hills-sheep");
    line("en", "hill tie", "exp-9-hills-sheep");
    line("en", "dragon notre dame", "exp-3-princess-dragon");
    line("en", "witch halves points", "mini-5-mage-witch");
    line("en", "castle bridge", "exp-8-bridges-castles-bazaars"); // no more about messages than about wonders
    // What is about the two of them answers, and so does what is there of the box.
    line("en", "bridge over a wonder", "woh-x-exp8-");
    line("en", "add meeple flying machine", "ann-");
    line("ro", "oier lup", "exp9-");
    line("en", "fleeing from the plague in a second part", "msg-");
    line("en", "base tie", "base-");
}

void MissingTest::putsThePageOfTheBoxFirst()
{
    QFETCH(QString, language);
    QFETCH(QString, query);
    QFETCH(QString, first);
    const auto results = m_search->find({query, {}, {}, {}, catalogue::languageFromString(language), 20});
    QVERIFY(results && !results->items.empty());
    QVERIFY2(results->items.front().id.startsWith(first), qPrintable(results->items.front().id));
    for (const int limit : {1, 400}) { // a page that is ranked beyond the limit is counted once all the same
        const auto others =
            m_search->find({query, {}, {}, {}, catalogue::languageFromString(language), limit});
        QVERIFY(others);
        QCOMPARE(others->total, results->total);
    }
    QStringList ids;
    for (const Result& result : results->items)
        ids.append(toString(result.kind) + u' ' + result.id);
    QCOMPARE(ids.removeDuplicates(), 0);
}

GLOSSATOR_TEST(QCoreApplication, , MissingTest)
#include "missing_test.moc"
