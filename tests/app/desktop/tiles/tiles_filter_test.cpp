// SPDX-License-Identifier: GPL-3.0-or-later
// What the filters of the tiles leave, and what is said when they leave none.
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tiles_view.h"
#include "model/wording/tile_wording.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSet>
#include <QTest>

#include <memory>
#include <optional>

namespace glossator::desktop {

class TilesFilterTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void helpsWhereNoTileIsLeft();
    void saysWhatTheTableHides();
    void looksAtWhatIsShownBeforeTheNameOfTheBox();
    void mendsTheWordThatIsWrong_data();
    void mendsTheWordThatIsWrong();
    void showsWhatTheChoiceSays();
    void knowsTheSignOfEachBox();
    void keepsTheKeyboardFromBoxToBox();
    void keepsAllBoxesForATileThatWordsHide();
    void tabGoesAsTheEyeDoes();
    void whatIsTypedInTheGridNarrowsIt_data();
    void whatIsTypedInTheGridNarrowsIt();
    void arrowsGoBetweenFilterAndGrid();
    void keepsTheChosenTileOrTakesTheFirst_data();
    void keepsTheChosenTileOrTakesTheFirst();
    void keepsWhatIsPickedUnderWords();
    void countsWhatIsInTheBox_data();
    void countsWhatIsInTheBox();

private:
    template <class Widget>
    Widget* part(const char* name) const
    {
        return m_view->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] int shown() const { return part<QListView>("tileGrid")->model()->rowCount(); }

    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    std::unique_ptr<TilesView> m_view;
};

void TilesFilterTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
}

void TilesFilterTest::init()
{
    m_view = std::make_unique<TilesView>();
    m_view->setCatalogue(&*m_catalogue, &m_tiles);
    m_view->resize(1000, 700);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TilesFilterTest::helpsWhereNoTileIsLeft()
{
    part<QLineEdit>("tileFilter")->setText(QStringLiteral("cathedrl"));
    QCOMPARE(shown(), 0);
    QVERIFY(part<QWidget>("noTiles")->isVisible());
    QVERIFY(!part<QWidget>("tileGrid")->isVisible());
    QVERIFY(part<QLabel>("noTilesTitle")->text().contains(QStringLiteral("cathedrl")));
    QVERIFY2(part<QLabel>("noTilesNear")->text().contains(QStringLiteral("cathedral")),
             qPrintable(part<QLabel>("noTilesNear")->text()));
    QVERIFY(!part<QWidget>("noTilesAllBoxes")->isVisible());
    QTest::keyClick(part<QLineEdit>("tileFilter"), Qt::Key_Escape);
    QVERIFY(shown() > 0);
    QVERIFY(!part<QWidget>("noTiles")->isVisible());
    part<QLineEdit>("tileFilter")->setText(QStringLiteral("xyzzy"));
    part<QPushButton>("noTilesClear")->click();
    QVERIFY(part<QLineEdit>("tileFilter")->text().isEmpty());
    QVERIFY(part<QWidget>("tileGrid")->isVisible());
}

void TilesFilterTest::mendsTheWordThatIsWrong_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("offered");
    QTest::newRow("the others stay") << "city pennnt"
                                     << "city pennant";
    QTest::newRow("a beginning is right") << "cit pennnt"
                                          << "cit pennant";
}

void TilesFilterTest::mendsTheWordThatIsWrong()
{
    QFETCH(QString, typed);
    QFETCH(QString, offered);
    part<QLineEdit>("tileFilter")->setText(typed);
    const QString near = part<QLabel>("noTilesNear")->text();
    QVERIFY2(near.contains(offered), qPrintable(near));
}

/// The choice "all expansions" is there beside a table only; when the table is gone, so is it.
void TilesFilterTest::showsWhatTheChoiceSays()
{
    auto* boxes = part<QComboBox>("tileExpansions");
    const int all = shown();
    m_view->setTable({QStringLiteral("base")});
    const int onTable = shown();
    QVERIFY(onTable < all);
    boxes->setCurrentIndex(1);
    QCOMPARE(shown(), all);
    m_view->setTable({});
    m_view->setTable({QStringLiteral("base")});
    QCOMPARE(boxes->currentIndex(), 0);
    QCOMPARE(shown(), onTable);
}

void TilesFilterTest::knowsTheSignOfEachBox()
{
    const QAbstractItemModel& tiles = *part<QListView>("tileGrid")->model();
    QSet<QString> signs;
    for (int row = 0; row < tiles.rowCount(); ++row) {
        const QString sign = tiles.index(row, 0).data(TileListModel::SignRole).toString();
        QVERIFY2(!sign.isEmpty(), qPrintable(tiles.index(row, 0).data(TileListModel::IdRole).toString()));
        signs.insert(sign);
    }
    QVERIFY(signs.size() > 20);
}

void TilesFilterTest::keepsTheKeyboardFromBoxToBox()
{
    auto* boxes = part<QComboBox>("tileExpansions");
    auto* grid = part<QListView>("tileGrid");
    boxes->setCurrentIndex(boxes->findData(QStringLiteral("base")));
    grid->setFocus();
    QVERIFY(grid->hasFocus());
    boxes->setCurrentIndex(boxes->findData(QStringLiteral("river")));
    QVERIFY(shown() > 0);
    QVERIFY(grid->hasFocus());
}

void TilesFilterTest::keepsAllBoxesForATileThatWordsHide()
{
    m_view->setTable({QStringLiteral("base")});
    auto* boxes = part<QComboBox>("tileExpansions");
    boxes->setCurrentIndex(1);
    part<QLineEdit>("tileFilter")->setText(QStringLiteral("pennant"));
    QVERIFY(m_view->openTile(QStringLiteral("river:A")));
    QCOMPARE(boxes->currentIndex(), 1);
}

