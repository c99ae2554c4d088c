// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/contents/contents_model.h"

#include <algorithm>
#include <iterator>

namespace glossator::desktop {

namespace {

/// The internal id of chapters; sections carry the row of their chapter.
constexpr quintptr isChapter = ~quintptr{0};

} // namespace

ContentsModel::ContentsModel(QObject* parent) : QAbstractItemModel(parent)
{
}

void ContentsModel::setCatalogue(const catalogue::Catalogue* catalogue)
{
    beginResetModel();
    m_chapters.clear();
    if (catalogue != nullptr)
        read(*catalogue);
    endResetModel();
}

/// Expansions that have sections become chapters; both come in the order of the shelf.
void ContentsModel::read(const catalogue::Catalogue& catalogue)
{
    auto sections = catalogue.sections();
    auto next = sections.begin();
    for (auto& expansion : catalogue.expansions()) {
        const auto isElsewhere = [&](const auto& section) { return section.expansion != expansion.id; };
        const auto end = std::find_if(next, sections.end(), isElsewhere);
        if (next != end)
            m_chapters.push_back({expansion, {std::move_iterator(next), std::move_iterator(end)}});
        next = end;
    }
}

void ContentsModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    tellAll();
}

void ContentsModel::setTable(QStringList ids)
{
    m_table = std::move(ids);
    tellAll();
}

void ContentsModel::tellAll()
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex top = index(row, 0);
        emit dataChanged(top, top);
        if (const int last = rowCount(top) - 1; last >= 0)
            emit dataChanged(index(0, 0, top), index(last, 0, top));
    }
}

QModelIndex ContentsModel::find(const QString& expansion, const QString& section) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (chapter(row).expansion.id != expansion)
            continue;
        const QModelIndex top = index(row, 0);
        for (int i = 0; i < rowCount(top); ++i)
            if (chapter(row).sections.at(static_cast<std::size_t>(i)).id == section)
                return index(i, 0, top);
        return section.isEmpty() ? top : QModelIndex();
    }
    return {};
}

QString ContentsModel::firstExpansion() const
{
    return m_chapters.empty() ? QString() : m_chapters.front().expansion.id;
}

QModelIndex ContentsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : isChapter);
}

QModelIndex ContentsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == isChapter)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, isChapter);
}

int ContentsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_chapters.size());
    if (parent.internalId() != isChapter || parent.column() > 0)
        return 0;
    return static_cast<int>(chapter(parent.row()).sections.size());
}

int ContentsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ContentsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isTop = index.internalId() == isChapter;
    const Chapter& shown = chapter(isTop ? index.row() : static_cast<int>(index.internalId()));
    if (role == ExpansionRole)
        return shown.expansion.id;
    if (role == OffTableRole)
        return !m_table.isEmpty() && !m_table.contains(shown.expansion.id);
    if (role == SignRole)
        return isTop ? QVariant(shown.expansion.sign) : QVariant();
    if (isTop)
        return role == Qt::DisplayRole ? QVariant(shown.expansion.name.textOrSource(m_language)) : QVariant();
    const auto& section = shown.sections.at(static_cast<std::size_t>(index.row()));
    if (role == SectionRole)
        return section.id;
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return section.title.textOrSource(m_language);
    return {};
}

} // namespace glossator::desktop
