// SPDX-License-Identifier: GPL-3.0-or-later
// The chips of the table: their names stand off the border, and are written out where there is room.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/table/table_chip.h"
#include "model/notebook/notebook.h"
#include "tests/test_program.h"

#include <QMenu>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QToolButton>

namespace glossator::desktop {

class TableBarTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void namesAreWrittenOutWhereThereIsRoom_data();
    void namesAreWrittenOutWhereThereIsRoom();
    void namesStandOffTheBorder();
    void whatHasNoRoomIsCountedNotCut();
    void whatHasNoRoomIsTakenOffByTheMenu();
    void whatCouldNotBeTakenOffIsNotToldSo();
    void signsTakeNoHeight();

private:
    [[nodiscard]] QToolButton* chip() const
    {
        return m_bar->findChild<QToolButton*>(QStringLiteral("tableChip_river"));
    }

    [[nodiscard]] catalogue::Expansion river(const QString& sign) const
    {
        catalogue::Expansion box;
        box.id = QStringLiteral("river");
        box.sign = sign;
        box.name = catalogue::LocalizedText(QStringLiteral("expansion:river"), m_name);
        return box;
    }

    const QString m_name = QStringLiteral("Mmmmmmmmmm of the Netherlands & Belgium");
    std::optional<notebook::Notebook> m_notebook;
    std::unique_ptr<MyTable> m_table;
    std::unique_ptr<TableBar> m_bar;
};

void TableBarTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void TableBarTest::init()
{
    m_bar.reset();
    m_notebook.emplace(notebook::Notebook::forgotten());
    m_table = std::make_unique<MyTable>(m_notebook->tables());
    m_table->lay({QStringLiteral("river")});
    m_bar = std::make_unique<TableBar>(*m_table, nullptr);
    m_bar->setBoxes({river(QStringLiteral("river"))}, catalogue::Language::En);
    m_bar->resize(1200, 40);
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_bar.get()));
}

void TableBarTest::namesAreWrittenOutWhereThereIsRoom_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("wide") << 1200 << true;
    QTest::newRow("narrow") << 380 << false;
}

void TableBarTest::namesAreWrittenOutWhereThereIsRoom()
{
    QFETCH(int, width);
    QFETCH(bool, isWhole);
    m_bar->resize(width, 40);
    QVERIFY(chip()->isVisible());
    QVERIFY(chip()->geometry().right() < width);
    QCOMPARE(chip()->width() > chip()->fontMetrics().horizontalAdvance(m_name), isWhole);
}

/// As far as before the cross; and so does the sign before the name.
void TableBarTest::namesStandOffTheBorder()
{
    const QImage image = chip()->grab().toImage();
    const auto hasInk = [&](int x) {
        for (int y = 4; y < image.height() - 4; ++y)
            if (image.pixelColor(x, y).lightness() < 100)
                return true;
        return false;
    };
    int left = 2; // within the frame
    while (left < image.width() && !hasInk(left))
        ++left;
    QVERIFY2(left >= 6 && left < 16, qPrintable(QString::number(left)));
}

/// Of several names those that are shown are whole.
void TableBarTest::whatHasNoRoomIsCountedNotCut()
{
    m_table->lay({QStringLiteral("river"), QStringLiteral("a box with quite a long name"),
                  QStringLiteral("another box with quite a long name")});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    std::size_t fewest = 3;
    for (const int width : {1200, 900, 700, 600, 500}) {
        m_bar->resize(width, 40);
        std::size_t shown = 0;
        for (const auto* each : m_bar->findChildren<TableChip*>())
            if (each->isVisible()) {
                ++shown;
                const int name = each->fontMetrics().horizontalAdvance(each->text().replace("&&", "&"));
                QVERIFY2(each->width() > name, qPrintable(each->text()));
            }
        fewest = std::min(fewest, shown);
    }
    QVERIFY(fewest < 3);
}

/// With one click more, as by its chip; the list of all boxes is one click more as well.
void TableBarTest::whatHasNoRoomIsTakenOffByTheMenu()
{
    m_table->lay({QStringLiteral("river"), QStringLiteral("a box with quite a long name")});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_bar->resize(500, 40);
    QSignalSpy taken(m_bar.get(), &TableBar::takenOff);
    QSignalSpy choice(m_bar.get(), &TableBar::choiceRequested);
    std::vector<TableChip*> cut;
    for (auto* each : m_bar->findChildren<TableChip*>())
        if (!each->isVisible())
            cut.push_back(each);
    QCOMPARE(cut.size(), std::size_t{1});
    QCOMPARE(cut.front(), chip()); // what the shelf does not know stands first
    const QString name = chip()->toolTip();
    m_bar->findChild<QToolButton*>(QStringLiteral("tableMoreButton"))->click();
    auto* menu = m_bar->findChild<QMenu*>(QStringLiteral("tableRest"));
    QVERIFY(menu != nullptr && menu->isVisible());
    QCOMPARE(menu->actions().size(), 3); // a line is between them
    QCOMPARE(menu->actions().constFirst()->text().replace(QStringLiteral("&&"), QStringLiteral("&")), name);
    menu->actions().constLast()->trigger();
    QCOMPARE(choice.count(), 1);
    menu->actions().constFirst()->trigger();
    QCOMPARE(taken.count(), 1);
    QVERIFY(!m_table->has(QStringLiteral("river")));
    QVERIFY(m_table->has(QStringLiteral("a box with quite a long name")));
    menu->close();
}

/// As where the disk is full.
void TableBarTest::whatCouldNotBeTakenOffIsNotToldSo()
{
    QSignalSpy taken(m_bar.get(), &TableBar::takenOff);
    for (const QString& name : QSqlDatabase::connectionNames()) // that of the notebook
        QVERIFY(QSqlQuery(QSqlDatabase::database(name)).exec(QStringLiteral("PRAGMA query_only = 1")));
    chip()->click();
    QVERIFY(m_table->has(QStringLiteral("river")));
    QCOMPARE(taken.count(), 0);
    init();
    QSignalSpy written(m_bar.get(), &TableBar::takenOff);
    chip()->click();
    QCOMPARE(written.count(), 1);
}

void TableBarTest::signsTakeNoHeight()
{
    const QSize signedChip = chip()->sizeHint();
    const int height = m_bar->sizeHint().height();
    m_bar->setBoxes({river(QString())}, catalogue::Language::En);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(chip()->sizeHint().height(), signedChip.height());
    QVERIFY(chip()->sizeHint().width() < signedChip.width());
    QCOMPARE(m_bar->sizeHint().height(), height);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TableBarTest)
#include "table_bar_test.moc"
