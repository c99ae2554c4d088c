// SPDX-License-Identifier: GPL-3.0-or-later
// A section with columns is a table: its cells line up in every language and width, and all that works in a
// paragraph works in a cell.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <array>

namespace glossator::desktop {

using catalogue::Language;

namespace {

/// The cells of a row in one of the languages side by side.
std::vector<const RowText*> cellsOf(const Row& row, int column)
{
    std::vector<const RowText*> cells;
    for (const RowText& text : row.texts)
        if (text.column == column && text.place.piece == 0)
            cells.push_back(&text);
    return cells;
}

QRectF rectOf(const RowText& text)
{
    return {text.at, QSizeF(text.block.naturalWidth(), text.block.height())};
}

} // namespace

class TableTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void onlyTheRoundsAreRows();
    void cellsLineUp_data();
    void cellsLineUp();
    void eachLanguageHasItsHeads();
    void saysARoundOnce();
    void showsWhatIsFound();
    void knowsTermsInACell();
    void selectsInACell();
    void isATableForScreenReaders();
    void itsRowsCanBeCurrent();

private:
    [[nodiscard]] int entryOf(const char* clause) const
    {
        return m_view->page().find(QString::fromLatin1(clause)).value_or(PagePlace{}).entry;
    }
    /// A cell of a clause in the viewport.
    [[nodiscard]] QRect cellRect(const char* clause, std::size_t cell) const;
    [[nodiscard]] QRect wordRect(const char* clause, std::size_t cell, const char* word) const;
    [[nodiscard]] bool isPainted(QRect where, const QColor& ink) const;
    [[nodiscard]] QAccessibleInterface* accessibleTable() const;

    std::optional<Library> m_library;
    std::unique_ptr<ReaderView> m_view;
};

void TableTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void TableTest::init()
{
    m_view = std::make_unique<ReaderView>();
    m_view->setTerms(&m_library->terms);
    m_view->resize(1100, 900);
    m_view->setPage(Page::of(m_library->catalogue, QStringLiteral("messages-1"), &m_library->tiles));
    m_view->show();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    QVERIFY(m_view->showClause(QStringLiteral("msg-round-1a")));
}

void TableTest::cleanup()
{
    m_view.reset();
}

QRect TableTest::cellRect(const char* clause, std::size_t cell) const
{
    const int entry = entryOf(clause);
    const Row* row = m_view->pageLayout().readyRow(entry);
    const double top = m_view->rectOf({entry, 0}).top() - row->grounds.front().top();
    return rectOf(*cellsOf(*row, 0).at(cell)).translated(0, top).toAlignedRect();
}

QRect TableTest::wordRect(const char* clause, std::size_t cell, const char* word) const
{
    const RowText& text = *cellsOf(*m_view->pageLayout().readyRow(entryOf(clause)), 0).at(cell);
    const qsizetype at = text.block.text().indexOf(QLatin1String(word));
    const QRectF rect = text.block.rectsOf({at, static_cast<qsizetype>(qstrlen(word))}).front();
    return rect.translated(cellRect(clause, cell).topLeft()).toAlignedRect();
}

bool TableTest::isPainted(QRect where, const QColor& ink) const
{
    const QImage page = m_view->viewport()->grab().toImage();
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x)
            if (page.rect().contains(x, y) && page.pixelColor(x, y) == ink)
                return true;
    return false;
}

QAccessibleInterface* TableTest::accessibleTable() const
{
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(m_view.get());
    for (int i = 0; i < page->childCount(); ++i)
        if (page->child(i)->role() == QAccessible::Table)
            return page->child(i);
    return nullptr;
}

void TableTest::onlyTheRoundsAreRows()
{
    const Page& page = m_view->page();
    QStringList rows;
    for (const PageEntry& entry : page.entries()) {
        if (!entry.table)
            continue;
        rows += entry.clause.id;
        QCOMPARE(page.entry(*entry.table).columns.size(), std::size_t{3});
        QCOMPARE(page.entry(*entry.table).section, entry.section);
    }
    QCOMPARE(rows.size(), 14);
    QCOMPARE(rows.front(), QStringLiteral("msg-round-1a"));
    QCOMPARE(rows.back(), QStringLiteral("msg-round-4"));
    QVERIFY(!page.entry(entryOf("msg-rounds-conventional-turn")).table);
    QVERIFY(!page.entry(entryOf("msg-rounds-builder")).table);
}

