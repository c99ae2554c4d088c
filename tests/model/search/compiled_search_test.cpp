// SPDX-License-Identifier: GPL-3.0-or-later
// Search over the real catalogue: queries as people type them, and what must be among the first five.
#include "model/catalogue/statement.h"
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QtTest>

#include <optional>

using namespace glossator;
using namespace glossator::search;
using namespace Qt::Literals::StringLiterals;

class CompiledSearchTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;
    std::optional<Search> m_search; ///< for all questions: it reads much before the first

private slots:
    void initTestCase();
    void finds_data();
    void finds();
    void nameOfABoxOpensIt_data();
    void nameOfABoxOpensIt();
    void findsWhatTheRightSpellingFinds_data();
    void findsWhatTheRightSpellingFinds();
    void tellsWhatItRead_data();
    void tellsWhatItRead();
    void aWordIsMoreThanABeginning();
    void takesTheWordsOfATermTogether();
    void putsOwnWordsFirst();
    void opensFirst_data();
    void opensFirst();
    void doesNotTakeOrdinaryWordsForACard();
    void takesTheWordForAThingOfABoxForThatFirst();
    void findsEveryClauseByItsId();
    void findsEveryTitle();
    void hasWordsForEveryClause();
    void passesTheIntegrityCheck();
};

void CompiledSearchTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
    m_search.emplace(m_database);
}

void CompiledSearchTest::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id");
    const auto line = [](const char* query, const char* id) {
        QTest::addRow("%s -> %s", query, id) << QString::fromUtf8(query) << QString::fromUtf8(id);
    };
    line("placing two meeples on a wonder", "woh-meeples-up-to-two");
    line("place 2 meeples wonder", "woh-meeples-up-to-two");
    line("meepleși pe o minune", "wonders-of-humanity/placing-meeples");
    line("doi meepleși minune", "woh-meeples-up-to-two");
    line("dos meeples meravella", "woh-meeples-same-square");
    line("monastery", "monastery");
    line("manastirilor", "monastery");
    line("mănăstirea", "monastery");
    line("monestirs", "monastery");
    line("stonehenge", "stonehenge");
    line("stonehenge", "wonder:stonehenge");
    line("stonehenge 3 points road", "woh-stonehenge-per-road");
    line("l'abadia", "abbey");
    line("abadia", "abbey");
    line("abadia i alcalde", "exp-5-abbey-mayor");
    line("col.locar", "place");
    line("colloc", "place");
    line("rajola", "tile");
    line("tile", "tile");
    line("peces", "tile");
    line("highwaymen", "highwayman");
    line("tâlhari", "highwayman");
    line("meeplesii", "meeple");
    line("the tower", "exp-4-tower");
    line("turnul", "exp-4-tower");
    line("WOH", "wonders-of-humanity");
    line("base:D", "base:D");
    line("bg d", "base:D");
    line("woh-meeples-up-to-two", "woh-meeples-up-to-two");
    line("how many points for a road", "base-road-score");
    line("câte puncte are un drum", "base-road-score");
    line("wonders of humanity", "wonders-of-humanity");
    line("minunile umanitatii", "wonders-of-humanity");
    line("langua", "language"); // a title that no clause speaks of
    // A case that has all the words in its title.
    line("abbot add meeple", "ann-abbot-and-pairs");
    line("message 8 road", "msg-meeple-paid-alone");
    line("wonder garden", "woh-garden-beside-a-wonder");
}

void CompiledSearchTest::finds()
{
    QFETCH(QString, query);
    QFETCH(QString, id);
    const auto found = m_search->find({query, {}, {}, {}, {}, 5});
    QVERIFY2(found, found ? "" : qPrintable(found.error().message()));
    QStringList ids;
    for (const Result& result : found->items)
        ids.append(result.id);
    QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
}

/// Its page can be read; the term of the same name only says how it is called elsewhere.
void CompiledSearchTest::nameOfABoxOpensIt_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<catalogue::Language>("display");
    QTest::newRow("the wonders of humanity") << "wonders-of-humanity" << catalogue::Language::En;
    QTest::newRow("minunile umanitatii") << "wonders-of-humanity" << catalogue::Language::Ro;
    QTest::newRow("hanuri si catedrale") << "exp-1-inns-cathedrals" << catalogue::Language::Ro;
    QTest::newRow("traders & builders") << "exp-2-traders-builders" << catalogue::Language::En;
    QTest::newRow("fondes i catedrals") << "exp-1-inns-cathedrals" << catalogue::Language::Ca;
}

