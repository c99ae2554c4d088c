// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/stage/stage_view_test.h"

#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/options_model.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/step_row_layout.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/timeline_slider.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/app/desktop/stage/spread_of_cases.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

#include <memory>
#include <optional>

namespace glossator::desktop {

void StageViewTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
}

void StageViewTest::init()
{
    m_view = std::make_unique<StageView>();
    m_view->setCatalogue(&*m_catalogue, &m_tiles);
    m_view->resize(1280, 760);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void StageViewTest::addShippedCases()
{
    QTest::addColumn<QString>("id");
    QStringList ids = spreadOfCases();
    if (qEnvironmentVariableIsSet("GLOSSATOR_ALL_CASES")) {
        ids.clear();
        for (const catalogue::CaseInfo& info : m_catalogue->cases())
            ids << info.id;
    }
    for (const QString& id : ids)
        QTest::newRow(qPrintable(id)) << id;
}

int StageViewTest::rowOf(StepsModel::RowKind kind, const QString& beginning) const
{
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        if (index.data(StepsModel::KindRole).toInt() == static_cast<int>(kind) &&
            index.data(Qt::DisplayRole).toString().startsWith(beginning))
            return row;
    }
    return -1;
}

void StageViewTest::modelsKeepTheirPromises()
{
    StepsModel steps;
    OptionsModel options;
    const QAbstractItemModelTester testSteps(&steps, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester testOptions(&options,
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    const wording::PhraseWording wording(&m_tiles);
    steps.setResult(&loaded.result, wording, {});
    options.setStep(&loaded.result, 0, wording);
    QVERIFY(steps.rowCount() > 4);
    for (int row = 1; row < steps.rowCount(); ++row) // nothing is told twice
        QVERIFY2(steps.index(row).data() != steps.index(row - 1).data(),
                 qPrintable(steps.index(row).data().toString()));
    QCOMPARE(static_cast<std::size_t>(options.allowed()), loaded.result.steps.front().options.size());
    options.setStep(&loaded.result, 99, wording);
    QCOMPARE(options.rowCount(), 0);
    steps.setResult(nullptr, wording, {});
    QCOMPARE(steps.rowCount(), 0);
}

void StageViewTest::timelineCoversEveryMoment()
{
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    const Timeline timeline(loaded.result);
    QCOMPARE(timeline.steps(), road + 1);
    int lastStep = 0;
    for (int ms = 0; ms <= timeline.length(); ms += 10) {
        const Moment moment = timeline.at(ms);
        QVERIFY(moment.step == lastStep || moment.step == lastStep + 1);
        QVERIFY(moment.progress >= 0.0 && moment.progress <= 1.0);
        lastStep = moment.step;
    }
    for (int step = 0; step < timeline.steps(); ++step)
        QCOMPARE(timeline.at(timeline.restOf(step)), (Moment{step, BeatKind::Rest, 0, 0.0}));
}

/// Nothing moves in the step that goes back; what comes next starts from there.
void StageViewTest::goingBackIsAJump()
{
    QString text = QLatin1String(roadCase);
    text.replace(QStringLiteral("proves:"),
                 QStringLiteral("  - back to: 2\n  - meeple: r1\n  - back to: start\nproves:"));
    m_view->openText(text, QStringLiteral("road.yaml"));
    QVERIFY2(!part<QLabel>("stageFaults")->isVisible(), qPrintable(part<QLabel>("stageFaults")->text()));
    QCOMPARE(m_view->stepCount(), road + 4);
    QVERIFY(rowOf(StepsModel::RowKind::Step,
                  QStringLiteral("Back to step 2 for another choice: Red may place a figure")) >= 0);
    QVERIFY(rowOf(StepsModel::RowKind::Step,
                  QStringLiteral("Back to the start for another choice: Red places")) >= 0);
    QVERIFY(rowOf(StepsModel::RowKind::Step, QStringLiteral("Red places a figure (meeple)")) >= 0);

    const LoadedCase loaded = loadCaseText(text, QStringLiteral("road.yaml"), m_tiles);
    const Timeline timeline(loaded.result);
    const int back = road + 1;
    QCOMPARE(timeline.at(timeline.restOf(back) - 1).step, road);
    QCOMPARE(timeline.at(timeline.restOf(back)), (Moment{back, BeatKind::Rest, 0, 0.0}));

    pictures::TileShapes shapes;
    const Choreographer stage(loaded.result, shapes, wording::PhraseWording(&m_tiles));
    const StagePicture after = stage.resting(2);
    QVERIFY(stage.resting(back).still.board.pieces == after.still.board.pieces);
    QVERIFY(stage.resting(back).still.board.pieces != stage.resting(road).still.board.pieces);
    QVERIFY(stage.at({back + 1, BeatKind::Event, 0, 0.0}).still.board.pieces == after.still.board.pieces);
}

void StageViewTest::shippedCaseOpens()
{
    QFETCH(QString, id);
    QVERIFY(m_view->openCase(id));
    QVERIFY2(!part<QLabel>("stageFaults")->isVisible(), qPrintable(part<QLabel>("stageFaults")->text()));
    QVERIFY(m_view->stepCount() > 0);
    QCOMPARE(m_view->place(), (StagePlace{id, 0}));
    QVERIFY(!m_view->picture().still.cards.empty());
    QVERIFY(!caption().isEmpty());
}

void StageViewTest::sameMomentSamePicture()
{
    QFETCH(QString, id);
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(id));
    std::vector<StagePicture> pictures;
    for (int step = 0; step < m_view->stepCount(); ++step) {
        QCOMPARE(m_view->step(), step);
        pictures.push_back(m_view->picture());
        m_view->stepForward();
    }
    for (int step = m_view->stepCount() - 1; step >= 0; --step) {
        QCOMPARE(m_view->step(), step);
        QVERIFY2(m_view->picture() == pictures[static_cast<std::size_t>(step)],
                 qPrintable(QString::number(step)));
        m_view->stepBack();
    }
    QCOMPARE(m_view->step(), 0);
}

void StageViewTest::unknownCaseLeavesAllAsItWas()
{
    openRoad();
    QVERIFY(!m_view->openCase(QStringLiteral("no-such-case")));
    QCOMPARE(m_view->place().caseId, QStringLiteral("road"));
}

void StageViewTest::spaceTogglesPlay()
{
    openRoad();
    for (const char* name : {"stageCanvas", "stageSteps", "stageTimeline"}) {
        QVERIFY(!m_view->isPlaying());
        QTest::keyClick(part<QWidget>(name), Qt::Key_Space);
        QVERIFY2(m_view->isPlaying(), name);
        QTest::keyClick(part<QWidget>(name), Qt::Key_Space);
        QVERIFY2(!m_view->isPlaying(), name);
    }
    QTest::mouseClick(part<QToolButton>("stagePlay"), Qt::LeftButton);
    QVERIFY(m_view->isPlaying());
}

void StageViewTest::arrowsStepBothWays()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    auto* canvas = part<QWidget>("stageCanvas");
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Right);
    QCOMPARE(m_view->step(), 2);
    QTest::keyClick(canvas, Qt::Key_Left);
    QCOMPARE(m_view->step(), 1);
    QTest::keyClick(canvas, Qt::Key_End);
    QCOMPARE(m_view->step(), road);
    QTest::keyClick(canvas, Qt::Key_Home);
    QCOMPARE(m_view->step(), 0);
}

