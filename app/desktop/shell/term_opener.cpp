// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/term_opener.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/reader/reader_view.h"
#include "model/terms/remark.h"

#include <QEvent>
#include <QLineEdit>

namespace glossator::desktop {

TermOpener::TermOpener(const ReadingDesk& desk, TermCard& card, QLineEdit& searchField)
    : m_desk(desk), m_card(card), m_searchField(searchField)
{
    searchField.installEventFilter(this);
}

void TermOpener::hear(ReaderView& page)
{
    connect(&page, &ReaderView::termActivated, this, &TermOpener::open);
    connect(&page, &ReaderView::scrolled, this, [this, &page] {
        if (m_card.isVisible())
            page.setFocus(Qt::OtherFocusReason);
        m_card.hide(); // its word is elsewhere now
    });
}

void TermOpener::forget()
{
    m_card.hide();
    m_clauses.reset();
}

void TermOpener::open(const QString& term, const QRect& word)
{
    const Library* library = m_desk.library();
    const terms::Term* found = library != nullptr ? library->terms.find(term) : nullptr;
    if (found == nullptr)
        return;
    if (!m_clauses)
        m_clauses.emplace(library->catalogue);
    const auto clauses = m_clauses->of(term, terms::withoutRemark(found->wording(windowLanguage()).preferred),
                                       m_desk.boxes(), m_desk.language());
    m_card.open(library->terms, *found, clauses, word);
    m_isBelowSearch = false;
}

void TermOpener::openBelowSearch(const QString& term)
{
    open(term, placeBelowSearch());
    m_isBelowSearch = m_card.term() == term;
}

QRect TermOpener::placeBelowSearch() const
{
    constexpr int indent = 40;
    return {m_searchField.mapToGlobal(QPoint(indent, 0)), m_searchField.size()};
}

/// The window may not have been laid out yet when the program is started with a term.
bool TermOpener::eventFilter(QObject* watched, QEvent* event)
{
    const bool isMoved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (watched == &m_searchField && isMoved && m_isBelowSearch && !m_card.isHidden())
        m_card.placeNear(placeBelowSearch());
    return QObject::eventFilter(watched, event);
}

} // namespace glossator::desktop
