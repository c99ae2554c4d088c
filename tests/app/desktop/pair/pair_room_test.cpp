// SPDX-License-Identifier: GPL-3.0-or-later
// The fields and the matrix of pairs use the room that the window and the size of text leave them.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_legend.h"
#include "app/desktop/shell/main_window.h"
#include "tests/app/desktop/catalogue_file.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

namespace glossator::desktop {

class PairRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init();
    void matrixUsesTheWindow();
    void labelsStayWithTheirFields();

private:
    template <typename T>
    T* part(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<MainWindow> m_window;
};

void PairRoomTest::init()
{
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = catalogue::Language::En;
    m_window = std::make_unique<MainWindow>(options, Memory{});
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
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
        for (const int width : {1100, 1280}) {
            m_window->resize(width, 800);
            QCoreApplication::processEvents();
            int seen = 0;
            for (const QLabel* label : part<QWidget>("pairView")->findChildren<QLabel*>())
                if (const QWidget* field = label->buddy()) {
                    QVERIFY(std::abs(label->geometry().center().y() - field->geometry().center().y()) < 4);
                    ++seen;
                }
            QCOMPARE(seen, 2);
        }
    }
    part<QAction>("zoomReset")->trigger();
}

} // namespace glossator::desktop

QTEST_MAIN(glossator::desktop::PairRoomTest)
#include "pair_room_test.moc"
