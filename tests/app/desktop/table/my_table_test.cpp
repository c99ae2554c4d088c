// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the table is remembered, told to whoever listens, and every removal can be undone.
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/table/box_filter_model.h"
#include "app/desktop/table/box_list_model.h"
#include "app/desktop/table/box_names.h"
#include "app/desktop/table/my_table.h"
#include "app/pictures/box_picture.h"
#include "model/catalogue/catalogue.h"
#include "model/notebook/notebook.h"
#include "model/terms/term_base.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

/// The boxes to choose from, as they are narrowed by words.
struct NarrowedBoxes
{
    explicit NarrowedBoxes(notebook::GameTables tables) : table(std::move(tables)), model(table)
    {
        filter.setSourceModel(&model);
    }

    MyTable table;
    BoxListModel model;
    BoxFilterModel filter;
};

class MyTableTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsEverythingAtFirst();
    void laysAndTakesAway();
    void undoes();
    void undoesTheRemovalOfATable();
    void namesTables();
    void namesThatDifferInCapitalsAreOne();
    void beginsATableWhereEverythingWasShown();
    void listsBoxes();
    void listsADrawnSignOfEachBox();
    void marksNothingWhereNoTableIsChosen();
    void callsItsTablesInTheLanguageOfTheWindow();
    void findsBoxesInAnyLanguage();
    void findsBoxesOfNearNames_data();
    void findsBoxesOfNearNames();
    void findsBoxesByAnyBeginning();
    void losesNoBoxAsOneTypesOn_data();
    void losesNoBoxAsOneTypesOn();

private:
    [[nodiscard]] static std::vector<catalogue::Expansion> boxes();

    std::optional<notebook::Notebook> m_notebook;
};

void MyTableTest::init()
{
    m_notebook.emplace(notebook::Notebook::forgotten());
}

std::vector<catalogue::Expansion> MyTableTest::boxes()
{
    return compiledCatalogue().expansions();
}

void MyTableTest::showsEverythingAtFirst()
{
    const MyTable table(m_notebook->tables());
    QVERIFY(table.isEverything());
    QVERIFY(table.expansions().isEmpty());
    QVERIFY(table.has(QStringLiteral("river")));
}

void MyTableTest::laysAndTakesAway()
{
    MyTable table(m_notebook->tables());
    QSignalSpy changed(&table, &MyTable::changed);
    table.lay(
        {QStringLiteral("river"), QStringLiteral("base"), QStringLiteral("abbot"), QStringLiteral("river")});
    QVERIFY(changed.count() > 0);
    QCOMPARE(table.expansions().join(u' '), QStringLiteral("base abbot river"));
    table.set(QStringLiteral("river"), false);
    table.set(QStringLiteral("wonders-of-humanity"), true);
    QCOMPARE(table.expansions().join(u' '), QStringLiteral("base abbot wonders-of-humanity"));
    QVERIFY(!table.has(QStringLiteral("river")));
    QVERIFY(table.has(QStringLiteral("base")));
    const MyTable again(m_notebook->tables());
    QCOMPARE(again.expansions(), table.expansions());
}

void MyTableTest::undoes()
{
    MyTable table(m_notebook->tables());
    table.lay({QStringLiteral("river"), QStringLiteral("abbot")});
    table.set(QStringLiteral("river"), false);
    table.undoStack()->undo();
    QCOMPARE(table.expansions().join(u' '), QStringLiteral("base abbot river"));
    table.undoStack()->redo();
    QCOMPARE(table.expansions().join(u' '), QStringLiteral("base abbot"));
}

void MyTableTest::undoesTheRemovalOfATable()
{
    MyTable table(m_notebook->tables());
    table.lay({QStringLiteral("river")});
    QVERIFY(table.rename(QStringLiteral("Friday")));
    const auto before = table.all();
    table.remove();
    QVERIFY(table.isEverything());
    QVERIFY(table.all().empty());
    table.undoStack()->undo();
    QCOMPARE(table.name(), QStringLiteral("Friday"));
    QVERIFY(table.all() == before);
}

void MyTableTest::namesTables()
{
    MyTable table(m_notebook->tables());
    using Fault = MyTable::NameFault;
    QCOMPARE(table.rename(QStringLiteral("nobody sits here")).error(), Fault::NoTable);
    table.add(QStringLiteral("  Friday  night "));
    QCOMPARE(table.name(), QStringLiteral("Friday night"));
    table.lay({QStringLiteral("river")});
    table.add(QStringLiteral("Friday night"));
    QCOMPARE(table.name(), QStringLiteral("Friday night 2"));
    QCOMPARE(table.expansions().join(u' '), QStringLiteral("base river"));
    QCOMPARE(table.rename(QStringLiteral("Friday night")).error(), Fault::Taken);
    QCOMPARE(table.rename(QStringLiteral(" ")).error(), Fault::Empty);
    QVERIFY(table.rename(QStringLiteral("Friday night 2")));
    QVERIFY(table.rename(QStringLiteral("Sunday")));
    QCOMPARE(table.all().size(), 2U);
}

