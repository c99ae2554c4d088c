// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/kept/kept.h"

#include "app/desktop/house/house_readings.h"
#include "model/pairs/subject.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

using notebook::Place;
using notebook::PlaceKind;

/// One step that can be taken back. Steps of the same stretch of writing become one.
class Kept::Change : public QUndoCommand
{
public:
    Change(const QString& name, std::function<void()> redo, std::function<void()> undo, int writing)
        : QUndoCommand(name), m_redo(std::move(redo)), m_undo(std::move(undo)), m_writing(writing)
    {
    }
    void redo() override { m_redo(); }
    void undo() override { m_undo(); }
    [[nodiscard]] int id() const override { return m_writing; }
    bool mergeWith(const QUndoCommand* next) override
    {
        m_redo = static_cast<const Change*>(next)->m_redo;
        setText(next->text());
        return true;
    }

private:
    std::function<void()> m_redo;
    std::function<void()> m_undo;
    int m_writing; ///< number of the stretch; -1: none
};

Kept::Kept(const notebook::Notebook& notebook, QObject* parent)
    : QObject(parent), m_bookmarkStore(notebook.bookmarks()), m_noteStore(notebook.notes()),
      m_recent(notebook.recentPlaces()), m_decisionStore(notebook.houseDecisions()),
      m_ruleStore(notebook.houseRules()), m_bookmarks(m_bookmarkStore.all()), m_notes(m_noteStore.all()),
      m_readings(m_decisionStore.all()), m_rules(m_ruleStore.all())
{
}

bool Kept::hasBookmark(const Place& place) const
{
    return std::ranges::any_of(m_bookmarks, [&](const auto& each) { return each.place == place; });
}

QString Kept::decision(const QString& clause) const
{
    if (const QString chosen = reading(clause); !chosen.isEmpty())
        return HouseReadings::words(HouseReadings::switchAbout(clause), chosen);
    return ownRule(clause);
}

QString Kept::reading(const QString& clause) const
{
    return m_readings.isEmpty() ? QString() : m_readings.value(HouseReadings::switchAbout(clause));
}

QString Kept::readingInUse(const QString& switchId) const
{
    return m_readings.value(switchId, HouseReadings::usual(switchId));
}

bool Kept::hasNewRoleNames() const
{
    return readingInUse(HouseReadings::roleNames()) == HouseReadings::newRoleNames();
}

void Kept::useNewRoleNames(bool isNew)
{
    const QString id = HouseReadings::roleNames();
    decide(HouseReadings::clauseOf(id), isNew ? HouseReadings::newRoleNames() : HouseReadings::usual(id));
}

std::vector<Place> Kept::bookmarks() const
{
    std::vector<Place> places;
    for (const auto& bookmark : m_bookmarks)
        places.push_back(bookmark.place);
    return places;
}

QStringList Kept::decidedClauses() const
{
    QStringList clauses = m_rules.keys();
    for (const QString& switchId : m_readings.keys())
        if (const QString clause = HouseReadings::clauseOf(switchId); !clause.isEmpty())
            clauses += clause;
    clauses.sort();
    clauses.removeDuplicates();
    return clauses;
}

QString Kept::nameOf(const Decision& decision)
{
    return decision == Decision{} ? tr("removal of a house decision") : tr("house decision");
}

void Kept::toggleBookmark(const Place& place)
{
    const bool had = hasBookmark(place);
    const auto before = m_bookmarks;
    const auto restore = [this, place, before] {
        const auto was = std::ranges::find(before, place, &notebook::Bookmark::place);
        check(m_bookmarkStore.add(*was));
        m_bookmarks = m_bookmarkStore.all();
        emit changed(place);
    };
    if (!had)
        return push(
            tr("bookmark"), [this, place] { setBookmark(place, true); },
            [this, place] { setBookmark(place, false); });
    push(
        tr("removal of a bookmark"), [this, place] { setBookmark(place, false); }, restore);
    emit removed(tr("The bookmark was removed."));
}

