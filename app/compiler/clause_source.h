// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/placed_text.h"
#include "model/catalogue/clause_enums.h"

#include <string>
#include <vector>

namespace glossator::compiler {

/// A clause as its source file has it.
struct ClauseSource
{
    PlacedText id;
    catalogue::ClauseKind kind = catalogue::ClauseKind::Note;
    catalogue::Origin origin = catalogue::Origin::Community;
    catalogue::Standing standing = catalogue::Standing::Open;
    catalogue::Proof proof = catalogue::Proof::Catalogue;
    QString date;
    PlacedText edition;             ///< empty for all
    std::vector<PlacedText> others; ///< ids of expansions of which one must lie on the table for it to matter
    std::vector<PlacedText> needs;  ///< and of which each must
    std::vector<PlacedText> names;  ///< and that it only names
    std::vector<PlacedText> glosses; ///< ids of clauses
    std::vector<PlacedText> restsOn; ///< ids of clauses
    std::vector<PlacedText> tiles;   ///< ids of tiles
    PlacedText text;
};

/// A section of a clause file.
struct SectionSource
{
    PlacedText id;
    PlacedText title;
    std::vector<PlacedText> tiles;   ///< ids of tiles
    std::vector<PlacedText> columns; ///< names; a section that has them is set as a table
    std::vector<ClauseSource> clauses;
};

/// One file of clauses: the rules of one expansion.
struct ClauseFile
{
    PlacedText expansion;
    PlacedText prefix;
    std::string path;
    std::vector<SectionSource> sections;
};

/// Reads one file of clauses. What is wrong within the file is added to `faults`, and what can be read comes
/// back all the same; references to other files are judged by checkClauses().
ClauseFile readClauseFile(const std::string& path, sources::Faults& faults);

} // namespace glossator::compiler
