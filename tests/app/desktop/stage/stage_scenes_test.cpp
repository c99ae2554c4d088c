// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be seen between two steps, and what lies on the table beside tiles and figures.
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/event_scene.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/desktop/stage/points_text.h"
#include "app/desktop/stage/timeline.h"
#include "app/pictures/board_picture.h"
#include "app/pictures/board_scene_builder.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QPushButton>
#include <QSignalSpy>

#include <cmath>
#include <set>

namespace glossator::desktop {

void StageViewTest::flyingFigureIsInOnePlaceOnly()
{
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded.result, shapes, wording::PhraseWording(&m_tiles));
    const Timeline timeline(loaded.result);
    const auto figures = [](const StagePicture& picture) {
        std::size_t count =
            picture.still.board.pieces.size() + picture.still.track.figures.size() + picture.figures.size();
        for (const PlayerCard& card : picture.still.cards)
            count += card.supply.size();
        return count;
    };
    const std::size_t all = figures(choreographer.resting(0));
    for (int ms = 0; ms <= timeline.length(); ms += 50)
        QCOMPARE(figures(choreographer.at(timeline.at(ms))), all);
}

void StageViewTest::towersAndPrisonersAreShown()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("exp4-build-and-capture")));
    QVERIFY(m_view->picture().still.board.stacks.empty());
    m_view->goToEnd();
    const StageStill& still = m_view->picture().still;
    QCOMPARE(still.board.stacks.size(), std::size_t{1});
    QCOMPARE(still.board.stacks.front().count, 2);
    QCOMPARE(still.cards[1].prisoners.size(), std::size_t{1});
    QCOMPARE(still.cards[1].prisoners.front().colour, still.cards[0].colour);
    QVERIFY(still.cards[0].prisoners.empty());
}

void StageViewTest::paymentMovesBothFigures()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("exp4-ransom"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    const Timeline timeline(loaded->result);
    bool isBetween = false;
    for (int ms = 0; ms <= timeline.length(); ms += 50)
        for (const pictures::TrackFigure& figure : choreographer.at(timeline.at(ms)).still.track.figures)
            isBetween = isBetween || (figure.score > 9.0 && figure.score < 12.0);
    QVERIFY2(isBetween, "the payer's figure goes back along the track");
    const auto end = choreographer.resting(static_cast<int>(loaded->result.steps.size()) - 1).still.cards;
    QCOMPARE(end[0].points, 8); // Blue's, who got what Red paid
    QCOMPARE(end[1].points, 9);
}

/// Also of what stood beside a figure that goes home first.
void StageViewTest::everyEventOfEveryCaseHasAPicture()
{
    pictures::TileShapes shapes;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY2(loaded, qPrintable(info.id));
        const cases::CaseResult& result = loaded->result;
        const Choreographer choreographer(result, shapes, wording::PhraseWording(&m_tiles));
        const QRectF board = choreographer.bounds().adjusted(-1, -1, 1, 1);
        for (int step = 0; step < static_cast<int>(result.steps.size()); ++step) {
            const auto& events = result.steps[static_cast<std::size_t>(step)].events;
            for (int index = 0; index < static_cast<int>(events.size()); ++index)
                for (const FigureFlight& flight :
                     choreographer.at({step, BeatKind::Event, index, 0.5}).figures)
                    for (const Spot& spot : {flight.from, flight.to})
                        QVERIFY2(spot.where != Spot::Where::Board || board.contains(spot.board),
                                 qPrintable(info.id));
        }
    }
}

