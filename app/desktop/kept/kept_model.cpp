// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/kept/kept_model.h"

#include "app/desktop/kept/kept.h"
#include "app/desktop/links/link_names.h"
#include "app/desktop/look/tip_lines.h"
#include "model/catalogue/links.h"
#include "model/terms/folding.h"
#include "model/wording/tile_wording.h"

#include <algorithm>

namespace glossator::desktop {

using notebook::Place;
using notebook::PlaceKind;

namespace {

constexpr std::array groups{KeptModel::Group::Bookmarks, KeptModel::Group::Notes, KeptModel::Group::Decisions,
                            KeptModel::Group::Recent};

} // namespace

KeptModel::KeptModel(QObject* parent) : QAbstractListModel(parent)
{
}

void KeptModel::setSources(const Kept* kept, const catalogue::Catalogue* catalogue,
                           const tiles::TileCatalogue* tiles)
{
    if (m_catalogue != catalogue)
        m_subjects.reset();
    m_kept = kept;
    m_catalogue = catalogue;
    m_tiles = tiles;
    fill();
}

void KeptModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    fill();
}

void KeptModel::setText(const QString& text)
{
    beginResetModel();
    m_words = terms::looseKey(text).split(u' ', Qt::SkipEmptyParts);
    arrange();
    endResetModel();
}

void KeptModel::fill()
{
    beginResetModel();
    read();
    arrange();
    endResetModel();
}

std::optional<Place> KeptModel::placeAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(row)];
    return line.item ? std::optional(m_items[*line.item].place) : std::nullopt;
}

int KeptModel::nearestPlace(int row) const
{
    for (int i = std::max(0, row); i < rowCount(); ++i)
        if (placeAt(i))
            return i;
    for (int i = std::min(row, rowCount()) - 1; i >= 0; --i)
        if (placeAt(i))
            return i;
    return -1;
}

int KeptModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant KeptModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == IsHeadingRole)
        return !line.item;
    if (role == GroupRole)
        return static_cast<int>(line.group);
    if (!line.item)
        return role == Qt::DisplayRole ? QVariant(heading(line.group)) : QVariant();
    const Item& item = m_items[*line.item];
    switch (role) {
    case Qt::DisplayRole:
        return item.title;
    case DetailRole:
        return item.detail;
    case IdRole:
        return item.place.id;
    case Qt::ToolTipRole:
        return tipLines(item.told());
    case Qt::AccessibleTextRole:
        return item.told();
    default:
        return {};
    }
}

Qt::ItemFlags KeptModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || !placeAt(index.row()))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void KeptModel::read()
{
    m_items.clear();
    if (m_kept == nullptr || m_catalogue == nullptr)
        return;
    for (const Place& place : m_kept->bookmarks())
        add(Group::Bookmarks, place, {});
    for (const QString& clause : m_kept->notedClauses())
        add(Group::Notes, {PlaceKind::Clause, clause}, m_kept->note(clause));
    for (const QString& clause : m_kept->decidedClauses())
        add(Group::Decisions, {PlaceKind::Clause, clause}, m_kept->decision(clause));
    for (const Place& place : m_kept->recentPlaces())
        add(Group::Recent, place, {});
}

/// Words of the user's own come first, then what they are about.
void KeptModel::add(Group group, const Place& place, const QString& words)
{
    Item item = named(group, place);
    if (!words.isEmpty()) {
        item.detail = item.title;
        item.title = words.simplified();
    }
    m_items.push_back(std::move(item));
}

KeptModel::Item KeptModel::named(Group group, const Place& place)
{
    Item item{group, place, place.id, tr("Not in this catalogue")};
    switch (place.kind) {
    case PlaceKind::Clause:
        nameClause(item);
        break;
    case PlaceKind::Tile:
        nameTile(item);
        break;
    case PlaceKind::Case:
        nameCase(item);
        break;
    case PlaceKind::Pair:
        namePair(item);
        break;
    }
    return item;
}

void KeptModel::nameClause(Item& item) const
{
    const auto clause = m_catalogue->clause(item.place.id);
    if (!clause)
        return;
    item.title = catalogue::plainText(clause->text.textOrSource(m_language));
    item.detail = m_catalogue->expansionName(clause->expansion, m_language);
    if (const auto section =
            m_catalogue->segment(QStringLiteral("section:%1:%2").arg(clause->expansion, clause->section)))
        item.detail += QStringLiteral(" › ") + section->textOrSource(m_language);
}

void KeptModel::nameTile(Item& item) const
{
    const auto* tile = m_tiles == nullptr ? nullptr : m_tiles->tile(item.place.id.toStdString());
    if (tile == nullptr)
        return;
    item.title = wording::TileWording::title(*tile);
    item.detail = m_catalogue->expansionName(QString::fromStdString(tile->expansion), m_language);
}

void KeptModel::nameCase(Item& item) const
{
    if (const auto about = m_catalogue->caseInfo(item.place.id)) {
        item.title = about->title.textOrSource(m_language);
        item.detail = tr("Case");
    }
}

void KeptModel::namePair(Item& item)
{
    if (!m_subjects)
        m_subjects.emplace(*m_catalogue);
    const auto pair = pairs::PairId::fromString(item.place.id);
    if (m_subjects->find(pair.one) == nullptr || m_subjects->find(pair.other) == nullptr)
        return;
    item.title = LinkNames::ofPair(pair, *m_subjects, m_language);
    item.detail = tr("Pair");
}

void KeptModel::arrange()
{
    m_lines.clear();
    for (const Group group : groups) {
        const std::size_t heading = m_lines.size();
        m_lines.push_back({group, {}});
        for (std::size_t i = 0; i < m_items.size(); ++i)
            if (m_items[i].group == group && isWanted(m_items[i]))
                m_lines.push_back({group, i});
        if (m_lines.size() == heading + 1)
            m_lines.pop_back();
    }
}

bool KeptModel::isWanted(const Item& item) const
{
    if (m_words.isEmpty())
        return true;
    const QString text = u' ' + terms::looseKey(item.title + u' ' + item.detail + u' ' + item.place.id);
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(u' ' + word); });
}

QString KeptModel::heading(Group group) const
{
    switch (group) {
    case Group::Bookmarks:
        return tr("Bookmarks");
    case Group::Notes:
        return tr("Notes");
    case Group::Decisions:
        return tr("We play it so");
    case Group::Recent:
        return tr("Recent places");
    }
    return {};
}

} // namespace glossator::desktop