void StageViewTest::playingArrivesAtTheEnd()
{
    openRoad();
    m_view->goToStep(road - 1);
    m_view->setPace(notebook::Pace{10.0, true});
    m_view->play();
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isPlaying(), 20000);
    QCOMPARE(m_view->step(), road);
    const StagePicture played = m_view->picture();
    m_view->goToStep(0);
    m_view->goToStep(road);
    QVERIFY(m_view->picture() == played);
}

void StageViewTest::rowFollowsTheStep()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    for (int step = 0; step <= road; ++step) {
        m_view->goToStep(step);
        QCOMPARE(list()->currentIndex().data(StepsModel::StepRole).toInt(), step);
    }
    QCOMPARE(caption(), QStringLiteral("The road is scored."));
}

void StageViewTest::clickOnARowGoesThere()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    const int row = rowOf(StepsModel::RowKind::Step, QStringLiteral("Red ends"));
    const QModelIndex index = list()->model()->index(row, 0);
    list()->scrollTo(index);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualRect(index).topLeft() + QPoint(60, 14));
    QCOMPARE(m_view->step(), 2);
    QCOMPARE(caption(), QStringLiteral("Red ends the road."));
}

void StageViewTest::clickOnACitationAsksForItsClause()
{
    openRoad();
    m_view->goToEnd();
    QSignalSpy requested(m_view.get(), &StageView::clauseRequested);
    const QModelIndex index =
        list()->model()->index(rowOf(StepsModel::RowKind::Event, QStringLiteral("Blue scores 3")), 0);
    QVERIFY(index.isValid());
    list()->scrollTo(index);
    const StepRowLayout layout(index, list()->font(), list()->viewport()->width());
    const QPoint chip = list()->visualRect(index).topLeft() + layout.chips.front().center();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, chip);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.front().front().toString(), QStringLiteral("base-road-score"));
}

void StageViewTest::withoutMotionChangesAreAtOnce()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(!m_view->hasMotion());
    openRoad();
    m_view->stepForward();
    m_view->stepForward();
    QCOMPARE(m_view->step(), 2);
    QVERIFY(!m_view->isPlaying());
    QVERIFY(m_view->picture().tiles.empty());
    QCOMPARE(m_view->picture().still.board.tiles.size(), std::size_t{3});
}

void StageViewTest::refusalIsShownWhereItHappened()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    m_view->goToStep(1);
    const pictures::BoardScene& board = m_view->picture().still.board;
    QCOMPARE(board.squares.size(), std::size_t{1});
    QCOMPARE(board.squares.front().style, pictures::HighlightStyle::Refused);
    QCOMPARE(board.squares.front().square, (engine::Square{1, 0}));
    QCOMPARE(board.labels.front().text, QStringLiteral("Edge does not match"));
}

