// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs in windows of all kinds: the room that window and size of text leave, the colours of the night, and a
// second question by keyboard.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_legend.h"
#include "app/desktop/pair/subject_delegate.h"
#include "app/desktop/pair/subject_field.h"
#include "app/desktop/reader/page_metrics.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QTableView>
#include <QTest>

namespace glossator::desktop {

class PairRoomTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init();
    void matrixUsesTheWindow();
    void labelsStayWithTheirFields();
    void listIsAsWideAsItsRows();
    void answersFromTheTop();
    void asksForBothHalvesAnew();
    void answersInTheInksOfTheNight();
    void saysWhatIsNotOnTheTable();
    void saysAtOnceWhatIsUnknown();
    void whatIsUnknownStaysThere();
    void swaps();
    void theAnswerIsSeenInALowWindow();
    void nothingIsToldToItsEnd();
    void largeTextShowsTheHeading_data();
    void largeTextShowsTheHeading();
    void largeTextCutsNoName_data();
    void largeTextCutsNoName();
    void aBoxWithItself_data();
    void aBoxWithItself();

private:
    void openLarge(catalogue::Language language);
};

void PairRoomTest::init()
{
    openWindow();
}

/// At 200 %, in one language for all.
void PairRoomTest::openLarge(catalogue::Language language)
{
    Memory memory;
    memory.zoom = 200;
    memory.interfaceLanguage = language;
    memory.readingLanguages = {language};
    openWindow({}, memory);
}

/// In a narrow window its legend takes a second line, in a wide one its cells grow wider.
void PairRoomTest::matrixUsesTheWindow()
{
    part<QAction>("activity2")->trigger();
    QVERIFY(part<QWidget>("matrixPane")->isVisible());
    auto* legend = part<MatrixLegend>("matrixLegend");
    m_window->resize(560, 800);
    QCoreApplication::processEvents();
    QTRY_COMPARE(legend->height(), legend->heightForWidth(legend->width()));
    const auto narrow = legend->places(legend->width());
    QCOMPARE(narrow.size(), std::size_t{5});
    QVERIFY(narrow.back().y() > narrow.front().y());
    QVERIFY(narrow.back().y() < legend->height());
    m_window->resize(2560, 1440);
    QCoreApplication::processEvents();
    QTRY_COMPARE(legend->places(legend->width()).back().y(), 0);
    const auto* table = part<QTableView>("pairMatrix");
    const int cells = table->horizontalHeader()->length();
    QVERIFY2(cells > 0.7 * table->width(), qPrintable(QString::number(cells)));
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
}

/// With large text, what is asked stands beside the field for it.
void PairRoomTest::labelsStayWithTheirFields()
{
    part<QAction>("activity2")->trigger();
    for (const int zoom : {100, 200}) {
        while (part<QAction>("zoomIn")->isEnabled() && Typefaces::scale() * 100 < zoom)
            part<QAction>("zoomIn")->trigger();
        for (const int width : {900, 1100, 1280}) {
            m_window->resize(width, 800);
            QCoreApplication::processEvents();
            int seen = 0;
            for (const QLabel* label : part<QWidget>("pairView")->findChildren<QLabel*>())
                if (const QWidget* field = label->buddy(); field != nullptr && label->isVisible()) {
                    QVERIFY(std::abs(label->geometry().center().y() - field->geometry().center().y()) < 4);
                    ++seen;
                }
            QCOMPARE(seen, 2);
        }
    }
    part<QAction>("zoomReset")->trigger();
    part<QAction>("colours_desktop")->trigger();
}

