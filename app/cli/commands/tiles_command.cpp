// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/tile_query.h"
#include "app/cli/tile_text.h"

#include <QJsonArray>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using tiles::TileSource;

namespace {

using Found = std::vector<const TileSource*>;

int copiesOf(const Found& found)
{
    int copies = 0;
    for (const TileSource* tile : found)
        copies += tile->kind.count;
    return copies;
}

QString counted(int count, const QString& one, const QString& many)
{
    return QString::number(count) + u' ' + (count == 1 ? one : many);
}

QJsonObject toJson(const QString& words, const Found& found)
{
    QJsonArray array;
    for (const TileSource* tile : found)
        array += tileJson(*tile);
    return {{u"query"_s, words}, {u"copies"_s, copiesOf(found)}, {u"tiles"_s, array}};
}

QByteArray pageOf(const QString& words, const Found& found, const TextStyle& style)
{
    Page page(style);
    if (found.empty())
        page.paragraph(u"No tile has all of “%1”."_s.arg(words));
    else
        page.paragraph(
            u"%1, %2, for “%3”"_s.arg(counted(static_cast<int>(found.size()), u"kind"_s, u"kinds"_s),
                                      counted(copiesOf(found), u"copy"_s, u"copies"_s), words));
    for (const TileSource* tile : found)
        addTile(page, *tile);
    return page.bytes();
}

Outcome<Answer> runTiles(const Request& request)
{
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto tiles = readTiles(*catalogue);
    if (!tiles)
        return tl::unexpected(tiles.error());
    QHash<QString, QString> codes;
    for (const catalogue::Expansion& expansion : catalogue->expansions())
        codes.insert(expansion.code.toLower(), expansion.id);
    const auto query = TileQuery::read(request.arguments.operands(), *tiles, codes);
    if (!query)
        return tl::unexpected(query.error());
    const QString words = request.arguments.operands().join(u' ');
    const Found found = query->find(*tiles);
    if (request.wantsJson())
        return jsonAnswer(toJson(words, found));
    return Answer{ExitStatus::Good, pageOf(words, found, request.style)};
}

} // namespace

Command tilesCommand()
{
    Command command;
    command.name = u"tiles"_s;
    command.operands = u"QUERY"_s;
    command.fewest = 1;
    command.most = Command::anyNumber;
    command.summary = u"List tiles with their edges and features"_s;
    command.text = {
        u"QUERY is an id (base:D), a letter (D), a name, an expansion by id or code, or something on the "
        u"tile: "
        "city, road, field, monastery, garden, river, pennant, inn, and so on. Of several words all must fit."_s,
        u"Edges stand in the order north, east, south, west; NL is the left half of the north edge as seen "
        u"from "
        "the centre of the square."_s};
    command.run = runTiles;
    return command;
}

} // namespace glossator::cli