void MyTableTest::namesThatDifferInCapitalsAreOne()
{
    MyTable table(m_notebook->tables());
    table.add(QStringLiteral("Friday"));
    table.add(QStringLiteral("Saturday"));
    QCOMPARE(table.rename(QStringLiteral("friday")).error(), MyTable::NameFault::Taken);
    QVERIFY(table.rename(QStringLiteral("saturday"))); // its own
    QCOMPARE(table.name(), QStringLiteral("saturday"));
    table.add(QStringLiteral("FRIDAY"));
    QCOMPARE(table.name(), QStringLiteral("FRIDAY 2"));
}

void MyTableTest::beginsATableWhereEverythingWasShown()
{
    MyTable table(m_notebook->tables());
    table.add(QStringLiteral("a"));
    table.choose({});
    table.set(QStringLiteral("river"), false);
    QVERIFY(table.isEverything());
    table.set(QStringLiteral("river"), true);
    QCOMPARE(table.expansions().join(u' '), QStringLiteral("base river"));
    QCOMPARE(table.all().size(), 2U); // what lies on the other one stays
    const QString begun = table.name();
    QVERIFY(begun != QStringLiteral("a"));
    table.undoStack()->undo();
    QVERIFY(table.isEverything());
    QCOMPARE(table.all().size(), 1U);
    table.undoStack()->redo();
    QCOMPARE(table.name(), begun);
    table.choose({});
    table.lay({});
    QCOMPARE(table.name(), QStringLiteral("a")); // nothing but the base game lies there already
    QCOMPARE(table.all().size(), 2U);
}

