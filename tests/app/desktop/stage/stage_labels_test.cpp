// SPDX-License-Identifier: GPL-3.0-or-later
// Points on the board and on cards, and the number of a pile: each is read whole, on stages of all sizes.
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/flights_painter.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/label_ground.h"
#include "app/pictures/label_painter.h"
#include "tests/app/desktop/stage/stage_view_test.h"

namespace glossator::desktop {

namespace {

/// The plates of labels, and what they must leave uncovered.
struct Laid
{
    Laid(const pictures::BoardScene& scene, const pictures::BoardView& view, const QFont& font)
    {
        const std::vector<pictures::BoardLabel>& labels = scene.labels;
        const pictures::LabelPainter painter(pictures::paletteOf(pictures::Printing::Parchment), font);
        const auto laid = painter.laid(scene, view);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            plates.push_back(painter.boundsOf(laid[i].label, laid[i].centre, view.squareSize));
            figures.emplace_back(view.toView(labels[i].uncovered.topLeft()),
                                 view.toView(labels[i].uncovered.bottomRight()));
        }
    }

    std::vector<QRectF> plates;
    std::vector<QRectF> figures;
};

/// Gives a canvas its size and letters of so many pixels, and tells their font.
QFont prepare(StageCanvas& canvas, int letters, const QSize& size)
{
    QFont font = canvas.font();
    font.setPixelSize(letters);
    canvas.setFont(font);
    canvas.resize(size);
    (void)canvas.grab(); // it hears of its size
    return font;
}

} // namespace

void StageViewTest::pointsAtRestCoverNoOthers_data()
{
    QTest::addColumn<int>("letters");
    QTest::addColumn<QSize>("stage");
    QTest::newRow("usual text") << 13 << QSize(860, 530);
    QTest::newRow("large text") << 26 << QSize(1180, 400);
}

/// Neither these nor the figures that earned them, also where squares are small.
void StageViewTest::pointsAtRestCoverNoOthers()
{
    QFETCH(const int, letters);
    QFETCH(const QSize, stage);
    StageCanvas canvas;
    const QFont font = prepare(canvas, letters, stage);
    pictures::TileShapes shapes;
    int several = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        canvas.setTable(choreographer.bounds(), {}, choreographer.needs());
        const QRectF room = canvas.layout().board().adjusted(-0.01, -0.01, 0.01, 0.01);
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            canvas.setPicture(choreographer.resting(step));
            const auto& labels = canvas.picture().still.board.labels;
            const Laid laid(canvas.picture().still.board, canvas.view(), font);
            const QByteArray where = QStringLiteral("%1, step %2").arg(info.id).arg(step).toUtf8();
            several += labels.size() > 1 ? 1 : 0;
            for (std::size_t i = 0; i < labels.size(); ++i) {
                if (labels[i].kind != pictures::LabelKind::Points)
                    continue;
                QVERIFY2(room.contains(laid.plates[i]), where);
                for (std::size_t other = 0; other < labels.size(); ++other) {
                    QVERIFY2(!laid.plates[i].intersects(laid.figures[other]), where);
                    QVERIFY2(other == i || !laid.plates[i].intersects(laid.plates[other]), where);
                }
            }
        }
        canvas.clear();
    }
    QVERIFY(several > 100);
}

/// Who points at them is told, on the board and on a card, and so is who does not see them.
void StageViewTest::pointsSayWhatTheyAreFor()
{
    m_view->resize(1180, 680);
    auto* canvas = part<StageCanvas>("stageCanvas");
    QVERIFY(m_view->openCase(QStringLiteral("robber-of-a-robber")));
    m_view->goToStep(2);
    (void)canvas->grab();
    const StagePicture& picture = canvas->picture();
    const Laid laid(picture.still.board, canvas->view(), canvas->font());
    QVERIFY(laid.plates.size() > 1);
    for (std::size_t i = 0; i < laid.plates.size(); ++i) {
        const pictures::BoardLabel& label = picture.still.board.labels[i];
        QVERIFY2(label.reason.contains(label.text + QStringLiteral(": ")), qPrintable(label.reason));
        QVERIFY(label.reason.contains(label.detailInWords) && !label.detailInWords.isEmpty());
        QCOMPARE(canvas->textAt(laid.plates[i].center()), label.reason);
        QVERIFY(canvas->accessibleDescription().contains(label.reason));
    }
    QVERIFY(!picture.labels.empty());
    for (const LabelFlight& label : picture.labels) {
        QCOMPARE(label.to.where, Spot::Where::Card);
        QVERIFY2(label.reason.contains(QStringLiteral("+2: bonus of 2\n")), qPrintable(label.reason));
        QVERIFY(canvas->textAt(canvas->layout().card(label.to.seat).center()).contains(label.reason));
        QVERIFY(canvas->accessibleDescription().contains(label.reason));
    }
}

