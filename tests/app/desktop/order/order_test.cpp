// SPDX-License-Identifier: GPL-3.0-or-later
// The order of play follows the table, opens up by keyboard, leads to its rules, and fits on a sheet of
// paper.
#include "app/desktop/order/order_delegate.h"
#include "app/desktop/order/order_model.h"
#include "app/desktop/order/order_row.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/paper/paper_target.h"
#include "app/desktop/printouts/player_aid.h"
#include "app/desktop/shell/interface_language.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/order/order_ids.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTreeView>

namespace glossator::desktop {

namespace {

using catalogue::Catalogue;
using catalogue::Language;

} // namespace

class OrderTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listsTheStepsOfATurn();
    void followsTheTable();
    void tellsRoundsToThoseWhoCountThem();
    void tellsThePartsOfARound();
    void aPartBringsItsRules();
    void tellsConditions();
    void rowsHaveRoomForAllTheySay();
    void tellsWhoseActsAreMissing();
    void speaksTheLanguageOfTheReader();
    void opensRulesByKeyboard();
    void marksWhereTheGameIs();
    void keepsItsStepWhenTheTableChanges();
    void rowsFitTheWidthWhenItIsShownLater();
    void fitsOnASheet_data();
    void fitsOnASheet();
    void writesPdf();
    void refusesToWriteNowhere();

private:
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }

    std::optional<Catalogue> m_catalogue;
};

void OrderTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
}

void OrderTest::listsTheStepsOfATurn()
{
    OrderModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCatalogue(&catalogue());
    QStringList steps;
    for (int row = 0; row < model.rowCount(); ++row)
        steps << model.index(row, 0).data(OrderModel::IdRole).toString();
    QCOMPARE(steps,
             QStringList({"start", "draw", "place", "wood", "score", "end", "again", "message", "final"}));
    QCOMPARE(model.find("wood").data(OrderModel::NumberRole).toInt(), 4);
    QCOMPARE(model.find("message").data(OrderModel::NumberRole).toInt(), 0);
    model.setLanguage(Language::Ro);
    model.setTable({"base"});
}

void OrderTest::followsTheTable()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    model.setTable({"base", "abbot"});
    const QStringList ids = idsBelow(model, {});
    QVERIFY(ids.contains("abbot-recall-instead-of-meeple"));
    QVERIFY(!model.find("message").isValid());
    for (const QString& id : ids)
        if (const auto clause = catalogue().clause(id))
            QVERIFY2(clause->expansion == "base" || clause->expansion == "abbot", qPrintable(id));
    model.setTable({"base"});
    QVERIFY(!idsBelow(model, {}).contains("abbot-recall-instead-of-meeple"));
}

/// msg-rounds-conventional-turn
void OrderTest::tellsRoundsToThoseWhoCountThem()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    model.setTable({"base"});
    QCOMPARE(model.find("place").data(OrderModel::MarkRole).toString(), QString());
    QCOMPARE(model.index(0, 0).data(OrderModel::NoteRole).toString(), QString());
    model.setTable({"base", "messages-1"});
    QCOMPARE(model.find("place").data(OrderModel::MarkRole).toString(), QString("scoring round 1C"));
    QCOMPARE(model.index(0, 0).data(OrderModel::NoteRole).toString(), model.rounds());
    QVERIFY(model.rounds().contains("1A, 1B, 1C"));
    QCOMPARE(model.find("place").data(OrderModel::NoteRole).toString(), QString()); // said once
}

/// msg-round-3-pre, -features, -post, -circus
void OrderTest::tellsThePartsOfARound()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    const auto actOf = [&](const QString& clause) {
        const QModelIndex step = model.find("score");
        for (int row = 0; row < model.rowCount(step); ++row)
            if (model.index(row, 0, step).data(OrderModel::IdRole).toString() == clause)
                return model.index(row, 0, step);
        return QModelIndex();
    };
    const auto partOf = [&](const QString& clause) {
        return actOf(clause).data(OrderModel::PartRole).toString();
    };
    model.setTable({"base", "watchtowers", "exp-3-princess-dragon", "exp-10-big-top", "messages-1"});
    QCOMPARE(partOf("watch-score-meeple-on-tile"), QString("Before the features"));
    QVERIFY(actOf("watch-score-meeple-on-tile")
                .data(Qt::AccessibleTextRole)
                .toString()
                .startsWith("Before the features: "));
    QCOMPARE(partOf("base-road-score"), QString("The features"));
    QVERIFY(actOf("base-city-score").isValid() && partOf("base-city-score").isEmpty());
    QCOMPARE(partOf("exp3-fairy-three-points"), QString("After the features"));
    QCOMPARE(partOf("exp10-circus-after-features"), QString("The circus"));
    QCOMPARE(partOf("msg-round-3"), QString("At the end of the round"));
    model.setLanguage(Language::Ro);
    QCOMPARE(partOf("exp3-fairy-three-points"), QString("După teritorii"));
    model.setTable({"base", "exp-3-princess-dragon"});
    QVERIFY(partOf("exp3-fairy-three-points").isEmpty());
}

