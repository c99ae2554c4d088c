// SPDX-License-Identifier: GPL-3.0-or-later
// What the list under the search field offers: names of filters, an answer without a wrong one, and as many
// results at once as the window has room for.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/result_model.h"
#include "tests/app/desktop/lookup/searching_window_test.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QListView>
#include <QMenu>
#include <QTest>
#include <QTimer>

#include <cstdlib>

namespace glossator::desktop {

class LookupListTest : public SearchingWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { openWindow(); }
    void cleanup();
    void aWrongFilterLeavesTheRestAnswered();
    void namesOfFiltersAreCompleted();
    void chipsTellNames_data();
    void chipsTellNames();
    void pagesGoAsFarAsIsSeen();
    void nothingFoundOffersQuestions();
    void theMenuOfAResultCopiesIt();
    void growsWithTheWindow();
    void rowsEndWithTheirText();
};

void LookupListTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void LookupListTest::cleanup()
{
    m_window.reset();
}

/// Where no word is like it, questions are offered that have an answer.
void LookupListTest::nothingFoundOffersQuestions()
{
    lookFor(QStringLiteral("zzqqxx"), QStringLiteral("someone else closes my road"));
    QVERIFY(found().isEmpty());
    QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!found().isEmpty(), patience);
    QCOMPARE(field()->text(), QStringLiteral("when does the abbot come back"));
}

/// Chooses an entry of the menu over the last result, as a user does.
void LookupListTest::theMenuOfAResultCopiesIt()
{
    lookFor(QStringLiteral("exp4-capture-meeples-only "), QStringLiteral("result"));
    auto* list = part<QAbstractItemView>("resultList");
    const QRect row = list->visualRect(list->model()->index(1, 0));
    QTimer::singleShot(0, this, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_L);
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, row.center(),
                            list->viewport()->mapToGlobal(row.center()));
    QApplication::sendEvent(list->viewport(), &event);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("glossator:clause/exp4-capture-meeples-only"));
}

void LookupListTest::aWrongFilterLeavesTheRestAnswered()
{
    lookFor(QStringLiteral("monastery "), QStringLiteral("result"));
    const QStringList all = found();
    lookFor(QStringLiteral("exp:goblins "), QStringLiteral("There is no “exp:goblins”."));
    QCOMPARE(found(), all);
    QVERIFY(part<QWidget>("lookupStatus")->y() < part<QWidget>("resultList")->y());
    QTest::keyClick(field(), Qt::Key_Return); // opens the first
    QVERIFY(!panel()->isVisible());
}

/// The word may as well be a word.
void LookupListTest::namesOfFiltersAreCompleted()
{
    lookFor(QStringLiteral("road kin"), QStringLiteral("result"));
    QVERIFY(chip("kind:") != nullptr && chip("kind:rule") != nullptr);
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(field()->text(), QStringLiteral("road kind:"));
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("Tab completes")), patience);
}

void LookupListTest::chipsTellNames_data()
{
    QTest::addColumn<catalogue::Language>("language");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("name");
    using catalogue::Language;
    QTest::newRow("en") << Language::En << "exp:wonders"
                        << "The Wonders of Humanity";
    QTest::newRow("ro") << Language::Ro << "exp:wonders" << QString::fromUtf8("Minunile umanității");
    QTest::newRow("kind") << Language::Ro << "kind:history"
                          << "Istorie";
    QTest::newRow("several boxes") << Language::Ro << "exp:w"
                                   << "ext:w";
}

void LookupListTest::chipsTellNames()
{
    QFETCH(catalogue::Language, language);
    QFETCH(QString, filter);
    QFETCH(QString, name);
    Memory memory;
    memory.interfaceLanguage = language;
    m_window.reset();
    openWindow({}, memory);
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("road ") + filter + u' ');
    QTRY_VERIFY_WITH_TIMEOUT(chip(qPrintable(filter)) != nullptr, patience);
    QCOMPARE(chip(qPrintable(filter))->text(), name);
    QVERIFY(chip(qPrintable(filter))->isChecked());
}

/// The next page begins where this one ends, and a row is as high as its text is.
void LookupListTest::pagesGoAsFarAsIsSeen()
{
    lookFor(QStringLiteral("meeple "), QStringLiteral("result"));
    auto* list = part<QAbstractItemView>("resultList");
    const auto isLaidOut = [&] {
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (list->visualRect(list->model()->index(row, 0)).height() != list->sizeHintForRow(row))
                return false;
        return true;
    };
    QTRY_VERIFY(isLaidOut());
    const auto middle = [&] { return list->visualRect(list->currentIndex()).center(); };
    const int before = list->currentIndex().row();
    QVERIFY(list->viewport()->rect().contains(middle()));
    const int last = list->indexAt(QPoint(10, list->viewport()->height() - 1)).row();
    QTest::keyClick(field(), Qt::Key_PageDown);
    QVERIFY2(std::abs(list->currentIndex().row() - last) <= 1, qPrintable(QString::number(last)));
    QTest::keyClick(field(), Qt::Key_PageUp);
    QCOMPARE(list->currentIndex().row(), before);
}

void LookupListTest::growsWithTheWindow()
{
    m_window->resize(1280, 800);
    lookFor(QStringLiteral("meeple "), QStringLiteral("result"));
    const QSize small = panel()->size();
    m_window->resize(2560, 1440);
    QTRY_VERIFY(panel()->width() > small.width() * 5 / 4 && panel()->height() > small.height() * 5 / 4);
}

/// Also where a text has just room in its lines.
void LookupListTest::rowsEndWithTheirText()
{
    constexpr int lineHeight = 22;
    lookFor(QStringLiteral("unfinished city "), QStringLiteral("result"));
    auto* list = part<QListView>("resultList");
    int rows = 0;
    for (int width = 900; width < 1100; width += 7) {
        m_window->resize(width, 800);
        QCoreApplication::processEvents();
        const QImage shown = list->viewport()->grab().toImage();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            const QRect place = list->visualRect(index);
            if (index.data(ResultModel::IsHeadingRole).toBool() || !list->viewport()->rect().contains(place))
                continue;
            const auto isBlank = [&](int y) {
                for (int x = place.left() + 5; x < place.right(); ++x)
                    if (shown.pixel(x, y) != shown.pixel(place.right(), place.bottom()))
                        return false;
                return true;
            };
            int last = place.bottom();
            while (last > place.top() && isBlank(last))
                --last;
            QVERIFY2(place.bottom() - last < lineHeight,
                     qPrintable(index.data(Qt::AccessibleTextRole).toString()));
            ++rows;
        }
    }
    QVERIFY(rows > 50);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LookupListTest)
#include "lookup_list_test.moc"
