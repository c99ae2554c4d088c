// SPDX-License-Identifier: GPL-3.0-or-later
// What is put together of many pages, on paper: it says of every clause who says so, and fills the measure.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/page_print.h"
#include "app/desktop/printouts/printouts.h"
#include "app/desktop/reader/clause_words.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/paper_sheet.h"
#include "tests/test_program.h"

#include <QTest>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

class AnswerPrintTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyClauseSaysWhoSaysSo_data();
    void everyClauseSaysWhoSaysSo();
    void anAnswerHasTheWholeMeasure();

private:
    [[nodiscard]] std::unique_ptr<PagePrint> printed(const Link& link) const;

    std::optional<Library> m_library;
};

void AnswerPrintTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

std::unique_ptr<PagePrint> AnswerPrintTest::printed(const Link& link) const
{
    auto printout = Printouts(*m_library, {Language::En}).of(link);
    if (dynamic_cast<PagePrint*>(printout.get()) == nullptr)
        return nullptr;
    std::unique_ptr<PagePrint> page(dynamic_cast<PagePrint*>(printout.release()));
    page->setSheet(a4Sheet);
    while (page->prepareSome())
        ;
    return page;
}

void AnswerPrintTest::everyClauseSaysWhoSaysSo_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("an answer") << "glossator:pair/term:fairy/term:dragon";
    QTest::newRow("in two columns") << "glossator:term/meeple";
}

/// A mark alone would send the reader to a legend that is elsewhere.
void AnswerPrintTest::everyClauseSaysWhoSaysSo()
{
    QFETCH(QString, link);
    const auto print = printed(*Link::fromString(link));
    QVERIFY(print);
    int rules = 0;
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i)) {
            const Row& row = placed.part.row;
            const bool isBegun = !row.texts.empty() && row.texts.front().from == 0;
            const auto* clause = isBegun ? print->page().clauseAt(row.texts.front().place) : nullptr;
            if (clause == nullptr)
                continue;
            QString said;
            for (const RowLabel& label : row.labels)
                said += label.text + u' ';
            for (const QString& word : {ClauseWords::shortKind(clause->kind, Language::En),
                                        ClauseWords::origin(clause->origin, Language::En)})
                QVERIFY2(said.contains(word), qPrintable(clause->id + u' ' + said));
            ++rules;
        }
    QVERIFY(rules > 8);
}

/// Nothing is kept free for a margin that has nothing in it.
void AnswerPrintTest::anAnswerHasTheWholeMeasure()
{
    const auto print = printed(*Link::fromString(QStringLiteral("glossator:pair/term:fairy/term:dragon")));
    QVERIFY(print);
    double right = 0;
    for (const PlacedPart& placed : print->flow().onSheet(0))
        for (const RowText& text : placed.part.row.texts)
            right = std::max(right, placed.x + text.at.x() + text.block.naturalWidth());
    QVERIFY2(right > a4Sheet.width() * PagePrint::unitsInPoint * 0.9, qPrintable(QString::number(right)));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, AnswerPrintTest)
#include "answer_print_test.moc"
