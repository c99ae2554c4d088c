// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_list_model.h"

#include "app/desktop/look/tip_lines.h"
#include "model/terms/folding.h"
#include "model/tiles/tile_title.h"
#include "model/wording/tile_wording.h"

#include <algorithm>

namespace glossator::desktop {

TileListModel::TileListModel(QObject* parent) : QAbstractListModel(parent)
{
}

void TileListModel::setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles)
{
    beginResetModel();
    m_catalogue = catalogue;
    m_tiles.clear();
    if (tiles != nullptr)
        for (const tiles::TileFile& file : tiles->files())
            for (const tiles::TileSource& tile : file.tiles)
                m_tiles.push_back(&tile);
    readNames();
    endResetModel();
}

void TileListModel::readNames()
{
    m_names.clear();
    m_signs.clear();
    if (m_catalogue != nullptr)
        for (const catalogue::Expansion& expansion : m_catalogue->expansions()) {
            m_names.insert(expansion.id, expansion.name.textOrSource(m_language));
            m_signs.insert(expansion.id, expansion.sign);
        }
    m_words.reset();
    m_boxTexts.clear();
    for (const tiles::TileSource* tile : m_tiles)
        m_boxTexts.push_back(boxText(*tile));
}

void TileListModel::setLanguage(catalogue::Language language)
{
    m_language = language;
    retranslate();
}

void TileListModel::retranslate()
{
    readNames();
    if (!m_tiles.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int TileListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tiles.size());
}

QVariant TileListModel::data(const QModelIndex& index, int role) const
{
    const tiles::TileSource* tile = tileAt(index);
    if (tile == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return wording::TileWording::title(*tile);
    case Qt::ToolTipRole:
        return tipLines(spokenText(*tile));
    case Qt::AccessibleTextRole:
        return spokenText(*tile);
    case IdRole:
        return QString::fromStdString(tile->kind.id);
    case ExpansionRole:
        return QString::fromStdString(tile->expansion);
    case SearchRole:
        return searchText(index.row());
    case BoxRole:
        return m_boxTexts[static_cast<std::size_t>(index.row())];
    case SchematicRole:
        return tile->standing == tiles::Standing::Schematic;
    case SignRole:
        return m_signs.value(QString::fromStdString(tile->expansion));
    case CaptionRole:
        return captionOf(*tile);
    default:
        return {};
    }
}

const tiles::TileSource* TileListModel::tileAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return nullptr;
    return m_tiles[static_cast<std::size_t>(index.row())];
}

QModelIndex TileListModel::indexOf(const QString& id) const
{
    const auto found =
        std::find_if(m_tiles.begin(), m_tiles.end(),
                     [wanted = id.toStdString()](const auto* t) { return t->kind.id == wanted; });
    return found == m_tiles.end() ? QModelIndex() : index(static_cast<int>(found - m_tiles.begin()));
}

QString TileListModel::expansionName(const QString& id) const
{
    return m_names.value(id, id);
}

QString TileListModel::captionOf(const tiles::TileSource& tile) const
{
    if (!tile.name.empty())
        return wording::TileWording::title(tile);
    const tiles::TileTitle title = tiles::titleOf(tile);
    const QString letter = wording::TileWording::letter(tile);
    return title.drawn.empty()
               ? letter
               : QStringLiteral("%1, %2").arg(letter, wording::TileWording::mark(title.drawn));
}

QString TileListModel::spokenText(const tiles::TileSource& tile) const
{
    QStringList parts{wording::TileWording::title(tile),
                      expansionName(QString::fromStdString(tile.expansion)),
                      wording::TileWording::copies(tile.kind.count)};
    if (tile.standing == tiles::Standing::Schematic)
        parts << wording::TileWording::standing(tile.standing);
    return parts.join(QStringLiteral(", "));
}

QString TileListModel::boxText(const tiles::TileSource& tile) const
{
    const QStringList words{QString::fromStdString(tile.kind.id),
                            expansionName(QString::fromStdString(tile.expansion))};
    return terms::looseKey(words.join(QLatin1Char(' ')));
}

QString TileListModel::searchText(int row) const
{
    QStringList texts;
    for (const TileThing& thing : thingsAt(row))
        for (const ThingWord& word : thing.words)
            texts << word.text;
    return texts.join(u' ');
}

const std::vector<TileThing>& TileListModel::thingsAt(int row) const
{
    return words().things[static_cast<std::size_t>(row)];
}

const TileListModel::Words& TileListModel::words() const
{
    if (m_words)
        return *m_words;
    const QSqlDatabase database = m_catalogue != nullptr ? m_catalogue->database() : QSqlDatabase();
    const terms::NumberWords numbers(database);
    const TileThings reader(terms::TermBase::whenAsked(database), numbers, terms::EverydayGroups(database));
    std::vector<std::vector<TileThing>> things;
    for (const tiles::TileSource* tile : m_tiles)
        things.push_back(reader.of(*tile));
    TileVocabulary vocabulary(things, terms::WordFamilies(database), numbers);
    return m_words.emplace(Words{std::move(things), std::move(vocabulary)});
}

} // namespace glossator::desktop
