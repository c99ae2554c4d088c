// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/performance.h"
#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/app/desktop/stage/road_case.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::desktop {

/// A case on the stage, what follows from another choice, and the way back, without a window.
class PerformanceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nothingIsPlayedAtFirst();
    void aCaseIsPlayedAsItIs();
    void anotherChoiceLeavesTheCase();
    void aFurtherChoiceKeepsWhereTheCaseWasLeft();
    void theEndGivesTheCaseBack();

private:
    std::optional<engine::Option> another(int step) const;

    static constexpr int meeple = 2; ///< the step after which the case passes, although Red might place one
    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    Performance m_played;
};

void PerformanceTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
}

void PerformanceTest::init()
{
    auto road = std::make_unique<LoadedCase>(
        loadCaseText(QString::fromUtf8(roadCase), QStringLiteral("road.yaml"), m_tiles));
    m_played.begin(std::move(road), {}, &m_tiles);
}

/// An option of the decision after a step that the case does not choose.
std::optional<engine::Option> PerformanceTest::another(int step) const
{
    for (const engine::Option& option : m_played.result()->steps.at(static_cast<std::size_t>(step)).options)
        if (option != m_played.caseChoice(step))
            return option;
    return std::nullopt;
}

void PerformanceTest::nothingIsPlayedAtFirst()
{
    const Performance none;
    QVERIFY(none.ofCase() == nullptr && none.result() == nullptr);
    QVERIFY(!none.hasGame() && !none.isAside());
    QCOMPARE(none.lastOfCase(), -1);
}

void PerformanceTest::aCaseIsPlayedAsItIs()
{
    QVERIFY(m_played.hasGame() && !m_played.isAside());
    QCOMPARE(m_played.result(), &m_played.ofCase()->result);
    QVERIFY(m_played.caseChoice(meeple).has_value());
    QVERIFY(m_played.isCaseUpTo(100));
    m_played.toggleHouse(); // no decision of the house makes a difference
    QVERIFY(!m_played.isByHouse());
}

void PerformanceTest::anotherChoiceLeavesTheCase()
{
    m_played.leaveCase(meeple, another(meeple).value());
    QVERIFY(m_played.isDetour() && m_played.isAside());
    QVERIFY(m_played.result() != m_played.scripted());
    QCOMPARE(m_played.lastOfCase(), meeple);
    QVERIFY(m_played.isCaseUpTo(meeple) && !m_played.isCaseUpTo(meeple + 1));
    QVERIFY(m_played.caseChoice(meeple).has_value());
    QVERIFY(!m_played.caseChoice(meeple + 1).has_value());
    QCOMPARE(m_played.scriptedStep(meeple + 1), meeple);
    m_played.returnToCase();
    QVERIFY(!m_played.isAside());
    QCOMPARE(m_played.scriptedStep(meeple + 1), meeple + 1);
}

void PerformanceTest::aFurtherChoiceKeepsWhereTheCaseWasLeft()
{
    m_played.leaveCase(meeple - 1, another(meeple - 1).value());
    const int last = static_cast<int>(m_played.result()->steps.size()) - 1;
    m_played.leaveCase(last, m_played.result()->steps.back().options.front());
    QVERIFY(static_cast<int>(m_played.result()->steps.size()) > last + 1);
    QCOMPARE(m_played.lastOfCase(), meeple - 1);
}

void PerformanceTest::theEndGivesTheCaseBack()
{
    m_played.leaveCase(meeple, another(meeple).value());
    const auto road = m_played.end();
    QCOMPARE(road->id, QStringLiteral("road"));
    QVERIFY(m_played.ofCase() == nullptr && !m_played.isAside() && !m_played.hasGame());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, PerformanceTest)

#include "performance_test.moc"
