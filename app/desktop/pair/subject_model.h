// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/typed_subjects.h"

#include <QAbstractListModel>

namespace glossator::desktop {

/// The boxes and concepts that a typed text may name, likeliest first, or those called nearly so; of two that
/// were typed, what may be the second.
class SubjectModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString, see pairs::SubjectId::toString
        KindRole,              ///< QString: what it is and how much is said about it
        SignRole               ///< QString of a box, see boxSign; empty for a concept
    };

    explicit SubjectModel(QObject* parent = nullptr);

    /// The subjects must live as long as this, or be taken away with nullptr.
    void setSubjects(const pairs::SubjectList* subjects);
    void setLanguage(catalogue::Language language);
    /// Ids of what lies on the table; empty: everything.
    void setTable(QStringList ids);
    void setText(const QString& text);
    [[nodiscard]] const std::vector<const pairs::Subject*>& subjects() const { return m_typed.subjects; }
    /// Whether what is listed is only called nearly as it was typed.
    [[nodiscard]] bool isGuess() const { return m_typed.isGuess; }
    /// Whether what is listed first may well not be meant.
    [[nodiscard]] bool isDoubtful() const { return m_typed.isGuess || m_typed.isUnsure; }
    /// Of two that were typed, the one before what is listed; empty where one was typed.
    [[nodiscard]] pairs::SubjectId first() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString kindOf(const pairs::Subject& subject) const;

    const pairs::SubjectList* m_subjects = nullptr;
    QStringList m_table;
    pairs::TypedSubjects m_typed;
    catalogue::Language m_language = catalogue::Language::En;
};

} // namespace glossator::desktop
