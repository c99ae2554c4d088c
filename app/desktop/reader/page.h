// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

#include <QHash>

#include <functional>
#include <vector>

namespace glossator::desktop {

/// What a clause in the margin is to the one that it stands beside.
enum class GlossTie : std::uint8_t {
    Gloss,  ///< explains it, differs from it or asks about it
    RestsOn ///< the other rests on it
};

/// A clause that stands in the margin of another.
struct Gloss
{
    catalogue::Clause clause;
    QString sigil; ///< the letter that ties it to its place in the main text
    GlossTie tie = GlossTie::Gloss;
};

/// A tile whose picture stands beside a text.
struct PageTile
{
    const tiles::TileSource* tile = nullptr;
    catalogue::LocalizedText name; ///< without wordings for a tile without a name
    catalogue::LocalizedText box;  ///< the expansion it is of, when that is another; else without wordings
};

/// What stands in the main column, from top to bottom.
struct PageEntry
{
    enum class Kind { Title, Rubric, Rule };

    Kind kind = Kind::Rule;
    QString section;                  ///< empty for the title
    catalogue::LocalizedText heading; ///< of title and rubric
    catalogue::Clause clause;         ///< of a rule
    std::vector<Gloss> glosses;       ///< of a rule
    std::vector<PageTile> tiles;      ///< beside a section, at its rubric, or beside a rule and its glosses
    std::vector<catalogue::LocalizedText>
        columns;              ///< of the rubric over a table: what its columns are called
    std::optional<int> table; ///< of a rule that is a row: the entry of that rubric
    /// Of a rubric without a rule of its own: its clauses, which gloss rules elsewhere on the page.
    QStringList elsewhere = {};

    /// The clauses of the entry: the rule as number 0, then its glosses. Nothing beyond them.
    [[nodiscard]] const catalogue::Clause* piece(int number) const;
    [[nodiscard]] int pieces() const;
};

/// Where a clause stands on a page.
struct PagePlace
{
    int entry = 0;
    int piece = 0; ///< see PageEntry::piece

    auto operator<=>(const PagePlace&) const = default; // NOLINT(modernize-use-nullptr)
};

using ClauseTest = std::function<bool(const catalogue::Clause&)>;

/// The rules of one expansion in reading order, each with its glosses: what the reader shows at a time.
class Page
{
public:
    /// Clauses that explain another clause of the page stand in its margin; all others stand in the main
    /// column. Glosses that other expansions bring come last in each margin. The tiles must outlive the
    /// page; without them it has no pictures.
    /// Clauses of which `isLeftOut` is true are not on the page.
    static Page of(const catalogue::Catalogue& catalogue, const QString& expansion,
                   const tiles::TileCatalogue* tiles = nullptr, const ClauseTest& isLeftOut = {});

    /// A page put together of clauses from many expansions. `about` has an id of its own and the title; each
    /// clause is shown with the place that it comes from.
    static Page assembled(const catalogue::Catalogue& catalogue, catalogue::Expansion about,
                          std::vector<PageEntry> entries);

    /// Of the page a clause by itself: what it stands beside, under its title and heading. A gloss comes with
    /// the rule that it explains. Empty where the page has no such clause.
    [[nodiscard]] Page only(const QString& clause) const;

    /// With what a clause of the page rests on beside it, where that does not stand there yet.
    [[nodiscard]] Page withBases(const catalogue::Catalogue& catalogue, const QString& clause) const;

    [[nodiscard]] const catalogue::Expansion& expansion() const { return m_expansion; }
    [[nodiscard]] const std::vector<PageEntry>& entries() const { return m_entries; }
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    /// Whether it is put together of clauses from many places.
    [[nodiscard]] bool isAssembled() const { return m_isAssembled; }
    /// Whether it is about a box whose rules are not all in the catalogue.
    [[nodiscard]] bool isPartial() const { return m_isPartial; }
    [[nodiscard]] const PageEntry& entry(int index) const
    {
        return m_entries.at(static_cast<std::size_t>(index));
    }
    [[nodiscard]] const catalogue::Clause* clauseAt(PagePlace place) const;
    /// A gloss, by its place.
    [[nodiscard]] const Gloss& glossAt(PagePlace place) const
    {
        return entry(place.entry).glosses.at(static_cast<std::size_t>(place.piece) - 1);
    }
    [[nodiscard]] std::optional<PagePlace> find(const QString& clause) const;
    /// The clause above which there is none.
    [[nodiscard]] std::optional<PagePlace> firstClause() const;
    /// The next clause in reading order, or with a step of -1 the one before; the same where there is none.
    [[nodiscard]] PagePlace clauseBeside(PagePlace place, int step) const;
    /// The entry of a section's heading.
    [[nodiscard]] std::optional<int> findSection(const QString& section) const;
    /// The title of a section; empty for an unknown one.
    [[nodiscard]] catalogue::LocalizedText sectionTitle(const QString& section) const;
    /// What another expansion, which brings a gloss or is spoken of, is called.
    [[nodiscard]] catalogue::LocalizedText nameOf(const QString& expansion) const
    {
        return m_foreignNames.value(expansion);
    }
    /// Expansion and section that a clause comes from, on an assembled page; empty on others.
    [[nodiscard]] QString sourceOf(const catalogue::Clause& clause, catalogue::Language language) const;
    /// Ids of the cases that a clause is shown by.
    [[nodiscard]] QStringList casesOf(const QString& clause) const { return m_cases.value(clause); }

private:
    void addGlosses(const std::vector<catalogue::Clause>& clauses);
    void pointElsewhere(const std::vector<catalogue::Clause>& clauses);
    void addForeignGlosses(const catalogue::Catalogue& catalogue, const ClauseTest& isLeftOut);
    void learnOthers(const catalogue::Catalogue& catalogue);
    [[nodiscard]] QStringList clauseIds() const;
    void addTiles(const catalogue::Catalogue& catalogue, const tiles::TileCatalogue& tiles,
                  const std::vector<catalogue::Section>& sections);
    [[nodiscard]] PageTile pageTileOf(const catalogue::Catalogue& catalogue, const tiles::TileSource& tile,
                                      const std::vector<catalogue::Section>& sections) const;
    void giveSigils();
    void learn(const catalogue::Catalogue& catalogue, const catalogue::Clause& clause);
    void learnName(const catalogue::Catalogue& catalogue, const QString& expansion);

    catalogue::Expansion m_expansion;
    bool m_isPartial = false;
    bool m_isAssembled = false;
    std::vector<PageEntry> m_entries;
    QHash<QString, PagePlace> m_places;
    QHash<QString, QStringList> m_cases;
    QHash<QString, catalogue::LocalizedText> m_foreignNames;
    QHash<QString, catalogue::LocalizedText> m_sections; ///< of an assembled page, by expansion/section
};

} // namespace glossator::desktop
