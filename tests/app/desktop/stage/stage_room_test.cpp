// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/flights_painter.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/step_row_layout.h"
#include "app/pictures/square_numbers.h"
#include "tests/app/desktop/stage/spread_of_cases.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <QRegularExpression>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

// Whether all of the stage has room, in any size and with any text, and whether its squares can be found.
namespace glossator::desktop {

void StageViewTest::everythingHasRoomOnAnyStage_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("text");
    QTest::addColumn<int>("mostPlayers");
    QTest::addRow("window") << QSizeF(860, 560) << 1.0 << 6;
    QTest::addRow("larger text") << QSizeF(700, 480) << 1.5 << 4;
    QTest::addRow("low and wide") << QSizeF(1180, 410) << 2.0 << 6;
    QTest::addRow("beside its column") << QSizeF(640, 480) << 2.0 << 4;
    QTest::addRow("beside list and column") << QSizeF(560, 500) << 1.0 << 4;
    QTest::addRow("picture") << QSizeF(1600, 950) << 1.6 << 6;
    QTest::addRow("large screen") << QSizeF(2000, 1150) << 1.0 << 6;
    QTest::addRow("large screen and text") << QSizeF(1700, 950) << 2.0 << 6;
}

void StageViewTest::everythingHasRoomOnAnyStage()
{
    QFETCH(QSizeF, size);
    QFETCH(double, text);
    QFETCH(int, mostPlayers);
    for (int players = 2; players <= mostPlayers; ++players)
        for (int displayed = 0; displayed <= 6; ++displayed) {
            const int piles = displayed % 3; // of cards
            const StageLayout layout({QPointF(), size}, {players, {displayed, piles, piles}}, text);
            std::vector<QRectF> parts{layout.board(), layout.shelf().handTitle() | layout.shelf().hand(),
                                      layout.shelf().pileTitle(), layout.shelf().pile(),
                                      layout.shelf().pileCount()};
            for (int seat = 0; seat < players; ++seat)
                parts.push_back(layout.card(seat));
            for (int slot = 0; slot < displayed; ++slot)
                parts.push_back(layout.shelf().displaySlot(slot));
            for (int figure = 0; figure < piles && layout.shelf().hasTitles(); ++figure)
                parts.push_back(layout.shelf().figure(figure));
            for (int pile = 0; pile < piles; ++pile) {
                for (const QRectF& title :
                     {layout.shelf().cardPileTitle(pile), layout.shelf().turnedCardTitle(pile)})
                    if (!title.isEmpty()) // on a low stage
                        parts.push_back(title);
                parts.push_back(layout.shelf().cardPile(pile));
                parts.push_back(layout.shelf().cardsLeft(pile));
                parts.push_back(layout.shelf().turnedCard(pile));
            }
            for (std::size_t i = 0; i < parts.size(); ++i) {
                QVERIFY(layout.rect().contains(parts[i]));
                for (std::size_t other = i + 1; other < parts.size(); ++other)
                    QVERIFY2(!parts[i].intersects(parts[other].adjusted(1, 1, -1, -1)),
                             qPrintable(QStringLiteral("%1 and %2 of %3 players, %4 on display")
                                            .arg(i)
                                            .arg(other)
                                            .arg(players)
                                            .arg(displayed)));
            }
            QVERIFY(layout.board().width() >= 280 && layout.board().height() >= 270);
            QVERIFY(layout.shelf().pile().right() + ShelfLayout::pileDepth <= layout.track().left());
        }
}

/// As many as there are: on the card, away from its words, and none upon another.
void StageViewTest::figuresInTheSupplyLieBesideEachOther()
{
    QFETCH(QSizeF, size);
    QFETCH(double, text);
    for (const SupplyRow::Places places : {SupplyRow::Places{1, 1}, {7, 2}, {8, 3}, {12, 8}, {17, 6}}) {
        const StageLayout layout({QPointF(), size}, {4, {}, 1, 1, places, 60 * text}, text);
        for (int seat = 0; seat < 4; ++seat) {
            const SupplyRow row = layout.supplyRow(seat);
            const int count = !row.isSeen() ? 0 : row.isCounted() ? places.counted : places.each;
            for (int i = 0; i < count; ++i) {
                const QRectF place = row.place(i);
                QVERIFY(place.height() <= place.width() && place.height() >= 10);
                QVERIFY(layout.cardText(seat).contains(place));
                QVERIFY(!place.intersects(layout.badge(seat)));
                QVERIFY(i == 0 || place.left() >= row.place(i - 1).right() - 0.01);
                QVERIFY(place.contains(row.placeFromEnd(count - 1 - i).center()) ||
                        row.placeFromEnd(count - 1 - i).left() >= place.left());
            }
        }
    }
    const StageLayout usual({0, 0, 860, 560}, {6, {}, 0, 0, {8, 3}, 60});
    QVERIFY(usual.supplyRow(5).isSeen() && !usual.supplyRow(5).isCounted());
}