void CompiledSearchTest::nameOfABoxOpensIt()
{
    QFETCH(QString, box);
    QFETCH(catalogue::Language, display);
    const auto found = m_search->find({QString::fromUtf8(QTest::currentDataTag()), {}, {}, {}, display, 3});
    QVERIFY(found);
    QVERIFY(found->items.front().kind == ResultKind::Expansion);
    QCOMPARE(found->items.front().id, box);
}

void CompiledSearchTest::findsWhatTheRightSpellingFinds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("right");
    QTest::addColumn<catalogue::Language>("display");
    const auto lines = [](catalogue::Language display,
                          std::initializer_list<std::pair<const char*, const char*>> pairs) {
        for (const auto& [typed, right] : pairs)
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(right) << display;
    };
    lines(catalogue::Language::En, {{"mesage", "message"},
                                    {"messge 8", "message 8"},
                                    {"bulider on a road", "builder on a road"},
                                    {"fiary", "fairy"},
                                    {"abey", "abbey"},
                                    {"stonehnge", "stonehenge"},
                                    {"cathedrall points", "cathedral points"},
                                    {"wehn is a road finished", "when is a road finished"},
                                    {"wondr", "wonder"}});
    lines(catalogue::Language::Ro, {{"msesaj", "mesaj"},
                                    {"mesagr", "mesager"},
                                    {"constructr", "constructor"},
                                    {"catedrla", "catedrala"},
                                    {"manastrie", "mănăstire"},
                                    {"minnune", "minune"},
                                    {"câmpp", "câmp"}});
    lines(catalogue::Language::Ca, {{"misatge", "missatge"},
                                    {"meravlela", "meravella"},
                                    {"constrctor", "constructor"},
                                    {"catedarl", "catedral"},
                                    {"mosnestir", "monestir"},
                                    {"peca inicail", "peça inicial"}});
}

/// A letter left out, put in, doubled, exchanged or changed; a reader of a language means its words first.
void CompiledSearchTest::findsWhatTheRightSpellingFinds()
{
    QFETCH(QString, typed);
    QFETCH(QString, right);
    QFETCH(catalogue::Language, display);
    const auto first = [&](const QString& text) {
        QStringList ids;
        if (const auto found = m_search->find({text, {}, {}, {}, display, 3}))
            for (const Result& result : found->items)
                ids.append(result.id);
        return ids.join(u' ');
    };
    QVERIFY(!first(right).isEmpty());
    QCOMPARE(first(typed), first(right));
}

void CompiledSearchTest::tellsWhatItRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("display"); ///< empty: nobody said
    QTest::addColumn<QStringList>("told");
    QTest::addColumn<QString>("first"); ///< of what is found
    const auto line = [](const char* typed, const char* display, const QStringList& told, const char* first) {
        QTest::addRow("%s, %s", typed, display)
            << QString::fromUtf8(typed) << QString::fromLatin1(display) << told << QString::fromLatin1(first);
    };
    line("Mesage", "en", {u"Mesage: message"_s}, "message");
    line("mesage", "", {u"mesage: message"_s}, "message");
    line("mesage", "ro", {}, "lady-in-waiting"); // where mesagera begins so
    line("message", "", {}, "message");
    line("\"mesage\"", "", {}, "");
    line("manastrie", "ro", {u"manastrie: mănăstire"_s}, "monastery");
    line("manastrie", "", {u"manastrie: mănăstire"_s}, "monastery");
    line("bulider on a raod", "en", {u"bulider: builder"_s, u"raod: road"_s},
         "exp2-builder-on-a-finished-road");
    line("langua", "", {}, "language");
    line("meravlela", "", {u"meravlela: meravella"_s}, "wonder");
    line("quantes florps", "ca", {u"florps: flors"_s}, "abbot-garden-score");
    line("fairy manastrie", "en", {u"manastrie: mănăstire"_s}, "exp3-fairy-any-feature");
    line("I hopped over the space with the pairs", "en", {}, "woh-gain-trigger-pass"); // no word hopes
}

