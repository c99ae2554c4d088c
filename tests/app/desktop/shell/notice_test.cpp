// SPDX-License-Identifier: GPL-3.0-or-later
// Notices and the card of a term lie over the page: they move nothing, cover nothing that one reads, and none
// that matters is lost.
#include "app/desktop/look/contrast.h"
#include "app/desktop/look/elided_at_word.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/stage/stage_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

namespace glossator::desktop {

class NoticeTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void whatMattersComesBack();
    void whatIsOnlyToldDoesNot();
    void onlyTheLastCanBeUndone();
    void whatWasNotSavedIsToldUntilItIs();
    void itsEdgeIsSeen();
    void nothingMovesForIt_data();
    void nothingMovesForIt();
    void coversNothingOfAPage_data();
    void coversNothingOfAPage();
    void coversNothingOfTheFindBar();
    void thePageScrollsClearOfIt();
    void coversNoClauseWithTheKeyboard_data();
    void coversNoClauseWithTheKeyboard();
    void leavesTheListsBesideTheBoard();
    void aTermCardLeavesItsWordInSight_data();
    void aTermCardLeavesItsWordInSight();
    void aLargeTermCardLeavesItsWordInSight();
    void textIsCutAtAWord_data();
    void textIsCutAtAWord();

private:
    [[nodiscard]] QString told() { return part<QLabel>("noticeText")->text(); }
};

/// A damaged notebook, and a link that leads nowhere.
void NoticeTest::whatMattersComesBack()
{
    openWindow();
    auto* notice = part<NoticeBar>("noticeBar");
    notice->say(QStringLiteral("damaged"));
    notice->sayWhyNotOpened(QStringLiteral("not there"));
    notice->sayBriefly(QStringLiteral("copied"));
    QCOMPARE(told(), QStringLiteral("copied"));
    part<QToolButton>("noticeClose")->click();
    QCOMPARE(told(), QStringLiteral("not there"));
    notice->endNotOpened();
    QCOMPARE(told(), QStringLiteral("damaged"));
    QTest::keyClick(part<QWidget>("readerView"), Qt::Key_Escape);
    QVERIFY(!notice->isVisible());
}

void NoticeTest::whatIsOnlyToldDoesNot()
{
    openWindow();
    auto* notice = part<NoticeBar>("noticeBar");
    notice->sayBriefly(QStringLiteral("copied"));
    notice->sayBriefly(QStringLiteral("saved"));
    notice->dismiss();
    QVERIFY(!notice->isVisible());
}

void NoticeTest::onlyTheLastCanBeUndone()
{
    openWindow();
    auto* notice = part<NoticeBar>("noticeBar");
    QString undone;
    for (const auto* what : {"one", "two"})
        notice->offer(QLatin1String(what), QStringLiteral("Undo"),
                      [&undone, what] { undone += QLatin1String(what); });
    part<QToolButton>("noticeAnswer")->click();
    QCOMPARE(undone, QStringLiteral("two"));
    QVERIFY(!notice->isVisible());
}

/// A picture of the stage: whatever else is told meanwhile.
void NoticeTest::whatWasNotSavedIsToldUntilItIs()
{
    openWindow();
    m_window->navigator().openCase(QStringLiteral("woh-alhambra-two-meeples"));
    auto* stage = part<StageView>("stageView");
    auto* notice = part<NoticeBar>("noticeBar");
    const QTemporaryDir folder;
    stage->savePicture(folder.filePath(QStringLiteral("no/such/picture.png")));
    const QString failed = told();
    QVERIFY(failed.contains(QStringLiteral("picture.png")));
    notice->sayBriefly(QStringLiteral("copied"));
    notice->dismiss();
    QVERIFY(notice->isVisible());
    QCOMPARE(told(), failed);
    stage->savePicture(folder.filePath(QStringLiteral("picture.png")));
    QVERIFY(told() != failed);
    notice->dismiss();
    QVERIFY(!notice->isVisible());
}

/// On the page, which has its colour, by day and by night.
void NoticeTest::itsEdgeIsSeen()
{
    openWindow();
    auto* notice = part<NoticeBar>("noticeBar");
    for (const char* colours : {"colours_light", "colours_dark"}) {
        part<QAction>(colours)->trigger();
        notice->sayBriefly(QStringLiteral("Saved"));
        QCoreApplication::processEvents();
        const QImage image = notice->grab().toImage();
        const QColor ground = notice->palette().color(QPalette::Base);
        QVERIFY(contrast(image.pixelColor(0, image.height() / 2), ground) >= contrastOfSigns);
    }
    part<QAction>("colours_desktop")->trigger();
}

void NoticeTest::nothingMovesForIt_data()
{
    QTest::addColumn<bool>("isOnStage");
    QTest::newRow("page") << false;
    QTest::newRow("stage") << true;
}

