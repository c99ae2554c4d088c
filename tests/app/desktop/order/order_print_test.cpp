// SPDX-License-Identifier: GPL-3.0-or-later
// The order of play goes on paper in short, or as it is opened up on the screen.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/order/order_model.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/paper/paper_target.h"
#include "app/desktop/printouts/player_aid.h"
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTreeView>

#include <algorithm>

namespace glossator::desktop {

namespace {

using catalogue::Language;

/// Within the margins, in points.
QSizeF roomOn(QPageSize::PageSizeId paper, const PlayerAid& aid)
{
    return PaperTarget::sheet(aid, QPageSize(paper)).paintRect(QPageLayout::Point).size();
}

std::vector<QString> texts(const OrderModel& model, const std::optional<OrderOpening>& opening,
                           AidParagraph::Kind kind)
{
    std::vector<QString> found;
    for (const AidParagraph& paragraph : AidText(model, AidSetting::Lines, opening).paragraphs())
        if (paragraph.kind == kind)
            found.push_back(paragraph.html);
    return found;
}

/// Lets the button of the order of play write a PDF; -1 where there is none.
int sheetsSavedBy(MainWindow& window)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("order.pdf"));
    window.findChild<QPushButton*>("orderPdf")->click();
    auto* dialog = window.findChild<QFileDialog*>("saveDialog");
    if (dialog == nullptr)
        return -1;
    dialog->findChild<QLineEdit*>("fileNameEdit")->setText(file);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    if (!QTest::qWaitFor([&] { return QFile::exists(file); }, 60000))
        return -1;
    QFile written(file);
    static const QRegularExpression count(QStringLiteral("/Count (\\d+)"));
    return written.open(QIODevice::ReadOnly)
               ? count.match(QString::fromLatin1(written.readAll())).captured(1).toInt()
               : -1;
}

} // namespace

class OrderPrintTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isPrintedWhenWanted();
    void tellsWhatIsOpenedUp();
    void whatIsShownAtFirstIsPrintedWhole();
    void leavesOutClosedSteps();
    void needsAsManySheetsAsItTakes_data();
    void needsAsManySheetsAsItTakes();
    void columnsOfAShortAidAreEven();
    void growingTablesFitOnAPage();
    void inBriefEveryActIsThere_data();
    void inBriefEveryActIsThere();
    void theWindowPrintsWhatIsOpen();

private:
    std::optional<catalogue::Catalogue> m_catalogue;
};

void OrderPrintTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    m_catalogue.emplace(compiledCatalogue());
}

void OrderPrintTest::isPrintedWhenWanted()
{
    OrderView view;
    view.setCatalogue(&*m_catalogue);
    auto* tree = view.findChild<QTreeView*>("orderTree");
    auto* asOpened = view.findChild<QCheckBox*>("orderAsOpened");
    QVERIFY(!view.openingToPrint()); // as long as nobody wants it
    const QModelIndex act = tree->model()->index(0, 0, tree->model()->index(0, 0));
    tree->expand(act);
    QVERIFY(!view.openingToPrint());
    asOpened->click();
    QVERIFY(view.openingToPrint() && !view.openingToPrint()->acts.isEmpty());
    tree->collapse(act);
    QVERIFY(view.openingToPrint() && view.openingToPrint()->acts.isEmpty());
    view.setTable({"base"}, {}); // which shows its steps anew
    QCOMPARE(view.openingToPrint()->steps.size(), tree->model()->rowCount());
    asOpened->click();
    QVERIFY(!view.openingToPrint());
}

/// Under each act that is open what more there is to say, and nothing under others.
void OrderPrintTest::tellsWhatIsOpenedUp()
{
    OrderView view;
    view.setCatalogue(&*m_catalogue);
    view.setTable({"base"}, {});
    auto* tree = view.findChild<QTreeView*>("orderTree");
    auto* model = dynamic_cast<OrderModel*>(tree->model());
    const QModelIndex step = model->find("score");
    const QModelIndex act = model->index(0, 0, step);
    QVERIFY(model->rowCount(act) > 0);
    tree->expand(act);
    view.findChild<QCheckBox*>("orderAsOpened")->click();
    const auto more = texts(*model, view.openingToPrint(), AidParagraph::Kind::More);
    QCOMPARE(more.size(), static_cast<std::size_t>(model->rowCount(act)));
    QCOMPARE(texts(*model, {}, AidParagraph::Kind::More).size(), std::size_t{0});
    QCOMPARE(texts(*model, view.openingToPrint(), AidParagraph::Kind::Acts),
             texts(*model, {}, AidParagraph::Kind::Acts));
}

