// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/my_table.h"

#include "model/catalogue/base_game.h"

#include <QRegularExpression>
#include <QUndoCommand>

#include <algorithm>
#include <functional>
#include <utility>

namespace glossator::desktop {

using notebook::GameTable;

namespace {

constexpr const char* ownName = QT_TRANSLATE_NOOP("MyTable", "My table");

} // namespace

/// A new table at which one sits down, be it from another or from where everything was shown.
class MyTable::Begin : public QUndoCommand
{
public:
    Begin(MyTable& table, const QString& name, const QStringList& expansions)
        : QUndoCommand(MyTable::tr("new table")), m_table(table), m_begun{0, 0, name, expansions}
    {
        if (table.m_current)
            m_before = table.m_current->number;
    }
    void redo() override
    {
        if (m_begun.number == 0 ? add() : m_table.note(m_table.m_tables.restore(m_begun)))
            m_table.choose(m_begun.number);
        else
            m_table.giveUp(*this);
    }
    void undo() override
    {
        if (m_table.note(m_table.m_tables.remove(m_begun.number)))
            m_table.choose(m_before);
    }

private:
    /// Whether it could be written.
    [[nodiscard]] bool add()
    {
        const auto number = m_table.m_tables.add(m_begun.name, m_begun.expansions);
        if (number)
            m_begun = m_table.m_tables.find(*number).value_or(m_begun);
        else
            emit m_table.failed(number.error());
        return number.has_value();
    }

    MyTable& m_table;
    GameTable m_begun;
    std::optional<int> m_before; ///< the table at which one sat; nothing: everything was shown
};

/// Something about one table, before and after: its name, or what lies on it.
class MyTable::Amend : public QUndoCommand
{
public:
    using Write = std::function<notebook::Written(const GameTable&)>;

    /// `write`: writes down what differs.
    Amend(MyTable& table, const QString& what, GameTable before, GameTable after, Write write)
        : QUndoCommand(what), m_table(table), m_before(std::move(before)), m_after(std::move(after)),
          m_write(std::move(write))
    {
    }
    void redo() override
    {
        if (!write(m_after))
            m_table.giveUp(*this);
    }
    void undo() override { (void)write(m_before); }

private:
    /// Whether it could be written.
    [[nodiscard]] bool write(const GameTable& table)
    {
        const bool isWritten = m_table.note(m_write(table));
        if (isWritten)
            m_table.choose(table.number);
        return isWritten;
    }

