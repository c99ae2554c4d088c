// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/tile_sheet.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/tiles/tile_clauses.h"
#include "app/desktop/tiles/tile_facts.h"
#include "model/wording/tile_wording.h"

namespace glossator::desktop {

using wording::TileWording;

namespace {

catalogue::LocalizedText titleOf(const tiles::TileSource& tile)
{
    const auto in = [&](catalogue::Language column) {
        return TileWording::title(tile, &LanguageWords::translator(column));
    };
    catalogue::LocalizedText title({}, in(catalogue::Language::En));
    for (const auto column : catalogue::translatedLanguages)
        title.setWording(column, {in(column), catalogue::WordingState::Done, {}});
    return title;
}

} // namespace

Page TileSheet::page() const
{
    catalogue::Expansion about;
    about.id = QLatin1String("tile:") + QString::fromStdString(m_tile.kind.id);
    about.name = titleOf(m_tile);
    PageEntry title;
    title.kind = PageEntry::Kind::Title;
    title.heading = about.name;
    std::vector<PageEntry> entries{title};
    for (const TileClause& way : clausesFor(m_tile, m_library.catalogue, m_language))
        for (PageEntry& entry :
             section(*m_library.catalogue.clause(way.id), static_cast<int>(entries.size())))
            entries.push_back(std::move(entry));
    return Page::assembled(m_library.catalogue, std::move(about), std::move(entries));
}

/// As it stands on the page of its expansion, without what other expansions bring and without the picture
/// that stands above; `at` is where it will be.
std::vector<PageEntry> TileSheet::section(const catalogue::Clause& first, int at) const
{
    const auto isForeign = [&](const catalogue::Clause& clause) {
        return clause.expansion != first.expansion;
    };
    const Page page = Page::of(m_library.catalogue, first.expansion, &m_library.tiles, isForeign);
    const int heading = *page.findSection(first.section);
    std::vector<PageEntry> entries;
    for (int i = heading; i < static_cast<int>(page.entries().size()); ++i)
        if (page.entry(i).section == first.section) {
            entries.push_back(page.entry(i));
            auto& shown = entries.back().tiles;
            if (shown.size() == 1 && shown.front().tile == &m_tile)
                shown.clear();
            if (entries.back().table)
                entries.back().table = at;
        }
    if (entries.size() == 1)
        entries.push_back(page.entry(page.find(first.id)->entry));
    return entries;
}

Lead TileSheet::lead() const
{
    Lead lead;
    lead.tile = &m_tile;
    lead.parts.push_back({tr("Lies in"), m_library.catalogue.expansionName(
                                             QString::fromStdString(m_tile.expansion), m_language)});
    if (const QString words = features(); !words.isEmpty())
        lead.parts.push_back({tr("Features"), words});
    for (const TileFact& fact : TileFacts::of(m_tile))
        lead.parts.push_back({fact.name, fact.value});
    if (const QString note = TileFacts::note(m_tile, &m_library.catalogue, m_language); !note.isEmpty())
        lead.parts.push_back({tr("Note"), note});
    return lead;
}

/// A line each.
QString TileSheet::features() const
{
    QStringList lines;
    for (std::size_t i = 0; i < m_tile.kind.features.size(); ++i) {
        const QString facts = TileWording::facts(m_tile.kind, m_tile.kind.features[i]);
        lines +=
            TileWording::feature(m_tile.kind, i) + (facts.isEmpty() ? facts : QStringLiteral(": ") + facts);
    }
    return lines.join(u'\n');
}

} // namespace glossator::desktop
