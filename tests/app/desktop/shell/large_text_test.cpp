// SPDX-License-Identifier: GPL-3.0-or-later
// With large text nothing of the window is lost: its side, its menu, its notices and what one writes on a
// page.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/notice_bar.h"
#include "tests/app/desktop/look/painted_text.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>

namespace glossator::desktop {

class LargeTextTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void cleanup();
    void theSideGrowsOutOfSight();
    void theSideBeginsAsWideAsItsWordsWant();
    void theSideLeavesRoomToRead();
    void theMenuFitsTheScreen_data();
    void theMenuFitsTheScreen();
    void keysInMenusStandFree_data();
    void keysInMenusStandFree();
    void theCrossOfANoticeGrows();
    void theInvitationToWriteIsReadWhole();
    void whatIsSoughtOnAPageIsRead();

private:
    void openAt(int zoom, catalogue::Language language = catalogue::Language::En);
    void enlarge();
};

void LargeTextTest::cleanup()
{
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1));
}

void LargeTextTest::openAt(int zoom, catalogue::Language language)
{
    Memory memory;
    memory.zoom = zoom;
    memory.interfaceLanguage = language;
    openWindow({}, memory);
}

void LargeTextTest::enlarge()
{
    for (int i = 0; i < 10; ++i)
        part<QAction>("zoomIn")->trigger();
    QCoreApplication::processEvents();
}

/// It is as wide as if it had been seen meanwhile.
void LargeTextTest::theSideGrowsOutOfSight()
{
    openAt(100);
    const auto* side = part<QWidget>("sidePanel");
    enlarge();
    const int inSight = side->width();
    openAt(100);
    side = part<QWidget>("sidePanel");
    const int usual = side->width();
    part<QAction>("activity5")->trigger();
    QVERIFY(!side->isVisible());
    enlarge();
    part<QAction>("activity1")->trigger();
    QTRY_VERIFY(side->isVisible());
    QTRY_COMPARE(side->width(), inSight);
    QVERIFY(inSight > usual * 1.5);
    part<QAction>("activity5")->trigger();
    part<QAction>("zoomReset")->trigger();
    part<QAction>("activity1")->trigger();
    QTRY_VERIFY(std::abs(side->width() - inSight / 2) < 10);
}

/// In a window that was never left before. Letters have whole pixels, so that text is a little larger or
/// less.
void LargeTextTest::theSideBeginsAsWideAsItsWordsWant()
{
    const auto widthAt = [this](int zoom) {
        cleanup(); // else the application has a font of the last size
        openAt(zoom);
        return part<QWidget>("sidePanel")->width();
    };
    const int usual = widthAt(100);
    for (const int zoom : {150, 200}) {
        const int wide = widthAt(zoom);
        QVERIFY2(std::abs(wide - usual * zoom / 100) < usual / 10,
                 qPrintable(QStringLiteral("%1 after %2").arg(wide).arg(usual)));
    }
}

/// And comes back to the width that one gave it.
void LargeTextTest::theSideLeavesRoomToRead()
{
    openAt(100);
    m_window->resize(800, 700);
    QCoreApplication::processEvents();
    const auto* side = part<QWidget>("sidePanel");
    const int usual = side->width();
    enlarge();
    QTRY_VERIFY(side->width() > usual);
    QVERIFY(side->width() <= m_window->width() * 2 / 5);
    part<QAction>("zoomReset")->trigger();
    QTRY_VERIFY(std::abs(side->width() - usual) < 3);
}

