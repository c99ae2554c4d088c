// SPDX-License-Identifier: GPL-3.0-or-later
// What happens when this meets that, asked in the real window by keyboard and mouse.
#include "app/desktop/look/language_words.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/matrix_table.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/pair/subject_field.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace glossator::desktop {

using catalogue::Language;

class PairViewTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void asksByKeyboardAlone();
    void tabGoesFromOneFieldToTheOther();
    void isAPlaceToComeBackTo();
    void offersNamesLikeAnUnknownOne();
    void leavesWhatWasThereOnEscape();
    void saysThatNothingIsRecorded();
    void matrixByKeyboard();
    void matrixPointsByMouse();
    void cellsAreNamedForScreenReaders();
    void answerIsAListForScreenReaders();
    void matrixGivesWayInANarrowWindow();
    void leadsToClauseAndCase();
    void putsTheAnswersInSight_data();
    void putsTheAnswersInSight();
    void playsTheCaseByTheNextKey();
    void asksWhichCaseByKeyboard();
    void asksAboutATerm();
    void buttonsSpeakTheLanguageOfTheWindow();
    void opensFromTheCommandLine();

private:
    void type(SubjectField* field, const QString& words);
    [[nodiscard]] SubjectField* one() const { return part<SubjectField>("pairOne"); }
    [[nodiscard]] SubjectField* other() const { return part<SubjectField>("pairOther"); }
    [[nodiscard]] ReaderView* page() const { return part<ReaderView>("pairPage"); }
    [[nodiscard]] MatrixTable* matrix() const { return part<MatrixTable>("pairMatrix"); }
    [[nodiscard]] bool shows(const char* clause) const
    {
        return page()->page().find(QLatin1String(clause)).has_value();
    }
};

void PairViewTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void PairViewTest::init()
{
    openWindow();
}

void PairViewTest::cleanup()
{
    m_window.reset();
}

void PairViewTest::type(SubjectField* field, const QString& words)
{
    field->selectAll();
    for (const QChar letter : words) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(field, &press);
    }
}

void PairViewTest::asksByKeyboardAlone()
{
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(one()->hasFocus());
    QVERIFY(matrix()->isVisible());
    type(one(), QStringLiteral("woh"));
    QTest::keyClick(one(), Qt::Key_Return);
    QCOMPARE(one()->text(), QStringLiteral("The Wonders of Humanity"));
    QTRY_VERIFY(other()->hasFocus());
    type(other(), QStringLiteral("zân"));
    QTest::keyClick(other(), Qt::Key_Return);
    QCOMPARE(other()->text(), QStringLiteral("fairy"));
    QTRY_VERIFY(page()->hasFocus());
    QVERIFY(shows("woh-x-exp3-fairy-not-marker"));
    QVERIFY(part<QLabel>("pairSummary")->text().contains(QStringLiteral("community")));
    QTest::keyClick(page(), Qt::Key_Down);
    QVERIFY(page()->current());
}

/// Whether it takes what the list offers or not.
void PairViewTest::tabGoesFromOneFieldToTheOther()
{
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(one()->hasFocus());
    type(one(), QStringLiteral("fairy"));
    QTest::keyClick(one(), Qt::Key_Tab);
    QCOMPARE(one()->text(), QStringLiteral("fairy"));
    QTRY_VERIFY(other()->hasFocus());
    type(other(), QStringLiteral("woh"));
    QTest::keyClick(other(), Qt::Key_Tab);
    QTRY_VERIFY(page()->hasFocus());
    QVERIFY(shows("woh-x-exp3-fairy-not-marker"));
}

void PairViewTest::isAPlaceToComeBackTo()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    m_window->navigator().openPair(QStringLiteral("term:builder/term:pig"));
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("term:builder/term:pig"));
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(m_window->navigator().here().id, QStringLiteral("term:builder/term:pig"));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(m_window->navigator().here().id, QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    QCOMPARE(m_window->navigator().here().activity, Activity::Pair);
    QVERIFY(shows("woh-x-exp3-fairy-not-marker"));
    QCOMPARE(m_window->memory().place.id, QStringLiteral("exp:wonders-of-humanity/term:fairy"));
}