/// One sheet holds all boxes only in small type and with acts cut short; as the steps stand open from the
/// start, they are printed whole and in type for reading.
void OrderPrintTest::whatIsShownAtFirstIsPrintedWhole()
{
    OrderView view;
    view.setCatalogue(&*m_catalogue);
    view.findChild<QCheckBox*>("orderAsOpened")->click();
    const auto* model = dynamic_cast<OrderModel*>(view.findChild<QTreeView*>("orderTree")->model());
    PlayerAid inShort(*model, {});
    PlayerAid whole(*model, {}, view.openingToPrint());
    QVERIFY(inShort.setToFit(roomOn(QPageSize::A4, inShort)) < 7);
    QVERIFY(whole.setToFit(roomOn(QPageSize::A4, whole)) >= 9);
    QCOMPARE(inShort.sheets(), 1);
    QVERIFY(whole.sheets() > 1 && whole.sheets() < 8);
    const auto cutIn = [&](AidSetting setting, const std::optional<OrderOpening>& opening) {
        const auto paragraphs = AidText(*model, setting, opening).paragraphs();
        return std::ranges::any_of(paragraphs, [](const AidParagraph& paragraph) {
            return paragraph.kind == AidParagraph::Kind::Legend && paragraph.html.contains(u'…');
        });
    };
    QVERIFY(cutIn(AidSetting::Brief, {}) && !cutIn(AidSetting::Lines, view.openingToPrint()));
}

void OrderPrintTest::leavesOutClosedSteps()
{
    OrderView view;
    view.setCatalogue(&*m_catalogue);
    view.setTable({"base"}, {});
    view.findChild<QPushButton*>("orderCloseAll")->click();
    view.findChild<QCheckBox*>("orderAsOpened")->click();
    auto* model = dynamic_cast<OrderModel*>(view.findChild<QTreeView*>("orderTree")->model());
    QCOMPARE(texts(*model, view.openingToPrint(), AidParagraph::Kind::Acts).size(), std::size_t{0});
    QCOMPARE(texts(*model, view.openingToPrint(), AidParagraph::Kind::Step).size(), model->steps().size());
}

void OrderPrintTest::needsAsManySheetsAsItTakes_data()
{
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<int>("least");
    QTest::newRow("base") << QStringList{"base"} << 1;
    QTest::newRow("everything") << QStringList{} << 3;
}

/// In type that is read easily.
void OrderPrintTest::needsAsManySheetsAsItTakes()
{
    QFETCH(QStringList, table);
    QFETCH(int, least);
    auto model = std::make_unique<OrderModel>();
    model->setCatalogue(&*m_catalogue);
    model->setTable(table);
    OrderOpening all;
    for (const catalogue::OrderStep& step : model->steps()) {
        all.steps += step.id;
        for (const catalogue::OrderAct& act : step.acts)
            all.acts[step.id] += act.lead.id;
    }
    PlayerAid aid(std::move(model), "Aid", all);
    QVERIFY(aid.setToFit(roomOn(QPageSize::A4, aid)) >= 9);
    QVERIFY2(aid.sheets() >= least, qPrintable(QString::number(aid.sheets())));
}

