// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/loaded_case.h"
#include "app/desktop/stage/stage_player.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/app/desktop/stage/road_case.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

/// A run is played, stepped through and gone about in, without a window.
class StagePlayerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void withoutARunNothingPlays();
    void beginsAtAStep();
    void stepsStayWithinTheRun();
    void withoutMotionWhatHappensHasHappened();
    void stopsBehindWhatWasAskedFor();
    void theMomentStaysWhereAllTakesLonger();
    void playingGoesOnWhereAllTakesLonger();
    void playingIsNoStep();

private:
    static constexpr int last = 3; ///< step of the case
    [[nodiscard]] Timeline timeline(const QStringList& captions = {}) const;

    std::optional<LoadedCase> m_road;
    std::unique_ptr<StagePlayer> m_player;
};

void StagePlayerTest::initTestCase()
{
    const auto catalogue = compiledCatalogue();
    const auto tiles = compiledTiles(catalogue);
    m_road = loadCaseText(QString::fromUtf8(roadCase), QStringLiteral("road.yaml"), tiles);
}

void StagePlayerTest::init()
{
    m_player = std::make_unique<StagePlayer>();
}

Timeline StagePlayerTest::timeline(const QStringList& captions) const
{
    return Timeline(m_road->result, captions);
}

void StagePlayerTest::withoutARunNothingPlays()
{
    const QSignalSpy commanded(m_player.get(), &StagePlayer::commanded);
    m_player->togglePlay();
    QVERIFY(!m_player->isPlaying());
    QCOMPARE(commanded.count(), 0);
    m_player->begin({}, 0);
    QCOMPARE(m_player->moment(), Moment());
    QCOMPARE(m_player->stepCount(), 0);
}

void StagePlayerTest::beginsAtAStep()
{
    const QSignalSpy stepped(m_player.get(), &StagePlayer::steppedTo);
    m_player->begin(timeline(), 2);
    QCOMPARE(m_player->moment(), (Moment{2, BeatKind::Rest, 0, 0.0}));
    QCOMPARE(stepped.count(), 1);
    m_player->begin(timeline(), 99);
    QCOMPARE(m_player->step(), last);
}

/// At the end nothing is left to play: to play is to begin anew.
void StagePlayerTest::stepsStayWithinTheRun()
{
    m_player->begin(timeline(), 0);
    m_player->stepBack();
    QCOMPARE(m_player->step(), 0);
    m_player->goToEnd();
    QCOMPARE(m_player->step(), last);
    QCOMPARE(m_player->position(), m_player->timeline().length());
    m_player->stepForward();
    QCOMPARE(m_player->step(), last);
    m_player->play();
    QVERIFY(m_player->isPlaying() && m_player->step() < last);
}

void StagePlayerTest::withoutMotionWhatHappensHasHappened()
{
    m_player->begin(timeline(), 0);
    const Moment begun{1, BeatKind::Event, 0, 0.0};
    m_player->setPace({1.0, true});
    m_player->goToMoment(begun);
    QVERIFY(m_player->isPlaying());
    QVERIFY(m_player->seenMoment().progress < 1.0);
    m_player->setPace({1.0, false});
    m_player->goToMoment(begun);
    QVERIFY(!m_player->isPlaying());
    QCOMPARE(m_player->moment().kind, BeatKind::Event);
    QCOMPARE(m_player->seenMoment().progress, 1.0);
}

void StagePlayerTest::stopsBehindWhatWasAskedFor()
{
    m_player->begin(timeline(), 0);
    m_player->setPace({10.0, true});
    m_player->goToMoment({1, BeatKind::Event, 0, 0.0});
    QTRY_VERIFY(!m_player->isPlaying());
    QCOMPARE(m_player->moment().step, 1);
    QCOMPARE(m_player->moment().kind, BeatKind::Event);
}

void StagePlayerTest::theMomentStaysWhereAllTakesLonger()
{
    m_player->begin(timeline(), 2);
    const Moment before = m_player->moment();
    const int position = m_player->position();
    m_player->retime(timeline({QString(180, u'x'), QString(180, u'x'), QString(), QString()}));
    QCOMPARE(m_player->moment(), before);
    QVERIFY(m_player->position() > position);
}

/// As when the language changes: the film goes on to where it was to end.
void StagePlayerTest::playingGoesOnWhereAllTakesLonger()
{
    m_player->begin(timeline(), 0);
    m_player->setPace({10.0, true});
    m_player->play();
    m_player->retime(timeline({QString(180, u'x'), QString(180, u'x'), QString(), QString()}));
    QVERIFY(m_player->isPlaying());
    QTRY_VERIFY_WITH_TIMEOUT(!m_player->isPlaying(), 20000);
    QCOMPARE(m_player->step(), last);
    QCOMPARE(m_player->moment().kind, BeatKind::Rest);
}

/// Who comes to a step is not told of it as who goes there.
void StagePlayerTest::playingIsNoStep()
{
    m_player->begin(timeline(), last - 1);
    const QSignalSpy stepped(m_player.get(), &StagePlayer::steppedTo);
    m_player->setPace({10.0, true});
    m_player->play();
    QTRY_VERIFY_WITH_TIMEOUT(!m_player->isPlaying(), 20000);
    QCOMPARE(m_player->step(), last);
    QCOMPARE(stepped.count(), 0);
    m_player->goToEnd();
    QCOMPARE(stepped.count(), 1);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, StagePlayerTest)
#include "stage_player_test.moc"
