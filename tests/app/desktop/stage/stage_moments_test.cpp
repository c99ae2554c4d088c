// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what moves begins where it lay and ends where it will lie, and the cards count it when it is there.
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/event_scene.h"
#include "app/desktop/stage/flights_painter.h"
#include "app/desktop/stage/points_text.h"
#include "app/desktop/stage/stage_canvas.h"
#include "tests/app/desktop/stage/spread_of_cases.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QPaintEvent>

#include <cmath>
#include <functional>

namespace glossator::desktop {

namespace {

/// One event of a run with the states around it.
struct Told
{
    const cases::CaseResult& result;
    const Choreographer& choreographer;
    const pictures::BoardSceneBuilder& builder;
    int step;
    int index;

    [[nodiscard]] const cases::RunEvent& run() const
    {
        return result.steps[static_cast<std::size_t>(step)].events[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] StagePicture at(double progress) const
    {
        return choreographer.at({step, BeatKind::Event, index, progress});
    }
    [[nodiscard]] const PlayerCard& cardAt(double progress, engine::Player player) const
    {
        shown = at(progress);
        return shown.still.cards[static_cast<std::size_t>(player)];
    }
    mutable StagePicture shown{};
};

/// Calls with every event of a run.
void forEachEvent(const cases::CaseResult& result, const tiles::TileCatalogue& tiles,
                  const std::function<void(const Told&)>& visit)
{
    pictures::TileShapes shapes;
    const Choreographer choreographer(result, shapes, wording::PhraseWording(&tiles));
    const pictures::BoardSceneBuilder builder(*result.game, pictureColours(result.players), shapes);
    for (int step = 0; step < static_cast<int>(result.steps.size()); ++step)
        for (int i = 0; i < static_cast<int>(result.steps[static_cast<std::size_t>(step)].events.size()); ++i)
            visit({result, choreographer, builder, step, i});
}

/// Where a widget is painted anew.
class PaintedRegion : public QObject
{
public:
    QRegion region;
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            region |= static_cast<QPaintEvent*>(event)->region();
        return false;
    }
};

LabelFlight onCard(int seat, const QString& text)
{
    const Spot card{Spot::Where::Card, {}, seat};
    return {text, -1, card, card, 1.0, 1.0, pictures::LabelKind::Refusal};
}

} // namespace

/// Not before, and not only when the next event begins: without motion the end is all that is seen.
void StageViewTest::cardsCountPointsAndTokensThatArrived()
{
    QFETCH(QString, id);
    const auto loaded = loadCase(*m_catalogue, m_tiles, id);
    QVERIFY(loaded);
    forEachEvent(loaded->result, m_tiles, [&](const Told& told) {
        const engine::State& after = told.run().after;
        const auto counts = [&](engine::Player player) {
            QCOMPARE(told.cardAt(1.0, player).points, after.points(player));
        };
        if (const auto* scored = std::get_if<engine::Scored>(&told.run().event.what)) {
            QCOMPARE(told.cardAt(0.0, scored->player).points,
                     after.points(scored->player) - scored->points());
            counts(scored->player);
        }
        if (const auto* paid = std::get_if<engine::Paid>(&told.run().event.what)) {
            counts(paid->payer.player);
            counts(paid->receiver.player);
        }
        const auto* moved = std::get_if<engine::TokensMoved>(&told.run().event.what);
        if (moved == nullptr)
            return;
        if (moved->from != engine::nobody)
            QVERIFY(told.cardAt(0.1, moved->from).tokens ==
                    tokensOf(*loaded->result.game, after, moved->from));
        if (moved->to == engine::nobody)
            return;
        const auto all = tokensOf(*loaded->result.game, after, moved->to);
        QVERIFY(told.cardAt(0.1, moved->to).tokens != all);
        QVERIFY(told.cardAt(1.0, moved->to).tokens == all);
    });
}

/// With messages each player has two figures there, both at the start on the same space.
void StageViewTest::theFigureThatScoresWalksOnTheTrack()
{
    QFETCH(QString, id);
    const auto loaded = loadCase(*m_catalogue, m_tiles, id);
    QVERIFY(loaded);
    forEachEvent(loaded->result, m_tiles, [&](const Told& told) {
        const auto& what = told.run().event.what;
        if (std::holds_alternative<engine::Scored>(what) || std::holds_alternative<engine::Paid>(what))
            QVERIFY(told.at(1.0).still.track == told.builder.track(told.run().after));
    });
}

/// Abu Simbel moves them between all the places where they lie.
void StageViewTest::aTileThatMovesIsInOnePlaceOnly_data()
{
    QTest::addColumn<QString>("id");
    for (const catalogue::CaseInfo& info : m_catalogue->cases())
        if (info.id.startsWith(QStringLiteral("woh-a")))
            QTest::newRow(qPrintable(info.id)) << info.id;
}

/// None is in two places, and what lies beside it stays.
void StageViewTest::aTileThatMovesIsInOnePlaceOnly()
{
    QFETCH(QString, id);
    const auto loaded = loadCase(*m_catalogue, m_tiles, id);
    QVERIFY(loaded);
    forEachEvent(loaded->result, m_tiles, [&](const Told& told) {
        const auto* moved = std::get_if<engine::TileMoved>(&told.run().event.what);
        if (moved == nullptr)
            return;
        const StagePicture picture = told.at(0.5);
        const auto at = [](const auto& row, int index) { return row.at(static_cast<std::size_t>(index)); };
        QCOMPARE(picture.tiles.size(), std::size_t{1});
        const TileFlight& flight = picture.tiles.front();
        QVERIFY(moved->from.kind != engine::PlaceKind::InHand || picture.still.shelf.hand == nullptr);
        QCOMPARE(flight.beginsDown, moved->from.kind == engine::PlaceKind::Reserve);
        QCOMPARE(flight.endsDown, moved->to.kind == engine::PlaceKind::Reserve);
        if (moved->from.kind == engine::PlaceKind::Display)
            QVERIFY(at(picture.still.shelf.display, flight.from.index) == nullptr);
        if (moved->from.kind == engine::PlaceKind::InFront)
            QVERIFY(at(picture.still.cards[static_cast<std::size_t>(moved->from.player)].inFront,
                       flight.from.index) == nullptr);
    });
}

void StageViewTest::tilesAsideAreFoundWithTheirPlayer_data()
{
    using engine::PlaceKind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<PlaceKind>("place");
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("index");
    QTest::addRow("the first of a player") << 7 << PlaceKind::InFront << 0 << 0;
    QTest::addRow("not another player's of the same kind") << 7 << PlaceKind::InFront << 1 << 1;
    QTest::addRow("the one in the hand takes no place") << 9 << PlaceKind::InFront << 1 << 2;
    QTest::addRow("face down after all open ones") << 5 << PlaceKind::Reserve << 1 << 4;
    QTest::addRow("on display") << 3 << PlaceKind::Display << -1 << 1;
}

void StageViewTest::tilesAsideAreFoundWithTheirPlayer()
{
    using engine::PlaceKind;
    QFETCH(int, kind);
    QFETCH(PlaceKind, place);
    QFETCH(int, player);
    QFETCH(int, index);
    const auto lying = [](int of, PlaceKind where, int whose) {
        return engine::TileAside{static_cast<engine::KindId>(of),
                                 {where, static_cast<engine::Player>(whose), engine::none}};
    };
    engine::State state;
    state.aside = {
        lying(7, PlaceKind::InFront, 0), lying(6, PlaceKind::InFront, 1), lying(2, PlaceKind::Display, -1),
        lying(4, PlaceKind::Reserve, 1), lying(7, PlaceKind::InFront, 1), lying(8, PlaceKind::InFront, 1),
        lying(5, PlaceKind::Reserve, 1), lying(9, PlaceKind::InFront, 1), lying(3, PlaceKind::Display, -1)};
    state.turn.fromAside = 5;
    const engine::TileAside sought = lying(kind, place, player);
    QCOMPARE(StageSpots::tile(state, sought.kind, sought.place).index, index);
}

/// Nobody's figures lie in a row beside the board, not on the pile of tiles, and fly as large as they lie.
void StageViewTest::figuresOfNobodyFlyFromTheShelf()
{
    int flights = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        forEachEvent(loaded->result, m_tiles, [&](const Told& told) {
            if (!std::holds_alternative<engine::FigureMoved>(told.run().event.what))
                return;
            for (const FigureFlight& flight : told.at(0.5).figures) {
                QVERIFY2(flight.from.where != Spot::Where::Pile && flight.to.where != Spot::Where::Pile,
                         qPrintable(info.id));
                flights += flight.from.where == Spot::Where::Shelf ? 1 : 0;
            }
        });
    }
    QVERIFY(flights > 0);
    const StageLayout layout({0, 0, 900, 600}, {2, {0, 0, 3}});
    const Spot second{Spot::Where::Shelf, {}, 0, 1};
    QCOMPARE(layout.pointOf(second, {}), layout.shelf().figure(1).center());
    QCOMPARE(layout.figureHeight(second, {}), layout.shelf().figure(1).height());
}

