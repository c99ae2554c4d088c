// SPDX-License-Identifier: GPL-3.0-or-later
// What search shows of a result: titles, passages and the marks in them.
#include "model/search/search.h"
#include "tests/model/search/search_fixture.h"
#include "tests/model/search/told.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

class MarkingTest : public QObject
{
    Q_OBJECT

private:
    SearchFixture m_fixture{QStringLiteral("small")};

    [[nodiscard]] Results find(const Query& query) const { return findOrFail(m_fixture.database(), query); }

private slots:
    void initTestCase();
    void marks_data();
    void marks();
    void cutsOutThePassage();
    void display();
};

void MarkingTest::initTestCase()
{
    QCOMPARE(m_fixture.error(), QString());
}

void MarkingTest::marks_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("snippet");
    const auto line = [](const char* query, const char* id, const char* title, const char* snippet) {
        QTest::addRow("%s -> %s", query, id) << QString::fromUtf8(query) << QString::fromUtf8(id)
                                             << QString::fromUtf8(title) << QString::fromUtf8(snippet);
    };
    line("manastirilor", "base-monk", "Mănăstirile", "mănăstire");
    line("calug", "base-monk", "", "călugăr");
    line("l'abadia", "bridge-rule", "", "abadia");
    line("collocar", "base-two", "", "col·locar");
    line("two meeples", "base-two", "", "2|meeples");
    line("crossing bridges", "bridge-base", "bridge", "bridge|crosses");
    line("the monks", "base-two", "", "monks");
    line("monastery", "monastery", "monastery", "cloister");
    line("cloister", "base-monk", "Monasteries", "monastery"); // another word for the same thing
    line("lengthen", "bridge-rule", "", "continues");
    line("monestir lang:ro", "base-monk", "Mănăstirile", "mănăstire");
}

void MarkingTest::marks()
{
    QFETCH(QString, query);
    QFETCH(QString, id);
    QFETCH(QString, title);
    QFETCH(QString, snippet);
    const Results results = find({query, {}, {}, {}, {}, 50});
    for (const Result& result : results.items) {
        if (result.id != id)
            continue;
        QCOMPARE(cutOut(result.title, result.titleMatches), title);
        QCOMPARE(cutOut(result.snippet.text, result.snippet.matches), snippet);
        return;
    }
    QFAIL(qPrintable(told(results)));
}

void MarkingTest::cutsOutThePassage()
{
    const Results results = find({QStringLiteral("dragon"), {}, {}, {}, {}, 5});
    QCOMPARE(idsOf(results), QStringList{QStringLiteral("base-long")});
    const Snippet& snippet = results.items.front().snippet;
    QCOMPARE(cutOut(snippet.text, snippet.matches), QStringLiteral("dragon|dragon"));
    QVERIFY(snippet.cutBefore && snippet.cutAfter);
    QVERIFY(snippet.text.size() <= 200 && snippet.text.size() > 150);
    QVERIFY(!snippet.text.startsWith(u' ') && !snippet.text.endsWith(u' '));
    const QString whole = find({QStringLiteral("base-long"), {}, {}, {}, {}, 1}).items.front().snippet.text;
    QVERIFY(whole.startsWith(QStringLiteral("This long text")));
    QVERIFY(snippet.offset > whole.indexOf(u' '));
}

void MarkingTest::display()
{
    Query query{QStringLiteral("mănăstire"), {}, {}, {ResultKind::Term}, Language::Ca, 50};
    QCOMPARE(find(query).items.front().title, QStringLiteral("monestir"));
    QCOMPARE(toString(find(query).items.front().language), toString(Language::Ca));
    QCOMPARE(find(query).items.front().foundAs, QStringLiteral("mănăstire"));
    query.display = {};
    QCOMPARE(find(query).items.front().title, QStringLiteral("mănăstire"));
    // Found in three languages alike: the language of display, or English.
    Query meeple{QStringLiteral("meeple"), {}, {}, {ResultKind::Clause}, Language::Ca, 1};
    QCOMPARE(toString(find(meeple).items.front().language), toString(Language::Ca));
    meeple.display = {};
    QCOMPARE(toString(find(meeple).items.front().language), toString(Language::En));
    // The language of the words does not matter, and a foreign title is told.
    for (const char* word : {"cloister", "monestir", "mănăstire"}) {
        const Results all = find({QString::fromUtf8(word), {}, {}, {ResultKind::Clause}, Language::Ro, 50});
        const auto monk = std::ranges::find(all.items, QStringLiteral("base-monk"), &Result::id);
        QVERIFY2(monk != all.items.end(), word);
        QCOMPARE(toString(monk->language), toString(Language::Ro));
        QCOMPARE(cutOut(monk->snippet.text, monk->snippet.matches), QStringLiteral("mănăstire"));
    }
    const Query section{QStringLiteral("mănăstirile"), {}, {}, {ResultKind::Section}, Language::En, 5};
    QCOMPARE(find(section).items.front().title, QStringLiteral("Monasteries"));
    QCOMPARE(find(section).items.front().foundAs, QStringLiteral("Mănăstirile"));
    // What has no title in the language of display keeps the one it was found with.
    Query fata{QStringLiteral("fata morgana"), {}, {}, {}, Language::En, 1};
    QCOMPARE(find(fata).items.front().title, QStringLiteral("fata morgana"));
}

GLOSSATOR_TEST(QCoreApplication, , MarkingTest)
#include "marking_test.moc"
