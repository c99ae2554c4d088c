// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of tables are undone one after the other, the last one first, and what cannot be written is none.
#include "app/desktop/table/my_table.h"
#include "model/notebook/notebook.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <functional>

namespace glossator::desktop {

class TableUndoTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aNewTable();
    void aName();
    void aRemovedTableComesBackFromBelowANewOne();
    void everyChangeOfAChain();
    void whatCannotBeWrittenIsNoChange_data();
    void whatCannotBeWrittenIsNoChange();
    void whatCannotBeUndoneIsToldOnce();
    void whatRestsOnAStepThatFailedIsNotMadeAgain();

private:
    /// From now on, as on a full disk.
    static void refuseWrites();
    /// All tables and the one at which one sits.
    using Tables = std::pair<std::vector<notebook::GameTable>, int>;
    [[nodiscard]] Tables tables() const { return {m_table->all(), m_table->number()}; }
    void undo() { m_table->undoStack()->undo(); }
    void redo() { m_table->undoStack()->redo(); }

    std::optional<notebook::Notebook> m_notebook;
    std::unique_ptr<MyTable> m_table;
    std::unique_ptr<QSignalSpy> m_failed;
};

void TableUndoTest::init()
{
    m_table.reset();
    m_notebook.emplace(notebook::Notebook::forgotten());
    m_table = std::make_unique<MyTable>(m_notebook->tables());
    m_failed = std::make_unique<QSignalSpy>(m_table.get(), &MyTable::failed);
    m_table->lay({QStringLiteral("abbot"), QStringLiteral("river")});
}

void TableUndoTest::cleanup()
{
    QCOMPARE(m_failed->count(), 0);
}

/// One sits again where one sat, with what lay there.
void TableUndoTest::aNewTable()
{
    const Tables before = tables();
    m_table->add(QStringLiteral("Friday"));
    const Tables after = tables();
    QVERIFY(after != before);
    QCOMPARE(m_table->undoStack()->undoText(), QStringLiteral("new table"));
    undo();
    QVERIFY(tables() == before);
    redo();
    QVERIFY(tables() == after);
}

/// Also when one sits elsewhere by then.
void TableUndoTest::aName()
{
    const Tables before = tables();
    QVERIFY(m_table->rename(QStringLiteral("Friday")));
    const Tables after = tables();
    QCOMPARE(m_table->undoStack()->undoText(), QStringLiteral("name of the table"));
    m_table->choose({});
    undo();
    QVERIFY(tables() == before);
    redo();
    QVERIFY(tables() == after);
}

/// Which has its number meanwhile.
void TableUndoTest::aRemovedTableComesBackFromBelowANewOne()
{
    m_table->set(QStringLiteral("river"), false);
    const Tables before = tables();
    m_table->remove();
    m_table->add({});
    QCOMPARE(m_table->number(), before.second);
    undo();
    QVERIFY(m_table->isEverything());
    QVERIFY(m_table->all().empty());
    undo();
    QVERIFY(tables() == before);
    undo();
    QCOMPARE(m_table->expansions().join(u' '), QStringLiteral("base abbot river"));
}

void TableUndoTest::everyChangeOfAChain()
{
    const std::vector<std::function<void()>> changes{
        [this] { m_table->add(QStringLiteral("Friday")); },
        [this] { m_table->set(QStringLiteral("river"), false); },
        [this] { QVERIFY(m_table->rename(QStringLiteral("Sunday"))); },
        [this] { m_table->remove(); },
        [this] { m_table->lay({QStringLiteral("robbers")}); },
        [this] { QVERIFY(m_table->rename(QStringLiteral("Sunday"))); }, // a name that is free again
        [this] { m_table->add(QStringLiteral("Friday")); },
        [this] { m_table->remove(); },
    };
    std::vector<Tables> seen{tables()};
    for (const auto& change : changes) {
        change();
        seen.push_back(tables());
    }
    for (std::size_t at = changes.size(); at-- > 0;) {
        undo();
        QVERIFY2(tables() == seen.at(at), qPrintable(QString::number(at)));
    }
    for (std::size_t at = 1; at <= changes.size(); ++at) {
        redo();
        QVERIFY2(tables() == seen.at(at), qPrintable(QString::number(at)));
    }
}

void TableUndoTest::refuseWrites()
{
    for (const QString& name : QSqlDatabase::connectionNames())
        QVERIFY(QSqlQuery(QSqlDatabase::database(name))
                    .exec(QStringLiteral("PRAGMA query_only = 1"))); // of the notebook
}

void TableUndoTest::whatCannotBeWrittenIsNoChange_data()
{
    QTest::addColumn<bool>("isEverything");
    QTest::addColumn<std::function<void(MyTable&)>>("change");
    using Change = std::function<void(MyTable&)>;
    const auto row = [](const char* what, bool isEverything, const Change& change) {
        QTest::newRow(what) << isEverything << change;
    };
    row("first table", true, [](MyTable& table) { table.lay({QStringLiteral("robbers")}); });
    row("new table", false, [](MyTable& table) { table.add({}); });
    row("boxes", false, [](MyTable& table) { table.set(QStringLiteral("river"), false); });
    row("removal", false, [](MyTable& table) { table.remove(); });
    row("name", false, [](MyTable& table) {
        QCOMPARE(table.rename(QStringLiteral("Friday")).error(), MyTable::NameFault::Unwritten);
    });
}

/// It is told once, and there is nothing to undo.
void TableUndoTest::whatCannotBeWrittenIsNoChange()
{
    QFETCH(bool, isEverything);
    QFETCH(std::function<void(MyTable&)>, change);
    if (isEverything)
        m_table->choose({});
    const Tables before = tables();
    const int steps = m_table->undoStack()->count();
    refuseWrites();
    change(*m_table);
    QCOMPARE(m_failed->count(), 1);
    m_failed->clear();
    QCOMPARE(m_table->undoStack()->count(), steps);
    QVERIFY(tables() == before);
}

void TableUndoTest::whatCannotBeUndoneIsToldOnce()
{
    m_table->remove();
    refuseWrites();
    undo();
    QCOMPARE(m_failed->count(), 1);
    m_failed->clear();
    QVERIFY(m_table->isEverything());
}

/// It would be made of another table, or of none.
void TableUndoTest::whatRestsOnAStepThatFailedIsNotMadeAgain()
{
    m_table->add(QStringLiteral("Friday"));
    m_table->set(QStringLiteral("river"), false);
    undo();
    undo();
    const Tables before = tables();
    QSignalSpy told(m_table->undoStack(), &QUndoStack::indexChanged);
    refuseWrites();
    redo();
    QCOMPARE(m_failed->count(), 1);
    m_failed->clear();
    QTRY_VERIFY(!m_table->undoStack()->canRedo());
    QCOMPARE(told.count(), 1);
    QVERIFY(m_table->undoStack()->canUndo()); // what was before it
    QVERIFY(tables() == before);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, TableUndoTest)
#include "table_undo_test.moc"
