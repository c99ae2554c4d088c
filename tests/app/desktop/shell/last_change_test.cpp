// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+Z takes back what was changed last, wherever the user is by then.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/last_change.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QUndoStack>

namespace glossator::desktop {

class LastChangeTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void goesBackInTheOrderOfTheChanges();
    void leavesOutWhatIsTakenBackElsewhere();
    void takesBackTheTableFromTheSearchField();
    void leavesTypedTextToItsField();
    void makesAgainWhatWasTakenBack();
    void makesNothingAgainAfterANewChange();
    void doesNotTellWhatCouldNotBeMadeAgain();
    void doesNotTellWhatCouldNotBeTakenBack();
    void makesABookmarkAgain();
};

namespace {

/// Two stacks, one of which keeps a change already.
struct Stacks
{
    Stacks()
    {
        one.push(new QUndoCommand);
        for (QUndoStack* stack : {&one, &other})
            change.follow(stack, [stack] { stack->undo(); });
    }

    QUndoStack one;
    QUndoStack other;
    LastChange change{nullptr};
};

} // namespace

void LastChangeTest::goesBackInTheOrderOfTheChanges()
{
    Stacks stacks;
    QSignalSpy told(&stacks.change, &LastChange::isThereChanged);
    stacks.one.push(new QUndoCommand);
    stacks.other.push(new QUndoCommand);
    stacks.one.push(new QUndoCommand);
    stacks.change.undo();
    QCOMPARE(stacks.one.index(), 2);
    stacks.change.undo();
    QCOMPARE(stacks.other.index(), 0);
    stacks.change.undo();
    stacks.change.undo();
    QCOMPARE(stacks.one.index(), 0);
    QVERIFY(!stacks.change.isThere());
    stacks.change.undo();
    QCOMPARE(told.count(), 1);
}

void LastChangeTest::leavesOutWhatIsTakenBackElsewhere()
{
    Stacks stacks;
    stacks.other.push(new QUndoCommand);
    stacks.one.push(new QUndoCommand);
    stacks.other.undo();
    stacks.change.undo();
    stacks.change.undo();
    QCOMPARE(stacks.one.index(), 0);
    QVERIFY(!stacks.change.isThere());
    stacks.other.redo();
    QVERIFY(stacks.change.isThere());
    stacks.other.clear();
    QVERIFY(!stacks.change.isThere());
}

void LastChangeTest::takesBackTheTableFromTheSearchField()
{
    openWindow();
    const auto chips = [this] {
        return m_window->findChildren<QAbstractButton*>(QRegularExpression("^tableChip_")).size();
    };
    const auto before = chips();
    part<QAction>("table")->trigger();
    part<QAbstractButton>("wholeBoxesButton")->click();
    QTest::keyClick(part<QWidget>("tablePanel"), Qt::Key_Escape);
    QTRY_VERIFY(chips() > before);
    m_window->navigator().openClause("base-city-score");
    part<QAction>("bookmark")->trigger();
    auto* field = part<QLineEdit>("searchField");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(chips() > before);
    QVERIFY(part<QLabel>("noticeText")->isVisible()); // what is undone may be out of sight
    QCOMPARE(part<QLabel>("noticeText")->text(), QStringLiteral("Undone: bookmark"));
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(chips(), before);
    QCOMPARE(part<QLabel>("noticeText")->text(), QStringLiteral("Undone: new table"));
    QVERIFY(!part<QAction>("undo")->isEnabled());
}

void LastChangeTest::leavesTypedTextToItsField()
{
    openWindow();
    m_window->navigator().openClause("base-city-score");
    part<QAction>("bookmark")->trigger();
    auto* field = part<QLineEdit>("searchField");
    field->setFocus();
    QTest::keyClicks(field, "x");
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field->text(), QString());
    QVERIFY(part<QAction>("undo")->isEnabled());
}

void LastChangeTest::makesAgainWhatWasTakenBack()
{
    Stacks stacks;
    QSignalSpy told(&stacks.change, &LastChange::isTakenBackChanged);
    stacks.other.push(new QUndoCommand);
    for (int i = 0; i < 2; ++i)
        stacks.change.undo();
    QVERIFY(stacks.change.isTakenBack());
    stacks.change.redo();
    QCOMPARE(stacks.one.index(), 1);
    QCOMPARE(stacks.other.index(), 0);
    stacks.change.redo();
    QCOMPARE(stacks.other.index(), 1);
    QVERIFY(!stacks.change.isTakenBack());
    stacks.change.redo();
    QCOMPARE(told.count(), 2);
    stacks.change.undo();
    QCOMPARE(stacks.other.index(), 0);
}

void LastChangeTest::makesNothingAgainAfterANewChange()
{
    Stacks stacks;
    stacks.change.undo();
    stacks.other.push(new QUndoCommand);
    QVERIFY(!stacks.change.isTakenBack());
    stacks.change.redo();
    QCOMPARE(stacks.one.index(), 0);
    stacks.other.undo();
    stacks.other.clear();
    QVERIFY(!stacks.change.isTakenBack());
}

/// As where the disk is full: the step is gone.
void LastChangeTest::doesNotTellWhatCouldNotBeMadeAgain()
{
    Stacks stacks;
    QSignalSpy told(&stacks.change, &LastChange::redone);
    auto* step = new QUndoCommand(QStringLiteral("step"));
    stacks.other.push(step);
    stacks.change.undo();
    step->setObsolete(true);
    stacks.change.redo();
    QCOMPARE(stacks.other.count(), 0);
    QCOMPARE(told.count(), 0);
}

/// The step stays: it may be made again and taken back once there is room.
void LastChangeTest::doesNotTellWhatCouldNotBeTakenBack()
{
    Stacks stacks;
    const QSignalSpy undone(&stacks.change, &LastChange::undone);
    const QSignalSpy redone(&stacks.change, &LastChange::redone);
    QUndoStack failing;
    stacks.change.follow(&failing, [&] {
        failing.undo();
        stacks.change.noteFailure();
    });
    failing.push(new QUndoCommand(QStringLiteral("step")));
    stacks.change.undo();
    QCOMPARE(undone.count(), 0);
    QCOMPARE(failing.count(), 1);
    stacks.change.redo();
    QCOMPARE(redone.count(), 1); // what failed before has not failed now
}

void LastChangeTest::makesABookmarkAgain()
{
    openWindow();
    m_window->navigator().openClause("base-city-score");
    part<QAction>("bookmark")->trigger();
    auto* field = part<QLineEdit>("searchField");
    field->setFocus();
    QVERIFY(!part<QAction>("redo")->isEnabled());
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(part<QLabel>("noticeText")->text(), QStringLiteral("Redone: bookmark"));
    QVERIFY(part<QAction>("undo")->isEnabled() && !part<QAction>("redo")->isEnabled());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LastChangeTest)
#include "last_change_test.moc"