void Kept::writeNote(const QString& clause, const QString& text)
{
    const QString before = note(clause);
    if (before == text)
        return;
    push(
        text.isEmpty() ? tr("removal of a note") : tr("note"),
        [this, clause, text] { setNote(clause, text); }, [this, clause, before] { setNote(clause, before); },
        m_stretch);
    noteWriting(before, text, tr("The note was removed."));
}

void Kept::writeRule(const QString& clause, const QString& text)
{
    const Decision before = decisionOn(clause);
    const Decision after{text.isEmpty() ? before.reading : QString(), text};
    if (before == after)
        return;
    push(
        nameOf(after), [this, clause, after] { setDecision(clause, after); },
        [this, clause, before] { setDecision(clause, before); }, m_stretch);
    noteWriting(before.words, after.words, tr("The house decision was removed."));
}

void Kept::noteWriting(const QString& before, const QString& after, const QString& removal)
{
    if (!m_before)
        m_before = before;
    m_removal = after.isEmpty() && !m_before->isEmpty() ? removal : QString();
}

void Kept::endWriting()
{
    ++m_stretch;
    m_before.reset();
    if (const QString what = std::exchange(m_removal, {}); !what.isEmpty())
        emit removed(what);
}

void Kept::removeNote(const QString& clause)
{
    if (note(clause).isEmpty())
        return;
    endWriting();
    writeNote(clause, {});
    endWriting();
}

void Kept::decide(const QString& clause, const QString& reading)
{
    const Decision before = decisionOn(clause);
    const bool isUsual = reading == HouseReadings::usual(HouseReadings::switchAbout(clause));
    const Decision after{isUsual ? QString() : reading, {}};
    if (before != after)
        push(
            nameOf(after), [this, clause, after] { setDecision(clause, after); },
            [this, clause, before] { setDecision(clause, before); });
}

void Kept::leaveOpen(const QString& clause)
{
    if (decisionOn(clause) == Decision{})
        return;
    decide(clause, {});
    emit removed(tr("The house decision was removed."));
}

/// A pair asked about the other way round is the same place.
void Kept::visit(const Place& place, std::vector<Place> others)
{
    if (place.kind == PlaceKind::Pair)
        others.push_back({place.kind, pairs::PairId::fromString(place.id).swapped().toString()});
    check(m_recent.visit(place, others));
    emit recentChanged();
}

void Kept::forget(const Place& place)
{
    const auto before = m_recent.all();
    push(
        tr("removal of a recent place"),
        [this, place] {
            check(m_recent.forget(place));
            emit recentChanged();
        },
        [this, before] {
            check(m_recent.restore(before));
            emit recentChanged();
        });
    emit removed(tr("The place was forgotten."));
}

void Kept::undo()
{
    endWriting();
    m_undo.undo();
}

void Kept::push(const QString& name, std::function<void()> redo, std::function<void()> undo, int writing)
{
    m_undo.push(new Change(name, std::move(redo), std::move(undo), writing));
}

void Kept::check(const notebook::Written& written)
{
    if (!written)
        emit failed(written.error());
}

void Kept::setBookmark(const Place& place, bool isWanted)
{
    check(isWanted ? m_bookmarkStore.add({place, QDateTime::currentDateTimeUtc()})
                   : m_bookmarkStore.remove(place));
    m_bookmarks = m_bookmarkStore.all();
    emit changed(place);
}

void Kept::setNote(const QString& clause, const QString& text)
{
    check(m_noteStore.set(clause, text));
    if (text.trimmed().isEmpty())
        m_notes.remove(clause);
    else
        m_notes.insert(clause, text);
    emit changed({PlaceKind::Clause, clause});
}

Kept::Decision Kept::decisionOn(const QString& clause) const
{
    return {reading(clause), ownRule(clause)};
}

void Kept::setDecision(const QString& clause, const Decision& decision)
{
    if (const QString switchId = HouseReadings::switchAbout(clause); !switchId.isEmpty())
        check(decision.reading.isEmpty() ? m_decisionStore.leaveOpen(switchId)
                                         : m_decisionStore.decide(switchId, decision.reading));
    check(m_ruleStore.set(clause, decision.words));
    m_readings = m_decisionStore.all();
    m_rules = m_ruleStore.all();
    emit changed({PlaceKind::Clause, clause});
}

} // namespace glossator::desktop
