// SPDX-License-Identifier: GPL-3.0-or-later
// The ways into an answer about a pair, out of it and back.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/answer_head.h"
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/matrix_table.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/pair/subject_field.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

namespace glossator::desktop {

using catalogue::Language;

class PairWaysTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void takesTheNearestOfAnUnknownName_data();
    void takesTheNearestOfAnUnknownName();
    void forgetsTheUnknownNameThatIsLeft();
    void leadsToTheCaseThatNamesBoth();
    void whatIsTypedBesideTheFieldsIsANewQuestion();
    void goesFromPartToPartAsTheyStand();
    void comesBackToTheCell();
    void comesBackToTheMatrix();
    void theMatrixOpensAtThePairLookedAtLast();
    void theMatrixStaysWhereItWasScrolledTo();
    void saysInPlaceOfTheAnswerThatNothingIsCalledSo();
    void silenceLeadsToEachAndToTheMatrix();
    void matrixHasTheBoxesOfTheTable();
    void headsEachColumnInItsLanguage();
    void goesFromTheFirstHalfToTheSecond_data();
    void goesFromTheFirstHalfToTheSecond();
    void answersWhereTheSecondHalfIsNew();
    void whatLeadsOnIsCountedWhereItTakesTheRoom();

private:
    static void type(SubjectField* field, const QString& words);
    [[nodiscard]] SubjectField* one() const { return part<SubjectField>("pairOne"); }
    [[nodiscard]] SubjectField* other() const { return part<SubjectField>("pairOther"); }
    [[nodiscard]] ReaderView* page() const { return part<ReaderView>("pairPage"); }
    [[nodiscard]] MatrixTable* matrix() const { return part<MatrixTable>("pairMatrix"); }
};

void PairWaysTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void PairWaysTest::init()
{
    openWindow();
}

void PairWaysTest::cleanup()
{
    m_window.reset();
}

void PairWaysTest::type(SubjectField* field, const QString& words)
{
    field->selectAll();
    for (const QChar letter : words) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(field, &press);
    }
}

void PairWaysTest::takesTheNearestOfAnUnknownName_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("found");
    QTest::newRow("fary, Enter") << QStringLiteral("fary") << Qt::Key_Return << QStringLiteral("term:fairy");
    QTest::newRow("fary, Tab") << QStringLiteral("fary") << Qt::Key_Tab << QStringLiteral("term:fairy");
    QTest::newRow("drogon, Enter") << QStringLiteral("drogon") << Qt::Key_Return
                                   << QStringLiteral("term:dragon");
}

/// The keyboard is never left in a field that nothing leads out of.
void PairWaysTest::takesTheNearestOfAnUnknownName()
{
    QFETCH(QString, typed);
    QFETCH(Qt::Key, key);
    QFETCH(QString, found);
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:builder"));
    other()->setFocus();
    type(other(), typed);
    QVERIFY(part<QLabel>("pairNotice")->isVisible());
    QTest::keyClick(other(), key);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("exp:wonders-of-humanity/") + found);
    QTRY_VERIFY(page()->hasFocus());
}

void PairWaysTest::forgetsTheUnknownNameThatIsLeft()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    other()->setFocus();
    type(other(), QStringLiteral("qqqqqqqq"));
    QVERIFY(part<QLabel>("pairNotice")->isVisible());
    QTest::keyClick(other(), Qt::Key_Tab);
    QCOMPARE(other()->text(), QStringLiteral("fairy"));
    QVERIFY(!part<QLabel>("pairNotice")->isVisible());
}

void PairWaysTest::leadsToTheCaseThatNamesBoth()
{
    m_window->navigator().openPair(QStringLiteral("term:pig/term:message-6"));
    const QString head = part<QLabel>("pairSummary")->text();
    const auto led = head.indexOf(QStringLiteral("glossator:case/msg-pig-is-no-farmer"));
    QVERIFY(led > 0);
    QVERIFY(led < head.indexOf(QStringLiteral("glossator:pair/")));
    QVERIFY(head.contains(QStringLiteral("but a case shows them")));
    QTRY_VERIFY(part<QLabel>("pairSummary")->hasFocus());
    QTest::keyClick(part<QLabel>("pairSummary"), Qt::Key_Tab);
    QTest::keyClick(part<QLabel>("pairSummary"), Qt::Key_Return);
    QTRY_COMPARE(m_window->navigator().here().id, QStringLiteral("msg-pig-is-no-farmer"));
}

