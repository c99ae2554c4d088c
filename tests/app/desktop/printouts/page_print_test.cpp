// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a box on paper: set in columns that fill the sheets, in ink alone, with tables that go on
// legibly.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/printouts/page_print.h"
#include "model/catalogue/links.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/paper_sheet.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace glossator::desktop {

using catalogue::Language;

namespace {

constexpr double bodyHeight = (762 - 26 - 24) * PagePrint::unitsInPoint;

} // namespace

class PagePrintTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void columnsFillThePaper_data();
    void columnsFillThePaper();
    void aLastSheetIsEvened_data();
    void aLastSheetIsEvened();
    void linksAreInkedAsText();
    void aTableGoesOnWithItsHeadAndLabel();
    void rulesPartTheRowsOfATable();
    void aMarkStandsBesideWords_data();
    void aMarkStandsBesideWords();
    void aLineOfTilesKeepsToItsColumn();
    void aColumnIsLabelledInItsLanguage();
    void captionsSpeakEveryLanguage();
    void sideBySideNoSheetIsHalfEmpty_data();
    void sideBySideNoSheetIsHalfEmpty();
    void whatIsPartedGoesOnWhole();

private:
    [[nodiscard]] std::unique_ptr<PagePrint> printed(const QString& expansion, int languages,
                                                     QSizeF paper = a4Sheet) const;

    std::optional<Library> m_library;
};

void PagePrintTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

std::unique_ptr<PagePrint> PagePrintTest::printed(const QString& expansion, int languages, QSizeF paper) const
{
    const std::vector<Language> all{Language::En, Language::Ro, Language::Ca};
    auto print = std::make_unique<PagePrint>(Page::of(m_library->catalogue, expansion, &m_library->tiles),
                                             std::vector<Language>(all.begin(), all.begin() + languages));
    print->setSheet(paper);
    while (print->prepareSome())
        ;
    return print;
}

void PagePrintTest::columnsFillThePaper_data()
{
    QTest::addColumn<QString>("expansion");
    for (const auto& expansion : m_library->catalogue.expansions())
        if (m_library->catalogue.clausesOf(expansion.id).size() > 20)
            QTest::newRow(qPrintable(expansion.id)) << expansion.id;
}

/// Nothing stands empty because nobody comments a rule: every column of every sheet but the last reaches far
/// down, and what is set reaches from edge to edge.
void PagePrintTest::columnsFillThePaper()
{
    QFETCH(QString, expansion);
    const auto print = printed(expansion, 1);
    for (int i = 0; i + 1 < print->sheets(); ++i) {
        std::map<double, double> ends; // of columns
        double right = 0;
        for (const PlacedPart& placed : print->flow().onSheet(i)) {
            double& end = ends[placed.x];
            end = std::max(end, placed.y + placed.part.bottom);
            for (const RowText& text : placed.part.row.texts)
                right = std::max(right, placed.x + text.at.x() + text.block.naturalWidth());
        }
        QVERIFY2(ends.size() == 2, qPrintable(QString::number(i)));
        for (const auto& [x, end] : ends) { // what has glosses goes to the next sheet as a whole
            const double least = x == ends.rbegin()->first ? 0.5 : 0.7;
            QVERIFY2(end > bodyHeight * least, qPrintable(QStringLiteral("sheet %1, %2").arg(i).arg(end)));
        }
        QVERIFY(right > a4Sheet.width() * PagePrint::unitsInPoint * 0.9);
    }
}

void PagePrintTest::aLastSheetIsEvened_data()
{
    QTest::addColumn<QString>("expansion");
    for (const char* expansion : {"abbot", "base", "20th-anniversary"})
        QTest::newRow(expansion) << QString::fromLatin1(expansion);
}

/// Its columns are about as long as each other, and nothing lies on anything else.
void PagePrintTest::aLastSheetIsEvened()
{
    QFETCH(QString, expansion);
    const auto print = printed(expansion, 1);
    std::map<double, std::vector<const PlacedPart*>> columns;
    for (const PlacedPart& placed : print->flow().onSheet(print->sheets() - 1))
        if (placed.group > 0)
            columns[placed.x].push_back(&placed);
    QCOMPARE(columns.size(), std::size_t{2});
    std::vector<double> ends;
    for (const auto& [x, parts] : columns) {
        double end = 0;
        for (const PlacedPart* placed : parts) {
            QVERIFY2(placed->y + placed->part.top >= end - 1, qPrintable(QString::number(end)));
            end = placed->y + placed->part.bottom;
        }
        ends.push_back(end);
    }
    QVERIFY2(std::abs(ends[0] - ends[1]) < bodyHeight * 0.12,
             qPrintable(QStringLiteral("%1, %2").arg(ends[0]).arg(ends[1])));
}

