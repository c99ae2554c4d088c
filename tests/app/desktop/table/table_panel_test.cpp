// SPDX-License-Identifier: GPL-3.0-or-later
// Tables are named where they are chosen, and whoever cannot have a name is told why.
#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/table/box_list_model.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include <cmath>

namespace glossator::desktop {

class TablePanelTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openWindow(); }
    void tabFollowsTheEyeAtATable();
    void findsTheBoxOfAPart();
    void saysWhyATableIsNotCalledSo_data();
    void saysWhyATableIsNotCalledSo();
    void saysHowLongANameMayBe();
    void saysWhyATableIsNotCalledSoAfterItWasLeft();
    void goesBackToTheFieldFromTheList_data();
    void goesBackToTheFieldFromTheList();
    void countsTheTilesOfItsBoxes_data();
    void countsTheTilesOfItsBoxes();
    void everythingIsMarkedButWhatIsTakenOff_data();
    void everythingIsMarkedButWhatIsTakenOff();
    void theFirstBoxTickedBeginsATable();
    void saysThatNamesAreOnlyNear();
    void escapeDropsAHalfTypedName();
    void escapeShowsWhereTheKeyboardIs();
    void whoGoesElsewhereIsDoneWithIt();
    void saysWhatAChipTookOff();
    void aKeyOfWhatIsNotThereIsNotTyped();
    void whatIsUndoneHereIsSeenHere();
    void signsGrowWithTheText_data();
    void signsGrowWithTheText();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void openTable();
    [[nodiscard]] bool saysThatNoTableIsChosen() const;
    void nameATable(const QString& name);
};

void TablePanelTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    QCoreApplication::processEvents();
}

void TablePanelTest::openTable()
{
    part<ReaderView>("readerView")->setFocus();
    press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(part<QWidget>("tablePanel")->isVisible());
}

void TablePanelTest::tabFollowsTheEyeAtATable()
{
    openTable();
    part<QPushButton>("newTableButton")->click();
    part<QComboBox>("tableChoice")->setFocus(Qt::TabFocusReason);
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        names += QApplication::focusWidget()->objectName();
        press(Qt::Key_Tab);
    }
    QCOMPARE(names, QStringList({"tableChoice", "newTableButton", "tableName", "removeTableButton"}));
}

/// Of two tables the second.
void TablePanelTest::nameATable(const QString& name)
{
    openTable();
    for (const char* table : {"Friday", "Saturday"}) {
        part<QPushButton>("newTableButton")->click();
        QTest::keyClicks(part<QLineEdit>("tableName"), QLatin1String(table));
        press(Qt::Key_Return);
    }
    part<QLineEdit>("tableName")->selectAll();
    press(Qt::Key_Delete);
    QTest::keyClicks(part<QLineEdit>("tableName"), name);
}

/// The rules of the fairy lie in her box: whoever types her name gets that, and no second row without rules.
void TablePanelTest::findsTheBoxOfAPart()
{
    openTable();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("fairy"));
    const QAbstractItemModel& rows = *part<QListView>("boxList")->model();
    QCOMPARE(rows.rowCount(), 1);
    QCOMPARE(rows.index(0, 0).data(BoxListModel::IdRole).toString(), QStringLiteral("exp-3-princess-dragon"));
}

void TablePanelTest::saysWhyATableIsNotCalledSo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("said");
    QTest::newRow("taken but for capitals")
        << QStringLiteral("friday") << QStringLiteral("another table “friday”");
    QTest::newRow("taken") << QStringLiteral("Friday") << QStringLiteral("another table “Friday”");
    QTest::newRow("empty") << QString() << QStringLiteral("needs a name: it keeps “Saturday”");
    QTest::newRow("blank") << QStringLiteral("  ") << QStringLiteral("needs a name: it keeps “Saturday”");
}

