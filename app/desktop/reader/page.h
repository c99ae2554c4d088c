// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <QHash>

#include <vector>

namespace glossator::desktop {

/// A clause that stands in the margin of another.
struct Gloss
{
    catalogue::Clause clause;
    QString sigil; ///< the letter that ties it to its place in the main text
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

    /// The clauses of the entry: the rule as number 0, then its glosses. Nothing beyond them.
    [[nodiscard]] const catalogue::Clause* piece(int number) const;
    [[nodiscard]] int pieces() const;
};

/// Where a clause stands on a page.
struct PagePlace
{
    int entry = 0;
    int piece = 0; ///< see PageEntry::piece

    auto operator<=>(const PagePlace&) const = default;
};

/// The rules of one expansion in reading order, each with its glosses: what the reader shows at a time.
class Page
{
public:
    /// Clauses that explain another clause of the page stand in its margin; all others stand in the main
    /// column. Glosses that other expansions bring come last in each margin.
    static Page of(const catalogue::Catalogue& catalogue, const QString& expansion);

    [[nodiscard]] const catalogue::Expansion& expansion() const { return m_expansion; }
    [[nodiscard]] const std::vector<PageEntry>& entries() const { return m_entries; }
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    [[nodiscard]] const PageEntry& entry(int index) const
    {
        return m_entries.at(static_cast<std::size_t>(index));
    }
    [[nodiscard]] const catalogue::Clause* clauseAt(PagePlace place) const;
    [[nodiscard]] std::optional<PagePlace> find(const QString& clause) const;
    /// The entry of a section's heading.
    [[nodiscard]] std::optional<int> findSection(const QString& section) const;
    /// The title of a section; empty for an unknown one.
    [[nodiscard]] catalogue::LocalizedText sectionTitle(const QString& section) const;
    /// What another expansion, which brings a gloss, is called.
    [[nodiscard]] catalogue::LocalizedText nameOf(const QString& expansion) const
    {
        return m_foreignNames.value(expansion);
    }
    /// Ids of the cases that a clause is shown by.
    [[nodiscard]] QStringList casesOf(const QString& clause) const { return m_cases.value(clause); }

private:
    void addGlosses(const std::vector<catalogue::Clause>& clauses);
    void addForeignGlosses(const catalogue::Catalogue& catalogue);
    void giveSigils();

    catalogue::Expansion m_expansion;
    std::vector<PageEntry> m_entries;
    QHash<QString, PagePlace> m_places;
    QHash<QString, QStringList> m_cases;
    QHash<QString, catalogue::LocalizedText> m_foreignNames;
};

} // namespace glossator::desktop