/// Where all fits in one column, the other one is not left empty or with an orphan.
void OrderPrintTest::columnsOfAShortAidAreEven()
{
    OrderModel model;
    model.setCatalogue(&*m_catalogue);
    model.setTable({"base", "abbot"});
    PlayerAid aid(model, {});
    const QSizeF room = roomOn(QPageSize::A4, aid);
    aid.setSheet(room);
    QImage image(room.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    aid.paint(painter, 0);
    painter.end();
    const auto endFrom = [&](int left, int right) {
        constexpr int foot = 40;
        for (int y = image.height() - foot; y > 0; --y)
            for (int x = left; x < right; ++x)
                if (image.pixelColor(x, y) != QColor(Qt::white))
                    return y;
        return 0;
    };
    const int half = image.width() / 2;
    const int one = endFrom(0, half);
    const int other = endFrom(half, image.width());
    QVERIFY2(std::abs(one - other) < image.height() / 15,
             qPrintable(QStringLiteral("%1, %2").arg(one).arg(other)));
}

/// Also between those that are told whole and those that are shortened. Letter is the smaller sheet.
void OrderPrintTest::growingTablesFitOnAPage()
{
    const InterfaceLanguage window;
    OrderModel model;
    model.setCatalogue(&*m_catalogue);
    QStringList table;
    for (const catalogue::Expansion& box : m_catalogue->expansions()) {
        table += box.id;
        if (table.size() % 5 != 1)
            continue;
        model.setTable(table);
        for (const Language language : catalogue::allLanguages) {
            model.setLanguage(language);
            for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
                const double least = paper == QPageSize::A4 ? 6.5 : 6.25;
                PlayerAid aid(model, "Aid");
                const double size = aid.setToFit(roomOn(paper, aid));
                QVERIFY2(size >= least && aid.sheets() == 1, qPrintable(QStringLiteral("%1 %2 %3 %4")
                                                                            .arg(toString(language))
                                                                            .arg(table.size())
                                                                            .arg(size)
                                                                            .arg(aid.sheets())));
            }
        }
    }
}

void OrderPrintTest::inBriefEveryActIsThere_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << language;
}

/// By its first words, under its condition; and what was left out is said.
void OrderPrintTest::inBriefEveryActIsThere()
{
    QFETCH(Language, language);
    const InterfaceLanguage window;
    OrderModel model;
    model.setCatalogue(&*m_catalogue);
    model.setLanguage(language);
    const auto wordsIn = [&](AidSetting setting) {
        QStringList words;
        for (const AidParagraph& paragraph : AidText(model, setting).paragraphs())
            words += QTextDocumentFragment::fromHtml(paragraph.html).toPlainText();
        return words.join(u'\n').replace(QChar::Nbsp, u' ');
    };
    const QString brief = wordsIn(AidSetting::Brief);
    const QString whole = wordsIn(AidSetting::Dense);
    int acts = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int i = 0; i < model.rowCount(model.index(row, 0)); ++i, ++acts) {
            const QModelIndex act = model.index(i, 0, model.index(row, 0));
            const QString text = typographic(act.data().toString()).replace(QChar::Nbsp, u' ');
            const QString code = act.data(OrderModel::MarkRole).toString();
            QVERIFY2(whole.contains(text + u' ' + code), qPrintable(text));
            const bool isWhole = brief.contains(text);
            QVERIFY2(isWhole || text.size() > 40, qPrintable(text));
            QVERIFY2(isWhole || brief.contains(text.left(16)), qPrintable(text));
            const QString when = typographic(act.data(OrderModel::ConditionRole).toString());
            QVERIFY2(brief.contains(QString(when).replace(QChar::Nbsp, u' ')), qPrintable(when));
        }
    QVERIFY(brief.size() < whole.size());
    const QString ringmaster = m_catalogue->clause("exp10-ringmaster-as-meeple")->text.textOrSource(language);
    QVERIFY(brief.contains(QStringLiteral("• ") + typographic(ringmaster).left(16))); // of no pyramid
    const qsizetype shortened = brief.count(u'…') - 1; // which explains the sign
    QVERIFY(shortened > 0);
    const QRegularExpression said(QStringLiteral("%1\\D+%2\\D").arg(acts).arg(shortened));
    QVERIFY2(brief.contains(said), qPrintable(brief.right(1500)));
    QVERIFY(!whole.contains(said));
}

/// The aid in short is what it prints otherwise, with all boxes on one page.
void OrderPrintTest::theWindowPrintsWhatIsOpen()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = Language::En;
    MainWindow window(options, Memory());
    window.show();
    window.navigator().openStep("score");
    auto* view = window.findChild<OrderView*>("orderView");
    QCOMPARE(sheetsSavedBy(window), 1);
    view->findChild<QPushButton*>("orderOpenAll")->click();
    QCOMPARE(sheetsSavedBy(window), 1);
    view->findChild<QCheckBox*>("orderAsOpened")->click();
    QVERIFY(sheetsSavedBy(window) > 2);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, OrderPrintTest)
#include "order_print_test.moc"