void TablePanelTest::saysWhyATableIsNotCalledSo()
{
    QFETCH(QString, name);
    QFETCH(QString, said);
    nameATable(name);
    const auto* fault = part<QLabel>("tableNameFault");
    QVERIFY(!fault->isVisible());
    press(Qt::Key_Return);
    QVERIFY(fault->isVisible());
    QVERIFY2(fault->text().contains(said), qPrintable(fault->text()));
    QCOMPARE(part<QLineEdit>("tableName")->text(), QStringLiteral("Saturday"));
    QTest::keyClicks(part<QLineEdit>("tableName"), QStringLiteral("!"));
    QVERIFY(!fault->isVisible());
}

/// What is typed or pasted beyond that is not lost without a word.
void TablePanelTest::saysHowLongANameMayBe()
{
    nameATable(QString(60, u'a'));
    auto* name = part<QLineEdit>("tableName");
    const auto* fault = part<QLabel>("tableNameFault");
    QVERIFY(!fault->isVisible());
    QTest::keyClicks(name, QStringLiteral("b"));
    QTRY_VERIFY(fault->isVisible());
    QVERIFY2(fault->text().contains(QStringLiteral("60 letters")), qPrintable(fault->text()));
    QTest::keyClick(name, Qt::Key_Backspace);
    QVERIFY(!fault->isVisible());
    name->selectAll();
    QGuiApplication::clipboard()->setText(QString(70, u'c'));
    name->paste();
    QTRY_VERIFY(fault->isVisible());
    QCOMPARE(name->text(), QString(60, u'c'));
}

void TablePanelTest::saysWhyATableIsNotCalledSoAfterItWasLeft()
{
    nameATable(QStringLiteral("Friday"));
    part<ReaderView>("readerView")->setFocus(Qt::MouseFocusReason);
    QVERIFY(!part<QWidget>("tablePanel")->isVisible());
    QVERIFY(part<QLabel>("noticeText")->isVisible());
    QVERIFY(part<QLabel>("noticeText")->text().contains(QStringLiteral("another table “Friday”")));
}

void TablePanelTest::goesBackToTheFieldFromTheList_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("words");
    QTest::newRow("up from the first") << static_cast<int>(Qt::Key_Up) << QString();
    QTest::newRow("a letter") << static_cast<int>(Qt::Key_T) << QStringLiteral("t");
}

void TablePanelTest::goesBackToTheFieldFromTheList()
{
    QFETCH(int, key);
    openTable();
    press(Qt::Key_Down);
    QVERIFY(part<QListView>("boxList")->hasFocus());
    press(static_cast<Qt::Key>(key));
    QVERIFY(part<QLineEdit>("boxFilter")->hasFocus());
    QTEST(part<QLineEdit>("boxFilter")->text(), "words");
}

void TablePanelTest::countsTheTilesOfItsBoxes_data()
{
    QTest::addColumn<QString>("laid");
    QTest::addColumn<QString>("counts");
    QTest::newRow("base game") << ""
                               << "1 box · 72 tiles · ";
    QTest::newRow("a box whose tiles no source draws") << "ghosts"
                                                       << "2 boxes · 132 tiles, 72 of them with a picture · ";
}

/// As the rules count them: each copy, with a garden or without.
void TablePanelTest::countsTheTilesOfItsBoxes()
{
    QFETCH(QString, laid);
    QFETCH(QString, counts);
    openTable();
    part<QPushButton>("baseOnlyButton")->click();
    auto* filter = part<QLineEdit>("boxFilter");
    filter->setText(laid);
    if (!laid.isEmpty())
        QTest::keyClick(filter, Qt::Key_Return);
    const QString said = part<QLabel>("tableCounts")->text();
    QVERIFY2(said.startsWith(counts), qPrintable(said));
}

void TablePanelTest::everythingIsMarkedButWhatIsTakenOff_data()
{
    QTest::addColumn<bool>("isAtATable");
    QTest::newRow("no table is chosen") << false;
    QTest::newRow("at a table") << true;
}

