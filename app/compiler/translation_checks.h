// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/po_file.h"
#include "model/catalogue/language.h"

#include <QHash>
#include <QStringList>

namespace glossator::compiler {

/// The English texts that can be translated.
struct KnownSegments
{
    QHash<QString, QString> texts;    ///< by segment id
    QHash<QString, std::size_t> rows; ///< by id of a clause that is a row of a table: number of columns
    bool isComplete = true; ///< false when a source could not be read: an unknown id may be in there
};

/// Judges the translations into one language against the English segments.
class TranslationChecks
{
public:
    TranslationChecks(catalogue::Language language, const KnownSegments& segments, sources::Faults& faults);

    void checkHeader(const PoFile& file, const std::string& path);
    /// True when the entry translates a segment that no entry before it has translated; what is wrong with
    /// it is noted either way.
    bool check(const PoEntry& entry);

private:
    bool isKnown(const PoEntry& entry);
    bool isFirst(const PoEntry& entry);
    void checkSource(const PoEntry& entry);
    void checkLetters(const PoEntry& entry);
    void checkAgainstSource(const PoEntry& entry);
    void checkRow(const PoEntry& entry);
    void fault(const PoEntry& entry, const QString& what, const QString& right);

    catalogue::Language m_language;
    const KnownSegments& m_segments;
    QStringList m_ids; ///< of all segments, sorted
    QHash<QString, sources::Place> m_seen;
    sources::Faults& m_faults;
};

} // namespace glossator::compiler
