// SPDX-License-Identifier: GPL-3.0-or-later
// Pages on paper: nothing is lost, cut or left alone at the foot of a sheet; jobs are told, and can be given
// up.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/printouts/page_print.h"
#include "app/desktop/printouts/printouts.h"
#include "app/desktop/printouts/term_sheet.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/paper_sheet.h"
#include "tests/test_program.h"

#include <QAction>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace glossator::desktop {

using catalogue::Language;

namespace {

constexpr double bodyHeight = (762 - 26 - 24) * PagePrint::unitsInPoint;

} // namespace

class PaperTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everythingIsOnASheet_data();
    void everythingIsOnASheet();
    void glossesAreOnTheSheetOfTheirRule_data() { everythingIsOnASheet_data(); }
    void glossesAreOnTheSheetOfTheirRule();
    void sheetsAreInked();
    void printsWhatThereIs_data();
    void printsWhatThereIs();
    void aRuleBeginsBelowTheTitle();
    void marksOfGlossesStayOutOfTheMargin();
    void noSheetHasALoneRest_data();
    void noSheetHasALoneRest();
    void aTileHasASheet();
    void aTermHasItsCard();
    void printsInInkByNight_data();
    void printsInInkByNight();
    void theWindowKnowsWhatCanBePrinted();

private:
    [[nodiscard]] std::unique_ptr<PagePrint> printed(const QString& expansion, int languages) const;

    std::optional<Library> m_library;
    QTemporaryDir m_folder;
};

void PaperTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    m_library.emplace(std::move(*library));
}

std::unique_ptr<PagePrint> PaperTest::printed(const QString& expansion, int languages) const
{
    const std::vector<Language> all{Language::En, Language::Ro, Language::Ca};
    auto print = std::make_unique<PagePrint>(Page::of(m_library->catalogue, expansion, &m_library->tiles),
                                             std::vector<Language>(all.begin(), all.begin() + languages));
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    return print;
}

void PaperTest::everythingIsOnASheet_data()
{
    QTest::addColumn<QString>("expansion");
    QTest::addColumn<int>("languages");
    for (const char* expansion : {"wonders-of-humanity", "messages-1", "20th-anniversary"})
        for (const int languages : {1, 2})
            QTest::addRow("%s in %d", expansion, languages) << expansion << languages;
}

/// Every text of the page stands on a sheet, whole, and no heading is the last on its own.
void PaperTest::everythingIsOnASheet()
{
    QFETCH(QString, expansion);
    QFETCH(int, languages);
    const auto print = printed(expansion, languages);
    std::set<PagePlace> places;
    for (int i = 0; i < print->sheets(); ++i) {
        std::map<std::pair<double, double>, const RowText*> byHeight; // and by column
        std::map<double, double> lastOther; // way elsewhere or picture, which a heading may head, by column
        const auto heads = [&lastOther](double x, double y) {
            return lastOther.contains(x) && lastOther[x] > y;
        };
        for (const PlacedPart& placed : print->flow().onSheet(i)) {
            for (const RowText& text : placed.part.row.texts) {
                places.insert(text.place);
                byHeight[{placed.x, placed.y + text.at.y()}] = &text;
            }
            if (placed.part.row.texts.empty() && !placed.part.row.labels.empty())
                lastOther[placed.x] = std::max(lastOther[placed.x], placed.y + placed.part.top);
            for (const RowPicture& picture : placed.part.row.pictures)
                lastOther[placed.x] = std::max(lastOther[placed.x], placed.y + picture.rect.top());
            QVERIFY2(placed.y + placed.part.top > -2, "above the sheet");
            QVERIFY2(placed.y + placed.part.bottom < bodyHeight + 2, "below the sheet");
        }
        if (byHeight.empty()) // only such ways
            continue;
        for (auto text = byHeight.begin(); text != byHeight.end(); ++text) {
            const auto next = std::next(text);
            const bool isLast = next == byHeight.end() || next->first.first != text->first.first;
            const bool isTitle = text->second->place.entry == 0;
            QVERIFY2(!isLast || isTitle || !text->second->isHeading ||
                         heads(text->first.first, text->first.second),
                     "a heading alone at a foot");
        }
    }
    const Page page = Page::of(m_library->catalogue, expansion, &m_library->tiles);
    for (int i = 0; i < static_cast<int>(page.entries().size()); ++i)
        for (int piece = 0; piece < page.entry(i).pieces(); ++piece)
            QVERIFY2(places.contains({i, piece}), qPrintable(page.clauseAt({i, piece})->id));
}

