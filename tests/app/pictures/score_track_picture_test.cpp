// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/meeple_painter.h"
#include "app/pictures/score_track_picture.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace glossator::pictures {

/// The track is a loop of fifty spaces that every score falls on.
class ScoreTrackPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void fiftySpacesFormALoop_data();
    void fiftySpacesFormALoop();
    void figuresStandOnTheirSpace_data();
    void figuresStandOnTheirSpace();
    void whoWaitsStandsOutsideTheLoop_data();
    void whoWaitsStandsOutsideTheLoop();
    void theLoopIsSmallerOnlyWhereSomebodyWaits();
    void whoSharesASpaceStandsOnIt_data() { theNumberOfASpaceStaysInSight_data(); }
    void whoSharesASpaceStandsOnIt();
    void fullRoundsCarryAShield();
    void allFiguresOnOneSpaceAreSeen_data();
    void allFiguresOnOneSpaceAreSeen();
    void theNumberOfASpaceStaysInSight_data();
    void theNumberOfASpaceStaysInSight();
    void theNumberOfASmallSpaceStaysInSight_data();
    void theNumberOfASmallSpaceStaysInSight();
    void shieldsLieBesideEachOther_data() { theNumberOfASpaceStaysInSight_data(); }
    void shieldsLieBesideEachOther();
    void shieldsAreLargeWhereTheyCan();
    void darkSpacesAreTold_data();
    void darkSpacesAreTold();

private:
    static QImage painted(const ScoreTrackScene& scene, const QRectF& track = area);
    static QRectF changed(const QImage& before, const QImage& after);
    /// The colour that most of a space has.
    static QRgb groundOf(int space, const Palette& palette);
    static bool showsPlayer(const QImage& image, const QRectF& rect, int player);
    static constexpr QRectF area{0, 0, 600, 400};
};

QImage ScoreTrackPictureTest::painted(const ScoreTrackScene& scene, const QRectF& track)
{
    QImage image((track | area).size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    ScoreTrackPicture(paletteOf(Printing::Parchment)).paint(painter, scene, track);
    return image;
}

/// Around all pixels that differ.
QRectF ScoreTrackPictureTest::changed(const QImage& before, const QImage& after)
{
    QRect rect;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y))
                rect |= QRect(x, y, 1, 1);
    return QRectF(rect);
}

bool ScoreTrackPictureTest::showsPlayer(const QImage& image, const QRectF& rect, int player)
{
    const QColor colour = MeeplePainter::colourOf(player);
    const QRect pixels = rect.toAlignedRect() & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            if (image.pixelColor(x, y) == colour)
                return true;
    return false;
}

void ScoreTrackPictureTest::fiftySpacesFormALoop_data()
{
    QTest::addColumn<QRectF>("rect");
    QTest::newRow("wide") << QRectF(0, 0, 1200, 300);
    QTest::newRow("square") << QRectF(10, 20, 500, 500);
    QTest::newRow("tall") << QRectF(0, 0, 160, 700);
}

void ScoreTrackPictureTest::fiftySpacesFormALoop()
{
    QFETCH(const QRectF, rect);
    const QRectF inside = ScoreTrackPicture::inside(rect);
    for (int space = 0; space < ScoreTrackPicture::spaces; ++space) {
        const QRectF here = ScoreTrackPicture::spaceRect(space, rect);
        const QRectF next = ScoreTrackPicture::spaceRect(space + 1, rect);
        QVERIFY(rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(here));
        QVERIFY(!inside.adjusted(0.01, 0.01, -0.01, -0.01).intersects(here));
        const QPointF step = next.center() - here.center();
        QVERIFY(qAbs(qAbs(step.x()) + qAbs(step.y()) - here.width()) < 0.01);
        for (int other = 0; other < space; ++other)
            QVERIFY(
                !ScoreTrackPicture::spaceRect(other, rect).adjusted(0.1, 0.1, -0.1, -0.1).intersects(here));
    }
}

void ScoreTrackPictureTest::figuresStandOnTheirSpace_data()
{
    QTest::addColumn<double>("score");
    QTest::addColumn<int>("space");
    QTest::newRow("start") << 0.0 << 0;
    QTest::newRow("last") << 49.0 << 49;
    QTest::newRow("second round") << 53.0 << 3;
    QTest::newRow("fourth round") << 167.0 << 17;
}

void ScoreTrackPictureTest::figuresStandOnTheirSpace()
{
    QFETCH(const double, score);
    QFETCH(const int, space);
    const QImage image = painted({{{3, score, false}}, {}});
    QVERIFY(showsPlayer(image, ScoreTrackPicture::spaceRect(space, area), 3));
    QVERIFY(!showsPlayer(image, ScoreTrackPicture::spaceRect(space + 25, area), 3));
}

