// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/notebook.h"

#include <QObject>
#include <QSet>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace glossator::desktop {

/// What the reader keeps: bookmarks, notes, house decisions on open questions and recent places. Everything
/// is written in the notebook at once; what is removed can be put back.
class Kept : public QObject
{
    Q_OBJECT

public:
    /// The notebook must live as long as this.
    explicit Kept(const notebook::Notebook& notebook, QObject* parent = nullptr);

    [[nodiscard]] bool hasBookmark(const notebook::Place& place) const;
    /// The note beside a clause, or nothing.
    [[nodiscard]] QString note(const QString& clause) const { return m_notes.value(clause); }
    /// How an open clause is played at this table, in words; empty where nothing is decided.
    [[nodiscard]] QString decision(const QString& clause) const;
    /// The own words of the decision; empty where it is a reading of the engine's or none.
    [[nodiscard]] QString ownRule(const QString& clause) const { return m_rules.value(clause); }
    /// The chosen reading of the switch about a clause; empty where none is chosen.
    [[nodiscard]] QString reading(const QString& clause) const;

    /// The reading of a switch that the reader goes by; what the sources leave open has none without a
    /// decision.
    [[nodiscard]] QString readingInUse(const QString& switchId) const;
    /// Whether the roles of the meeples have the names of the 20th Anniversary Edition.
    [[nodiscard]] bool hasNewRoleNames() const;
    void useNewRoleNames(bool isNew);
    /// All chosen readings by switch.
    [[nodiscard]] const QMap<QString, QString>& readings() const { return m_readings; }

    /// The latest first.
    [[nodiscard]] std::vector<notebook::Place> bookmarks() const;
    [[nodiscard]] std::vector<notebook::Place> recentPlaces() const { return m_recent.all(); }
    /// Ids of clauses with a note, the one changed last first.
    [[nodiscard]] QStringList notedClauses() const { return m_noteStore.latestFirst(); }
    /// Ids of clauses that are decided, sorted.
    [[nodiscard]] QStringList decidedClauses() const;
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }

    /// Sets a bookmark or takes it away.
    void toggleBookmark(const notebook::Place& place);
    /// As one writes: each call replaces the text, and without text there is no note. A whole stretch of
    /// writing is undone at once.
    void writeNote(const QString& clause, const QString& text);
    void writeRule(const QString& clause, const QString& text);
    /// The next words are a new stretch of writing. Where all that was there was deleted in this one, that is
    /// told.
    void endWriting();
    void removeNote(const QString& clause);
    /// Takes one of the engine's readings.
    void decide(const QString& clause, const QString& reading);
    void leaveOpen(const QString& clause);
    /// It takes the place of others that are the same by another name.
    void visit(const notebook::Place& place, std::vector<notebook::Place> others = {});
    void forget(const notebook::Place& place);
    void undo();

signals:
    /// What is kept about a clause, tile or case is another.
    void changed(const glossator::notebook::Place& place);
    /// The recent places are others.
    void recentChanged();
    /// Something was taken away that can be put back.
    void removed(const QString& what);
    /// Something could not be written.
    void failed(const QString& what);

private:
    class Change;
    /// How a clause is decided: a reading of the engine's, own words, or neither.
    struct Decision
    {
        QString reading;
        QString words;
        bool operator==(const Decision&) const = default;
    };

    void push(const QString& name, std::function<void()> redo, std::function<void()> undo, int writing = -1);
    void check(const notebook::Written& written);
    /// What a stretch of writing comes to: nothing any more, of something, is a removal.
    void noteWriting(const QString& before, const QString& after, const QString& removal);
    void setBookmark(const notebook::Place& place, bool isWanted);
    void setNote(const QString& clause, const QString& text);
    [[nodiscard]] Decision decisionOn(const QString& clause) const;
    /// What is done by it.
    [[nodiscard]] static QString nameOf(const Decision& decision);
    void setDecision(const QString& clause, const Decision& decision);

    notebook::Bookmarks m_bookmarkStore;
    notebook::Notes m_noteStore;
    notebook::RecentPlaces m_recent;
    notebook::HouseDecisions m_decisionStore;
    notebook::HouseRules m_ruleStore;
    std::vector<notebook::Bookmark> m_bookmarks;
    QHash<QString, QString> m_notes;
    QMap<QString, QString> m_readings; ///< by switch
    QMap<QString, QString> m_rules;    ///< by clause
    QUndoStack m_undo;
    int m_stretch = 0;               ///< of writing
    std::optional<QString> m_before; ///< what was there before this stretch, once something was written in it
    QString m_removal;               ///< what this stretch took away, in words; mostly nothing
};

} // namespace glossator::desktop