void PairViewTest::offersNamesLikeAnUnknownOne()
{
    m_window->navigator().openPair(QStringLiteral("wonders-of-humanity/"));
    QVERIFY(other()->hasFocus());
    type(other(), QStringLiteral("fary"));
    auto* notice = part<QLabel>("pairNotice");
    QVERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("“fary”")));
    QVERIFY(notice->text().contains(
        QStringLiteral("href=\"glossator:pair/exp:wonders-of-humanity/term:fairy\"")));
    emit notice->linkActivated(QStringLiteral("glossator:pair/exp:wonders-of-humanity/term:fairy"));
    QVERIFY(!notice->isVisible());
    QVERIFY(shows("woh-x-exp3-fairy-not-marker"));
}

void PairViewTest::leavesWhatWasThereOnEscape()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    one()->setFocus();
    type(one(), QStringLiteral("abb"));
    QTest::keyClick(one(), Qt::Key_Escape);
    QCOMPARE(one()->text(), QStringLiteral("The Wonders of Humanity"));
}

void PairViewTest::saysThatNothingIsRecorded()
{
    m_window->navigator().openPair(QStringLiteral("wonders-of-humanity/labyrinth"));
    auto* head = part<QLabel>("pairSummary");
    QVERIFY(head->isVisible());
    QVERIFY(head->text().contains(QStringLiteral("No ruling is recorded")));
    QVERIFY(head->text().contains(QStringLiteral("The rules of “The Labyrinth” are not in the catalogue")));
    QVERIFY(head->hasFocus()); // there is no clause, but there are ways to the nearest pairs
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    QVERIFY(page()->hasFocus());
    m_window->navigator().openPair(QStringLiteral("wonders-of-humanity/labyrinth"));
    const auto from = head->text().indexOf(QStringLiteral("href=\"")) + 6;
    QVERIFY(from > 6);
    const QString near = head->text().mid(from, head->text().indexOf(u'"', from) - from);
    emit head->linkActivated(near);
    QCOMPARE(QStringLiteral("glossator:pair/") + m_window->navigator().here().id, near);
    QVERIFY(!head->text().contains(QStringLiteral("No ruling is recorded")));
}

void PairViewTest::matrixByKeyboard()
{
    m_window->navigator().openPair({});
    matrix()->setFocus();
    QVERIFY(matrix()->hasFocus());
    auto* model = qobject_cast<MatrixModel*>(matrix()->model());
    matrix()->setCurrentIndex(model->index(model->placeOf(QStringLiteral("wonders-of-humanity")), 0));
    const auto* told = part<QLabel>("matrixTold");
    QVERIFY(told->text().contains(QStringLiteral("The Wonders of Humanity + Base game")));
    QTest::keyClick(matrix(), Qt::Key_Right, Qt::ControlModifier); // to the next one with something
    QVERIFY(model->cell(matrix()->currentIndex()).total() > 0);
    QVERIFY(matrix()->currentIndex().column() > 0);
    QTest::keyClick(matrix(), Qt::Key_Down);
    QCOMPARE(matrix()->pointedAt(), matrix()->currentIndex());
    QTest::keyClick(matrix(), Qt::Key_Up);
    const QString wanted =
        QStringLiteral("exp:%1/exp:%2")
            .arg(model->id(matrix()->currentIndex().row()), model->id(matrix()->currentIndex().column()));
    QTest::keyClick(matrix(), Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().id, wanted);
    QVERIFY(page()->isVisible());
    QVERIFY(page()->hasFocus());
}

