// SPDX-License-Identifier: GPL-3.0-or-later
// Glosses stand beside the words that they explain, and where they are much longer than their rule, under it:
// no page has a long margin beside an empty column. Whoever reads down finds them in the order of their
// letters, in each language with its marks.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/gloss_heights.h"
#include "app/desktop/reader/page_layout.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QTest>

#include <set>

namespace glossator::desktop {

using catalogue::Language;

namespace {

/// The heights of what stands in the column, from top to bottom.
std::vector<std::pair<double, double>> columnOf(PageLayout& layout)
{
    for (int i = 0; i < layout.count(); ++i)
        layout.row(i);
    layout.settle();
    const double edge = layout.metrics().margin.x;
    std::vector<std::pair<double, double>> column;
    for (int i = 0; i < layout.count(); ++i) {
        const double top = layout.top(i);
        for (const RowText& text : layout.row(i).texts)
            if (text.at.x() < edge)
                column.emplace_back(top + text.at.y(), top + text.at.y() + text.block.height());
        for (const RowLabel& label : layout.row(i).labels)
            if (label.baseline.x() < edge && label.baseline.x() >= layout.metrics().columns.front().x)
                column.emplace_back(top + label.baseline.y(), top + label.baseline.y());
        for (const RowPicture& picture : layout.row(i).pictures)
            if (picture.rect.x() < edge)
                column.emplace_back(top + picture.rect.top(), top + picture.rect.bottom());
    }
    std::ranges::sort(column);
    return column;
}

} // namespace

class GlossLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sharesGlossesOut_data();
    void sharesGlossesOut();
    void noColumnIsEmpty_data();
    void noColumnIsEmpty();
    void glossesStandNearTheirRule();
    void glossesOfARuleStandTogether_data() { noColumnIsEmpty_data(); }
    void glossesOfARuleStandTogether();
    void eachLanguageHasTheMarks();
    void namesOfLanguagesStandOverTheirTexts();
    void playStandsBehindAWord_data();
    void playStandsBehindAWord();

private:
    std::optional<Library> m_library;
};

void GlossLayoutTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void GlossLayoutTest::sharesGlossesOut_data()
{
    QTest::addColumn<std::vector<GlossHeights>>("glosses");
    QTest::addColumn<double>("margin");
    QTest::addColumn<double>("column");
    QTest::addColumn<int>("beside");
    const GlossHeights usual{100, 60};
    QTest::newRow("none") << std::vector<GlossHeights>{} << 0.0 << 50.0 << 0;
    QTest::newRow("one beside a short rule") << std::vector{usual} << 0.0 << 50.0 << 1;
    QTest::newRow("beside a long rule") << std::vector(5, usual) << 0.0 << 500.0 << 5;
    QTest::newRow("ten of a short rule") << std::vector(10, usual) << 0.0 << 50.0 << 0;
    QTest::newRow("below pictures") << std::vector(2, usual) << 400.0 << 50.0 << 0;
    QTest::newRow("far below the rule") << std::vector{GlossHeights{50, 400}} << 200.0 << 50.0 << 0;
    QTest::newRow("one that is far longer") << std::vector{GlossHeights{900, 500}} << 0.0 << 50.0 << 0;
}

void GlossLayoutTest::sharesGlossesOut()
{
    QFETCH(std::vector<GlossHeights>, glosses);
    QFETCH(double, margin);
    QFETCH(double, column);
    QFETCH(int, beside);
    QCOMPARE(static_cast<int>(glossesBeside(glosses, {margin, column, 0, 1})), beside);
    for (GlossHeights& gloss : glosses)
        gloss = {2 * gloss.beside, 2 * gloss.under};
    QCOMPARE(static_cast<int>(glossesBeside(glosses, {2 * margin, 2 * column, 0, 2})), beside);
}

void GlossLayoutTest::noColumnIsEmpty_data()
{
    QTest::addColumn<QString>("expansion");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("zoom");
    for (const auto& expansion : m_library->catalogue.expansions())
        for (const auto& [width, zoom] : {std::pair(980, 100), {2200, 100}, {2200, 200}})
            QTest::addRow("%s, %d wide, %d %%", qPrintable(expansion.id), width, zoom)
                << expansion.id << width << zoom;
}

void GlossLayoutTest::noColumnIsEmpty()
{
    QFETCH(QString, expansion);
    QFETCH(int, width);
    QFETCH(int, zoom);
    const Page page = Page::of(m_library->catalogue, expansion, &m_library->tiles);
    for (const Language language : catalogue::allLanguages) {
        PageLayout layout;
        layout.setPage(&page);
        layout.setLanguages({language});
        layout.setSize(width, zoom / 100.0);
        double end = 0;
        for (const auto& [top, bottom] : columnOf(layout)) {
            const QString where =
                QStringLiteral("%1: %2 at %3").arg(toString(language)).arg(top - end).arg(end);
            QVERIFY2(top - end < 300 * zoom / 100.0, qPrintable(where));
            end = std::max(end, bottom);
        }
        QVERIFY2(layout.height() - end < 400 * zoom / 100.0, "at the end");
    }
}

void GlossLayoutTest::glossesStandNearTheirRule()
{
    for (const auto& expansion : m_library->catalogue.expansions()) {
        const Page page = Page::of(m_library->catalogue, expansion.id);
        PageLayout layout;
        layout.setPage(&page);
        layout.setSize(1000, 1);
        for (int i = 0; i < layout.count(); ++i)
            QVERIFY2(layout.row(i).marginHeight < layout.row(i).height + 420, qPrintable(expansion.id));
    }
}

