// SPDX-License-Identifier: GPL-3.0-or-later
// A case on paper: everything that is told of it, with its pictures, its points and their clauses.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/case_print.h"
#include "model/catalogue/links.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/paper_sheet.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

namespace glossator::desktop {

using catalogue::Language;

class CasePrintTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void blocksFlowIntoColumns();
    void aCaseIsPrintedWhole_data();
    void aCaseIsPrintedWhole();
    void aCaseHasItsClausesAndAwards();
    void aLastSheetIsEvened();
    void clausesAreNotTornByASheet_data();
    void clausesAreNotTornByASheet();
    void whatLiesBesideTheBoardIsShown_data();
    void whatLiesBesideTheBoardIsShown();
    void numbersOfClausesShareALine();
    void stepsMayBeParted();

private:
    std::optional<Library> m_library;
};

void CasePrintTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

/// None is parted from what it belongs to, none is cut, and a column that is full is left.
void CasePrintTest::blocksFlowIntoColumns()
{
    const Columns two{2, 100, 30};
    const auto spots =
        flowInto(two, {{40, 5, false}, {20, 5, true}, {20, 5, false}, {90, 5, false}, {8, 5, false}});
    const auto is = [&](std::size_t block, int sheet, int column, double y) {
        return spots[block].sheet == sheet && spots[block].column == column && spots[block].y == y;
    };
    QVERIFY(is(0, 0, 0, 30));
    QVERIFY(is(1, 0, 1, 30)); // with the next it had no room in the first column
    QVERIFY(is(2, 0, 1, 55));
    QVERIFY(is(3, 1, 0, 0));
    QVERIFY(is(4, 1, 1, 0));
    const auto parted = flowInto(two, {{40, 5, false}, {20, 5, false, true}});
    QVERIFY(parted[1].sheet == 1 && parted[1].column == 0 && parted[1].y == 0);
}

/// What stands on sheets before the last stays where it is.
void CasePrintTest::aLastSheetIsEvened()
{
    const Columns two{2, 100, 30};
    const std::vector<ColumnBlock> blocks{{70, 0, false}, {70, 0, false}, {30, 0, false},
                                          {30, 0, false}, {30, 0, false}, {10, 0, false}};
    const auto spots = evened(two, blocks, flowInto(two, blocks));
    QVERIFY(spots[0].column == 0 && spots[1].column == 1 && spots[1].sheet == 0);
    QVERIFY(spots[2].sheet == 1 && spots[3].sheet == 1 && spots[3].column == 0);
    QVERIFY(spots[4].sheet == 1 && spots[4].column == 1 && spots[4].y == 0);
    QVERIFY(spots[5].column == 1 && spots[5].y == 30);
}

void CasePrintTest::clausesAreNotTornByASheet_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("sheets"); ///< at most
    QTest::newRow("a few lines too long") << "exp5-no-turn-without-the-abbey" << 1;
    QTest::newRow("a column too long") << "base-city-tile-counts-once" << 1;
    QTest::newRow("long") << "base-final-scoring" << 2;
}

/// Clauses that are only cited stand on as few sheets as the rest needs, in type that can be read, together.
void CasePrintTest::clausesAreNotTornByASheet()
{
    QFETCH(QString, id);
    QFETCH(int, sheets);
    const auto print = CasePrint::of(*m_library, id, Language::En);
    QVERIFY(print);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    QVERIFY2(print->sheets() <= sheets, qPrintable(QString::number(print->sheets())));
    const auto& blocks = print->composed().blocks;
    std::set<int> sheetsOfClauses;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        QVERIFY(blocks[i].scale >= CasePrint::smallestClauses);
        if (blocks[i].isClause)
            sheetsOfClauses.insert(print->spots()[i].sheet);
    }
    QCOMPARE(sheetsOfClauses.size(), std::size_t{1});
}

void CasePrintTest::aCaseIsPrintedWhole_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << language;
}

