// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader keeps about clauses: bookmarks, notes, and how open questions are played at this table.
#include "app/desktop/house/house_readings.h"
#include "app/desktop/kept/decision_menu.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/clause_editor.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/reader/ribbon.h"

#include <QMenu>

#include <algorithm>

namespace glossator::desktop {

using notebook::Place;
using notebook::PlaceKind;

void ReaderView::setKept(Kept* kept)
{
    stopWriting();
    if (m_kept != nullptr)
        disconnect(m_kept, nullptr, this, nullptr);
    m_kept = kept;
    keepReading();
    m_additions.kept = kept;
    if (kept != nullptr)
        connect(kept, &Kept::changed, this, [this](const Place& place) {
            if (place.kind == PlaceKind::Clause)
                refresh(place.id);
            followRoleNames();
        });
    m_additions.roles = newRoleNames();
    findBookmarks();
    m_layout.clear();
    relayout();
}

/// The terms, where the reader wants the new names of roles beside the classic ones.
const terms::TermBase* ReaderView::newRoleNames() const
{
    return m_kept != nullptr && m_kept->hasNewRoleNames() ? m_terms.terms() : nullptr;
}

void ReaderView::followRoleNames()
{
    if (m_additions.roles == newRoleNames())
        return;
    keepReading();
    m_additions.roles = newRoleNames();
    m_layout.clear();
    relayout();
}

void ReaderView::setTable(const QStringList& ids, bool isFaded)
{
    if (m_additions.table == ids && m_additions.isFaded == isFaded)
        return;
    keepReading();
    m_additions.table = ids;
    m_additions.isFaded = isFaded;
    m_layout.clear();
    relayout();
}

void ReaderView::toggleBookmark()
{
    const auto place = placeInSight();
    if (m_kept != nullptr && place)
        m_kept->toggleBookmark({PlaceKind::Clause, m_page.clauseAt(*place)->id});
}

void ReaderView::editNote()
{
    if (const auto place = placeInSight())
        write(*place, Hand::Note);
}

void ReaderView::askHowToPlay()
{
    const auto place = placeInSight();
    if (place && HouseReadings::isAsked(*m_page.clauseAt(*place)))
        openDecisionMenu(*place, viewport()->mapToGlobal(rectOf(*place).bottomLeft()));
}

/// Where on the page there are bookmarks; a clause may stand on an assembled page more than once.
void ReaderView::findBookmarks()
{
    m_bookmarks.clear();
    if (m_kept == nullptr || m_kept->bookmarks().empty())
        return;
    for (int i = 0; i < m_layout.count(); ++i)
        for (int piece = 0; piece < m_page.entry(i).pieces(); ++piece)
            if (m_kept->hasBookmark({PlaceKind::Clause, m_page.clauseAt({i, piece})->id}))
                m_bookmarks.push_back({i, piece});
}

/// Sets the rows of a clause anew.
void ReaderView::refresh(const QString& clause)
{
    findBookmarks();
    keepReading();
    for (int i = 0; i < m_layout.count(); ++i)
        for (int piece = 0; piece < m_page.entry(i).pieces(); ++piece)
            if (m_page.clauseAt({i, piece})->id == clause)
                m_layout.forget(i);
    letGo();
    relayout();
}

std::optional<PagePlace> ReaderView::placeInSight()
{
    const auto place = m_page.find(clauseInSight());
    if (place)
        m_current = place;
    return place;
}

void ReaderView::write(PagePlace place, Hand hand)
{
    const catalogue::Clause* clause = m_page.clauseAt(place);
    if (m_kept == nullptr || clause == nullptr)
        return;
    stopWriting();
    m_kept->endWriting();
    m_current = place;
    const QFont font = Typefaces::readingItalic(m_layout.metrics().glossSize());
    m_additions.writing = PageAdditions::Writing{clause->id, hand, 0};
    refresh(clause->id);
    const bool isNote = hand == Hand::Note;
    m_editor->setAccessibleName(isNote ? tr("Note on this clause")
                                       : tr("How you play it, in your own words"));
    m_editor->setAccessibleDescription(plainTextAt(m_page, place, m_layout.languages().front()));
    m_editor->setPlaceholderText(isNote ? tr("A note of your own") : tr("At our table …"));
    m_editor->open(isNote ? m_kept->note(clause->id) : m_kept->ownRule(clause->id), font);
    placeEditor();
    ensureVisible(place);
}

/// As one types.
void ReaderView::writeDown()
{
    if (!m_additions.writing)
        return;
    const QString clause = m_additions.writing->clause;
    if (m_additions.writing->hand == Hand::Note)
        m_kept->writeNote(clause, m_editor->toPlainText());
    else
        m_kept->writeRule(clause, m_editor->toPlainText());
    placeEditor();
}

void ReaderView::stopWriting()
{
    if (!m_additions.writing)
        return;
    const QString clause = m_additions.writing->clause;
    m_additions.writing.reset();
    m_editor->hide();
    if (m_kept != nullptr)
        m_kept->endWriting();
    refresh(clause);
}

void ReaderView::leaveEditor(bool isByKey)
{
    stopWriting();
    if (isByKey)
        setFocus(Qt::OtherFocusReason);
}

/// Lays the editor over the room that the page leaves for it, and asks for as much as its words need.
void ReaderView::placeEditor()
{
    if (!m_additions.writing)
        return;
    for (int i = 0; i < m_layout.count(); ++i) {
        const Row* row = m_layout.readyRow(i);
        if (row == nullptr || !row->writing)
            continue;
        const QRectF room = row->writing->translated(0, m_layout.top(i) - offset());
        m_editor->setGeometry(room.toRect());
        const int wanted = m_editor->wantedHeight();
        if (wanted == static_cast<int>(m_additions.writing->height))
            return;
        m_additions.writing->height = wanted;
        refresh(m_additions.writing->clause);
        return;
    }
}

void ReaderView::openDecisionMenu(PagePlace place, const QPoint& at)
{
    if (m_kept == nullptr)
        return;
    auto* menu = new DecisionMenu(*m_kept, *m_page.clauseAt(place), this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &DecisionMenu::ownWordsRequested, this, [this, place] { write(place, Hand::Rule); });
    menu->popup(at);
}

void ReaderView::addKeptActions(QMenu& menu, PagePlace place, const QPoint& at)
{
    if (m_kept == nullptr)
        return;
    const catalogue::Clause& clause = *m_page.clauseAt(place);
    menu.addSeparator();
    const bool isMarked = m_kept->hasBookmark({PlaceKind::Clause, clause.id});
    connect(menu.addAction(isMarked ? tr("Remove the &bookmark") : tr("Set a &bookmark")),
            &QAction::triggered, this, &ReaderView::toggleBookmark);
    connect(menu.addAction(tr("&Note")), &QAction::triggered, this,
            [this, place] { write(place, Hand::Note); });
    if (!m_kept->note(clause.id).isEmpty())
        connect(menu.addAction(tr("&Remove the note")), &QAction::triggered, this,
                [this, id = clause.id] { m_kept->removeNote(id); });
    if (HouseReadings::isAsked(clause))
        connect(menu.addAction(HouseReadings::matterOf(clause) == HouseMatter::Names
                                   ? tr("&Which names do you use?")
                                   : tr("&How do you play it?")),
                &QAction::triggered, this, [this, place, at] { openDecisionMenu(place, at); });
}

std::optional<PagePlace> ReaderView::ribbonAt(QPointF point) const
{
    constexpr int slack = 4;
    for (int i = 0; i <= lastInSight(); ++i)
        for (int piece = 0; piece < m_page.entry(i).pieces(); ++piece)
            if (const QRect ground = rectOf({i, piece});
                !ground.isEmpty() && ribbonBeside(ground, piece > 0, m_scale)
                                         .adjusted(-slack, -slack, slack, slack)
                                         .contains(point))
                return PagePlace{i, piece};
    return {};
}

} // namespace glossator::desktop
