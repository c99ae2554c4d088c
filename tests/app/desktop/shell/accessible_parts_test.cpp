// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted rather than made of widgets is reached part by part by a screen reader: cells, rows, and
// what lies on the board.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/stage/canvas_accessible.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/tile_geometry.h"
#include "tests/app/desktop/shell/accessible_walk.h"
#include "tests/app/desktop/shell/views_test.h"
#include "tests/test_program.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QHash>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>

namespace glossator::desktop {

using catalogue::Language;

namespace {

const QString roads = QStringLiteral("base-road-joined");

/// A feature as it is printed on one tile of the board.
struct Printed
{
    pictures::BoardHit hit;
    engine::FeatureId whole = engine::none;
    QPoint on; ///< the screen
};

} // namespace

class AccessiblePartsTest : public ViewsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void cleanup() { m_window.reset(); }
    void theRowThatTheKeyboardIsOnIsTold_data();
    void theRowThatTheKeyboardIsOnIsTold();
    void whatIsUnfoldedIsTold();
    void whatLiesOnTheTableIsTold();
    void cellsOfTheMatrixAreReached_data();
    void cellsOfTheMatrixAreReached();
    void cellsThatAreLeftOutAreNotSeen();
    void theBoardSaysWhatLiesOnIt();
    void theBoardSpeaksTheLanguageOfTheWindow();
    void theBoardIsTouchedWhereThingsLie();
    void whatIsPrintedOnOneTileMakesNoOtherFeature();
    void whatIsMovedOffTheBoardIsNotTouched();
    void theBoardFollowsTheSteps();
    void whatHasChangedIsTold();
    void theBoardIsNotSaidTwice();

private:
    [[nodiscard]] QAccessibleInterface* faceOf(const char* name) const
    {
        return QAccessible::queryAccessibleInterface(part<QWidget>(name));
    }
    [[nodiscard]] QStringList saidByTheBoard() const;
    [[nodiscard]] std::vector<Printed> printedOnTheBoard() const;
    void openRoads();
};

void AccessiblePartsTest::theRowThatTheKeyboardIsOnIsTold_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QByteArray>("list");
    const auto row = [](const char* view, const char* list) {
        QTest::newRow(list) << QString::fromLatin1(view) << QByteArray(list);
    };
    row("reader", "contentsTree");
    row("kept", "keptList");
    row("matrix", "pairMatrix");
    row("order", "orderTree");
    row("tiles", "tileGrid");
    row("tile", "tileFeatures");
    row("case", "stageSteps");
    row("case", "stageOptions");
    row("stage", "caseTree");
    row("table", "boxList");
}

/// One of them, and another one after an arrow key.
void AccessiblePartsTest::theRowThatTheKeyboardIsOnIsTold()
{
    QFETCH(QString, view);
    QFETCH(QByteArray, list);
    visit(view);
    auto* widget = part<QAbstractItemView>(list.constData());
    widget->setFocus(Qt::TabFocusReason);
    const auto told = [&] {
        QStringList names;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        for (int i = 0; i < face->childCount(); ++i)
            if (QAccessibleInterface* item = face->child(i); item->state().focused)
                names += item->text(QAccessible::Name);
        return names;
    };
    QTest::keyClick(widget, Qt::Key_Down);
    const QStringList first = told();
    QVERIFY2(first.size() == 1 && !first.front().isEmpty(), qPrintable(first.join(u'\n')));
    QTest::keyClick(widget, Qt::Key_Down);
    if (told() == first) // it was the last one
        QTest::keyClick(widget, Qt::Key_Up);
    const QStringList second = told();
    QVERIFY2(second.size() == 1 && second != first, qPrintable(second.join(u'\n')));
}

void AccessiblePartsTest::whatIsUnfoldedIsTold()
{
    visit(QStringLiteral("reader"));
    auto* tree = part<QAbstractItemView>("contentsTree");
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0)); // the base game, unfolded
    const auto state = [&] { return faceOf("contentsTree")->focusChild()->state(); };
    QVERIFY(state().expandable && state().expanded);
    QTest::keyClick(tree, Qt::Key_Left);
    QVERIFY(state().expandable && !state().expanded);
}

