// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/subject_model.h"

#include "app/desktop/lookup/term_words.h"
#include "app/desktop/pair/pair_words.h"

namespace glossator::desktop {

namespace {

constexpr int mostMatches = 12;
constexpr int mostNearly = 4;

} // namespace

SubjectModel::SubjectModel(QObject* parent) : QAbstractListModel(parent)
{
}

void SubjectModel::setSubjects(const pairs::SubjectList* subjects)
{
    beginResetModel();
    m_subjects = subjects;
    m_matches.clear();
    endResetModel();
}

void SubjectModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    if (!m_matches.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void SubjectModel::setText(const QString& text)
{
    beginResetModel();
    m_matches.clear();
    if (m_subjects != nullptr)
        m_matches = m_subjects->matches(text, mostMatches, m_language);
    endResetModel();
}

void SubjectModel::setTextNearly(const QString& text)
{
    beginResetModel();
    m_matches.clear();
    if (m_subjects != nullptr && !text.trimmed().isEmpty())
        m_matches = m_subjects->like(text, m_language, mostNearly);
    endResetModel();
}

int SubjectModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

QVariant SubjectModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const pairs::Subject& subject = *m_matches.at(static_cast<std::size_t>(index.row()));
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

QString SubjectModel::kindOf(const pairs::Subject& subject)
{
    QStringList parts{
        TermWords::domain(subject.isExpansion() ? terms::TermDomain::Expansion : subject.domain)};
    if (!subject.code.isEmpty())
        parts.prepend(subject.code);
    parts += subject.clauses > 0 ? PairWords::clauses(subject.clauses) : PairWords::amount({});
    return parts.join(QStringLiteral(" · "));
}

} // namespace glossator::desktop
