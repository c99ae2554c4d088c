// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/round_band.h"
#include "app/desktop/stage/timeline_slider.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QAccessible>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>
#include <array>

// The timeline with its marks, the score sheet and the list of steps, by mouse, by keyboard and through
// QAccessible.
namespace glossator::desktop {

void StageViewTest::marksTellTurnsDecisionsAndAwards()
{
    openRoad();
    const auto& marks = part<TimelineSlider>("stageTimeline")->marks();
    const auto has = [&](MarkKind kind) {
        return std::ranges::any_of(marks, [&](const TimelineMark& mark) { return mark.kind == kind; });
    };
    QVERIFY(has(MarkKind::Turn));
    QVERIFY(has(MarkKind::Decision));
    QVERIFY(has(MarkKind::Refusal));
    QVERIFY(has(MarkKind::Award));
    QVERIFY(std::ranges::is_sorted(marks, {}, &TimelineMark::at));
    QVERIFY(std::ranges::none_of(marks, [](const TimelineMark& mark) { return mark.text.isEmpty(); }));
}

void StageViewTest::aMarkIsGoneToByMouseAndKeys()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    auto* timeline = part<TimelineSlider>("stageTimeline");
    const auto& marks = timeline->marks();
    const auto award = std::ranges::find(marks, MarkKind::Award, &TimelineMark::kind);
    QTest::mouseClick(timeline, Qt::LeftButton, {},
                      timeline->rectOf(static_cast<int>(award - marks.begin())).center());
    QCOMPARE(m_view->step(), award->moment.step);
    QCOMPARE(list()->currentIndex().data(Qt::DisplayRole).toString(), award->text);
    m_view->goToStart();
    for (int i = 0; i < 20 && m_view->step() < road; ++i)
        QTest::keyClick(timeline, Qt::Key_Down);
    QCOMPARE(m_view->step(), road);
    for (int i = 0; i < 20 && m_view->step() > 0; ++i)
        QTest::keyClick(list(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(m_view->step(), 0);
}

void StageViewTest::marksDoNotLieOnEachOther_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("width");
    for (const char* id : {"msg-first-message-comes-round-again", "msg-four-messages-in-one-turn",
                           "woh-three-wonders-at-the-end", "base-refused-meeples"})
        for (const int width : {240, 480, 900})
            QTest::addRow("%s, %d", id, width) << QString::fromLatin1(id) << width;
}

/// Whatever is next to what: each kind is seen and clicked at.
void StageViewTest::marksDoNotLieOnEachOther()
{
    QFETCH(const QString, id);
    QFETCH(const int, width);
    const auto loaded = loadCase(*m_catalogue, m_tiles, id);
    QVERIFY(loaded);
    const Timeline timeline(loaded->result);
    TimelineSlider slider;
    slider.setRange(0, timeline.length());
    slider.setMarks(marksOf(loaded->result, timeline, wording::PhraseWording(&m_tiles)));
    slider.resize(width, slider.sizeHint().height());
    const auto& marks = slider.marks();
    const int count = static_cast<int>(marks.size());
    QVERIFY(count > 8);
    for (int mark = 0; mark < count; ++mark) {
        const QRect rect = slider.rectOf(mark);
        QVERIFY(slider.rect().contains(rect));
        QVERIFY(slider.textAt(rect.center()).contains(marks[static_cast<std::size_t>(mark)].text));
        for (int other = 0; other < mark; ++other) {
            const bool isSameKind =
                marks[static_cast<std::size_t>(mark)].kind == marks[static_cast<std::size_t>(other)].kind;
            const bool isSameSign = isSameKind && slider.rectOf(other) == rect;
            QVERIFY2(isSameSign || !slider.rectOf(other).intersects(rect),
                     qPrintable(QStringLiteral("%1 and %2").arg(other).arg(mark)));
        }
    }
}

void StageViewTest::aSignForSeveralMarksLeadsToEach()
{
    TimelineSlider slider;
    slider.setRange(0, 10000);
    slider.resize(300, slider.sizeHint().height());
    std::vector<TimelineMark> made;
    for (const int at : {5000, 5100, 5200})
        made.push_back({MarkKind::Award, at - 50, at, {at, BeatKind::Rest, 0, 1}, QString::number(at)});
    slider.setMarks(made);
    QCOMPARE(slider.rectOf(0), slider.rectOf(2));
    QCOMPARE(slider.textAt(slider.rectOf(0).center()), QStringLiteral("5000\n5100\n5200"));
    std::vector<int> goneTo;
    connect(&slider, &TimelineSlider::momentRequested, this, [&](const Moment& moment) {
        goneTo.push_back(moment.step);
        slider.setValue(moment.step);
    });
    for (int i = 0; i < 4; ++i)
        QTest::mouseClick(&slider, Qt::LeftButton, {}, slider.rectOf(0).center());
    QCOMPARE(goneTo, (std::vector<int>{5000, 5100, 5200, 5000}));
}

void StageViewTest::theTimelineIsSpoken()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    auto* timeline = part<TimelineSlider>("stageTimeline");
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(timeline);
    QVERIFY(spoken != nullptr);
    QCOMPARE(spoken->role(), QAccessible::Slider);
    QCOMPARE(spoken->childCount(), static_cast<int>(timeline->marks().size()));
    m_view->goToStep(2);
    QVERIFY2(spoken->text(QAccessible::Value).startsWith(QStringLiteral("Step 2")),
             qPrintable(spoken->text(QAccessible::Value)));
    QAccessibleInterface* last = spoken->child(spoken->childCount() - 1);
    QCOMPARE(last->text(QAccessible::Name), timeline->marks().back().text);
    QCOMPARE(spoken->indexOfChild(last), spoken->childCount() - 1);
    last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_view->step(), road);
}