void TableTest::cellsLineUp_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("zoom");
    QTest::addColumn<int>("languages");
    QTest::addColumn<int>("first");
    const std::vector<std::array<int, 3>> measures{{320, 100, 1},  {520, 100, 1},  {900, 100, 1},
                                                   {1300, 100, 1}, {1500, 250, 1}, {980, 100, 2},
                                                   {980, 100, 3},  {1700, 100, 3}, {2560, 100, 3}};
    for (const auto& [width, zoom, languages] : measures)
        for (int first = 0; first < (languages == 1 ? 3 : 1); ++first)
            QTest::addRow("%d wide at %d %%, %d languages from %d", width, zoom, languages, first)
                << width << zoom << languages << first;
}

void TableTest::cellsLineUp()
{
    QFETCH(int, width);
    QFETCH(int, zoom);
    QFETCH(int, languages);
    QFETCH(int, first);
    const auto from = catalogue::allLanguages.begin() + first;
    PageLayout layout;
    layout.setPage(&m_view->page());
    layout.setLanguages({from, from + languages});
    layout.setSize(width, zoom / 100.0);
    for (int i = 0; i < layout.count(); ++i)
        layout.row(i);
    layout.settle();
    const int last = entryOf("msg-round-4");
    for (int column = 0; column < languages; ++column) {
        const Strip strip = layout.metrics().columns[static_cast<std::size_t>(column)];
        const auto top = cellsOf(layout.row(entryOf("msg-round-1a")), column);
        for (int entry = entryOf("msg-round-1a"); entry <= last; ++entry) {
            const auto cells = cellsOf(layout.row(entry), column);
            QCOMPARE(cells.size(), std::size_t{3});
            const QString whole = typographic(plainTextAt(
                m_view->page(), {entry, 0}, layout.languages()[static_cast<std::size_t>(column)]));
            for (std::size_t i = 0; i < 3; ++i) {
                const QRectF cell = rectOf(*cells[i]);
                QCOMPARE(cell.left(), rectOf(*top[i]).left());
                QVERIFY(cell.left() >= strip.x && cell.right() <= strip.right() + 1);
                QVERIFY(cell.top() >= 0 && cell.bottom() <= layout.row(entry).height);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!cell.intersects(rectOf(*cells[j])));
                const QString text = cells[i]->block.text();
                QVERIFY(text.front().isUpper() || !text.front().isLetter());
                QCOMPARE(text.toLower(), whole.mid(cells[i]->from, text.size()).toLower());
            }
            QCOMPARE(cells.back()->from + cells.back()->block.text().size(), whole.size());
            if (entry < last)
                QVERIFY(layout.top(entry) + layout.row(entry).height <= layout.top(entry + 1) + 0.01);
        }
    }
}

void TableTest::eachLanguageHasItsHeads()
{
    m_view->setLanguages({catalogue::allLanguages.begin(), catalogue::allLanguages.end()});
    m_view->resize(2400, 900);
    m_view->showClause(QStringLiteral("msg-round-1a"));
    const int heading = *m_view->page().entry(entryOf("msg-round-1a")).table;
    const Row* row = m_view->pageLayout().readyRow(heading);
    QVERIFY(row != nullptr);
    QStringList labels;
    for (const RowLabel& label : row->labels)
        labels += label.text;
    for (const char* head : {"Round", "When", "What is scored", "Runda", "Când", "Ce se evaluează", "Ronda",
                             "Quan", "Què es puntua"})
        QVERIFY2(labels.contains(QString::fromUtf8(head)), head);
}

/// "Round 2" and "Meeple step" stand beside its first row; where the cells lie under each other, all have it.
void TableTest::saysARoundOnce()
{
    const auto repeated = [this](const char* clause, std::size_t cell) {
        return cellsOf(*m_view->pageLayout().readyRow(entryOf(clause)), 0).at(cell)->isRepeated;
    };
    QVERIFY(m_view->showClause(QStringLiteral("msg-round-2-abbot")));
    QVERIFY(!repeated("msg-round-2", 0) && !repeated("msg-round-2", 1));
    QVERIFY(repeated("msg-round-2-abbot", 0) && repeated("msg-round-2-abbot", 1));
    QVERIFY(!repeated("msg-round-2-abbot", 2));
    QVERIFY(!repeated("msg-round-1c", 0) && !repeated("msg-round-1c", 1));
    m_view->resize(300, 900);
    QVERIFY(m_view->showClause(QStringLiteral("msg-round-2-abbot")));
    QVERIFY(!repeated("msg-round-2-abbot", 0) && !repeated("msg-round-2-abbot", 1));
}

