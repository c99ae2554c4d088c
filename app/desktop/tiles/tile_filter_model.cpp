// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_filter_model.h"

#include "app/desktop/tiles/tile_list_model.h"
#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <QSet>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int mostNear = 3;

} // namespace

TileFilterModel::TileFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
}

void TileFilterModel::setExpansion(const QString& id)
{
    m_expansion = id;
    invalidateFilter();
    emit filtered();
}

void TileFilterModel::setTable(const QStringList& ids)
{
    m_table = ids;
    invalidateFilter();
    emit filtered();
}

void TileFilterModel::setText(const QString& text)
{
    const QString key = terms::Folding(terms::Folding::Level::Loose).key(text);
    m_words = key.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    lookAgain();
}

void TileFilterModel::setSourceModel(QAbstractItemModel* model)
{
    QSortFilterProxyModel::setSourceModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &TileFilterModel::lookAgain);
    connect(model, &QAbstractItemModel::dataChanged, this, &TileFilterModel::lookAgain);
}

void TileFilterModel::lookAgain()
{
    readWords();
    invalidateFilter();
    emit filtered();
}

void TileFilterModel::readWords()
{
    m_asksForBox = false;
    const int rows = m_words.isEmpty() ? 0 : sourceModel()->rowCount();
    for (int row = 0; row < rows; ++row)
        if (hasWords(sourceModel()->index(row, 0)))
            return;
    m_asksForBox = true;
}

bool TileFilterModel::isShownBox(const QModelIndex& index) const
{
    const QString expansion = index.data(TileListModel::ExpansionRole).toString();
    if (m_expansion == everyBox())
        return true;
    if (!m_expansion.isEmpty())
        return expansion == m_expansion;
    return m_table.isEmpty() || m_table.contains(expansion);
}

bool TileFilterModel::hasWords(const QModelIndex& index) const
{
    QString text = QLatin1Char(' ') + index.data(TileListModel::SearchRole).toString();
    if (m_asksForBox)
        text += QLatin1Char(' ') + index.data(TileListModel::BoxRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(QLatin1Char(' ') + word); });
}

int TileFilterModel::countElsewhere() const
{
    int count = 0;
    for (int row = 0; row < sourceModel()->rowCount(); ++row)
        if (const QModelIndex index = sourceModel()->index(row, 0); !isShownBox(index) && hasWords(index))
            ++count;
    return count;
}

QStringList TileFilterModel::nearWords() const
{
    QSet<QString> known;
    for (int row = 0; row < sourceModel()->rowCount(); ++row)
        for (const QString& word :
             sourceModel()->index(row, 0).data(TileListModel::SearchRole).toString().split(QLatin1Char(' ')))
            if (word.size() > 2)
                known.insert(word);
    QStringList sorted(known.begin(), known.end());
    sorted.sort();
    const auto beginsAny = [&](const QString& word) { // as the filter takes words
        const auto next = std::lower_bound(sorted.begin(), sorted.end(), word);
        return next != sorted.end() && next->startsWith(word);
    };
    QStringList found;
    for (const QString& word : m_words)
        if (!beginsAny(word))
            for (const QString& near : search::nearestOf(word, sorted, mostNear)) {
                QStringList mended = m_words;
                mended.replace(m_words.indexOf(word), near);
                found += mended.join(u' ');
            }
    found.removeDuplicates();
    return found.mid(0, mostNear);
}

bool TileFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return isShownBox(index) && hasWords(index);
}

} // namespace glossator::desktop