void NoticeTest::nothingMovesForIt()
{
    QFETCH(bool, isOnStage);
    openWindow();
    if (isOnStage)
        m_window->navigator().openCase(QStringLiteral("woh-alhambra-two-meeples"));
    QCoreApplication::processEvents();
    auto* page = m_window->findChild<Pages*>();
    const QWidget* moving = isOnStage ? part<QWidget>("stageCanvas") : part<QWidget>("readerView");
    const auto placeOf = [this](const QWidget* widget) {
        return QRect(widget->mapTo(m_window.get(), QPoint()), widget->size());
    };
    const QRect before = placeOf(moving);
    auto* notice = part<NoticeBar>("noticeBar");
    notice->say(QStringLiteral(
        "Copied: “The publisher answers that wonders may touch each other, along their sides.”"));
    QCoreApplication::processEvents();
    QCOMPARE(placeOf(moving), before);
    QVERIFY(placeOf(page).contains(notice->geometry()));
    const auto* text = part<QLabel>("noticeText");
    QVERIFY(text->height() < 2 * text->fontMetrics().lineSpacing()); // there is room for a line
    if (isOnStage)
        QVERIFY(!placeOf(part<QWidget>("stageCaption")).intersects(notice->geometry()));
}

void NoticeTest::coversNothingOfAPage_data()
{
    QTest::addColumn<int>("activity");
    QTest::addColumn<QString>("lowest"); ///< what stands at the lower edge of the page
    QTest::newRow("matrix") << 2 << "matrixLegend";
    QTest::newRow("order of play") << 3 << "orderTree";
    QTest::newRow("tiles") << 4 << "tileGrid";
}

/// Its legend, its last row: it has room of its own as long as it stands.
void NoticeTest::coversNothingOfAPage()
{
    QFETCH(int, activity);
    QFETCH(QString, lowest);
    openWindow();
    part<QAction>(qPrintable(QStringLiteral("activity%1").arg(activity)))->trigger();
    const auto* widget = part<QWidget>(qPrintable(lowest));
    QTRY_VERIFY(widget->isVisible());
    const auto bottom = [&] { return widget->mapTo(m_window.get(), QPoint(0, widget->height())).y(); };
    const int before = bottom();
    auto* notice = part<NoticeBar>("noticeBar");
    notice->say(QStringLiteral("Copied"));
    QTRY_VERIFY(bottom() <= notice->y());
    notice->say(QString(QStringLiteral("Copied all of it. ")).repeated(20)); // which is higher
    QTRY_VERIFY(bottom() <= notice->y());
    notice->dismiss();
    notice->dismiss();
    QTRY_COMPARE(bottom(), before);
}

/// Which is at the lower edge of the reader, above which the page ends, and its notice with it.
void NoticeTest::coversNothingOfTheFindBar()
{
    openWindow();
    QTest::qWait(200); // until all rows are set
    auto* view = part<ReaderView>("readerView");
    auto* bar = view->verticalScrollBar();
    const auto* find = part<QWidget>("findBar");
    const auto* notice = part<NoticeBar>("noticeBar");
    const auto topOf = [this](const QWidget* widget) { return widget->mapTo(m_window.get(), QPoint()).y(); };
    const int end = bar->maximum() + view->viewport()->height();
    const auto isFitting = [&] { // the page ends where the notice begins
        const int covered = topOf(view->viewport()) + view->viewport()->height() - topOf(notice);
        const int beyond = bar->maximum() + view->viewport()->height() - end;
        return beyond >= covered && beyond <= covered + 12;
    };
    part<QAction>("find")->trigger();
    QTRY_VERIFY(find->isVisible());
    part<NoticeBar>("noticeBar")->say(QStringLiteral("Copied"));
    QTRY_VERIFY(topOf(notice) + notice->height() <= topOf(find));
    QTRY_VERIFY(isFitting());
    QTest::keyClick(part<QWidget>("findField"), Qt::Key_Escape);
    QTRY_VERIFY(!find->isVisible());
    QTRY_VERIFY(topOf(notice) + notice->height() > topOf(find)); // there is room again
    QTRY_VERIFY(isFitting());
    part<QAction>("find")->trigger(); // as the notice stands
    QTRY_VERIFY(find->isVisible());
    QTRY_VERIFY(topOf(notice) + notice->height() <= topOf(find));
    QTRY_VERIFY(isFitting());
}

/// The reader's page does not move, but what is below the notice can be brought above it.
void NoticeTest::thePageScrollsClearOfIt()
{
    openWindow();
    QTest::qWait(200); // until all rows are set
    auto* view = part<ReaderView>("readerView");
    auto* bar = view->verticalScrollBar();
    bar->setValue(bar->maximum());
    const int end = bar->maximum();
    auto* notice = part<NoticeBar>("noticeBar");
    notice->say(QStringLiteral("Copied"));
    QTRY_VERIFY(bar->maximum() >= end + notice->height());
    QCOMPARE(bar->value(), end);
    notice->dismiss();
    QTRY_COMPARE(bar->maximum(), end);
}

void NoticeTest::coversNoClauseWithTheKeyboard_data()
{
    QTest::addColumn<bool>("isBefore"); ///< the notice stands before the keyboard comes to the page
    QTest::newRow("the keyboard comes") << true;
    QTest::newRow("the notice comes") << false;
}