void StageViewTest::theGreatestSpeedIsWithoutMotion()
{
    openRoad();
    auto* speed = part<QSlider>("stageSpeed");
    speed->setValue(speed->maximum());
    QVERIFY(!m_view->hasMotion());
    QCOMPARE(part<QLabel>("stageSpeedLabel")->text(), QStringLiteral("no motion"));
    m_view->stepForward();
    QVERIFY(!m_view->isPlaying());
    QCOMPARE(m_view->step(), 1);
    speed->setValue(2);
    QCOMPARE(part<QLabel>("stageSpeedLabel")->text(), QStringLiteral("1×"));
}

/// Forward does not wait until the caption that stands there could be read once more.
void StageViewTest::whoGoesOnHasRead()
{
    openRoad();
    QVERIFY(m_view->hasMotion());
    m_view->stepForward();
    QCOMPARE(m_view->step(), 1);
    QVERIFY(m_view->isPlaying());
    m_view->goToStart();
    m_view->play();
    QCOMPARE(m_view->step(), 1);
}

void StageViewTest::aStepThatIsGoneToIsMarkedAsAWhole_data()
{
    QTest::addColumn<bool>("isByKey");
    QTest::addRow("key") << true;
    QTest::addRow("button") << false;
}

/// Who plays on to the end keeps the row of what happened last; who goes there sees the step.
void StageViewTest::aStepThatIsGoneToIsMarkedAsAWhole()
{
    QFETCH(const bool, isByKey);
    openRoad();
    const int award = rowOf(StepsModel::RowKind::Event, QStringLiteral("Blue scores 3"));
    list()->setCurrentIndex(list()->model()->index(award, 0));
    m_view->setPace(notebook::Pace{10.0, true});
    m_view->play();
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isPlaying(), 20000);
    const auto isStep = [this] {
        return list()->currentIndex().data(StepsModel::KindRole).toInt() ==
               static_cast<int>(StepsModel::RowKind::Step);
    };
    QVERIFY(!isStep());
    if (isByKey)
        QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_End);
    else
        part<QToolButton>("stageEnd")->click();
    QVERIFY(isStep());
    QCOMPARE(list()->currentIndex().data(StepsModel::StepRole).toInt(), road);
}

void StageViewTest::theListOfStepsIsSpoken()
{
    openRoad();
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(list());
    QVERIFY(spoken != nullptr);
    QCOMPARE(spoken->role(), QAccessible::List);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Steps of the case"));
    QCOMPARE(spoken->childCount(), list()->model()->rowCount());
    const int row = rowOf(StepsModel::RowKind::Event, QStringLiteral("Blue scores 3"));
    const QString award = spoken->child(row)->text(QAccessible::Name);
    QVERIFY2(award.contains(QLatin1String("Follows from")) &&
                 award.contains(QLatin1String("A finished road scores")),
             qPrintable(award));
    QVERIFY(spoken->child(rowOf(StepsModel::RowKind::Step, QStringLiteral("Red ends")))
                ->text(QAccessible::Name)
                .startsWith(QLatin1String("Step 2")));
}