/// What is read as another word is told, and what nobody said the language of is weighed over all of them.
void CompiledSearchTest::tellsWhatItRead()
{
    QFETCH(QString, typed);
    QFETCH(QString, display);
    QFETCH(QStringList, told);
    QFETCH(QString, first);
    const auto found = m_search->find({typed, {}, {}, {}, catalogue::languageFromString(display), 5});
    QVERIFY(found);
    QStringList respelled;
    for (const Respelling& word : found->respelled)
        respelled += word.typed + u": "_s + word.meant;
    QCOMPARE(respelled, told);
    QCOMPARE(found->items.empty() ? QString() : found->items.front().id, first);
}

/// "Missatge" at the end of a question is no unfinished "missatgera".
void CompiledSearchTest::aWordIsMoreThanABeginning()
{
    for (const char* query : {"que fer amb el missatge", "què faig amb un misatge"}) {
        const auto found = m_search->find({QString::fromUtf8(query), {}, {}, {}, {}, 5});
        QVERIFY(found && !found->items.empty());
        for (const Result& result : found->items)
            QVERIFY2(result.id != QStringLiteral("msg-figures-not-on-tiles"), query);
    }
}

/// A circle of a diagram and what is done with crops are no crop circle.
void CompiledSearchTest::takesTheWordsOfATermTogether()
{
    for (const char* query : {"crop circle wonder", "cerc în lan minune", "cercle de cultiu meravella"}) {
        const auto results = m_search->find({QString::fromUtf8(query), {}, {}, {}, {}, 5});
        QVERIFY(results && !results->items.empty());
        for (const Result& result : results->items)
            QVERIFY2(result.expansion == QStringLiteral("mini-7-crop-circles") ||
                         result.id.contains(QStringLiteral("crop")),
                     qPrintable(QString::fromUtf8(query) + u' ' + result.id));
    }
}

/// "Turn" is the tower in Romanian; what the two languages call so stands in the order of the reader's.
void CompiledSearchTest::putsOwnWordsFirst()
{
    using catalogue::Language;
    for (const auto& [display, id] : {std::pair(Language::Ro, "tower"), std::pair(Language::En, "turn")}) {
        const auto results =
            m_search->find({QStringLiteral("turn "), {}, {}, {ResultKind::Term}, display, 5});
        QVERIFY(results && !results->items.empty());
        QCOMPARE(results->items.front().id, QString::fromLatin1(id));
    }
    const auto rules =
        m_search->find({QStringLiteral("turn "), {}, {}, {ResultKind::Clause}, Language::Ro, 5});
    QVERIFY(rules && !rules->items.empty());
    for (const Result& result : rules->items)
        QVERIFY2(result.id.contains(QStringLiteral("exp4")), qPrintable(result.id));
    const auto shown = m_search->find({QStringLiteral("stonehenge "), {}, {}, {}, Language::Ro, 40});
    QVERIFY(shown && !shown->items.empty());
    for (const Result& result : shown->items)
        QVERIFY2(result.language == Language::Ro, qPrintable(result.id));
}

void CompiledSearchTest::opensFirst_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id"); ///< what Enter opens
    const auto line = [](const char* query, const char* id) {
        QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(id);
    };
    // Several words that stand in a longer name are no name; whoever types them asks.
    line("road score", "base-road-score");
    line("pennant points", "base-city-pennant");
    // A clause about what was named, before one about that and something else.
    line("may the fairy protect my meeple from the dragon", "exp3-fairy-dragon");
    line("zâna apără supusul de dragon", "exp3-fairy-dragon");
    line("la fada protegeix del drac", "exp3-fairy-dragon");
    line("fairy protects the whole wonder from the dragon", "woh-x-exp3-fairy-protects-tile");
    // What is called so, with or without its small words.
    line("circus maximus", "circus-maximus");
    line("wonders humanity", "wonders-of-humanity");
    line("fairy", "fairy");
    // What is called so, before what players also call so.
    line("castle", "castle-bcb");
    line("castell", "castle-bcb");
    line("robber", "robber");
    // What a card says are ordinary words unless they are typed as its name.
    line("One tile", "message-7");
    line("“one tile”", "message-7");
    line("message 7", "message-7");
    line("Un cartonaș", "message-7");
    line("Una peça", "message-7");
    line("tile", "tile");
}

