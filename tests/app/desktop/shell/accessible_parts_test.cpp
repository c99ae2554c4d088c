// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted rather than made of widgets is reached part by part by a screen reader: cells, rows, and
// what lies on the board.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/stage/stage_canvas.h"
#include "tests/app/desktop/shell/accessible_walk.h"
#include "tests/app/desktop/shell/views_test.h"
#include "tests/test_program.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QTableView>

namespace glossator::desktop {

using catalogue::Language;

namespace {

const QString roads = QStringLiteral("base-road-joined");

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
    void theBoardFollowsTheSteps();

private:
    [[nodiscard]] QAccessibleInterface* faceOf(const char* name) const
    {
        return QAccessible::queryAccessibleInterface(part<QWidget>(name));
    }
    [[nodiscard]] QStringList saidByTheBoard() const;
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

/// With a road that is finished in the end.
void AccessiblePartsTest::openRoads()
{
    openWindow();
    m_window->navigator().openCase(roads);
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_Home);
    QCoreApplication::processEvents();
}

/// Each feature once, and what each player has.
void AccessiblePartsTest::theBoardSaysWhatLiesOnIt()
{
    openRoads();
    const QStringList said = saidByTheBoard();
    QStringList once = said;
    once.removeDuplicates();
    QCOMPARE(said, once);
    const auto saying = [&](const char* words) { return said.filter(QString::fromLatin1(words)).size(); };
    QVERIFY2(saying("oad") > 0 && saying("ield") > 0, qPrintable(said.join(u'\n')));
    const auto players =
        static_cast<qsizetype>(part<StageCanvas>("stageCanvas")->picture().still.cards.size());
    QCOMPARE(saying("in the supply"), players);
    QCOMPARE(faceOf("stageCanvas")->role(), QAccessible::Canvas);
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

/// A point on a part belongs to it, also where the view was moved.
void AccessiblePartsTest::theBoardIsTouchedWhereThingsLie()
{
    openRoads();
    auto* canvas = part<StageCanvas>("stageCanvas");
    QAccessibleInterface* board = faceOf("stageCanvas");
    const QRect first = board->child(0)->rect();
    QVERIFY(board->rect().contains(first.center()));
    QVERIFY(board->childAt(first.center().x(), first.center().y()) != nullptr);
    QCOMPARE(board->indexOfChild(board->child(1)), 1);
    canvas->zoomBy(4);
    QVERIFY(board->child(0)->rect().width() > first.width());
    canvas->panBy({5000, 0});
    QVERIFY(board->child(0)->rect() != first);
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
    QVERIFY2(after.filter(QStringLiteral("finished")).size() > 0, qPrintable(after.join(u'\n')));
    m_window->navigator().openCase(QStringLiteral("base-first-turns"));
    QCoreApplication::processEvents();
    QVERIFY(saidByTheBoard() != after);
    for (int i = 0; i < faceOf("stageCanvas")->childCount(); ++i)
        QVERIFY(faceOf("stageCanvas")->child(i)->isValid());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, AccessiblePartsTest)
#include "accessible_parts_test.moc"
