// SPDX-License-Identifier: GPL-3.0-or-later
// Over the real catalogue: whatever is found shows the words by which it was found, or tells where they
// stand.
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;
using Place = FoundBy::Place;

class FoundByTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;
    std::optional<Search> m_search;

    Results find(const QString& text, Language display)
    {
        Query query;
        query.text = text;
        query.display = display;
        auto found = m_search->find(query);
        return found && m_search->tellFoundBy(query, *found) ? *found : Results{};
    }

private slots:
    void initTestCase();
    void everyResultTellsWhyItIsThere_data();
    void everyResultTellsWhyItIsThere();
    void tellsThePlace_data();
    void tellsThePlace();
};

void FoundByTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
    m_search.emplace(m_database);
}

void FoundByTest::everyResultTellsWhyItIsThere_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"zana", "fairy dragon", "mănăstire", "monestir", "builder wonder double turn",
                             "cine ia punctele la egalitate", "puc retirar un seguidor", "tunnel", "peasant",
                             "hai-duc", "drac", "crop circle", "out of meeples"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void FoundByTest::everyResultTellsWhyItIsThere()
{
    QFETCH(QString, text);
    for (const Language display : catalogue::allLanguages) {
        const Results results = find(text, display);
        QVERIFY(!results.items.empty());
        for (const Result& result : results.items) {
            const bool shows =
                !result.snippet.matches.empty() || !result.titleMatches.empty() || !result.foundAs.isEmpty();
            QVERIFY2(shows != result.foundBy.has_value(), qPrintable(result.id));
            QVERIFY2(shows || !result.foundBy->snippet.matches.empty(), qPrintable(result.id));
        }
    }
}

void FoundByTest::tellsThePlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Language>("display");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("told");
    QTest::newRow("term") << QStringLiteral("cercle de cultiu") << Language::En
                          << QStringLiteral("crop-action-must-choose") << toString(Place::Term)
                          << QStringLiteral("crop circle");
    QTest::newRow("explained") << QStringLiteral("tunnel") << Language::Ro
                               << QStringLiteral("tunnel-claim-fn-when") << toString(Place::Explained)
                               << QStringLiteral(
                                      "În tura ta poți pune 1 dintre jetoanele tale de tunel pe un portal.");
    QTest::newRow("case") << QStringLiteral("tunnel") << Language::Ro
                          << QStringLiteral("tunnel-claim-any-tile") << toString(Place::CaseTitle)
                          << QStringLiteral("Un tunel unește două drumuri");
    QTest::newRow("words") << QStringLiteral("out of meeples") << Language::En
                           << QStringLiteral("base-draw-no-fit") << toString(Place::Words)
                           << QStringLiteral("discard, out");
}

void FoundByTest::tellsThePlace()
{
    QFETCH(QString, text);
    QFETCH(Language, display);
    QFETCH(QString, id);
    const Results results = find(text, display);
    const auto found = std::ranges::find(results.items, id, &Result::id);
    QVERIFY(found != results.items.end());
    QVERIFY(found->foundBy.has_value());
    QTEST(toString(found->foundBy->place), "place");
    QTEST(found->foundBy->snippet.text, "told");
}

GLOSSATOR_TEST(QCoreApplication, , FoundByTest)
#include "found_by_test.moc"
