// SPDX-License-Identifier: GPL-3.0-or-later
// Awards: what counts is lit, the points stand there and stay, and view and score sheet are with them.
#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/award_words.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/timeline_marks.h"
#include "app/desktop/stage/timeline_slider.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QAction>
#include <QMenu>
#include <QTabWidget>

#include <algorithm>

namespace glossator::desktop {

namespace {

using pictures::HighlightStyle;

template <class Visit>
void forEachAward(const cases::CaseResult& result, Visit&& visit)
{
    for (int step = 0; step < static_cast<int>(result.steps.size()); ++step) {
        const auto& events = result.steps[static_cast<std::size_t>(step)].events;
        for (int i = 0; i < static_cast<int>(events.size()); ++i)
            if (const auto* scored =
                    std::get_if<engine::Scored>(&events[static_cast<std::size_t>(i)].event.what))
                visit(Moment{step, BeatKind::Event, i, 1.0}, *scored);
    }
}

bool bringsNone(const cases::RunEvent& run)
{
    const auto* scored = std::get_if<engine::Scored>(&run.event.what);
    const auto* paid = std::get_if<engine::Paid>(&run.event.what);
    return (scored != nullptr && scored->points() == 0) || (paid != nullptr && paid->points() == 0);
}

bool tellsNone(const StagePicture& picture)
{
    const QString none = QStringLiteral("+0");
    return std::ranges::count(picture.still.board.labels, none, &pictures::BoardLabel::text) +
               std::ranges::count(picture.labels, none, &LabelFlight::text) >
           0;
}

QString textOf(const engine::Scored& award)
{
    return QStringLiteral("+%1").arg(award.points());
}

bool isOnBoard(const StagePicture& picture, const engine::Scored& award)
{
    const auto& labels = picture.still.board.labels;
    return std::ranges::any_of(labels, [&](const auto& label) { return label.text == textOf(award); });
}

bool isOnCard(const StagePicture& picture, const engine::Scored& award)
{
    return std::ranges::any_of(picture.labels, [&](const LabelFlight& label) {
        return label.text == textOf(award) && label.to.where == Spot::Where::Card &&
               label.to.seat == award.player && label.opacity > 0.9;
    });
}

bool isLit(const StagePicture& picture)
{
    const auto isScored = [](const auto& part) {
        return part.style == HighlightStyle::Scored && part.strength > 0.5;
    };
    return std::ranges::any_of(picture.still.board.highlights, isScored) ||
           std::ranges::any_of(picture.still.board.squares, isScored) ||
           std::ranges::any_of(picture.still.cards, &PlayerCard::isLit);
}

} // namespace

/// Of every award of every case: as long as it is made, when it is made, and when its step is done.
void StageViewTest::pointsStayWhereTheyComeFrom()
{
    int awards = 0;
    pictures::TileShapes shapes;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        forEachAward(loaded->result, [&](Moment moment, const engine::Scored& award) {
            ++awards;
            const QByteArray where = (info.id + QStringLiteral(", step %1").arg(moment.step)).toUtf8();
            const bool comesFromBoard = choreographer.at(moment).action.has_value();
            const StagePicture rest = choreographer.resting(moment.step);
            QVERIFY2(comesFromBoard ? isOnBoard(rest, award) : isOnCard(rest, award), where);
            QVERIFY2(isLit(rest), where);
            for (const double progress : {0.3, 0.8, 1.0}) {
                moment.progress = progress;
                const StagePicture picture = choreographer.at(moment);
                QVERIFY2(comesFromBoard ? isOnBoard(picture, award) : isOnCard(picture, award), where);
                QVERIFY2(isLit(picture), where);
            }
        });
    }
    QVERIFY(awards > 300);
}

