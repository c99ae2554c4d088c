// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/clause_editor.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr int inset = 4; ///< of the words from the frame, pixels

} // namespace

ClauseEditor::ClauseEditor(QWidget* parent) : QPlainTextEdit(parent)
{
    setObjectName(QStringLiteral("clauseEditor"));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabChangesFocus(true);
    document()->setDocumentMargin(inset);
    hide();
}

void ClauseEditor::open(const QString& text, const QFont& font)
{
    const QSignalBlocker quiet(this);
    setFont(font);
    setPlainText(text);
    moveCursor(QTextCursor::End);
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
}

int ClauseEditor::wantedHeight() const
{
    if (document()->isEmpty())
        return placeholderHeight() + 2 * inset;
    double height = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        height += blockBoundingRect(block).height();
    return static_cast<int>(std::ceil(height)) + 2 * inset;
}

/// The words that invite to write are wrapped as the editor wraps them, which has no air on their right.
int ClauseEditor::placeholderHeight() const
{
    const QRect room(0, 0, viewport()->width() - inset, QWIDGETSIZE_MAX);
    const QRect words = fontMetrics().boundingRect(room, Qt::AlignTop | Qt::TextWordWrap, placeholderText());
    return std::max(words.height(), fontMetrics().lineSpacing());
}

/// Tab goes back to the clause: what comes after it in the window has nothing to do with it. What hides it
/// asks for the next one as well.
bool ClauseEditor::focusNextPrevChild(bool isNext)
{
    if (!isVisible())
        return QPlainTextEdit::focusNextPrevChild(isNext);
    emit left(true);
    return true;
}

/// What is pressed while somebody writes is not meant for the page below.
void ClauseEditor::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isEnter && (event->modifiers() & Qt::ControlModifier) != 0))
        emit left(true);
    else
        QPlainTextEdit::keyPressEvent(event);
    event->accept();
}

void ClauseEditor::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    const bool comesBack =
        event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason;
    if (!comesBack && isVisible())
        emit left(false);
}

void ClauseEditor::paintEvent(QPaintEvent* event)
{
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::BrightText));
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

} // namespace glossator::desktop
