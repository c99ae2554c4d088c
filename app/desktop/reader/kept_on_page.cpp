// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/kept_on_page.h"

#include "app/desktop/kept/kept.h"
#include "app/desktop/reader/clause_writer.h"
#include "app/desktop/reader/page_sight.h"

#include <algorithm>

namespace glossator::desktop {

using notebook::PlaceKind;

KeptOnPage::KeptOnPage(const Page& page, PageAdditions& additions, QWidget* sheet, QObject* parent)
    : QObject(parent), m_page(page), m_additions(additions),
      m_writer(new ClauseWriter(sheet, additions, this))
{
    connect(m_writer, &ClauseWriter::roomChanged, this, &KeptOnPage::clauseChanged);
    connect(m_writer, &ClauseWriter::written, this, &KeptOnPage::written);
    connect(m_writer, &ClauseWriter::leftByKey, this, &KeptOnPage::leftByKey);
}

void KeptOnPage::setKept(Kept* kept)
{
    m_writer->setKept(kept);
    if (m_kept != nullptr)
        disconnect(m_kept, nullptr, this, nullptr);
    m_kept = kept;
    m_additions.kept = kept;
    m_additions.roles = newRoleNames();
    if (kept != nullptr)
        connect(kept, &Kept::changed, this, [this](const notebook::Place& place) {
            if (place.kind == PlaceKind::Clause)
                emit clauseChanged(place.id);
            if (m_additions.roles == newRoleNames())
                return;
            m_additions.roles = newRoleNames();
            emit roleNamesChanged();
        });
    findBookmarks();
}

void KeptOnPage::setTerms(const terms::TermBase* terms)
{
    m_terms = terms;
    m_additions.roles = newRoleNames();
}

bool KeptOnPage::hasBookmark(PagePlace place) const
{
    return std::ranges::find(m_bookmarks, place) != m_bookmarks.end();
}

void KeptOnPage::findBookmarks()
{
    m_bookmarks.clear();
    if (m_kept == nullptr || m_kept->bookmarks().empty())
        return;
    for (int i = 0; i < static_cast<int>(m_page.entries().size()); ++i)
        for (int piece = 0; piece < m_page.entry(i).pieces(); ++piece)
            if (m_kept->hasBookmark({PlaceKind::Clause, m_page.clauseAt({i, piece})->id}))
                m_bookmarks.push_back({i, piece});
}

void KeptOnPage::toggleBookmark(PagePlace place)
{
    const catalogue::Clause* clause = m_page.clauseAt(place);
    if (m_kept != nullptr && clause != nullptr)
        m_kept->toggleBookmark({PlaceKind::Clause, clause->id});
}

void KeptOnPage::write(PagePlace place, Hand hand, const QFont& font, catalogue::Language language)
{
    const catalogue::Clause* clause = m_page.clauseAt(place);
    if (m_kept != nullptr && clause != nullptr)
        m_writer->write(clause->id, hand, font, plainTextAt(m_page, place, language));
}

void KeptOnPage::stopWriting()
{
    m_writer->stop();
}

void KeptOnPage::placeEditor(const PageSight& sight)
{
    m_writer->place(sight);
}

QRect KeptOnPage::editorRect() const
{
    return m_writer->rect();
}

/// The terms, where the reader wants the new names of roles beside the classic ones.
const terms::TermBase* KeptOnPage::newRoleNames() const
{
    return m_kept != nullptr && m_kept->hasNewRoleNames() ? m_terms : nullptr;
}

} // namespace glossator::desktop