/// With their whole names, their wonders on display, and a board that is not much narrower than high.
void StageViewTest::sixPlayersHaveRoomOnALowStage()
{
    constexpr double name = 65;
    for (const int displayed : {0, 4})
        for (const QSizeF size : {QSizeF(565, 178), QSizeF(570, 190), QSizeF(620, 260)}) {
            const StageLayout layout({QPointF(), size}, {6, {displayed}, 1, 0, {8, 3}, name});
            const QRectF room = layout.rect();
            QVERIFY(
                room.contains(layout.shelf().hand() | layout.shelf().pile() | layout.shelf().pileCount()));
            for (int slot = 0; slot < displayed; ++slot)
                QVERIFY(room.contains(layout.shelf().displaySlot(slot)));
            for (int seat = 0; seat < 6; ++seat) {
                QVERIFY(room.contains(layout.card(seat)));
                QVERIFY(layout.playerName(seat).width() >= name);
                QVERIFY(!layout.card(seat).intersects(layout.shelf().hand()));
                QVERIFY(layout.card(seat).right() < layout.track().left());
            }
            QVERIFY(layout.board().width() >= layout.board().height() * 2 / 3);
            QVERIFY(layout.track().height() >= size.height() * 3 / 4);
        }
}

/// Whole names with the tile in front, and large text; a board is about as wide as it is high.
void StageViewTest::aLowStageGivesTheColumnWhatTheBoardCanSpare()
{
    constexpr double name = 130;
    const StageLayout layout({0, 0, 700, 325}, {3, {3}, 1, 0, {7, 2}, name}, 2);
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(layout.playerName(seat).width() >= name);
    QVERIFY(layout.board().width() >= layout.board().height());
}

/// Of the bar beside the current row, also with large text.
void StageViewTest::numbersOfStepsStandFree()
{
    QStandardItem item(QStringLiteral("A step"));
    item.setData(static_cast<int>(StepsModel::RowKind::Step), StepsModel::KindRole);
    QStandardItemModel model;
    model.appendRow(item.clone());
    for (const int pixels : {13, 20, 26}) {
        QFont font;
        font.setPixelSize(pixels);
        const StepRowLayout row(model.index(0, 0), font, 320);
        const int needed = QFontMetrics(row.textFont).horizontalAdvance(QStringLiteral("11"));
        QVERIFY(row.number.right() - needed >= 6);
        QVERIFY(row.number.right() < row.text.left());
    }
}

void StageViewTest::figuresAreCountedWhereThereIsNoRoom()
{
    using enum pictures::Figure;
    const std::vector<pictures::Figure> figures{Meeple, Meeple, Meeple, LargeMeeple, Pig, Pig};
    const auto kinds = countedFigures(figures);
    QCOMPARE(kinds.size(), 3);
    QVERIFY(kinds[0].hasNumber() && kinds[0].count == 3 && !kinds[2].hasNumber());
    std::vector<int> places;
    for (std::size_t i = 0; i < figures.size(); ++i)
        places.push_back(countedPlace(figures, i));
    QCOMPARE(places, (std::vector{0, 0, 0, 2, 3, 4}));
    QCOMPARE(countedPlaces(figures), 5);
    const SupplyRow::Places needed{6, 5};
    QVERIFY(!SupplyRow({0, 0, 90, 20}, needed, 14, 17).isCounted());
    QVERIFY(SupplyRow({0, 0, 83, 20}, needed, 14, 16).isCounted());
    QVERIFY(SupplyRow({0, 0, 83, 20}, needed, 14, 16).isSeen());
    QVERIFY(!SupplyRow({0, 0, 70, 20}, needed, 14, 16).isSeen());
}

/// The track tells how the points are counted on: what flies to it stops before it.
void StageViewTest::flyingPointsLeaveTheTrackFree()
{
    const StageLayout layout({0, 0, 900, 600}, {2});
    const pictures::BoardView view{layout.board(), {0, 0}, 80};
    const FlightsPainter flights(layout, view, pictures::Printing::Parchment, {}, 1.0);
    for (int space = 0; space < pictures::ScoreTrackPicture::spaces; ++space) {
        StagePicture picture;
        picture.labels.push_back(
            {QStringLiteral("+12"), 0, {}, {Spot::Where::Track, {}, 0, space}, 1.0, 1.0});
        QVERIFY(layout.board().toAlignedRect().contains(flights.region(picture).boundingRect()));
    }
}

