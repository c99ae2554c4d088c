// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_filter_model.h"

#include "app/desktop/stage/case_list_model.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

CaseFilterModel::CaseFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true); // a chapter is there for its cases
}

void CaseFilterModel::setText(const QString& text)
{
    const QString key = terms::looseKey(text);
    m_words = key.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void CaseFilterModel::setShowsOthers(bool shows)
{
    m_showsOthers = shows;
    invalidateFilter();
}

int CaseFilterModel::others() const
{
    int count = 0;
    for (int top = 0; top < sourceModel()->rowCount(); ++top) {
        const QModelIndex chapter = sourceModel()->index(top, 0);
        for (int row = 0; row < sourceModel()->rowCount(chapter); ++row) {
            const QModelIndex index = sourceModel()->index(row, 0, chapter);
            count += index.data(CaseListModel::OffTableRole).toBool() && hasWords(index) ? 1 : 0;
        }
    }
    return count;
}

int CaseFilterModel::cases(const QModelIndex& chapter) const
{
    int count = 0;
    for (int row = 0; row < rowCount(chapter); ++row) {
        const QModelIndex shown = index(row, 0, chapter);
        count += chapter.isValid() ? (CaseListModel::isCase(shown) ? 1 : 0) : cases(shown);
    }
    return count;
}

bool CaseFilterModel::hasWords(const QModelIndex& index) const
{
    const QString text = QLatin1Char(' ') + index.data(CaseListModel::SearchRole).toString();
    return std::ranges::all_of(m_words,
                               [&](const QString& word) { return text.contains(QLatin1Char(' ') + word); });
}

bool CaseFilterModel::acceptsCase(const QModelIndex& index) const
{
    const bool isOther = index.data(CaseListModel::OffTableRole).toBool();
    const bool isOpen = index.data(CaseListModel::OpenRole).toBool();
    return (m_showsOthers || !isOther || isOpen) && hasWords(index);
}

/// A heading is there for the cases below it.
bool CaseFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!parent.isValid())
        return false;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (CaseListModel::isCase(index))
        return acceptsCase(index);
    const int rows = sourceModel()->rowCount(parent);
    for (int next = row + 1; next < rows; ++next) {
        const QModelIndex below = sourceModel()->index(next, 0, parent);
        if (!CaseListModel::isCase(below))
            return false;
        if (acceptsCase(below))
            return true;
    }
    return false;
}

} // namespace glossator::desktop
