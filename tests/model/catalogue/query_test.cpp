// SPDX-License-Identifier: GPL-3.0-or-later
// Every question to the catalogue, against the rows of small_catalogue.sql.
#include "model/catalogue/catalogue.h"
#include "tests/model/catalogue/catalogue_file.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::catalogue;

namespace {

QStringList idsOf(const std::vector<Clause>& clauses)
{
    QStringList ids;
    for (const Clause& clause : clauses)
        ids << clause.id;
    return ids;
}

} // namespace

class QueryTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::optional<Catalogue> m_catalogue;

private slots:
    void initTestCase();
    void cleanup();
    void sections();
    void sectionsOfAll();
    void clausesOf();
    void clauseIsWhole();
    void clauseSaysWhatIsMissing();
    void editionsAreNamed_data();
    void editionsAreNamed();
    void clausesByIds();
    void glossesOn();
    void foreignGlosses();
    void links();
    void clausesBesideATile();
    void clausesBetween_data();
    void clausesBetween();
    void cases();
    void segment();
    void coverage();
    void coverageOfOneExpansion();
    void remembersReadError();
};

void QueryTest::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("small.catalogue"));
    QCOMPARE(writeSmallCatalogue(path), QString());
    auto opened = Catalogue::open(path);
    QVERIFY(opened);
    m_catalogue.emplace(std::move(*opened));
}

void QueryTest::cleanup()
{
    QCOMPARE(m_catalogue->readError(), QString());
}

void QueryTest::sections()
{
    const std::vector<Section> sections = m_catalogue->sections(QStringLiteral("base"));
    QCOMPARE(sections.size(), std::size_t(2));
    QCOMPARE(sections[0].id, QStringLiteral("turn"));
    QCOMPARE(sections[0].title.text(Language::Ca), std::optional(QStringLiteral("El torn")));
    QCOMPARE(sections[1].id, QStringLiteral("end"));
    QCOMPARE(sections[1].expansion, QStringLiteral("base"));
    QCOMPARE(sections[1].order, 1);
    QVERIFY(!sections[1].title.text(Language::Ca));
    QCOMPARE(sections[0].tiles, QStringList({QStringLiteral("base:D"), QStringLiteral("base:C")}));
    QCOMPARE(sections[1].tiles, QStringList());
    QVERIFY(sections[0].columns.empty());
    QCOMPARE(sections[1].columns.size(), std::size_t(2));
    QCOMPARE(sections[1].columns[0].source(), QStringLiteral("What"));
    QCOMPARE(sections[1].columns[1].text(Language::Ca), std::optional(QStringLiteral("Punts")));
}

/// At once, the same as one expansion after the other.
void QueryTest::sectionsOfAll()
{
    QStringList one;
    QStringList all;
    for (const Expansion& expansion : m_catalogue->expansions())
        for (const Section& section : m_catalogue->sections(expansion.id))
            one << section.expansion + u'/' + section.id + QString::number(section.columns.size());
    for (const Section& section : m_catalogue->sections())
        all << section.expansion + u'/' + section.id + QString::number(section.columns.size());
    QCOMPARE(all, one);
}

void QueryTest::clausesOf()
{
    QCOMPARE(idsOf(m_catalogue->clausesOf(QStringLiteral("base"))),
             QStringList(
                 {QStringLiteral("base-draw"), QStringLiteral("base-place"), QStringLiteral("base-final")}));
    const std::vector<Clause> clauses = m_catalogue->clausesOf(QStringLiteral("bridge"));
    QCOMPARE(clauses.size(), std::size_t(3));
    QCOMPARE(clauses[0].others, QStringList());
    QCOMPARE(clauses[2].others, QStringList({QStringLiteral("guard"), QStringLiteral("base")}));
    QCOMPARE(clauses[2].glosses, QStringList({QStringLiteral("bridge-rule"), QStringLiteral("base-draw")}));
    QCOMPARE(m_catalogue->clauseIds().size(), 6);
    QCOMPARE(m_catalogue->clauseIds().constLast(), QStringLiteral("bridge-both"));
}