/// And no wider than the window; it ends with a whole row, and has the colours of the window, by night as
/// well.
void PairRoomTest::listIsAsWideAsItsRows()
{
    part<QAction>("activity2")->trigger();
    part<QAction>("colours_dark")->trigger();
    bool isShifted = false;
    for (const int zoom : {100, 200}) {
        while (part<QAction>("zoomIn")->isEnabled() && Typefaces::scale() * 100 < zoom)
            part<QAction>("zoomIn")->trigger();
        for (const auto& [wanted, name] :
             {std::pair{1040, "pairOne"}, std::pair{1600, "pairOne"}, std::pair{780, "pairOther"}}) {
            auto* field = part<SubjectField>(name);
            m_window->resize(wanted, 700);
            QCoreApplication::processEvents();
            const int width = m_window->width();
            field->clear();
            QTest::keyClicks(field, QStringLiteral("wonder"));
            auto* list = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
            QVERIFY(list != nullptr);
            QCOMPARE(list->objectName(), QLatin1String(name) + QStringLiteral("List"));
            const int left = m_window->mapFromGlobal(list->mapToGlobal(QPoint())).x();
            QVERIFY(list->width() >= field->width() && list->width() <= width);
            const bool hasScreen = width <= m_window->screen()->availableGeometry().width();
            QVERIFY(!hasScreen || (left >= 0 && left + list->width() <= width));
            isShifted = isShifted || left < field->mapTo(m_window.get(), QPoint()).x();
            const QModelIndex widest = list->model()->index(0, 0);
            QVERIFY(list->viewport()->width() >=
                    std::min(SubjectDelegate::wholeWidth(widest), width - 2 * list->frameWidth()));
            const QRect seen = list->viewport()->rect();
            const QModelIndex last = list->indexAt(seen.bottomLeft());
            QVERIFY(last.isValid()); // nothing is empty below
            QCOMPARE(list->visualRect(last).bottom(), seen.bottom());
            QCOMPARE(last.row() + 1 < list->model()->rowCount(), list->verticalScrollBar()->maximum() > 0);
            QCOMPARE(list->palette().base(), field->palette().base());
            list->hide();
        }
    }
    QVERIFY(isShifted);
    part<QAction>("zoomReset")->trigger();
}

/// In a window that has no room for all of it the answer begins at its top, also when the room becomes less.
void PairRoomTest::answersFromTheTop()
{
    m_window->resize(1040, 600);
    part<QAction>("activity2")->trigger();
    auto* one = part<SubjectField>("pairOne");
    auto* other = part<SubjectField>("pairOther");
    QTest::keyClicks(one, QStringLiteral("messages"));
    QTest::keyClick(one, Qt::Key_Return);
    QTRY_VERIFY(other->hasFocus());
    QTest::keyClicks(other, QStringLiteral("wonders"));
    QTest::keyClick(other, Qt::Key_Return);
    const auto* page = part<ReaderView>("pairPage");
    QTRY_VERIFY(page->hasFocus());
    QTRY_VERIFY(page->viewport()->width() > 200 && page->verticalScrollBar()->maximum() > 0);
    QVERIFY(page->isAtTop());
    QVERIFY(page->current() && page->viewport()->rect().intersects(page->rectOf(*page->current())));
    m_window->resize(820, 600);
    QCoreApplication::processEvents();
    QVERIFY(page->isAtTop());
}

/// The half that stands there already is selected, to be typed over or taken again.
void PairRoomTest::asksForBothHalvesAnew()
{
    m_window->navigator().openPair(QStringLiteral("abbot/term:fairy"));
    auto* one = part<SubjectField>("pairOne");
    auto* other = part<SubjectField>("pairOther");
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(one->hasFocus());
    one->selectAll();
    QTest::keyClicks(one, QStringLiteral("builder"));
    QTest::keyClick(one, Qt::Key_Return);
    QTRY_VERIFY(other->hasFocus());
    QCOMPARE(other->selectedText(), QStringLiteral("fairy"));
    QTest::keyClick(other, Qt::Key_Return);
    QTRY_VERIFY(part<ReaderView>("pairPage")->hasFocus());
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("term:builder/term:fairy"));
}

/// The page of answers is made when it is first wanted, under the colours of the window.
void PairRoomTest::answersInTheInksOfTheNight()
{
    const QPalette day = qApp->palette();
    qApp->setPalette(QPalette(Qt::darkGray, QColor(20, 20, 20)));
    init();
    m_window->navigator().openPair(QStringLiteral("abbot/term:fairy"));
    auto* page = part<ReaderView>("pairPage");
    QTRY_VERIFY(page->isVisible() && page->width() > 1000);
    const QImage image = m_window->grab().toImage();
    int light = 0;
    for (int y = image.height() / 3; y < image.height(); ++y)
        for (int x = image.width() / 4; x < image.width() * 9 / 10; ++x)
            light += image.pixelColor(x, y).lightness() > 200 ? 1 : 0;
    qApp->setPalette(day);
    QVERIFY(image.pixelColor(image.width() / 2, image.height() - 40).lightness() < 80);
    QVERIFY2(light > 500, qPrintable(QString::number(light)));
}

