// SPDX-License-Identifier: GPL-3.0-or-later
// The stage in a small window with its steps beside the board: what can be read there gives its room to the
// board.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QTabWidget>
#include <QTest>

namespace glossator::desktop {

class StageFitTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void theBoardHasTheRoomOfTheCaption();
    void optionsAreATabWhereTheyHaveNoRoom_data();
    void optionsAreATabWhereTheyHaveNoRoom();

private:
    void open(int zoom);
};

void StageFitTest::open(int zoom)
{
    Memory memory;
    memory.zoom = zoom;
    openWindow({}, memory);
    m_window->resize(1280, 800);
    m_window->navigator().openCase(QStringLiteral("msg-two-smallest-cities"));
    QTRY_VERIFY(part<StageView>("stageView")->isVisible());
    QCoreApplication::processEvents();
}

/// As long as the steps are in front, where the caption stands as well.
void StageFitTest::theBoardHasTheRoomOfTheCaption()
{
    open(200);
    const auto* canvas = part<StageCanvas>("stageCanvas");
    const auto* caption = part<QWidget>("stageCaption");
    QVERIFY(caption->isVisible());
    const double wide = canvas->layout().board().height();
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_S);
    QCoreApplication::processEvents();
    auto* tabs = part<QTabWidget>("stageTabs");
    QVERIFY(tabs->isVisible() && !caption->isVisible());
    QVERIFY2(canvas->layout().board().height() > wide * 0.9, "beside the steps it is hardly smaller");
    tabs->setCurrentIndex(1);
    QCoreApplication::processEvents();
    QVERIFY(caption->isVisible());
    part<QAction>("zoomReset")->trigger();
}

void StageFitTest::optionsAreATabWhereTheyHaveNoRoom_data()
{
    QTest::addColumn<int>("zoom");
    QTest::addColumn<int>("tabs");
    QTest::newRow("usual text") << 100 << 2;
    QTest::newRow("larger text") << 150 << 3;
    QTest::newRow("largest text") << 200 << 3;
}

/// Steps and options stand one above the other only where each has some lines.
void StageFitTest::optionsAreATabWhereTheyHaveNoRoom()
{
    QFETCH(int, zoom);
    open(zoom);
    const auto* tabs = part<QTabWidget>("stageTabs");
    if (!tabs->isVisible())
        QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_S);
    QCoreApplication::processEvents();
    QTRY_VERIFY(tabs->isVisible());
    QTEST(tabs->count(), "tabs");
    const QWidget* page = tabs->currentWidget();
    QVERIFY(page->height() > 6 * page->fontMetrics().lineSpacing());
    part<QAction>("zoomReset")->trigger();
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, StageFitTest)
#include "stage_fit_test.moc"