void QueryTest::clauseIsWhole()
{
    const std::optional<Clause> clause = m_catalogue->clause(QStringLiteral("bridge-guard"));
    QVERIFY(clause);
    QCOMPARE(clause->expansion, QStringLiteral("bridge"));
    QCOMPARE(clause->section, QStringLiteral("use"));
    QCOMPARE(clause->order, 1);
    QCOMPARE(toString(clause->kind), QStringLiteral("open-question"));
    QCOMPARE(toString(clause->origin), QStringLiteral("community"));
    QCOMPARE(clause->date, QStringLiteral("2024"));
    QCOMPARE(clause->edition, QString());
    QCOMPARE(toString(clause->standing), QStringLiteral("open"));
    QVERIFY(!clause->isPlayable());
    const std::optional<Clause> rule = m_catalogue->clause(QStringLiteral("bridge-rule"));
    QCOMPARE(toString(rule->kind), QStringLiteral("edition-difference"));
    QCOMPARE(rule->edition, QStringLiteral("C2"));
    QCOMPARE(toString(rule->standing), QStringLiteral("reconstructed"));
    QVERIFY(rule->isPlayable());
    QCOMPARE(rule->tiles, QStringList{QStringLiteral("base:C")});
    QCOMPARE(clause->tiles, QStringList());
    QVERIFY(!m_catalogue->clause(QStringLiteral("nothing")));
}

void QueryTest::clauseSaysWhatIsMissing()
{
    const LocalizedText draw = m_catalogue->clause(QStringLiteral("base-draw"))->text;
    QCOMPARE(draw.id(), QStringLiteral("base-draw"));
    QCOMPARE(draw.source(), QStringLiteral("Draw 1 tile."));
    QCOMPARE(draw.text(Language::Ro), std::optional(QStringLiteral("Trage 1 cartonaș.")));
    QVERIFY(!draw.isOutdated(Language::Ro));
    QVERIFY(draw.isOutdated(Language::Ca));
    QCOMPARE(draw.wording(Language::Ca)->previousSource, QStringLiteral("Draw 1 old tile."));
    const LocalizedText final = m_catalogue->clause(QStringLiteral("base-final"))->text;
    QVERIFY(!final.text(Language::Ro));
    QVERIFY(!final.isOutdated(Language::Ro));
    QCOMPARE(final.textOrSource(Language::Ro), QStringLiteral("Count the fields."));
    const LocalizedText place = m_catalogue->clause(QStringLiteral("base-place"))->text;
    QVERIFY(place.isOutdated(Language::Ro));
    QCOMPARE(place.wording(Language::Ro)->previousSource, QString());
}

void QueryTest::editionsAreNamed_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("name");
    QTest::newRow("English") << "bridge-rule" << Language::En << "second edition (C2)";
    QTest::newRow("Romanian") << "bridge-rule" << Language::Ro << "a doua ediție (C2)";
    QTest::newRow("Catalan") << "bridge-rule" << Language::Ca << "segona edició (C2)";
    QTest::newRow("outdated") << "base-final" << Language::Ro << "ediția veche (C1)";
    QTest::newRow("not translated: English") << "base-final" << Language::Ca << "first edition (C1)";
    QTest::newRow("all editions: no name") << "base-draw" << Language::Ro << "";
}

/// Whether a clause is read alone or among others.
void QueryTest::editionsAreNamed()
{
    QFETCH(QString, id);
    QFETCH(Language, language);
    QFETCH(QString, name);
    const std::optional<Clause> clause = m_catalogue->clause(id);
    QVERIFY(clause);
    QCOMPARE(clause->editionName.textOrSource(language), name);
    for (const Clause& other : m_catalogue->clausesOf(clause->expansion))
        if (other.id == id)
            QCOMPARE(other.editionName, clause->editionName);
}

void QueryTest::clausesByIds()
{
    const QStringList ids{QStringLiteral("bridge-both"), QStringLiteral("nothing"),
                          QStringLiteral("base-draw"), QStringLiteral("quote\"d")};
    QCOMPARE(idsOf(m_catalogue->clauses(ids)),
             QStringList({QStringLiteral("bridge-both"), QStringLiteral("base-draw")}));
    QVERIFY(m_catalogue->clauses({}).empty());
}