/// Of all clauses that stand at the lower edge of the view in turn, the one with the keyboard can be seen.
void NoticeTest::coversNoClauseWithTheKeyboard()
{
    QFETCH(bool, isBefore);
    openWindow();
    QTest::qWait(200); // until all rows are set
    auto* view = part<ReaderView>("readerView");
    auto* notice = part<NoticeBar>("noticeBar");
    view->setFocus(Qt::TabFocusReason);
    for (int step = 0; step < 12; ++step) {
        QTest::keyClick(view, Qt::Key_Down);
        const QRect there = view->rectOf(*view->current());
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->value() + there.top() -
                                            view->viewport()->height() + 40);
        if (isBefore)
            part<QWidget>("searchField")->setFocus();
        notice->say(QString(QStringLiteral("Copied all of it. ")).repeated(30));
        QCoreApplication::processEvents();
        view->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        const QRect clause = view->rectOf(*view->current());
        const int top = view->viewport()->mapTo(m_window.get(), clause.topLeft()).y();
        QVERIFY2(top + view->fontMetrics().height() < notice->y(), qPrintable(QString::number(top)));
        notice->dismiss();
        QCoreApplication::processEvents();
    }
}

/// Whose rows have the keyboard.
void NoticeTest::leavesTheListsBesideTheBoard()
{
    openWindow();
    m_window->navigator().openCase(QStringLiteral("woh-alhambra-two-meeples"));
    auto* notice = part<NoticeBar>("noticeBar");
    notice->say(QString(QStringLiteral("Copied all of it. ")).repeated(30));
    QCoreApplication::processEvents();
    const auto* steps = part<QWidget>("stageSteps");
    QVERIFY(steps->isVisible());
    QVERIFY(!QRect(steps->mapTo(m_window.get(), QPoint()), steps->size()).intersects(notice->geometry()));
}

void NoticeTest::aTermCardLeavesItsWordInSight_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QPoint>("word");
    for (const QSize window : {QSize(1280, 800), QSize(1000, 600), QSize(900, 480)})
        for (const int part : {1, 5, 9})
            QTest::addRow("%d high, at %d/10", window.height(), part)
                << window << QPoint(500, window.height() * part / 10);
}

void NoticeTest::aTermCardLeavesItsWordInSight()
{
    QFETCH(QSize, window);
    QFETCH(QPoint, word);
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    QWidget parent;
    parent.resize(window);
    parent.show();
    auto* card = new TermCard(&parent);
    const QRect place(word, QSize(60, 22));
    const TermClause clause{QStringLiteral("a"), QString(120, u'x'), QStringLiteral("there")};
    card->open(library->terms, *library->terms.find(QStringLiteral("builder")), {clause, clause, clause},
               {parent.mapToGlobal(place.topLeft()), place.size()});
    QVERIFY(!card->geometry().intersects(place));
    QVERIFY(parent.rect().contains(card->geometry()));
}

/// At 200 % the card is nearly as high as a low window, and wider than what is beside the word.
void NoticeTest::aLargeTermCardLeavesItsWordInSight()
{
    Memory memory;
    memory.zoom = 200;
    StartOptions options;
    options.clause = QStringLiteral("msg-7-one-tile");
    openWindow(options, memory);
    auto* view = part<ReaderView>("readerView");
    view->setFocus(Qt::TabFocusReason);
    QTest::qWait(200); // until the terms are known
    const QSignalSpy words(view, &ReaderView::termActivated);
    int opened = 0;
    for (int term = 0; term < 8; ++term) {
        QTest::keyClick(view, Qt::Key_Right);
        QTest::keyClick(view, Qt::Key_Return);
        auto* card = m_window->findChild<TermCard*>();
        if (!card->isVisible())
            continue;
        ++opened;
        const QRect word = words.constLast().at(1).toRect();
        const QRect place(m_window->mapFromGlobal(word.topLeft()), word.size());
        QVERIFY2(!card->geometry().intersects(place), qPrintable(card->term()));
        QVERIFY(m_window->rect().contains(card->geometry()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    }
    QVERIFY(opened > 3);
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1));
}

void NoticeTest::textIsCutAtAWord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("letters"); ///< that have room
    QTest::addColumn<QString>("shown");
    QTest::newRow("room") << "all of it" << 30 << "all of it";
    QTest::newRow("within a word") << "ones and the difference" << 17 << QString::fromUtf8("ones and the …");
    QTest::newRow("one word") << "differences" << 6 << QString();
}

void NoticeTest::textIsCutAtAWord()
{
    QFETCH(QString, text);
    QFETCH(int, letters);
    QFETCH(QString, shown);
    const QFontMetrics font(Typefaces::control(13));
    const int width = font.horizontalAdvance(text.left(letters));
    const QString cut = elidedAtWord(text, font, width);
    if (shown.isEmpty())
        QVERIFY(cut.endsWith(u'…') && cut.size() > 2);
    else
        QCOMPARE(cut, shown);
    QVERIFY(font.horizontalAdvance(cut) <= width);
    QVERIFY(elidedAtWord(text, font, 0).isEmpty()); // where not even the dots have room
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, NoticeTest)
#include "notice_test.moc"
