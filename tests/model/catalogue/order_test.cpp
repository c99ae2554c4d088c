// SPDX-License-Identifier: GPL-3.0-or-later
// What the catalogue says of the order of play, against the rows of small_catalogue.sql.
#include "model/catalogue/catalogue.h"
#include "tests/model/catalogue/catalogue_file.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::catalogue;

namespace {

/// The clauses of an act, joined by plus signs.
QString wholeOf(const OrderAct& act)
{
    QString ids = act.lead.id;
    for (const Clause& clause : act.more)
        ids += u'+' + clause.id;
    return ids;
}

} // namespace

class OrderTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::optional<Catalogue> m_catalogue;

private slots:
    void initTestCase();
    void orderOfPlay_data();
    void orderOfPlay();
    void conditions();
    void partsOfARound();
    void rounds_data();
    void rounds();
    void stepOfPhase();
};

void OrderTest::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("small.catalogue"));
    QCOMPARE(writeSmallCatalogue(path), QString());
    auto opened = Catalogue::open(path);
    QVERIFY(opened);
    m_catalogue.emplace(std::move(*opened));
}

/// Acts stand as "step/lead+more"; a clause is there when the expansions that it needs are.
void OrderTest::orderOfPlay_data()
{
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<QStringList>("acts");
    QTest::newRow("everything") << QStringList{}
                                << QStringList{"draw/base-draw+bridge-guard", "draw/bridge-rule+bridge-both",
                                               "final/bridge-guard"};
    QTest::newRow("base game") << QStringList{"base"} << QStringList{"draw/base-draw"};
    QTest::newRow("no guard") << QStringList{"base", "bridge"}
                              << QStringList{"draw/base-draw", "draw/bridge-rule"};
    QTest::newRow("a part brings its box")
        << QStringList{"base", "guard"}
        << QStringList{"draw/base-draw+bridge-guard", "draw/bridge-rule+bridge-both", "final/bridge-guard"};
    QTest::newRow("nothing known") << QStringList{"moon"} << QStringList{};
}

void OrderTest::orderOfPlay()
{
    QFETCH(QStringList, table);
    QStringList acts;
    for (const OrderStep& step : m_catalogue->orderOfPlay(table))
        for (const OrderAct& act : step.acts)
            acts << step.id + u'/' + wholeOf(act);
    QTEST(acts, "acts");
}

void OrderTest::conditions()
{
    const OrderStep draw = m_catalogue->orderOfPlay({}).front();
    QCOMPARE(draw.acts.at(0).condition, LocalizedText());
    QCOMPARE(draw.acts.at(1).condition.source(), QStringLiteral("If there is a bridge"));
    QCOMPARE(draw.acts.at(1).condition.textOrSource(Language::Ro), QStringLiteral("Dacă este un pod"));
}

void OrderTest::partsOfARound()
{
    const std::vector<OrderStep> steps = m_catalogue->orderOfPlay({});
    const OrderStep& draw = steps.front();
    QCOMPARE(draw.acts.at(0).part, QString());
    QCOMPARE(draw.acts.at(1).part, QStringLiteral("after"));
    QCOMPARE(draw.parts.size(), std::size_t{1});
    QCOMPARE(draw.parts.front().id, QStringLiteral("after"));
    QCOMPARE(draw.parts.front().name.textOrSource(Language::Ro), QStringLiteral("După tragere"));
    QVERIFY(steps.back().parts.empty());
}

/// A round is there for those who play by its clause, and so are its parts.
void OrderTest::rounds_data()
{
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<QStringList>("rounds");
    QTest::newRow("everything") << QStringList{} << QStringList{"1B+after", "own"};
    QTest::newRow("with the box of the round") << QStringList{"base", "bridge"} << QStringList{"1B+after"};
    QTest::newRow("without it") << QStringList{"base"} << QStringList{""};
}

void OrderTest::rounds()
{
    QFETCH(QStringList, table);
    QStringList rounds;
    for (const OrderStep& step : m_catalogue->orderOfPlay(table)) {
        rounds << step.round;
        for (const OrderPart& part : step.parts)
            rounds.back() += u'+' + part.id;
    }
    QTEST(rounds, "rounds");
}

void OrderTest::stepOfPhase()
{
    const auto draw = m_catalogue->stepOfPhase(QStringLiteral("draw"));
    QVERIFY(draw.has_value());
    QCOMPARE(draw->textOrSource(Language::Ro), QStringLiteral("Tragi un cartonaș"));
    QVERIFY(!m_catalogue->stepOfPhase(QStringLiteral("wood")).has_value());
    QVERIFY(!m_catalogue->stepOfPhase({}).has_value());
}

GLOSSATOR_TEST(QCoreApplication, , OrderTest)
#include "order_test.moc"
