// SPDX-License-Identifier: GPL-3.0-or-later
// The terms on the page: lines under them, and the words for them in all languages.
#include "app/desktop/look/native_name.h"
#include "app/desktop/reader/reader_view.h"

#include <QAccessible>
#include <QToolTip>

#include <algorithm>

namespace glossator::desktop {

void ReaderView::setTerms(const terms::TermBase* terms)
{
    letGo();
    m_pointedTerm.reset();
    m_termTimer.stop();
    m_terms.setTerms(terms);
    m_additions.roles = newRoleNames();
}

/// Marks the terms of what can be seen, once somebody knows them.
void ReaderView::markTerms()
{
    if (m_layout.count() == 0)
        return;
    if (!m_terms.isReadyFor(m_layout.languages())) {
        if (!m_termTimer.isActive())
            m_termTimer.start();
        return;
    }
    const int last = lastInSight();
    for (int i = std::max(0, m_layout.entryAt(offset()) - 1); i <= last; ++i)
        m_layout.markTerms(i, m_terms);
}

void ReaderView::prepareTerms()
{
    if (m_terms.prepare(m_layout.languages()))
        m_termTimer.start();
    else
        viewport()->update();
}

const RowTerm* ReaderView::termOn(const std::optional<TermPlace>& place) const
{
    const Row* row = place && place->entry < m_layout.count() ? m_layout.readyRow(place->entry) : nullptr;
    if (row == nullptr || place->text >= row->texts.size())
        return nullptr;
    const auto& terms = row->texts[place->text].terms;
    return terms && place->term < terms->size() ? &terms->at(place->term) : nullptr;
}

std::optional<TermPlace> ReaderView::termAt(QPointF point)
{
    while (m_terms.prepare(m_layout.languages())) {
    }
    int entry = 0;
    if (textNear(point, &entry) == nullptr)
        return {};
    m_layout.markTerms(entry, m_terms);
    const auto& texts = m_layout.readyRow(entry)->texts;
    const QPointF inside = point - QPointF(0, m_layout.top(entry) - offset());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto letter = texts[i].block.letterAt(inside - texts[i].at);
        const auto isHere = [&letter](const RowTerm& term) {
            return letter && *letter >= term.span.start && *letter < term.span.end();
        };
        const auto& terms = *texts[i].terms;
        if (const auto found = std::ranges::find_if(terms, isHere); found != terms.end())
            return TermPlace{entry, i, static_cast<std::size_t>(found - terms.begin())};
    }
    return {};
}

QRect ReaderView::rectOfTerm(const TermPlace& place) const
{
    const RowTerm* term = termOn(place);
    if (term == nullptr)
        return {};
    const RowText& text = m_layout.readyRow(place.entry)->texts[place.text];
    const QPointF corner = text.at + QPointF(0, m_layout.top(place.entry) - offset());
    return text.block.rectsOf(term->span).front().translated(corner).toAlignedRect();
}

std::vector<TermPlace> ReaderView::termsOf(PagePlace place)
{
    while (m_terms.prepare(m_layout.languages())) {
    }
    m_layout.row(place.entry);
    m_layout.markTerms(place.entry, m_terms);
    const auto& texts = m_layout.readyRow(place.entry)->texts;
    std::vector<TermPlace> terms;
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t t = 0; texts[i].place == place && t < texts[i].terms->size(); ++t)
            terms.push_back({place.entry, i, t});
    return terms;
}

/// Goes to the next term, or the one before, and on through the clauses.
void ReaderView::moveTerm(int step)
{
    if (!m_current || !viewport()->rect().intersects(rectOf(*m_current)))
        m_current = m_page.find(clauseInSight());
    if (!m_current)
        return;
    std::optional<TermPlace> last = m_term;
    for (PagePlace place = *m_current;;) {
        const auto terms = termsOf(place);
        const auto at = last ? std::ranges::find(terms, *last) : terms.end();
        const auto next =
            at == terms.end() ? (step > 0 ? 0 : std::ssize(terms) - 1) : at - terms.begin() + step;
        if (next >= 0 && next < std::ssize(terms)) {
            setCurrent(place);
            return takeTerm(terms[static_cast<std::size_t>(next)]);
        }
        const PagePlace following = steppedFrom(place, step);
        if (following == place)
            return;
        place = following;
        last.reset();
    }
}

void ReaderView::takeTerm(const TermPlace& place)
{
    m_term = place;
    const QRect rect = rectOfTerm(place);
    const RowTerm* term = termOn(m_term);
    if (term == nullptr)
        return;
    constexpr int aMinute = 60'000;
    QToolTip::showText(viewport()->mapToGlobal(rect.bottomLeft()), wordsOf(term->id), viewport(), rect,
                       aMinute);
    viewport()->update();
    tellFocus();
}

QStringList ReaderView::termInHand() const
{
    const RowTerm* term = termOn(m_term);
    const terms::Term* known = term == nullptr ? nullptr : m_terms.terms()->find(term->id);
    QStringList words;
    for (const auto language : catalogue::allLanguages)
        if (known != nullptr)
            words += nameOf(*known, language);
    return words;
}

/// The preferred word, and of a role its new name before it where the reader wants that.
QString ReaderView::nameOf(const terms::Term& term, catalogue::Language language) const
{
    const QString word = term.wording(language).preferred;
    const QString isNow =
        m_additions.roles == nullptr ? QString() : m_additions.roles->newRoleNames(term, language);
    return isNow.isEmpty() ? word : QStringLiteral("%1 (%2)").arg(isNow, word);
}

/// What a concept is called in all three languages.
QString ReaderView::wordsOf(const QString& term) const
{
    const terms::Term* known = m_terms.terms() == nullptr ? nullptr : m_terms.terms()->find(term);
    QString rows;
    for (const auto language : catalogue::allLanguages)
        if (known != nullptr)
            rows +=
                QStringLiteral("<tr><td style='padding-right: 10px'><small>%1</small></td><td>%2</td></tr>")
                    .arg(nativeName(language).toHtmlEscaped(), nameOf(*known, language).toHtmlEscaped());
    return QStringLiteral("<table>%1</table>").arg(rows);
}

/// What the keyboard was on is so no longer.
void ReaderView::letGo()
{
    m_target.reset();
    if (!m_term)
        return;
    m_term.reset();
    QToolTip::hideText();
    viewport()->update();
}

/// Lets screen readers know what the keyboard is on.
void ReaderView::tellFocus()
{
    if (!QAccessible::isActive() || !hasFocus())
        return;
    auto* self = QAccessible::queryAccessibleInterface(this);
    QAccessibleInterface* child = self == nullptr ? nullptr : self->focusChild();
    if (child == nullptr)
        return;
    QAccessibleEvent event(child, m_term ? QAccessible::DescriptionChanged : QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace glossator::desktop