void PairViewTest::matrixPointsByMouse()
{
    m_window->navigator().openPair({});
    auto* model = qobject_cast<MatrixModel*>(matrix()->model());
    const QModelIndex cell = model->index(1, 2);
    const auto point = [&] {
        QTest::mouseMove(matrix()->viewport(), matrix()->visualRect(cell).center());
        return matrix()->pointedAt() == cell;
    };
    QTRY_VERIFY(point());
    QVERIFY(part<QLabel>("matrixTold")->text().contains(model->name(1)));
    QTest::mouseClick(matrix()->viewport(), Qt::LeftButton, {}, matrix()->visualRect(cell).center());
    QCOMPARE(m_window->navigator().here().id,
             QStringLiteral("exp:%1/exp:%2").arg(model->id(1), model->id(2)));
}

void PairViewTest::cellsAreNamedForScreenReaders()
{
    m_window->navigator().openPair({});
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(matrix());
    if (face == nullptr || face->tableInterface() == nullptr)
        QFAIL("no table for screen readers");
    QVERIFY(!face->text(QAccessible::Name).isEmpty());
    QVERIFY(!face->text(QAccessible::Description).isEmpty());
    const QString name = face->tableInterface()->cellAt(1, 2)->text(QAccessible::Name);
    QVERIFY2(name.startsWith(QStringLiteral("The Abbot + The Wonders of Humanity: ")), qPrintable(name));
    for (QWidget* field : {static_cast<QWidget*>(one()), static_cast<QWidget*>(other())}) {
        QVERIFY(!QAccessible::queryAccessibleInterface(field)->text(QAccessible::Name).isEmpty());
        QVERIFY(!QAccessible::queryAccessibleInterface(field)->text(QAccessible::Description).isEmpty());
    }
}

void PairViewTest::answerIsAListForScreenReaders()
{
    m_window->navigator().openPair(QStringLiteral("wonders-of-humanity/exp-3-princess-dragon"));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(page());
    if (list == nullptr)
        QFAIL("no list for screen readers");
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->child(0)->text(QAccessible::Name),
             QStringLiteral("The Wonders of Humanity + The Princess & the Dragon"));
    QCOMPARE(list->child(1)->role(), QAccessible::Heading);
    const QString about = list->child(2)->text(QAccessible::Description);
    QVERIFY(!about.contains(QStringLiteral("community"))); // which the kind of the clause says already
    QVERIFY2(about.contains(QStringLiteral("Community")) &&
                 about.contains(QStringLiteral("The Wonders of Humanity ›")),
             qPrintable(about));
}

void PairViewTest::matrixGivesWayInANarrowWindow()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    QVERIFY(page()->isVisible());
    QVERIFY(!matrix()->isVisible());
    part<QToolButton>("pairMatrixButton")->click();
    QVERIFY(matrix()->isVisible());
    QVERIFY(!page()->isVisible());
    part<QToolButton>("pairMatrixButton")->click();
    QVERIFY(page()->isVisible());
    part<QToolButton>("pairMatrixButton")->click();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(page()->isVisible() && !matrix()->isVisible());
    m_window->resize(2000, 900);
    QTRY_VERIFY(page()->isVisible() && matrix()->isVisible());
    QVERIFY(!part<QToolButton>("pairMatrixButton")->isVisible());
}

void PairViewTest::leadsToClauseAndCase()
{
    m_window->navigator().openPair(QStringLiteral("term:fairy/term:marker-meeple"));
    emit page()->caseActivated(QStringLiteral("woh-x-exp3-fairy-not-marker"));
    QCOMPARE(m_window->navigator().here().activity, Activity::Stage);
    QCOMPARE(m_window->navigator().here().clause, QStringLiteral("woh-x-exp3-fairy-not-marker"));
    m_window->navigator().openPair(QStringLiteral("term:fairy/term:marker-meeple"));
    page()->setFocus();
    QTest::keyClick(page(), Qt::Key_Tab); // the case
    QTest::keyClick(page(), Qt::Key_Tab); // where the clause comes from
    QTest::keyClick(page(), Qt::Key_Return);
    QVERIFY(m_window->navigator().here().activity != Activity::Pair);
}

void PairViewTest::putsTheAnswersInSight_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << language;
}