void StageViewTest::awardsForNoFeatureAreToldAtWhatCounts_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isOnBoard");
    for (const char* id : {"watch-pennants-and-monasteries", "wheel-taxes", "wheel-famine",
                           "rose-blue-takes-over", "exp10-circus-moves-on", "exp10-acrobats-build-a-pyramid"})
        QTest::addRow("%s", id) << QString::fromLatin1(id) << true;
    for (const char* id : {"exp2-goods-in-the-final-scoring", "fruit-sale"}) // what a player has
        QTest::addRow("%s", id) << QString::fromLatin1(id) << false;
}

void StageViewTest::awardsForNoFeatureAreToldAtWhatCounts()
{
    QFETCH(QString, id);
    QFETCH(bool, isOnBoard);
    const auto loaded = loadCase(*m_catalogue, m_tiles, id);
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    int awards = 0;
    forEachAward(loaded->result, [&](const Moment& moment, const engine::Scored& award) {
        if (award.feature != engine::none)
            return;
        ++awards;
        const StagePicture picture = choreographer.at(moment);
        QCOMPARE(desktop::isOnBoard(picture, award), isOnBoard);
        QCOMPARE(isOnCard(picture, award), !isOnBoard);
        QCOMPARE(picture.action.has_value(), isOnBoard);
    });
    QVERIFY(awards > 0);
}

/// In no case, at no moment: a step may bring points and something else not.
void StageViewTest::noPointsAreToldOnlyWhereNoneAreScored()
{
    pictures::TileShapes shapes;
    const wording::PhraseWording wording(&m_tiles);
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording);
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            const auto& events = loaded->result.steps[static_cast<std::size_t>(step)].events;
            if (std::ranges::any_of(events, bringsNone))
                continue;
            QVERIFY2(!tellsNone(choreographer.resting(step)), qPrintable(info.id));
            for (int i = 0; i < static_cast<int>(events.size()); ++i)
                for (const double progress : {0.3, 1.0})
                    QVERIFY2(!tellsNone(choreographer.at({step, BeatKind::Event, i, progress})),
                             qPrintable(info.id));
        }
    }
}

/// Where nothing is given, nobody has tried what is not allowed.
void StageViewTest::whatIsRefusedAndNothingElseIsMarkedSo()
{
    const wording::PhraseWording wording(&m_tiles);
    std::size_t all = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        std::vector<std::pair<int, int>> refused; // step and event
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            const auto& events = loaded->result.steps[static_cast<std::size_t>(step)].events;
            for (int i = 0; i < static_cast<int>(events.size()); ++i)
                if (std::holds_alternative<engine::Refused>(events[static_cast<std::size_t>(i)].event.what))
                    refused.emplace_back(step, i);
        }
        std::vector<std::pair<int, int>> marked;
        for (const TimelineMark& mark : marksOf(loaded->result, Timeline(loaded->result), wording))
            if (mark.kind == MarkKind::Refusal)
                marked.emplace_back(mark.moment.step, mark.moment.index);
        QVERIFY2(marked == refused, qPrintable(info.id));
        all += refused.size();
    }
    QVERIFY(all > 0);
}

/// watch-count-monasteries: the one at 1, 1 counts, its neighbour at 1, 0 is too far from 2, 2.
void StageViewTest::aWatchtowerLightsWhatItSees()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("watch-pennants-and-monasteries")));
    m_view->goToEnd();
    std::vector<engine::Square> lit;
    for (const pictures::SquareMark& mark : m_view->picture().still.board.squares)
        if (mark.style == HighlightStyle::Scored)
            lit.push_back(mark.square);
    QCOMPARE(lit, (std::vector<engine::Square>{{2, 2}, {1, 1}}));
}

