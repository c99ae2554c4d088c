// SPDX-License-Identifier: GPL-3.0-or-later
// What is read beside the cells of the matrix stays whole: the names of its boxes, what its inks mean, and
// the question above it.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_legend.h"
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/pair_view.h"
#include "tests/app/desktop/look/painted_text.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTableView>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

class MatrixRoomTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void cleanupTestCase();
    void namesAreWhole_data();
    void namesAreWhole();
    void largeTextLeavesTheQuestionAndTheInks_data();
    void largeTextLeavesTheQuestionAndTheInks();
    void aLongNameHasTheRoomOfAShortOne_data() { largeTextLeavesTheQuestionAndTheInks_data(); }
    void aLongNameHasTheRoomOfAShortOne();
    void aPartLiesOnTheTableWithItsBox();

private:
    void open(Language language, int zoom, QSize size);
    [[nodiscard]] QTableView* matrix() const { return part<QTableView>("pairMatrix"); }
    [[nodiscard]] MatrixModel* model() const { return qobject_cast<MatrixModel*>(matrix()->model()); }
};

/// The size of text is that of the program, and another test may follow.
void MatrixRoomTest::cleanupTestCase()
{
    open(Language::En, 100, {1280, 800});
    m_window.reset();
}

void MatrixRoomTest::open(Language language, int zoom, QSize size)
{
    StartOptions options;
    options.language = language;
    Memory memory;
    memory.zoom = zoom;
    openWindow(options, memory);
    m_window->resize(size);
    part<QAction>("activity2")->trigger();
    QCoreApplication::processEvents();
    QVERIFY(matrix()->isVisible());
}

void MatrixRoomTest::namesAreWhole_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("zoom");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("table");
    const QStringList few{QStringLiteral("base"), QStringLiteral("exp-3-princess-dragon"),
                          QStringLiteral("fairy"), QStringLiteral("monasteries-netherlands-belgium")};
    for (const Language language : catalogue::allLanguages) {
        const QByteArray code = toString(language).toUtf8();
        QTest::addRow("%s, all", code.constData()) << language << 100 << QSize(1280, 800) << QStringList();
        QTest::addRow("%s, all in a small window", code.constData())
            << language << 100 << QSize(1040, 700) << QStringList();
        QTest::addRow("%s, all beside an answer", code.constData())
            << language << 100 << QSize(1800, 900) << QStringList();
        QTest::addRow("%s, all in large text", code.constData())
            << language << 200 << QSize(1280, 800) << QStringList();
        QTest::addRow("%s, a few", code.constData()) << language << 100 << QSize(1280, 800) << few;
        QTest::addRow("%s, a few in a small window", code.constData())
            << language << 100 << QSize(900, 600) << few;
    }
}

/// Also those that are set bold, since the keyboard is in their row.
void MatrixRoomTest::namesAreWhole()
{
    QFETCH(Language, language);
    QFETCH(int, zoom);
    QFETCH(QSize, size);
    QFETCH(QStringList, table);
    open(language, zoom, size);
    if (size.width() > 1600)
        m_window->navigator().openPair(QStringLiteral("term:fairy/messages"));
    part<PairView>("pairView")->setTable(table);
    QCoreApplication::processEvents();
    matrix()->setFocus();
    int seen = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (matrix()->isRowHidden(row))
            continue;
        matrix()->setCurrentIndex(model()->index(row, row));
        const auto texts = paintedTexts(*matrix()->verticalHeader()->viewport());
        const auto name = std::ranges::find(texts, model()->name(row), &PaintedText::text);
        QVERIFY2(name != texts.end(), qPrintable(model()->name(row)));
        const auto code = std::ranges::find_if(texts, [&](const PaintedText& text) {
            return text.text != name->text && text.rect.center().y() == name->rect.center().y();
        });
        QVERIFY(code == texts.end() || code->rect.left() > name->rect.right());
        ++seen;
    }
    QCOMPARE(seen, table.isEmpty() ? model()->rowCount() : static_cast<int>(table.size()));
}

void MatrixRoomTest::largeTextLeavesTheQuestionAndTheInks_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << language;
}

/// The words of the question stand in one line with their fields, and below the matrix stands what its inks
/// mean, and there is still a matrix to be seen.
void MatrixRoomTest::largeTextLeavesTheQuestionAndTheInks()
{
    QFETCH(Language, language);
    open(language, 200, {1280, 800});
    const auto* one = part<QWidget>("pairOne");
    const auto* other = part<QWidget>("pairOther");
    QCOMPARE(one->geometry().center().y(), other->geometry().center().y());
    int labels = 0;
    for (const QLabel* label : part<QWidget>("pairView")->findChildren<QLabel*>())
        if (label->buddy() == one || label->buddy() == other) {
            QVERIFY(label->isVisible() && label->width() >= label->sizeHint().width());
            ++labels;
        }
    QCOMPARE(labels, 2);
    auto* legend = part<MatrixLegend>("matrixLegend");
    QVERIFY(legend->isVisible());
    QCOMPARE(legend->height(), legend->heightForWidth(legend->width()));
    const QRect there(legend->mapTo(m_window.get(), QPoint()), legend->size());
    QVERIFY(m_window->rect().contains(there));
    constexpr int rows = 8;
    QVERIFY(matrix()->viewport()->height() >= rows * matrix()->rowHeight(0));
}

void MatrixRoomTest::aLongNameHasTheRoomOfAShortOne()
{
    QFETCH(Language, language);
    open(language, 200, {1280, 800});
    for (const char* pair : {"wonders-of-humanity/term:fairy", "term:fairy/wonders-of-humanity"}) {
        m_window->navigator().openPair(QLatin1String(pair));
        QCoreApplication::processEvents();
        for (const char* name : {"pairOne", "pairOther"}) {
            const auto* field = part<QLineEdit>(name);
            const int button = field->height() * 2 / 3;
            QVERIFY(field->fontMetrics().horizontalAdvance(field->text()) < field->width() - button);
        }
        QCOMPARE(part<QWidget>("pairOne")->y(), part<QWidget>("pairOther")->y());
    }
}

/// What lies in a box, as the fairy does in that of the dragon, is on the table with it and not without.
void MatrixRoomTest::aPartLiesOnTheTableWithItsBox()
{
    open(Language::En, 100, {1280, 800});
    const auto isShown = [this](const char* box) {
        const int place = model()->placeOf(QLatin1String(box));
        return place >= 0 && !matrix()->isRowHidden(place) && !matrix()->isColumnHidden(place);
    };
    QVERIFY(isShown("fairy") && isShown("abbot"));
    part<QAction>("table")->trigger();
    part<QAbstractButton>("baseOnlyButton")->click();
    auto* boxes = part<QListView>("boxList")->model();
    const auto dragon = boxes->match(boxes->index(0, 0), Qt::DisplayRole,
                                     QStringLiteral("The Princess & the Dragon"), 1, Qt::MatchExactly);
    QCOMPARE(dragon.size(), 1);
    for (const bool isOnTable : {false, true, false}) {
        boxes->setData(dragon.front(), isOnTable ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
        QVERIFY(isShown("base"));
        QVERIFY(!isShown("abbot"));
        QCOMPARE(isShown("exp-3-princess-dragon"), isOnTable);
        QCOMPARE(isShown("fairy"), isOnTable);
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, MatrixRoomTest)
#include "matrix_room_test.moc"
