// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/illustration_chapter.h"

#include "app/compiler/advice.h"
#include "app/compiler/clause_source.h"
#include "app/compiler/completeness.h"
#include "app/compiler/row_writer.h"

namespace glossator::compiler {

namespace {

/// Puts the tiles of each file into their tables, and notes those that the catalogue does not have.
class IllustrationWriter
{
public:
    IllustrationWriter(const QSqlDatabase& database, bool knowsAllTiles, sources::Faults& faults)
        : m_faults(faults), m_knowsAllTiles(knowsAllTiles),
          m_known(idsIn(database, "SELECT id FROM tile ORDER BY number")),
          m_sections(database, QStringLiteral("section_tile"),
                     QStringLiteral("expansion, section, position, tile"), faults),
          m_clauses(database, QStringLiteral("clause_tile"), QStringLiteral("clause, position, tile"), faults)
    {
    }

    void write(const ClauseFile& file)
    {
        for (const SectionSource& section : file.sections) {
            int position = 0;
            for (const PlacedText& tile : section.tiles) {
                check(tile);
                m_sections.add({file.expansion.text, section.id.text, position++, tile.text});
            }
            for (const ClauseSource& clause : section.clauses)
                write(clause);
        }
    }

private:
    void write(const ClauseSource& clause)
    {
        int position = 0;
        for (const PlacedText& tile : clause.tiles) {
            check(tile);
            m_clauses.add({clause.id.text, position++, tile.text});
        }
    }

    void check(const PlacedText& tile)
    {
        if (m_knowsAllTiles && !m_known.contains(tile.text))
            m_faults.push_back(
                faultAt(tile.place, QStringLiteral("unknown tile \"%1\"").arg(tile.text),
                        didYouMean(tile.text, m_known, QStringLiteral("name a tile of the catalogue"))));
    }

    sources::Faults& m_faults;
    bool m_knowsAllTiles;
    QStringList m_known;
    RowWriter m_sections;
    RowWriter m_clauses;
};

} // namespace

sources::Faults writeIllustrationChapter(QSqlDatabase& database, const SourceTree& tree)
{
    sources::Faults faults;
    sources::Faults known; // the chapter of clauses has told them
    IllustrationWriter writer(database, isEveryTileFileRead(database, tree), faults);
    for (const std::string& path : filesIn(tree.catalogue + "/clauses", QStringLiteral(".yaml")))
        writer.write(readClauseFile(path, known));
    return faults;
}

} // namespace glossator::compiler
