// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_painter.h"
#include "app/pictures/words_room.h"
#include "tests/test_program.h"

#include <QTest>

#include <array>

namespace glossator::pictures {

/// Words leave seen what they tell of, on a board that has little room for them.
class WordsRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsLeaveASmallBoardSeen_data();
    void wordsLeaveASmallBoardSeen();
    void wordsLeaveItsNumbersSeen();
    void wordsTakeTheFormThatHidesNothing();
    void whereThereIsNoRoomMostOfThePlaceIsSeen();

private:
    /// A row of three tiles with two figures and a city at the upper edge of the last.
    static BoardScene rowOfThree(const QString& words)
    {
        static const engine::TileKind kind = [] {
            engine::TileKind one;
            one.squares = {{}};
            return one;
        }();
        BoardScene scene;
        for (const std::int16_t column : std::array<std::int16_t, 3>{-1, 0, 1})
            scene.tiles.push_back({&kind, {column, 0}, 0});
        for (const double at : {-0.2, 0.3})
            scene.pieces.push_back({Figure::Meeple, 0, Pose::Standing, {at, 0.53}});
        const QRectF city(1, 0, 1, 0.33);
        BoardLabel label{words, city.center(), -1, 1.0, LabelKind::Refusal, {}, city};
        label.parts = {city};
        scene.labels = {label};
        return scene;
    }
    static QRectF plateOf(const BoardScene& scene, const BoardView& view, int letters)
    {
        QFont font;
        font.setPixelSize(letters);
        const LabelPainter painter(paletteOf(Printing::Parchment), font);
        const LabelPainter::Laid laid = painter.laid(scene, view).front();
        return painter.boundsOf(laid.label, laid.centre, view.squareSize);
    }
};

void WordsRoomTest::wordsLeaveASmallBoardSeen_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<double>("height");
    for (const double height : {260.0, 300.0, 420.0})
        for (const char* words :
             {"No meeple of the player stands there", "Acolo nu stă niciun meeple al jucătorului",
              "Not available. A builder goes where a meeple of the player stands"})
            QTest::addRow("%s, %g", words, height) << QString::fromUtf8(words) << height;
}

/// One lay over both figures and the city, on squares of 60 pixels under letters of 26.
void WordsRoomTest::wordsLeaveASmallBoardSeen()
{
    QFETCH(const QString, words);
    QFETCH(const double, height);
    const BoardScene scene = rowOfThree(words);
    const BoardView view{{0, 0, 374, height}, {0.9, 0.4}, 60};
    const QRectF plate = plateOf(scene, view, 26);
    QVERIFY(view.viewport.adjusted(-1, -1, 1, 1).contains(plate));
    QVERIFY(!plate.intersects(view.toView(scene.labels.front().uncovered)));
    for (const Piece& piece : scene.pieces)
        QVERIFY(!plate.contains(view.toView(piece.at)));
}

/// The number of the column that is marked was under them.
void WordsRoomTest::wordsLeaveItsNumbersSeen()
{
    BoardScene scene = rowOfThree(QStringLiteral("No meeple of the player stands there"));
    scene.numbered = QRectF(-1, 0, 5, 1);
    for (const double square : {60.0, 110.0, 160.0}) {
        const BoardView view{{0, 0, 700, 560}, {1.2, 0.5}, square};
        const QPointF number = view.toView({1.5, 0}) - QPointF(0, square * 0.03 + 14);
        QVERIFY(!plateOf(scene, view, 26).contains(number));
        QVERIFY(!plateOf(scene, view, 26).intersects(view.toView(scene.labels.front().uncovered)));
    }
}

void WordsRoomTest::wordsTakeTheFormThatHidesNothing()
{
    const QRectF view(0, 0, 200, 100);
    const LabelGround ground({}, {view, {0, 0}, 50});
    const WordsRoom room(ground, view, {{0, 0, 200, 60}, {}, {}, {}, {}}, {});
    const std::array forms{WordsRoom::Form{{90, 60}, 0}, WordsRoom::Form{{180, 30}, 0.5},
                           WordsRoom::Form{{40, 30}, 0.7}};
    const WordsRoom::Place best = room.best(forms);
    QCOMPARE(best.form, std::size_t{1});
    QVERIFY(room.isClear(best.plate));
    QVERIFY(!room.isClear({{10, 20}, forms[1].size}));
    QVERIFY(!room.isClear({{10, 75}, forms[1].size})); // beyond the view
    const WordsRoom taken(ground, view, {{0, 0, 200, 60}, {}, {}, {}, {}}, {QRectF(0, 60, 100, 40)});
    QCOMPARE(taken.best(forms).form, std::size_t{2});
}

/// In fewer words, if these hide less.
void WordsRoomTest::whereThereIsNoRoomMostOfThePlaceIsSeen()
{
    BoardScene scene = rowOfThree(
        QStringLiteral("Not available. The player has no meeple in the city, and a builder needs one there"));
    scene.labels.front().inFewWords = QStringLiteral("Not available");
    const BoardView view{{0, 0, 200, 90}, {0.5, 0.5}, 60};
    const QRectF plate = plateOf(scene, view, 22);
    const QRectF place = view.toView(scene.labels.front().uncovered);
    QVERIFY(overlap(plate, place) <= place.width() * place.height() / 2);
    QVERIFY(view.viewport.adjusted(-1, -1, 1, 1).contains(plate));
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, WordsRoomTest)

#include "words_room_test.moc"