/// Paper leads nowhere: no words in the red of links.
void PagePrintTest::linksAreInkedAsText()
{
    const auto print = printed(QStringLiteral("wonders-of-humanity"), 1);
    const QColor link = inksOf(pictures::Printing::Parchment).link;
    int lines = 0;
    for (int i = 0; i < print->sheets(); ++i) {
        for (const PlacedPart& placed : print->flow().onSheet(i))
            for (const RowLabel& label : placed.part.row.labels) {
                QVERIFY2(label.ink != link, qPrintable(label.text));
                ++lines;
            }
        QImage image(a4Sheet.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        print->paint(painter, i);
        painter.end();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                QVERIFY(image.pixelColor(x, y) != link);
    }
    QVERIFY(lines > 100);
}

/// On the next column or sheet a reader finds the names of the columns and the group that a row belongs to.
void PagePrintTest::aTableGoesOnWithItsHeadAndLabel()
{
    const auto print = printed(QStringLiteral("messages-1"), 1);
    int heads = 0;
    std::map<std::pair<int, double>, double> highest; // row by sheet and column
    std::map<std::pair<int, double>, const RowPart*> first;
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i)) {
            heads += std::ranges::any_of(placed.part.row.labels, [](const RowLabel& label) {
                return label.text.startsWith(QStringLiteral("Round · "));
            });
            if (placed.part.row.texts.empty() ||
                !print->page().entry(placed.part.row.texts[0].place.entry).table)
                continue;
            const auto [at, isNew] = highest.try_emplace({i, placed.x}, placed.y);
            if (isNew || placed.y < at->second) {
                at->second = placed.y;
                first[{i, placed.x}] = &placed.part;
            }
        }
    QVERIFY(first.size() > 1);
    QCOMPARE(heads, static_cast<int>(first.size()));
    for (const auto& [where, part] : first)
        QVERIFY2(!part->row.texts[0].isRepeated && part->row.texts[0].block.text().startsWith(u"Round"),
                 qPrintable(part->row.texts[0].block.text()));
}

/// From edge to edge, also those that have nothing in the first cell.
void PagePrintTest::rulesPartTheRowsOfATable()
{
    const auto print = printed(QStringLiteral("messages-1"), 2);
    int rows = 0;
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i)) {
            const Row& row = placed.part.row;
            const bool isRepeated = std::ranges::any_of(row.texts, &RowText::isRepeated);
            if (!isRepeated)
                continue;
            ++rows;
            for (const RowText& text : row.texts)
                QVERIFY(std::ranges::any_of(row.bars, [&](const RowBar& bar) {
                    return bar.line.dy() == 0 && bar.line.x1() <= text.at.x() + 1 &&
                           bar.line.x2() > text.at.x();
                }));
        }
    QVERIFY(rows > 3);
}

void PagePrintTest::aMarkStandsBesideWords_data()
{
    QTest::addColumn<int>("languages");
    for (int i = 1; i <= 3; ++i)
        QTest::newRow(qPrintable(QString::number(i))) << i;
}

/// None stands in a cell of a table that is empty because what it says stands above.
void PagePrintTest::aMarkStandsBesideWords()
{
    QFETCH(int, languages);
    const auto print = printed(QStringLiteral("messages-1"), languages);
    constexpr double near = 30;
    int marks = 0;
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i))
            for (const RowLabel& label : placed.part.row.labels) {
                if (!label.mark || !label.text.isEmpty())
                    continue;
                ++marks;
                QVERIFY(std::ranges::any_of(placed.part.row.texts, [&](const RowText& text) {
                    const double away = text.at.x() - label.markAt.x();
                    return !text.isRepeated && away > 0 && away < near &&
                           label.markAt.y() < text.at.y() + text.block.height();
                }));
            }
    QVERIFY(marks > 20);
}

/// Beside other languages, it does not run into their columns.
void PagePrintTest::aLineOfTilesKeepsToItsColumn()
{
    const QSizeF across = a4Sheet.transposed();
    const auto print = printed(QStringLiteral("20th-anniversary"), 3, across);
    int pictures = 0;
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i))
            for (const RowPicture& picture : placed.part.row.pictures) {
                QVERIFY(picture.rect.right() < across.width() / 3 * PagePrint::unitsInPoint);
                ++pictures;
            }
    QVERIFY(pictures > 3);
}

