// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_filter_model.h"

#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tile_suggestions.h"

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
    m_text = text.trimmed();
    lookAgain();
}

void TileFilterModel::setSourceModel(QAbstractItemModel* model)
{
    m_tiles = qobject_cast<const TileListModel*>(model);
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
    m_question = m_text.isEmpty() ? TileQuestion() : TileQuestion(m_text, m_tiles->vocabulary());
    if (m_question.isEmpty() || m_question.hasNumbers())
        return;
    for (int row = 0; row < m_tiles->rowCount(); ++row)
        if (hasWords(row))
            return;
    m_asksForBox = true;
}

bool TileFilterModel::isShownBox(int row) const
{
    const QString expansion = m_tiles->index(row).data(TileListModel::ExpansionRole).toString();
    if (m_expansion == everyBox())
        return true;
    if (!m_expansion.isEmpty())
        return expansion == m_expansion;
    return m_table.isEmpty() || m_table.contains(expansion);
}

bool TileFilterModel::hasWords(int row) const
{
    if (m_question.isEmpty())
        return true;
    const std::vector<TileThing>& things = m_tiles->thingsAt(row);
    if (!m_asksForBox)
        return m_question.isHeldBy(things);
    return m_question.isHeldBy(things, m_tiles->index(row).data(TileListModel::BoxRole).toString(),
                               m_tiles->vocabulary());
}

int TileFilterModel::countCopies() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += m_tiles->tileAt(mapToSource(index(row, 0)))->kind.count;
    return count;
}

int TileFilterModel::countElsewhere() const
{
    int count = 0;
    for (int row = 0; row < m_tiles->rowCount(); ++row)
        if (!isShownBox(row) && hasWords(row))
            ++count;
    return count;
}

QStringList TileFilterModel::nearWords() const
{
    if (m_question.isEmpty())
        return {};
    const QStringList questions = otherQuestions(m_question, m_tiles->vocabulary());
    const QStringList shown = answered(questions, false);
    return shown.isEmpty() ? answered(questions, true) : shown;
}

/// Those that some tile answers.
QStringList TileFilterModel::answered(const QStringList& questions, bool isAnyBox) const
{
    QStringList found;
    for (const QString& text : questions) {
        const TileQuestion question(text, m_tiles->vocabulary());
        bool isAnswered = false; // what asks for nothing is no question
        for (int row = 0; !question.isEmpty() && row < m_tiles->rowCount() && !isAnswered; ++row)
            isAnswered = (isAnyBox || isShownBox(row)) && question.isHeldBy(m_tiles->thingsAt(row));
        if (isAnswered && !found.contains(text))
            found << text;
    }
    return found.mid(0, mostNear);
}

bool TileFilterModel::filterAcceptsRow(int row, const QModelIndex&) const
{
    return isShownBox(row) && hasWords(row);
}

} // namespace glossator::desktop
