// SPDX-License-Identifier: GPL-3.0-or-later
// What the keyboard and the mouse do in the reader.
#include "app/desktop/house/house_readings.h"
#include "app/desktop/kept/decision_menu.h"
#include "app/desktop/look/tip_lines.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/clause_menu.h"
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/kept_on_page.h"
#include "app/desktop/reader/page_keys.h"
#include "app/desktop/reader/page_pointing.h"
#include "app/desktop/reader/page_terms.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/reader/term_names.h"
#include "model/catalogue/headline.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace glossator::desktop {

std::vector<KeyLine> ReaderView::keys()
{
    std::vector<KeyLine> lines = PageKeys::lines();
    QList<QKeySequence> copying = QKeySequence::keyBindings(QKeySequence::Copy);
    copying.removeOne(QKeySequence(Qt::Key_F16)); // a key that keyboards of today do not have
    lines.push_back({copying, ClauseMenu::copying().remove(u'&')});
    return lines;
}

void ReaderView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->key() == Qt::Key_Escape && m_cursor->term())
        return m_cursor->letGo();
    if (!PageKeys::press(*m_cursor, *event))
        QAbstractScrollArea::keyPressEvent(event);
}

/// Tab goes through everything in sight that can be activated, from the current clause on, then leaves the
/// page.
bool ReaderView::focusNextPrevChild(bool next)
{
    return (hasFocus() && m_cursor->stepTarget(next)) || QAbstractScrollArea::focusNextPrevChild(next);
}

void ReaderView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_cursor->letGo();
    const PagePointing point(sight(), event->position());
    if (const auto place = point.place())
        m_cursor->setCurrent(place);
    m_mouse.press(point);
    viewport()->update();
    emit currentChanged();
}

void ReaderView::mouseMoveEvent(QMouseEvent* event)
{
    const PagePointing point(sight(), event->position());
    if (!m_mouse.isDown() || (event->buttons() & Qt::LeftButton) == 0)
        return hoverOver(point);
    m_mouse.drag(point);
    viewport()->update();
}

void ReaderView::mouseReleaseEvent(QMouseEvent* event)
{
    m_mouse.release();
    viewport()->update();
    if (event->button() != Qt::LeftButton || !m_mouse.selection().isEmpty())
        return;
    const QPoint at = event->globalPosition().toPoint();
    const PagePointing point(sight(), event->position());
    if (const auto marked = point.ribbon(); marked && m_kept->kept() != nullptr) {
        m_cursor->setCurrent(marked);
        return toggleBookmark();
    }
    if (const RowTarget* target = point.target())
        activate(RowTarget(*target), at);
    else if (const auto term = m_terms->at(point))
        emit termActivated(QString(sight().termOn(*term)->id), onScreen(sight().rectOf(*term)));
}

void ReaderView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_mouse.selectWord(m_page, PagePointing(sight(), event->position()), m_layout.languages());
    viewport()->update();
}

void ReaderView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    if (isKey && !m_cursor->current())
        m_cursor->takeClauseInSight();
    const auto place = isKey ? m_cursor->current() : PagePointing(sight(), event->pos()).place();
    if (!place || m_page.clauseAt(*place) == nullptr)
        return;
    m_cursor->setCurrent(place);
    openClauseMenu(*place, isKey ? viewport()->mapToGlobal(rectOf(*place).topLeft()) : event->globalPos(),
                   isKey);
}

void ReaderView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    if (event->reason() != Qt::PopupFocusReason)
        m_cursor->letGo();
    if (byKey)
        showKeyboard();
    viewport()->update();
}

void ReaderView::showKeyboard()
{
    if (!hasFocus() || m_cursor->isSeen())
        return;
    if (const auto place = m_cursor->takeClauseInSight(); place && !m_cursor->isSeen())
        m_scroll->ensureVisible(*place); // all that is in sight is covered
    viewport()->update();
}

/// What opens over the page gives the keyboard back to the term that it was opened from.
void ReaderView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        QToolTip::hideText();
    else
        m_cursor->letGo();
    viewport()->update();
}

bool ReaderView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_mouse.leave())
        viewport()->update();
    if (event->type() == QEvent::ToolTip && m_mouse.term())
        return showTipOfTerm(static_cast<QHelpEvent&>(*event).globalPos());
    return QAbstractScrollArea::viewportEvent(event);
}

