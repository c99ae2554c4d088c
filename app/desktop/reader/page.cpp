// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page.h"

#include "model/catalogue/table_cells.h"

#include <QSet>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Clause;

namespace {

/// The clauses that have to stand in a margin: those that gloss a clause of the same page.
QSet<QString> marginal(const std::vector<Clause>& clauses)
{
    QSet<QString> ids;
    for (const Clause& clause : clauses)
        ids.insert(clause.id);
    QSet<QString> inMargin;
    for (const Clause& clause : clauses)
        if (std::ranges::any_of(clause.glosses, [&](const QString& id) { return ids.contains(id); }))
            inMargin.insert(clause.id);
    return inMargin;
}

QString letters(int number)
{
    QString sigil;
    for (; number >= 0; number = number / 26 - 1)
        sigil.prepend(QChar(u'a' + number % 26));
    return sigil;
}

} // namespace

const Clause* PageEntry::piece(int number) const
{
    if (kind != Kind::Rule || number < 0 || number >= pieces())
        return nullptr;
    return number == 0 ? &clause : &glosses[static_cast<std::size_t>(number) - 1].clause;
}

int PageEntry::pieces() const
{
    return kind == Kind::Rule ? 1 + static_cast<int>(glosses.size()) : 0;
}

Page Page::of(const catalogue::Catalogue& catalogue, const QString& expansion,
              const tiles::TileCatalogue* tiles, const ClauseTest& isLeftOut)
{
    Page page;
    const auto about = catalogue.expansion(expansion);
    if (!about)
        return page;
    page.m_expansion = *about;
    page.m_isPartial = !about->whole;
    auto clauses = catalogue.clausesOf(expansion);
    if (isLeftOut)
        std::erase_if(clauses, isLeftOut);
    const auto inMargin = marginal(clauses);
    page.m_entries.push_back({PageEntry::Kind::Title, {}, about->name, {}, {}, {}, {}, {}});
    const auto sections = catalogue.sections(expansion);
    for (const auto& section : sections) {
        const int rubric = static_cast<int>(page.m_entries.size());
        const auto isHere = [&](const Clause& clause) { return clause.section == section.id; };
        if (isLeftOut && std::ranges::none_of(clauses, isHere))
            continue;
        page.m_entries.push_back(
            {PageEntry::Kind::Rubric, section.id, section.title, {}, {}, {}, section.columns, {}});
        for (const Clause& clause : clauses) {
            if (clause.section != section.id || inMargin.contains(clause.id))
                continue;
            page.m_places.insert(clause.id, {static_cast<int>(page.m_entries.size()), 0});
            const bool isRow = !catalogue::tableCells(clause.text.source(), section.columns.size()).empty();
            page.m_entries.push_back({PageEntry::Kind::Rule,
                                      section.id,
                                      {},
                                      clause,
                                      {},
                                      {},
                                      {},
                                      isRow ? std::optional(rubric) : std::nullopt});
        }
    }
    page.addGlosses(clauses);
    page.pointElsewhere(clauses);
    page.addForeignGlosses(catalogue, isLeftOut);
    page.learnOthers(catalogue);
    if (tiles != nullptr)
        page.addTiles(catalogue, *tiles, sections);
    page.giveSigils();
    page.m_cases = catalogue.caseIdsByClause(page.clauseIds());
    return page;
}

const Clause* Page::clauseAt(PagePlace place) const
{
    if (place.entry < 0 || place.entry >= static_cast<int>(m_entries.size()))
        return nullptr;
    return entry(place.entry).piece(place.piece);
}

std::optional<PagePlace> Page::firstClause() const
{
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i)
        if (clauseAt({i, 0}) != nullptr)
            return PagePlace{i, 0};
    return {};
}

PagePlace Page::clauseBeside(PagePlace place, int step) const
{
    PagePlace next = place;
    for (next.piece += step; clauseAt(next) == nullptr;) {
        next.entry += step;
        if (next.entry < 0 || next.entry >= static_cast<int>(m_entries.size()))
            return place;
        next.piece = step > 0 ? 0 : entry(next.entry).pieces() - 1;
    }
    return next;
}

std::optional<PagePlace> Page::find(const QString& clause) const
{
    const auto found = m_places.constFind(clause);
    return found == m_places.cend() ? std::nullopt : std::optional(*found);
}

std::optional<int> Page::findSection(const QString& section) const
{
    const auto isHeading = [&](const PageEntry& e) {
        return e.kind == PageEntry::Kind::Rubric && e.section == section;
    };
    const auto found = std::ranges::find_if(m_entries, isHeading);
    if (found == m_entries.end())
        return {};
    return static_cast<int>(found - m_entries.begin());
}