void TilesFilterTest::saysWhatTheTableHides()
{
    m_view->setTable({QStringLiteral("base")});
    part<QLineEdit>("tileFilter")->setText(QStringLiteral("inn"));
    QCOMPARE(shown(), 0);
    auto* all = part<QPushButton>("noTilesAllBoxes");
    QVERIFY(all->isVisible());
    all->click();
    QVERIFY(shown() > 0);
    QVERIFY(part<QLabel>("noTilesHidden")->text().startsWith(QString::number(shown())));
}

/// The Inns and Cathedrals have tiles without an inn.
void TilesFilterTest::looksAtWhatIsShownBeforeTheNameOfTheBox()
{
    const auto* model = part<QListView>("tileGrid")->model();
    part<QLineEdit>("tileFilter")->setText(QStringLiteral("inn"));
    const int inns = shown();
    QVERIFY(inns > 0);
    for (int row = 0; row < shown(); ++row)
        QVERIFY(
            model->index(row, 0).data(TileListModel::SearchRole).toString().contains(QStringLiteral("inn")));
    part<QLineEdit>("tileFilter")->setText(QStringLiteral("inns and cathedrals"));
    QVERIFY(shown() > inns);
    QVERIFY(
        model->index(0, 0).data(TileListModel::ExpansionRole).toString().contains(QStringLiteral("inns")));
}

void TilesFilterTest::tabGoesAsTheEyeDoes()
{
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->setFocus(Qt::OtherFocusReason);
    QVERIFY(part<QWidget>("tileGrid")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QVERIFY(part<QWidget>("tileFilter")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QVERIFY(part<QWidget>("tileExpansions")->hasFocus());
}

void TilesFilterTest::whatIsTypedInTheGridNarrowsIt_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("after");
    QTest::newRow("nothing before") << ""
                                    << "inn"
                                    << "inn";
    QTest::newRow("more words") << "city"
                                << "2 x"
                                << "city2 x";
    QTest::newRow("a letter less") << "city"
                                   << "\b"
                                   << "cit";
    QTest::newRow("all away") << "city"
                              << "\x1b"
                              << "";
    QTest::newRow("a blank chooses") << "city"
                                     << " "
                                     << "city";
}

void TilesFilterTest::whatIsTypedInTheGridNarrowsIt()
{
    QFETCH(QString, before);
    QFETCH(QString, typed);
    QFETCH(QString, after);
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    part<QLineEdit>("tileFilter")->setText(before);
    part<QListView>("tileGrid")->setFocus();
    for (const QChar letter : typed)
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    QCOMPARE(part<QLineEdit>("tileFilter")->text(), after);
}

void TilesFilterTest::arrowsGoBetweenFilterAndGrid()
{
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->focusFilter();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(part<QWidget>("tileGrid")->hasFocus());
}

void TilesFilterTest::keepsTheChosenTileOrTakesTheFirst_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isLeft");
    QTest::newRow("left") << "base:C"
                          << "city pennant" << true;
    QTest::newRow("hidden") << "base:C"
                            << "two cities" << false;
}

/// However many letters it takes; and without the words it is chosen again.
void TilesFilterTest::keepsTheChosenTileOrTakesTheFirst()
{
    QFETCH(QString, chosen);
    QFETCH(QString, typed);
    QFETCH(bool, isLeft);
    QVERIFY(m_view->openTile(chosen));
    QTest::keyClicks(part<QLineEdit>("tileFilter"), typed);
    const QModelIndex first = part<QListView>("tileGrid")->model()->index(0, 0);
    QCOMPARE(m_view->currentTile(), isLeft ? chosen : first.data(TileListModel::IdRole).toString());
    part<QLineEdit>("tileFilter")->clear();
    QCOMPARE(m_view->currentTile(), chosen);
}

/// Also the one that only stood in for a hidden one, once somebody has picked it.
void TilesFilterTest::keepsWhatIsPickedUnderWords()
{
    QVERIFY(m_view->openTile(QStringLiteral("base:C")));
    QTest::keyClicks(part<QLineEdit>("tileFilter"), QStringLiteral("two cities"));
    auto* grid = part<QListView>("tileGrid");
    const QString first = m_view->currentTile();
    QVERIFY(first != QStringLiteral("base:C"));
    QTest::mouseClick(grid->viewport(), Qt::LeftButton, Qt::NoModifier,
                      grid->visualRect(grid->currentIndex()).center());
    part<QLineEdit>("tileFilter")->clear();
    QCOMPARE(m_view->currentTile(), first);
}

void TilesFilterTest::countsWhatIsInTheBox_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("copies");
    QTest::newRow("the 72 tiles of the base game") << "base"
                                                   << "" << 72;
    QTest::newRow("those of one name") << "base"
                                       << "tile B" << 4;
}

/// Pictures are no kinds as the rules count them: what the box holds stands beside their number.
void TilesFilterTest::countsWhatIsInTheBox()
{
    QFETCH(QString, box);
    QFETCH(QString, words);
    QFETCH(int, copies);
    m_view->showExpansion(box);
    part<QLineEdit>("tileFilter")->setText(words);
    QVERIFY(shown() > 0);
    QCOMPARE(part<QLabel>("tileCount")->text().section(QStringLiteral(" · "), 1),
             wording::TileWording::copies(copies));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TilesFilterTest)
#include "tiles_filter_test.moc"