void ScoreTrackPictureTest::whoWaitsStandsOutsideTheLoop_data()
{
    QTest::addColumn<int>("space");
    QTest::addColumn<int>("figures");
    for (const int space : {0, 10, 14, 15, 20, 25, 30, 40, 45})
        for (const int figures : {1, 2, 6, 10})
            QTest::addRow("%d beside %d", figures, space) << space << figures;
}

/// Beside its space, on none that has a number, not on the board, and no larger than who scores.
void ScoreTrackPictureTest::whoWaitsStandsOutsideTheLoop()
{
    QFETCH(const int, space);
    QFETCH(const int, figures);
    const QRectF rect = ScoreTrackPicture::leavingRoom({space}, area);
    ScoreTrackScene scene;
    for (int i = 0; i < figures; ++i)
        scene.figures.push_back({i / 2, double(space), true});
    const QImage bare = painted({}, rect);
    const QImage image = painted(scene, rect);
    for (int other = 0; other < ScoreTrackPicture::spaces; ++other) {
        const double air = ScoreTrackPicture::spaceRect(other, rect).width() * 0.1; // beside their ground
        const QRect ground =
            ScoreTrackPicture::spaceRect(other, rect).adjusted(air, air, -air, -air).toAlignedRect();
        QVERIFY2(image.copy(ground) == bare.copy(ground), qPrintable(QString::number(other)));
    }
    const QRect inside = ScoreTrackPicture::inside(rect).toAlignedRect().adjusted(1, 1, -1, -1);
    QVERIFY(image.copy(inside) == bare.copy(inside));
    const QRectF waiting = changed(bare, image);
    const QRectF here = ScoreTrackPicture::spaceRect(space, rect);
    QVERIFY(area.contains(waiting));
    QVERIFY(waiting.intersects(here.adjusted(-1, -1, 1, 1)));
    QVERIFY(waiting.width() < here.width() * 3.2 && waiting.height() < here.width() * 3.2);
    QVERIFY(showsPlayer(image, waiting, 0) && showsPlayer(image, waiting, (figures - 1) / 2));
    QVERIFY(ScoreTrackPicture::waitingRect(space, rect).height() <=
            ScoreTrackPicture::standRect(space, rect).height());
    const QPointF way = ScoreTrackPicture::waitingRect(space, rect).center() - here.center();
    QVERIFY(qAbs(way.x()) + qAbs(way.y()) < here.width() * 1.2);
}

void ScoreTrackPictureTest::theLoopIsSmallerOnlyWhereSomebodyWaits()
{
    const auto cell = [](const std::vector<int>& waitedAt) {
        const QRectF rect = ScoreTrackPicture::leavingRoom(waitedAt, area);
        const double size = ScoreTrackPicture::spaceRect(0, rect).width();
        for (const int space : waitedAt) // where it was reckoned to be
            if (!area.contains(ScoreTrackPicture::waitingRect(space, rect)))
                return 0.0;
        return size;
    };
    QCOMPARE(cell({}), ScoreTrackPicture::spaceRect(0, area).width());
    QVERIFY(cell({0, 10}) > cell({}) * 0.85);
    QVERIFY(cell({0, 10, 20, 35}) > cell({}) * 0.75);
}

/// All of each figure and of its shield, so that the neighbours are seen to be free.
void ScoreTrackPictureTest::whoSharesASpaceStandsOnIt()
{
    QFETCH(const int, players);
    for (const double score : {10.0, 50.0, 62.0}) {
        ScoreTrackScene scene;
        for (int player = 0; player < players; ++player)
            scene.figures.push_back({player, score});
        const QRectF stood = changed(painted({}), painted(scene));
        const QRectF space = ScoreTrackPicture::spaceRect(static_cast<int>(score) % 50, area);
        const double air = space.width() * 0.04; // beside the ground of the neighbours
        QVERIFY2(space.adjusted(-air, -2 * air, air, air).contains(stood),
                 qPrintable(QStringLiteral("%1 to %2, %3 to %4")
                                .arg(stood.left() - space.left())
                                .arg(stood.right() - space.right())
                                .arg(stood.top() - space.top())
                                .arg(stood.bottom() - space.bottom())));
        const QRectF figures = stood.adjusted(0, 0, 0, -space.height() * 0.3);
        QVERIFY2(players == 1 || figures.width() > space.width() * 0.8, "and they are as large as they can");
    }
}

