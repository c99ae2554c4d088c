// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_list_model.h"

#include "app/desktop/table/my_table.h"
#include "model/catalogue/base_game.h"
#include "model/catalogue/language.h"
#include "model/terms/folding.h"

namespace glossator::desktop {

namespace {

QString searchText(const catalogue::Expansion& box, const QStringList& otherNames)
{
    QStringList words{box.code, box.id};
    words += otherNames;
    for (const auto language : catalogue::allLanguages)
        words += box.name.textOrSource(language);
    return terms::looseKey(words.join(u' '));
}

} // namespace

BoxListModel::BoxListModel(MyTable& table, QObject* parent) : QAbstractListModel(parent), m_table(table)
{
    connect(&table, &MyTable::changed, this, &BoxListModel::tellAll);
}

void BoxListModel::setBoxes(std::vector<catalogue::Expansion> boxes, QHash<QString, QStringList> otherNames)
{
    beginResetModel();
    m_boxes = std::move(boxes);
    m_otherNames = std::move(otherNames);
    endResetModel();
}

void BoxListModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    tellAll();
}

int BoxListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_boxes.size());
}

Qt::ItemFlags BoxListModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (!index.isValid() || (box(index).id == catalogue::baseGame && !m_table.isEverything()))
        return flags;
    return flags | Qt::ItemIsUserCheckable;
}

QVariant BoxListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return box(index).name.textOrSource(m_language);
    case Qt::CheckStateRole:
        return isMarked(box(index).id) ? Qt::Checked : Qt::Unchecked;
    case IdRole:
        return box(index).id;
    case CodeRole:
        return box(index).code;
    case SignRole:
        return box(index).sign;
    case SearchRole:
        return searchText(box(index), m_otherNames.value(box(index).id));
    default:
        return {};
    }
}

bool BoxListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    m_table.set(box(index).id, value.toInt() == Qt::Checked);
    return true;
}

/// Where everything is shown, nothing was laid yet.
bool BoxListModel::isMarked(const QString& id) const
{
    return !m_table.isEverything() && m_table.has(id);
}

void BoxListModel::tellAll()
{
    if (!m_boxes.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace glossator::desktop
