// SPDX-License-Identifier: GPL-3.0-or-later
// An answer heeds which boxes lie on the table, and where there is none, that of their boxes is told.
#include "model/pairs/pair_clauses.h"
#include "model/pairs/pair_reader.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace glossator;
using namespace glossator::pairs;

class BoxesOfPairsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void putWhatTakesAnotherBoxLast_data();
    void putWhatTakesAnotherBoxLast();
    void silenceTellsWhatIsOfTheBoxes_data();
    void silenceTellsWhatIsOfTheBoxes();
    void silenceNamesTheBoxCalledTheSame();
    void boxesAreNamedByTheirThing();

private:
    std::unique_ptr<catalogue::Catalogue> m_catalogue;
    std::unique_ptr<SubjectList> m_subjects;
    std::unique_ptr<PairReader> m_reader;
};

namespace {

QStringList wordsOf(const char* words)
{
    return QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

void BoxesOfPairsTest::initTestCase()
{
    auto opened = catalogue::Catalogue::open(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message()));
    m_catalogue = std::make_unique<catalogue::Catalogue>(std::move(*opened));
    m_subjects = std::make_unique<SubjectList>(*m_catalogue);
    m_reader = std::make_unique<PairReader>(*m_catalogue, *m_subjects);
}

void BoxesOfPairsTest::putWhatTakesAnotherBoxLast_data()
{
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<QStringList>("last");
    const auto row = [](const char* pair, const char* table, const char* last) {
        QTest::newRow(pair) << wordsOf(table) << wordsOf(last);
    };
    row("term:fairy/term:builder", "base exp-2-traders-builders exp-3-princess-dragon fairy",
        "msg-rounds-builder exp4-capture-meeples-only");
    row("term:fairy/term:pig", "base", "exp4-capture-meeples-only"); // both are asked about all the same
    row("term:fairy/term:abbot-figure", "", "");
}

/// A table lacks boxes; what needs one of them, besides those of the two, is no answer for it.
void BoxesOfPairsTest::putWhatTakesAnotherBoxLast()
{
    QFETCH(const QStringList, table);
    QFETCH(const QStringList, last);
    const PairAnswer found =
        m_reader->answer(PairId::fromString(QString::fromUtf8(QTest::currentDataTag())), table);
    QStringList off;
    for (const Finding& finding : found.findings)
        if (finding.part == Part::OffTable)
            off += finding.clause.id;
    QCOMPARE(off, last);
    QVERIFY(off.size() < static_cast<qsizetype>(found.findings.size()));
    QVERIFY(std::ranges::is_sorted(found.findings, {}, &Finding::part)); // and so they come last
}

void BoxesOfPairsTest::silenceTellsWhatIsOfTheBoxes_data()
{
    QTest::addColumn<QStringList>("told");
    QTest::newRow("term:inn/term:wonder") << QStringList{QStringLiteral("woh-setup-ignore-expansion-rules")};
    QTest::newRow("term:crop-circle/term:wonder") << QStringList();
}

/// What holds where their boxes meet is told, not only led to; no rule is near that speaks of neither.
void BoxesOfPairsTest::silenceTellsWhatIsOfTheBoxes()
{
    QFETCH(const QStringList, told);
    const PairAnswer found = m_reader->answer(PairId::fromString(QString::fromUtf8(QTest::currentDataTag())));
    QVERIFY(found.isEmpty());
    QStringList ids;
    for (const auto& clause : found.ofBoxes)
        ids += clause.id;
    QCOMPARE(ids.mid(0, told.size()), told);
    QVERIFY(!found.nearRules.empty());
    const ClauseTerms terms(*m_catalogue);
    for (const auto& rule : found.nearRules) {
        const QStringList named = terms.of(rule.id);
        QVERIFY2(named.contains(found.pair.one.id) || named.contains(found.pair.other.id),
                 qPrintable(rule.id));
        QVERIFY2(!ids.contains(rule.id), qPrintable(rule.id));
    }
}

/// Who asks about the river may mean the box, and who asks about the box the river.
void BoxesOfPairsTest::silenceNamesTheBoxCalledTheSame()
{
    for (const char* box : {"wind-roses", "wheel-of-fortune"}) {
        const QString other = QStringLiteral("exp:%1/").arg(QLatin1String(box));
        const PairAnswer found =
            m_reader->answer(PairId::fromString(other + QStringLiteral("term:river")), {});
        QVERIFY(!found.nearPairs.empty());
        QCOMPARE(found.nearPairs.front().pair.toString(), other + QStringLiteral("exp:river"));
        QVERIFY(found.nearPairs.front().isNamesake);
    }
}

/// Who lists an abbot among the figures of a wonder speaks of The Abbot, too; but asked about alone, a box is
/// only what stands on it.
void BoxesOfPairsTest::boxesAreNamedByTheirThing()
{
    for (const char* pair : {"term:abbot-figure/term:wonder", "exp:abbot/exp:wonders-of-humanity"})
        QVERIFY(clausesAboutBoth(*m_catalogue, m_subjects->meant(PairId::fromString(QLatin1String(pair))))
                    .contains(QStringLiteral("woh-x-general-allowed-figures")));
    QVERIFY(!clausesAboutBoth(*m_catalogue, PairId::fromString(QStringLiteral("exp:abbot/exp:abbot")))
                 .contains(QStringLiteral("woh-x-general-allowed-figures")));
}

GLOSSATOR_TEST(QCoreApplication, , BoxesOfPairsTest)
#include "boxes_of_pairs_test.moc"
