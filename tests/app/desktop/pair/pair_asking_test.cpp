// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed is understood, what is pointed at stands still, and the answer heeds the table.
#include "app/desktop/look/contrast.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/matrix_table.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/pair/subject_field.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/table/my_table.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>

namespace glossator::desktop {

using catalogue::Language;

class PairAskingTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void saysHowATypingErrorWasRead_data();
    void saysHowATypingErrorWasRead();
    void leadsOnFromAnUnknownName();
    void leadsOnFromAnUnknownNameOfHalfAPair();
    void anUnknownNameStays();
    void theNearestAreThoseThatAreListed_data();
    void theNearestAreThoseThatAreListed();
    void theHeadSaysWhatIsLacking();
    void takesTwoNamesFromOneField_data();
    void takesTwoNamesFromOneField();
    void offersTheSecondNameWhileItIsTyped();
    void matrixStandsStill_data();
    void matrixStandsStill();
    void matrixMarksThePairThatIsAsked();
    void answerHeedsTheTable();
    void whatIsOffTheTableIsReadable();
    void silenceShowsTheAnswerOfTheBoxes();

private:
    void openAtTable(const QStringList& boxes, const QString& pair);
    static void type(SubjectField* field, const QString& words);
    [[nodiscard]] SubjectField* one() const { return part<SubjectField>("pairOne"); }
    [[nodiscard]] SubjectField* other() const { return part<SubjectField>("pairOther"); }
    [[nodiscard]] ReaderView* page() const { return part<ReaderView>("pairPage"); }
    [[nodiscard]] MatrixTable* matrix() const { return part<MatrixTable>("pairMatrix"); }
    [[nodiscard]] QLabel* notice() const { return part<QLabel>("pairNotice"); }
    [[nodiscard]] QString here() const { return m_window->navigator().here().id; }
};

void PairAskingTest::type(SubjectField* field, const QString& words)
{
    field->selectAll();
    for (const QChar letter : words) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(field, &press);
    }
}

void PairAskingTest::openAtTable(const QStringList& boxes, const QString& pair)
{
    auto notebook = notebook::Notebook::forgotten();
    const auto table = notebook.tables().add(QStringLiteral("Friday"), boxes);
    QVERIFY(table && notebook.tables().setCurrent(*table));
    openWindow({}, {}, std::move(notebook));
    m_window->navigator().openPair(pair);
}

/// The other name stays for it to be mended.
void PairAskingTest::leadsOnFromAnUnknownName()
{
    const auto ask = [this] {
        m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
        other()->setFocus();
        type(other(), QStringLiteral("qqqqqqqq"));
        QTest::keyClick(other(), Qt::Key_Return);
    };
    ask();
    auto* head = part<QLabel>("pairSummary");
    QVERIFY(head->text().contains(QStringLiteral("#search")) &&
            head->text().contains(QStringLiteral("qqqqqqqq")));
    emit head->linkActivated(QStringLiteral("#search"));
    QCOMPARE(part<QLineEdit>("searchField")->text(), QStringLiteral("qqqqqqqq"));
    ask();
    QVERIFY(head->text().contains(QStringLiteral("#matrix")));
    emit head->linkActivated(QStringLiteral("#matrix"));
    QTRY_VERIFY(part<QWidget>("pairMatrix")->isVisible());
}

/// Above the matrix, where there is no answer yet.
void PairAskingTest::leadsOnFromAnUnknownNameOfHalfAPair()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/"));
    other()->setFocus();
    type(other(), QStringLiteral("qq<b>&"));
    QTest::keyClick(other(), Qt::Key_Return);
    QTRY_VERIFY(notice()->isVisible());
    QVERIFY2(notice()->text().contains(QStringLiteral("qq&lt;b&gt;&amp;")), qPrintable(notice()->text()));
    QVERIFY2(!notice()->text().contains(QStringLiteral("<b>")), qPrintable(notice()->text()));
    emit notice()->linkActivated(QStringLiteral("#search"));
    QCOMPARE(part<QLineEdit>("searchField")->text(), QStringLiteral("qq<b>&"));
}

/// Another table or other colours bring no older answer back.
void PairAskingTest::anUnknownNameStays()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    other()->setFocus();
    type(other(), QStringLiteral("qqqqqqqq"));
    QTest::keyClick(other(), Qt::Key_Return);
    auto* view = part<PairView>("pairView");
    const auto* head = part<QLabel>("pairSummary");
    const auto isTold = [&] { return head->text().contains(QStringLiteral("Nothing is called “qqqqqqqq”")); };
    QVERIFY(isTold());
    view->setTable({QStringLiteral("base")});
    QVERIFY2(isTold(), "another table");
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(view, &language);
    QVERIFY2(isTold(), "another language");
    const QString before = head->text();
    QPalette palette = view->palette();
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::Window, Qt::black);
    view->setPalette(palette);
    QVERIFY2(isTold() && head->text() != before, "other colours");
    type(other(), QStringLiteral("fairy"));
    QVERIFY(!isTold());
}