    MyTable& m_table;
    GameTable m_before;
    GameTable m_after;
    Write m_write;
};

/// A table that was taken away.
class MyTable::Remove : public QUndoCommand
{
public:
    Remove(MyTable& table, GameTable removed)
        : QUndoCommand(MyTable::tr("removal of a table")), m_table(table), m_removed(std::move(removed))
    {
    }
    void redo() override
    {
        if (m_table.note(m_table.m_tables.remove(m_removed.number)))
            m_table.choose({});
        else
            m_table.giveUp(*this);
    }
    void undo() override
    {
        if (m_table.note(m_table.m_tables.restore(m_removed)))
            m_table.choose(m_removed.number);
    }

private:
    MyTable& m_table;
    GameTable m_removed;
};

MyTable::MyTable(notebook::GameTables tables, QObject* parent)
    : QObject(parent), m_tables(std::move(tables)), m_current(m_tables.current())
{
}

QStringList MyTable::expansions() const
{
    return m_current ? QStringList{catalogue::baseGame} + m_current->expansions : QStringList();
}

bool MyTable::has(const QString& expansion) const
{
    return isEverything() || expansion == catalogue::baseGame || m_current->expansions.contains(expansion);
}

void MyTable::choose(std::optional<int> number)
{
    (void)note(m_tables.setCurrent(number));
    read();
}

void MyTable::lay(const QStringList& expansions)
{
    QStringList wanted = expansions;
    wanted.removeAll(catalogue::baseGame);
    wanted.removeDuplicates();
    wanted.sort();
    if (!m_current)
        return begin(wanted);
    if (m_current->expansions == wanted)
        return;
    GameTable after = *m_current;
    after.expansions = wanted;
    m_undo.push(
        new Amend(*this, tr("change of the table"), *m_current, after, [this](const GameTable& table) {
            return m_tables.setExpansions(table.number, table.expansions);
        }));
}

void MyTable::begin(const QStringList& expansions)
{
    const auto tables = m_tables.all();
    const auto same = std::ranges::find(tables, expansions, &GameTable::expansions);
    if (same != tables.end())
        choose(same->number);
    else
        m_undo.push(new Begin(*this, freeName({}), expansions));
}

void MyTable::set(const QString& expansion, bool isOnTable)
{
    if (!m_current && !isOnTable)
        return;
    QStringList wanted = m_current ? m_current->expansions : QStringList();
    wanted.removeAll(expansion);
    if (isOnTable)
        wanted += expansion;
    lay(wanted);
}

void MyTable::add(const QString& name)
{
    m_undo.push(new Begin(*this, freeName(name), m_current ? m_current->expansions : QStringList()));
}

tl::expected<void, MyTable::NameFault> MyTable::rename(const QString& name)
{
    const QString wanted = name.simplified();
    if (!m_current)
        return tl::unexpected(NameFault::NoTable);
    if (wanted == shownName(m_current->name))
        return {};
    if (wanted.isEmpty())
        return tl::unexpected(NameFault::Empty);
    if (isTaken(wanted, m_current->number))
        return tl::unexpected(NameFault::Taken);
    GameTable after = *m_current;
    after.name = wanted;
    m_undo.push(new Amend(*this, tr("name of the table"), *m_current, after, [this](const GameTable& table) {
        return m_tables.rename(table.number, table.name);
    }));
    if (!m_current || m_current->name != wanted)
        return tl::unexpected(NameFault::Unwritten);
    return {};
}

void MyTable::remove()
{
    if (m_current)
        m_undo.push(new Remove(*this, *m_current));
}

bool MyTable::note(const notebook::Written& written)
{
    if (!written)
        emit failed(written.error());
    return written.has_value();
}

/// A step that could not be made is none, and what rests on it is not made again.
void MyTable::giveUp(QUndoCommand& step)
{
    step.setObsolete(true);
    QMetaObject::invokeMethod(this, &MyTable::forgetTakenBack, Qt::QueuedConnection); // the stack is at work
}

void MyTable::forgetTakenBack()
{
    auto* none = new QUndoCommand;
    none->setObsolete(true);
    m_undo.push(none); // which drops what was taken back, and tells nobody
    emit m_undo.canRedoChanged(m_undo.canRedo());
    emit m_undo.indexChanged(m_undo.index());
}

void MyTable::read()
{
    m_current = m_tables.current();
    emit changed();
}

std::vector<GameTable> MyTable::all() const
{
    std::vector<GameTable> tables = m_tables.all();
    for (GameTable& table : tables)
        table.name = shownName(table.name);
    return tables;
}

/// A name of ours is written in English, whatever the window speaks.
QString MyTable::shownName(const QString& written)
{
    static const QRegularExpression ours(QLatin1Char('^') + QLatin1String(ownName) +
                                         QStringLiteral("( \\d+)?$"));
    const auto match = ours.match(written);
    return match.hasMatch() ? tr(ownName) + match.captured(1) : written;
}

/// Names that differ only in capitals are one.
bool MyTable::isTaken(const QString& name, int but) const
{
    const auto isSo = [&](const QString& other) { return name.compare(other, Qt::CaseInsensitive) == 0; };
    return std::ranges::any_of(m_tables.all(), [&](const GameTable& table) {
        return table.number != but && (isSo(table.name) || isSo(shownName(table.name)));
    });
}

QString MyTable::freeName(const QString& wanted) const
{
    const QString stem = wanted.simplified().isEmpty() ? QLatin1String(ownName) : wanted.simplified();
    QString name = stem;
    for (int next = 2; isTaken(name); ++next)
        name = QStringLiteral("%1 %2").arg(stem).arg(next);
    return name;
}

} // namespace glossator::desktop
