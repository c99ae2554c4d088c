// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/clause_chapter.h"

#include "app/compiler/clause_checks.h"
#include "app/compiler/clause_source.h"
#include "app/compiler/clause_writer.h"
#include "app/compiler/edition_checks.h"
#include "app/compiler/edition_source.h"
#include "app/compiler/expansion_source.h"
#include "app/compiler/row_writer.h"

#include <QHash>

#include <algorithm>

namespace glossator::compiler {

namespace {

/// Files in the order of the shelf; files of unknown expansions, which are faults, come last.
void sortByShelf(std::vector<ClauseFile>& files, const std::vector<ExpansionSource>& expansions)
{
    QHash<QString, qsizetype> places;
    for (const ExpansionSource& expansion : expansions)
        places.insert(expansion.id.text, places.size());
    const auto placeOf = [&](const ClauseFile& file) {
        return places.value(file.expansion.text, places.size());
    };
    std::stable_sort(files.begin(), files.end(),
                     [&](const ClauseFile& a, const ClauseFile& b) { return placeOf(a) < placeOf(b); });
}

} // namespace

sources::Faults writeClauseChapter(QSqlDatabase& database, const SourceTree& tree)
{
    sources::Faults faults;
    const std::vector<EditionSource> editions = readEditionSources(tree.catalogue + "/editions.yaml", faults);
    const std::vector<ExpansionSource> expansions =
        readExpansionSources(tree.catalogue + "/expansions.yaml", faults);
    std::vector<ClauseFile> files;
    for (const std::string& path : filesIn(tree.catalogue + "/clauses", QStringLiteral(".yaml")))
        files.push_back(readClauseFile(path, faults));
    sortByShelf(files, expansions);
    for (const sources::Faults& crossed :
         {checkEditions(editions, expansions, files), checkClauses(expansions, files)})
        faults.insert(faults.end(), crossed.begin(), crossed.end());
    ClauseWriter writer(database, faults);
    for (const EditionSource& edition : editions)
        writer.write(edition);
    for (const ExpansionSource& expansion : expansions)
        writer.write(expansion);
    for (const ClauseFile& file : files)
        writer.write(file);
    return faults;
}

} // namespace glossator::compiler