void PairAskingTest::theNearestAreThoseThatAreListed_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("one") << QStringLiteral("fary");
    QTest::newRow("one of two") << QStringLiteral("drogon + ");
}

/// Above the answer and below the field the same names stand, in one order.
void PairAskingTest::theNearestAreThoseThatAreListed()
{
    QFETCH(QString, typed);
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/"));
    type(other(), typed);
    const auto* list = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
    QVERIFY(list != nullptr && list->model()->rowCount() > 0);
    QStringList listed;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        listed += list->model()->index(row, 0).data().toString();
    QTextDocument told;
    told.setHtml(notice()->text());
    const QString nearest = told.toPlainText().section(QStringLiteral("Nearest: "), 1);
    QCOMPARE(nearest.split(QStringLiteral(" · ")), listed);
}

/// Nobody is to look for a case or a date in vain.
void PairAskingTest::theHeadSaysWhatIsLacking()
{
    const auto head = [this](const char* pair) {
        m_window->navigator().openPair(QString::fromLatin1(pair));
        return part<QLabel>("pairSummary")->text();
    };
    m_window->resize(1280, 1200);
    QVERIFY(head("term:fairy/term:marker-meeple").contains(QStringLiteral("no date is known")));
    const QString dragon = head("term:fairy/term:dragon");
    QVERIFY2(dragon.contains(QStringLiteral("no case plays any of them")), qPrintable(dragon));
    QVERIFY2(!dragon.contains(QStringLiteral("More cases")), qPrintable(dragon));
    const QString boxes = head("exp:wonders-of-humanity/exp:messages-1");
    QVERIFY2(!boxes.contains(QStringLiteral("no case plays")), qPrintable(boxes));
}

void PairAskingTest::saysHowATypingErrorWasRead_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Tab") << Qt::Key_Tab;
}

void PairAskingTest::saysHowATypingErrorWasRead()
{
    QFETCH(Qt::Key, key);
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:builder"));
    other()->setFocus();
    type(other(), QStringLiteral("fairi"));
    QTest::keyClick(other(), key);
    QCOMPARE(here(), QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    QTRY_VERIFY(notice()->isVisible());
    QCOMPARE(notice()->text(), QStringLiteral("“fairi” was read as “fairy”."));
    other()->setFocus();
    type(other(), QStringLiteral("pig"));
    QTest::keyClick(other(), key);
    QCOMPARE(here(), QStringLiteral("exp:wonders-of-humanity/term:pig"));
    QVERIFY(!notice()->isVisible());
}

void PairAskingTest::takesTwoNamesFromOneField_data()
{
    QTest::addColumn<bool>("isFirst");
    QTest::addColumn<QString>("pair");
    QTest::newRow("fairy + abbot") << true << QStringLiteral("term:fairy/term:abbot-figure");
    QTest::newRow("fairy and abbot") << false << QStringLiteral("term:fairy/term:abbot-figure");
    QTest::newRow("zâna + constructorul") << true << QStringLiteral("term:fairy/term:builder");
}

void PairAskingTest::takesTwoNamesFromOneField()
{
    QFETCH(bool, isFirst);
    QFETCH(QString, pair);
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:pig"));
    auto* field = isFirst ? one() : other();
    field->setFocus();
    type(field, QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(!notice()->isVisible());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(here(), pair);
    QCOMPARE(one()->text(), QStringLiteral("fairy"));
    QTRY_VERIFY(page()->hasFocus());
}

void PairAskingTest::offersTheSecondNameWhileItIsTyped()
{
    m_window->navigator().openPair({});
    one()->setFocus();
    type(one(), QStringLiteral("fairy + bui"));
    const auto* list = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
    QVERIFY(list != nullptr);
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("builder"));
    QTest::keyClick(one(), Qt::Key_Tab);
    QCOMPARE(here(), QStringLiteral("term:fairy/term:builder"));
}

void PairAskingTest::matrixStandsStill_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("width");
    for (const Language language : catalogue::allLanguages)
        for (const int width : {700, 1000, 1280})
            QTest::addRow("%s, %d", qPrintable(toString(language)), width) << language << width;
}

