// SPDX-License-Identifier: GPL-3.0-or-later
// What the keyboard and the mouse do in the reader.
#include "app/desktop/links/link.h"
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/reader_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace glossator::desktop {

void ReaderView::copy()
{
    const auto language = m_layout.languages().at(static_cast<std::size_t>(m_selection.column()));
    if (!m_selection.isEmpty())
        excerptOf(m_page, m_selection, language).copy();
    else if (m_current)
        excerptOf(m_page, *m_current, m_layout.languages()).copy();
}

const std::vector<ReaderView::KeyAct>& ReaderView::keyActs()
{
    static const std::vector<KeyAct> acts{
        {{Qt::Key_Up, Qt::Key_Down},
         QT_TR_NOOP("Clause above, clause below"),
         [](ReaderView& view, const QKeyEvent& event) {
             view.moveCurrent(event.key() == Qt::Key_Up ? -1 : 1);
         }},
        {{Qt::Key_Left, Qt::Key_Right},
         QT_TR_NOOP("Term before, next term"),
         [](ReaderView& view, const QKeyEvent& event) {
             view.moveTerm(event.key() == Qt::Key_Left ? -1 : 1);
         }},
        {{Qt::Key_Return, Qt::Key_Enter},
         QT_TR_NOOP("Open the term or the link, play a case of the clause"),
         [](ReaderView& view, const QKeyEvent&) { view.activateCurrent(); }},
        {{Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space},
         QT_TR_NOOP("Up or down by what is in sight"),
         [](ReaderView& view, const QKeyEvent& event) {
             const bool isShifted = (event.modifiers() & Qt::ShiftModifier) != 0;
             const bool isUp = event.key() == Qt::Key_PageUp || (event.key() == Qt::Key_Space && isShifted);
             view.turnPage(isUp ? -1 : 1);
         }},
        {{Qt::Key_Home, Qt::Key_End},
         QT_TR_NOOP("Begin and end of the page"),
         [](ReaderView& view, const QKeyEvent& event) {
             auto* bar = view.verticalScrollBar();
             bar->setValue(event.key() == Qt::Key_Home ? 0 : bar->maximum());
         }}};
    return acts;
}

std::vector<KeyLine> ReaderView::keys()
{
    std::vector<KeyLine> lines;
    for (const KeyAct& act : keyActs())
        lines.push_back({{act.keys.begin(), act.keys.end()}, tr(act.what)});
    QList<QKeySequence> copying = QKeySequence::keyBindings(QKeySequence::Copy);
    copying.removeOne(QKeySequence(Qt::Key_F16)); // a key that keyboards of today do not have
    lines.push_back({copying, tr("&Copy with source").remove(u'&')});
    return lines;
}

void ReaderView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->key() == Qt::Key_Escape && m_term)
        return letGo();
    for (const KeyAct& act : keyActs())
        if (act.keys.contains(static_cast<Qt::Key>(event->key())))
            return act.act(*this, *event);
    QAbstractScrollArea::keyPressEvent(event);
}

void ReaderView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    letGo();
    if (const auto place = placeAt(event->position()))
        m_current = place;
    m_selection = {};
    m_anchor = positionAt(event->position());
    viewport()->update();
    emit currentChanged();
}

void ReaderView::mouseMoveEvent(QMouseEvent* event)
{
    const auto position = m_anchor ? positionAt(event->position()) : std::nullopt;
    if (!m_anchor || (event->buttons() & Qt::LeftButton) == 0)
        return hoverOver(event->position());
    if (position)
        m_selection = TextSelection(*m_anchor, *position);
    viewport()->update();
}

void ReaderView::mouseReleaseEvent(QMouseEvent* event)
{
    m_anchor.reset();
    viewport()->update();
    if (event->button() != Qt::LeftButton || !m_selection.isEmpty())
        return;
    const QPoint at = event->globalPosition().toPoint();
    if (const auto marked = ribbonAt(event->position()); marked && m_kept != nullptr) {
        m_current = marked;
        return toggleBookmark();
    }
    if (const RowTarget* target = targetAt(event->position()))
        activate(RowTarget(*target), at);
    else if (const RowTerm* term = termOn(termAt(event->position())))
        emit termActivated(QString(term->id), at);
}

void ReaderView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto position = positionAt(event->position());
    if (!position)
        return;
    const QString text = plainTextAt(m_page, position->place,
                                     m_layout.languages().at(static_cast<std::size_t>(position->column)));
    TextPosition from = *position;
    TextPosition to = *position;
    while (from.offset > 0 && text.at(from.offset - 1).isLetterOrNumber())
        --from.offset;
    while (to.offset < text.size() && text.at(to.offset).isLetterOrNumber())
        ++to.offset;
    m_selection = TextSelection(from, to);
    viewport()->update();
}