void PairRoomTest::saysWhatIsNotOnTheTable()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    const auto* head = part<QLabel>("pairSummary");
    QVERIFY(!head->text().contains(QStringLiteral("Not on your table")));
    part<QAction>("table")->trigger();
    part<QAbstractButton>("baseOnlyButton")->click();
    QVERIFY2(head->text().contains(QStringLiteral("Not on your table: The Wonders of Humanity, "
                                                  "The Princess &amp; the Dragon")),
             qPrintable(head->text()));
    // One of these boxes would do.
    m_window->navigator().openPair(QStringLiteral("exp:20th-anniversary/term:special-monastery"));
    QVERIFY2(head->text().contains(QStringLiteral(" or Japanese Buildings")), qPrintable(head->text()));
}

/// An answer that stays below is not taken for one about what is being typed.
void PairRoomTest::saysAtOnceWhatIsUnknown()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    auto* field = part<SubjectField>("pairOne");
    const auto* notice = part<QLabel>("pairNotice");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("banana"));
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("banana")));
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("abb"));
    QTRY_VERIFY(!notice->isVisible());
}

/// Also when one goes on, so that it can be mended.
void PairRoomTest::whatIsUnknownStaysThere()
{
    part<QAction>("activity2")->trigger();
    auto* field = part<SubjectField>("pairOne");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("zzzqq"));
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(!field->hasFocus());
    QCOMPARE(field->text(), QStringLiteral("zzzqq"));
    QVERIFY(part<QLabel>("pairNotice")->isVisible());
}

/// At 200 % on a small screen the title took the room of the answer.
void PairRoomTest::theAnswerIsSeenInALowWindow()
{
    while (part<QAction>("zoomIn")->isEnabled() && Typefaces::scale() < 2)
        part<QAction>("zoomIn")->trigger();
    m_window->resize(1280, 800);
    m_window->navigator().openPair(QStringLiteral("term:fairy/tower"));
    QCoreApplication::processEvents();
    const auto* page = part<ReaderView>("pairPage");
    QVERIFY(page->current().has_value());
    const QRect clause = page->rectOf(*page->current());
    QVERIFY(clause.top() >= 0 && clause.top() + 60 < page->viewport()->height());
    part<QAction>("zoomReset")->trigger();
}

/// The title of a page that is empty takes no room from it, nor does it scroll.
void PairRoomTest::nothingIsToldToItsEnd()
{
    openLarge(catalogue::Language::En);
    m_window->navigator().openPair(QStringLiteral("mini-4-gold-mines/mini-5-mage-witch"));
    const auto* head = part<QLabel>("pairSummary");
    const auto* page = part<ReaderView>("pairPage");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1600, 1400)}) {
        m_window->resize(size);
        QCoreApplication::processEvents();
        QTRY_VERIFY(head->height() >= head->heightForWidth(head->width()));
        QVERIFY(!page->isVisible() || page->verticalScrollBar()->maximum() == 0);
    }
    QVERIFY(page->isVisible());
    part<QAction>("zoomReset")->trigger();
}

void PairRoomTest::largeTextShowsTheHeading_data()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<catalogue::Language>("language");
    QTest::newRow("pig and phantom") << QStringLiteral("term:pig/phantom") << catalogue::Language::En;
    QTest::newRow("fairy and abbot") << QStringLiteral("term:fairy/term:abbot") << catalogue::Language::Ca;
}

