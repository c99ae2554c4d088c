// SPDX-License-Identifier: GPL-3.0-or-later
// The answer stands first: what speaks of both, whoever says it, before what speaks of one of them.
#include "model/pairs/authority.h"
#include "model/pairs/pair_clauses.h"
#include "model/pairs/pair_matrix.h"
#include "model/pairs/pair_reader.h"
#include "tests/test_program.h"

#include <QFile>
#include <QtTest>

#include <algorithm>

using namespace glossator;
using namespace glossator::pairs;

class AnswersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void putTheAnswerFirst_data();
    void putTheAnswerFirst();
    void areTheSameByBoxAndByThing_data();
    void areTheSameByBoxAndByThing();
    void tellEverythingAboutBothOnce_data();
    void tellEverythingAboutBothOnce();
    void foundTogetherAreNoSilence();
    void namesakesComeFirst();
    void listsTellNothingOfTheTwo();
    void whatHoldsForAKindIsTold();
    void anAnswerLeadsToThatOfTheBoxes();
    void nearestToASilenceIsWhatIsLikeIt();
    void casesStandInForARuling();
    void casesThatNameBothLead_data();
    void casesThatNameBothLead();
    void countsWhatTheMatrixCounts_data();
    void countsWhatTheMatrixCounts();
    void nearestToASilenceAreTheBoxes_data();
    void nearestToASilenceAreTheBoxes();

private:
    [[nodiscard]] PairAnswer answer(const QString& pair) const
    {
        return m_reader->answer(PairId::fromString(pair));
    }

    std::unique_ptr<catalogue::Catalogue> m_catalogue;
    std::unique_ptr<SubjectList> m_subjects;
    std::unique_ptr<PairReader> m_reader;
};

namespace {

QStringList wordsOf(const QString& cell)
{
    return cell == QLatin1String("-") ? QStringList() : cell.split(u' ', Qt::SkipEmptyParts);
}

QStringList statementsOf(const PairAnswer& answer)
{
    QStringList ids;
    for (const Finding& finding : answer.findings)
        ids += finding.clause.id;
    return ids;
}

QStringList besideOf(const Finding& finding)
{
    QStringList ids;
    for (const Beside& beside : finding.beside)
        ids += beside.clause.id;
    return ids;
}

QStringList nearbyOf(const PairAnswer& answer)
{
    QStringList ids;
    for (const auto& clause : answer.nearby)
        ids += clause.id;
    return ids;
}

} // namespace

void AnswersTest::initTestCase()
{
    auto opened = catalogue::Catalogue::open(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message()));
    m_catalogue = std::make_unique<catalogue::Catalogue>(std::move(*opened));
    m_subjects = std::make_unique<SubjectList>(*m_catalogue);
    m_reader = std::make_unique<PairReader>(*m_catalogue, *m_subjects);
}

void AnswersTest::putTheAnswerFirst_data()
{
    QTest::addColumn<QStringList>("first");
    QTest::addColumn<QStringList>("beside");
    QTest::addColumn<QStringList>("last");
    QFile file(QStringLiteral(GLOSSATOR_PAIRS_TSV));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        if (!line.startsWith(u'#') && cells.size() == 4)
            QTest::newRow(qPrintable(cells.at(0)))
                << wordsOf(cells.at(1)) << wordsOf(cells.at(2)) << wordsOf(cells.at(3));
    }
}

void AnswersTest::putTheAnswerFirst()
{
    QFETCH(QStringList, first);
    QFETCH(QStringList, beside);
    QFETCH(QStringList, last);
    const PairAnswer found = answer(QString::fromUtf8(QTest::currentDataTag()));
    const QStringList statements = statementsOf(found);
    QCOMPARE(statements.mid(0, first.size()), first);
    for (const QString& id : beside)
        QVERIFY2(besideOf(found.findings.front()).contains(id), qPrintable(id));
    for (const QString& id : last)
        QVERIFY2(nearbyOf(found).contains(id) && !statements.contains(id), qPrintable(id));
}

void AnswersTest::areTheSameByBoxAndByThing_data()
{
    QTest::addColumn<QString>("other");
    const auto row = [](const char* one, const char* other) {
        QTest::newRow(one) << QString::fromLatin1(other);
    };
    row("term:fairy/messages-1", "term:fairy/term:message");
    row("messages-1/term:fairy", "fairy/messages-1");
    row("fairy/exp-3-princess-dragon", "term:fairy/exp-3-princess-dragon");
    row("abbot/messages-1", "term:abbot-figure/term:message");
    row("term:wind-rose/term:message", "wind-roses/messages-1");
    row("term:dragon/wonders-of-humanity", "term:wonder/term:dragon");
    row("term:crop-circle/messages-1", "mini-7-crop-circles/term:message");
    row("fairy/fairy", "term:fairy/fairy");
}