/// Whatever the window speaks: a sheet is not read at the window.
void PagePrintTest::aColumnIsLabelledInItsLanguage()
{
    const QSizeF across = a4Sheet.transposed();
    const auto print = printed(QStringLiteral("20th-anniversary"), 3, across);
    const std::array<QStringList, 3> expected{{{"community", "Note", "publisher", "edition"},
                                               {"comunitate", "Notă", "editură", "ediție"},
                                               {"comunitat", "Nota", "editor", "edició"}}};
    const double step = across.width() / 3 * PagePrint::unitsInPoint;
    std::array<QSet<QString>, 3> said;
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i))
            for (const RowLabel& label : placed.part.row.labels) {
                static const QRegularExpression between(QStringLiteral("\\W+"),
                                                        QRegularExpression::UseUnicodePropertiesOption);
                const auto column = static_cast<std::size_t>((label.baseline.x() + 1) / step);
                for (const QString& word : label.text.split(between))
                    said.at(std::min<std::size_t>(column, 2)).insert(word);
            }
    for (std::size_t in = 0; in < said.size(); ++in)
        for (std::size_t of = 0; of < expected.size(); ++of)
            for (const QString& word : expected.at(of))
                QVERIFY2(said.at(in).contains(word) == (in == of), qPrintable(word));
}

void PagePrintTest::captionsSpeakEveryLanguage()
{
    const auto print = printed(QStringLiteral("wonders-of-humanity"), 3, a4Sheet.transposed());
    for (const PlacedPart& placed : print->flow().onSheet(1)) {
        if (placed.part.row.pictures.empty())
            continue;
        for (const char* words : {"5 squares", "5 spații", "5 espais", "schematic", "esquemàtica"})
            QVERIFY2(std::ranges::count(placed.part.row.labels, QString::fromUtf8(words), &RowLabel::text) >=
                         std::ssize(placed.part.row.pictures),
                     words);
        return;
    }
    QFAIL("no pictures");
}

void PagePrintTest::sideBySideNoSheetIsHalfEmpty_data()
{
    QTest::addColumn<QString>("expansion");
    QTest::addColumn<int>("languages");
    for (const auto& expansion : m_library->catalogue.expansions())
        for (const int languages : {2, 3})
            if (m_library->catalogue.clausesOf(expansion.id).size() > 20)
                QTest::addRow("%s, %d", qPrintable(expansion.id), languages) << expansion.id << languages;
}

void PagePrintTest::sideBySideNoSheetIsHalfEmpty()
{
    QFETCH(QString, expansion);
    QFETCH(int, languages);
    const QSizeF paper = languages == 3 ? a4Sheet.transposed() : a4Sheet;
    const double body = (paper.height() - 26 - 24) * PagePrint::unitsInPoint;
    const auto print = printed(expansion, languages, paper);
    for (int i = 0; i + 1 < print->sheets(); ++i) {
        double end = 0;
        for (const PlacedPart& placed : print->flow().onSheet(i))
            end = std::max(end, placed.y + placed.part.bottom);
        QVERIFY2(end <= body + 1, qPrintable(QStringLiteral("sheet %1, %2").arg(i).arg(end / body)));
        const auto& next = print->flow().onSheet(i + 1);
        const RowPart& first = std::ranges::min_element(next, {}, [](const PlacedPart& placed) {
                                   return placed.y + placed.part.top;
                               })->part;
        const bool isPictured = !first.row.pictures.empty() && end + first.bottom - first.top > body;
        QVERIFY2(end > body * 0.75 || isPictured,
                 qPrintable(QStringLiteral("sheet %1, %2").arg(i).arg(end / body)));
    }
}

/// No word is lost or told twice, no line stands alone, and all columns go on at one height.
void PagePrintTest::whatIsPartedGoesOnWhole()
{
    const auto print = printed(QStringLiteral("wonders-of-humanity"), 3, {762, 300}); // low sheets
    std::map<std::tuple<int, int, int>, QString> said; // by entry, piece and column
    std::map<std::tuple<int, int>, double> rests;      // where they begin
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i))
            for (const RowText& text : placed.part.row.texts) {
                QString& words = said[{text.place.entry, text.place.piece, text.column}];
                if (print->page().entry(text.place.entry).table)
                    continue;
                QCOMPARE(text.from, static_cast<int>(words.size()));
                words += text.block.text();
                if (text.from == 0)
                    continue;
                QVERIFY(!text.block.edges().empty());
                const auto [rest, isFirst] =
                    rests.try_emplace({text.place.entry, text.place.piece}, placed.y + text.at.y());
                QCOMPARE(placed.y + text.at.y(), rest->second);
            }
    QVERIFY(!rests.empty());
    for (const auto& [where, words] : said) {
        const auto [entry, piece, column] = where;
        const catalogue::Clause* clause = print->page().clauseAt({entry, piece});
        if (clause == nullptr || print->page().entry(entry).table)
            continue;
        const Language language = catalogue::allLanguages.at(static_cast<std::size_t>(column));
        QCOMPARE(words, typographic(catalogue::plainText(clause->text.textOrSource(language))));
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PagePrintTest)
#include "page_print_test.moc"