void QueryTest::glossesOn()
{
    QCOMPARE(idsOf(m_catalogue->glossesOn(QStringLiteral("base-draw"))),
             QStringList({QStringLiteral("base-final"), QStringLiteral("bridge-both")}));
    QCOMPARE(idsOf(m_catalogue->glossesOn(QStringLiteral("bridge-rule"))),
             QStringList({QStringLiteral("bridge-guard"), QStringLiteral("bridge-both")}));
    QVERIFY(m_catalogue->glossesOn(QStringLiteral("bridge-both")).empty());
}

void QueryTest::foreignGlosses()
{
    QCOMPARE(idsOf(m_catalogue->foreignGlosses(QStringLiteral("base"))),
             QStringList{QStringLiteral("bridge-both")});
    QVERIFY(m_catalogue->foreignGlosses(QStringLiteral("bridge")).empty());
}

void QueryTest::links()
{
    QCOMPARE(m_catalogue->linksFrom(QStringLiteral("base-place")),
             QStringList({QStringLiteral("base-draw"), QStringLiteral("bridge-rule")}));
    QCOMPARE(m_catalogue->linksTo(QStringLiteral("base-draw")),
             QStringList({QStringLiteral("base-place"), QStringLiteral("bridge-both")}));
    QCOMPARE(m_catalogue->linksFrom(QStringLiteral("base-draw")), QStringList());
}

/// The first clause of a section stands for the section.
void QueryTest::clausesBesideATile()
{
    QCOMPARE(m_catalogue->clausesShowing(QStringLiteral("base:C")),
             QStringList(
                 {QStringLiteral("base-draw"), QStringLiteral("base-place"), QStringLiteral("bridge-rule")}));
    QCOMPARE(m_catalogue->clausesShowing(QStringLiteral("base:D")), QStringList{QStringLiteral("base-draw")});
    QCOMPARE(m_catalogue->clausesShowing(QStringLiteral("base:E")), QStringList());
}

void QueryTest::clausesBetween_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QStringList>("ids");
    const QStringList both{QStringLiteral("bridge-both")};
    QTest::newRow("its own clauses that name the other")
        << "bridge"
        << "guard" << QStringList({QStringLiteral("bridge-guard"), QStringLiteral("bridge-both")});
    QTest::newRow("the other way round")
        << "guard"
        << "bridge" << QStringList({QStringLiteral("bridge-guard"), QStringLiteral("bridge-both")});
    QTest::newRow("one names the base game") << "base"
                                             << "bridge" << both;
    QTest::newRow("a third names both") << "base"
                                        << "guard" << both;
    QTest::newRow("nothing recorded") << "base"
                                      << "nothing" << QStringList();
    QTest::newRow("with itself") << "base"
                                 << "base" << QStringList();
}

void QueryTest::clausesBetween()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QTEST(idsOf(m_catalogue->clausesBetween(a, b)), "ids");
}