/// Nor does it matter which of the two is named first.
void AnswersTest::areTheSameByBoxAndByThing()
{
    QFETCH(QString, other);
    const PairId one = PairId::fromString(QString::fromUtf8(QTest::currentDataTag()));
    const PairAnswer asked = m_reader->answer(one);
    QVERIFY(!asked.isEmpty());
    QCOMPARE(asked.pair, one);
    for (const PairId& route : {one.swapped(), PairId::fromString(other)}) {
        const PairAnswer found = m_reader->answer(route);
        QCOMPARE(statementsOf(found), statementsOf(asked));
        QCOMPARE(nearbyOf(found), nearbyOf(asked));
        for (std::size_t i = 0; i < found.findings.size(); ++i)
            QCOMPARE(besideOf(found.findings[i]), besideOf(asked.findings[i]));
    }
}

void AnswersTest::tellEverythingAboutBothOnce_data()
{
    QTest::addColumn<int>("least");
    QTest::newRow("term:fairy/messages-1") << 5;
    QTest::newRow("term:fairy/exp-3-princess-dragon") << 15;
    QTest::newRow("exp-2-traders-builders/messages-1") << 8;
    QTest::newRow("wonders-of-humanity/exp-3-princess-dragon") << 8;
    QTest::newRow("term:abbot-role/messages-1") << 3;
    QTest::newRow("term:monastery/wonders-of-humanity") << 10;
    QTest::newRow("20th-anniversary/exp-3-princess-dragon") << 3;
}

/// A clause about both is a statement or stands beside one; what the publisher says of both is never beside.
void AnswersTest::tellEverythingAboutBothOnce()
{
    QFETCH(int, least);
    const PairAnswer found = answer(QString::fromUtf8(QTest::currentDataTag()));
    const QStringList statements = statementsOf(found);
    QStringList told = statements;
    for (const Finding& finding : found.findings)
        told += besideOf(finding);
    const PairId meant = m_subjects->meant(found.pair);
    const QStringList about = clausesAboutBoth(*m_catalogue, meant);
    QVERIFY(about.size() >= least);
    for (const auto& clause : m_catalogue->clauses(about)) {
        QVERIFY2(told.contains(clause.id), qPrintable(clause.id));
        QCOMPARE(statements.count(clause.id), qsizetype(statements.contains(clause.id)));
        if (authorityOf(clause) == Authority::Publisher)
            QVERIFY2(statements.contains(clause.id), qPrintable(clause.id));
    }
    for (const QString& id : nearbyOf(found))
        QVERIFY2(!told.contains(id) && !about.contains(id), qPrintable(id));
}

/// What is nearest to a silence are the boxes and what is like one of the two, and no word that is
/// everywhere.
void AnswersTest::foundTogetherAreNoSilence()
{
    const PairAnswer found = answer(QStringLiteral("term:inn/term:message-3"));
    QVERIFY(found.isEmpty());
    QVERIFY(found.nearPairs.size() > 2);
    QCOMPARE(found.nearPairs.at(0).pair.toString(), QStringLiteral("term:inn/exp:messages-1"));
    QCOMPARE(found.nearPairs.at(1).pair.toString(),
             QStringLiteral("exp:exp-1-inns-cathedrals/exp:messages-1"));
    QCOMPARE(found.nearPairs.at(2).pair.toString(), QStringLiteral("term:inn/term:message-1"));
    for (const NearPair& near : found.nearPairs) {
        QVERIFY(!m_reader->answer(near.pair).isEmpty());
        for (const SubjectId& side : {near.pair.one, near.pair.other})
            QVERIFY2(side.id != QLatin1String("meeple") && side.id != QLatin1String("player"),
                     qPrintable(side.id));
    }
}