/// What changes nothing on the stage passes at once, and nobody waits for a caption that could be read while
/// things moved.
void StageViewTest::timeIsForWhatIsSeen()
{
    constexpr int atOnce = 100;
    pictures::TileShapes shapes;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY2(loaded, qPrintable(info.id));
        const cases::CaseResult& result = loaded->result;
        const Choreographer choreographer(result, shapes, wording::PhraseWording(&m_tiles));
        const Timeline timeline(result);
        for (int step = 0; step < timeline.steps(); ++step) {
            const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
            for (int index = 0; index < static_cast<int>(run.events.size()); ++index) {
                const Moment begin = timeline.at(timeline.startOf(step, BeatKind::Event, index));
                const StagePicture before = choreographer.at(begin);
                const bool moves = !before.labels.empty() || !before.still.board.labels.empty() ||
                                   choreographer.at({step, BeatKind::Event, index, 0.4}) != before ||
                                   choreographer.at({step, BeatKind::Event, index, 0.9}) != before;
                const int time = timeline.endOf(step, BeatKind::Event, index) + 1 -
                                 timeline.startOf(step, BeatKind::Event, index);
                QVERIFY2(
                    moves || time <= atOnce,
                    qPrintable(QStringLiteral("%1, step %2, event %3").arg(info.id).arg(step).arg(index)));
            }
            const int whole = timeline.endOf(step, BeatKind::Rest, 0) + 1 -
                              (step == 0 ? 0 : timeline.endOf(step - 1, BeatKind::Rest, 0) + 1);
            const int rest = timeline.endOf(step, BeatKind::Rest, 0) + 1 - timeline.restOf(step);
            QVERIFY2(rest <= 900 || whole <= 7000, qPrintable(info.id));
        }
    }
}

/// While they are made and when their step is done.
void StageViewTest::awardsCarryTheirAddends()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("base-city-with-pennant"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    QStringList sums;
    for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
        const auto& events = loaded->result.steps[static_cast<std::size_t>(step)].events;
        for (int index = 0; index < static_cast<int>(events.size()); ++index)
            if (std::holds_alternative<engine::Scored>(events[static_cast<std::size_t>(index)].event.what)) {
                const StagePicture picture = choreographer.at({step, BeatKind::Event, index, 0.5});
                sums << picture.still.board.labels.back().detail;
                QCOMPARE(picture.labels.back().detail, sums.back()); // on its way to the track
            }
        for (const pictures::BoardLabel& label : choreographer.resting(step).still.board.labels)
            QVERIFY(sums.contains(label.detail));
    }
    QVERIFY2(sums.contains(QStringLiteral("3×2 + 2")), qPrintable(sums.join(u';')));
    engine::ScoreSheet plain;
    plain.add(engine::Counted::Tiles, 3, 1, {});
    QCOMPARE(sumOf(plain), QString());
    plain.add(engine::Counted::Bonus, 1, -2, {});
    QCOMPARE(sumOf(plain), QStringLiteral("3 \u2212 2"));
}

/// woh-abu-simbel: the tile that its owner keeps
void StageViewTest::tilesInReserveLieFaceDown()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("woh-abu-simbel-and-a-second-wonder"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    QCOMPARE(choreographer.resting(0).still.cards.front().reserved, 1);
    const Timeline timeline(loaded->result);
    int flights = 0;
    for (int ms = 0; ms < timeline.length(); ms += 100)
        for (const TileFlight& flight : choreographer.at(timeline.at(ms)).tiles) {
            ++flights;
            QVERIFY(flight.from.where != Spot::Where::Away && flight.to.where != Spot::Where::Away);
        }
    QVERIFY(flights > 0);
}

/// A farmer lies before the choice is made as after it.
void StageViewTest::whatIsTriedOnLooksAsItWould()
{
    pictures::TileShapes shapes;
    bool lies = false;
    for (const char* id :
         {"ann-enclosed-field", "ann-classic-role-names", "ann-builder-and-pig-are-not-added"}) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, QLatin1String(id));
        QVERIFY2(loaded, id);
        const cases::CaseResult& result = loaded->result;
        const Choreographer choreographer(result, shapes, wording::PhraseWording(&m_tiles));
        for (int step = 1; step < static_cast<int>(result.steps.size()); ++step) {
            const engine::Option& made = *result.steps[static_cast<std::size_t>(step)].option;
            if (made.action != engine::Action::Deploy)
                continue;
            const auto tried = choreographer.trying(step - 1, made).still.board.pieces;
            const auto& first = result.steps[static_cast<std::size_t>(step)].events;
            for (int index = 0; index < static_cast<int>(first.size()); ++index)
                for (const FigureFlight& flight :
                     choreographer.at({step, BeatKind::Event, index, 1.0}).figures)
                    if (std::holds_alternative<engine::FigureDeployed>(
                            first[static_cast<std::size_t>(index)].event.what)) {
                        lies = lies || flight.toPose == pictures::Pose::Lying;
                        QCOMPARE(tried.back().pose, flight.toPose);
                    }
        }
    }
    QVERIFY(lies);
}

