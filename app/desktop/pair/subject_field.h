// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/subject_list.h"

#include <QLineEdit>

class QCompleter;

namespace glossator::desktop {

class SubjectModel;

/// A field in which one types the name of a box or a concept; what it may be is listed below while one types.
/// Enter takes the marked one, Esc what was there before. Where nothing has the name, what is called nearly
/// so is listed instead. Who types two, "fairy + abbot", chooses both.
class SubjectField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SubjectField(const QString& name, QWidget* parent = nullptr);

    /// The subjects must live as long as this, or be taken away with nullptr.
    void setSubjects(const pairs::SubjectList* subjects);
    void setLanguage(catalogue::Language language);
    /// Ids of what lies on the table; empty: everything. What does not lie there is listed with a mark.
    void setTable(const QStringList& ids);
    /// What stands there while it is empty; the second where there is no room for all of the first.
    void invite(const QString& words, const QString& inShort);
    void setSubject(const pairs::SubjectId& subject);
    [[nodiscard]] const pairs::SubjectId& subject() const { return m_subject; }
    /// What the text that was typed last may name; where nothing has such a name, what is called like it.
    [[nodiscard]] const std::vector<const pairs::Subject*>& listed() const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(const glossator::pairs::SubjectId& subject);
    /// Both were typed here.
    void pairChosen(const glossator::pairs::PairId& pair);
    /// What was chosen, just before, is not called as it was typed, but nearly so.
    void guessed(const QString& typed, const QString& read);
    /// Nothing has such a name; an empty text: what is typed begins one.
    void notFound(const QString& text);
    /// Enter asks for what nothing is called, nor anything like it.
    void soughtInVain(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void offer(const QString& text);
    [[nodiscard]] bool isInVain() const;
    void showList();
    void showWholeRows();
    void take(const QModelIndex& index);
    void takeFirst();
    /// Takes what is marked in the open list; false where none is.
    bool takeMarked();
    void showSubject();
    void showInvitation();
    [[nodiscard]] QString nameOf(const pairs::SubjectId& subject) const;

    QString m_invitation;
    QString m_invitationInShort;
    const pairs::SubjectList* m_subjects = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    pairs::SubjectId m_subject;
    SubjectModel* m_model;
    QCompleter* m_completer = nullptr;
};

} // namespace glossator::desktop