/// Rows and columns are spoken of beside wonders more often than gardens are, but in other words than crop
/// circles.
/// A case may show both where nobody has said anything about them; beside a ruling its own cases stand.
void AnswersTest::casesStandInForARuling()
{
    const PairAnswer silent = answer(QStringLiteral("term:stonehenge/term:inn"));
    QVERIFY(silent.isEmpty());
    QVERIFY(!silent.shownBy.empty());
    for (const auto& shown : silent.shownBy)
        for (const char* thing : {"stonehenge", "inn"}) {
            const QStringList about =
                clausesAbout(*m_catalogue, {SubjectKind::Concept, QString::fromLatin1(thing)});
            const QStringList claimed = shown.proves + shown.shows;
            QVERIFY2(std::ranges::any_of(claimed, [&](const QString& id) { return about.contains(id); }),
                     qPrintable(shown.id));
        }
    QVERIFY(answer(QStringLiteral("term:fairy/messages-1")).shownBy.empty());
}

void AnswersTest::casesThatNameBothLead_data()
{
    QTest::addColumn<QString>("led");
    const auto row = [](const char* pair, const char* led) {
        QTest::newRow(pair) << QString::fromLatin1(led);
    };
    row("term:pig/term:message-6", "msg-pig-is-no-farmer");
    row("term:message-6/term:pig", "msg-pig-is-no-farmer");
    row("term:abbey/term:extra-turn", "ann-extra-turn-for-the-abbey");
    row("term:stonehenge/term:inn", "");
    row("term:fairy/messages-1", "exp2-builder-without-meeples"); // behind those of the findings
}

/// A case may ask in its title just what was asked; it stands first then, and no other is named so where none
/// does.
void AnswersTest::casesThatNameBothLead()
{
    QFETCH(QString, led);
    const PairAnswer found = answer(QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(found.namedBy.empty() ? QString() : found.namedBy.front().id, led);
    for (const auto& more : found.shownBy)
        QVERIFY(std::ranges::find(found.namedBy, more.id, &catalogue::CaseInfo::id) == found.namedBy.end());
}

void AnswersTest::countsWhatTheMatrixCounts_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const QStringList boxes{QStringLiteral("abbot"),
                            QStringLiteral("wonders-of-humanity"),
                            QStringLiteral("messages-1"),
                            QStringLiteral("20th-anniversary"),
                            QStringLiteral("exp-3-princess-dragon"),
                            QStringLiteral("wind-roses")};
    for (const QString& one : boxes)
        for (const QString& other : boxes)
            QTest::addRow("%s/%s", qPrintable(one), qPrintable(other)) << one << other;
}

/// What stands beside a statement is counted as well.
void AnswersTest::countsWhatTheMatrixCounts()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    static const PairMatrix matrix(*m_catalogue);
    const auto placeOf = [](const QString& id) {
        return static_cast<int>(std::ranges::find(matrix.boxes(), id, &catalogue::Expansion::id) -
                                matrix.boxes().begin());
    };
    QCOMPARE(answer(one + u'/' + other).known, matrix.cell(placeOf(one), placeOf(other)));
}

void AnswersTest::nearestToASilenceAreTheBoxes_data()
{
    QTest::addColumn<QStringList>("near");
    const auto row = [](const char* pair, const QStringList& near) { QTest::newRow(pair) << near; };
    row("term:notre-dame/term:message-3", {QStringLiteral("term:notre-dame/exp:messages-1"),
                                           QStringLiteral("exp:wonders-of-humanity/exp:messages-1")});
    row("term:barn-piece/term:pig", {QStringLiteral("exp:exp-5-abbey-mayor/exp:exp-2-traders-builders")});
    row("term:abu-simbel/wheel-of-fortune", {QStringLiteral("exp:wonders-of-humanity/exp:wheel-of-fortune")});
}