/// Where one of several knights has her beside him, she stands on the side where none of the others is.
void StageViewTest::theFairyCoversNobody()
{
    const auto loaded =
        loadCase(*m_catalogue, m_tiles, QStringLiteral("exp3-fairy-beside-one-of-two-knights"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    const auto pieces = choreographer.resting(0).still.board.pieces;
    const auto fairy = std::ranges::find(pieces, pictures::Figure::Fairy, &pictures::Piece::figure);
    QVERIFY(fairy != pieces.end());
    int near = 0;
    for (const pictures::Piece& other : pieces) {
        const QPointF way = other.at - fairy->at;
        const double apart = std::hypot(way.x(), way.y());
        near += apart < 0.4 ? 1 : 0;
        QVERIFY2(other.figure == pictures::Figure::Fairy || apart > 0.24, "not upon another figure");
    }
    QCOMPARE(near, 2); // she, and whom she is beside
}

/// Also with larger text, as signs do not grow on the cards.
void StageViewTest::tokensFlyToTheirSign()
{
    for (const double text : {1.0, 2.0}) {
        const StageLayout layout({0, 0, 1280, 760}, {2, {}, 0, 3}, text);
        const pictures::BoardView view{layout.board(), {0, 0}, 80};
        const Spot last{Spot::Where::Tokens, {}, 1, 0};
        QVERIFY(layout.points(1).contains(layout.token(1, 2) | layout.token(1, 0)));
        StagePicture picture;
        picture.tokens = {{"gold", last, last, 1.0}};
        const QRect flown = FlightsPainter(layout, view, pictures::Printing::Parchment, {}, 1.0)
                                .region(picture)
                                .boundingRect();
        QVERIFY((QRectF(flown).center() - layout.token(1, 0).center()).manhattanLength() < 3);
        QVERIFY(flown.width() <= StageLayout::tokenSign + 20);
    }
}

/// It is told on the card of whom it is about, and stays there as long as the step does; points that the
/// step brings are told in its place.
void StageViewTest::whyNothingIsGivenIsSeenAtRest()
{
    int told = 0;
    pictures::TileShapes shapes;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step)
            for (const cases::RunEvent& run : loaded->result.steps[static_cast<std::size_t>(step)].events) {
                const auto* withheld = std::get_if<engine::Withheld>(&run.event.what);
                if (withheld == nullptr || withheld->feature != engine::none ||
                    withheld->player == engine::nobody)
                    continue;
                ++told;
                const StagePicture rest = choreographer.resting(step);
                const int colour = rest.still.cards[static_cast<std::size_t>(withheld->player)].colour;
                const bool isOnBoard =
                    std::ranges::count(rest.still.board.labels, colour, &pictures::BoardLabel::player) > 0;
                QVERIFY2(isOnBoard || std::ranges::any_of(rest.labels,
                                                          [&](const LabelFlight& label) {
                                                              return label.to.where == Spot::Where::Card &&
                                                                     label.to.seat == withheld->player;
                                                          }),
                         qPrintable(info.id));
            }
    }
    QVERIFY(told > 5);
}