/// Who has an answer in front goes on with the next question without a way to the field.
void PairWaysTest::whatIsTypedBesideTheFieldsIsANewQuestion()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    QTRY_VERIFY(part<ReaderView>("pairPage")->hasFocus() || part<QLabel>("pairSummary")->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("t"));
    auto* field = part<SubjectField>("pairOne");
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("ower"));
    QCOMPARE(field->text(), QStringLiteral("tower"));
}

void PairWaysTest::goesFromPartToPartAsTheyStand()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    part<QLineEdit>("searchField")->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QTRY_VERIFY(one()->hasFocus());
    other()->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QTRY_VERIFY(page()->hasFocus());
}

void PairWaysTest::comesBackToTheCell()
{
    m_window->navigator().openPair({});
    matrix()->setFocus();
    auto* model = qobject_cast<MatrixModel*>(matrix()->model());
    const QModelIndex cell = model->index(model->placeOf(QStringLiteral("wonders-of-humanity")),
                                          model->placeOf(QStringLiteral("messages-1")));
    matrix()->setCurrentIndex(cell);
    QTest::keyClick(matrix(), Qt::Key_Return);
    QTRY_VERIFY(page()->hasFocus());
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(matrix()->hasFocus());
    QCOMPARE(matrix()->currentIndex(), cell);
}

/// Which was in front of another answer.
void PairWaysTest::comesBackToTheMatrix()
{
    const QString typed = QStringLiteral("exp:wonders-of-humanity/term:fairy");
    m_window->navigator().openPair(typed);
    part<QToolButton>("pairMatrixButton")->click();
    auto* model = qobject_cast<MatrixModel*>(matrix()->model());
    const QModelIndex cell = model->index(model->placeOf(QStringLiteral("wonders-of-humanity")),
                                          model->placeOf(QStringLiteral("messages-1")));
    matrix()->setCurrentIndex(cell);
    QTest::keyClick(matrix(), Qt::Key_Return);
    QTRY_VERIFY(page()->hasFocus());
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(matrix()->hasFocus());
    QCOMPARE(matrix()->currentIndex(), cell);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(!matrix()->isVisible());
    QCOMPARE(m_window->navigator().here().id, typed);
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QTRY_VERIFY(matrix()->isVisible());
}

/// And not at the one that was picked in it before.
void PairWaysTest::theMatrixOpensAtThePairLookedAtLast()
{
    m_window->resize(900, 500); // so that not all of it is in sight
    m_window->navigator().openPair({});
    auto* model = qobject_cast<MatrixModel*>(matrix()->model());
    const auto cellOf = [model](const char* one, const char* other) -> QModelIndex {
        return model->index(model->placeOf(QLatin1String(one)), model->placeOf(QLatin1String(other)));
    };
    matrix()->setFocus();
    matrix()->setCurrentIndex(cellOf("wonders-of-humanity", "messages-1"));
    QTest::keyClick(matrix(), Qt::Key_Return);
    QTRY_VERIFY(page()->hasFocus());
    m_window->navigator().openPair(QStringLiteral("exp:fruit-trees/exp:wonders-of-humanity"));
    const QModelIndex last = cellOf("fruit-trees", "wonders-of-humanity");
    part<QToolButton>("pairMatrixButton")->click();
    QTRY_VERIFY(matrix()->isVisible());
    QCOMPARE(matrix()->currentIndex(), last);
    QTRY_VERIFY(matrix()->viewport()->rect().contains(matrix()->visualRect(last).center()));
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(matrix()->isVisible());
    QCOMPARE(matrix()->currentIndex(), last);
    m_window->navigator().openPair(QStringLiteral("term:fairy/exp:wonders-of-humanity"));
    part<QToolButton>("pairMatrixButton")->click();
    QTRY_VERIFY(matrix()->isVisible());
    QCOMPARE(matrix()->currentIndex(), cellOf("fairy", "wonders-of-humanity")); // not the box it came in
}