/// What holds for a box holds for what lies in it; two things of one box have no wider pair.
void AnswersTest::nearestToASilenceAreTheBoxes()
{
    QFETCH(const QStringList, near);
    const PairAnswer found = answer(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(found.isEmpty());
    for (qsizetype i = 0; i < near.size(); ++i)
        QCOMPARE(found.nearPairs.at(static_cast<std::size_t>(i)).pair.toString(), near.at(i));
    for (const NearPair& pair : answer(QStringLiteral("term:tikal/term:alhambra")).nearPairs)
        QVERIFY2(!pair.pair.toString().contains(QLatin1String("wonders-of-humanity")),
                 qPrintable(pair.pair.toString()));
}

/// Each may be put on a wonder or may not, which tells nothing of the two.
void AnswersTest::listsTellNothingOfTheTwo()
{
    const auto list = QStringLiteral("woh-x-general-allowed-figures");
    for (const char* pair : {"term:barn-piece/term:pig", "term:large-meeple/term:mayor"})
        QVERIFY2(!statementsOf(answer(QString::fromLatin1(pair))).contains(list), pair);
    const auto knights = QStringLiteral("msg-5-fn-which-knights"); // which of them are knights
    QVERIFY(statementsOf(answer(QStringLiteral("term:knight/term:wagon"))).contains(knights));
    QVERIFY(!statementsOf(answer(QStringLiteral("term:ringmaster/term:wagon"))).contains(knights));
    for (const char* pair : {"wonders-of-humanity/term:pig", "term:wonder/term:large-meeple"})
        QVERIFY2(statementsOf(answer(QString::fromLatin1(pair))).contains(list), pair);
}

/// A mayor is a meeple: what a tower does to meeples it does to him.
void AnswersTest::whatHoldsForAKindIsTold()
{
    const PairAnswer found = answer(QStringLiteral("term:mayor/term:tower"));
    QVERIFY(found.isEmpty());
    QStringList told;
    for (const auto& clause : found.ofKinds)
        told += clause.id;
    QVERIFY2(told.contains(QStringLiteral("exp4-top-capturable")), qPrintable(told.join(u' ')));
    QCOMPARE(found.nearPairs.front().pair.toString(), QStringLiteral("term:meeple/term:tower"));
    for (const auto* others : {&found.ofBoxes, &found.nearRules})
        for (const auto& clause : *others)
            QVERIFY2(!told.contains(clause.id), qPrintable(clause.id));
    QVERIFY(answer(QStringLiteral("term:pig/term:tower")).ofKinds.empty());
    const PairAnswer byBox = answer(QStringLiteral("exp:phantom/term:tower")); // which speaks for the phantom
    QVERIFY(byBox.isEmpty());
    QVERIFY(!byBox.ofKinds.empty());
}

/// The figure and the role of a special monastery are both called abbot; much is said of the one that was not
/// asked about.
void AnswersTest::namesakesComeFirst()
{
    const PairAnswer found = answer(QStringLiteral("term:abbot-figure/term:message-3"));
    QVERIFY(found.isEmpty());
    QVERIFY(found.nearPairs.front().isNamesake);
    QCOMPARE(found.nearPairs.front().pair.toString(), QStringLiteral("term:abbot-role/term:message-3"));
    for (const char* pair : {"term:barn-piece/term:pig", "term:knight/term:ringmaster"})
        for (const NearPair& near : answer(QString::fromLatin1(pair)).nearPairs)
            QVERIFY2(near.clauses > 0, qPrintable(near.pair.toString())); // else it leads nowhere either
    for (const NearPair& near : answer(QStringLiteral("term:crop-circle/term:wonder")).nearPairs)
        QVERIFY2(!near.isNamesake, qPrintable(near.pair.toString()));
}

/// An open question about what the builder brings, the double turn, is one of the boxes.
void AnswersTest::anAnswerLeadsToThatOfTheBoxes()
{
    const PairAnswer found = answer(QStringLiteral("20th-anniversary/term:builder"));
    QVERIFY(!found.isEmpty());
    QVERIFY(!found.nearPairs.empty());
    QCOMPARE(found.nearPairs.front().pair.toString(),
             QStringLiteral("exp:20th-anniversary/exp:exp-2-traders-builders"));
    QVERIFY(found.nearPairs.front().clauses > static_cast<int>(found.findings.size()));
    QVERIFY(answer(QStringLiteral("20th-anniversary/exp-2-traders-builders")).nearPairs.empty());
}

void AnswersTest::nearestToASilenceIsWhatIsLikeIt()
{
    const PairAnswer found = answer(QStringLiteral("term:crop-circle/term:wonder"));
    QVERIFY(found.isEmpty());
    QStringList near;
    for (const NearPair& pair : found.nearPairs)
        near += pair.pair.toString();
    QVERIFY2(near.contains(QStringLiteral("term:garden/term:wonder")), qPrintable(near.join(u' ')));
    QVERIFY2(near.filter(QRegularExpression(QStringLiteral("term:(row|column)/"))).isEmpty(),
             qPrintable(near.join(u' ')));
    QStringList rules;
    for (const auto& clause : found.nearRules)
        rules += clause.id;
    QVERIFY2(rules.contains(QStringLiteral("woh-attach-must-mark")), qPrintable(rules.join(u' ')));
}

GLOSSATOR_TEST(QCoreApplication, , AnswersTest)
#include "answers_test.moc"
