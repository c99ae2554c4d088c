// SPDX-License-Identifier: GPL-3.0-or-later
// Good sources compile, to the same bytes each time, and what was written is what is read.
#include "model/catalogue/catalogue.h"
#include "model/catalogue/statement.h"
#include "tests/app/compiler/compiler_run.h"
#include "tests/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace glossator;
using namespace glossator::compiler;
using catalogue::Catalogue;
using catalogue::Language;

class CompileTest : public QObject
{
    Q_OBJECT

private:
    void compileGood(const QString& folder);
    std::optional<Catalogue> openGood();

    QTemporaryDir m_folder;

private slots:
    void initTestCase();
    void sameBytesEachTime();
    void sameBytesElsewhere();
    void writesExpansions();
    void writesClauses();
    void writesTables();
    void writesTranslations();
    void writesCases();
    void writesOtherChapters();
    void realSourcesCompile();
    void arguments_data();
    void arguments();
    void tellsUnwritableOutput();
    void helps();
};

void CompileTest::compileGood(const QString& folder)
{
    QVERIFY(copyTree(QStringLiteral(GLOSSATOR_FIXTURES) + QLatin1String("/good"), folder));
    const CompilerRun run = compileFolder(folder, QStringLiteral("out.catalogue"));
    QCOMPARE(run.told, QString());
    QCOMPARE(run.status, 0);
}

std::optional<Catalogue> CompileTest::openGood()
{
    auto opened = Catalogue::open(m_folder.filePath(QStringLiteral("out.catalogue")));
    return opened ? std::optional(std::move(*opened)) : std::nullopt;
}

void CompileTest::initTestCase()
{
    compileGood(m_folder.path());
}

void CompileTest::sameBytesEachTime()
{
    const QByteArray first = contentOf(m_folder.filePath(QStringLiteral("out.catalogue")));
    QVERIFY(!first.isEmpty());
    QCOMPARE(compileFolder(m_folder.path(), QStringLiteral("again.catalogue")).status, 0);
    QVERIFY(contentOf(m_folder.filePath(QStringLiteral("again.catalogue"))) == first);
}

void CompileTest::sameBytesElsewhere()
{
    const QTemporaryDir elsewhere;
    compileGood(elsewhere.path());
    QVERIFY(contentOf(elsewhere.filePath(QStringLiteral("out.catalogue"))) ==
            contentOf(m_folder.filePath(QStringLiteral("out.catalogue"))));
}

void CompileTest::writesExpansions()
{
    const std::optional<Catalogue> good = openGood();
    QVERIFY(good);
    const std::vector<catalogue::Expansion> expansions = good->expansions();
    QCOMPARE(expansions.size(), std::size_t(3));
    QCOMPARE(expansions[0].editions, QStringList({QStringLiteral("C1"), QStringLiteral("C2")}));
    QCOMPARE(expansions[0].published, QStringLiteral("2000"));
    QVERIFY(expansions[0].whole);
    QCOMPARE(expansions[0].sign, QStringLiteral("town-gate"));
    QCOMPARE(expansions[1].number, std::optional(8));
    QCOMPARE(expansions[2].prefix, QString());
    QVERIFY(!expansions[2].whole);
}

void CompileTest::writesClauses()
{
    const std::optional<Catalogue> good = openGood();
    QVERIFY(good);
    QCOMPARE(good->clauseIds(),
             QStringList({QStringLiteral("base-draw"), QStringLiteral("base-place"),
                          QStringLiteral("base-round-1"), QStringLiteral("base-round-note"),
                          QStringLiteral("bridge-guard")}));
    const catalogue::Clause place = good->clause(QStringLiteral("base-place")).value_or(catalogue::Clause{});
    QCOMPARE(toString(place.kind), QStringLiteral("note"));
    QCOMPARE(toString(place.origin), QStringLiteral("community"));
    QCOMPARE(place.date, QStringLiteral("2023-10"));
    QCOMPARE(place.edition, QStringLiteral("C2"));
    QCOMPARE(place.editionName.source(), QStringLiteral("second edition (C2)"));
    QCOMPARE(place.editionName.text(Language::Ro), std::optional(QStringLiteral("a doua ediție (C2)")));
    QVERIFY(!place.editionName.text(Language::Ca));
    QCOMPARE(place.glosses, QStringList{QStringLiteral("base-draw")});
    QCOMPARE(place.text.source(), QStringLiteral("Place it at once, as [[base-draw|drawing]] says."));
    QCOMPARE(place.tiles, QStringList{QStringLiteral("base:C")});
    QCOMPARE(good->sections(QStringLiteral("bridge")).front().tiles, QStringList{QStringLiteral("base:C")});
    QCOMPARE(good->linksFrom(place.id), QStringList{QStringLiteral("base-draw")});
    QCOMPARE(good->clausesBetween(QStringLiteral("guard"), QStringLiteral("base")).size(), std::size_t(1));
}