/// As long as a sheet has room for the rule and all of them, and not much of one stays empty for that.
void PaperTest::glossesAreOnTheSheetOfTheirRule()
{
    QFETCH(QString, expansion);
    QFETCH(int, languages);
    const auto print = printed(expansion, languages);
    std::map<int, std::set<int>> sheetsOf; // by entry
    std::map<int, double> heights;
    std::map<int, double> beginnings;
    for (int i = 0; i < print->sheets(); ++i)
        for (const PlacedPart& placed : print->flow().onSheet(i))
            for (const RowText& text : placed.part.row.texts) {
                sheetsOf[text.place.entry].insert(i);
                heights[text.place.entry] = std::max(heights[text.place.entry], placed.part.bottom);
                beginnings.try_emplace(text.place.entry, placed.y + placed.part.top);
            }
    int glossed = 0;
    const Page& page = print->page();
    for (const auto& [entry, on] : sheetsOf) {
        if (page.entry(entry).kind != PageEntry::Kind::Rule)
            continue; // the head of a table is set on each sheet of it
        glossed += page.entry(entry).pieces() > 1 ? 1 : 0;
        const bool leavesMuch = beginnings[entry] < bodyHeight * 0.8;
        if (heights[entry] < bodyHeight * 0.85 && !leavesMuch) // a heading may stand above
            QVERIFY2(on.size() == 1, qPrintable(page.clauseAt({entry, 0})->id));
    }
    QVERIFY(glossed > 5);
}

void PaperTest::sheetsAreInked()
{
    const auto print = printed(QStringLiteral("wonders-of-humanity"), 1);
    QVERIFY(print->sheets() > 3);
    QImage image(a4Sheet.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    print->paint(painter, 1);
    painter.end();
    int inked = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            inked += qGray(image.pixel(x, y)) < 160 ? 1 : 0;
    const double share = inked / static_cast<double>(image.width() * image.height());
    QVERIFY2(share > 0.01 && share < 0.4, qPrintable(QString::number(share)));
}

void PaperTest::printsWhatThereIs_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("isPrinted");
    QTest::addRow("clause") << "glossator:clause/base-city-score" << true;
    QTest::addRow("page") << "glossator:page/messages-1" << true;
    QTest::addRow("pair") << "glossator:pair/exp:wonders-of-humanity/term:fairy" << true;
    QTest::addRow("silence") << "glossator:pair/wonders-of-humanity/labyrinth" << true;
    QTest::addRow("order") << "glossator:order" << true;
    QTest::addRow("half a pair") << "glossator:pair/abbot" << false;
    QTest::addRow("tile") << "glossator:tile/base:A" << true;
    QTest::addRow("no such tile") << "glossator:tile/base:no" << false;
    QTest::addRow("term") << "glossator:term/fairy" << true;
    QTest::addRow("no such term") << "glossator:term/no" << false;
    QTest::addRow("no such clause") << "glossator:clause/no" << false;
    QTest::addRow("case") << "glossator:case/abbot-new-game" << true;
}