void AccessiblePartsTest::whatLiesOnTheTableIsTold()
{
    visit(QStringLiteral("laid table"));
    QAccessibleInterface* list = faceOf("boxList");
    const auto* model = part<QAbstractItemView>("boxList")->model();
    QCOMPARE(list->childCount(), model->rowCount());
    QStringList lying;
    for (int i = 0; i < list->childCount(); ++i)
        if (list->child(i)->state().checked)
            lying += list->child(i)->text(QAccessible::Name);
    QCOMPARE(lying.size(), 2); // with the base game
    QVERIFY(lying.filter(QStringLiteral("Inns & Cathedrals")).size() == 1);
}

void AccessiblePartsTest::cellsOfTheMatrixAreReached_data()
{
    QTest::addColumn<QString>("view");
    QTest::newRow("all boxes") << QStringLiteral("matrix");
    QTest::newRow("few boxes") << QStringLiteral("few boxes");
}

/// Each is called after its boxes and says how much is known, also where that is nothing.
void AccessiblePartsTest::cellsOfTheMatrixAreReached()
{
    QFETCH(QString, view);
    visit(view);
    const auto* model = part<QAbstractItemView>("pairMatrix")->model();
    QAccessibleTableInterface* table = faceOf("pairMatrix")->tableInterface();
    QVERIFY(table != nullptr);
    QCOMPARE(table->rowCount(), model->rowCount());
    QCOMPARE(table->columnCount(), model->columnCount());
    for (int row = 0; row < table->rowCount(); ++row) {
        QCOMPARE(table->rowDescription(row), model->headerData(row, Qt::Vertical).toString());
        for (int column = 0; column < table->columnCount(); ++column) {
            const QString name = table->cellAt(row, column)->text(QAccessible::Name);
            QVERIFY2(name.contains(table->rowDescription(row)) && name.contains(u':') &&
                         name.contains(table->columnDescription(column)),
                     qPrintable(name));
        }
    }
}

void AccessiblePartsTest::cellsThatAreLeftOutAreNotSeen()
{
    visit(QStringLiteral("few boxes"));
    QAccessibleTableInterface* table = faceOf("pairMatrix")->tableInterface();
    const auto* view = part<QTableView>("pairMatrix");
    int leftOut = 0;
    for (int row = 0; row < table->rowCount(); ++row) {
        QCOMPARE(table->cellAt(row, row)->state().invisible, view->isRowHidden(row));
        leftOut += view->isRowHidden(row) ? 1 : 0;
    }
    QVERIFY(leftOut > 10);
}

QStringList AccessiblePartsTest::saidByTheBoard() const
{
    QStringList said;
    QAccessibleInterface* board = faceOf("stageCanvas");
    for (int i = 0; i < board->childCount(); ++i)
        said += board->child(i)->text(QAccessible::Name);
    return said;
}

std::vector<Printed> AccessiblePartsTest::printedOnTheBoard() const
{
    std::vector<Printed> printed;
    auto* canvas = part<StageCanvas>("stageCanvas");
    const pictures::BoardView view = canvas->view();
    const auto& tiles = canvas->picture().still.board.tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        for (int feature = 0; feature < static_cast<int>(tiles[i].kind->features.size()); ++feature) {
            const pictures::BoardHit hit{i, feature};
            const QPointF stand =
                pictures::cornerOf(tiles[i].square) +
                pictures::standPoint(canvas->shapes().of(*tiles[i].kind), feature, tiles[i].turn);
            printed.push_back({hit, canvas->words()->wholeAt(hit).value_or(engine::none),
                               canvas->mapToGlobal(view.toView(stand).toPoint())});
        }
    return printed;
}

/// With a road that is finished in the end.
void AccessiblePartsTest::openRoads()
{
    openWindow();
    m_window->navigator().openCase(roads);
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_Home);
    QCoreApplication::processEvents();
}

