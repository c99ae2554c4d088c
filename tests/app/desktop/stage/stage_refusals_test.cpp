// SPDX-License-Identifier: GPL-3.0-or-later
// Why something is refused, on the board: it leaves seen what is refused, and who stands there.
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/board_picture.h"
#include "app/pictures/label_ground.h"
#include "app/pictures/label_painter.h"
#include "tests/app/desktop/stage/stage_view_test.h"

namespace glossator::desktop {

namespace {

/// Whether a plate lies over more than such a part of something.
bool isMostlyUnder(const QRectF& plate, const QRectF& thing, double most)
{
    return pictures::overlap(plate, thing) > most * thing.width() * thing.height();
}

} // namespace

void StageViewTest::refusalsLeaveTheirPlaceSeen_data()
{
    QTest::addColumn<int>("letters");
    QTest::addColumn<QSize>("stage");
    QTest::newRow("usual text") << 13 << QSize(860, 530);
    QTest::newRow("large text, small stage") << 26 << QSize(680, 310);
    QTest::newRow("large text, large stage") << 26 << QSize(1700, 1000);
}

/// At least half of what is refused and of who stands there, and hardly ever less of another figure
/// or of all tiles.
void StageViewTest::refusalsLeaveTheirPlaceSeen()
{
    QFETCH(const int, letters);
    QFETCH(const QSize, stage);
    StageCanvas canvas;
    QFont font = canvas.font();
    font.setPixelSize(letters);
    canvas.setFont(font);
    canvas.resize(stage);
    (void)canvas.grab(); // it hears of its size
    const pictures::LabelPainter painter(pictures::paletteOf(pictures::Printing::Parchment), font);
    pictures::TileShapes shapes;
    int refusals = 0;
    int hiding = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        canvas.setTable(choreographer.bounds(), {}, choreographer.needs());
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step)
            for (const cases::Attempt& attempt :
                 loaded->result.steps[static_cast<std::size_t>(step)].attempts) {
                if (!attempt.refusal)
                    continue;
                canvas.setPicture(choreographer.refusing(step, attempt.option, *attempt.refusal));
                const pictures::BoardScene& board = canvas.picture().still.board;
                const pictures::BoardView view = canvas.view();
                const QRectF place = view.toView(board.labels.front().uncovered);
                const pictures::LabelPainter::Laid laid = painter.laid(board, view).front();
                const QRectF plate = painter.boundsOf(laid.label, laid.centre, view.squareSize);
                const QByteArray where = QStringLiteral("%1, step %2").arg(info.id).arg(step).toUtf8();
                ++refusals;
                QVERIFY2(view.viewport.adjusted(-1, -1, 1, 1).contains(plate), where);
                const bool isOfAll =
                    board.labels.front().uncovered == pictures::BoardPicture::boundsOf(board);
                QVERIFY2(isOfAll || !isMostlyUnder(plate, place, 0.5), where);
                bool isHiding = isMostlyUnder(plate, place, 0.5);
                for (const QRectF& figure : pictures::LabelGround(board, view).figures) {
                    const bool isUnder = isMostlyUnder(plate, figure, 0.5);
                    isHiding = isHiding || isUnder;
                    QVERIFY2(!isUnder || isOfAll || !place.contains(figure.center()), where);
                }
                hiding += isHiding ? 1 : 0;
            }
        canvas.clear();
    }
    QVERIFY(refusals > 200);
    QVERIFY2(hiding * 50 < refusals, qPrintable(QString::number(hiding)));
}

/// Its picture is made anew for each frame.
void StageViewTest::whatRefusesIsLookedUpOnce()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("exp4-builder-and-pig-are-safe"));
    QVERIFY(loaded);
    int lookUps = 0;
    const auto lookUp = [&](const QString& id) {
        ++lookUps;
        return *m_catalogue->clause(id);
    };
    const ClauseNames names([&](const QString& id) { return lookUp(id).text.source(); },
                            [&](const QString& id) { return lookUp(id).expansion; },
                            [&](const QString& id) { return !lookUp(id).others.isEmpty(); });
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles), &names);
    const auto showAll = [&] {
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step)
            for (const cases::Attempt& attempt :
                 loaded->result.steps[static_cast<std::size_t>(step)].attempts)
                if (attempt.refusal)
                    (void)choreographer.refusing(step, attempt.option, *attempt.refusal);
        return lookUps;
    };
    const int once = showAll();
    QVERIFY(once > 0);
    QCOMPARE(showAll(), once);
}

/// base-place-edge-match: a road would meet a field in the south, and a field a city in the west.
void StageViewTest::edgesThatRefuseAreMarked()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("base-refused-placements")));
    m_view->goToStep(3);
    const auto& squares = m_view->picture().still.board.squares;
    QCOMPARE(squares.size(), std::size_t{1});
    QCOMPARE(squares.front().edges, (std::array<bool, 4>{false, false, true, true}));
    m_view->goToStep(2); // a corner only: no edge meets another one
    QCOMPARE(m_view->picture().still.board.squares.front().edges, (std::array<bool, 4>{}));
}

/// base-place-empty-square: of the five squares of a wonder two are taken, and no edge is to blame.
void StageViewTest::squaresThatAreTakenAreMarked()
{
    m_view->setPace(notebook::Pace{1.0, false});
    QVERIFY(m_view->openCase(QStringLiteral("woh-one-edge-of-twelve-differs")));
    m_view->goToStep(2);
    const auto& squares = m_view->picture().still.board.squares;
    QCOMPARE(squares.size(), std::size_t{2});
    for (const pictures::SquareMark& mark : squares) {
        QCOMPARE(mark.style, pictures::HighlightStyle::Refused);
        QCOMPARE(mark.edges, (std::array<bool, 4>{}));
        QVERIFY(mark.square == (engine::Square{-1, 2}) || mark.square == (engine::Square{-1, 3}));
    }
    QVERIFY(!m_view->picture().still.board.tiles.empty());
}

} // namespace glossator::desktop
