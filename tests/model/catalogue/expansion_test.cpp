// SPDX-License-Identifier: GPL-3.0-or-later
// The boxes on the shelf, as in small_catalogue.sql.
#include "model/catalogue/catalogue.h"
#include "tests/model/catalogue/catalogue_file.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::catalogue;

class ExpansionTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::optional<Catalogue> m_catalogue;

private slots:
    void initTestCase();
    void cleanup();
    void expansionsStandInShelfOrder();
    void expansionIsWhole();
    void partsLieOnTheTableOfTheirBox();
    void unknownExpansion();
    void expansionNames_data();
    void expansionNames();
};

void ExpansionTest::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("small.catalogue"));
    QCOMPARE(writeSmallCatalogue(path), QString());
    auto opened = Catalogue::open(path);
    QVERIFY(opened);
    m_catalogue.emplace(std::move(*opened));
}

void ExpansionTest::cleanup()
{
    QCOMPARE(m_catalogue->readError(), QString());
}

void ExpansionTest::expansionsStandInShelfOrder()
{
    const std::vector<Expansion> expansions = m_catalogue->expansions();
    QCOMPARE(expansions.size(), std::size_t(3));
    QCOMPARE(expansions[0].id, QStringLiteral("base"));
    QCOMPARE(expansions[1].id, QStringLiteral("bridge"));
    QCOMPARE(expansions[2].id, QStringLiteral("guard"));
    QCOMPARE(expansions[2].editions, QStringList());
    QVERIFY(!expansions[2].number);
}

void ExpansionTest::expansionIsWhole()
{
    const std::optional<Expansion> bridge = m_catalogue->expansion(QStringLiteral("bridge"));
    QVERIFY(bridge);
    QCOMPARE(bridge->code, QStringLiteral("BR"));
    QCOMPARE(bridge->prefix, QStringLiteral("bridge"));
    QCOMPARE(toString(bridge->family), QStringLiteral("big"));
    QCOMPARE(bridge->number, std::optional(8));
    QCOMPARE(bridge->editions, QStringList{QStringLiteral("C2")});
    QCOMPARE(bridge->published, QStringLiteral("2010-03"));
    QCOMPARE(bridge->publisher, QString());
    QVERIFY(!bridge->whole);
    QCOMPARE(bridge->sign, QStringLiteral("bridge"));
    QCOMPARE(bridge->name.text(Language::Ro), std::optional(QStringLiteral("Podul")));
    QVERIFY(m_catalogue->expansion(QStringLiteral("base"))->whole);
    QCOMPARE(m_catalogue->expansion(QStringLiteral("base"))->editions.join(QLatin1Char(' ')),
             QStringLiteral("C1 C2 C3"));
}

void ExpansionTest::partsLieOnTheTableOfTheirBox()
{
    QCOMPARE(m_catalogue->expansion(QStringLiteral("guard"))->partOf, QStringLiteral("bridge"));
    QCOMPARE(m_catalogue->withParts({QStringLiteral("base"), QStringLiteral("bridge")}),
             QStringList({QStringLiteral("base"), QStringLiteral("bridge"), QStringLiteral("guard")}));
    QCOMPARE(m_catalogue->withParts({QStringLiteral("guard"), QStringLiteral("bridge")}),
             QStringList({QStringLiteral("guard"), QStringLiteral("bridge")}));
    QCOMPARE(m_catalogue->withParts({QStringLiteral("guard")}), QStringList(QStringLiteral("guard")));
    QVERIFY(m_catalogue->withParts({}).isEmpty());
}

void ExpansionTest::unknownExpansion()
{
    QVERIFY(!m_catalogue->expansion(QStringLiteral("nothing")));
    QVERIFY(m_catalogue->sections(QStringLiteral("nothing")).empty());
    QVERIFY(m_catalogue->clausesOf(QStringLiteral("nothing")).empty());
}

void ExpansionTest::expansionNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("name");
    QTest::newRow("translated") << "bridge" << Language::Ro << "Podul";
    QTest::newRow("not translated: English") << "bridge" << Language::Ca << "The Bridge";
    QTest::newRow("English") << "bridge" << Language::En << "The Bridge";
    QTest::newRow("unknown: its id") << "nothing" << Language::Ro << "nothing";
}

void ExpansionTest::expansionNames()
{
    QFETCH(QString, id);
    QFETCH(Language, language);
    QTEST(m_catalogue->expansionName(id, language), "name");
}

GLOSSATOR_TEST(QCoreApplication, , ExpansionTest)
#include "expansion_test.moc"
