// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_clauses.h"

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

struct FeatureSection
{
    engine::FeatureKind kind;
    const char* expansion;
    const char* section;
};

constexpr std::array<FeatureSection, 5> featureSections{
    {{engine::FeatureKind::City, "base", "cities"},
     {engine::FeatureKind::Road, "base", "roads"},
     {engine::FeatureKind::Monastery, "base", "monasteries"},
     {engine::FeatureKind::Field, "base", "fields"},
     {engine::FeatureKind::Garden, "abbot", "scoring"}}};

/// Finds the beginnings of sections, reading each expansion at most once a question.
class SectionFinder
{
public:
    SectionFinder(const catalogue::Catalogue& catalogue, catalogue::Language language)
        : m_catalogue(catalogue), m_language(language)
    {
    }

    /// The sections that a picture of the tile stands in.
    void addShowing(const QString& tile)
    {
        for (const catalogue::Clause& clause : m_catalogue.clauses(m_catalogue.clausesShowing(tile)))
            addSection(clause.expansion, clause.section);
    }

    void addNamed(const QString& expansion, const QString& name)
    {
        for (const catalogue::Section& section : m_catalogue.sections(expansion))
            if (!name.isEmpty() && section.title.source().contains(name, Qt::CaseInsensitive))
                add(section);
    }

    void addSection(const QString& expansion, const QString& id)
    {
        for (const catalogue::Section& section : m_catalogue.sections(expansion))
            if (section.id == id)
                add(section);
    }

    /// The rules of a box from their beginning, if nothing in them was found.
    void addBox(const QString& expansion)
    {
        const auto clauses = m_catalogue.clausesOf(expansion);
        const bool isFound =
            std::ranges::any_of(m_seen, [&](const auto& section) { return section.first == expansion; });
        if (!isFound && !clauses.empty())
            m_found.insert(m_found.begin(),
                           {clauses.front().id, m_catalogue.expansionName(expansion, m_language)});
    }

    [[nodiscard]] std::vector<TileClause> found() && { return std::move(m_found); }

private:
    void add(const catalogue::Section& section)
    {
        const std::pair key(section.expansion, section.id);
        if (std::find(m_seen.begin(), m_seen.end(), key) != m_seen.end())
            return;
        m_seen.push_back(key);
        const auto clauses = m_catalogue.clausesOf(section.expansion);
        const auto first = std::find_if(clauses.begin(), clauses.end(),
                                        [&](const catalogue::Clause& c) { return c.section == section.id; });
        if (first != clauses.end())
            m_found.push_back({first->id, section.title.textOrSource(m_language)});
    }

    const catalogue::Catalogue& m_catalogue;
    catalogue::Language m_language;
    std::vector<std::pair<QString, QString>> m_seen; ///< expansion and section
    std::vector<TileClause> m_found;
};

bool hasFeature(const tiles::TileSource& tile, engine::FeatureKind kind)
{
    const auto& features = tile.kind.features;
    return std::any_of(features.begin(), features.end(), [&](const auto& f) { return f.kind == kind; });
}

} // namespace

std::vector<TileClause> clausesFor(const tiles::TileSource& tile, const catalogue::Catalogue& catalogue,
                                   catalogue::Language language)
{
    SectionFinder finder(catalogue, language);
    finder.addNamed(QString::fromStdString(tile.expansion), QString::fromStdString(tile.name));
    finder.addShowing(QString::fromStdString(tile.kind.id));
    for (const FeatureSection& link : featureSections)
        if (hasFeature(tile, link.kind))
            finder.addSection(QLatin1String(link.expansion), QLatin1String(link.section));
    finder.addBox(QString::fromStdString(tile.expansion));
    return std::move(finder).found();
}

} // namespace glossator::desktop