void QueryTest::cases()
{
    const std::vector<CaseInfo> cases = m_catalogue->cases();
    QCOMPARE(cases.size(), std::size_t(2));
    const CaseInfo& first = cases[0];
    QCOMPARE(first.id, QStringLiteral("first"));
    QCOMPARE(first.file, QStringLiteral("first.yaml"));
    QCOMPARE(first.source, QStringLiteral("title: The first case"));
    QCOMPARE(first.title.text(Language::Ro), std::optional(QStringLiteral("Primul caz")));
    QCOMPARE(first.captions.size(), std::size_t(2));
    QCOMPARE(first.captions[1].text(Language::Ca), std::optional(QStringLiteral("El vermell rep 3 punts.")));
    QVERIFY(!first.captions[0].text(Language::Ca));
    QCOMPARE(first.expansions, QStringList({QStringLiteral("base"), QStringLiteral("bridge")}));
    QCOMPARE(first.shows, QStringList{QStringLiteral("base-final")});
    QCOMPARE(first.proves, QStringList({QStringLiteral("base-place"), QStringLiteral("base-draw")}));
    QCOMPARE(cases[1].proves, QStringList{QStringLiteral("base-draw")});
    QVERIFY(cases[1].captions.empty() && cases[1].shows.isEmpty());
    QCOMPARE(m_catalogue->caseIds(), QStringList({first.id, cases[1].id}));
    const CaseInfo alone = *m_catalogue->caseInfo(first.id);
    QCOMPARE(alone.captions.size(), first.captions.size());
    QCOMPARE(alone.expansions + alone.proves + alone.shows, first.expansions + first.proves + first.shows);
    const auto byClause = m_catalogue->caseIdsByClause(
        {QStringLiteral("base-draw"), QStringLiteral("base-final"), QStringLiteral("nothing")});
    QCOMPARE(byClause.size(), 2);
    QCOMPARE(byClause.value(QStringLiteral("base-draw")),
             QStringList({QStringLiteral("first"), QStringLiteral("second")}));
    QCOMPARE(byClause.value(QStringLiteral("base-final")), QStringList{QStringLiteral("first")});
    QVERIFY(!m_catalogue->caseInfo(QStringLiteral("nothing")));
    QCOMPARE(m_catalogue->caseIdsFor(QStringLiteral("base-draw")), // the one with fewer boxes first
             QStringList({QStringLiteral("second"), QStringLiteral("first")}));
    QCOMPARE(m_catalogue->caseIdsFor(QStringLiteral("base-final")), QStringList{QStringLiteral("first")});
    QCOMPARE(m_catalogue->caseIdsFor(QStringLiteral("bridge-rule")), QStringList());
}

void QueryTest::segment()
{
    const std::optional<LocalizedText> caption = m_catalogue->segment(QStringLiteral("case:first:caption:2"));
    QVERIFY(caption);
    QCOMPARE(caption->source(), QStringLiteral("Red scores 3 points."));
    QVERIFY(!m_catalogue->segment(QStringLiteral("case:first:caption:3")));
}

void QueryTest::coverage()
{
    const std::vector<KindCoverage> kinds = m_catalogue->coverage();
    QCOMPARE(kinds.size(), std::size_t(5));
    const KindCoverage& rules = kinds[0];
    QCOMPARE(toString(rules.kind), QStringLiteral("rule"));
    QCOMPARE(rules.clauses, 2);
    QCOMPARE(rules.playable, 2);
    QCOMPARE(rules.withCase, 2);
    QCOMPARE(rules.wordedIn(Language::En), 2);
    QCOMPARE(rules.wordedIn(Language::Ro), 1);
    QCOMPARE(rules.outdatedIn(Language::Ro), 1);
    QCOMPARE(rules.wordedIn(Language::Ca), 0);
    QCOMPARE(rules.outdatedIn(Language::Ca), 1);
    QCOMPARE(toString(kinds[1].kind), QStringLiteral("example"));
    QCOMPARE(kinds[1].playable, 0);
    QCOMPARE(kinds[1].withCase, 1);
    QCOMPARE(toString(kinds[4].kind), QStringLiteral("open-question"));
    QCOMPARE(kinds[4].wordedIn(Language::Ro), 0);
}

void QueryTest::coverageOfOneExpansion()
{
    const std::vector<KindCoverage> kinds = m_catalogue->coverage(QStringLiteral("bridge"));
    QCOMPARE(kinds.size(), std::size_t(3));
    QCOMPARE(toString(kinds[0].kind), QStringLiteral("note"));
    QCOMPARE(toString(kinds[1].kind), QStringLiteral("edition-difference"));
    QCOMPARE(kinds[1].withCase, 0);
    QVERIFY(m_catalogue->coverage(QStringLiteral("guard")).empty());
}

void QueryTest::remembersReadError()
{
    const QString path = m_folder.filePath(QStringLiteral("spoilt.catalogue"));
    QCOMPARE(writeSmallCatalogue(path), QString());
    QCOMPARE(runOnFile(path, QStringLiteral("DROP TABLE clause_link;")), QString());
    const auto spoilt = Catalogue::open(path);
    QVERIFY(spoilt);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("no such table: clause_link")));
    QCOMPARE(spoilt->linksFrom(QStringLiteral("base-place")), QStringList());
    QVERIFY(spoilt->readError().contains(QLatin1String("clause_link")));
}

GLOSSATOR_TEST(QCoreApplication, , QueryTest)
#include "query_test.moc"