/// "All but the Tower" is two steps.
void TablePanelTest::everythingIsMarkedButWhatIsTakenOff()
{
    QFETCH(bool, isAtATable);
    openTable();
    if (isAtATable)
        part<QPushButton>("baseOnlyButton")->click();
    part<QPushButton>("everythingButton")->click();
    auto* list = part<QListView>("boxList");
    const auto countMarked = [list] {
        int marked = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            marked += list->model()->index(row, 0).data(Qt::CheckStateRole).toInt() == Qt::Checked ? 1 : 0;
        return marked;
    };
    const auto counted = [this] { return part<QLabel>("tableCounts")->text().section(u' ', 0, 0).toInt(); };
    const int all = list->model()->rowCount();
    QCOMPARE(countMarked(), all);
    QCOMPARE(counted(), all);
    QVERIFY(!saysThatNoTableIsChosen());
    auto* filter = part<QLineEdit>("boxFilter");
    filter->setText(QStringLiteral("The Tower"));
    QTest::keyClick(filter, Qt::Key_Return);
    filter->clear();
    QCOMPARE(countMarked(), all - 1);
    QCOMPARE(counted(), all - 1);
    QVERIFY(!saysThatNoTableIsChosen());
}

/// As whoever opens the panel first types it.
void TablePanelTest::theFirstBoxTickedBeginsATable()
{
    openTable();
    QVERIFY(saysThatNoTableIsChosen());
    const int place = part<QListView>("boxList")->y();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("wond"));
    press(Qt::Key_Return);
    QVERIFY(part<QToolButton>("tableChip_wonders-of-humanity") != nullptr);
    QVERIFY(part<QLabel>("tableCounts")->text().startsWith(QStringLiteral("2 boxes")));
    QVERIFY(!saysThatNoTableIsChosen());
    part<QLineEdit>("boxFilter")->clear();
    QTRY_COMPARE(part<QListView>("boxList")->y(), place); // the boxes stay under the mouse
    openTable();
    QVERIFY(!part<QLabel>("tableHint")->isVisible());
}

bool TablePanelTest::saysThatNoTableIsChosen() const
{
    return part<QLabel>("tableHint")->isVisible() &&
           part<QLabel>("tableHint")->text().startsWith("No table is");
}

void TablePanelTest::saysThatNamesAreOnlyNear()
{
    openTable();
    auto* said = part<QLabel>("boxListEmpty");
    auto* filter = part<QLineEdit>("boxFilter");
    auto* list = part<QListView>("boxList");
    filter->setText(QStringLiteral("mesages"));
    QVERIFY(said->isVisible() && list->isVisible());
    QCOMPARE(said->text(), QStringLiteral("No box is called “mesages”. Nearly so:"));
    QCoreApplication::processEvents();
    QVERIFY(said->geometry().bottom() < list->geometry().top());
    QVERIFY(said->height() < 2 * said->fontMetrics().lineSpacing());
    filter->setText(QStringLiteral("messages"));
    QVERIFY(!said->isVisible() && list->isVisible());
    filter->setText(QStringLiteral("xylophone"));
    QVERIFY(said->isVisible() && !list->isVisible());
}

void TablePanelTest::escapeDropsAHalfTypedName()
{
    openTable();
    part<QPushButton>("newTableButton")->click();
    auto* name = part<QLineEdit>("tableName");
    QTest::keyClicks(name, QStringLiteral("Frid"));
    press(Qt::Key_Escape);
    QVERIFY(part<QWidget>("tablePanel")->isVisible());
    QCOMPARE(name->text(), QStringLiteral("My table"));
    press(Qt::Key_Escape);
    QVERIFY(!part<QWidget>("tablePanel")->isVisible());
    QCOMPARE(part<QToolButton>("tableButton")->text(), QStringLiteral("My table"));
}