/// Whether it is played or gone to at once.
void StageViewTest::theMarkOfAnAwardShowsIt()
{
    for (const bool hasMotion : {true, false}) {
        m_view->setPace(notebook::Pace{4.0, hasMotion});
        QVERIFY(m_view->openCase(QStringLiteral("woh-wonder-finishes-a-city")));
        auto* timeline = part<TimelineSlider>("stageTimeline");
        const auto marks = timeline->marks();
        const auto award = std::ranges::find(marks, MarkKind::Award, &TimelineMark::kind);
        QVERIFY(award != marks.end());
        QTest::mouseClick(timeline, Qt::LeftButton, {},
                          timeline->rectOf(static_cast<int>(award - marks.begin())).center());
        QTRY_VERIFY(!m_view->isPlaying());
        QCOMPARE(timeline->value(), award->at);
        const auto& labels = m_view->picture().still.board.labels;
        QVERIFY(std::ranges::any_of(labels, [](const pictures::BoardLabel& label) {
            return label.text == QStringLiteral("+8") && label.detail == QStringLiteral("4×2");
        }));
        QVERIFY(isLit(m_view->picture()));
    }
}

void StageViewTest::theViewIsWhereTheAwardIs()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("base-final-scoring")));
    auto* canvas = part<StageCanvas>("stageCanvas");
    auto* timeline = part<TimelineSlider>("stageTimeline");
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(canvas, Qt::Key_Plus);
    int awards = 0;
    const auto marks = timeline->marks();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].kind != MarkKind::Award)
            continue;
        ++awards;
        QTest::mouseClick(timeline, Qt::LeftButton, {}, timeline->rectOf(static_cast<int>(i)).center());
        const QPointF told = canvas->view().toView(canvas->picture().still.board.labels.back().at);
        QVERIFY(canvas->layout().board().contains(told));
    }
    QVERIFY(awards >= 3);
}

void StageViewTest::theViewStaysWhereItIsNotToFollow()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("base-final-scoring")));
    auto* canvas = part<StageCanvas>("stageCanvas");
    auto* follow = m_view->menu()->findChild<QAction*>(QStringLiteral("stageFollow"));
    QVERIFY(follow->isChecked());
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(canvas, Qt::Key_Plus);
    follow->trigger();
    canvas->panBy({-3000, -3000});
    const QPointF centre = canvas->view().centre;
    m_view->goToStep(2);
    QCOMPARE(canvas->view().centre, centre);
    follow->trigger();
    QVERIFY(canvas->view().centre != centre);
}

/// The award that is shown stands out on the sheet, and all of its step when that is done.
void StageViewTest::theSheetFollowsTheAwards()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("base-final-scoring"));
    QVERIFY(loaded);
    const AwardWords words(loaded->result, wording::PhraseWording(&m_tiles), nullptr, -1);
    const QColor ground(Qt::cyan);
    int events = 0;
    forEachAward(loaded->result, [&](const Moment& moment, const engine::Scored&) {
        ++events;
        const QString html = words.ofStep(moment.step, ground, moment.index);
        const QString place = QStringLiteral("bgcolor=\"%1\"><a name=\"%2\">");
        QCOMPARE(html.count(ground.name()), 1);
        QVERIFY(html.contains(place.arg(ground.name(), AwardWords::anchorOf(moment.step, moment.index))));
        QVERIFY(words.ofStep(moment.step, ground).count(ground.name()) > 1);
    });
    QVERIFY(events >= 3);

    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("base-final-scoring")));
    auto* timeline = part<TimelineSlider>("stageTimeline");
    auto* sheet = part<AwardSheet>("awardSheet");
    const auto marks = timeline->marks();
    QStringList seen;
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (marks[i].kind == MarkKind::Award) {
            QTest::mouseClick(timeline, Qt::LeftButton, {}, timeline->rectOf(static_cast<int>(i)).center());
            seen << sheet->toHtml();
        }
    QVERIFY(seen.size() >= 3);
    QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), seen.size());
}

/// With two scoring figures neither counts what the player has.
void StageViewTest::theSheetSaysWhichFigureGoesHowFar()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("msg-fairy-points-in-the-same-round"));
    QVERIFY(loaded);
    const AwardWords words(loaded->result, wording::PhraseWording(&m_tiles), nullptr, -1);
    QString sheet;
    for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step)
        sheet += words.ofStep(step, {});
    QVERIFY(sheet.contains(QStringLiteral("Meeple on the score track: 12 → 15")));
    QVERIFY(sheet.contains(QStringLiteral("Messenger on the score track: 1 → 4")));
}