/// However small the stage, as long as all of the board is seen.
void StageViewTest::numbersLieBesideTheSquares()
{
    auto* canvas = part<StageCanvas>("stageCanvas");
    for (const QString& id : spreadOfCases()) {
        QVERIFY(m_view->openCase(id));
        m_view->goToEnd();
        for (const QSize size : {QSize(480, 240), QSize(640, 300), QSize(900, 640)}) {
            StageCanvas& stage = *canvas;
            stage.resize(size);
            const QRectF squares = pictures::BoardPicture::boundsOf(stage.picture().still.board);
            const pictures::BoardView view = stage.view();
            const pictures::SquareNumbers numbers(pictures::paletteOf(pictures::Printing::Parchment),
                                                  stage.font(), view);
            const QRectF seen(view.toView(squares.topLeft()), view.toView(squares.bottomRight()));
            QVERIFY2(!numbers.region(squares).intersects(seen.adjusted(1, 1, -1, -1).toRect()),
                     qPrintable(QStringLiteral("%1 at %2").arg(id).arg(size.width())));
        }
    }
}

/// Whatever the caption, the step of the turn and what players have, also on a low stage with large text.
void StageViewTest::theBoardKeepsItsSizeFromStepToStep()
{
    m_view->setPace(notebook::Pace{1.0, false});
    const QFont usual = m_view->font();
    for (const double text : {1.0, 2.0}) {
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * text);
        m_view->setFont(font);
        m_view->resize(1180, 680);
        QStringList ids = spreadOfCases();
        ids.prepend(QStringLiteral("woh-three-players-reach-ten")); // boxes fill, pairs come and go
        for (qsizetype i = text > 1 ? 0 : 1; i < ids.size(); i += 3) {
            QVERIFY(m_view->openCase(ids[i]));
            QTest::qWait(1);
            std::optional<std::pair<QSize, QRectF>> places;
            for (int step = 0; step < m_view->stepCount(); ++step) {
                m_view->goToStep(step);
                QCoreApplication::processEvents();
                const auto* canvas = part<StageCanvas>("stageCanvas");
                const std::pair now(canvas->size(), canvas->layout().track());
                if (!places)
                    places = now;
                QVERIFY2(*places == now,
                         qPrintable(QStringLiteral("%1, step %2, text %3: track of %4, then %5")
                                        .arg(ids[i])
                                        .arg(step)
                                        .arg(text)
                                        .arg(places->second.width())
                                        .arg(now.second.width())));
            }
        }
    }
    m_view->setFont(usual);
}

/// Squares by the numbers beside the board, features by where they lie: no codes of the files.
void StageViewTest::squaresAndFeaturesAreSaidInWords()
{
    openRoad();
    m_view->goToStep(2);
    const auto* options = part<QListView>("stageOptions")->model();
    QStringList texts;
    for (int row = 0; row < options->rowCount(); ++row)
        texts << options->index(row, 0).data().toString();
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        texts << list()->model()->index(row, 0).data().toString();
    static const QRegularExpression code(QStringLiteral("\\[-?\\d+,|\\b[crfm]\\d\\b"));
    for (const QString& text : texts)
        QVERIFY2(!text.contains(code), qPrintable(text));
    const QString all = texts.join(u'\n');
    QVERIFY2(all.contains(QStringLiteral("column 1, row 0")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("column \u22121, row 0")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("south road")), qPrintable(all));
}

/// The square of its text: where a tile would lie, or where the feature is that a figure would stand on.
void StageViewTest::anOptionStandsOutOnTheBoard()
{
    openRoad();
    const auto* options = part<QListView>("stageOptions");
    int seen = 0;
    for (const int step : {0, 2}) {
        m_view->goToStep(step);
        for (int row = 0; row < options->model()->rowCount(); ++row) {
            part<QListView>("stageOptions")->setCurrentIndex(options->model()->index(row, 0));
            const QString text = options->model()->index(row, 0).data().toString();
            if (!text.contains(QStringLiteral("column")))
                continue;
            const StagePicture& picture = m_view->picture();
            const auto& marks = picture.still.board.squares;
            QVERIFY(!marks.empty() || !picture.named.empty());
            const engine::Square square = marks.empty() ? picture.named.front() : marks.front().square;
            const QString column = QString::number(square.x).replace(u'-', QChar(0x2212));
            QVERIFY2(text.contains(QStringLiteral("column %1,").arg(column)), qPrintable(text));
            ++seen;
        }
    }
    QVERIFY(seen > 6);
}