/// In the line of the name, however many there are: the figures below are seen.
void StageViewTest::wordsOnACardLieBesideEachOther()
{
    const StageLayout layout({0, 0, 900, 600}, {2});
    const pictures::BoardView view{layout.board(), {0, 0}, 80};
    const FlightsPainter flights(layout, view, pictures::Printing::Parchment, {}, 1.0);
    const auto boundsOf = [&](const std::vector<LabelFlight>& labels) {
        StagePicture picture;
        picture.labels = labels;
        return flights.region(picture).boundingRect();
    };
    const LabelFlight few = onCard(0, QStringLiteral("+3"));
    const LabelFlight many = onCard(0, QStringLiteral("Nu este disponibil"));
    QVERIFY(boundsOf({few, few}).width() > boundsOf({few}).width() * 3 / 2);
    for (const std::vector<LabelFlight>& labels : {std::vector{few}, {few, few, few}, {many}, {many, few}}) {
        const QRect bounds = boundsOf(labels);
        QVERIFY(layout.card(0).adjusted(-1, -1, 1, 1).contains(bounds));
        QVERIFY(bounds.bottom() <= layout.supplyRow(0).place(0).top() + 2);
        QVERIFY2(bounds.right() <= layout.points(0).right() - layout.pointsWidth() + 2,
                 "the points are seen");
    }
    QVERIFY(layout.card(1).contains(boundsOf({onCard(1, few.text)}).center()));
}

