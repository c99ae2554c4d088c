// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of the order of play say and paint, each by itself.
#include "app/desktop/order/order_delegate.h"
#include "app/desktop/order/order_model.h"
#include "app/desktop/order/order_row.h"
#include "app/desktop/order/order_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/look/painted_text.h"
#include "tests/app/desktop/order/order_ids.h"
#include "tests/test_program.h"

#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTreeView>

namespace glossator::desktop {

using catalogue::Language;

class OrderRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsWhatCodesStandFor_data();
    void tellsWhatCodesStandFor();
    void actsStandAlone_data();
    void actsStandAlone();
    void arrowsStandBesideTheFirstLine();
    void numbersOfStepsStandFree();
    void whereTheGameIsIsSaid();
    void theCurrentRowHasOneColour();
    void rowsPaintNothingOutsideThemselves_data();
    void rowsPaintNothingOutsideThemselves();

private:
    [[nodiscard]] const catalogue::Catalogue& catalogue() const { return *m_catalogue; }

    std::optional<catalogue::Catalogue> m_catalogue;
};

void OrderRowsTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
}

void OrderRowsTest::tellsWhatCodesStandFor_data()
{
    QTest::addColumn<QStringList>("table");
    QTest::newRow("one box") << QStringList{"base"};
    QTest::newRow("three boxes") << QStringList{"base", "abbot", "messages-1"};
    QTest::newRow("everything") << QStringList();
}

/// Each that stands in the margin once, and no other.
void OrderRowsTest::tellsWhatCodesStandFor()
{
    QFETCH(QStringList, table);
    OrderView view;
    view.setCatalogue(&catalogue());
    view.setLanguage(Language::Ro);
    view.setTable(table, {});
    QStringList wanted;
    const QAbstractItemModel& model = *view.findChild<QTreeView*>()->model();
    for (const QString& id : idsBelow(model, {}))
        if (const auto clause = catalogue().clause(id)) {
            const auto box = catalogue().expansion(clause->expansion);
            wanted << box->code + u' ' + box->name.textOrSource(Language::Ro);
        }
    wanted.removeDuplicates();
    wanted.sort();
    const auto* legend = view.findChild<QLabel*>("orderLegend");
    const QString codes = QTextDocumentFragment::fromHtml(legend->text()).toPlainText();
    QStringList told = codes.split(" · ");
    told.sort();
    QCOMPARE(told, wanted);
    QVERIFY(legend->accessibleName().replace(QChar::Nbsp, u' ').contains(codes));
    const QModelIndex act = model.index(0, 0, model.index(0, 0));
    QVERIFY(
        act.data(Qt::ToolTipRole).toString().startsWith(act.data(OrderModel::MarkRole).toString() + ": "));
}

void OrderRowsTest::actsStandAlone_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("pointing");
    QTest::newRow("en")
        << Language::En
        << QStringLiteral(
               "^All aim\\b|^When \\w+ was picked,|^(They|It|These|This|Those|Such|He|She)\\b|\\bsuch an? "
               "|\\bone of these\\b");
    QTest::newRow("ro")
        << Language::Ro
        << QStringLiteral(
               "^Toți ochesc\\b|^Dacă s-a ales\\b|^(Ele|Ei|El|Ea|Acest|Această|Aceste|Acești|Astfel)\\b|"
               "\\bastfel de |\\b(una|unul) dintre acest");
    QTest::newRow("ca") << Language::Ca
                        << QStringLiteral("^Tothom apunta\\b|^Si s[’']ha triat\\b|^(Es "
                                          "juguen|Aquest|Aquesta|Aquests|Aquestes|Ells|Elles)\\b|"
                                          "\\buna? d[’']aquest(s|es)\\b|\\buna? \\w+ així\\b");
}

/// The order of play shows a clause without those before it on its page.
void OrderRowsTest::actsStandAlone()
{
    QFETCH(Language, language);
    QFETCH(QString, pointing);
    const QRegularExpression wrong(pointing, QRegularExpression::UseUnicodePropertiesOption);
    OrderModel model;
    model.setLanguage(language);
    model.setCatalogue(&catalogue());
    int acts = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex step = model.index(row, 0);
        for (int act = 0; act < model.rowCount(step); ++act, ++acts) {
            const QString text = model.index(act, 0, step).data().toString();
            QVERIFY2(!wrong.match(text).hasMatch(), qPrintable(text));
        }
    }
    QVERIFY(acts > 100);
}