/// The box in which a part lies holds its rules.
void OrderTest::aPartBringsItsRules()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    const auto acts = [&model](const QStringList& table) {
        model.setTable(table);
        const QModelIndex step = model.find("start");
        QStringList ids;
        for (int row = 0; row < model.rowCount(step); ++row)
            ids += model.index(row, 0, step).data(OrderModel::IdRole).toString();
        return ids;
    };
    QVERIFY(acts({"base", "fairy"}).contains("exp3-fairy-start-point"));
    QVERIFY(!acts({"base", "abbot"}).contains("exp3-fairy-start-point"));
}

/// Nothing that is done only at times is told as if it always were: above it stands when.
void OrderTest::tellsConditions()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    model.setTable({"base", "wheel-of-fortune", "exp-2-traders-builders"});
    const QModelIndex draw = model.find("draw");
    QStringList begun;
    int conditional = 0;
    for (int row = 0; row < model.rowCount(draw); ++row) {
        const QModelIndex act = model.index(row, 0, draw);
        const QString when = act.data(OrderModel::ConditionRole).toString();
        begun << when;
        conditional += act.data(OrderModel::ConditionalRole).toBool() ? 1 : 0;
        QVERIFY(when.isEmpty() ||
                OrderRow(act, QFont(), 600).condition.bottom() < OrderRow(act, QFont(), 600).text.top());
    }
    begun.removeAll(QString());
    QCOMPARE(begun.size(), 2); // of the sectors and of the crowns
    QCOMPARE(conditional, 7);
    const QModelIndex second = model.index(0, 0, model.find("again"));
    model.setLanguage(Language::Ro);
    QCOMPARE(second.data(OrderModel::IdRole).toString(), QString("exp2-double-second-part"));
    QVERIFY(second.data(OrderModel::ConditionRole).toString().startsWith("Dacă cartonașul tău a extins"));
    QVERIFY(second.data(Qt::AccessibleTextRole).toString().startsWith("Dacă cartonașul tău a extins"));
}

/// A heading of its own for each part, and nothing of a row under another part of it or under the scroll bar.
void OrderTest::rowsHaveRoomForAllTheySay()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    for (const int pixels : {13, 19, 26}) {
        QFont font;
        font.setPixelSize(pixels);
        constexpr int width = 900;
        for (int step = 0; step < model.rowCount(); ++step) {
            const QModelIndex heading = model.index(step, 0);
            for (int line = -1; line < model.rowCount(heading); ++line) {
                const QModelIndex index = line < 0 ? heading : model.index(line, 0, heading);
                const OrderRow row(index, font, width);
                const QString mark = index.data(OrderModel::MarkRole).toString();
                QVERIFY(row.mark.right() <= width - pixels / 2);
                QVERIFY(row.mark.width() >= QFontMetrics(row.markFont).horizontalAdvance(mark));
                QVERIFY(row.mark.left() >= row.text.right());
                const int indent = static_cast<int>(row.kind) * OrderRow::indentation;
                QCOMPARE(OrderRow(index, font, 3000 - indent).mark.right() + indent,
                         OrderRow(heading, font, 3000).mark.right()); // below one another
                QCOMPARE(row.part.isEmpty(), index.data(OrderModel::PartRole).toString().isEmpty());
                QVERIFY(row.part.isEmpty() || row.part.bottom() < row.text.top());
                QVERIFY(row.text.bottom() < row.height);
            }
        }
    }
}

void OrderTest::tellsWhoseActsAreMissing()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    model.setTable({QStringLiteral("base"), QStringLiteral("exp-3-princess-dragon")});
    QVERIFY2(model.missing().endsWith(QStringLiteral("does not have all the rules of The Princess & the "
                                                     "Dragon (dragon, princess, volcano, magic portal).")),
             qPrintable(model.missing()));
    model.setLanguage(Language::Ca);
    QVERIFY2(model.missing().contains(QStringLiteral("drac, princesa, volcà, portal màgic")),
             qPrintable(model.missing()));
    model.setLanguage(Language::En);
    model.setTable({});
    QVERIFY(model.missing().contains(QStringLiteral("has all the rules only of Base game, The Abbot")));
}

void OrderTest::speaksTheLanguageOfTheReader()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    const QString english = model.find("draw").data().toString();
    model.setLanguage(Language::Ca);
    const QModelIndex draw = model.find("draw");
    QVERIFY(draw.data().toString() != english);
    QCOMPARE(model.index(0, 0, draw).data().toString(),
             catalogue().clause("base-draw-one-tile")->text.textOrSource(Language::Ca));
}

void OrderTest::opensRulesByKeyboard()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    view.resize(900, 600);
    view.show();
    auto* tree = view.findChild<QTreeView*>("orderTree");
    const QSignalSpy asked(&view, &OrderView::clauseRequested);
    view.openStep("draw");
    QCOMPARE(view.currentStep(), QString("draw"));
    QTest::keyClick(tree, Qt::Key_Down);
    QTest::keyClick(tree, Qt::Key_Right); // says more about it
    QTest::keyClick(tree, Qt::Key_Down);
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().toString(), QString("base-draw-no-fit"));
    view.openStep("draw");
    QTest::keyClick(tree, Qt::Key_Return);
    QVERIFY(!tree->isExpanded(tree->currentIndex()));
}