void StageViewTest::theSheetOfTheCaseHasSumsAndLeadsToSteps()
{
    m_view->setPace(notebook::Pace{1.0, false});
    openRoad();
    auto* sheet = part<QTextBrowser>("awardSheet");
    QVERIFY2(sheet->toPlainText().contains(QStringLiteral("1 award")), qPrintable(sheet->toPlainText()));
    QVERIFY(sheet->toPlainText().contains(QStringLiteral("+3")));
    emit sheet->anchorClicked(QUrl(QStringLiteral("step:3")));
    QCOMPARE(m_view->step(), 3);
}

/// msg-round-1a, msg-round-3-features, msg-round-3-post, msg-rounds-variable
void StageViewTest::theRoundOfScoringIsShown()
{
    auto* band = part<QWidget>("stageRound");
    const auto words = [&] { return part<QLabel>("stageRoundWords")->text(); };
    openRoad();
    QVERIFY(!band->isVisible()); // no rule looks at rounds
    QVERIFY(m_view->openCase(QStringLiteral("msg-fairy-waits-for-all-features")));
    QVERIFY(band->isVisible());
    QCOMPARE(words(), QStringLiteral("Scoring round 1A"));
    const QImage before = band->grab().toImage();
    const std::array<std::pair<int, const char*>, 6> expected{
        {{1, "Scoring round 1C"},
         {2, "Scoring round 2"},
         {4, "Scoring round 3 · the features"},
         {5, "Scoring round 3 · after the features"},
         {8, "Scoring round 3 · at its end"},
         {10, "A scoring round of its own · at its end"}}};
    for (const auto& [step, moment] : expected) {
        m_view->goToStep(step);
        QCOMPARE(words(), QString::fromUtf8(moment));
        QCOMPARE(band->accessibleName(), words());
        QVERIFY(band->grab().toImage() != before);
    }
    QVERIFY(band->accessibleDescription().contains(QStringLiteral("1A, 1B, 1C")));
    const auto* round = qobject_cast<RoundBand*>(band);
    QStringList texts; // from left to right
    for (int x = 0; x < band->width(); ++x)
        if (const QString text = round->textAt({x, 8}); !texts.contains(text))
            texts << text;
    texts.removeOne(band->accessibleDescription());
    QCOMPARE(texts.size(), engine::roundCount);
    QVERIFY2(texts.at(2).startsWith(QStringLiteral("Round 1C")), qPrintable(texts.join(u'|')));
    QVERIFY(rowOf(StepsModel::RowKind::Event, QStringLiteral("Green scores 3")) >= 0);
    int told = 0;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        told += list()->model()->index(row, 0).data().toString().endsWith(
            QStringLiteral("scoring round 3 · after the features"));
    QCOMPARE(told, 2);
}

/// While points are scored the turn is there, not at the decision that comes next.
void StageViewTest::thePhaseIsThatOfTheMoment()
{
    QVERIFY(m_view->openCase(QStringLiteral("exp10-circus-moves-on")));
    const auto* steps = list()->model();
    int awards = 0;
    for (int row = 0; row < steps->rowCount(); ++row) {
        if (!steps->index(row, 0).data().toString().contains(QStringLiteral(" scores ")) ||
            steps->index(row, 0).data(StepsModel::KindRole).toInt() !=
                static_cast<int>(StepsModel::RowKind::Event))
            continue;
        list()->setCurrentIndex(steps->index(row, 0));
        QVERIFY2(m_view->phase() != engine::Phase::Place, qPrintable(steps->index(row, 0).data().toString()));
        ++awards;
    }
    QVERIFY(awards > 0);
}

/// Where there is no room for all of them, the round is told, or nothing; who cannot see hears all.
void StageViewTest::wordsOfARoundAreNotCut()
{
    const QString round = QStringLiteral("A scoring round of its own");
    const QString words = round + QStringLiteral(" · at its end");
    RoundBand band;
    const auto* label = band.findChild<QLabel*>(QStringLiteral("stageRoundWords"));
    band.resize(2000, 60);
    band.show();
    band.tell({}, words);
    QCOMPARE(label->text(), words);
    const QFontMetrics metrics = label->fontMetrics();
    const auto shownIn = [&](int room) {
        band.resize(band.width() - label->width() + room, 60);
        QCoreApplication::processEvents();
        return label->text();
    };
    QCOMPARE(shownIn(metrics.horizontalAdvance(words) - 1), round);
    QCOMPARE(label->toolTip(), words);
    QCOMPARE(shownIn(metrics.horizontalAdvance(round) - 1), QString());
    QCOMPARE(band.accessibleName(), words);
    QCOMPARE(shownIn(metrics.horizontalAdvance(words)), words);
    QCOMPARE(label->toolTip(), QString());
}

} // namespace glossator::desktop