void CompileTest::writesTables()
{
    const std::optional<Catalogue> good = openGood();
    QVERIFY(good);
    const std::vector<catalogue::Section> sections = good->sections(QStringLiteral("base"));
    QCOMPARE(sections.size(), std::size_t(2));
    QVERIFY(sections[0].columns.empty());
    QStringList names;
    for (const catalogue::LocalizedText& column : sections[1].columns)
        names << column.source();
    QCOMPARE(names, QStringList(
                        {QStringLiteral("Round"), QStringLiteral("When"), QStringLiteral("What is scored")}));
    QCOMPARE(good->segment(QStringLiteral("column:base:rounds:2"))->source(), QStringLiteral("When"));
}

void CompileTest::writesTranslations()
{
    const std::optional<Catalogue> good = openGood();
    QVERIFY(good);
    QCOMPARE(good->segment(QStringLiteral("base-draw"))->text(Language::Ro),
             std::optional(QStringLiteral("Trage 1 cartonaș.")));
    QCOMPARE(good->segment(QStringLiteral("section:base:turn"))->text(Language::Ro),
             std::optional(QStringLiteral("Tura")));
    QVERIFY(!good->segment(QStringLiteral("expansion:bridge"))->text(Language::Ro)); // msgstr is empty
    QVERIFY(!good->segment(QStringLiteral("base-draw"))->text(Language::Ca));
    const catalogue::LocalizedText fuzzy = good->clause(QStringLiteral("base-place"))->text;
    QVERIFY(fuzzy.isOutdated(Language::Ro));
    QCOMPARE(fuzzy.wording(Language::Ro)->previousSource, QStringLiteral("Place it later."));
    QCOMPARE(good->clause(QStringLiteral("bridge-guard"))->text.text(Language::Ca),
             std::optional(QStringLiteral("Poden posar-se 2 guàrdies en un pont?")));
}

void CompileTest::writesCases()
{
    const std::optional<Catalogue> good = openGood();
    QVERIFY(good);
    const std::vector<catalogue::CaseInfo> cases = good->cases();
    QCOMPARE(cases.size(), std::size_t(1));
    QCOMPARE(cases[0].id, QStringLiteral("one-tile"));
    QCOMPARE(cases[0].file, QStringLiteral("one-tile.yaml"));
    QCOMPARE(cases[0].source.toUtf8(), contentOf(m_folder.filePath(QStringLiteral("cases/one-tile.yaml"))));
    QCOMPARE(cases[0].title.source(), QStringLiteral("One tile"));
    QCOMPARE(cases[0].captions.size(), std::size_t(2));
    QCOMPARE(cases[0].captions[0].text(Language::Ca),
             std::optional(QStringLiteral("El vermell agafa 1 peça.")));
    QCOMPARE(cases[0].expansions, QStringList{QStringLiteral("base")});
    QCOMPARE(cases[0].proves, QStringList{QStringLiteral("base-draw")});
    QCOMPARE(cases[0].shows, QStringList{QStringLiteral("base-place")});
    QCOMPARE(good->caseIdsFor(QStringLiteral("base-place")), QStringList{QStringLiteral("one-tile")});
}

/// What they write is proved where they are read; here, that they are there.
void CompileTest::writesOtherChapters()
{
    const std::optional<Catalogue> good = openGood();
    QVERIFY(good);
    for (const char* table : {"tile", "tile_edge", "term", "term_form", "word_form", "search_document"}) {
        catalogue::Statement rows(good->database(),
                                  QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table));
        QVERIFY(rows.next());
        QVERIFY2(rows.integer(0) > 0, table);
    }
}