void PaperTest::printsWhatThereIs()
{
    QFETCH(QString, link);
    QFETCH(bool, isPrinted);
    auto printout = Printouts(*m_library, {Language::Ro}).of(*Link::fromString(link));
    QCOMPARE(printout != nullptr, isPrinted);
    if (!isPrinted)
        return;
    const QString file = m_folder.filePath(QStringLiteral("print.pdf"));
    QVERIFY(Paper::writeAtOnce(std::move(printout), file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.read(4) == "%PDF" && written.size() > 5000);
}

void PaperTest::noSheetHasALoneRest_data()
{
    QTest::addColumn<QString>("expansion");
    for (const auto& expansion : m_library->catalogue.expansions())
        QTest::newRow(qPrintable(expansion.id)) << expansion.id;
}

/// A last sheet with a line or two is spared where slightly smaller type does it.
void PaperTest::noSheetHasALoneRest()
{
    QFETCH(QString, expansion);
    const auto print = printed(expansion, 1);
    if (print->sheets() < 2)
        return;
    double lowest = 0;
    for (const PlacedPart& placed : print->flow().onSheet(print->sheets() - 1))
        lowest = std::max(lowest, placed.y + placed.part.bottom);
    QVERIFY2(lowest > bodyHeight * 0.12, qPrintable(QString::number(lowest / bodyHeight)));
}

/// Its picture, what is told beside it in the window, and whole sections of rules about it.
void PaperTest::aTileHasASheet()
{
    const auto printout =
        Printouts(*m_library, {Language::En}).of({LinkKind::Tile, QStringLiteral("wonder:stonehenge"), 0});
    auto* print = dynamic_cast<PagePrint*>(printout.get());
    QVERIFY(print != nullptr);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    QStringList words;
    std::size_t pictures = 0;
    for (const PlacedPart& placed : print->flow().onSheet(0)) {
        pictures += placed.part.row.pictures.size();
        for (const RowText& text : placed.part.row.texts)
            words += text.block.text();
    }
    QVERIFY(pictures > 0);
    for (const char* told : {"The Wonders of Humanity", "Wonder: 4 square(s) · wonder", "wonder:stonehenge"})
        QVERIFY2(words.contains(QString::fromUtf8(told)), qPrintable(words.join(u'\n')));
    const Page whole = Page::of(m_library->catalogue, QStringLiteral("wonders-of-humanity"));
    const QString section = m_library->catalogue.clause(QStringLiteral("woh-stonehenge-trigger"))->section;
    int missing = 0;
    for (const PageEntry& entry : whole.entries())
        missing += entry.kind == PageEntry::Kind::Rule && entry.section == section &&
                           !print->page().find(entry.clause.id)
                       ? 1
                       : 0;
    QCOMPARE(missing, 0);
}

/// Its words in all languages, and clauses that use it; of one that is everywhere not all.
void PaperTest::aTermHasItsCard()
{
    for (const char* id : {"fairy", "meeple"}) {
        const terms::Term* term = m_library->terms.find(QLatin1String(id));
        QVERIFY(term != nullptr);
        const TermSheet card(*m_library, *term, Language::Ro);
        QStringList words;
        for (const Lead::Part& part : card.lead().parts)
            words += part.words;
        for (const Language language : catalogue::allLanguages)
            QVERIFY(words.join(u'\n').contains(term->wording(language).preferred));
        const auto rules = std::ranges::count(card.page().entries(), PageEntry::Kind::Rule, &PageEntry::kind);
        QVERIFY(rules > 5 && rules <= static_cast<int>(TermSheet::most));
    }
}

void PaperTest::printsInInkByNight_data()
{
    QTest::addColumn<QString>("link");
    for (const char* link : {"glossator:order", "glossator:case/abbot-or-meeple", "glossator:page/abbot",
                             "glossator:tile/wonder:stonehenge", "glossator:term/fairy"})
        QTest::newRow(link) << QString::fromLatin1(link);
}

/// A dark desktop has light letters; on paper nobody could read them.
void PaperTest::printsInInkByNight()
{
    QFETCH(QString, link);
    const auto inked = [&](const QPalette& palette) {
        QGuiApplication::setPalette(palette);
        const auto print = Printouts(*m_library, {Language::En}).of(*Link::fromString(link));
        print->setSheet(a4Sheet);
        while (print->prepareSome())
            ;
        QImage image(a4Sheet.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        print->paint(painter, 0);
        return image;
    };
    const QPalette day = QGuiApplication::palette();
    const QImage wanted = inked(day);
    const QImage night = inked(QPalette(QColor(0x30, 0x30, 0x30), QColor(0x20, 0x20, 0x20)));
    QGuiApplication::setPalette(day);
    QVERIFY(night == wanted);
}

/// Also one whose glosses do not all fit there: the first sheet is not the title alone.
void PaperTest::aRuleBeginsBelowTheTitle()
{
    auto printout = Printouts(*m_library, {Language::Ca}).of({LinkKind::Pair, "term:fairy/messages-1", 0});
    auto* print = dynamic_cast<PagePrint*>(printout.get());
    QVERIFY(print != nullptr);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    std::set<int> rules;
    for (const PlacedPart& placed : print->flow().onSheet(0))
        for (const RowText& text : placed.part.row.texts)
            if (print->page().entry(text.place.entry).kind == PageEntry::Kind::Rule)
                rules.insert(text.place.entry);
    QVERIFY(!rules.empty());
}

/// Where there is no room for the marks of ten glosses behind a full line, they are told as "a–j".
void PaperTest::marksOfGlossesStayOutOfTheMargin()
{
    const QRegularExpression mark(QStringLiteral("^[a-z](–[a-z])?$"));
    auto printout = Printouts(*m_library, {Language::Ro}).of({LinkKind::Clause, "msg-7-one-tile", 0});
    auto* print = dynamic_cast<PagePrint*>(printout.get());
    QVERIFY(print != nullptr);
    print->setSheet(a4Sheet);
    while (print->prepareSome())
        ;
    QStringList marks;
    for (const PlacedPart& placed : print->flow().onSheet(0)) {
        double margin = 1e9;
        for (const RowText& text : placed.part.row.texts)
            if (text.at.x() > placed.part.row.texts.front().at.x() + text.block.naturalWidth() / 2)
                margin = std::min(margin, text.at.x());
        for (const RowLabel& label : placed.part.row.labels) {
            if (!mark.match(label.text).hasMatch() || label.baseline.x() > margin)
                continue;
            marks += label.text;
            QVERIFY(label.baseline.x() + QFontMetricsF(label.font).horizontalAdvance(label.text) < margin);
        }
    }
    QVERIFY2(marks.contains(QStringLiteral("a–j")), qPrintable(marks.join(u' ')));
}

void PaperTest::theWindowKnowsWhatCanBePrinted()
{
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = Language::En;
    MainWindow window(options, Memory());
    auto* print = window.findChild<QAction*>("print");
    QVERIFY(print->isEnabled());
    window.navigator().openTile(QStringLiteral("base:A"));
    QVERIFY(print->isEnabled());
    window.findChild<QLineEdit*>("tileFilter")->setText(QStringLiteral("nosuchtile"));
    QVERIFY(!print->isEnabled());
    window.navigator().openCase(QStringLiteral("abbot-or-meeple"));
    QVERIFY(print->isEnabled());
    window.navigator().openPair(QStringLiteral("abbot/"));
    QVERIFY(!print->isEnabled());
    window.navigator().openPair(QStringLiteral("abbot/term:fairy"));
    QVERIFY(print->isEnabled());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PaperTest)
#include "paper_test.moc"