void LargeTextTest::theMenuFitsTheScreen_data()
{
    QTest::addColumn<catalogue::Language>("language");
    for (const auto language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << language;
}

/// On a screen of 1366 by 768, also with the menu of the stage in it; and each menu below it.
void LargeTextTest::theMenuFitsTheScreen()
{
    QFETCH(catalogue::Language, language);
    openAt(200, language);
    part<QAction>("activity5")->trigger();
    auto* menu = part<QMenu>("windowMenu");
    QVERIFY(part<QMenu>("stageMenu")->menuAction()->isVisible());
    for (QMenu* each : menu->findChildren<QMenu*>() + QList<QMenu*>{menu}) {
        each->ensurePolished();
        QVERIFY2(each->sizeHint().height() <= 768,
                 qPrintable(QStringLiteral("%1: %2").arg(each->objectName()).arg(each->sizeHint().height())));
    }
}

void LargeTextTest::keysInMenusStandFree_data()
{
    QTest::addColumn<catalogue::Language>("language");
    QTest::addColumn<int>("zoom");
    for (const auto language : catalogue::allLanguages)
        for (const int zoom : {100, 200})
            QTest::addRow("%s, %d %%", qPrintable(toString(language)), zoom) << language << zoom;
}

/// Of the words before them.
void LargeTextTest::keysInMenusStandFree()
{
    QFETCH(const catalogue::Language, language);
    QFETCH(const int, zoom);
    openAt(zoom, language);
    m_window->navigator().openCase(QStringLiteral("base-final-scoring"));
    for (const char* name : {"stageMore", "stageExport"}) {
        QMenu* menu = part<QToolButton>(name)->menu();
        menu->popup(m_window->pos());
        int keys = 0;
        const std::vector<PaintedText> texts = paintedTexts(*menu);
        for (const PaintedText& key : texts)
            for (const PaintedText& words : texts)
                if (key.text.contains(u'+') && key.rect.left() > words.rect.left() &&
                    key.rect.top() == words.rect.top()) {
                    QVERIFY2(key.rect.left() - words.rect.right() >= menu->fontMetrics().xHeight(),
                             qPrintable(words.text));
                    ++keys;
                }
        QVERIFY(keys > 0);
        menu->close();
    }
}

void LargeTextTest::theCrossOfANoticeGrows()
{
    const auto cross = [this](int zoom) {
        openAt(zoom);
        part<NoticeBar>("noticeBar")->say(QStringLiteral("Something"));
        return part<QToolButton>("noticeClose")->iconSize().width();
    };
    const int usual = cross(100);
    QCOMPARE(cross(200), 2 * usual);
}

/// In the type of the page, like what will be written in its place.
void LargeTextTest::theInvitationToWriteIsReadWhole()
{
    openAt(200);
    m_window->resize(900, 800);
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    part<QAction>("note")->trigger();
    const auto* view = part<ReaderView>("readerView");
    const auto* editor = view->findChild<QPlainTextEdit*>(QStringLiteral("clauseEditor"));
    QTRY_VERIFY(editor->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(editor->font().pixelSize(), qRound(view->pageLayout().metrics().glossSize()));
    const QRect room = editor->viewport()->rect().adjusted(4, 4, 0, 0);
    const QRect words =
        editor->fontMetrics().boundingRect(room, Qt::AlignTop | Qt::TextWordWrap, editor->placeholderText());
    QVERIFY2(words.height() <= room.height(), qPrintable(QString::number(words.height())));
}

/// Also beside the words that it is not there.
void LargeTextTest::whatIsSoughtOnAPageIsRead()
{
    openAt(200, catalogue::Language::Ro);
    m_window->navigator().openClause(QStringLiteral("base-city-score"));
    part<QAction>("find")->trigger();
    const auto* field = part<QLineEdit>("findField");
    QTRY_VERIFY(field->isVisible());
    for (const char* words : {"blazonul", "blazonulz"}) {
        part<QLineEdit>("findField")->setText(QString::fromLatin1(words));
        QCoreApplication::processEvents();
        QVERIFY(field->width() >
                field->fontMetrics().horizontalAdvance(QStringLiteral("de douăzeci de litere")));
        const auto* count = part<QLabel>("findCount");
        QVERIFY(count->isVisible() && count->width() >= count->sizeHint().width());
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LargeTextTest)
#include "large_text_test.moc"
