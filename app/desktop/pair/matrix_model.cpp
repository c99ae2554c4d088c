// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/matrix_model.h"

#include "app/desktop/pair/pair_words.h"

#include <algorithm>

namespace glossator::desktop {

MatrixModel::MatrixModel(QObject* parent) : QAbstractTableModel(parent)
{
}

void MatrixModel::setMatrix(pairs::PairMatrix matrix)
{
    beginResetModel();
    m_matrix = std::move(matrix);
    endResetModel();
}

void MatrixModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    tellAll();
}

void MatrixModel::setTable(const QStringList& ids)
{
    m_table = {ids.begin(), ids.end()};
    tellAll();
}

QString MatrixModel::id(int place) const
{
    return m_matrix.boxes().at(static_cast<std::size_t>(place)).id;
}

QString MatrixModel::name(int place) const
{
    return m_matrix.boxes().at(static_cast<std::size_t>(place)).name.textOrSource(m_language);
}

int MatrixModel::placeOf(const QString& id) const
{
    const auto found = std::ranges::find(m_matrix.boxes(), id, &catalogue::Expansion::id);
    return found == m_matrix.boxes().end() ? -1 : static_cast<int>(found - m_matrix.boxes().begin());
}

QString MatrixModel::title(const QModelIndex& index) const
{
    if (index.row() == index.column())
        return tr("%1 alone").arg(name(index.row()));
    return QStringLiteral("%1 + %2").arg(name(index.row()), name(index.column()));
}

int MatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.boxes().size());
}

int MatrixModel::columnCount(const QModelIndex& parent) const
{
    return rowCount(parent);
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int total = cell(index).total();
    switch (role) {
    case Qt::DisplayRole:
        return total == 0 ? QString() : QString::number(total);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(title(index), PairWords::amount(cell(index)));
    case OffTableRole:
        return isOffTable(index.row()) || isOffTable(index.column());
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation, int role) const
{
    if (section < 0 || section >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return name(section);
    case IdRole:
        return id(section);
    case CodeRole:
        return m_matrix.boxes().at(static_cast<std::size_t>(section)).code;
    case OffTableRole:
        return isOffTable(section);
    default:
        return {};
    }
}

bool MatrixModel::isOffTable(int place) const
{
    return !m_table.isEmpty() && !m_table.contains(id(place));
}

bool MatrixModel::hasOffTable() const
{
    return !m_table.isEmpty() && std::ranges::any_of(m_matrix.boxes(), [this](const auto& box) {
        return !m_table.contains(box.id);
    });
}

void MatrixModel::tellAll()
{
    if (rowCount() == 0)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

} // namespace glossator::desktop
