// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/clause_source.h"
#include "app/compiler/edition_source.h"
#include "app/compiler/expansion_source.h"
#include "app/compiler/row_writer.h"

namespace glossator::compiler {

/// Puts editions, expansions and clauses into their tables, in the order in which they are handed over.
class ClauseWriter
{
public:
    ClauseWriter(const QSqlDatabase& database, sources::Faults& faults);

    void write(const EditionSource& edition);
    void write(const ExpansionSource& expansion);
    void write(const ClauseFile& file);

private:
    void writeColumns(const ClauseFile& file, const SectionSource& section);
    void write(const ClauseFile& file, const ClauseSource& clause, const QString& section, int position);
    void writeOthers(const ClauseSource& clause);
    void writeLinks(const ClauseSource& clause);

    RowWriter m_segments;
    RowWriter m_expansions;
    RowWriter m_editions;
    RowWriter m_expansionEditions;
    RowWriter m_sections;
    RowWriter m_columns;
    RowWriter m_clauses;
    RowWriter m_others;
    RowWriter m_glosses;
    RowWriter m_rests;
    RowWriter m_links;
    int m_edition = 0; ///< editions written
    int m_shelf = 0;   ///< expansions written
    int m_number = 0;  ///< clauses written
};

} // namespace glossator::compiler
