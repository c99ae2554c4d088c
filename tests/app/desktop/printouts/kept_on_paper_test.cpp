// SPDX-License-Identifier: GPL-3.0-or-later
// What the users keep about clauses is printed below them as it stands on the screen, and nothing asks for it
// on paper.
#include "app/desktop/house/house_readings.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/library/library.h"
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

namespace {

constexpr double columnHeight = (762 - 26 - 24) * PagePrint::unitsInPoint;

} // namespace

class KeptOnPaperTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void decisionsAndNotesArePrinted();
    void aLongNoteGoesOnInTheNextColumn();
    void nothingIsAskedOnPaper();

private:
    struct Words
    {
        QStringList hands;
        QStringList labels;
        int columns = 0;   ///< that have a hand
        double lowest = 0; ///< that a hand reaches, from the top of its column
    };
    [[nodiscard]] Words wordsOf(const Link& link) const;
    [[nodiscard]] QString openClause() const;

    std::optional<Library> m_library;
    notebook::Notebook m_notebook = notebook::Notebook::forgotten();
    Kept m_kept{m_notebook};
    const QString m_box = QStringLiteral("wonders-of-humanity");
};

void KeptOnPaperTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

QString KeptOnPaperTest::openClause() const
{
    for (const auto& clause : m_library->catalogue.clausesOf(m_box))
        if (HouseReadings::isAsked(clause))
            return clause.id;
    return {};
}

KeptOnPaperTest::Words KeptOnPaperTest::wordsOf(const Link& link) const
{
    Printouts printouts(*m_library, {Language::En});
    printouts.setKept(m_kept);
    const auto printout = printouts.of(link);
    auto* print = dynamic_cast<PagePrint*>(printout.get());
    Words words;
    if (print == nullptr)
        return words;
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    for (int sheet = 0; sheet < print->sheets(); ++sheet)
        for (const PlacedPart& placed : print->flow().onSheet(sheet)) {
            words.columns += placed.part.row.hands.empty() ? 0 : 1;
            for (const RowHand& hand : placed.part.row.hands) {
                words.hands += hand.block.text();
                words.lowest = std::max(words.lowest, placed.y + hand.at.y() + hand.block.height());
            }
            for (const RowLabel& label : placed.part.row.labels)
                words.labels += label.text;
        }
    return words;
}

void KeptOnPaperTest::decisionsAndNotesArePrinted()
{
    const QString clause = openClause();
    QVERIFY(!clause.isEmpty());
    m_kept.writeRule(clause, QStringLiteral("The oldest player says."));
    m_kept.writeNote(clause, QStringLiteral("Settled in March.\nAsk Ana again."));
    const QStringList kept{QStringLiteral("The oldest player says."), QStringLiteral("Settled in March."),
                           QStringLiteral("Ask Ana again.")};
    for (const Link& link : {Link{LinkKind::Page, m_box, 0}, Link{LinkKind::Clause, clause, 0}}) {
        const Words words = wordsOf(link);
        QCOMPARE(words.hands, kept);
        QVERIFY(words.labels.contains(QStringLiteral("we play it so")));
        QVERIFY(words.labels.contains(QStringLiteral("note")));
    }
}

void KeptOnPaperTest::aLongNoteGoesOnInTheNextColumn()
{
    const QString clause = openClause();
    QString note;
    for (int word = 1; word <= 1200; ++word)
        note += QStringLiteral("word%1 ").arg(word);
    m_kept.writeNote(clause, note.trimmed());
    const Words words = wordsOf({LinkKind::Page, m_box, 0});
    QVERIFY(words.hands.join(u' ').simplified().endsWith(note.simplified()));
    QVERIFY2(words.columns > 1, "more than one column has a part of it");
    QVERIFY(words.lowest <= columnHeight);
}

void KeptOnPaperTest::nothingIsAskedOnPaper()
{
    m_kept.writeRule(openClause(), {});
    QVERIFY(!wordsOf({LinkKind::Page, m_box, 0}).labels.contains(QStringLiteral("How do you play it?")));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, KeptOnPaperTest)
#include "kept_on_paper_test.moc"
