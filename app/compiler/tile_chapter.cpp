// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/tile_chapter.h"

#include "app/compiler/row_writer.h"
#include "model/tiles/tile_row_writer.h"
#include "model/tiles/tile_schema.h"
#include "model/tiles/tile_source_reader.h"

#include <QFileInfo>

namespace glossator::compiler {

namespace {

sources::Faults faultOf(const QString& error)
{
    return error.isEmpty() ? sources::Faults{} : sources::Faults{{{"tiles", 0, 0}, error.toStdString(), {}}};
}

std::vector<std::string> expansionIds(const QSqlDatabase& database)
{
    std::vector<std::string> ids;
    catalogue::Statement rows(database, QStringLiteral("SELECT id FROM expansion ORDER BY position"));
    while (rows.next())
        ids.push_back(rows.text(0).toStdString());
    return ids;
}

/// What is said about a tile is translated as other texts are; its columns keep the source.
void writeNotes(const QSqlDatabase& database, const std::vector<tiles::TileFile>& files,
                sources::Faults& faults)
{
    RowWriter segments(database, QStringLiteral("segment"), QStringLiteral("id, kind, source"), faults);
    for (const tiles::TileFile& file : files)
        for (const tiles::TileSource& tile : file.tiles)
            if (!tile.note.empty())
                segments.add({tiles::noteSegment(tile.kind.id), QStringLiteral("tile"),
                              QString::fromStdString(tile.note)});
}

} // namespace

sources::Faults writeTileChapter(QSqlDatabase& database, const SourceTree& tree)
{
    if (const auto created = catalogue::runScript(database, tiles::tileSchemaSql()); !created)
        return faultOf(created.error());
    const std::string folder = tree.catalogue + "/tiles";
    if (!QFileInfo::exists(QString::fromStdString(folder)))
        return {};
    const auto files = tiles::readTileFolder(folder, expansionIds(database));
    if (!files)
        return files.error();
    tiles::TileRowWriter writer(database);
    for (const tiles::TileFile& file : *files)
        writer.write(file);
    sources::Faults faults = faultOf(writer.error());
    writeNotes(database, *files, faults);
    return faults;
}

} // namespace glossator::compiler