/// However near its edge the space for them is printed.
void StageViewTest::acrobatsStandOnTheirTile()
{
    constexpr double halfFigure = 0.18;
    int acrobats = 0;
    pictures::TileShapes shapes;
    for (const char* id : {"exp10-pyramid-of-others", "exp10-acrobats-build-a-pyramid"}) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, QLatin1String(id));
        QVERIFY2(loaded, id);
        const pictures::BoardSceneBuilder builder(*loaded->result.game, {0, 1, 2, 3}, shapes);
        for (const cases::RunStep& run : loaded->result.steps)
            for (std::size_t i = 0; i < run.state.figures.size(); ++i) {
                const engine::Place& place = run.state.figures[i].place;
                if (place.kind != engine::PlaceKind::OnTile)
                    continue;
                ++acrobats;
                const engine::Square square = run.state.board.tile(place.index).square;
                const QPointF at = builder.piece(run.state, static_cast<engine::FigureId>(i)).at;
                QVERIFY(QRectF(square.x, square.y, 1, 1)
                            .adjusted(halfFigure, halfFigure, -halfFigure, -halfFigure)
                            .contains(at));
            }
    }
    QVERIFY(acrobats > 3);
}

/// Also where the choice has no place on the board: beside that, never on a card.
void StageViewTest::everyRefusalTellsWhereAndWhy()
{
    pictures::TileShapes shapes;
    int refusals = 0;
    int beside = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY2(loaded, qPrintable(info.id));
        const cases::CaseResult& result = loaded->result;
        const Choreographer choreographer(result, shapes, wording::PhraseWording(&m_tiles));
        for (int step = 0; step < static_cast<int>(result.steps.size()); ++step)
            for (const cases::Attempt& attempt : result.steps[static_cast<std::size_t>(step)].attempts) {
                if (!attempt.refusal)
                    continue;
                ++refusals;
                const StagePicture picture = choreographer.refusing(step, attempt.option, *attempt.refusal);
                const auto& onBoard = picture.still.board.labels;
                const QByteArray where = QStringLiteral("%1, step %2").arg(info.id).arg(step).toUtf8();
                QVERIFY2(std::ranges::count(onBoard, pictures::LabelKind::Refusal,
                                            &pictures::BoardLabel::kind) == 1,
                         where);
                QVERIFY2(picture.labels.empty(), where);
                const QRectF all = pictures::BoardPicture::boundsOf(picture.still.board);
                const bool isBeside = std::ranges::count(onBoard, all, &pictures::BoardLabel::uncovered) > 0;
                beside += isBeside ? 1 : 0;
                const bool hasSquare =
                    std::ranges::count(picture.still.board.squares, pictures::HighlightStyle::Refused,
                                       &pictures::SquareMark::style) > 0; // it may be all of the board
                QVERIFY2(std::ranges::count(picture.still.cards, true, &PlayerCard::isRefused) ==
                             (isBeside && !hasSquare ? 1 : 0),
                         where);
            }
    }
    QVERIFY(refusals > 200);
    QVERIFY(beside > 10);
}

/// Nobody's head is behind another: a crop circle or a phantom brings a second figure.
void StageViewTest::figuresOfOneFeatureStandBesideEachOther()
{
    constexpr double seen = 0.34; ///< squares
    pictures::TileShapes shapes;
    for (const char* id : {"watch-two-meeples-one-tower", "crop-everybody-places"}) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, QLatin1String(id));
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        int pairs = 0;
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            const auto& figures = loaded->result.steps[static_cast<std::size_t>(step)].state.figures;
            const auto pieces = choreographer.resting(step).still.board.pieces;
            std::vector<engine::Place> places; // of the pieces
            for (const engine::Figure& figure : figures)
                if (pictures::isOnBoard(figure.place.kind))
                    places.push_back(figure.place);
            QCOMPARE(places.size(), pieces.size());
            for (std::size_t i = 0; i < pieces.size(); ++i)
                for (std::size_t other = 0; other < i; ++other)
                    if (places[i] == places[other]) {
                        ++pairs;
                        const QPointF way = pieces[i].at - pieces[other].at;
                        QVERIFY2(std::hypot(way.x(), way.y()) >= seen,
                                 qPrintable(QString::number(std::hypot(way.x(), way.y()))));
                    }
        }
        QVERIFY2(pairs > 0, id);
    }
}