/// It belongs to the word: the same concept in the next column has the same tip, which would not move else.
bool ReaderView::showTipOfTerm(const QPoint& at)
{
    const QRect word = sight().rectOf(*m_mouse.term());
    const QPoint pointed = viewport()->mapFromGlobal(at);
    const QRect rect =
        word.contains(pointed) ? word : QRect(pointed, QSize(1, 1)); // it goes on in a line below
    QToolTip::showText(at, viewport()->toolTip(), viewport(), rect);
    return true;
}

void ReaderView::hoverOver(const PagePointing& point)
{
    if (m_mouse.hover(point, *m_terms))
        viewport()->update();
    viewport()->setCursor(m_mouse.shapeAt(point));
    viewport()->setToolTip(tipLines(toolTipAt(point)));
}

/// Of a ribbon, a target, a term, or in the gutter what the clause is.
QString ReaderView::toolTipAt(const PagePointing& point) const
{
    if (const auto ribbon = point.ribbon(); ribbon && m_kept->kept() != nullptr)
        return m_kept->hasBookmark(*ribbon) ? tr("Remove the bookmark (Ctrl+D)")
                                            : tr("Set a bookmark (Ctrl+D)");
    const RowTarget* target = point.target();
    if (target != nullptr && target->kind != RowTarget::Kind::Clause)
        return target->name;
    if (const RowTerm* term = m_mouse.term() ? sight().termOn(*m_mouse.term()) : nullptr)
        return termNames().table(term->id);
    const auto place = point.isInGutter() ? point.place() : std::nullopt;
    const auto* clause = place ? m_page.clauseAt(*place) : nullptr;
    if (clause == nullptr)
        return {};
    return (ClauseWords::description(*clause) + u' ' +
            m_additions.description(*clause, m_page.expansion().id))
        .trimmed();
}

QRect ReaderView::onScreen(const QRect& rect) const
{
    return {viewport()->mapToGlobal(rect.topLeft()), rect.size()};
}

void ReaderView::activateCurrent()
{
    if (const auto at = m_cursor->target()) {
        const RowTarget target = m_layout.row(at->entry).targets.at(at->target);
        return activate(target, viewport()->mapToGlobal(rectOf(target.place).bottomLeft()));
    }
    if (const RowTerm* term = m_cursor->termInHand()) {
        return emit termActivated(QString(term->id), onScreen(sight().rectOf(*m_cursor->term())));
    }
    const auto current = m_cursor->current();
    const catalogue::Clause* clause = current ? m_page.clauseAt(*current) : nullptr;
    if (clause != nullptr && !m_page.casesOf(clause->id).isEmpty())
        emit caseActivated(clause->id);
}

void ReaderView::activate(const RowTarget& target, const QPoint& at)
{
    switch (target.kind) {
    case RowTarget::Kind::Clause:
        emit clauseActivated(target.id);
        break;
    case RowTarget::Kind::Case:
        emit caseActivated(target.id);
        break;
    case RowTarget::Kind::Term:
        emit termActivated(target.id, {at, QSize(1, 1)});
        break;
    case RowTarget::Kind::Tile:
        emit tileActivated(target.id);
        break;
    case RowTarget::Kind::Pair:
        emit pairActivated(target.id);
        break;
    case RowTarget::Kind::Note:
        write(target.place, Hand::Note);
        break;
    case RowTarget::Kind::Decision:
        openDecisionMenu(target.place, at);
        break;
    }
}

void ReaderView::copy()
{
    const TextSelection& selection = m_mouse.selection();
    const auto language = m_layout.languages().at(static_cast<std::size_t>(selection.column()));
    if (!selection.isEmpty()) {
        const Excerpt excerpt = excerptOf(m_page, selection, language);
        excerpt.copy();
        emit copied(excerpt.toPlainText().section(u'\n', 0, 0));
    } else if (const auto* clause = m_cursor->current() ? m_page.clauseAt(*m_cursor->current()) : nullptr) {
        excerptOf(m_page, *m_cursor->current(), m_layout.languages()).copy();
        emit copied(catalogue::firstSentence(clause->text.textOrSource(m_layout.languages().front())));
    }
}

