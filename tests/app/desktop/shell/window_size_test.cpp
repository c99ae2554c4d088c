// SPDX-License-Identifier: GPL-3.0-or-later
// The window fits small screens, with the frame that a window manager puts around it.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/main_window.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QLineEdit>
#include <QScreen>
#include <QTest>
#include <QTreeView>

namespace glossator::desktop {

class WindowSizeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void fitsTheScreenWithItsFrame();
    void growsWithALargeScreen();
    void canBeAsSmallAsASmallScreen();
    void contentsGiveWayInANarrowWindow();
    void theFieldSaysOnlyWhatFits();

private:
    std::unique_ptr<MainWindow> m_window;
};

void WindowSizeTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    StartOptions options;
    options.catalogue = catalogueFile();
    m_window = std::make_unique<MainWindow>(options, Memory{});
}

void WindowSizeTest::fitsTheScreenWithItsFrame()
{
    constexpr int titleBar = 30;
    const QSize room = m_window->screen()->availableSize();
    QVERIFY2(m_window->width() <= room.width() && m_window->height() <= room.height() - titleBar,
             qPrintable(QStringLiteral("%1 x %2").arg(m_window->width()).arg(m_window->height())));
}

void WindowSizeTest::growsWithALargeScreen()
{
    QCOMPARE(MainWindow::firstSize({1280, 800}), QSize(1272, 760));
    QCOMPARE(MainWindow::firstSize({1600, 900}), QSize(1280, 800));
    QCOMPARE(MainWindow::firstSize({2560, 1440}), QSize(1920, 1080));
}

/// Where all is drawn twice as large, 1280 by 800 pixels are 640 by 400, and some of that is the frame of the
/// window.
void WindowSizeTest::canBeAsSmallAsASmallScreen()
{
    const QSize smallest = m_window->minimumSizeHint();
    QVERIFY2(smallest.width() <= 640 && smallest.height() <= 375,
             qPrintable(QStringLiteral("%1 x %2").arg(smallest.width()).arg(smallest.height())));
}

void WindowSizeTest::contentsGiveWayInANarrowWindow()
{
    auto* contents = m_window->findChild<QTreeView*>(QStringLiteral("contentsTree"));
    QVERIFY(contents);
    m_window->show();
    m_window->resize(1200, 700);
    QTRY_VERIFY(contents->isVisible());
    m_window->resize(640, 700);
    QTRY_VERIFY(!contents->isVisible());
    m_window->resize(1200, 700);
    QTRY_VERIFY(contents->isVisible());
}

void WindowSizeTest::theFieldSaysOnlyWhatFits()
{
    const auto* field = m_window->findChild<QLineEdit*>(QStringLiteral("searchField"));
    m_window->show();
    QStringList said;
    for (const int width : {1280, 524}) {
        m_window->resize(width, 700);
        QTRY_COMPARE(m_window->width(), width);
        said += field->placeholderText();
        QVERIFY(field->fontMetrics().horizontalAdvance(said.constLast()) < field->width() - 40);
    }
    QVERIFY(said.first().size() > said.last().size());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, WindowSizeTest)
#include "window_size_test.moc"