/// Its heading is not scrolled away for the first line of what is ruled.
void PairRoomTest::largeTextShowsTheHeading()
{
    QFETCH(QString, pair);
    QFETCH(catalogue::Language, language);
    openLarge(language);
    m_window->navigator().openPair(pair);
    QCoreApplication::processEvents();
    const auto* page = part<ReaderView>("pairPage");
    QTRY_VERIFY(page->isVisible());
    QVERIFY(page->current().has_value());
    const RowText& heading = page->pageLayout().readyRow(0)->texts.front();
    const QString offset = QString::number(page->verticalScrollBar()->value());
    QVERIFY2(heading.at.y() + heading.block.baseline() > page->verticalScrollBar()->value(),
             qPrintable(offset));
    const QImage edge = page->viewport()->grab(QRect(0, 0, page->viewport()->width(), 1)).toImage();
    for (int x = 0; x < edge.width(); ++x) // nor is it cut
        QVERIFY2(edge.pixelColor(x, 0) == edge.pixelColor(0, 0), qPrintable(offset));
    QVERIFY(page->rectOf(*page->current()).top() + 40 < page->viewport()->height());
    part<QAction>("zoomReset")->trigger();
}

void PairRoomTest::largeTextCutsNoName_data()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<catalogue::Language>("language");
    for (const auto language : catalogue::allLanguages)
        for (const char* pair : {"wonders-of-humanity/20th-anniversary", "term:follower/20th-anniversary",
                                 "messages-1/traders-builders", "wonders-of-humanity/messages-1"})
            QTest::addRow("%s in %s", pair, qPrintable(catalogue::toString(language)))
                << QString::fromLatin1(pair) << language;
}

/// Long names have a line each, and still three lines of the first clause are seen.
void PairRoomTest::largeTextCutsNoName()
{
    QFETCH(QString, pair);
    QFETCH(catalogue::Language, language);
    openLarge(language);
    m_window->resize(1280, 800);
    m_window->navigator().openPair(pair);
    const auto* page = part<ReaderView>("pairPage");
    QTRY_VERIFY(page->isVisible());
    QCoreApplication::processEvents();
    for (const char* name : {"pairOne", "pairOther"}) {
        const auto* field = part<SubjectField>(name);
        const int needed = field->fontMetrics().horizontalAdvance(field->text()) + field->height();
        QVERIFY2(needed < field->width(), qPrintable(field->text()));
    }
    const double lines = 3 * PageMetrics::of(page->viewport()->width(), 2, 1).leading();
    const QRect clause = page->rectOf(*page->current());
    QVERIFY2(clause.top() + lines < page->viewport()->height(),
             qPrintable(QStringLiteral("%1 of %2").arg(clause.top()).arg(page->viewport()->height())));
    part<QAction>("zoomReset")->trigger();
}

void PairRoomTest::aBoxWithItself_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<QString>("told");
    QTest::newRow("asked about") << QStringLiteral("messages-1") << QStringLiteral("alone: ");
    QTest::newRow("not asked about") << QStringLiteral("fruit-trees")
                                     << QStringLiteral("No question about %1 alone is recorded.");
}

/// There are no two things that it could be about, and nothing is said twice; the rules are a link away.
void PairRoomTest::aBoxWithItself()
{
    QFETCH(QString, box);
    QFETCH(QString, told);
    const QString pair = QStringLiteral("exp:%1/exp:%1").arg(box);
    m_window->navigator().openPair(pair);
    auto* head = part<QLabel>("pairSummary");
    const QStringList lines = head->text().split(QStringLiteral("<br>"));
    const QString name = part<SubjectField>("pairOne")->text();
    QVERIFY2(head->text().contains(told.contains(u'%') ? told.arg(name.toHtmlEscaped()) : told),
             qPrintable(head->text()));
    QVERIFY2(!head->text().contains(QStringLiteral("these two")), qPrintable(head->text()));
    QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), lines.size());
    emit head->linkActivated(QStringLiteral("glossator:page/%1").arg(box));
    QCOMPARE(m_window->navigator().here().expansion, box);
    QVERIFY(head->text().contains(QStringLiteral("glossator:page/%1").arg(box)));
}

void PairRoomTest::swaps()
{
    m_window->navigator().openPair(QStringLiteral("exp:wonders-of-humanity/term:fairy"));
    part<QAbstractButton>("pairSwap")->click();
    QCOMPARE(part<SubjectField>("pairOne")->text(), QStringLiteral("fairy"));
    QCOMPARE(part<SubjectField>("pairOther")->text(), QStringLiteral("The Wonders of Humanity"));
    const auto* page = part<ReaderView>("pairPage");
    QVERIFY(page->page().find(QStringLiteral("woh-x-exp3-fairy-not-marker")).has_value());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairRoomTest)
#include "pair_room_test.moc"
