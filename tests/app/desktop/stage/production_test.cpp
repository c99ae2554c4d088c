// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/stage_player.h"
#include "app/desktop/stage/stage_sources.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/app/desktop/stage/road_case.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::desktop {

/// What the stage is told when another thing is played, in which order, and what it finds then.
class ProductionTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nothingIsPlayedAtFirst();
    void whatWasPlayedGoesBeforeAnotherComes();
    void anotherChoiceIsNoOtherReading();
    void onlyAnotherChoiceCanBeLeft();
    void theStateIsThatOfTheMoment();

private:
    void openRoad(int step);
    [[nodiscard]] engine::Option another() const;

    static constexpr int meeple = 2; ///< the step after which Red may place one
    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    StageSources m_sources;
    pictures::TileShapes m_shapes;
    std::unique_ptr<StagePlayer> m_player;
    std::unique_ptr<Production> m_production;
    QStringList m_told;
};

void ProductionTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
    m_sources.setCatalogue(&*m_catalogue, &m_tiles);
}

/// As the stage does, it begins to play what is laid.
void ProductionTest::init()
{
    m_player = std::make_unique<StagePlayer>();
    m_production = std::make_unique<Production>(m_sources, m_shapes, *m_player);
    const Production* production = m_production.get();
    connect(production, &Production::clearing, this, [this] { m_told << QStringLiteral("clearing"); });
    connect(production, &Production::opened, this, [this] { m_told << QStringLiteral("opened"); });
    connect(production, &Production::readingChanged, this, [this] { m_told << QStringLiteral("reading"); });
    connect(production, &Production::laid, this, [this](int step) {
        m_told << QStringLiteral("laid %1").arg(step);
        const auto* result = m_production->played().result();
        m_player->begin(result != nullptr ? Timeline(*result) : Timeline(), step);
    });
    m_told.clear();
}

void ProductionTest::openRoad(int step)
{
    m_production->open(std::make_unique<LoadedCase>(
                           loadCaseText(QString::fromUtf8(roadCase), QStringLiteral("road.yaml"), m_tiles)),
                       {QStringLiteral("road"), step});
}

/// An option that the case does not choose there.
engine::Option ProductionTest::another() const
{
    const Performance& played = m_production->played();
    for (const engine::Option& option : played.result()->steps.at(meeple).options)
        if (option != played.caseChoice(meeple))
            return option;
    return {};
}

void ProductionTest::nothingIsPlayedAtFirst()
{
    QVERIFY(m_production->choreographer() == nullptr);
    QVERIFY(m_production->stateNow() == nullptr);
    QCOMPARE(m_production->place(), StagePlace());
    QVERIFY(m_production->playerNames().isEmpty() && m_production->title().isEmpty());
}

void ProductionTest::whatWasPlayedGoesBeforeAnotherComes()
{
    openRoad(meeple);
    QCOMPARE(m_told, QStringList({"clearing", "opened", "reading", "laid 2"}));
    QVERIFY(m_production->choreographer() != nullptr);
    QCOMPARE(m_production->place(), (StagePlace{QStringLiteral("road"), meeple}));
    QCOMPARE(m_production->playerNames().size(), 2);
    connect(m_production.get(), &Production::clearing, this, [this] {
        QVERIFY(m_production->choreographer() == nullptr);
        QVERIFY(m_production->played().ofCase() != nullptr); // whoever refers to it can let go
    });
    m_production->open(nullptr, {});
    QVERIFY(m_production->stateNow() == nullptr);
    QVERIFY(m_production->bounds().isEmpty());
}

/// The view stays as it was, and nobody is told of a reading once more.
void ProductionTest::anotherChoiceIsNoOtherReading()
{
    openRoad(meeple);
    const QRectF bounds = m_production->bounds();
    m_told.clear();
    m_production->leaveCase(meeple, another());
    QCOMPARE(m_told, QStringList({"clearing", "laid 2"}));
    QVERIFY(m_production->played().isDetour());
    QVERIFY(m_production->bounds().contains(bounds));
    m_player->goToEnd();
    QCOMPARE(m_production->place().step, meeple);
    m_told.clear();
    m_production->returnToCase();
    QCOMPARE(m_told, QStringList({"clearing", "laid 2"}));
    QVERIFY(!m_production->played().isAside());
}

void ProductionTest::onlyAnotherChoiceCanBeLeft()
{
    openRoad(0);
    m_told.clear();
    m_production->returnToCase();
    m_production->returnToCase(meeple);
    m_production->toggleHouse(); // which has no other reading of it
    QVERIFY(m_told.isEmpty());
}

/// While something happens the game is where that happens, not at the decision that follows.
void ProductionTest::theStateIsThatOfTheMoment()
{
    openRoad(meeple);
    const engine::State* resting = m_production->stateNow();
    QVERIFY(resting == &m_production->played().result()->steps.at(meeple).state);
    m_player->setPace({1.0, false});
    m_player->goToMoment({meeple, BeatKind::Event, 0, 0.0});
    QVERIFY(m_production->stateNow() ==
            &m_production->played().result()->steps.at(meeple).events.front().after);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, ProductionTest)
#include "production_test.moc"