/// Those of a step that was played as those of one that was gone to.
void StageViewTest::pointsAreSaidWhenTheStepIsDone()
{
    m_view->setPace(notebook::Pace{10.0, true});
    QVERIFY(m_view->openCase(QStringLiteral("robber-of-a-robber"), 1));
    auto* canvas = part<StageCanvas>("stageCanvas");
    QString said;
    const QObject listening;
    connect(canvas, &StageCanvas::settled, &listening, [&] { said = canvas->accessibleDescription(); });
    m_view->stepForward();
    QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), 20000);
    QCOMPARE(m_view->step(), 2);
    QVERIFY(!canvas->picture().still.board.labels.empty());
    for (const pictures::BoardLabel& label : canvas->picture().still.board.labels)
        QVERIFY2(said.contains(label.reason), qPrintable(said));
}

/// Buildings, signs and spaces of tiles are seen beside the points.
void StageViewTest::pointsAtRestHideNoSymbols()
{
    QFETCH(const int, letters);
    QFETCH(const QSize, stage);
    StageCanvas canvas;
    const QFont font = prepare(canvas, letters, stage);
    pictures::TileShapes shapes;
    int symbols = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        canvas.setTable(choreographer.bounds(), {}, choreographer.needs());
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            canvas.setPicture(choreographer.resting(step));
            const pictures::BoardScene& board = canvas.picture().still.board;
            const Laid laid(board, canvas.view(), font);
            for (std::size_t i = 0; i < laid.plates.size(); ++i) {
                if (board.labels[i].kind != pictures::LabelKind::Points)
                    continue;
                for (const QRectF& symbol : board.symbols) {
                    const QRectF seen(canvas.view().toView(symbol.topLeft()),
                                      canvas.view().toView(symbol.bottomRight()));
                    const QRectF both = seen & laid.plates[i];
                    ++symbols;
                    QVERIFY2(both.width() * both.height() < 0.13 * seen.width() * seen.height(),
                             qPrintable(QStringLiteral("%1, step %2").arg(info.id).arg(step)));
                }
            }
        }
        canvas.clear();
    }
    QVERIFY(symbols > 1000);
}

/// Three at one place hid the city between two tiles, and one of them said no addends.
void StageViewTest::pointsOfOnePlaceStandApart()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("exp10-ringmaster-at-the-end"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    StageCanvas canvas;
    const QFont font = prepare(canvas, 13, {870, 545});
    canvas.setTable(choreographer.bounds(), {}, choreographer.needs());
    canvas.setPicture(choreographer.resting(static_cast<int>(loaded->result.steps.size()) - 1));
    const pictures::BoardScene& board = canvas.picture().still.board;
    const pictures::BoardView view = canvas.view();
    const pictures::LabelGround ground(board, view);
    const pictures::LabelPainter painter(pictures::paletteOf(pictures::Printing::Parchment), font);
    const std::vector<pictures::LabelPainter::Laid> laid = painter.laid(board, view);
    QCOMPARE(laid.size(), std::size_t{3});
    const QRectF city = view.toView(QRectF(0.15, -0.3, 0.7, 0.6));
    for (const pictures::LabelPainter::Laid& label : laid) {
        const QRectF plate = painter.boundsOf(label.label, label.centre, view.squareSize);
        QVERIFY(!plate.intersects(city));
        QVERIFY(ground.tilesUnder(plate) < 0.5 * plate.width() * plate.height());
        QCOMPARE(label.label.detail.isEmpty(), laid.front().label.detail.isEmpty());
    }
}