/// woh-one-edge-of-twelve-differs: neither the tile nor the square that the edge meets.
void StageViewTest::wordsOfARefusalLeaveTheClashUncovered()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("woh-one-edge-of-twelve-differs"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    int clashes = 0;
    for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
        const pictures::BoardScene board = choreographer.resting(step).still.board;
        for (const pictures::SquareMark& mark : board.squares)
            for (const engine::Side side : engine::allSides) {
                if (!mark.edges.at(static_cast<std::size_t>(engine::index(side))))
                    continue;
                ++clashes;
                const engine::Square met = engine::neighbour(mark.square, side);
                const QRectF both = QRectF(mark.square.x, mark.square.y, 1, 1) | QRectF(met.x, met.y, 1, 1);
                QCOMPARE(board.labels.size(), std::size_t{1});
                QVERIFY(board.labels.front().uncovered.contains(both));
            }
    }
    QVERIFY(clashes > 0);
}

/// What is refused far away makes the board smaller in its step, not in the others.
void StageViewTest::theViewIsOfWhatLiesThere()
{
    pictures::TileShapes shapes;
    bool isFarAway = false;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        const QRectF bounds = choreographer.bounds();
        QRectF lying;
        QRectF all;
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            lying |= pictures::BoardPicture::boundsOf(choreographer.withoutOptions(step).still.board);
            all |= pictures::BoardPicture::boundsOf(choreographer.resting(step).still.board);
        }
        QVERIFY2(bounds.contains(lying), qPrintable(info.id));
        QVERIFY2(lying.adjusted(-1, -1, 1, 1).contains(bounds), qPrintable(info.id));
        isFarAway = isFarAway || !bounds.contains(all);
    }
    QVERIFY(isFarAway);
}

/// Each award of a step at its own feature; only where two meet does one make room for the other.
void StageViewTest::pointsStandWhereTheyAreScored()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("base-final-scoring"));
    QVERIFY(loaded);
    const cases::CaseResult& result = loaded->result;
    pictures::TileShapes shapes;
    const Choreographer choreographer(result, shapes, wording::PhraseWording(&m_tiles));
    const pictures::BoardSceneBuilder builder(*result.game, pictureColours(result.players), shapes);
    int awards = 0;
    for (int step = 0; step < static_cast<int>(result.steps.size()); ++step) {
        const auto labels = choreographer.resting(step).still.board.labels;
        const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
        for (const cases::RunEvent& event : run.events) {
            const auto* scored = std::get_if<engine::Scored>(&event.event.what);
            if (scored == nullptr || scored->feature == engine::none)
                continue;
            ++awards;
            const QPointF middle = builder.middleOf(run.state, scored->feature);
            QVERIFY(std::ranges::any_of(labels, [&](const pictures::BoardLabel& label) {
                return label.text == QStringLiteral("+%1").arg(scored->points()) &&
                       qFuzzyCompare(label.at.x(), middle.x()) && label.at.y() < middle.y();
            }));
        }
    }
    QVERIFY(awards >= 3);
}

/// Without a case the stage shows where one leads, and the ways to one.
void StageViewTest::theEmptyStageLeadsToACase()
{
    auto* empty = part<QWidget>("stageEmpty");
    QVERIFY(empty->isVisible() && !part<QWidget>("stageCanvas")->isVisible());
    const QImage picture = part<QWidget>("caseVignette")->grab().toImage();
    std::set<QRgb> inks;
    for (int y = 0; y < picture.height(); y += 5)
        for (int x = 0; x < picture.width(); x += 5)
            inks.insert(picture.pixel(x, y));
    QVERIFY2(inks.size() > 30, "a board is drawn");
    QSignalSpy searched(m_view.get(), &StageView::searchRequested);
    part<QPushButton>("stageEmptySearch")->click();
    QCOMPARE(searched.count(), 1);
    part<QPushButton>("stageEmptyPlay")->click();
    QVERIFY(!empty->isVisible() && part<QWidget>("stageCanvas")->isVisible());
    QVERIFY(m_catalogue->caseInfo(m_view->place().caseId).has_value());
    QVERIFY2(m_view->isPlaying(), "as the button says");
    m_view->setCatalogue(nullptr, nullptr);
    QVERIFY(empty->isVisible() && !part<QPushButton>("stageEmptyPlay")->isVisible());
}

} // namespace glossator::desktop