/// Of an act of more lines than one, of which more is said.
void OrderRowsTest::arrowsStandBesideTheFirstLine()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    view.resize(500, 700);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto* tree = view.findChild<QTreeView*>("orderTree");
    QModelIndex act = tree->model()->index(0, 0, tree->model()->index(0, 0));
    const int line = QFontMetrics(OrderRow(act, tree->font(), 400).textFont).height();
    const auto isWanted = [&] {
        return tree->model()->hasChildren(act) && act.parent().isValid() &&
               act.data(OrderModel::PartRole).toString().isEmpty() &&
               tree->visualRect(act).height() > 3 * line;
    };
    while (act.isValid() && !isWanted())
        act = tree->indexBelow(act);
    QVERIFY(act.isValid());
    tree->scrollTo(act, QAbstractItemView::PositionAtTop);
    const QRect row = tree->visualRect(act);
    const QRect branch(row.left() - tree->indentation(), row.top(), tree->indentation() - 2, row.height());
    const QImage image = tree->viewport()->grab(branch).toImage();
    int lowest = -1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) != image.pixelColor(0, 0))
                lowest = y;
    QVERIFY(lowest > 0);
    QVERIFY2(lowest < 3 * line / 2, qPrintable(QString::number(lowest)));
}

/// Of the bar and the frame at the edge of their row, in each size.
void OrderRowsTest::numbersOfStepsStandFree()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    for (const int pixels : {13, 26}) {
        QFont font;
        font.setPixelSize(pixels);
        const OrderRow row(model.index(1, 0), font, 600);
        QVERIFY(row.number.left() > OrderRow::hereBar + 1);
        QVERIFY(row.number.right() < row.text.left());
    }
}

/// In words, which stand free below the name of the step.
void OrderRowsTest::whereTheGameIsIsSaid()
{
    for (const Language language : catalogue::allLanguages) {
        OrderView view;
        view.setCatalogue(&catalogue());
        view.setLanguage(language);
        view.resize(700, 700);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* tree = view.findChild<QTreeView*>("orderTree");
        const QModelIndex step = tree->model()->index(1, 0);
        const int before = tree->visualRect(step).height();
        view.setHere(step.data(OrderModel::IdRole).toString());
        const QString words = step.data(OrderModel::HereRole).toString();
        QCoreApplication::processEvents();
        QVERIFY(tree->visualRect(step).height() > before);
        const OrderRow row(step, tree->font(), tree->viewport()->width() - tree->indentation());
        QVERIFY(row.here.top() > row.text.bottom() && row.here.bottom() < row.height);
        QVERIFY(QFontMetrics(row.markFont).horizontalAdvance(words) + row.here.height() < row.here.width());
        bool isPainted = false;
        for (const PaintedText& painted : paintedTexts(*tree->viewport()))
            isPainted = isPainted || painted.text == words;
        QVERIFY2(isPainted, qPrintable(words));
    }
}

/// From its arrow to its end.
void OrderRowsTest::theCurrentRowHasOneColour()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    view.resize(700, 700);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto* tree = view.findChild<QTreeView*>("orderTree");
    const QModelIndex step = tree->model()->index(1, 0);
    tree->setCurrentIndex(step);
    const QRect row = tree->visualRect(step);
    const QImage image = tree->viewport()->grab().toImage();
    const QColor atArrow = image.pixelColor(2, row.bottom() - 3);
    QVERIFY(atArrow != image.pixelColor(2, row.bottom() + 3));
    QCOMPARE(image.pixelColor(row.right() - 3, row.bottom() - 3), atArrow);
}

void OrderRowsTest::rowsPaintNothingOutsideThemselves_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<QColor>("ground");
    for (const double ratio : {1.0, 1.5, 2.0}) {
        QTest::addRow("light, %d %%", qRound(ratio * 100)) << ratio << QColor(Qt::white);
        QTest::addRow("dark, %d %%", qRound(ratio * 100)) << ratio << QColor(35, 38, 41);
    }
}

/// What a row painted beside itself would stay there when the keyboard has gone on.
void OrderRowsTest::rowsPaintNothingOutsideThemselves()
{
    QFETCH(double, ratio);
    QFETCH(QColor, ground);
    OrderModel model;
    model.setCatalogue(&catalogue());
    const OrderDelegate delegate;
    QStyleOptionViewItem option;
    option.state = QStyle::State_HasFocus | QStyle::State_Enabled;
    option.palette = QPalette(ground, ground);
    const QModelIndex step = model.index(0, 0);
    for (const QModelIndex& index : {step, model.index(0, 0, step)}) {
        option.rect = {20, 20, 600, 0};
        option.rect.setHeight(delegate.sizeHint(option, index).height());
        QImage image((QSizeF(640, option.rect.height() + 40) * ratio).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(ground);
        QPainter painter(&image);
        delegate.paint(&painter, option, index);
        QVERIFY(painter.end());
        const QRect within(QPoint(qRound(20 * ratio), qRound(20 * ratio)),
                           (QSizeF(option.rect.size()) * ratio).toSize());
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const bool hasInk = image.pixelColor(x, y) != ground;
                QVERIFY2(!hasInk || within.contains(x, y),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
                inked += hasInk ? 1 : 0;
            }
        QVERIFY(inked > 0);
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, OrderRowsTest)
#include "order_rows_test.moc"
