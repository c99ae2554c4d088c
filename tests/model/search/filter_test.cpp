// SPDX-License-Identifier: GPL-3.0-or-later
// What the filters of a query leave out, and how a wrong one is told.
#include "model/search/search.h"
#include "tests/model/search/search_fixture.h"
#include "tests/model/search/told.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::search;

class FilterTest : public QObject
{
    Q_OBJECT

private:
    SearchFixture m_fixture{QStringLiteral("small")};

    [[nodiscard]] Results find(const Query& query) const { return findOrFail(m_fixture.database(), query); }

private slots:
    void initTestCase();
    void language_data();
    void language();
    void table_data();
    void table();
    void kinds();
    void tellsWrongFilters_data();
    void tellsWrongFilters();
};

void FilterTest::initTestCase()
{
    QCOMPARE(m_fixture.error(), QString());
}

void FilterTest::language_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("ro in ro") << QStringLiteral("călugăr") << "ro" << true;
    QTest::newRow("ro in en") << QStringLiteral("călugăr") << "en" << true;
    QTest::newRow("ro in ca") << QStringLiteral("călugăr") << "ca" << true;
    QTest::newRow("en in en") << "monk"
                              << "en" << true;
    QTest::newRow("forms of another") << QStringLiteral("monasteries") << "ro" << true;
    QTest::newRow("no text in ca") << QStringLiteral("girl") << "ca" << false;
}

void FilterTest::language()
{
    QFETCH(QString, query);
    QFETCH(QString, language);
    QFETCH(bool, isFound);
    const Results results = find({query, catalogue::languageFromString(language), {}, {}, {}, 50});
    QCOMPARE(!results.items.empty(), isFound);
    for (const Result& result : results.items)
        QCOMPARE(toString(result.language), language);
}

void FilterTest::table_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    const auto line = [](const char* query, const char* table, const char* in, const char* out) {
        QTest::addRow("%s on %s", query, table) << QString::fromUtf8(query) << QString::fromUtf8(table)
                                                << QString::fromUtf8(in) << QString::fromUtf8(out);
    };
    line("bridge", "bridge", "bridge-rule bridge-base bridge bridge/use", "bridge-guard base-two crossing");
    line("bridge", "base", "base-two", "bridge-rule bridge-guard bridge-base crossing bridge");
    line("bridge", "base,bridge", "base-two bridge-rule bridge-base", "bridge-guard crossing");
    line("bridge", "bridge,guard", "bridge-rule bridge-guard bridge-base crossing", "base-two");
    line("bridge", "guard", "", "bridge-rule bridge-guard bridge-base crossing base-two");
    line("bridge", "BR,gu", "bridge-guard", "base-two");
    line("bridge", " Bridge ", "bridge-rule", "base-two");
    line("monastery", "guard", "monastery", "base-monk base:A");
    line("monastery", "base", "monastery base-monk base:A base/monasteries", "bridge-base");
    line("arch", "bridge", "bridge:arch", "");
    line("arch", "base", "", "bridge:arch");
}

void FilterTest::table()
{
    QFETCH(QString, query);
    QFETCH(QString, table);
    QFETCH(QString, in);
    QFETCH(QString, out);
    const QStringList ids = idsOf(find({query, {}, table.split(u','), {}, {}, 50}));
    for (const QString& id : in.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(ids.contains(id), qPrintable(id + QStringLiteral(" not in ") + ids.join(u' ')));
    for (const QString& id : out.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(!ids.contains(id), qPrintable(id + QStringLiteral(" in ") + ids.join(u' ')));
}

void FilterTest::kinds()
{
    const Results results =
        find({QStringLiteral("monastery"), {}, {}, {ResultKind::Tile, ResultKind::Section}, {}, 50});
    QCOMPARE(told(results), QStringLiteral("section:base/monasteries:title-form tile:base:A:text"));
}

void FilterTest::tellsWrongFilters_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("suggestion");
    const auto unknown = static_cast<int>(QueryFault::Kind::UnknownExpansion);
    const auto limit = static_cast<int>(QueryFault::Kind::BadLimit);
    QTest::newRow("misspelt") << "base,brigde" << 5 << unknown << 1 << "brigde"
                              << "bridge";
    QTest::newRow("misspelt at first") << "gaurd,base" << 5 << unknown << 0 << "gaurd"
                                       << "guard";
    QTest::newRow("nothing near") << "xyzzy" << 5 << unknown << 0 << "xyzzy"
                                  << "";
    QTest::newRow("empty entry") << "base," << 5 << unknown << 1 << ""
                                 << "";
    QTest::newRow("limit 0") << "base" << 0 << limit << 0 << "0"
                             << "";
    QTest::newRow("limit below 0") << "base" << -3 << limit << 0 << "-3"
                                   << "";
}

void FilterTest::tellsWrongFilters()
{
    QFETCH(QString, table);
    QFETCH(int, limit);
    QFETCH(int, kind);
    QFETCH(int, position);
    QFETCH(QString, value);
    QFETCH(QString, suggestion);
    const auto found = Search(m_fixture.database())
                           .find({QStringLiteral("monastery"), {}, table.split(u','), {}, {}, limit});
    QVERIFY(!found);
    const QueryFault expected{static_cast<QueryFault::Kind>(kind), position, value, suggestion};
    QVERIFY2(found.error() == expected, qPrintable(found.error().message()));
    QVERIFY(found.error().message().contains(value));
    QVERIFY(found.error().message().contains(suggestion));
}

GLOSSATOR_TEST(QCoreApplication, , FilterTest)
#include "filter_test.moc"