/// All in the margin or all under the rule: shared out, their letters would be out of order.
void GlossLayoutTest::glossesOfARuleStandTogether()
{
    QFETCH(QString, expansion);
    QFETCH(int, width);
    QFETCH(int, zoom);
    const Page page = Page::of(m_library->catalogue, expansion, &m_library->tiles);
    PageLayout layout;
    layout.setPage(&page);
    layout.setSize(width, zoom / 100.0);
    for (int i = 0; i < layout.count(); ++i) {
        std::set<double> lefts;
        double lowest = 0;
        for (const RowText& text : layout.row(i).texts) {
            if (text.place.piece == 0)
                continue;
            lefts.insert(text.at.x());
            QVERIFY2(text.at.y() > lowest, "out of the order of their letters");
            lowest = text.at.y();
        }
        const auto* rule = page.clauseAt({i, 0});
        QVERIFY2(lefts.size() < 2, qPrintable(rule != nullptr ? rule->id : QString()));
    }
}

/// The letters behind the rule, and at the gloss its letter, its rule, its mark and who says it.
void GlossLayoutTest::eachLanguageHasTheMarks()
{
    const Page page = Page::of(m_library->catalogue, QStringLiteral("wonders-of-humanity"));
    PageLayout layout;
    layout.setPage(&page);
    layout.setLanguages({Language::En, Language::Ro, Language::Ca});
    layout.setSize(1300, 1);
    int glossed = 0;
    for (int i = 0; i < layout.count(); ++i) {
        const PageEntry& entry = page.entry(i);
        if (entry.glosses.empty())
            continue;
        ++glossed;
        const Row& row = layout.row(i);
        for (const Strip& column : layout.metrics().columns) {
            const auto isHere = [&](double x) { return x >= column.x && x < column.right() + 14; };
            std::size_t marks = 0;
            std::size_t bars = 0;
            std::size_t letters = 0;
            for (const RowLabel& label : row.labels) {
                marks += label.mark && isHere(label.markAt.x()) && !label.text.isEmpty() ? 1 : 0;
                letters += isHere(label.baseline.x()) && label.text == entry.glosses.front().sigil ? 1 : 0;
            }
            for (const RowBar& bar : row.bars)
                bars += isHere(bar.line.x1()) && bar.line.dx() == 0 ? 1 : 0;
            QCOMPARE(bars, entry.glosses.size());
            QVERIFY(marks >= entry.glosses.size()); // a long attribution takes several lines
            QVERIFY2(letters == 2 || entry.glosses.size() > 2, qPrintable(entry.clause.id));
        }
    }
    QVERIFY(glossed > 10);
}

/// Where languages lie one below the other: as far in as the text, not on the bar of a gloss.
void GlossLayoutTest::namesOfLanguagesStandOverTheirTexts()
{
    const Page page = Page::of(m_library->catalogue, QStringLiteral("wonders-of-humanity"));
    PageLayout layout;
    layout.setPage(&page);
    layout.setLanguages({Language::En, Language::Ro});
    layout.setSize(900, 2);
    QVERIFY(layout.metrics().isStacked);
    int glossed = 0;
    for (int i = 0; i < layout.count(); ++i)
        for (const RowLabel& label : layout.row(i).labels) {
            if (label.text != QStringLiteral("Română"))
                continue;
            double left = 0;
            double nearest = 1e9;
            for (const RowText& text : layout.row(i).texts)
                if (const double below = text.at.y() - label.baseline.y(); below >= 0 && below < nearest) {
                    nearest = below;
                    left = text.at.x();
                }
            QCOMPARE(label.baseline.x(), left);
            glossed += left > layout.metrics().columns.front().x ? 1 : 0;
        }
    QVERIFY(glossed > 0);
}

void GlossLayoutTest::playStandsBehindAWord_data()
{
    QTest::addColumn<std::vector<Language>>("languages");
    QTest::newRow("one") << std::vector{Language::En};
    QTest::newRow("three") << std::vector{Language::Ca, Language::Ro, Language::En};
}

/// However narrow the line above a clause is, what plays its case follows a word of it, and within the page.
void GlossLayoutTest::playStandsBehindAWord()
{
    QFETCH(std::vector<Language>, languages);
    int plays = 0;
    for (const char* expansion : {"abbot", "messages-1", "wonders-of-humanity"}) {
        const Page page = Page::of(m_library->catalogue, QString::fromLatin1(expansion));
        PageLayout layout;
        layout.setPage(&page);
        layout.setLanguages(languages);
        for (int width = 330; width < 1500; width += 130) {
            layout.setSize(width, 1);
            for (int i = 0; i < layout.count(); ++i)
                for (const RowTarget& target : layout.row(i).targets) {
                    if (target.kind != RowTarget::Kind::Case || target.place.piece == 0)
                        continue;
                    ++plays;
                    const QRectF sign = target.rects.front();
                    const QByteArray where =
                        (target.id + QStringLiteral(" in %1 pixels").arg(width)).toUtf8();
                    QVERIFY2(sign.right() <= width, where.constData());
                    const auto& labels = layout.row(i).labels;
                    QVERIFY2(std::ranges::any_of(
                                 labels,
                                 [&](const RowLabel& label) {
                                     const double end =
                                         label.baseline.x() +
                                         QFontMetricsF(label.font).horizontalAdvance(label.text);
                                     return !label.text.isEmpty() &&
                                            std::abs(label.baseline.y() - 4 - sign.center().y()) < 1 &&
                                            end <= sign.left() && end > sign.left() - 8;
                                 }),
                             where.constData());
                }
        }
    }
    QVERIFY(plays > 100);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, GlossLayoutTest)
#include "gloss_layout_test.moc"