/// Each whole feature once, however many tiles it is on, and what each player has.
void AccessiblePartsTest::theBoardSaysWhatLiesOnIt()
{
    openRoads();
    const QStringList said = saidByTheBoard();
    const auto* canvas = part<StageCanvas>("stageCanvas");
    QSet<engine::FeatureId> wholes;
    const std::vector<Printed> printed = printedOnTheBoard();
    for (const Printed& each : printed)
        wholes.insert(each.whole);
    QVERIFY(static_cast<qsizetype>(printed.size()) > wholes.size());
    const auto players = static_cast<qsizetype>(canvas->picture().still.cards.size());
    QCOMPARE(said.size(), wholes.size() + players);
    const auto saying = [&](const char* words) { return said.filter(QString::fromLatin1(words)).size(); };
    QVERIFY2(saying("oad") > 0 && saying("ield") > 0, qPrintable(said.join(u'\n')));
    QCOMPARE(saying("in the supply"), players);
    QCOMPARE(faceOf("stageCanvas")->role(), QAccessible::Canvas);
}

/// Tiles with marks say more where one points at them; the features on them are still said once, with all
/// that is printed on them.
void AccessiblePartsTest::whatIsPrintedOnOneTileMakesNoOtherFeature()
{
    openRoads();
    const auto* canvas = part<StageCanvas>("stageCanvas");
    int differing = 0;
    for (const char* id :
         {"exp1-inn-road-unfinished", "woh-watchtower-counts-meeples", "msg-extra-tile-beside-notre-dame"}) {
        m_window->navigator().openCase(QString::fromLatin1(id));
        QCoreApplication::processEvents();
        QHash<engine::FeatureId, QSet<QString>> said;
        for (const Printed& each : printedOnTheBoard())
            said[each.whole].insert(canvas->words()->of(each.hit));
        for (const QSet<QString>& texts : std::as_const(said))
            differing += texts.size() > 1 ? 1 : 0;
        const StageStill& still = canvas->picture().still;
        QCOMPARE(saidByTheBoard().size(),
                 said.size() + static_cast<qsizetype>(still.cards.size() + still.shelf.cardPiles.size()));
        const QStringList parts = saidByTheBoard();
        for (const Printed& each : printedOnTheBoard())
            for (const QString& fact : canvas->words()->of(each.hit).split(QStringLiteral(" · ")).mid(1))
                QVERIFY2(!parts.filter(fact).empty(), qPrintable(fact));
    }
    QVERIFY(differing > 0);
}

void AccessiblePartsTest::theBoardSpeaksTheLanguageOfTheWindow()
{
    openRoads();
    const QStringList english = saidByTheBoard();
    m_window->setInterfaceLanguage(Language::Ro);
    part<QAction>("text_ro")->trigger();
    QCoreApplication::processEvents();
    const QStringList romanian = saidByTheBoard();
    QCOMPARE(romanian.size(), english.size());
    for (qsizetype i = 0; i < english.size(); ++i)
        QVERIFY2(romanian.at(i) != english.at(i), qPrintable(english.at(i)));
}

/// A point on a feature belongs to it, whatever else is on the tile and whichever of its tiles it is.
void AccessiblePartsTest::theBoardIsTouchedWhereThingsLie()
{
    openRoads();
    auto* canvas = part<StageCanvas>("stageCanvas");
    QAccessibleInterface* board = faceOf("stageCanvas");
    QList<engine::FeatureId> order; // of the parts
    QSet<engine::FeatureId> onOneTile;
    int furtherTiles = 0;
    for (const Printed& each : printedOnTheBoard()) {
        const bool isFurther = order.contains(each.whole);
        furtherTiles += isFurther ? 1 : 0;
        if (!isFurther)
            order += each.whole;
        if (each.hit.tile == 0)
            onOneTile.insert(each.whole);
        QAccessibleInterface* touched = board->childAt(each.on.x(), each.on.y());
        QVERIFY(touched != nullptr);
        QCOMPARE(board->indexOfChild(touched), order.indexOf(each.whole));
        QVERIFY(touched->rect().contains(each.on));
    }
    QVERIFY(onOneTile.size() > 1 && furtherTiles > 0);
    const QRect first = board->child(0)->rect();
    canvas->zoomBy(4);
    QVERIFY(board->child(0)->rect() != first);
}