void StageViewTest::pointsLeaveTheBigTopUncovered_data()
{
    pointsAtRestCoverNoOthers_data();
}

/// While it stands among those who are counted, and its place when it has moved on.
void StageViewTest::pointsLeaveTheBigTopUncovered()
{
    QFETCH(const int, letters);
    QFETCH(const QSize, stage);
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("exp10-circus-moves-on"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    StageCanvas canvas;
    const QFont font = prepare(canvas, letters, stage);
    canvas.setTable(choreographer.bounds(), {}, choreographer.needs());
    const int last = static_cast<int>(loaded->result.steps.size()) - 1;
    const auto events = static_cast<int>(loaded->result.steps.back().events.size());
    int several = 0;
    for (int event = 0; event <= events; ++event) {
        canvas.setPicture(event < events ? choreographer.at({last, BeatKind::Event, event, 1.0})
                                         : choreographer.resting(last));
        const pictures::BoardScene& board = canvas.picture().still.board;
        std::vector<QPointF> kept{{1.5, 0.5}};
        for (const pictures::Piece& piece : board.pieces)
            kept.push_back(piece.at);
        const Laid laid(board, canvas.view(), font);
        several += laid.plates.size() > 1 ? 1 : 0;
        for (const QRectF& plate : laid.plates)
            for (const QPointF at : kept)
                QVERIFY2(!plate.contains(canvas.view().toView(at)), qPrintable(QString::number(event)));
    }
    QVERIFY(several > 2);
}

void StageViewTest::wordsOnACardLeaveItsNameFree_data()
{
    QTest::addColumn<QSizeF>("stage");
    QTest::addColumn<double>("text");
    QTest::addColumn<double>("name");
    QTest::newRow("window") << QSizeF(860, 560) << 1.0 << 58.0;
    QTest::newRow("long name") << QSizeF(860, 560) << 1.0 << 90.0;
    QTest::newRow("large text") << QSizeF(1130, 370) << 2.0 << 110.0;
    QTest::newRow("low stage") << QSizeF(565, 190) << 1.0 << 58.0;
}

/// And the points: one reads who gets how much, and how much there is.
void StageViewTest::wordsOnACardLeaveItsNameFree()
{
    QFETCH(QSizeF, stage);
    QFETCH(double, text);
    QFETCH(double, name);
    const StageLayout layout({QPointF(), stage}, {2, {0, 1}, 0, 0, {7, 2}, name}, text);
    const pictures::BoardView view{layout.board(), {0, 0}, 80};
    QFont font;
    font.setPixelSize(static_cast<int>(13 * text));
    const FlightsPainter flights(layout, view, pictures::Printing::Parchment, font, 1.0);
    for (const int seat : {0, 1}) {
        StagePicture picture;
        picture.still.cards.resize(2);
        picture.still.cards[1].seat = 1;
        picture.still.cards[static_cast<std::size_t>(seat)].points = 25;
        const Spot card{Spot::Where::Card, {}, seat};
        picture.labels = {{QStringLiteral("+2"), -1, card, card, 1.0, 1.0}};
        const QRectF bounds(flights.region(picture).boundingRect().adjusted(1, 1, -1, -1));
        QRectF points = layout.points(seat);
        points.setLeft(points.right() - QFontMetricsF(font).horizontalAdvance(QStringLiteral("25")) * 1.3);
        QVERIFY(!bounds.intersects(layout.longestName(seat)));
        QVERIFY(!bounds.intersects(points));
        QVERIFY(layout.rect().contains(bounds) && !bounds.intersects(layout.track()));
        QVERIFY(layout.card(seat).contains(bounds.center()));
        if (seat == 0)
            QVERIFY(!bounds.intersects(layout.longestName(1)));
    }
}

void StageViewTest::wordsOnACardCoverNothingThere_data()
{
    QTest::addColumn<QSize>("stage");
    QTest::addColumn<int>("letters");
    QTest::addColumn<QString>("longest");
    QTest::newRow("usual text") << QSize(860, 530) << 13 << QStringLiteral("Green");
    QTest::newRow("large text, low cards") << QSize(1180, 400) << 26 << QStringLiteral("Green");
    QTest::newRow("and a long name") << QSize(1180, 400) << 26 << QStringLiteral("Albastru");
}

/// Where there is no room in the line of the name: behind the supply, behind the points or below them, and in
/// letters that grow with the text.
void StageViewTest::wordsOnACardCoverNothingThere()
{
    QFETCH(const QSize, stage);
    QFETCH(const int, letters);
    QFETCH(const QString, longest);
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("woh-two-players-reach-ten"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    StageCanvas canvas;
    const QFont font = prepare(canvas, letters, stage);
    canvas.setTable(choreographer.bounds(), {QStringLiteral("Red"), longest, QStringLiteral("Green")},
                    choreographer.needs());
    const StagePicture picture = choreographer.resting(static_cast<int>(loaded->result.steps.size()) - 1);
    QCOMPARE(picture.labels.size(), std::size_t{1});
    const int seat = picture.labels.front().to.seat;
    const StageLayout& layout = canvas.layout();
    QCOMPARE(layout.isCardLow(), letters > 13);
    const QRectF words(FlightsPainter(layout, canvas.view(), pictures::Printing::Parchment, font, 1)
                           .region(picture)
                           .boundingRect());
    const double smallest =
        pictures::LabelPainter(pictures::paletteOf(pictures::Printing::Parchment), QFont())
            .boundsOf({picture.labels.front().text, {}, -1, 1.0, pictures::LabelKind::Note}, {}, 72)
            .height();
    QVERIFY(words.height() > smallest * (letters > 13 ? 1.2 : 0.9));
    QVERIFY(!words.intersects(layout.badge(seat)));
    QVERIFY(!words.intersects(layout.longestName(seat)));
    QFont large = font;
    large.setPixelSize(static_cast<int>(letters * StageLayout::pointsLetters));
    large.setBold(true);
    const QFontMetricsF metrics(large);
    const double wide = metrics.horizontalAdvance(QStringLiteral("11"));
    const QPointF end(layout.points(seat).right(), layout.points(seat).center().y());
    const QRectF points(end.x() - wide, end.y() - metrics.capHeight() / 2, wide, metrics.capHeight());
    QVERIFY(!words.intersects(points));
    const PlayerCard& card = picture.still.cards[static_cast<std::size_t>(seat)];
    const SupplyRow row = layout.supplyRow(seat);
    const int figures = row.isCounted() ? 1 : static_cast<int>(card.supply.size());
    for (int i = 0; i < figures; ++i)
        QVERIFY(!words.intersects(row.place(i)));
    for (const int other : {0, 2})
        QVERIFY(!words.intersects(layout.card(other)));
    QVERIFY(layout.card(seat).contains(words.center()) && !words.intersects(layout.track()));
}

void StageViewTest::thePileHasRoomForItsNumber_data()
{
    everythingHasRoomOnAnyStage_data();
    QTest::addRow("low, beside its column") << QSizeF(695, 315) << 2.0 << 3;
}

/// Whole, and away from the track.
void StageViewTest::thePileHasRoomForItsNumber()
{
    QFETCH(QSizeF, size);
    QFETCH(double, text);
    QFont bold;
    bold.setPixelSize(static_cast<int>(13 * text));
    bold.setBold(true);
    const double needed = QFontMetricsF(bold).horizontalAdvance(QStringLiteral("128"));
    QFETCH(int, mostPlayers);
    for (int players = 2; players <= mostPlayers; ++players) {
        const StageLayout layout({QPointF(), size}, {players}, text);
        const QRectF number = layout.shelf().pileCount();
        QVERIFY(number.width() >= needed);
        QVERIFY(number.right() <= layout.shelfRect().right() - 7);
        QVERIFY(!number.intersects(layout.shelf().pile()));
        QVERIFY(!layout.shelf().pile().intersects(layout.shelf().hand()));
    }
}

} // namespace glossator::desktop