void CompileTest::realSourcesCompile()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the build has just compiled them with this same compiler, under the sanitizers");
#endif
    const QString output = m_folder.filePath(QStringLiteral("real.catalogue"));
    const CompilerRun run = runCompiler(QStringLiteral(GLOSSATOR_ROOT),
                                        {QStringLiteral("--catalogue"), QStringLiteral("resources/catalogue"),
                                         QStringLiteral("--translations"), QStringLiteral("i18n/catalogue"),
                                         QStringLiteral("--cases"), QStringLiteral("resources/cases"),
                                         QStringLiteral("--output"), output});
    QCOMPARE(run.told, QString());
    QCOMPARE(run.status, 0);
    QVERIFY2(contentOf(output) == contentOf(QStringLiteral(GLOSSATOR_CATALOGUE)),
             "not the bytes of the build");
    const auto real = Catalogue::open(output);
    QVERIFY(real);
    catalogue::Statement check(real->database(), QStringLiteral("PRAGMA integrity_check"));
    QVERIFY(check.next());
    QCOMPARE(check.text(0), QStringLiteral("ok"));
    QVERIFY(real->clause(QStringLiteral("base-turn-clockwise")));
    QVERIFY(real->clausesOf(QStringLiteral("wonders-of-humanity")).size() >= 307);
    for (const char* texts :
         {"segment.source", "translation.text", "term_form.text", "search_document.body"}) {
        const QString table = QString::fromLatin1(texts).section(u'.', 0, 0);
        const QString column = QString::fromLatin1(texts).section(u'.', 1);
        catalogue::Statement count(real->database(), QStringLiteral("SELECT sum(instr(%1, char(39)) > 0), "
                                                                    "sum(instr(%1, char(8217)) > 0) FROM %2")
                                                         .arg(column, table));
        QVERIFY(count.next());
        QVERIFY2(count.integer(0) == 0, texts); // people write straight apostrophes, and read curved ones
        QVERIFY2(count.integer(1) > 0, texts);
    }
    catalogue::Statement quotes(real->database(),
                                QStringLiteral("SELECT sum(instr(source, char(34)) > 0), "
                                               "sum(source LIKE '%\u201cAdd meeple\u201d%') FROM segment"));
    QVERIFY(quotes.next());
    QCOMPARE(quotes.integer(0), 0);
    QVERIFY(quotes.integer(1) > 0);
}

void CompileTest::arguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");
    const QStringList all{QStringLiteral("--catalogue=catalogue"),
                          QStringLiteral("--translations=translations"), QStringLiteral("--cases=cases"),
                          QStringLiteral("--output=x")};
    QTest::newRow("none") << QStringList() << "--catalogue is missing";
    QTest::newRow("no output") << all.mid(0, 3) << "--output is missing";
    QTest::newRow("unknown") << (all + QStringList{QStringLiteral("--fast")}) << "fast";
    QTest::newRow("too many") << (all + QStringList{QStringLiteral("more")}) << "\"more\"";
    QTest::newRow("no folder") << (QStringList{QStringLiteral("--catalogue=nowhere")} + all.mid(1))
                               << "\"nowhere\" is no folder";
}

void CompileTest::arguments()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, told);
    const CompilerRun run = runCompiler(m_folder.path(), arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.told.contains(told), qPrintable(run.told));
}

void CompileTest::tellsUnwritableOutput()
{
    const CompilerRun run = compileFolder(m_folder.path(), QStringLiteral("no/such/folder/out.catalogue"));
    QCOMPARE(run.status, 1);
    QVERIFY2(run.told.startsWith(QLatin1String("no/such/folder/out.catalogue: ")), qPrintable(run.told));
}

void CompileTest::helps()
{
    QCOMPARE(runCompiler(m_folder.path(), {QStringLiteral("--help")}).status, 0);
}

GLOSSATOR_TEST(QCoreApplication, , CompileTest)
#include "compile_test.moc"