void ScoreTrackPictureTest::fullRoundsCarryAShield()
{
    QVERIFY(painted({{{2, 7.0, false}}, {}}) != painted({{{2, 57.0, false}}, {}}));
    QVERIFY(painted({{{2, 57.0, false}}, {}}) != painted({{{2, 107.0, false}}, {}}));
}

void ScoreTrackPictureTest::allFiguresOnOneSpaceAreSeen_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("parked");
    for (int players = 1; players <= 6; ++players) {
        QTest::addRow("%d players", players) << players << false;
        QTest::addRow("%d players beside the track", players) << players << true;
    }
}

/// Each of them makes a difference to the picture that is as large as what another one leaves of it; beside
/// the track there is their tray as well.
void ScoreTrackPictureTest::allFiguresOnOneSpaceAreSeen()
{
    QFETCH(const int, players);
    QFETCH(const bool, parked);
    ScoreTrackScene scene;
    for (const Figure figure : {Figure::Meeple, Figure::Messenger})
        for (int player = 0; player < players; ++player)
            scene.figures.push_back({player, 12.0, parked, figure});
    const QRectF rect = ScoreTrackPicture::leavingRoom(parked ? std::vector{12} : std::vector<int>(), area);
    const QImage all = painted(scene, rect);
    const QRectF space = ScoreTrackPicture::spaceRect(12, rect);
    const double around = space.width() * (parked ? 1.35 : 0.1);
    const QRect near = space.adjusted(-around, -around, around, around).toAlignedRect();
    const QImage bare = painted({}, rect);
    int pixels = 0;
    for (int y = 0; y < all.height(); ++y)
        for (int x = 0; x < all.width(); ++x) {
            if (all.pixel(x, y) == bare.pixel(x, y))
                continue;
            QVERIFY2(near.contains(x, y), "they stay about their space");
            ++pixels;
        }
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        ScoreTrackScene other = scene;
        other.figures[i].player = (other.figures[i].player + 1) % 6;
        const QImage changed = painted(other, rect);
        int apart = 0;
        for (int y = 0; y < all.height(); ++y)
            for (int x = 0; x < all.width(); ++x)
                apart += all.pixel(x, y) != changed.pixel(x, y) ? 1 : 0;
        const int share = pixels / static_cast<int>(scene.figures.size());
        QVERIFY2(apart >= share / (parked ? 3 : 2),
                 qPrintable(QStringLiteral("%1 of %2").arg(apart).arg(share)));
    }
}

void ScoreTrackPictureTest::theNumberOfASpaceStaysInSight_data()
{
    QTest::addColumn<int>("players");
    for (int players = 1; players <= 6; ++players)
        QTest::addRow("%d players", players) << players;
}

/// Whoever stands on it, in whichever round: the number of another space would look otherwise.
void ScoreTrackPictureTest::theNumberOfASpaceStaysInSight()
{
    QFETCH(const int, players);
    const auto numberAt = [&](int space, int rounds, int figures) {
        ScoreTrackScene scene;
        for (int player = 0; player < figures; ++player)
            scene.figures.push_back({player, double(space + rounds * ScoreTrackPicture::spaces)});
        const QRect place = ScoreTrackPicture::numberRect(space, area).toAlignedRect();
        return painted(scene).copy(place.adjusted(2, 2, -2, -2));
    };
    const QImage number = numberAt(12, 0, players);
    QVERIFY(number.height() >= 6);
    QVERIFY(number == numberAt(12, 0, 1));
    QVERIFY(number == numberAt(12, 1, players));
    QVERIFY(number != numberAt(13, 0, players));
}

void ScoreTrackPictureTest::theNumberOfASmallSpaceStaysInSight_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {16, 18, 20, 22, 24})
        QTest::addRow("%d pixels", cell) << cell;
}

