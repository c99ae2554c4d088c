// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_filter_model.h"

#include "app/desktop/table/box_list_model.h"
#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

BoxFilterModel::BoxFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
}

void BoxFilterModel::setText(const QString& text)
{
    const QStringList typed = terms::looseKey(text).split(u' ', Qt::SkipEmptyParts);
    m_isNear = false;
    lookFor(typed);
    if (rowCount() > 0 || typed.isEmpty())
        return;
    QStringList near;
    for (const QString& word : typed)
        near += meant(word);
    lookFor(near);
    m_isNear = rowCount() > 0;
}

void BoxFilterModel::lookFor(const QStringList& words)
{
    m_words = words;
    invalidateFilter();
}

/// The word itself where a name has it or begins with it; else the nearest, or the nearest beginning of one,
/// for a word may be half typed, with a letter too many or too few.
QString BoxFilterModel::meant(const QString& word) const
{
    const QStringList known = knownWords();
    if (std::ranges::any_of(known, [&](const QString& each) { return each.startsWith(word); }))
        return word;
    if (QString whole = search::nearest(word, known); !whole.isEmpty())
        return whole;
    QStringList begun;
    for (const qsizetype more : {0, -1, 1})
        for (const QString& each : known)
            begun += each.left(word.size() + more);
    const QString beginning = search::nearest(word, begun);
    return beginning.isEmpty() ? word : beginning;
}

QStringList BoxFilterModel::knownWords() const
{
    QStringList words;
    for (int row = 0; row < sourceModel()->rowCount(); ++row)
        words += sourceModel()
                     ->index(row, 0)
                     .data(BoxListModel::SearchRole)
                     .toString()
                     .split(u' ', Qt::SkipEmptyParts);
    return words;
}

bool BoxFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString text =
        u' ' + sourceModel()->index(row, 0, parent).data(BoxListModel::SearchRole).toString();
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(u' ' + word); });
}

} // namespace glossator::desktop