/// Also below acts that are closed; one goes round.
void OrderTest::marksWhereTheGameIs()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    QCOMPARE(view.stepOfPhase(engine::Phase::Wood), QString("wood"));
    QCOMPARE(view.stepOfPhase(engine::Phase::Over), QString()); // no step of a turn
    view.setHere("wood");
    const auto* model = view.findChild<QTreeView*>("orderTree")->model();
    int marked = 0;
    for (int row = 0; row < model->rowCount(); ++row)
        marked += model->index(row, 0).data(OrderModel::HereRole).toBool() ? 1 : 0;
    QCOMPARE(marked, 1);
    QVERIFY(model->index(3, 0).data(Qt::AccessibleTextRole).toString().contains("stage"));
}

void OrderTest::keepsItsStepWhenTheTableChanges()
{
    OrderView view;
    view.setCatalogue(&catalogue());
    view.openStep("score");
    view.setTable({"base"}, "Sunday");
    QCOMPARE(view.currentStep(), QString("score"));
    QVERIFY(view.findChild<QLabel*>("orderTitle")->text().contains("Sunday"));
}

/// As when it is opened from the stage: its step is opened while another page is before it.
void OrderTest::rowsFitTheWidthWhenItIsShownLater()
{
    QStackedWidget pages;
    pages.addWidget(new QWidget);
    auto* view = new OrderView;
    pages.addWidget(view);
    auto* tree = view->findChild<QTreeView*>("orderTree");
    pages.resize(1200, 720);
    pages.show();
    view->setCatalogue(&catalogue());
    view->openStep("score");
    pages.setCurrentWidget(view);
    QVERIFY(QTest::qWaitForWindowExposed(&pages));
    QCoreApplication::processEvents();
    QStyleOptionViewItem option;
    option.initFrom(tree);
    option.widget = tree;
    option.font = tree->font();
    const QModelIndex score = tree->currentIndex();
    QCOMPARE(score.data(OrderModel::IdRole).toString(), QString("score"));
    QCOMPARE(tree->visualRect(score).top(), 0);
    for (int row = 0; row < 4; ++row) {
        const QModelIndex index = tree->model()->index(row, 0, score);
        QCOMPARE(tree->visualRect(index).height(), tree->itemDelegate()->sizeHint(option, index).height());
    }
}

void OrderTest::fitsOnASheet_data()
{
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<Language>("language");
    QTest::addColumn<double>("least"); ///< size of the type, points
    const QStringList big{"base", "wonders-of-humanity", "messages-1", "20th-anniversary"};
    const QStringList eleven{"base",
                             "wonders-of-humanity",
                             "messages-1",
                             "20th-anniversary",
                             "exp-1-inns-cathedrals",
                             "exp-2-traders-builders",
                             "exp-3-princess-dragon",
                             "exp-4-tower",
                             "exp-5-abbey-mayor",
                             "exp-7-catapult",
                             "exp-9-hills-sheep"};
    QStringList everyBox;
    for (const catalogue::Expansion& box : catalogue().expansions())
        everyBox += box.id;
    for (const Language language : catalogue::allLanguages) {
        const QByteArray name = toString(language).toUtf8();
        QTest::newRow("base, " + name) << QStringList{"base"} << language << 11.0;
        QTest::newRow("the big three, " + name) << big << language << 6.5;
        QTest::newRow("eleven boxes, " + name) << eleven << language << 6.5;
        QTest::newRow("everything, " + name) << QStringList{} << language << 6.5;
        QTest::newRow("every box, " + name) << everyBox << language << 6.5; // which says what is missing
    }
}

void OrderTest::fitsOnASheet()
{
    QFETCH(QStringList, table);
    QFETCH(Language, language);
    QFETCH(double, least);
    const InterfaceLanguage window; // which lets each language say what it has to say
    OrderModel model;
    model.setCatalogue(&catalogue());
    model.setTable(table);
    model.setLanguage(language);
    PlayerAid aid(model, "Aid");
    const QSizeF page =
        PaperTarget::sheet(aid, QPageSize(QPageSize::A4)).paintRect(QPageLayout::Point).size();
    const double size = aid.setToFit(page);
    QVERIFY2(size >= least, qPrintable(QString::number(size)));
    QCOMPARE(aid.sheets(), 1);
}

void OrderTest::writesPdf()
{
    const QTemporaryDir folder;
    OrderModel model;
    model.setCatalogue(&catalogue());
    model.setTable({"base", "abbot", "messages-1"});
    const QString file = folder.filePath("aid.pdf");
    QVERIFY(Paper::writeAtOnce(std::make_unique<PlayerAid>(model, "Aid"), file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray pdf = written.readAll();
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(pdf.contains("/Count 1\n"));
}

void OrderTest::refusesToWriteNowhere()
{
    OrderModel model;
    model.setCatalogue(&catalogue());
    QVERIFY(!Paper::writeAtOnce(std::make_unique<PlayerAid>(model, "Aid"), "/nowhere/aid.pdf"));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, OrderTest)
#include "order_test.moc"