/// What is told of the cell that is pointed at may need one line or three; a click hits that cell.
void PairAskingTest::matrixStandsStill()
{
    QFETCH(Language, language);
    QFETCH(int, width);
    StartOptions options;
    options.language = language;
    openWindow(options);
    m_window->resize(width, 800);
    m_window->navigator().openPair({});
    QTRY_VERIFY(matrix()->isVisible());
    const auto top = [this] {
        QCoreApplication::processEvents();
        return matrix()->mapTo(m_window.get(), QPoint()).y();
    };
    const int still = top();
    const int count = matrix()->model()->rowCount();
    for (int at = 0; at < count * count; at += 7) {
        const QModelIndex cell = matrix()->model()->index(at / count, at % count);
        emit matrix()->pointed(cell);
        QVERIFY2(top() == still, qPrintable(part<QLabel>("matrixTold")->text()));
    }
}

/// Things stand for the boxes in which they lie.
void PairAskingTest::matrixMarksThePairThatIsAsked()
{
    m_window->navigator().openPair(QStringLiteral("term:inn/term:wonder"));
    auto* button = part<QToolButton>("pairMatrixButton");
    QCOMPARE(button->text().remove(u'&'), QStringLiteral("Matrix"));
    button->click();
    QTRY_VERIFY(matrix()->hasFocus());
    const auto* model = qobject_cast<MatrixModel*>(matrix()->model());
    QCOMPARE(model->id(matrix()->currentIndex().row()), QStringLiteral("exp-1-inns-cathedrals"));
    QCOMPARE(model->id(matrix()->currentIndex().column()), QStringLiteral("wonders-of-humanity"));
    QVERIFY(matrix()->viewport()->rect().intersects(matrix()->visualRect(matrix()->currentIndex())));
}

/// What takes the Messages comes last, under words of its own, as long as they do not lie on the table.
void PairAskingTest::answerHeedsTheTable()
{
    const QStringList boxes{QStringLiteral("exp-2-traders-builders"),
                            QStringLiteral("exp-3-princess-dragon")};
    openAtTable(boxes, QStringLiteral("term:fairy/term:builder"));
    const auto placeOf = [this](const char* clause) {
        return page()->page().find(QLatin1String(clause)).value_or(PagePlace{-1, 0}).entry;
    };
    const auto headingOf = [&](const char* clause) {
        int entry = placeOf(clause);
        while (entry >= 0 && page()->page().entry(entry).kind != PageEntry::Kind::Rubric)
            --entry;
        return entry < 0 ? QString() : page()->page().entry(entry).heading.source();
    };
    QCOMPARE(headingOf("exp3-fairy-not-builder-pig"), QStringLiteral("What is ruled"));
    QCOMPARE(headingOf("msg-rounds-builder"), QStringLiteral("With a box that is not on your table"));
    QVERIFY(placeOf("exp3-fairy-not-builder-pig") < placeOf("msg-rounds-builder"));
    QCoreApplication::processEvents();
    part<QToolButton>("tableChip_exp-2-traders-builders")->click(); // asked about all the same
    QCOMPARE(headingOf("exp3-fairy-not-builder-pig"), QStringLiteral("What is ruled"));
    QVERIFY(part<QLabel>("pairSummary")->text().contains(QStringLiteral("Not on your table: Traders")));
}

void PairAskingTest::whatIsOffTheTableIsReadable()
{
    openAtTable({QStringLiteral("exp-2-traders-builders")}, QStringLiteral("term:fairy/term:builder"));
    const auto paper = inksOf(printingFor(m_window->palette())).paper;
    int labels = 0;
    for (int entry = 0; entry < page()->pageLayout().count(); ++entry) {
        const Row* row = page()->pageLayout().readyRow(entry);
        if (row == nullptr)
            continue;
        for (const RowText& text : row->texts)
            QVERIFY2(!text.isFaded, qPrintable(text.block.text()));
        for (const RowLabel& label : row->labels) {
            QVERIFY2(contrast(label.ink, paper) >= contrastOfText, qPrintable(label.text));
            ++labels;
        }
    }
    QVERIFY(labels > 2);
}

void PairAskingTest::silenceShowsTheAnswerOfTheBoxes()
{
    m_window->navigator().openPair(QStringLiteral("term:inn/term:wonder"));
    const auto ruling = page()->page().find(QStringLiteral("woh-setup-ignore-expansion-rules"));
    QVERIFY(ruling);
    QVERIFY(page()
                ->page()
                .casesOf(QStringLiteral("woh-setup-ignore-expansion-rules"))
                .contains(QStringLiteral("woh-inn-without-its-rule")));
    QCOMPARE(*page()->page().firstClause(), *ruling);
    QVERIFY(!page()->page().find(QStringLiteral("woh-alhambra-four-per-farmer")));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairAskingTest)
#include "pair_asking_test.moc"