void ReaderView::toggleBookmark()
{
    if (const auto place = m_cursor->takeClauseInSight())
        m_kept->toggleBookmark(*place);
}

void ReaderView::editNote()
{
    if (const auto place = m_cursor->takeClauseInSight())
        write(*place, Hand::Note);
}

void ReaderView::askHowToPlay()
{
    const auto place = m_cursor->takeClauseInSight();
    if (!place)
        return;
    if (HouseReadings::isAsked(*m_page.clauseAt(*place)))
        openDecisionMenu(*place, viewport()->mapToGlobal((rectOf(*place) & viewport()->rect()).bottomLeft()));
    else
        emit told(tr("This clause leaves nothing open."));
}

void ReaderView::write(PagePlace place, Hand hand)
{
    if (m_kept->kept() == nullptr || m_page.clauseAt(place) == nullptr)
        return;
    m_kept->stopWriting(); // as long as the clause that it is at is the current one
    m_cursor->setCurrent(place);
    m_kept->write(place, hand, Typefaces::readingItalic(m_layout.metrics().glossSize(), Sizing::Exact),
                  m_layout.languages().front());
    placeEditor();
    if (const QRect editor = m_kept->editorRect(); !editor.isEmpty() && m_layout.readyRow(place.entry))
        m_scroll->bringIntoView(editor);
    else
        m_scroll->ensureVisible(place);
}

void ReaderView::openDecisionMenu(PagePlace place, const QPoint& at)
{
    if (m_kept->kept() == nullptr)
        return;
    auto* menu = new DecisionMenu(*m_kept->kept(), *m_page.clauseAt(place), this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &DecisionMenu::ownWordsRequested, this, [this, place] { write(place, Hand::Rule); });
    const auto choices = menu->actions();
    menu->setActiveAction(*std::ranges::find_if_not(choices, &QAction::isSeparator));
    menu->popup(at);
}

void ReaderView::openClauseMenu(PagePlace place, const QPoint& at, bool isByKey)
{
    ClauseMenu menu(m_page, *m_page.clauseAt(place), m_layout.languages().front(), this);
    connect(&menu, &ClauseMenu::copyRequested, this, &ReaderView::copy);
    connect(&menu, &ClauseMenu::caseRequested, this, &ReaderView::caseActivated);
    connect(&menu, &ClauseMenu::pairRequested, this, &ReaderView::pairActivated);
    connect(&menu, &ClauseMenu::bookmarkToggled, this, &ReaderView::toggleBookmark);
    connect(&menu, &ClauseMenu::noteRequested, this, [this, place] { write(place, Hand::Note); });
    connect(&menu, &ClauseMenu::decisionRequested, this, [this, place, at] { openDecisionMenu(place, at); });
    connect(&menu, &ClauseMenu::termRequested, this, [this, place, at](const QString& id) {
        const auto term = m_terms->of(place, id);
        const QRect word = term ? sight().rectOf(*term) : QRect();
        emit termActivated(id, viewport()->rect().intersects(word) ? onScreen(word) : QRect(at, QSize(1, 1)));
    });
    if (m_kept->kept() != nullptr)
        menu.addKept(*m_kept->kept());
    menu.addTerms(m_terms->finder());
    if (isByKey)
        menu.setActiveAction(menu.actions().constFirst());
    menu.exec(at);
}

QStringList ReaderView::termInHand() const
{
    const RowTerm* term = m_cursor->termInHand();
    return term == nullptr ? QStringList() : termNames().all(term->id);
}

TermNames ReaderView::termNames() const
{
    return {m_terms->terms(), m_additions.roles != nullptr};
}

void ReaderView::showTermInHand()
{
    const RowTerm* term = m_cursor->termInHand();
    if (term == nullptr)
        return;
    constexpr int aMinute = 60'000;
    const QRect rect = sight().rectOf(*m_cursor->term());
    QToolTip::showText(viewport()->mapToGlobal(rect.bottomLeft()), termNames().table(term->id), viewport(),
                       rect, aMinute);
    viewport()->update();
    tellFocus();
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
    QAccessibleEvent event(child, m_cursor->term() ? QAccessible::DescriptionChanged : QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace glossator::desktop