void ReaderView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto place = isKey ? m_current : placeAt(event->pos());
    if (!place || m_page.clauseAt(*place) == nullptr)
        return;
    m_current = place;
    const catalogue::Clause& clause = *m_page.clauseAt(*place);
    const QPoint at = isKey ? viewport()->mapToGlobal(rectOf(*place).topLeft()) : event->globalPos();
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("clauseMenu"));
    connect(menu.addAction(tr("&Copy with source")), &QAction::triggered, this, &ReaderView::copy);
    connect(menu.addAction(tr("Copy the &link to the clause")), &QAction::triggered, this, [id = clause.id] {
        QGuiApplication::clipboard()->setText(Link{LinkKind::Clause, id, 0}.toString());
    });
    connect(menu.addAction(tr("Copy the &name of the clause")), &QAction::triggered, this,
            [id = clause.id] { QGuiApplication::clipboard()->setText(id); });
    if (!m_page.casesOf(clause.id).isEmpty())
        connect(menu.addAction(tr("&Play its case")), &QAction::triggered, this,
                [this, id = clause.id] { emit caseActivated(id); });
    addPairs(menu, clause);
    addKeptActions(menu, *place, at);
    const auto language = m_layout.languages().front();
    QStringList seen;
    for (const auto& term : m_terms.find(plainTextAt(m_page, *place, language), language)) {
        const QString id = term.readings.front().conceptId;
        const terms::Term* known = m_terms.terms()->find(id);
        if (known == nullptr || seen.contains(id))
            continue;
        if (seen.isEmpty())
            menu.addSection(tr("Terms"));
        seen += id;
        connect(menu.addAction(known->wording(language).preferred), &QAction::triggered, this,
                [this, id, at] { emit termActivated(id, at); });
    }
    menu.exec(at);
}

/// A clause about another expansion leads to all that is said of the two.
void ReaderView::addPairs(QMenu& menu, const catalogue::Clause& clause)
{
    for (const QString& other : clause.others) {
        const QString pair = clause.expansion + u'/' + other;
        const QString name = m_page.nameOf(other).textOrSource(m_layout.languages().front());
        if (!name.isEmpty())
            connect(menu.addAction(tr("All about this together with %1").arg(name)), &QAction::triggered,
                    this, [this, pair] { emit pairActivated(pair); });
    }
}

void ReaderView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    if (event->reason() != Qt::PopupFocusReason)
        letGo();
    if (byKey && (!m_current || !viewport()->rect().intersects(rectOf(*m_current))))
        if (const auto place = m_page.find(clauseInSight()))
            m_current = place;
    viewport()->update();
}

/// What opens over the page gives the keyboard back to the term that it was opened from.
void ReaderView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        QToolTip::hideText();
    else
        letGo();
    viewport()->update();
}

void ReaderView::moveCurrent(int step)
{
    const QString seen = clauseInSight();
    const bool isSeen = m_current && viewport()->rect().intersects(rectOf(*m_current));
    if (!isSeen) {
        if (const auto place = m_page.find(seen))
            setCurrent(*place);
        return;
    }
    const PagePlace next = steppedFrom(*m_current, step);
    if (next == *m_current)
        verticalScrollBar()->setValue(step < 0 ? 0 : verticalScrollBar()->maximum());
    else
        setCurrent(next);
}

PagePlace ReaderView::steppedFrom(PagePlace place, int step) const
{
    PagePlace next = place;
    for (next.piece += step; m_page.clauseAt(next) == nullptr;) {
        next.entry += step;
        if (next.entry < 0 || next.entry >= m_layout.count())
            return place;
        next.piece = step > 0 ? 0 : m_page.entry(next.entry).pieces() - 1;
    }
    return next;
}

void ReaderView::turnPage(int direction)
{
    auto* bar = verticalScrollBar();
    const int step = viewport()->height() - static_cast<int>(2 * m_layout.metrics().leading());
    bar->setValue(bar->value() + direction * step);
    letGo();
    if (!m_current || !viewport()->rect().intersects(rectOf(*m_current)))
        if (const auto place = m_page.find(clauseInSight())) {
            m_current = place;
            emit currentChanged();
        }
}

const RowText* ReaderView::textNear(QPointF point, int* entry) const
{
    const RowText* nearest = nullptr;
    double best = 1e9;
    for (int i = 0; i <= lastInSight(); ++i) {
        const Row* row = m_layout.readyRow(i);
        if (row == nullptr)
            continue;
        const double top = m_layout.top(i) - offset();
        for (const RowText& text : row->texts) {
            if (text.isRepeated)
                continue;
            const QRectF area(text.at + QPointF(0, top),
                              QSizeF(text.block.naturalWidth(), text.block.height()));
            const double dx = std::max({area.left() - point.x(), point.x() - area.right(), 0.0});
            const double dy = std::max({area.top() - point.y(), point.y() - area.bottom(), 0.0});
            if (dx + dy >= best)
                continue;
            best = dx + dy;
            nearest = &text;
            *entry = i;
        }
    }
    return nearest;
}

std::optional<TextPosition> ReaderView::positionAt(QPointF point) const
{
    int entry = 0;
    const RowText* text = textNear(point, &entry);
    if (text == nullptr)
        return {};
    const QPointF inside = point - text->at - QPointF(0, m_layout.top(entry) - offset());
    return TextPosition{text->place, text->column, text->from + text->block.cursorAt(inside)};
}

std::optional<PagePlace> ReaderView::placeAt(QPointF point) const
{
    for (int i = 0; i <= lastInSight(); ++i) {
        for (int piece = 0; piece < m_page.entry(i).pieces(); ++piece)
            if (rectOf({i, piece}).contains(point.toPoint()))
                return PagePlace{i, piece};
    }
    return {};
}

void ReaderView::hoverOver(QPointF point)
{
    const bool isOnPage = placeAt(point).has_value();
    const auto term = isOnPage && targetAt(point) == nullptr ? termAt(point) : std::nullopt;
    auto pointed = ribbonAt(point);
    const bool isHand = pointed || targetAt(point) != nullptr || term;
    pointed = pointed ? pointed : placeAt(point);
    if (pointed != m_pointed || term != m_pointedTerm)
        viewport()->update();
    m_pointed = pointed;
    m_pointedTerm = term;
    viewport()->setCursor(isHand ? Qt::PointingHandCursor : isOnPage ? Qt::IBeamCursor : Qt::ArrowCursor);
    viewport()->setToolTip(toolTipAt(point));
}

} // namespace glossator::desktop
