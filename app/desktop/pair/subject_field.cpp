// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/subject_field.h"

#include "app/desktop/look/clear_button.h"
#include "app/desktop/look/field_air.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/subject_delegate.h"
#include "app/desktop/pair/subject_model.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int widest = 520; ///< at the original size of text

} // namespace

SubjectField::SubjectField(const QString& name, QWidget* parent)
    : QLineEdit(parent), m_model(new SubjectModel(this)), m_completer(new QCompleter(m_model, this))
{
    setObjectName(name);
    setFont(Typefaces::reading(17));
    setTextMargins(fieldAir, 0, fieldAir, 0);
    setMaximumWidth(widest);
    TextSize::grow(*this);
    offerClearing(*this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(12);
    m_completer->setWidget(this);
    QAbstractItemView* popup = m_completer->popup();
    popup->setObjectName(name + QStringLiteral("List"));
    popup->setItemDelegate(new SubjectDelegate(popup));
    popup->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QLineEdit::textEdited, this, &SubjectField::offer);
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &SubjectField::take);
}

void SubjectField::setSubjects(const pairs::SubjectList* subjects)
{
    m_subjects = subjects;
    m_model->setSubjects(subjects);
}

void SubjectField::setTable(const QStringList& ids)
{
    m_model->setTable(ids);
}

void SubjectField::setLanguage(catalogue::Language language)
{
    m_language = language;
    m_model->setLanguage(language);
    showSubject();
}

void SubjectField::setSubject(const pairs::SubjectId& subject)
{
    m_subject = subject;
    showSubject();
}

const std::vector<const pairs::Subject*>& SubjectField::listed() const
{
    return m_model->subjects();
}

void SubjectField::invite(const QString& words, const QString& inShort)
{
    m_invitation = words;
    m_invitationInShort = inShort;
    showInvitation();
}

void SubjectField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    showInvitation();
}

void SubjectField::showInvitation()
{
    constexpr int frame = 24;
    const bool hasRoom = fontMetrics().horizontalAdvance(m_invitation) + frame <= width();
    setPlaceholderText(hasRoom ? m_invitation : m_invitationInShort);
}

QSize SubjectField::sizeHint() const
{
    constexpr int letters = 26;
    return {fontMetrics().averageCharWidth() * letters, QLineEdit::sizeHint().height() + 4};
}

void SubjectField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return takeFirst();
    case Qt::Key_Escape:
        m_completer->popup()->hide();
        showSubject();
        emit notFound({}); // what was typed is gone
        return selectAll();
    case Qt::Key_Down:
        return offer(text());
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void SubjectField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason)
        selectAll();
}

void SubjectField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_completer != nullptr)
        m_completer->popup()->setPalette(window()->palette());
}

/// Tab takes what is marked, as Enter does; where something else asks for the keyboard then, it is there
/// already.
bool SubjectField::focusNextPrevChild(bool next)
{
    takeMarked();
    if (!hasFocus())
        return true;
    return QLineEdit::focusNextPrevChild(next);
}

/// Half a name left behind would seem to be what the answer is about.
void SubjectField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    if (text().trimmed().isEmpty() && !m_subject.isEmpty()) {
        m_subject = {};
        emit chosen(m_subject);
    }
    if (m_subject.isEmpty() && isInVain() && event->reason() != Qt::MouseFocusReason)
        return; // what is wrong about it stays to be read
    showSubject();
    if (event->reason() != Qt::MouseFocusReason) // which may be on its way to a name that is offered there
        emit notFound({});
}

void SubjectField::offer(const QString& text)
{
    if (text.isEmpty() && !m_subject.isEmpty()) { // an answer about what no longer stands there would mislead
        m_subject = {};
        emit chosen(m_subject);
    }
    m_model->setText(text);
    emit notFound(isInVain() ? text : QString());
    if (m_model->rowCount() == 0)
        return m_completer->popup()->hide();
    showList();
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

/// Nothing is called what was typed.
bool SubjectField::isInVain() const
{
    return m_model->isGuess() && m_model->first().isEmpty();
}

/// As wide as its rows need, within the window: where there is no room to the right, it begins further left.
void SubjectField::showList()
{
    QAbstractItemView* list = m_completer->popup();
    list->setPalette(window()->palette()); // a window of its own takes none from ours
    int width = rect().width();
    for (int row = 0; row < m_model->rowCount(); ++row)
        width = std::max(width, SubjectDelegate::wholeWidth(m_model->index(row)) + 2 * list->frameWidth());
    width = std::max(rect().width(), std::min(width, window()->width()));
    const int shift = std::min(0, window()->width() - mapTo(window(), QPoint()).x() - width);
    list->resize(width, list->height()); // by which its rows are measured
    m_completer->complete(QRect(rect().left() + shift, rect().top(), width, rect().height()));
    showWholeRows();
}

/// No row is cut by the list's edge, and nothing is empty below the last one.
void SubjectField::showWholeRows()
{
    QAbstractItemView* list = m_completer->popup();
    const int frame = 2 * list->frameWidth();
    const int row = std::max(1, list->sizeHintForRow(0));
    const int rows = std::clamp((list->height() - frame) / row, 1, m_model->rowCount());
    QRect place = list->geometry();
    if (place.top() < mapToGlobal(rect().topLeft()).y())
        place.setTop(place.bottom() + 1 - rows * row - frame);
    else
        place.setHeight(rows * row + frame);
    list->setGeometry(place);
}

void SubjectField::take(const QModelIndex& index)
{
    const auto taken = pairs::SubjectId::fromString(index.data(SubjectModel::IdRole).toString());
    const pairs::PairId both{m_model->first(), taken};
    const bool isGuess = m_model->isDoubtful() && index.row() == 0;
    const QString typed = text().trimmed();
    if (both.isWhole()) {
        emit pairChosen(both);
    } else {
        m_subject = taken;
        showSubject();
        emit chosen(m_subject);
    }
    const QString first = nameOf(both.one);
    if (isGuess)
        emit guessed(typed, first.isEmpty() ? nameOf(taken) : first + QStringLiteral(" + ") + nameOf(taken));
}

/// Without a choice from the list, the likeliest is meant.
void SubjectField::takeFirst()
{
    if (takeMarked())
        return;
    const pairs::Subject* known = m_subjects != nullptr ? m_subjects->find(m_subject) : nullptr;
    if (known != nullptr && text() == known->name(m_language)) {
        emit chosen(m_subject);
        return;
    }
    m_model->setText(text());
    if (m_model->rowCount() > 0)
        take(m_model->index(0));
    else if (!text().trimmed().isEmpty())
        emit soughtInVain(text());
}

bool SubjectField::takeMarked()
{
    QAbstractItemView* list = m_completer->popup();
    const QModelIndex marked = list->isVisible() ? list->currentIndex() : QModelIndex();
    list->hide();
    if (marked.isValid())
        take(marked);
    return marked.isValid();
}

void SubjectField::showSubject()
{
    setText(nameOf(m_subject));
    setCursorPosition(0);
    updateGeometry(); // what stands there may need more room
}

QString SubjectField::nameOf(const pairs::SubjectId& subject) const
{
    const pairs::Subject* found = m_subjects != nullptr ? m_subjects->find(subject) : nullptr;
    return found != nullptr ? found->name(m_language) : QString();
}

} // namespace glossator::desktop
