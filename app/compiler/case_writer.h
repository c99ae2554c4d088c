// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/row_writer.h"
#include "model/cases/case.h"

#include <QStringList>

namespace glossator::compiler {

/// Puts cases into their tables, in the order in which they are handed over, and notes the expansions and
/// clauses they name that are not in the catalogue.
class CaseWriter
{
public:
    /// `knowsAllClauses`: false when some could not be read, so that unknown ones are not judged.
    CaseWriter(const QSqlDatabase& database, bool knowsAllClauses, sources::Faults& faults);

    /// `source` is the whole text of the case's file.
    void write(const cases::Case& theCase, const QString& source);

private:
    void checkExpansions(const cases::Case& theCase);
    void checkClauses(const cases::Case& theCase);
    void checkName(const cases::Name& name, const QStringList& known, const QString& what);
    void checkSegments(const cases::Case& theCase);
    void writeSegments(const cases::Case& theCase);
    void writeClaims(const cases::Case& theCase);

    sources::Faults& m_faults;
    bool m_knowsAllClauses;
    QStringList m_knownExpansions;
    QStringList m_knownClauses;
    RowWriter m_segments;
    RowWriter m_files;
    RowWriter m_captions;
    RowWriter m_expansions;
    RowWriter m_claims;
    int m_position = 0; ///< cases written
};

} // namespace glossator::compiler