void StageViewTest::theSignOfAnAddendIsKept_data()
{
    QTest::addColumn<QList<int>>("points");
    QTest::addColumn<QString>("sum");
    QTest::addRow("less first") << QList{-2, 3} << QStringLiteral("\u22122 + 3");
    QTest::addRow("less then") << QList{3, -2} << QStringLiteral("3 \u2212 2");
    QTest::addRow("one alone says nothing more") << QList{3} << QString();
}

void StageViewTest::theSignOfAnAddendIsKept()
{
    QFETCH(QList<int>, points);
    QFETCH(QString, sum);
    engine::ScoreSheet sheet;
    for (const int addend : points)
        sheet.add(engine::Counted::Bonus, 1, addend, {});
    QCOMPARE(sumOf(sheet), sum);
}

/// A detour may refuse what is about a feature that the state does not have.
void StageViewTest::aRefusalWithoutAFeatureIsToldBesideTheBoard()
{
    const LoadedCase loaded = loadCaseText(QLatin1String(roadCase), QStringLiteral("road.yaml"), m_tiles);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded.result, shapes, wording::PhraseWording(&m_tiles));
    for (const int feature : {-1, 30000}) {
        engine::Option option;
        option.action = engine::Action::Deploy;
        option.feature = static_cast<engine::FeatureId>(feature);
        const StagePicture picture = choreographer.refusing(2, option, {engine::Reason::NotAsked, {}});
        QVERIFY(picture.labels.empty());
        QCOMPARE(picture.still.board.labels.size(), std::size_t{1});
        QCOMPARE(picture.still.board.labels.front().uncovered,
                 pictures::BoardPicture::boundsOf(picture.still.board));
    }
}

/// Also after the stage has got another size.
void StageViewTest::whatFlewIsPaintedOver()
{
    openRoad();
    auto* canvas = part<StageCanvas>("stageCanvas");
    StagePicture picture = m_view->picture();
    picture.labels = {onCard(1, QStringLiteral("The edges do not match"))};
    canvas->setPicture(picture);
    m_view->resize(1500, 900);
    QCoreApplication::processEvents();
    const QRegion there = FlightsPainter(canvas->layout(), canvas->view(), pictures::Printing::Parchment,
                                         canvas->font(), canvas->devicePixelRatioF())
                              .region(picture);
    QTest::qWait(50);
    PaintedRegion painted;
    canvas->installEventFilter(&painted);
    picture.labels.clear();
    canvas->setPicture(picture);
    QTRY_VERIFY(!painted.region.isEmpty());
    QVERIFY((there - painted.region).isEmpty());
}

/// Cards that were turned up after that step lie in their pile again.
void StageViewTest::goingBackInACaseTakesTheCardsAlong()
{
    int backs = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        pictures::TileShapes shapes;
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            const auto& to = loaded->result.steps[static_cast<std::size_t>(step)].backTo;
            if (!to)
                continue;
            const auto then = choreographer.resting(static_cast<int>(*to)).still.shelf.cardPiles;
            backs += then.empty() ? 0 : 1;
            QVERIFY2(choreographer.resting(step).still.shelf.cardPiles == then, qPrintable(info.id));
        }
    }
    QVERIFY(backs > 0);
}

} // namespace glossator::desktop