/// Also where another choice was made from the options with the keyboard in them.
void StageViewTest::theSheetComesWhereNothingIsToBeDecided()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("base-final-scoring")));
    auto* options = part<QListView>("stageOptions");
    auto* pane = part<QTabWidget>("stageTabs");
    options->setFocus();
    QVERIFY(options->model()->rowCount() > 1);
    for (int i = 0; i < 10 && options->model()->rowCount() > 0; ++i) {
        int other = 0;
        for (int row = 0; row < options->model()->rowCount(); ++row)
            if (options->model()->index(row, 0).data(OptionsModel::KindRole) ==
                static_cast<int>(OptionsModel::RowKind::Other))
                other = row;
        options->setFocus();
        choose(other);
    }
    QCOMPARE(options->model()->rowCount(), 0);
    QVERIFY(m_view->isAside());
    QCOMPARE(pane->currentWidget(), part<AwardSheet>("awardSheet"));
}

void StageViewTest::theScoreSheetTellsOfPointsOnly_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<bool>("isOfPoints");
    const auto withheld = [](const char* id, const char* player, bool isOfPoints) {
        QTest::newRow(id) << QString::fromLatin1(player) << isOfPoints;
    };
    withheld("exp2-wonder-extends-the-builders-road", "Red", false); // a turn
    withheld("ann-no-third-turn-in-a-row", "Red", false);            // what a symbol gives
    withheld("woh-three-players-one-too-short", "Blue", false);      // a tile
    withheld("exp4-wonder-off-the-lines", "Red", false);             // a figure
    withheld("exp2-pig-without-majority", "Red", true);
    withheld("woh-notre-dame-beside-a-garden", "Blue", true);
}

/// A turn, a figure or an action that a rule does not give is told among the steps.
void StageViewTest::theScoreSheetTellsOfPointsOnly()
{
    QFETCH(const QString, player);
    QFETCH(const bool, isOfPoints);
    QVERIFY(m_view->openCase(QLatin1String(QTest::currentDataTag())));
    m_view->goToEnd();
    QVERIFY(rowOf(StepsModel::RowKind::Event, player + QStringLiteral(" receives nothing")) > 0);
    const QString sheet = part<AwardSheet>("awardSheet")->toPlainText();
    QVERIFY2(sheet.contains(QStringLiteral("receives nothing")) == isOfPoints, qPrintable(sheet));
}

/// "Receives nothing for this" by itself tells nothing: what this is and why stands in the rule.
void StageViewTest::whatIsWithheldIsToldWithItsRule()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("exp4-no-meeple-for-a-tower")));
    m_view->goToEnd();
    const QString nothing = QStringLiteral("Red receives nothing for this");
    const int row = rowOf(StepsModel::RowKind::Event, nothing);
    QVERIFY(row > 0);
    list()->setCurrentIndex(list()->model()->index(row, 0));
    const QString caption = part<QLabel>("stageCaption")->text();
    QVERIFY2(caption.startsWith(nothing + QStringLiteral(". After you have built with a piece")),
             qPrintable(caption));
}

/// Awards after the step that is shown stand below a heading of their own, which is gone where none is left.
void StageViewTest::awardsToComeAreToldApart()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("base-city-with-pennant")));
    const auto* sheet = part<AwardSheet>("awardSheet");
    const QString heading = QStringLiteral("Still to come");
    const QString award = QStringLiteral(" scores ");
    m_view->goToStep(0);
    QVERIFY2(sheet->toPlainText().indexOf(heading) >= 0, qPrintable(sheet->toPlainText()));
    QVERIFY(sheet->toPlainText().indexOf(award) > sheet->toPlainText().indexOf(heading));
    m_view->goToEnd();
    QVERIFY(sheet->toPlainText().contains(award));
    QVERIFY(!sheet->toPlainText().contains(heading));
}

} // namespace glossator::desktop