void MyTableTest::listsBoxes()
{
    MyTable table(m_notebook->tables());
    BoxListModel model(table);
    QAbstractItemModelTester tester(&model);
    model.setBoxes(boxes());
    QVERIFY(model.rowCount() > 40);
    table.lay({QStringLiteral("abbot")});
    QStringList marked;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row).data(Qt::CheckStateRole).toInt() == Qt::Checked)
            marked += model.index(row).data(BoxListModel::IdRole).toString();
    QCOMPARE(marked.join(u' '), QStringLiteral("base abbot"));
    QVERIFY(!model.setData(model.index(0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(model.setData(model.index(2), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(table.has(model.index(2).data(BoxListModel::IdRole).toString()));
    model.setBoxes({});
    QCOMPARE(model.rowCount(), 0);
}

void MyTableTest::listsADrawnSignOfEachBox()
{
    MyTable table(m_notebook->tables());
    BoxListModel model(table);
    model.setBoxes(boxes());
    QSet<QString> signs;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString sign = model.index(row).data(BoxListModel::SignRole).toString();
        QVERIFY2(pictures::hasBoxPicture(sign.toStdString()), qPrintable(sign));
        signs += sign;
    }
    QCOMPARE(signs.size(), model.rowCount());
}

/// The first that is marked begins a table of the base game and that box.
void MyTableTest::marksNothingWhereNoTableIsChosen()
{
    MyTable table(m_notebook->tables());
    BoxListModel model(table);
    model.setBoxes(boxes());
    const auto countMarked = [&] {
        int marked = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            marked += model.index(row).data(Qt::CheckStateRole).toInt() == Qt::Checked ? 1 : 0;
        return marked;
    };
    QCOMPARE(countMarked(), 0);
    QVERIFY(model.setData(model.index(3), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(countMarked(), 2);
    const QString laid = model.index(3).data(BoxListModel::IdRole).toString();
    QCOMPARE(table.expansions(), QStringList({QStringLiteral("base"), laid}));
    table.undoStack()->undo();
    QVERIFY(table.isEverything());
    QCOMPARE(countMarked(), 0);
    QVERIFY(model.setData(model.index(0), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(table.expansions(), QStringList{QStringLiteral("base")});
}

/// As long as the user did not name them.
void MyTableTest::callsItsTablesInTheLanguageOfTheWindow()
{
    MyTable table(m_notebook->tables());
    table.lay({QStringLiteral("river")});
    table.add({});
    QCOMPARE(table.name(), QStringLiteral("My table 2"));
    InterfaceLanguage language;
    language.set(catalogue::Language::Ro);
    QCOMPARE(table.name(), QStringLiteral("Masa mea 2"));
    QCOMPARE(table.all().front().name, QStringLiteral("Masa mea"));
    QCOMPARE(table.rename(QStringLiteral("Masa mea")).error(), MyTable::NameFault::Taken);
    QVERIFY(table.rename(QStringLiteral("Masa mea 2"))); // as it is called already
    language.set(catalogue::Language::En);
    QCOMPARE(table.name(), QStringLiteral("My table 2"));
    QVERIFY(table.rename(QStringLiteral("Friday")));
    QCOMPARE(table.name(), QStringLiteral("Friday"));
}

void MyTableTest::findsBoxesInAnyLanguage()
{
    NarrowedBoxes narrowed(m_notebook->tables());
    BoxFilterModel& filter = narrowed.filter;
    QAbstractItemModelTester tester(&filter);
    narrowed.model.setBoxes(boxes());
    for (const char* words : {"wonders hum", "minun uman", "meravelles", "woh"}) {
        filter.setText(QString::fromUtf8(words));
        QVERIFY2(filter.rowCount() >= 1, words);
        QCOMPARE(filter.index(0, 0).data(BoxListModel::IdRole).toString(),
                 QStringLiteral("wonders-of-humanity"));
    }
    filter.setText(QStringLiteral("no such box"));
    QCOMPARE(filter.rowCount(), 0);
    const auto catalogue = compiledCatalogue();
    const auto words = terms::TermBase::load(catalogue.database());
    QVERIFY(words);
    narrowed.model.setBoxes(boxes(), otherNamesOf(boxes(), words->terms()));
    filter.setText(QStringLiteral("mesaj")); // an earlier name
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.index(0, 0).data(BoxListModel::IdRole).toString(), QStringLiteral("messages-1"));
}

void MyTableTest::findsBoxesOfNearNames_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found"); // the first of them
    QTest::addColumn<bool>("isNear");
    QTest::newRow("a letter left out") << "mesages"
                                       << "messages-1" << true;
    QTest::newRow("of a short word") << "abby"
                                     << "exp-5-abbey-mayor" << true;
    QTest::newRow("a double letter") << "robers"
                                     << "robbers" << true;
    QTest::newRow("half typed") << "wodner"
                                << "wonders-of-humanity" << true;
    QTest::newRow("one word of two") << "wonders humnaity"
                                     << "wonders-of-humanity" << true;
    QTest::newRow("as it is called") << "messages"
                                     << "messages-1" << false;
    QTest::newRow("nothing like it") << "xylophone" << QString() << false;
}

void MyTableTest::findsBoxesOfNearNames()
{
    QFETCH(QString, typed);
    QFETCH(QString, found);
    NarrowedBoxes narrowed(m_notebook->tables());
    BoxFilterModel& filter = narrowed.filter;
    narrowed.model.setBoxes(boxes());
    filter.setText(typed);
    QCOMPARE(filter.index(0, 0).data(BoxListModel::IdRole).toString(), found);
    QTEST(filter.isNear(), "isNear");
    QVERIFY(filter.rowCount() <= 3);
    filter.setText(QStringLiteral("messages"));
    QVERIFY(!filter.isNear());
}

/// Of a name of its own, or of one of what it is all about, in any language.
void MyTableTest::findsBoxesByAnyBeginning()
{
    constexpr qsizetype shortest = 4;
    const auto catalogue = compiledCatalogue();
    const auto words = terms::TermBase::load(catalogue.database());
    QVERIFY(words);
    NarrowedBoxes narrowed(m_notebook->tables());
    BoxFilterModel& filter = narrowed.filter;
    narrowed.model.setBoxes(boxes(), otherNamesOf(boxes(), words->terms()));
    QStringList lost;
    const auto check = [&](const QString& box, const QString& name) {
        for (qsizetype size = shortest; size <= name.size(); ++size) {
            filter.setText(name.left(size));
            bool isThere = false;
            for (int row = 0; row < filter.rowCount(); ++row)
                isThere = isThere || filter.index(row, 0).data(BoxListModel::IdRole).toString() == box;
            if (!isThere)
                lost += QStringLiteral("%1 for “%2”").arg(box, name.left(size));
        }
    };
    int things = 0;
    for (const auto language : catalogue::allLanguages) {
        for (const auto& box : boxes())
            check(box.id, box.name.textOrSource(language));
        for (const terms::Term& term : words->terms())
            if (!term.rules.expansion.isEmpty() && term.rules.section.isEmpty() && ++things > 0)
                check(term.rules.expansion, term.wording(language).preferred);
    }
    QVERIFY(things > 10);
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
}

void MyTableTest::losesNoBoxAsOneTypesOn_data()
{
    QTest::addColumn<bool>("hasTerms"); // else names are only written much like it
    QTest::newRow("another word for it") << true;
    QTest::newRow("only much like it") << false;
}

/// In another language than its name is in, the word of which is spelled otherwise at its end.
void MyTableTest::losesNoBoxAsOneTypesOn()
{
    QFETCH(bool, hasTerms);
    const auto catalogue = compiledCatalogue();
    const auto words = terms::TermBase::load(catalogue.database());
    QVERIFY(words);
    NarrowedBoxes narrowed(m_notebook->tables());
    BoxFilterModel& filter = narrowed.filter;
    narrowed.model.setBoxes(boxes(),
                            hasTerms ? otherNamesOf(boxes(), words->terms()) : QHash<QString, QStringList>());
    for (const char* typed : {"missat", "missatg", "missatge", "missatges"}) {
        filter.setText(QLatin1String(typed));
        QVERIFY2(filter.rowCount() > 0, typed);
        QCOMPARE(filter.index(0, 0).data(BoxListModel::IdRole).toString(), QStringLiteral("messages-1"));
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, MyTableTest)
#include "my_table_test.moc"