/// The publisher's ruling comes first and has the keyboard; the next answer is in sight as well.
void PairViewTest::putsTheAnswersInSight()
{
    QFETCH(Language, language);
    StartOptions options;
    options.language = language;
    options.pair = QStringLiteral("term:fairy/messages");
    openWindow(options);
    QTRY_VERIFY(page()->hasFocus());
    QCOMPARE(page()->current(), (PagePlace{2, 0}));
    QCOMPARE(page()->page().entry(2).clause.id, QStringLiteral("msg-fn-fairy-own-round"));
    QVERIFY(page()->viewport()->rect().contains(page()->rectOf({2, 0})));
    QVERIFY(page()->viewport()->rect().contains(page()->rectOf({3, 0})));
}

void PairViewTest::playsTheCaseByTheNextKey()
{
    m_window->navigator().openPair(QStringLiteral("term:fairy/term:marker-meeple"));
    QVERIFY(page()->hasFocus());
    QVERIFY(part<QLabel>("pairSummary")->text().contains(QStringLiteral("Enter plays")));
    QTest::keyClick(page(), Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().activity, Activity::Stage);
    m_window->navigator().openPair(QStringLiteral("term:fairy/term:marker-meeple"));
    QTest::keyClick(page(), Qt::Key_Tab);
    QTest::keyClick(page(), Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().activity, Activity::Stage);
}

/// Where a clause has several cases, the menu of them begins at the first.
void PairViewTest::asksWhichCaseByKeyboard()
{
    m_window->navigator().openPair(QStringLiteral("term:fairy/messages"));
    QString marked;
    QTimer whenOpen; // the menu waits for its answer
    whenOpen.setSingleShot(true);
    connect(&whenOpen, &QTimer::timeout, this, [&] {
        auto* menu = part<QMenu>("caseMenu");
        marked =
            menu != nullptr && menu->activeAction() != nullptr ? menu->activeAction()->text() : QString();
        QTest::keyClick(menu, Qt::Key_Return);
    });
    whenOpen.start(0);
    QTest::keyClick(page(), Qt::Key_Return);
    QVERIFY(!marked.isEmpty());
    QCOMPARE(m_window->navigator().here().activity, Activity::Stage);
}

void PairViewTest::asksAboutATerm()
{
    emit part<ReaderView>("readerView")->termActivated(QStringLiteral("builder"), QRect(100, 100, 60, 20));
    auto* button = part<QPushButton>("termPair");
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(m_window->navigator().here().activity, Activity::Pair);
    QCOMPARE(one()->text(), QStringLiteral("builder"));
    QTRY_VERIFY(other()->hasFocus());
}

/// The answer speaks that of its text, which stays.
void PairViewTest::buttonsSpeakTheLanguageOfTheWindow()
{
    StartOptions options;
    options.language = Language::Ro;
    options.pair = QStringLiteral("exp-3-princess-dragon/term:fairy");
    openWindow(options);
    QCOMPARE(other()->text(), QStringLiteral("zână"));
    auto* head = part<QLabel>("pairSummary");
    QVERIFY(head->text().contains(QStringLiteral("clauze")));
    auto* matrix = part<QToolButton>("pairMatrixButton");
    const QString before = matrix->text();
    m_window->setInterfaceLanguage(Language::Ca);
    QTRY_VERIFY(matrix->text() != before);
    QCOMPARE(matrix->text(), LanguageWords::said(Language::Ca, "PairView", "Matri&x"));
    QVERIFY(head->text().contains(QStringLiteral("clauze")));
}

void PairViewTest::opensFromTheCommandLine()
{
    const auto read = CommandLine::read(
        {QStringLiteral("glossator"), QStringLiteral("--pair"), QStringLiteral("exp:abbot/fairy")});
    QVERIFY(read);
    openWindow(*read);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("exp:abbot/term:fairy"));
    m_window->navigator().openPair(QStringLiteral("WOH/messages")); // as people write them
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("exp:wonders-of-humanity/exp:messages-1"));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairViewTest)
#include "pair_view_test.moc"
