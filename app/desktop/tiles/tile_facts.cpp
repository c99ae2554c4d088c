// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_facts.h"

#include "model/tiles/tile_schema.h"
#include "model/wording/tile_wording.h"

namespace glossator::desktop {

std::vector<TileFact> TileFacts::of(const tiles::TileSource& tile)
{
    QString copies = wording::TileWording::copies(tile.kind.count);
    if (tile.kind.starts)
        copies += QStringLiteral(" · ") + tr("one lies on the table at the start");
    std::vector<TileFact> facts{{tr("In the box"), copies}};
    if (!tile.letter.empty())
        facts.push_back({tr("Letter"), QString::fromStdString(tile.letter)});
    facts.push_back({tr("Size"), wording::TileWording::squares(static_cast<int>(tile.kind.squares.size()))});
    QStringList marks;
    for (const std::string& mark : tile.kind.marks)
        marks << wording::TileWording::mark(mark);
    if (!marks.isEmpty())
        facts.push_back({tr("Shows"), marks.join(QStringLiteral(", "))});
    facts.push_back({tr("Shape"), wording::TileWording::standing(tile.standing)});
    facts.push_back({tr("Confidence"), wording::TileWording::confidence(tile.confidence)});
    facts.push_back({tr("Id"), QString::fromStdString(tile.kind.id), true});
    return facts;
}

QString TileFacts::note(const tiles::TileSource& tile, const catalogue::Catalogue* catalogue,
                        catalogue::Language language)
{
    const auto note =
        catalogue == nullptr ? std::nullopt : catalogue->segment(tiles::noteSegment(tile.kind.id));
    return note ? note->textOrSource(language) : QString::fromStdString(tile.note);
}

} // namespace glossator::desktop