/// While one looks at another page, and asks about nothing else.
void PairWaysTest::theMatrixStaysWhereItWasScrolledTo()
{
    m_window->resize(900, 500); // so that not all of it is in sight
    m_window->navigator().openPair(QStringLiteral("exp:fruit-trees/exp:wonders-of-humanity"));
    part<QToolButton>("pairMatrixButton")->click();
    QTRY_VERIFY(matrix()->isVisible());
    auto* bar = matrix()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    for (const bool isDown : {false, true}) {
        const int away = isDown ? bar->maximum() : 0;
        bar->setValue(away);
        part<QAction>("activity1")->trigger();
        QTRY_VERIFY(!matrix()->isVisible());
        part<QAction>("activity2")->trigger();
        QTRY_VERIFY(matrix()->isVisible());
        QTest::qWait(50);
        QCOMPARE(bar->value(), away);
    }
}

/// Until the field is left, or left as it was.
void PairWaysTest::saysInPlaceOfTheAnswerThatNothingIsCalledSo()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    auto* head = part<QLabel>("pairSummary");
    const QString answered = head->text();
    for (const Qt::Key leaving : {Qt::Key_Escape, Qt::Key_Tab}) {
        other()->setFocus();
        type(other(), QStringLiteral("qqqqqqqq"));
        QTest::keyClick(other(), Qt::Key_Return);
        QVERIFY(head->text().contains(QStringLiteral("Nothing is called “qqqqqqqq”.")));
        QVERIFY(!page()->page().firstClause());
        QVERIFY(!part<QLabel>("pairNotice")->isVisible());
        QTest::keyClick(other(), leaving);
        QCOMPARE(head->text(), answered);
        QVERIFY(page()->page().firstClause());
    }
}

void PairWaysTest::silenceLeadsToEachAndToTheMatrix()
{
    m_window->navigator().openPair(QStringLiteral("term:hill/term:river"));
    auto* head = part<QLabel>("pairSummary");
    for (const char* link : {"glossator:term/hill", "glossator:term/river", "#matrix"})
        QVERIFY2(head->text().contains(QLatin1String(link)), link);
    emit head->linkActivated(QStringLiteral("#matrix"));
    QTRY_VERIFY(matrix()->hasFocus());
}

/// And all others when they are asked for.
void PairWaysTest::matrixHasTheBoxesOfTheTable()
{
    m_window->navigator().openPair({});
    auto* model = qobject_cast<MatrixModel*>(matrix()->model());
    auto* only = part<QCheckBox>("matrixOnlyTable");
    QVERIFY(!only->isVisible());
    const int river = model->placeOf(QStringLiteral("river"));
    const int base = model->placeOf(QStringLiteral("base"));
    const int small = matrix()->rowHeight(base);
    part<PairView>("pairView")->setTable({QStringLiteral("base"), QStringLiteral("messages-1")});
    QVERIFY(only->isVisible());
    QVERIFY(matrix()->isRowHidden(river) && matrix()->isColumnHidden(river));
    QVERIFY(!matrix()->isRowHidden(base));
    QVERIFY(matrix()->rowHeight(base) > small);
    matrix()->setFocus();
    QTest::keyClick(matrix(), Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(!matrix()->isRowHidden(matrix()->currentIndex().row()));
    only->click();
    QVERIFY(!matrix()->isRowHidden(river) && !matrix()->isColumnHidden(river));
}

/// Above each column of an answer, whatever language the window speaks.
void PairWaysTest::headsEachColumnInItsLanguage()
{
    m_window->navigator().openPair(QStringLiteral("exp-3-princess-dragon/term:fairy"));
    const auto& heading = page()->page().entry(1).heading;
    QCOMPARE(heading.textOrSource(Language::En), QStringLiteral("What is ruled"));
    QCOMPARE(heading.textOrSource(Language::Ro), QStringLiteral("Ce este stabilit"));
    QCOMPARE(heading.textOrSource(Language::Ca), QStringLiteral("El que està resolt"));
}

void PairWaysTest::goesFromTheFirstHalfToTheSecond_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("first");
    QTest::newRow("another by Enter")
        << QStringLiteral("builder") << Qt::Key_Return << QStringLiteral("builder");
    QTest::newRow("another by Tab") << QStringLiteral("builder") << Qt::Key_Tab << QStringLiteral("builder");
    QTest::newRow("the same by Enter") << QString() << Qt::Key_Return << QStringLiteral("The Abbot");
    QTest::newRow("the same by Tab") << QString() << Qt::Key_Tab << QStringLiteral("The Abbot");
}

