// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/subject_model.h"

#include "app/desktop/look/off_table_words.h"
#include "app/desktop/lookup/term_words.h"
#include "app/desktop/pair/pair_words.h"

namespace glossator::desktop {

SubjectModel::SubjectModel(QObject* parent) : QAbstractListModel(parent)
{
}

void SubjectModel::setSubjects(const pairs::SubjectList* subjects)
{
    beginResetModel();
    m_subjects = subjects;
    m_typed = {};
    endResetModel();
}

void SubjectModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    if (!m_typed.subjects.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void SubjectModel::setTable(QStringList ids)
{
    m_table = std::move(ids);
    if (!m_typed.subjects.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void SubjectModel::setText(const QString& text)
{
    beginResetModel();
    m_typed = m_subjects != nullptr ? pairs::TypedSubjects::read(text, *m_subjects, m_language)
                                    : pairs::TypedSubjects{};
    endResetModel();
}

pairs::SubjectId SubjectModel::first() const
{
    return m_typed.first != nullptr ? m_typed.first->id : pairs::SubjectId{};
}

int SubjectModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_typed.subjects.size());
}

QVariant SubjectModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const pairs::Subject& subject = *m_typed.subjects.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return subject.name(m_language);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(subject.name(m_language), kindOf(subject));
    case IdRole:
        return subject.id.toString();
    case KindRole:
        return kindOf(subject);
    case SignRole:
        return subject.sign;
    default:
        return {};
    }
}

QString SubjectModel::kindOf(const pairs::Subject& subject) const
{
    QStringList parts{
        TermWords::domain(subject.isExpansion() ? terms::TermDomain::Expansion : subject.domain)};
    if (!subject.code.isEmpty())
        parts.prepend(subject.code);
    if (m_subjects->isOffTable(subject.id, m_table))
        parts.prepend(OffTableWords::said());
    parts += subject.clauses > 0 ? PairWords::clauses(subject.clauses) : PairWords::amount({});
    return parts.join(QStringLiteral(" · "));
}

} // namespace glossator::desktop
