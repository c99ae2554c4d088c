// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever types in the list of boxes is done with the name that led there.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QLineEdit>
#include <QListView>

namespace glossator::desktop {

class BoxFilterTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init();
    void takesWhatIsTypedInTheList_data();
    void takesWhatIsTypedInTheList();

private:
    [[nodiscard]] QLineEdit* field() const { return part<QLineEdit>("boxFilter"); }
};

void BoxFilterTest::init()
{
    openWindow();
    part<ReaderView>("readerView")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T, Qt::ControlModifier);
    QVERIFY(field()->hasFocus());
}

void BoxFilterTest::takesWhatIsTypedInTheList_data()
{
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::addColumn<QString>("name");
    QTest::newRow("another name") << QList{Qt::Key_M, Qt::Key_E, Qt::Key_S} << QStringLiteral("mes");
    QTest::newRow("the same, mended") << QList{Qt::Key_Backspace, Qt::Key_L} << QStringLiteral("fairl");
}

void BoxFilterTest::takesWhatIsTypedInTheList()
{
    QFETCH(QList<Qt::Key>, keys);
    QFETCH(QString, name);
    QTest::keyClicks(field(), QStringLiteral("fairy"));
    QTest::keyClick(field(), Qt::Key_Down);
    auto* list = part<QListView>("boxList");
    QVERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(list->currentIndex().data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    for (const Qt::Key key : keys)
        QTest::keyClick(QApplication::focusWidget(), key);
    QVERIFY(field()->hasFocus());
    QCOMPARE(field()->text(), name);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, BoxFilterTest)
#include "box_filter_test.moc"
