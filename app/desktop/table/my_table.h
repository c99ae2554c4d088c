// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/game_tables.h"

#include <QObject>
#include <QUndoStack>

#include <cstdint>
#include <tl/expected.hpp>

namespace glossator::desktop {

/// The table at which the user sits: which expansions lie on it. Everything that shows rules listens to
/// it. What it changes is written in the notebook at once and can be undone.
class MyTable : public QObject
{
    Q_OBJECT

public:
    enum class NameFault : std::uint8_t {
        NoTable, ///< there is none to be named
        Empty,
        Taken,    ///< by another table
        Unwritten ///< and told by failed()
    };

    /// `tables` must live as long as this.
    explicit MyTable(notebook::GameTables tables, QObject* parent = nullptr);

    /// Whether no table is chosen, so that everything is shown.
    [[nodiscard]] bool isEverything() const { return !m_current; }
    /// Ids of what lies on the table, the base game first; empty where everything is shown.
    [[nodiscard]] QStringList expansions() const;
    [[nodiscard]] bool has(const QString& expansion) const;
    /// Of the table; empty where everything is shown. One that the user did not name is called in the
    /// language of the window.
    [[nodiscard]] QString name() const { return m_current ? shownName(m_current->name) : QString(); }
    /// The same as it is kept, to be shown by shownName() in whatever language is spoken then.
    [[nodiscard]] QString writtenName() const { return m_current ? m_current->name : QString(); }
    /// A name of ours in the language that is spoken; any other as it is.
    [[nodiscard]] static QString shownName(const QString& written);
    [[nodiscard]] int number() const { return m_current ? m_current->number : 0; }
    /// Called as in name().
    [[nodiscard]] std::vector<notebook::GameTable> all() const;
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }

    /// Sits down at a table; nothing: shows everything.
    void choose(std::optional<int> number);
    /// Lays exactly these on the table, beside the base game. Where everything was shown, sits down at the
    /// table on which they lie, or at a new one.
    void lay(const QStringList& expansions);
    /// Lays one more on the table or takes it away. Where everything was shown, there is no table to take
    /// from, and the first one laid begins a table.
    void set(const QString& expansion, bool isOnTable);
    /// Sits down at a new table, on which lies what lay on the old one. A taken name gets a number.
    void add(const QString& name);
    /// Where the name cannot be taken, the table keeps the one that it has.
    tl::expected<void, NameFault> rename(const QString& name);
    /// Takes the table itself away; everything is shown then.
    void remove();

signals:
    /// Another table, another name, or other expansions on it.
    void changed();
    /// Something could not be written.
    void failed(const QString& what);

private:
    class Begin;
    class Amend;
    class Remove;

    void begin(const QStringList& expansions);
    /// Tells what could not be written; whether it could.
    [[nodiscard]] bool note(const notebook::Written& written);
    void giveUp(QUndoCommand& step);
    void forgetTakenBack();
    void read();
    /// Whether a table but this one is called so.
    [[nodiscard]] bool isTaken(const QString& name, int but = 0) const;
    [[nodiscard]] QString freeName(const QString& wanted) const;

    notebook::GameTables m_tables;
    std::optional<notebook::GameTable> m_current;
    QUndoStack m_undo;
};

} // namespace glossator::desktop