/// Each step is told, in order, with its number; the first sheet is inked, and so is the last.
void CasePrintTest::aCaseIsPrintedWhole()
{
    QFETCH(Language, language);
    const QString id = QStringLiteral("exp5-no-turn-without-the-abbey");
    const auto print = CasePrint::of(*m_library, id, language);
    QVERIFY(print);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    const auto info = m_library->catalogue.caseInfo(id);
    QCOMPARE(print->title(), info->title.textOrSource(language));
    const QString all = print->words().join(u'\n').replace(QChar(0x2019), u'\'');
    qsizetype at = 0;
    for (const auto& caption : info->captions) {
        at = all.indexOf(caption.textOrSource(language).replace(QChar(0x2019), u'\''), at);
        QVERIFY2(at >= 0, qPrintable(caption.id()));
    }
    QVERIFY(print->pictureCount() >= 3); // the start, the abbey, the end
    for (int i = 0; i < print->sheets(); ++i) {
        QImage image(a4Sheet.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        print->paint(painter, i);
        painter.end();
        int inked = 0;
        for (int y = 0; y < 700; y += 3)
            for (int x = 0; x < image.width(); x += 3)
                inked += image.pixelColor(x, y).lightness() < 160 ? 1 : 0;
        QVERIFY2(inked > 200, qPrintable(QString::number(inked)));
    }
}

/// What is proved stands first and in full, each number leads to a clause, and points have their addends.
void CasePrintTest::aCaseHasItsClausesAndAwards()
{
    const QString id = QStringLiteral("base-final-scoring");
    const auto print = CasePrint::of(*m_library, id, Language::En);
    QVERIFY(print);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    const QStringList words = print->words();
    const QStringList proves = m_library->catalogue.caseInfo(id)->proves;
    for (const QString& clause : proves)
        QVERIFY2(
            words.front().contains(catalogue::plainText(m_library->catalogue.clause(clause)->text.source())
                                       .replace(u'\'', QChar(0x2019))),
            qPrintable(clause));
    QVERIFY(words.contains(QStringLiteral("Score sheet")));
    const qsizetype clauses = words.indexOf(QStringLiteral("The other clauses"));
    QVERIFY(clauses > 0);
    static const QRegularExpression number(QStringLiteral("\\[(\\d+)\\]"));
    int greatest = 0;
    for (const QString& text : words.first(clauses))
        for (auto cited = number.globalMatch(text); cited.hasNext();)
            greatest = std::max(greatest, cited.next().captured(1).toInt());
    QCOMPARE(words.size() - clauses - 1 + proves.size(), greatest);
    QVERIFY(!CasePrint::of(*m_library, QStringLiteral("no-such-case"), Language::En));
}

void CasePrintTest::whatLiesBesideTheBoardIsShown_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("pairs and wonders") << "woh-three-players-reach-ten" << true;
    QTest::newRow("messages") << "msg-four-messages-in-one-turn" << true;
    QTest::newRow("only the board") << "base-final-scoring" << false;
}

/// The whole stage where something is played there; and no picture looks as the one before it.
void CasePrintTest::whatLiesBesideTheBoardIsShown()
{
    QFETCH(QString, id);
    QFETCH(bool, isWhole);
    const auto print = CasePrint::of(*m_library, id, Language::En);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    const auto stills = CaseStills::of(*m_library, id);
    QCOMPARE(stills->areWhole(), isWhole);
    QImage before;
    for (const ComposedBlock& block : print->composed().blocks) {
        if (block.step < 0)
            continue;
        const QImage now = stills->still(block.step, {900, 700});
        QCOMPARE(now.size(), stills->sizeIn({900, 700}));
        QVERIFY2(now != before || !isWhole, qPrintable(QString::number(block.step)));
        before = now;
    }
    QVERIFY(print->pictureCount() >= 3);
}

void CasePrintTest::numbersOfClausesShareALine()
{
    const auto print = CasePrint::of(*m_library, QStringLiteral("woh-three-players-reach-ten"), Language::En);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    static const QRegularExpression numberAlone(QStringLiteral("^\\[\\d+\\]$"),
                                                QRegularExpression::MultilineOption);
    QString all = print->words().join(u'\n');
    QVERIFY(all.contains(QStringLiteral("Why: [")));
    QVERIFY(!all.replace(QChar::LineSeparator, u'\n').contains(numberAlone));
}

/// A step of which nothing is told but its caption kept the next one in its column.
void CasePrintTest::stepsMayBeParted()
{
    for (const char* id : {"base-final-scoring", "woh-alhambra-two-meeples"}) {
        const auto print = CasePrint::of(*m_library, QLatin1String(id), Language::En);
        print->setSheet(a4Sheet);
        while (print->prepareSome())
            ;
        const auto& blocks = print->composed().blocks;
        int pictures = 0;
        for (std::size_t i = 1; i < blocks.size(); ++i)
            if (blocks[i].step >= 0) {
                ++pictures;
                QVERIFY2(!blocks[i - 1].flow.keepsNext, id);
            }
        QVERIFY2(pictures > 1, id);
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, CasePrintTest)
#include "case_print_test.moc"