/// A page has no outline: its clause in sight is marked.
void TablePanelTest::escapeShowsWhereTheKeyboardIs()
{
    openTable();
    auto* page = part<ReaderView>("readerView");
    QVERIFY(!page->current());
    press(Qt::Key_Escape);
    QVERIFY(page->hasFocus());
    QVERIFY(page->current() && !page->rectOf(*page->current()).isEmpty());
}

/// Also who chooses the part of the program that is there already.
void TablePanelTest::whoGoesElsewhereIsDoneWithIt()
{
    for (int times = 0; times < 2; ++times) {
        openTable();
        part<QAction>("activity3")->trigger();
        QCoreApplication::processEvents();
        QVERIFY(!part<QWidget>("tablePanel")->isVisible());
        QVERIFY(part<QWidget>("orderView")->isAncestorOf(QApplication::focusWidget()));
    }
}

void TablePanelTest::saysWhatAChipTookOff()
{
    openTable();
    part<QPushButton>("wholeBoxesButton")->click();
    press(Qt::Key_Escape);
    const auto chip = [this] { return part<QToolButton>("tableChip_messages-1"); };
    QVERIFY(chip() != nullptr);
    chip()->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(chip() == nullptr);
    QVERIFY(part<QLabel>("noticeText")->isVisible());
    QCOMPARE(part<QLabel>("noticeText")->text(),
             QStringLiteral("“The Messages (first edition)” is off the table."));
    part<QToolButton>("noticeAnswer")->click();
    QVERIFY(chip() != nullptr);
    QVERIFY(!part<QLabel>("noticeText")->isVisible());
}

/// Without a table there is no name to go to.
void TablePanelTest::aKeyOfWhatIsNotThereIsNotTyped()
{
    openTable();
    auto* filter = part<QLineEdit>("boxFilter");
    QTRY_VERIFY(filter->hasFocus());
    QTest::keyClick(filter, Qt::Key_N, Qt::AltModifier);
    QCOMPARE(filter->text(), QString());
    QTest::keyClicks(filter, QStringLiteral("n"));
    QCOMPARE(filter->text(), QStringLiteral("n"));
}

/// A notice would lie on the button that undoes more.
void TablePanelTest::whatIsUndoneHereIsSeenHere()
{
    openTable();
    part<QAbstractButton>("baseOnlyButton")->click();
    const auto* notice = part<QWidget>("noticeBar");
    part<QAction>("undo")->trigger();
    QCoreApplication::processEvents();
    QVERIFY(!notice->isVisible());
    part<QAbstractButton>("baseOnlyButton")->click();
    part<QWidget>("tablePanel")->hide();
    part<QAction>("undo")->trigger();
    QTRY_VERIFY(notice->isVisible());
}

void TablePanelTest::signsGrowWithTheText_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("100 %") << 1.0;
    QTest::newRow("200 %") << 2.0;
}

/// Within its outline the sign is what is coloured and light in the row of the base game; letters are dark.
void TablePanelTest::signsGrowWithTheText()
{
    QFETCH(double, scale);
    TextSize::apply(*m_window, scale);
    openTable();
    auto* list = part<QListView>("boxList");
    const QRect row = list->visualRect(list->model()->index(0, 0));
    const QImage image = list->viewport()->grab(row).toImage();
    QRect sign;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor seen = image.pixelColor(x, y); seen.hsvSaturation() > 70 && seen.value() > 140)
                sign |= QRect(x, y, 1, 1);
    TextSize::apply(*m_window, 1.0);
    const double side = boxSignSide * scale;
    QVERIFY2(std::abs(sign.width() - side) <= 5 * scale, qPrintable(QString::number(sign.width())));
    QVERIFY2(std::abs(sign.height() - side) <= 5 * scale, qPrintable(QString::number(sign.height())));
    QVERIFY(row.height() > side);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TablePanelTest)
#include "table_panel_test.moc"