/// As long as a figure and a number that can be read have room above each other.
void ScoreTrackPictureTest::theNumberOfASmallSpaceStaysInSight()
{
    QFETCH(const int, cell);
    const QRectF track(0, 0, 14 * cell, 13 * cell);
    QCOMPARE(ScoreTrackPicture::spaceRect(12, track).height(), double(cell));
    const QRectF foot = ScoreTrackPicture::numberRect(12, track);
    QVERIFY2(foot.height() >= 7, "it can be read");
    const QRect place = foot.toAlignedRect().adjusted(cell / 4, 2, -cell / 4, -1); // about the digits
    const auto numberAt = [&](int score, int figures) {
        ScoreTrackScene scene;
        for (int player = 0; player < figures; ++player)
            scene.figures.push_back({player, double(score)});
        return painted(scene, track).copy(place);
    };
    const QImage number = numberAt(12, 1);
    QVERIFY2(number == numberAt(12, 6), "whoever stands there");
    QVERIFY2(ScoreTrackPicture::waitingRect(12, track).height() <=
                 ScoreTrackPicture::standRect(12, track).height(),
             "who waits is no larger than who scores");
    QVERIFY2(number == numberAt(12 + ScoreTrackPicture::spaces, 1), "in whichever round");
    QImage noDigits = number;
    noDigits.fill(number.pixel(0, 0));
    QVERIFY2(number != noDigits, "a number is there");
    QVERIFY(showsPlayer(painted({{{3, 12.0}}, {}}, track), ScoreTrackPicture::standRect(12, track), 3));
}

void ScoreTrackPictureTest::shieldsLieBesideEachOther()
{
    QFETCH(const int, players);
    ScoreTrackScene scene;
    for (int player = 0; player < players; ++player)
        scene.figures.push_back({player, player % 2 == 0 ? 62.0 : 112.0});
    scene.figures.push_back({0, 12.0}); // in its first round
    const auto shields = ScoreTrackPicture::shieldRects(scene, area);
    QCOMPARE(shields.size(), static_cast<std::size_t>(players));
    for (std::size_t i = 0; i < shields.size(); ++i)
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(!shields[i].intersects(shields[other]));
    scene.figures.pop_back();
    scene.figures.resize(1);
    const QRectF alone = ScoreTrackPicture::shieldRects(scene, area).front();
    QVERIFY(alone.width() > 20);
    const QRectF stand = ScoreTrackPicture::standRect(12, area);
    QVERIFY2(alone.top() > stand.center().y() + stand.height() / 5, "the mark of the player is seen");
}

/// Who has one alone, or shares it with all who stand there, has it as if there was nobody else.
void ScoreTrackPictureTest::shieldsAreLargeWhereTheyCan()
{
    const auto shields = [](const std::vector<TrackFigure>& figures) {
        return ScoreTrackPicture::shieldRects({figures, {}}, area);
    };
    const double alone = shields({{0, 50.0}}).front().width();
    QCOMPARE(shields({{0, 50.0}, {1, 50.0}, {2, 50.0}}).size(), std::size_t{1});
    QCOMPARE(shields({{0, 50.0}, {1, 50.0}}).front().width(), alone);
    QCOMPARE(shields({{0, 50.0}, {1, 100.0}}).size(), std::size_t{2});
    for (const auto& figures : {std::vector<TrackFigure>{{0, 50.0}, {1, 0.0}}, {{0, 0.0}, {1, 50.0}}}) {
        const auto plates = shields(figures);
        QCOMPARE(plates.size(), std::size_t{1});
        QVERIFY(plates.front().width() > alone * 0.75);
        QVERIFY(ScoreTrackPicture::spaceRect(0, area).contains(plates.front()));
    }
    QVERIFY2(shields({{0, 50.0, true}}).empty(), "who waits walks no rounds");
}

QRgb ScoreTrackPictureTest::groundOf(int space, const Palette& palette)
{
    QImage image(area.size().toSize(), QImage::Format_RGB32);
    image.fill(palette.paper);
    QPainter painter(&image);
    ScoreTrackPicture(palette).paint(painter, {}, area);
    painter.end();
    const QRectF place = ScoreTrackPicture::spaceRect(space, area);
    return image.pixel((place.topLeft() + QPointF(place.width(), place.height()) * 0.2).toPoint());
}

void ScoreTrackPictureTest::darkSpacesAreTold_data()
{
    QTest::addColumn<Printing>("printing");
    QTest::newRow("day") << Printing::Parchment;
    QTest::newRow("night") << Printing::Ink;
}

/// The messages ask whether a figure stands on a dark space: they are darker than the others and unlike what
/// is around the track, in either printing.
void ScoreTrackPictureTest::darkSpacesAreTold()
{
    QFETCH(const Printing, printing);
    constexpr int step = 20; ///< of 255 shades of grey
    const Palette palette = paletteOf(printing);
    const int around = qGray(palette.paper.rgb());
    for (int space = 0; space < ScoreTrackPicture::spaces; space += 5) {
        const int dark = qGray(groundOf(space, palette));
        QVERIFY(qGray(groundOf(space + 1, palette)) >= dark + step);
        QVERIFY2(qAbs(dark - around) >= step, qPrintable(QString::number(dark)));
    }
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, ScoreTrackPictureTest)
#include "score_track_picture_test.moc"