/// However one came into the field: the sentence is answered at its end, and until then one may go on to
/// type.
void PairWaysTest::goesFromTheFirstHalfToTheSecond()
{
    QFETCH(QString, typed);
    QFETCH(Qt::Key, key);
    QFETCH(QString, first);
    m_window->navigator().openPair(QStringLiteral("exp:abbot/term:fairy"));
    QTest::mouseClick(one(), Qt::LeftButton);
    QTRY_VERIFY(one()->hasFocus());
    if (!typed.isEmpty())
        type(one(), typed);
    QTest::keyClick(one(), key);
    if (!typed.isEmpty() || key == Qt::Key_Return) {
        QTRY_VERIFY(other()->hasFocus());
    } else {
        QTRY_VERIFY(!one()->hasFocus()); // to the button that swaps them
        other()->setFocus(Qt::TabFocusReason);
    }
    QCOMPARE(one()->text(), first);
    QCOMPARE(other()->selectedText(), QStringLiteral("fairy"));
    type(other(), QStringLiteral("pig"));
    QTest::keyClick(other(), Qt::Key_Return);
    QTRY_VERIFY(page()->hasFocus());
    QCOMPARE(one()->text(), first);
    QCOMPARE(other()->text(), QStringLiteral("pig"));
}

/// Nothing is left to be typed then.
void PairWaysTest::answersWhereTheSecondHalfIsNew()
{
    m_window->navigator().openPair({});
    other()->setFocus(Qt::TabFocusReason);
    type(other(), QStringLiteral("fairy"));
    QTest::keyClick(other(), Qt::Key_Return);
    QTRY_VERIFY(one()->hasFocus());
    type(one(), QStringLiteral("builder"));
    QTest::keyClick(one(), Qt::Key_Return);
    QTRY_VERIFY(page()->hasFocus());
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("term:builder/term:fairy"));
}

/// Four lines of other cases stood above an answer of which one line was seen.
void PairWaysTest::whatLeadsOnIsCountedWhereItTakesTheRoom()
{
    const QString pair = QStringLiteral("wonders-of-humanity/messages-1");
    const QString someCase = QStringLiteral("glossator:case/");
    m_window->resize(1280, 800);
    m_window->navigator().openPair(pair);
    QCoreApplication::processEvents();
    QVERIFY(part<QLabel>("pairSummary")->text().count(someCase) > 1); // there is room for them
    while (part<QAction>("zoomIn")->isEnabled() && Typefaces::scale() < 2)
        part<QAction>("zoomIn")->trigger();
    QCoreApplication::processEvents();
    auto* head = part<QLabel>("pairSummary");
    QCOMPARE(head->text().count(someCase), 0);
    QVERIFY2(head->text().contains(QStringLiteral("More cases that name both: 4")), qPrintable(head->text()));
    emit head->linkActivated(AnswerHead::unfold);
    QCOMPARE(head->text().count(someCase), 4);
    m_window->navigator().openPair(QStringLiteral("abbot/term:fairy"));
    m_window->navigator().openPair(pair);
    QCOMPARE(head->text().count(someCase), 0); // each answer anew
    part<QAction>("zoomReset")->trigger();
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairWaysTest)
#include "pair_ways_test.moc"