/// Where the board is moved under the cards of the players, these are touched; nothing of it lies there.
void AccessiblePartsTest::whatIsMovedOffTheBoardIsNotTouched()
{
    openRoads();
    auto* canvas = part<StageCanvas>("stageCanvas");
    QAccessibleInterface* board = faceOf("stageCanvas");
    canvas->zoomBy(4);
    const QRectF seen = canvas->layout().board();
    const QRect seenThere(canvas->mapToGlobal(seen.topLeft().toPoint()), seen.size().toSize());
    const auto cards = canvas->picture().still.cards.size();
    const auto features = static_cast<int>(board->childCount() - static_cast<int>(cards));
    int cut = 0;
    for (const QPointF way : {QPointF(), QPointF(400, 0), QPointF(-5000, 0), QPointF(5000, 0)}) {
        canvas->panBy(way);
        for (int i = 0; i < features; ++i) {
            const QRect rect = board->child(i)->rect();
            cut += rect.isEmpty() || rect.left() <= seenThere.left() ? 1 : 0;
            QVERIFY(rect.isEmpty() || seenThere.adjusted(-1, -1, 1, 1).contains(rect));
            QCOMPARE(static_cast<bool>(board->child(i)->state().offscreen), rect.isEmpty());
        }
        for (int seat = 0; seat < static_cast<int>(cards); ++seat) {
            const QPoint on = canvas->mapToGlobal(canvas->layout().card(seat).center().toPoint());
            QCOMPARE(board->indexOfChild(board->childAt(on.x(), on.y())), features + seat);
        }
    }
    QVERIFY(cut > 0);
}

/// Also whoever has asked before learns what became of it.
void AccessiblePartsTest::theBoardFollowsTheSteps()
{
    openRoads();
    const QStringList before = saidByTheBoard();
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_End);
    QCoreApplication::processEvents();
    const QStringList after = saidByTheBoard();
    QVERIFY(after != before);
    const QString finished = QStringLiteral("· finished");
    QVERIFY(before.filter(finished).size() < after.filter(finished).size());
    m_window->navigator().openCase(QStringLiteral("base-first-turns"));
    QCoreApplication::processEvents();
    QVERIFY(saidByTheBoard() != after);
    for (int i = 0; i < faceOf("stageCanvas")->childCount(); ++i)
        QVERIFY(faceOf("stageCanvas")->child(i)->isValid());
}

/// Once a step is done, and once only, of those parts that somebody has asked for.
void AccessiblePartsTest::whatHasChangedIsTold()
{
    openRoads();
    auto* canvas = part<StageCanvas>("stageCanvas");
    QAccessibleInterface* board = faceOf("stageCanvas");
    const QSignalSpy settled(canvas, &StageCanvas::settled);
    QTest::keyClick(canvas, Qt::Key_End);
    QCOMPARE(settled.size(), 1);
    QTest::keyClick(canvas, Qt::Key_End);
    QCOMPARE(settled.size(), 1); // it is as it was
    const QList<QAccessible::Id> asked{QAccessible::uniqueId(board->child(1))};
    QCOMPARE(dynamic_cast<CanvasAccessible*>(board)->askedFor(), asked);
}

/// The description of the board is what happens; what lies there is with the parts.
void AccessiblePartsTest::theBoardIsNotSaidTwice()
{
    openRoads();
    const QString description = part<QWidget>("stageCanvas")->accessibleDescription();
    QVERIFY(!description.isEmpty());
    const QStringList parts = saidByTheBoard();
    for (const QString& said : parts)
        QVERIFY2(!description.contains(said), qPrintable(description));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, AccessiblePartsTest)
#include "accessible_parts_test.moc"