catalogue::LocalizedText Page::sectionTitle(const QString& section) const
{
    const auto heading = findSection(section);
    return heading ? entry(*heading).heading : catalogue::LocalizedText{};
}

void Page::addGlosses(const std::vector<Clause>& clauses)
{
    // A gloss on a gloss needs its own place first, so we go on until nothing moves.
    QSet<QString> waiting = marginal(clauses);
    for (bool moved = true; moved;) {
        moved = false;
        for (const Clause& clause : clauses) {
            if (!waiting.contains(clause.id))
                continue;
            const auto target = std::ranges::find_if(
                clause.glosses, [this](const QString& id) { return m_places.contains(id); });
            if (target == clause.glosses.end())
                continue;
            const int index = m_places.value(*target).entry;
            auto& glosses = m_entries[static_cast<std::size_t>(index)].glosses;
            glosses.push_back({clause, {}});
            m_places.insert(clause.id, {index, static_cast<int>(glosses.size())});
            waiting.remove(clause.id);
            moved = true;
        }
    }
}

/// No heading is without words under it.
void Page::pointElsewhere(const std::vector<Clause>& clauses)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        PageEntry& rubric = m_entries[i];
        const bool hasRule = i + 1 < m_entries.size() && m_entries[i + 1].kind == PageEntry::Kind::Rule;
        if (rubric.kind != PageEntry::Kind::Rubric || hasRule)
            continue;
        for (const Clause& clause : clauses)
            if (clause.section == rubric.section)
                rubric.elsewhere += clause.id;
    }
}

void Page::addForeignGlosses(const catalogue::Catalogue& catalogue, const ClauseTest& isLeftOut)
{
    for (const Clause& gloss : catalogue.foreignGlosses(m_expansion.id)) {
        if (isLeftOut && isLeftOut(gloss))
            continue;
        for (const QString& glossed : gloss.glosses)
            if (const auto place = m_places.constFind(glossed); place != m_places.cend() && place->piece == 0)
                m_entries[static_cast<std::size_t>(place->entry)].glosses.push_back({gloss, {}});
    }
}

void Page::learnOthers(const catalogue::Catalogue& catalogue)
{
    for (const auto& expansion : catalogue.expansions())
        m_foreignNames.insert(expansion.id, expansion.name);
}

QStringList Page::clauseIds() const
{
    QStringList ids;
    for (const PageEntry& entry : m_entries)
        for (int piece = 0; piece < entry.pieces(); ++piece)
            ids += entry.piece(piece)->id;
    return ids;
}

void Page::addTiles(const catalogue::Catalogue& catalogue, const tiles::TileCatalogue& tiles,
                    const std::vector<catalogue::Section>& sections)
{
    const auto add = [&](PageEntry& entry, const QStringList& ids) {
        for (const QString& id : ids)
            if (const auto* tile = tiles.tile(id.toStdString()))
                entry.tiles.push_back(pageTileOf(catalogue, *tile, sections));
    };
    for (const auto& section : sections)
        if (const auto heading = findSection(section.id))
            add(m_entries[static_cast<std::size_t>(*heading)], section.tiles);
    for (PageEntry& entry : m_entries)
        for (int piece = 0; piece < entry.pieces(); ++piece)
            add(entry, entry.piece(piece)->tiles);
}

/// A tile is called what the section or the box that bears its name is called, since that is translated.
PageTile Page::pageTileOf(const catalogue::Catalogue& catalogue, const tiles::TileSource& tile,
                          const std::vector<catalogue::Section>& sections) const
{
    PageTile shown{&tile, {}, {}};
    const QString expansion = QString::fromStdString(tile.expansion);
    const QString name = QString::fromStdString(tile.name);
    if (!name.isEmpty()) {
        const auto all = expansion == m_expansion.id ? sections : catalogue.sections(expansion);
        const auto named = std::ranges::find_if(all, [&](const auto& s) { return s.title.source() == name; });
        shown.name = named == all.end() ? catalogue::LocalizedText(QString(), name) : named->title;
        const auto home = catalogue.expansion(expansion);
        if (named == all.end() && home && home->name.source() == name)
            shown.name = home->name;
    }
    const auto box = expansion == m_expansion.id ? std::nullopt : catalogue.expansion(expansion);
    if (box)
        shown.box = box->name;
    return shown;
}

void Page::giveSigils()
{
    int number = 0;
    for (PageEntry& entry : m_entries) {
        if (entry.kind == PageEntry::Kind::Rubric)
            number = 0;
        for (Gloss& gloss : entry.glosses)
            gloss.sigil = letters(number++);
    }
}

} // namespace glossator::desktop