void TableTest::showsWhatIsFound()
{
    const Inks& inks = inksOf(printingFor(m_view->palette()));
    QVERIFY(m_view->showClause(QStringLiteral("msg-round-2-fruit-tree")));
    const QRect name = cellRect("msg-round-2-fruit-tree", 0);
    QVERIFY(!isPainted(name, inks.found) && !isPainted(name, inks.foundAt));
    QVERIFY(m_view->find(QStringLiteral("Round 2 (meeple")) >= 5);
    QVERIFY(m_view->showClause(QStringLiteral("msg-round-2-fruit-tree")));
    for (const std::size_t cell : {std::size_t{0}, std::size_t{1}}) {
        const QRect found = cellRect("msg-round-2-fruit-tree", cell);
        QVERIFY(isPainted(found, inks.found) || isPainted(found, inks.foundAt));
    }
    const QRect body = cellRect("msg-round-2-fruit-tree", 2);
    QVERIFY(!isPainted(body, inks.found) && !isPainted(body, inks.foundAt));
}

void TableTest::knowsTermsInACell()
{
    QSignalSpy terms(m_view.get(), &ReaderView::termActivated);
    const QPoint fairy = wordRect("msg-round-1a", 2, "fairy").center();
    QTest::mouseMove(m_view->viewport(), fairy - QPoint(2, 0));
    QTest::mouseMove(m_view->viewport(), fairy);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, fairy);
    QCOMPARE(terms.size(), 1);
    QCOMPARE(terms.front().front().toString(), QStringLiteral("fairy"));
}

void TableTest::selectsInACell()
{
    const auto chosen = [this](const char* clause, std::size_t cell, const char* word) {
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, wordRect(clause, cell, word).center());
        m_view->copy();
        return QGuiApplication::clipboard()->text().section(u'\n', 0, 0);
    };
    QCOMPARE(chosen("msg-round-1a", 2, "fairy"), QStringLiteral("fairy"));
    QCOMPARE(chosen("msg-round-1b", 1, "drawn"), QStringLiteral("drawn"));
    QCOMPARE(chosen("msg-round-1c", 0, "1C"), QStringLiteral("1C"));
}

void TableTest::isATableForScreenReaders()
{
    QAccessibleInterface* table = accessibleTable();
    QVERIFY(table != nullptr);
    QCOMPARE(table->text(QAccessible::Name), QStringLiteral("Rounds of a conventional turn"));
    QCOMPARE(table->parent(), QAccessible::queryAccessibleInterface(m_view.get()));
    auto* cells = table->tableInterface();
    QVERIFY(cells != nullptr);
    QCOMPARE(cells->rowCount(), 14);
    QCOMPARE(cells->columnCount(), 3);
    QCOMPARE(cells->columnDescription(1), QStringLiteral("When"));
    const QAccessibleInterface* cell = cells->cellAt(4, 2);
    QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("the points for taking back the abbot."));
    QCOMPARE(cells->cellAt(4, 0)->text(QAccessible::Name), QStringLiteral("Round 2"));
    QCOMPARE(cells->cellAt(4, 0)->role(), QAccessible::RowHeader);
    QCOMPARE(cells->cellAt(4, 3), nullptr);
    QCOMPARE(cells->cellAt(14, 0), nullptr);
    auto* place = cells->cellAt(4, 2)->tableCellInterface();
    QCOMPARE(place->table(), table);
    QCOMPARE(place->rowIndex(), 4);
    QCOMPARE(place->columnHeaderCells().front()->text(QAccessible::Name), QStringLiteral("What is scored"));
    QCOMPARE(place->rowHeaderCells().front(), cells->cellAt(4, 0));
    QCOMPARE(table->child(2)->role(), QAccessible::ColumnHeader);
    QCOMPARE(table->child(3)->role(), QAccessible::Row);
    QCOMPARE(table->child(4)->text(QAccessible::Name), // the gloss on the first row
             plainTextAt(m_view->page(), {entryOf("msg-round-1a"), 1}, Language::En));
    for (int i = 0; i < table->childCount(); ++i)
        QCOMPARE(table->indexOfChild(table->child(i)), i);
    QVERIFY(cells->cellAt(0, 2)->rect().left() > cells->cellAt(0, 0)->rect().right());
}

void TableTest::itsRowsCanBeCurrent()
{
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(m_view.get());
    m_view->setFocus();
    for (const char* clause : {"msg-round-1c", "msg-fn-windrose-own-round"}) {
        m_view->setCurrent(*m_view->page().find(QString::fromLatin1(clause)));
        QAccessibleInterface* current = page->focusChild();
        QVERIFY(current != nullptr);
        QCOMPARE(current->text(QAccessible::Name),
                 plainTextAt(m_view->page(), *m_view->current(), Language::En));
        QCOMPARE(current->parent(), accessibleTable());
        QVERIFY(current->state().focused);
    }
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(m_view->page().clauseAt(*m_view->current())->id, QStringLiteral("msg-round-2"));
    QSignalSpy cases(m_view.get(), &ReaderView::caseActivated);
    page->focusChild()->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(cases.front().front().toString(), QStringLiteral("msg-round-2"));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TableTest)
#include "table_test.moc"