void StageViewTest::optionsAreTriedOnTheBoard()
{
    openRoad();
    auto* options = part<QListView>("stageOptions");
    QVERIFY(options->model()->rowCount() > 0);
    const std::size_t tiles = m_view->picture().still.board.tiles.size();
    options->setCurrentIndex(options->model()->index(0, 0));
    QCOMPARE(m_view->picture().still.board.tiles.size(), tiles + 1);
    QVERIFY(m_view->picture().still.board.tiles.back().opacity < 1.0);
    m_view->goToStep(0);
    QCOMPARE(m_view->picture().still.board.tiles.size(), tiles);
}

void StageViewTest::awardListsItsAddends()
{
    openRoad();
    m_view->goToEnd();
    QCOMPARE(part<QTabWidget>("stageTabs")->currentIndex(), 1);
    const QString sheet = part<QTextEdit>("awardSheet")->toPlainText();
    QVERIFY2(sheet.contains(QLatin1String("A finished road scores")), qPrintable(sheet));
    QVERIFY2(sheet.contains(QStringLiteral("8 → 11")), qPrintable(sheet));
}

void StageViewTest::faultIsToldAndTheStepsStillPlay()
{
    m_view->openText(QLatin1String(wrongCase), QStringLiteral("wrong.yaml"));
    QVERIFY(part<QLabel>("stageFaults")->isVisible());
    QVERIFY2(part<QLabel>("stageFaults")->text().contains(QLatin1String("wrong.yaml:16")),
             qPrintable(part<QLabel>("stageFaults")->text()));
    QCOMPARE(m_view->stepCount(), 3);
    m_view->goToEnd();
    QCOMPARE(m_view->picture().still.cards[1].points, 3);
}

void StageViewTest::brokenTextIsToldWithItsPlace()
{
    m_view->openText(QStringLiteral("id: broken\nplayers: ["), QStringLiteral("broken.yaml"));
    QVERIFY(part<QLabel>("stageFaults")->text().contains(QLatin1String("broken.yaml:")));
    QCOMPARE(m_view->stepCount(), 0);
    m_view->play();
    QVERIFY(!m_view->isPlaying());
}

void StageViewTest::languageChangesTheCaption()
{
    using catalogue::Language;
    const QString id = QStringLiteral("robber-of-a-robber");
    const auto loaded = loadCase(*m_catalogue, m_tiles, id);
    QVERIFY(loaded && loaded->result.steps.at(2).caption);
    const cases::Segment& segment = *loaded->result.steps.at(2).caption;
    const QString inEnglish = typographic(loaded->textOf(segment, Language::En));
    const QString inRomanian = typographic(loaded->textOf(segment, Language::Ro));
    QVERIFY(!inRomanian.isEmpty() && inRomanian != inEnglish);
    QVERIFY(m_view->openCase(id, 2));
    QCOMPARE(caption(), inEnglish);
    m_view->setLanguage(Language::Ro);
    QCOMPARE(caption(), inRomanian);
    QVERIFY(loaded->title.text(Language::Ro));
    QCOMPARE(part<QLabel>("stageTitle")->text(), *loaded->title.text(Language::Ro));
}

void StageViewTest::captionsBreakNoNames()
{
    QVERIFY(m_view->openCase(QStringLiteral("msg-extra-tile-beside-notre-dame"), 1));
    QVERIFY2(caption().contains(QStringLiteral("Notre\u2011Dame")), qPrintable(caption()));
    QVERIFY2(part<QWidget>("stageCanvas")->accessibleDescription().contains(QStringLiteral("Notre-Dame")),
             "what is spoken is as it is written");
}

void StageViewTest::placeBringsBackTheStep()
{
    const auto infos = m_catalogue->cases();
    QVERIFY(!infos.empty());
    QSignalSpy changed(m_view.get(), &StageView::placeChanged);
    QVERIFY(m_view->openCase(infos.front().id, 1));
    const StagePlace place = m_view->place();
    QCOMPARE(place.step, 1);
    QVERIFY(!changed.empty());
    openRoad();
    QVERIFY(m_view->openCase(place.caseId, place.step));
    QCOMPARE(m_view->place(), place);
}

void StageViewTest::everythingHasAName()
{
    for (const char* name :
         {"stageCanvas", "stageCases", "stageSteps", "stageOptions", "stageTimeline", "stageSpeed",
          "stageStart", "stageBack", "stagePlay", "stageForward", "stageEnd", "awardSheet"})
        QVERIFY2(!part<QWidget>(name)->accessibleName().isEmpty(), name);
    openRoad();
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(part<QWidget>("stageCanvas"));
    QStringList said;
    for (int i = 0; i < face->childCount(); ++i)
        said += face->child(i)->text(QAccessible::Name);
    QVERIFY2(!said.filter(QStringLiteral(": 8 point")).empty(), qPrintable(said.join(u'\n')));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, StageViewTest)
