// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed speaks the language that is read, whatever language the window speaks.
#include "app/desktop/look/language_words.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/order/order_model.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/answer_head.h"
#include "app/desktop/printouts/printouts.h"
#include "app/desktop/shell/interface_language.h"
#include "model/pairs/pair_reader.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/paper_sheet.h"
#include "tests/test_program.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

namespace glossator::desktop {

namespace {

using catalogue::Language;

std::vector<QImage> sheetsOf(Printout& print)
{
    print.setSheet(a4Sheet);
    while (print.prepareSome())
        ;
    std::vector<QImage> sheets;
    for (int sheet = 0; sheet < print.sheets(); ++sheet) {
        QImage image(a4Sheet.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        print.paint(painter, sheet);
        painter.end();
        sheets.push_back(image);
    }
    return sheets;
}

} // namespace

class ReadingLanguageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sheetsAreTheSameInEveryWindow_data();
    void sheetsAreTheSameInEveryWindow();
    void theOrderOfPlayHasASheetForEachLanguage();
    void theOrderOfPlaySpeaksItOnTheScreen();
    void theAnswerSpeaksItOnTheScreen();
    void theWindowKeepsItsOwn();

private:
    struct Printed
    {
        QString title;
        std::vector<QImage> sheets;
    };
    [[nodiscard]] Printed printed(const QString& link, const std::vector<Language>& read) const;

    std::optional<Library> m_library;
    std::optional<InterfaceLanguage> m_window;
};

void ReadingLanguageTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
    m_window.emplace();
}

ReadingLanguageTest::Printed ReadingLanguageTest::printed(const QString& link,
                                                          const std::vector<Language>& read) const
{
    Printouts printouts(*m_library, read);
    printouts.setTable({"base", "abbot", "exp-10-under-the-big-top"},
                       QStringLiteral("My table")); // not named by the user
    const auto print = printouts.of(*Link::fromString(link));
    return {print->title(), sheetsOf(*print)};
}

void ReadingLanguageTest::sheetsAreTheSameInEveryWindow_data()
{
    QTest::addColumn<QString>("link");
    for (const char* link :
         {"glossator:page/abbot", "glossator:clause/base-city-score", "glossator:tile/base:D",
          "glossator:tile/wonder:stonehenge", "glossator:term/fairy", "glossator:term/meeple",
          "glossator:pair/abbot/term:fairy", "glossator:pair/abbot/base", "glossator:pair/abbot/abbot",
          "glossator:case/abbot-or-meeple", "glossator:case/msg-road-finished-but-not-yet-scored",
          "glossator:order"})
        QTest::newRow(link) << QString::fromLatin1(link);
}

/// Those of one language, and those of two, whose first names all that is said once.
void ReadingLanguageTest::sheetsAreTheSameInEveryWindow()
{
    QFETCH(QString, link);
    for (const std::vector<Language>& read :
         {std::vector{Language::Ro}, std::vector{Language::En}, std::vector{Language::Ca, Language::Ro}}) {
        m_window->set(read.front());
        const auto wanted = printed(link, read);
        for (const Language window : catalogue::allLanguages) {
            if (window == read.front())
                continue;
            m_window->set(window);
            const auto sheets = printed(link, read);
            QCOMPARE(sheets.title, wanted.title);
            QVERIFY2(sheets.sheets == wanted.sheets,
                     qPrintable(toString(read.front()) + " in " + toString(window)));
        }
    }
}

/// In the order in which they stand side by side.
void ReadingLanguageTest::theOrderOfPlayHasASheetForEachLanguage()
{
    const QString order = QStringLiteral("glossator:order");
    const std::vector read{Language::Ca, Language::En, Language::Ro};
    const auto together = printed(order, read);
    QCOMPARE(together.sheets.size(), read.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        const auto alone = printed(order, {read[i]});
        QCOMPARE(alone.sheets.size(), std::size_t{1});
        QVERIFY2(together.sheets[i] == alone.sheets.front(), qPrintable(toString(read[i])));
        QCOMPARE(together.title == alone.title, i == 0);
    }
}

void ReadingLanguageTest::theOrderOfPlaySpeaksItOnTheScreen()
{
    m_window->set(Language::En);
    OrderView view;
    view.setCatalogue(&m_library->catalogue);
    view.setLanguage(Language::Ro);
    const auto romanian = [](const char* context, const char* words) {
        return LanguageWords::said(Language::Ro, context, words);
    };
    QCOMPARE(view.findChild<QLabel*>("orderTitle")->text(), romanian("OrderView", "Order of play"));
    QVERIFY(view.findChild<QLabel*>("orderWhole")
                ->text()
                .startsWith(romanian("OrderModel", "This list is not complete: the catalogue has all the "
                                                   "rules only of %1.")
                                .section(u'%', 0, 0)));
    const auto* tree = view.findChild<QTreeView*>("orderTree");
    const auto* model = dynamic_cast<OrderModel*>(tree->model());
    QCOMPARE(model->find("wood").data(OrderModel::MarkRole).toString(),
             romanian("OrderModel", "scoring round %1").arg(2));
    QCOMPARE(view.findChild<QPushButton*>("orderPrint")->text(), QStringLiteral("Print…"));
}

void ReadingLanguageTest::theAnswerSpeaksItOnTheScreen()
{
    const pairs::SubjectList subjects(m_library->catalogue);
    const pairs::PairReader reader(m_library->catalogue, subjects);
    for (const char* pair : {"abbot/term:fairy", "abbot/abbot", "abbot/exp-7-catapult"}) {
        const auto answer = reader.answer(pairs::PairId::fromString(QLatin1String(pair)));
        const auto head = [&](Language window) {
            m_window->set(window);
            return AnswerHead(subjects, Language::Ro, QPalette()).of(answer);
        };
        QCOMPARE(head(Language::En), head(Language::Ro));
    }
}

/// Also after all that.
void ReadingLanguageTest::theWindowKeepsItsOwn()
{
    m_window->set(Language::Ca);
    const QString before = QCoreApplication::translate("OrderView", "Order of play");
    {
        const auto spoken = LanguageWords::speaking(Language::Ro);
        {
            const auto within = LanguageWords::speaking(Language::En);
            QCOMPARE(QCoreApplication::translate("OrderView", "Order of play"), QString("Order of play"));
        }
        QCOMPARE(QCoreApplication::translate("OrderView", "Order of play"),
                 LanguageWords::said(Language::Ro, "OrderView", "Order of play"));
    }
    QCOMPARE(QCoreApplication::translate("OrderView", "Order of play"), before);
    QVERIFY(before != LanguageWords::said(Language::Ro, "OrderView", "Order of play"));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, ReadingLanguageTest)
#include "reading_language_test.moc"
