// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace glossator::catalogue {

/// Why a catalogue could not be opened.
struct OpenError
{
    Q_DECLARE_TR_FUNCTIONS(OpenError)

public:
    enum class Kind {
        Missing,     ///< there is no such file
        Unreadable,  ///< the file is there and cannot be read
        NotDatabase, ///< the file is no SQLite database
        Truncated,   ///< the file is shorter than its own header says
        Foreign,     ///< a database of another program
        Older,       ///< compiled for an earlier Glossator
        Newer,       ///< compiled for a later Glossator
        Damaged      ///< a catalogue whose tables cannot be read
    };

    Kind kind = Kind::Missing;
    QString path;
    int found = 0;   ///< schema version of the file, for Older and Newer
    QString details; ///< what the database said, untranslated; may be empty

    /// One sentence for the user, in the language of the interface.
    [[nodiscard]] QString message() const;
};

/// "missing", "unreadable", "not-database", "truncated", "foreign", "older", "newer" or "damaged".
QString toString(OpenError::Kind kind);

} // namespace glossator::catalogue
