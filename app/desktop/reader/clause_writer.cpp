// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/clause_writer.h"

#include "app/desktop/kept/kept.h"
#include "app/desktop/reader/clause_editor.h"
#include "app/desktop/reader/page_sight.h"

namespace glossator::desktop {

ClauseWriter::ClauseWriter(QWidget* sheet, PageAdditions& additions, QObject* parent)
    : QObject(parent), m_additions(additions), m_editor(new ClauseEditor(sheet))
{
    connect(m_editor, &QPlainTextEdit::textChanged, this, &ClauseWriter::writeDown);
    connect(m_editor, &ClauseEditor::left, this, [this](bool isByKey) {
        stop();
        if (isByKey)
            emit leftByKey();
    });
}

void ClauseWriter::setKept(Kept* kept)
{
    stop();
    m_kept = kept;
}

void ClauseWriter::write(const QString& clause, Hand hand, const QFont& font, const QString& words)
{
    stop();
    m_kept->endWriting();
    m_additions.writing = PageAdditions::Writing{clause, hand, 0};
    emit roomChanged(clause);
    const bool isNote = hand == Hand::Note;
    m_editor->setAccessibleName(isNote ? tr("Note on this clause")
                                       : tr("How you play it, in your own words"));
    m_editor->setAccessibleDescription(words);
    m_editor->setPlaceholderText(isNote ? tr("A note of your own. Esc writes it down.")
                                        : tr("At our table … Esc writes it down."));
    m_editor->open(isNote ? m_kept->note(clause) : m_kept->ownRule(clause), font);
}

/// As one types.
void ClauseWriter::writeDown()
{
    if (!m_additions.writing)
        return;
    const QString clause = m_additions.writing->clause;
    const QString words = m_editor->toPlainText().trimmed();
    if (m_additions.writing->hand == Hand::Note)
        m_kept->writeNote(clause, words);
    else
        m_kept->writeRule(clause, words);
    emit written();
}

void ClauseWriter::stop()
{
    if (!m_additions.writing)
        return;
    const QString clause = m_additions.writing->clause;
    m_additions.writing.reset();
    m_editor->hide();
    if (m_kept != nullptr)
        m_kept->endWriting();
    emit roomChanged(clause);
}

QRect ClauseWriter::rect() const
{
    return m_additions.writing ? m_editor->geometry() : QRect();
}

void ClauseWriter::place(const PageSight& sight)
{
    if (!m_additions.writing)
        return;
    for (int i = 0; i < sight.layout().count(); ++i) {
        const Row* row = sight.layout().readyRow(i);
        if (row == nullptr || !row->writing)
            continue;
        m_editor->setGeometry(row->writing->translated(0, sight.topOf(i)).toRect());
        const int wanted = m_editor->wantedHeight();
        if (wanted == static_cast<int>(m_additions.writing->height))
            return;
        m_additions.writing->height = wanted;
        emit roomChanged(QString(m_additions.writing->clause));
        return;
    }
}

} // namespace glossator::desktop
