// SPDX-License-Identifier: GPL-3.0-or-later
// A clause on paper: what belongs to it stands with it.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/page_print.h"
#include "app/desktop/printouts/printouts.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/paper_sheet.h"
#include "tests/test_program.h"

#include <QTest>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

class ClauseSheetTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aClauseIsPrintedByItself_data();
    void aClauseIsPrintedByItself();
    void aClauseHasWhatItRestsOn();
    void aClauseHasTheEndOfACase();

private:
    /// The first clause of the catalogue that is a row of a table.
    [[nodiscard]] QString firstRow() const;

    std::optional<Library> m_library;
};

void ClauseSheetTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

/// Of its page only what stands beside it; a gloss with the rule that it explains.
void ClauseSheetTest::aClauseIsPrintedByItself_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("rule");
    QTest::addRow("rule") << "base-city-score"
                          << "base-city-score";
    QTest::addRow("gloss") << "base-city-small-difference"
                           << "base-city-score";
    QTest::addRow("row of a table") << firstRow() << firstRow();
}

void ClauseSheetTest::aClauseIsPrintedByItself()
{
    QFETCH(QString, asked);
    QFETCH(QString, rule);
    const auto printout =
        Printouts(*m_library, {Language::Ca, Language::En}).of({LinkKind::Clause, asked, 0});
    auto* print = dynamic_cast<PagePrint*>(printout.get());
    QVERIFY(print != nullptr);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    const Page& page = print->page();
    const auto clause = m_library->catalogue.clause(rule);
    const Page whole = Page::of(m_library->catalogue, clause->expansion, &m_library->tiles);
    QCOMPARE(page.entries().size(), std::size_t{3});
    QCOMPARE(page.entry(0).heading, whole.expansion().name);
    QCOMPARE(page.entry(1).heading, whole.sectionTitle(clause->section));
    QCOMPARE(page.entry(2).clause.id, rule);
    const Page bare = whole.only(asked);
    const QStringList bases = m_library->catalogue.basesOf(asked);
    const auto added = std::ranges::count_if(bases, [&](const QString& id) { return !bare.find(id); });
    QCOMPARE(page.entry(2).pieces(), bare.entry(2).pieces() + added);
    for (const QString& basis : bases)
        QVERIFY2(page.find(basis), qPrintable(basis));
    QCOMPARE(page.clauseAt(*page.find(asked))->id, asked);
    QVERIFY(print->flow().sheets() >= 1);
}

QString ClauseSheetTest::firstRow() const
{
    for (const auto& expansion : m_library->catalogue.expansions()) {
        const Page page = Page::of(m_library->catalogue, expansion.id);
        for (const PageEntry& entry : page.entries())
            if (entry.table)
                return entry.clause.id;
    }
    return {};
}

void ClauseSheetTest::aClauseHasWhatItRestsOn()
{
    const QString asked = QStringLiteral("ann-arrow-place-abbot");
    const auto printout = Printouts(*m_library, {Language::En}).of({LinkKind::Clause, asked, 0});
    auto* print = dynamic_cast<PagePrint*>(printout.get());
    const QStringList bases = m_library->catalogue.basesOf(asked);
    QVERIFY(!bases.isEmpty());
    for (const QString& basis : bases) {
        const auto place = print->page().find(basis);
        QVERIFY2(place && place->entry == 2, qPrintable(basis));
        QVERIFY(print->page().glossAt(*place).tie == GlossTie::RestsOn);
    }
}

/// The board below the clause, beside the case's title and what is said at its end.
void ClauseSheetTest::aClauseHasTheEndOfACase()
{
    const QString asked = QStringLiteral("base-city-score");
    const auto printout = Printouts(*m_library, {Language::Ro}).of({LinkKind::Clause, asked, 0});
    auto* print = dynamic_cast<PagePrint*>(printout.get());
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    const auto info = m_library->catalogue.caseInfo(m_library->catalogue.caseIdsFor(asked).front());
    const RowPicture* board = nullptr;
    QStringList words;
    for (const PlacedPart& placed : print->flow().onSheet(0)) {
        for (const RowPicture& picture : placed.part.row.pictures)
            if (picture.kind == nullptr)
                board = &picture;
        for (const RowText& text : placed.part.row.texts)
            words += text.block.text();
    }
    QVERIFY(board != nullptr && board->board.size() == board->rect.size().toSize());
    QVERIFY(board->rect.width() > a4Sheet.width() / 4 * PagePrint::unitsInPoint);
    QVERIFY2(words.contains(info->title.textOrSource(Language::Ro)), qPrintable(words.join(u'\n')));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, ClauseSheetTest)
#include "clause_sheet_test.moc"