/// Where board and column have no room beside each other, the board has it all until the column is asked for.
void StageViewTest::theSideComesAndGoesWhereThereIsNoRoom()
{
    openRoad();
    m_view->resize(1100, 700);
    QCoreApplication::processEvents();
    auto* button = part<QToolButton>("stageSideButton");
    auto* side = part<QSplitter>("stageSide");
    QVERIFY(side->isVisible() && !button->isVisible());
    m_view->resize(620, 460);
    QCoreApplication::processEvents();
    QVERIFY2(!side->isVisible() && button->isVisible(), qPrintable(QString::number(m_view->width())));
    QTest::keyClick(part<StageCanvas>("stageCanvas"), Qt::Key_S);
    QVERIFY(side->isVisible() && button->isChecked());
    QCOMPARE(part<QTabWidget>("stageTabs")->count(), 2 + (list()->parentWidget() == side ? 0 : 1));
    button->click();
    QVERIFY(!side->isVisible());
    m_view->resize(1100, 700);
    QCoreApplication::processEvents();
    QVERIFY(side->isVisible() && list()->isVisible());
    QCOMPARE(part<QTabWidget>("stageTabs")->count(), 2);
}

/// Whole, and not in the place of the board.
void StageViewTest::wordsOfTheStepStayBesideTheSide()
{
    QVERIFY(m_view->openCase(QStringLiteral("msg-abbot-before-the-road")));
    m_view->resize(620, 460);
    QCoreApplication::processEvents();
    part<QToolButton>("stageSideButton")->click();
    QCoreApplication::processEvents();
    QVERIFY(part<QSplitter>("stageSide")->isVisible());
    const auto* words = part<QLabel>("stageCaption");
    QVERIFY(words->isVisible());
    QVERIFY(words->height() >= words->heightForWidth(words->width()));
    QVERIFY(part<StageCanvas>("stageCanvas")->height() > 2 * words->height());
}

/// On a low stage steps, options and score sheet are three tabs.
void StageViewTest::tabsAreNamedInFull()
{
    openRoad();
    auto* tabs = part<QTabWidget>("stageTabs");
    for (const int width : {1280, 520}) {
        m_view->resize(width, 300);
        if (part<QToolButton>("stageSideButton")->isVisible() && !tabs->isVisible())
            part<QToolButton>("stageSideButton")->click();
        QTRY_VERIFY(tabs->isVisible());
        QCOMPARE(tabs->count(), 3);
        QVERIFY(tabs->tabBar()->tabRect(2).right() <= tabs->width());
        QVERIFY(tabs->mapTo(m_view.get(), QPoint(tabs->width(), 0)).x() <= m_view->width());
    }
}

/// A list that became wider or narrower, and nothing else, has no gaps between its rows and cuts none.
void StageViewTest::rowsFollowTheWidth()
{
    QVERIFY(m_view->openCase(QStringLiteral("abbot-or-meeple")));
    for (const int width : {1280, 1900, 1000, 1280}) {
        m_view->resize(width, m_view->height());
        QCoreApplication::processEvents();
        QStyleOptionViewItem option;
        option.font = list()->font();
        option.widget = list();
        for (int row = 0; row + 1 < list()->model()->rowCount(); ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            const int below =
                list()->visualRect(index).top() + list()->itemDelegate()->sizeHint(option, index).height();
            QCOMPARE(list()->visualRect(list()->model()->index(row + 1, 0)).top(), below);
        }
    }
}

/// A small board does not stay small on a large screen, nor does a tile fill it.
void StageViewTest::squaresGrowWithTheView()
{
    const auto squareIn = [](QSize size) {
        StageCanvas canvas;
        canvas.resize(size);
        canvas.setTable(QRectF(0, 0, 2, 1), {QStringLiteral("Red")});
        return std::pair(canvas.view().squareSize, canvas.view().viewport.height());
    };
    const auto usual = squareIn({900, 640});
    const auto large = squareIn({2300, 1300});
    QVERIFY(usual.first <= 220);
    QVERIFY2(large.first > 300, qPrintable(QString::number(large.first)));
    QVERIFY(large.first <= large.second / 3);
}

/// Beside the board and beside the players, also for those that fly there.
void StageViewTest::whoWaitsBesideTheTrackHasRoom()
{
    for (const QSizeF size : {QSizeF(860, 560), QSizeF(560, 500), QSizeF(1600, 700), QSizeF(900, 900)})
        for (const std::vector<int>& waitedAt :
             {std::vector{10}, std::vector{0, 15}, std::vector{10, 15, 20, 25}}) {
            StageNeeds needs{3};
            needs.waitedAt = waitedAt;
            const StageLayout layout({QPointF(), size}, needs);
            const pictures::BoardView view{layout.board(), {0, 0}, 80};
            for (const int space : waitedAt) {
                const Spot spot{Spot::Where::BesideTrack, {}, 0, space};
                const double height = layout.figureHeight(spot, view);
                QRectF figure(0, 0, height, height);
                figure.moveCenter(layout.pointOf(spot, view));
                QVERIFY(layout.rect().contains(figure) && !layout.track().intersects(figure));
                for (int seat = 0; seat < needs.players; ++seat)
                    QVERIFY(!layout.card(seat).intersects(figure));
                QVERIFY(height <= layout.figureHeight({Spot::Where::Track, {}, 0, space}, view));
            }
        }
}

} // namespace glossator::desktop