void CompiledSearchTest::opensFirst()
{
    QFETCH(QString, query);
    QFETCH(QString, id);
    const auto found = m_search->find({query, {}, {}, {}, {}, 5});
    QVERIFY(found && !found->items.empty());
    QStringList ids;
    for (const Result& result : found->items)
        ids.append(result.id);
    QVERIFY2(ids.front() == id, qPrintable(ids.join(u' ')));
}

void CompiledSearchTest::doesNotTakeOrdinaryWordsForACard()
{
    for (const char* query : {"one tile", "tile", "un cartonaș", "cartonaș", "una peça", "peça"}) {
        const auto found = m_search->find({QString::fromUtf8(query), {}, {}, {}, {}, 1});
        QVERIFY(found && !found->items.empty());
        QVERIFY2(found->items.front().id != QStringLiteral("message-7"), query);
    }
}

/// Players call a city a castle: its rules are found so too, but behind those about castles, and not by all
/// that mention a city.
void CompiledSearchTest::takesTheWordForAThingOfABoxForThatFirst()
{
    for (const char* query : {"castle", "castell", "cetate"}) {
        const auto found = m_search->find({QString::fromUtf8(query), {}, {}, {}, {}, 400});
        QVERIFY(found && found->total < 300);
        QStringList clauses;
        for (const Result& result : found->items)
            if (result.kind == ResultKind::Clause)
                clauses.append(result.id);
        QVERIFY2(clauses.mid(0, 3).filter(u"castle"_s).size() >= 2, qPrintable(clauses.mid(0, 3).join(u' ')));
        QVERIFY(clauses.contains(u"base-city-score"_s));
    }
}

void CompiledSearchTest::findsEveryClauseByItsId()
{
    catalogue::Statement rows(m_database, QStringLiteral("SELECT id FROM clause ORDER BY number"));
    int count = 0;
    while (rows.next()) {
        const auto found = m_search->find({rows.text(0), {}, {}, {ResultKind::Clause}, {}, 1});
        QVERIFY(found && found->items.size() == 1);
        QCOMPARE(found->items.front().id, rows.text(0));
        ++count;
    }
    QVERIFY(count > 300);
}

/// Whoever types a whole title of an expansion finds it among the first five.
void CompiledSearchTest::findsEveryTitle()
{
    catalogue::Statement rows(m_database, QStringLiteral("SELECT id, lang, title FROM search_document "
                                                         "WHERE kind = 'expansion' ORDER BY document"));
    int count = 0;
    while (rows.next()) {
        const auto language = catalogue::languageFromString(rows.text(1));
        const auto found = m_search->find({rows.text(2), language, {}, {ResultKind::Expansion}, {}, 5});
        QVERIFY(found);
        const bool isFound = std::any_of(found->items.begin(), found->items.end(),
                                         [&](const Result& result) { return result.id == rows.text(0); });
        QVERIFY2(isFound, qPrintable(rows.text(2)));
        ++count;
    }
    QVERIFY(count >= 150);
}

/// Prints the lines that the index of the rules lacks, to be filled with words and put there.
void CompiledSearchTest::hasWordsForEveryClause()
{
    catalogue::Statement rows(
        m_database, QStringLiteral("WITH spoken (lang) AS (VALUES ('en'), ('ro'), ('ca')) "
                                   "SELECT s.lang, c.id FROM spoken s CROSS JOIN clause c "
                                   "LEFT JOIN clause_index i ON i.clause = c.id AND i.lang = s.lang "
                                   "WHERE i.clause IS NULL ORDER BY s.lang, c.number"));
    int missing = 0;
    for (; rows.next(); ++missing)
        qInfo("index of the rules, %s:   %s: ", qPrintable(rows.text(0)), qPrintable(rows.text(1)));
    QCOMPARE(rows.error(), QString());
    QVERIFY2(missing == 0, "add words to index_words.yaml, index_words_ro.yaml and index_words_ca.yaml");
}

void CompiledSearchTest::passesTheIntegrityCheck()
{
    catalogue::Statement lost(m_database,
                              QStringLiteral("SELECT count(*) FROM search_document WHERE document NOT IN "
                                             "(SELECT rowid FROM search_index)"));
    QVERIFY(lost.next());
    QCOMPARE(lost.integer(0), 0);
}

GLOSSATOR_TEST(QCoreApplication, , CompiledSearchTest)
#include "compiled_search_test.moc"
